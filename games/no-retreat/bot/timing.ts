/** Plans, checks, and the end of the game. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Ask, type Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import { A, BRITISH, nationOf } from '../army.ts';
import { boxOf } from '../box.ts';
import { concealing, punishing } from '../rules/checks.ts';
import { bandsOf, endTotal } from '../rules/victory.ts';
import { happened, onMap, placeOf, unitsOf } from '../state.ts';
import type { Desk } from './desk.ts';
import { tireWorth } from './hand.ts';

/** What the Germans still win in a turn, and what the British still bring away. */
const A_TURN = 1.2;
/** British who stand where ships come to. */
const boarding = (d: Desk): number => {
  const { g } = d.s;
  if (!happened(g, 'evacuation')) return 0;
  return unitsOf(g, A).filter(u => onMap(g, u) && nationOf(g, u) === BRITISH && boxOf(g).EZ[placeOf(g, u)] === 1)
    .length;
};
/** How much the side gains by the end coming now, in points. */
export const endHope = (d: Desk): number => {
  const { g, side } = d.s;
  const now = endTotal(g);
  const bands = bandsOf(g);
  const level = (points: number): number => bands.filter(from => points >= from).length;
  const later = now + A_TURN - 2 * Math.min(1, boarding(d));
  const gain = 5 * (level(later) - level(now)) + (later - now);
  return side === A ? gain : -gain;
};
export const end = (d: Desk): Choice => (endHope(d) > 0 ? { do: 'endGame' } : { do: 'pass' });
export const punish = (d: Desk, a: Ask): Choice =>
  bestOf(legal(punishing, d.s.g, a), c => (c.do === 'tire' ? 0.1 + tireWorth(d, c.hex as number) : 0));
/** 7.3 What is met is laid; else now and then the Dummy: who always passes can be read. */
export const conceal = (d: Desk, a: Ask, rnd: Rnd): Choice => {
  const list = legal(concealing, d.s.g, a);
  const met = list.find(c => c.do === 'scored');
  const bluff = list.find(c => c.do === 'bluff');
  if (met) return met;
  return bluff && rnd(2) === 0 ? bluff : list.find(c => c.do === 'pass')!;
};
