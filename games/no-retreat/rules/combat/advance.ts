/** 14.8 Advance after combat. */
import {
  no,
  ok,
  type Decision,
  type Verdict,
  stackAt,
  cells,
  variable,
  blockedBy,
  places,
  untilOver,
} from '../../../../engine/decide.ts';
import { again, next, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, G, isMobile, isStatic, isWhite, nameOf, sideOf, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { joinedTo, placed, rowOver, sideTo, terrainOf, waterTo } from '../../model/ground.ts';
import { at, controls, placeOf, sideName, sideNo, unitsIn } from '../../model/state.ts';
import { mayBeIn } from '../movement/areas.ts';
import { battleIn, putBattle, type Battle } from './battle-vars.ts';
import { alive } from './losses.ts';
import { crossRhine, moveTo } from '../movement/control.ts';
import { isBarredTo } from '../position/board-cache.ts';
import { aboutBattle } from './odds.ts';
import { finishTodo, isDoing } from './result-queue.ts';
import { mayEndAt } from '../movement/regional.ts';
import { mayStackFreely } from '../movement/stacking.ts';
import { IN_SUPPLY, isInactive, supplyOf } from '../supply/supply.ts';
import { isGivenUp, laid } from '../cards/pool.ts';
import { TURN } from '../position/obstacles.ts';
import { ask, emit, goto } from '../flow.ts';

/** Hexes without defenders. After D, CR or EX/CR only if all of them retreated and none was eliminated for want of a path. */
const vacated = (g: State, b: Battle): readonly number[] => {
  const byRetreat = b.result === 'D' || b.result === 'CR' || b.result === 'EX/CR';
  if (byRetreat && (b.retreated.length === 0 || b.stuck)) return [];
  return b.hexes.filter(hex => unitsIn(g, hex).every(u => boxOf(g).SIDE[u] === b.attacker));
};
const hexesGone = (b: Battle, unit: number): number => b.advanced.filter(u => u === unit).length;
/** 14.8.1 A Blitzkrieg!, supply or No Actions marker limits it to one hex. Supply and No Actions count only in the hex it starts from: markers of friends it passes through do not bind it. */
const isUnderMarker = (g: State, b: Battle, unit: number): boolean =>
  g.cells[at(g).blitz + unit] === 1 ||
  (hexesGone(b, unit) === 0 && (supplyOf(g, unit) !== IN_SUPPLY || isInactive(g, unit)));
/** 14.8.1 How many hexes it may advance. */
const mostHexes = (g: State, b: Battle, unit: number): number => {
  if (b.todo[0]!.n < 2 || !isMobile(g, unit) || isUnderMarker(g, b, unit)) return 1;
  return b.support.some(s => s.what === 'thirdHex') ? 3 : 2;
};
/** 14.8.1 Terrain, or a hexside, that ends the advance. */
const stopsIn = (g: State, from: number, hex: number): boolean =>
  terrainOf(g, hex).stopsAdvance === true || rowOver(g, waterTo(g, from, hex))?.stopsAdvance === true;
/** 13.2.1, 18.8, 19.8 May it enter this hex, stacking aside? */
const mayCome = (g: State, unit: number, from: number, hex: number): Verdict => {
  if (isBarredTo(g, boxOf(g).CAMP[unit]!, hex))
    return blockedBy(stackAt(hex), '14.8.1', `an enemy stands in ${placed(g, hex)}`, [hex]);
  if (sideOf(g, unit) === A && isGivenUp(g, hex))
    return blockedBy(
      cells('lies', ...laid(g, A, 'Surrender!')),
      '19.8',
      `${placed(g, hex)} has a Surrender! marker: no Allied unit enters it`,
      [hex],
    );
  return mayEndAt(g, unit, from, hex)
    ? mayBeIn(g, unit, hex)
    : blockedBy(TURN, '18.8', `${nameOf(g, unit)} is Regional and stays in its area until turn 8`, [hex]);
};
/** 14.8.1 May it pass through friends it cannot stack with? Only if it can stop in a hex beyond them. */
const mayPass = (g: State, b: Battle, unit: number, hex: number): boolean =>
  hexesGone(b, unit) + 1 < mostHexes(g, b, unit) &&
  !stopsIn(g, placeOf(g, unit), hex) &&
  joinedTo(g, hex).some(to => mayCome(g, unit, hex, to).ok && mayStackFreely(g, unit, to).ok);
/** The unit that is passing through friends: it moves on before any other unit moves. */
const passing = (g: State, b: Battle): number | undefined =>
  alive(g, b.advanced.slice(-1)).find(u => !mayStackFreely(g, u, placeOf(g, u)).ok);
/** 14.8 The first hex is one the defenders left; further hexes follow from there. */
const mayAdvance = (g: State, b: Battle, unit: number, hex: number): Verdict => {
  const from = placeOf(g, unit);
  const gone = hexesGone(b, unit);
  const name = nameOf(g, unit);
  if (!alive(g, b.attackers).includes(unit)) return blockedBy(untilOver(g), '14.8', `${name} was not in the attack`);
  if (isWhite(g, unit) || isStatic(g, unit)) return no('14.8', `${name} never advances`);
  if (!(joinedTo(g, from) as readonly number[]).includes(hex))
    return blockedBy(places(unit), '14.8', `${placed(g, hex)} is not next to ${placed(g, from)}, where ${name} is`, [
      hex,
    ]);
  if (gone === 0 && !vacated(g, b).includes(hex))
    return blockedBy(untilOver(g), '14.8', `${placed(g, hex)} was not vacated by the enemy`, [hex]);
  if (gone >= mostHexes(g, b, unit))
    return blockedBy(variable('advanced'), '14.8.1', `${name} has advanced as far as it may`, [hex]);
  const come = mayCome(g, unit, from, hex);
  if (!come.ok) return come;
  const stack = mayStackFreely(g, unit, hex);
  return stack.ok || !mayPass(g, b, unit, hex) ? stack : ok;
};
const judgeAdvancing = (g: State, b: Battle, c: Advancing): Verdict => {
  const through = passing(g, b);
  if (through !== undefined && (c.do === 'done' || c.unit !== through))
    return blockedBy(
      places(through),
      '14.8.1',
      `${nameOf(g, through)} cannot stay in ${placed(g, placeOf(g, through))} and goes on first`,
    );
  return c.do === 'done' ? ok : mayAdvance(g, b, c.unit, c.hex);
};
type Move = { readonly do: 'advance'; readonly unit: number; readonly hex: number };
const movesOf = (g: State, b: Battle): readonly Move[] => {
  const moves: Move[] = [];
  for (const unit of alive(g, b.attackers)) {
    const to = hexesGone(b, unit) === 0 ? vacated(g, b) : joinedTo(g, placeOf(g, unit));
    for (const hex of to) moves.push({ do: 'advance', unit, hex });
  }
  return moves;
};
/** 15.4 The event says whether the hex was enemy-controlled: a unit that enters such a hex keeps its Blitzkrieg! marker. */
const enter = (g: State, unit: number, hex: number, side: SideNo): void => {
  const from = placeOf(g, unit);
  const theirs = !controls(g, side, hex);
  if (side === G) crossRhine(g, sideTo(g, from, hex));
  moveTo(g, unit, hex);
  emit(g, { is: 'advanced', case: '14.8', unit, from, hex, theirs });
};
/** A unit that may go no farther is listed three times, the most hexes any unit advances. */
const ENOUGH = [1, 2, 3];
type Advancing = Move | { readonly do: 'done' };
export const advancing: Decision<Advancing> = {
  verbs: ['advance', 'done'],
  candidates: g => [{ do: 'done' }, ...movesOf(g, battleIn(g))],
  judge: (g, _a, c) => judgeAdvancing(g, battleIn(g), c),
  take: (g, a, c) => {
    if (c.do === 'done') {
      finishTodo(g);
      return next;
    }
    const b = battleIn(g);
    const stops = mostHexes(g, b, c.unit) === 1 || stopsIn(g, placeOf(g, c.unit), c.hex);
    enter(g, c.unit, c.hex, sideNo(a.side));
    putBattle(g, { ...battleIn(g), advanced: [...b.advanced, ...(stops ? ENOUGH : [1]).map(() => c.unit)] });
    return again;
  },
  forced: ['done'],
  say: (g, _a, c) => (c.do === 'done' ? 'Advance no farther' : `${nameOf(g, c.unit)} advances to ${placed(g, c.hex)}`),
};
export const advanceStep: Step<Battle, '14.8'> = {
  at: '14.8',
  case: '14.8',
  name: 'Advance after combat',
  when: isDoing('advance'),
  run: (g, { vars: b }) => {
    if (movesOf(g, b).some(m => mayAdvance(g, b, m.unit, m.hex).ok))
      return ask(sideName(b.attacker), 'advancing', '14.8', aboutBattle(g, b));
    finishTodo(g);
    return goto('14.7/next');
  },
};
