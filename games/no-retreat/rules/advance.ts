/** 14.8 Advance after combat. */
import { no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, goto, next, type Step } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { A, G, isMobile, isStatic, isWhite, nameOf, type SideNo } from '../army.ts';
import { boxOf } from '../box.ts';
import { joinedTo, placed, sideTo, terrainOf } from '../ground.ts';
import { at, controls, placeOf, sideName, sideNo, unitsIn } from '../state.ts';
import { mayBeIn } from './areas.ts';
import { battleIn, putBattle, type Battle } from './battle-vars.ts';
import { alive, crossRhine, moveTo } from './losses.ts';
import { isBarredTo } from './memo.ts';
import { aboutBattle } from './odds.ts';
import { finishTodo, isDoingStep } from './results.ts';
import { mayStackFreely } from './stacking.ts';
import { IN_SUPPLY, isInactive, supplyOf } from './supply.ts';
import { isGivenUp } from './pool.ts';

/** Where everybody is gone; after a D only if all of them went by themselves. */
const vacated = (g: State, b: Battle): readonly number[] => {
  const byRetreat = b.result === 'D' || b.result === 'CR' || b.result === 'EX/CR';
  if (byRetreat && (b.retreated.length === 0 || b.stuck)) return [];
  return b.hexes.filter(hex => unitsIn(g, hex).every(u => boxOf(g).SIDE[u] === b.attacker));
};
const hexesGone = (b: Battle, unit: number): number => b.advanced.filter(u => u === unit).length;
/** 14.8.1 How many hexes it may go. */
const mostHexes = (g: State, b: Battle, unit: number): number => {
  const { n } = b.todo[0]!;
  const far = b.support.some(s => s.what === 'thirdHex') ? 3 : 2;
  const bound =
    n < 2 ||
    !isMobile(g, unit) ||
    g.n[at(g).blitz + unit] === 1 ||
    supplyOf(g, unit) !== IN_SUPPLY ||
    isInactive(g, unit);
  return bound ? 1 : far;
};
/** Into a vacated hex first, then on from there. */
const mayAdvance = (g: State, b: Battle, unit: number, hex: number): Verdict => {
  const from = placeOf(g, unit);
  const gone = hexesGone(b, unit);
  const name = nameOf(g, unit);
  if (!alive(g, b.attackers).includes(unit)) return no('14.8', `${name} was not in the attack`);
  if (isWhite(g, unit) || isStatic(g, unit)) return no('14.8', `${name} never advances`);
  if (!(joinedTo(g, from) as readonly number[]).includes(hex))
    return no('14.8', `${placed(g, hex)} is not next to ${name}`, [hex]);
  if (gone === 0 && !vacated(g, b).includes(hex))
    return no('14.8', `${placed(g, hex)} was not vacated by the enemy`, [hex]);
  if (gone >= mostHexes(g, b, unit)) return no('14.8.1', `${name} goes no farther`, [hex]);
  if (gone > 0 && terrainOf(g, from).stopsAdvance)
    return no('14.8.1', `the ground of ${placed(g, from)} stops the advance`, [hex]);
  if (isBarredTo(g, boxOf(g).CAMP[unit]!, hex)) return no('14.8.1', `an enemy stands in ${placed(g, hex)}`, [hex]);
  if (b.attacker === A && isGivenUp(g, hex)) return no('19.8', `${placed(g, hex)} has a Surrender! marker`, [hex]);
  const ground = mayBeIn(g, unit, hex);
  return ground.ok ? mayStackFreely(g, unit, hex) : ground;
};
const movesOf = (
  g: State,
  b: Battle,
): readonly { readonly do: 'advance'; readonly unit: number; readonly hex: number }[] =>
  alive(g, b.attackers).flatMap(unit => {
    const gone = hexesGone(b, unit);
    const to: readonly number[] = gone === 0 ? vacated(g, b) : joinedTo(g, placeOf(g, unit));
    return to.map(hex => ({ do: 'advance', unit, hex }) as const);
  });
/** 15.4 Its marker stays with a unit that has entered a hex of the enemy. */
const enter = (g: State, unit: number, hex: number, side: SideNo): void => {
  const from = placeOf(g, unit);
  const theirs = !controls(g, side, hex);
  if (side === G) crossRhine(g, sideTo(g, from, hex));
  moveTo(g, unit, hex);
  emit(g, { is: 'advanced', case: '14.8', unit, from, hex, theirs });
};
type Advancing = { readonly do: 'advance'; readonly unit: number; readonly hex: number } | { readonly do: 'done' };
export const advancing: Decision<Advancing> = {
  verbs: ['advance', 'done'],
  candidates: g => [{ do: 'done' }, ...movesOf(g, battleIn(g))],
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayAdvance(g, battleIn(g), c.unit, c.hex)),
  take: (g, a, c) => {
    if (c.do === 'done') {
      finishTodo(g);
      return next;
    }
    enter(g, c.unit, c.hex, sideNo(a.side));
    const b = battleIn(g);
    putBattle(g, { ...b, advanced: [...b.advanced, c.unit] });
    return again;
  },
  forced: ['done'],
  say: (g, _a, c) => (c.do === 'done' ? 'Advance no farther' : `${nameOf(g, c.unit)} advances to ${placed(g, c.hex)}`),
};
export const advanceStep: Step<Battle> = {
  at: '14.8',
  case: '14.8',
  name: 'Advance after combat',
  when: isDoingStep('advance'),
  run: (g, { vars: b }) => {
    if (movesOf(g, b).some(m => mayAdvance(g, b, m.unit, m.hex).ok))
      return ask(sideName(b.attacker), 'advancing', '14.8', aboutBattle(g, b));
    finishTodo(g);
    return goto('14.7/next');
  },
};
