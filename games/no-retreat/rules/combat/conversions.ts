/** 14.7.4, 22.0 Results converted by rules, events and leaders, and by choice of the defender. */
import { ok, type Decision } from '../../../../engine/decide.ts';
import { next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, campOf, FRENCH, G, isDynamo, nationOf, POLES, SOVIET_CAMP } from '../../model/army.ts';
import { RESULTS, type Result } from '../../data/rows.ts';
import { isLed } from '../../model/state.ts';
import { battleIn, putBattle, type Battle } from './battle-vars.ts';
import { mayPlaceBlow } from './marker-placement.ts';
import { emit } from '../flow.ts';

export const has = (b: Battle, what: string): boolean => b.support.some(s => s.what === what);
const isMobileTable = (b: Battle): boolean => b.table === 'German Mobile' || b.table === 'Allied Mobile';

/** The result an event converts this one to; nothing if the event does not apply. */
const SWAPS: { readonly [what: string]: (b: Battle, r: Result) => Result | undefined } = {
  panic: b => (b.table === 'Blitzkrieg' ? 'DS' : undefined),
  pocket: (_b, r) => (r === 'DR' ? 'DS' : undefined),
  prepared: (_b, r) => (r === 'CA' || r === 'CA1' ? '-' : undefined),
  soften: (_b, r) => (r === 'DR' || r === 'DS' ? 'EX' : undefined),
};
/** 5.1 If events contradict each other, the last one played applies. */
const swappedBy = (b: Battle, rolled: Result): Result => {
  for (let i = b.support.length - 1; i >= 0; i--) {
    const r = SWAPS[b.support[i]!.what]?.(b, rolled);
    if (r) return r;
  }
  return rolled;
};
/** 14.7.4, 18.10, 22.4, 22.5, 22.8 The result after events, leaders and missing Counterblow markers. */
export const convertedBy = (g: State, b: Battle, rolled: Result): Result => {
  let r = steadyResult(g, b, swappedBy(b, rolled));
  if (r === 'CB' && isGermanAttack(g, b) && isLed(g, 'Bock')) r = 'EX';
  if (r === 'CB' && !mayPlaceBlow(g, b)) r = '-';
  if (isPolishMobile(g, b) && (r === 'CA' || r === 'CA1')) r = '-';
  return r;
};
/** 22.8 Bock does not command Soviets. */
const isGermanAttack = (g: State, b: Battle): boolean =>
  b.attacker === G && b.attackers.some(u => campOf(g, u) !== SOVIET_CAMP);
/** 18.10 D and DR against Dynamo become EX. 22.4 Under Hitler a D against Germans becomes D1, also a D taken instead of a required counterattack. */
export const steadyResult = (g: State, b: Battle, r: Result): Result => {
  if ((r === 'D' || r === 'DR') && b.defenders.some(u => isDynamo(g, u))) return 'EX';
  return r === 'D' && b.attacker === A && isLed(g, 'Hitler') ? 'D1' : r;
};
/** 22.5 Poles who defend in Mobile Combat under Rydz-Śmigły do not counterattack. */
export const isPolishMobile = (g: State, b: Battle): boolean =>
  b.attacker === G && isMobileTable(b) && isLed(g, 'Rydz-Smigly') && b.defenders.some(u => nationOf(g, u) === POLES);
/** 22.2, 22.6 The result the defender may take instead. */
export const wishFor = (g: State, b: Battle): Result | undefined => {
  if (b.attacker !== G) return undefined;
  if (b.result === 'DR' && isLed(g, 'Weygand') && b.defenders.some(u => nationOf(g, u) === FRENCH)) return 'D1';
  return b.result === 'CR' && isLed(g, 'Sosnkowski') ? 'EX' : undefined;
};
export const wishCase = (b: Battle): string => (b.result === 'DR' ? '22.2' : '22.6');
export const converting: Decision<{ readonly do: 'convert' } | { readonly do: 'pass' }> = {
  verbs: ['convert', 'pass'],
  candidates: () => [{ do: 'convert' }, { do: 'pass' }],
  judge: () => ok,
  take: (g, _a, c) => {
    const b = battleIn(g);
    const to = c.do === 'convert' ? wishFor(g, b) : undefined;
    if (to) {
      putBattle(g, { ...b, result: to });
      emit(g, {
        is: 'converted',
        case: wishCase(b),
        came: RESULTS.indexOf(to),
      });
    }
    return next;
  },
  say: (g, _a, c) => (c.do === 'convert' ? `Take it as ${wishFor(g, battleIn(g))}` : 'Let it stand'),
};
