/** The Movement Phase: who moves next, and where to; 10.3.1 the railheads. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import { isMech, isStaticUnit, nationOf, SOVIETS } from '../model/army.ts';
import { chartsOf } from '../model/box.ts';
import { gridOf } from '../model/ground.ts';
import { begin, marching } from '../rules/march.ts';
import { marchNow, marchOf, reachedBy, type March } from '../rules/marchers.ts';
import { moving } from '../rules/movement.ts';
import { movingRailheads, railheadOf } from '../rules/railheads.ts';
import {
  at,
  foe,
  isActive,
  MOVED,
  NOT_MOVED,
  ofNation,
  ofPower,
  onMap,
  placeOf,
  STOPPED,
  UNDER_WAY,
} from '../model/state.ts';
import type { Assessment } from './assessment.ts';
import { botCacheOf, type Thought } from './cache.ts';
import { sameList } from './situation.ts';
import { isOfNote, promiseOf, standWorth } from './worth.ts';

interface Way {
  readonly hex: number;
  readonly worth: number;
}
/** Of the many hexes a railway leads to, so many are looked at that promise most by themselves. */
const LOOKED_AT = 14;
const reachable = (d: Assessment, m: March): readonly number[] => {
  const { normal, column } = reachedBy(d.s.g, m);
  const hexes: number[] = [];
  for (let i = 0; i < normal.count; i++) if (normal.order[i] !== m.hex) hexes.push(normal.order[i]!);
  for (let i = 0; i < column.count; i++) if (normal.cost[column.order[i]!] === UNREACHED) hexes.push(column.order[i]!);
  return hexes;
};
/** Those, all next to an enemy, and all that would close the line. */
const worthALook = (d: Assessment, unit: number, hexes: readonly number[]): readonly number[] => {
  if (hexes.length <= LOOKED_AT) return hexes;
  const promise = new Map(hexes.map(hex => [hex, promiseOf(d, unit, hex)]));
  const best = hexes.toSorted((a, b) => promise.get(b)! - promise.get(a)! || a - b).slice(0, LOOKED_AT);
  return [...best, ...hexes.filter(hex => isOfNote(d, unit, hex) && !best.includes(hex))];
};
/** The best place within reach of these, staying apart. */
const bestWay = (d: Assessment, m: March): Way | undefined => {
  const unit = m.units[0]!;
  let best: Way | undefined;
  for (const hex of worthALook(d, unit, reachable(d, m))) {
    const worth = standWorth(d, unit, hex);
    if (!best || worth > best.worth) best = { hex, worth };
  }
  return best;
};
/** As if it set out now: what it would gain by going. */
const gainOf = (d: Assessment, unit: number): number => {
  const { g } = d.s;
  const { moved, factor, spent, column } = at(g);
  const cells = [moved, factor, spent, column].map(cell => cell + unit);
  const before = cells.map(cell => g.cells[cell]!);
  begin(g, unit);
  const way = bestWay(d, marchOf(g, [unit], placeOf(g, unit) as HexId));
  if (way) botCacheOf(g).way = { s: d.s, weights: d.w, unit, from: placeOf(g, unit), hex: way.hex };
  cells.forEach((cell, i) => {
    g.cells[cell] = before[i]!;
  });
  return way ? way.worth - standWorth(d, unit, placeOf(g, unit)) - d.w.trouble : -1;
};
/** On foot first, mechanised units when the others stand; of the stayers nobody is asked twice. */
const inTurn = (g: State, power: number): readonly number[] => {
  const able = ofPower(g, power).filter(u => onMap(g, u) && !isStaticUnit(g, u) && isActive(g, nationOf(g, u)));
  const order = [...able.filter(u => !isMech(g, u)), ...able.filter(u => isMech(g, u))];
  const { moved } = at(g);
  const last = order.findLastIndex(u => [MOVED, UNDER_WAY, STOPPED].includes(g.cells[moved + u]!));
  return order.slice(last + 1).filter(u => g.cells[moved + u] === NOT_MOVED);
};
export const nextToMove = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  for (const unit of inTurn(g, d.power)) {
    const choice = { do: 'move', unit } as const;
    if (gainOf(d, unit) > 0 && moving.judge(g, a, choice).ok) return choice;
  }
  return { do: 'done' };
};
/** The same unit in the same place, and nobody has stirred since. */
const isSame = ({ s, w }: Assessment, m: March, x: Thought): boolean =>
  m.units.length === 1 &&
  m.units[0] === x.unit &&
  m.hex === x.from &&
  x.weights === w &&
  x.s.turn === s.turn &&
  [0, 1].every(
    side =>
      sameList(x.s.attack[side as 0]!, s.attack[side as 0]!) && sameList(x.s.count[side as 0]!, s.count[side as 0]!),
  );
/** Who has set out goes: to stay would only be asked again. */
const goTo = (d: Assessment): Choice => {
  const { g } = d.s;
  const m = marchNow(g);
  const thought = botCacheOf(g).way;
  const way = thought && isSame(d, m, thought) ? thought : bestWay(d, m);
  return way ? { do: 'to', hex: way.hex } : { do: 'stay' };
};
export const goesTo = (d: Assessment, a: Question): Choice => {
  const choice = goTo(d);
  return marching.judge(d.s.g, a, choice as never).ok ? choice : { do: 'stay' };
};

/** What a railhead does in a hex: the armies it feeds, and how near it lies to what they are to take; none beside the enemy. */
const railheadWorth = (d: Assessment, hex: number): number => {
  const { s } = d;
  const reach = chartsOf(s.g).railheads.tail + 1;
  const fed = ofNation(s.g, SOVIETS).filter(
    u => onMap(s.g, u) && distance(gridOf(s.g), placeOf(s.g, u) as HexId, hex as HexId) <= reach,
  ).length;
  const near = gridOf(s.g).around[hex]!.some(h => s.count[foe(s.side)][h]! > 0);
  return d.field(SOVIETS, hex) + 0.3 * fed - (near ? 2 : 0);
};
export const moveRailhead = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const gain = (c: Choice): number =>
    c.do === 'done'
      ? 0
      : railheadWorth(d, c.hex as number) - railheadWorth(d, railheadOf(g, c.railhead as number)) - 0.05;
  return bestOf(legal(movingRailheads, g, a), gain);
};
