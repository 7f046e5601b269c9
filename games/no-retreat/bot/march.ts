/** The Movement Phase: who moves next, and where to. */
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { G, isMobile, isStatic, type SideNo } from '../model/army.ts';
import { gridOf } from '../model/ground.ts';
import { owesMove } from '../rules/movement/move-ends.ts';
import { isGoal } from '../rules/plans/planned-moves.ts';
import { merging } from '../rules/movement/cavalry-merger.ts';
import { marching, marchProc } from '../rules/movement/march.ts';
import { moving } from '../rules/movement/movement.ts';
import { reachOf } from '../rules/movement/reach.ts';
import { at, foe, isReduced, onMap, placeOf, unitsOf } from '../model/state.ts';
import type { Assessment } from './assessment.ts';
import { isToLeave } from './leaving.ts';
import { roomOf } from './cache.ts';
import { sameList, isDormant } from './situation.ts';
import { promiseOf, standWorth } from './stand.ts';

/** Of the many hexes within reach so many are looked at that promise most by themselves, and all next to an enemy or on the line. */
const LOOKED_AT = 10;
const isOfNote = (d: Assessment, hex: number): boolean => {
  const { s } = d;
  const enemy = s.count[foe(s.side)];
  const { near } = gridOf(s.g);
  if (d.line().on[hex] === 1) return true;
  for (let k = hex * 6; k < hex * 6 + 6; k++) if (near[k]! >= 0 && enemy[near[k]!]! > 0) return true;
  return false;
};
const worthALook = (d: Assessment, unit: number, hexes: readonly number[]): readonly number[] => {
  if (hexes.length <= LOOKED_AT || isToLeave(d, unit)) return hexes;
  const promise = new Map(hexes.map(hex => [hex, promiseOf(d, unit, hex)]));
  const best = hexes.toSorted((a, b) => promise.get(b)! - promise.get(a)! || a - b).slice(0, LOOKED_AT);
  return [...best, ...hexes.filter(hex => isOfNote(d, hex) && !best.includes(hex))];
};
/** Two counters find room; what else forbids a hex is asked when it is the best. */
const hasRoom = (d: Assessment, hex: number): boolean => d.s.count[d.s.side][hex]! < 3;
interface Way {
  readonly hex: number;
  readonly worth: number;
}
const waysOf = (d: Assessment, g: State, unit: number): readonly Way[] => {
  const found = reachOf(g, unit);
  const here = placeOf(g, unit);
  const hexes: number[] = [];
  for (let i = 0; i < found.count; i++) {
    const hex = found.order[i]!;
    if (hex !== here && hasRoom(d, hex)) hexes.push(hex);
  }
  if (owesMove(g, unit))
    return ranked(
      d,
      unit,
      hexes.filter(hex => isGoal(g, unit, hex)),
    );
  return ranked(d, unit, worthALook(d, unit, hexes));
};
const ranked = (d: Assessment, unit: number, hexes: readonly number[]): readonly Way[] =>
  hexes.map(hex => ({ hex, worth: standWorth(d, unit, hex) })).toSorted((a, b) => b.worth - a.worth || a.hex - b.hex);
/** Panzers first, they choose where to break through; of the Allies those on foot. Of the stayers nobody is asked twice. */
const inTurn = (g: State, side: SideNo): readonly number[] => {
  const able = unitsOf(g, side).filter(u => onMap(g, u) && !isStatic(g, u) && !isDormant(g, u));
  const [fast, slow] = [able.filter(u => isMobile(g, u)), able.filter(u => !isMobile(g, u))];
  const order = side === G ? [...fast, ...slow] : [...slow, ...fast];
  const { moved } = at(g);
  const last = order.findLastIndex(u => g.cells[moved + u] === 1);
  return order.slice(last + 1);
};
/** As if it set out now: the march is judged in the frame it will have. */
const setOut = (g: State, unit: number): State => ({
  ...g,
  stack: [
    ...g.stack,
    { proc: marchProc.name, at: '13.0/where', vars: { unit, origin: placeOf(g, unit), way: [], gone: 0 } },
  ],
});
const bestWay = (d: Assessment, a: Question, g: State, unit: number): Way | undefined => {
  const stay = owesMove(g, unit) ? -Infinity : standWorth(d, unit, placeOf(g, unit)) + d.w.trouble;
  for (const way of waysOf(d, g, unit)) {
    if (way.worth <= stay) return undefined;
    if (marching.judge(g, a, { do: 'to', hex: way.hex }).ok) return way;
  }
  return undefined;
};
/** 24.2 Whom the plan sends somewhere is asked again: the way may have opened since. */
const stillToMove = ({ s: { g, side } }: Assessment, a: Question): readonly number[] => {
  const order = inTurn(g, side);
  return moving.judge(g, a, { do: 'done' }).ok ? order : [...order, ...unitsOf(g, side).filter(u => owesMove(g, u))];
};
export const nextToMove = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  for (const unit of stillToMove(d, a)) {
    const choice = { do: 'move', unit } as const;
    if (!moving.judge(g, a, choice).ok) continue;
    const way = bestWay(d, a, setOut(g, unit), unit);
    if (!way) continue;
    roomOf(g).way = { n: g.cells.slice(), weights: d.w, unit, hex: way.hex };
    return choice;
  }
  return { do: 'done' };
};
export const goesTo = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const { unit } = marchProc.vars(g);
  const thought = roomOf(g).way;
  if (thought && thought.unit === unit && thought.weights === d.w && sameList(thought.n, g.cells))
    return { do: 'to', hex: thought.hex };
  const way = bestWay(d, a, g, unit);
  return way ? { do: 'to', hex: way.hex } : { do: 'stay' };
};
/** 25.1 Two make one that is whole. */
export const merge = (d: Assessment, a: Question): Choice =>
  legal(merging, d.s.g, a).find(c => c.do === 'merge' && isReduced(d.s.g, Number(c.units))) ?? { do: 'done' };
