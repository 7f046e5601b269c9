/** Plans, checks, and the end of the game. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import { A, BRITISH, nationOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { concealing, punishing } from '../rules/turn/checks.ts';
import { bandsOf, endTotal } from '../rules/victory.ts';
import { AT, foe, happened, onMap, placeOf, unitsOf } from '../model/state.ts';
import type { Assessment } from './assessment.ts';
import { tireWorth } from './hand.ts';

/** What the Germans still win in a turn, and what the British still bring away. */
const A_TURN = 1.2;
/** British who stand where ships come to. */
const boarding = (d: Assessment): number => {
  const { g } = d.s;
  if (!happened(g, 'evacuation')) return 0;
  return unitsOf(g, A).filter(u => onMap(g, u) && nationOf(g, u) === BRITISH && boxOf(g).EZ[placeOf(g, u)] === 1)
    .length;
};
/** 20.3 What a marker of theirs that lies face down is taken for: the Dummy may be among them. */
const HIDDEN = 2.2;
/** The points as they would be counted now, what lies face down guessed. */
const pointsNow = (d: Assessment): number => {
  const { g, side } = d.s;
  const guessed = HIDDEN * g.cells[AT.planCount + foe(side)]!;
  return endTotal(g) + (side === A ? guessed : -guessed);
};
/** So much may change in a turn beyond what is expected. */
const SWING = 3;
/** 17.7, 20.1.7 The Allies end a game that is won, or that a turn more could lose by a level; one that is lost goes on while it can be turned, and not beyond. The Germans end it only when no more can be won. */
export const endHope = (d: Assessment): number => {
  const now = pointsNow(d);
  const [, half, most] = bandsOf(d.s.g) as readonly [number, number, number];
  if (d.s.side !== A) return now >= most ? 1 : -1;
  if (now < half) return boarding(d) > 0 && now + A_TURN < half - SWING ? -1 : 1;
  if (now >= most + SWING) return 1;
  if (d.w.endSoon > 0) return now < most ? 1 : -1;
  return now < most && now + 2 * A_TURN + SWING >= most ? 1 : -1;
};
export const end = (d: Assessment): Choice => (endHope(d) > 0 ? { do: 'endGame' } : { do: 'pass' });
export const punish = (d: Assessment, a: Question): Choice =>
  bestOf(legal(punishing, d.s.g, a), c => (c.do === 'tire' ? 0.1 + tireWorth(d, c.hex as number) : 0));
/** 7.3 What is met is laid; else now and then the Dummy: who always passes can be read. */
export const conceal = (d: Assessment, a: Question, rnd: Rnd): Choice => {
  const list = legal(concealing, d.s.g, a);
  const met = list.find(c => c.do === 'scored');
  const bluff = list.find(c => c.do === 'bluff');
  if (met) return met;
  return bluff && rnd(2) === 0 ? bluff : list.find(c => c.do === 'pass')!;
};
