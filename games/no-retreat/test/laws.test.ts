/** The laws that every game keeps, in all four scenarios; a few random games of each are played to the end here, 500 by `npm run laws`. */
import type { Rnd } from '../../../engine/random.ts';
import { clone, type Side, type State } from '../../../engine/state.ts';
import { testLaws } from '../../../engine/test/laws.ts';
import { boxOf } from '../box.ts';
import { noRetreat } from '../game.ts';
import { at, isFrance } from '../state.ts';

/** 5.0, 2.6, 5.7 Exchanges two pieces that the side cannot tell apart: cards of the enemy's hand and of the pile, markers of one front in cup and hand, plans; knows the rule of sight from the rulebook only. */
const swapHidden = (g: State, side: Side, rnd: Rnd): State => {
  const to = clone(g);
  const { SIZE, FIRST_MARKER, FIRST_PLAN, CARDS, MARKERS, PLANS } = boxOf(g);
  const { piece, known } = at(g);
  const bit = side === 'german' ? 1 : 2;
  const foe = side === 'german' ? 'allied' : 'german';
  const isHidden = (p: number): boolean => (g.n[known + p]! & bit) === 0;
  const foeNo = foe === 'german' ? 0 : 1;
  const swap = (pieces: readonly number[]): void => {
    const hidden = pieces.filter(isHidden);
    const one = hidden[rnd(hidden.length)];
    const two = hidden[rnd(hidden.length)];
    if (one === undefined || two === undefined) return;
    for (const cell of [piece, known]) [to.n[cell + one], to.n[cell + two]] = [g.n[cell + two]!, g.n[cell + one]!];
  };
  const lying = (from: number, count: number, boxes: readonly number[]): readonly number[] =>
    Array.from({ length: count }, (_, i) => from + i).filter(p => boxes.some(b => g.n[piece + p] === SIZE + b));
  swap(lying(0, CARDS.length, [0, 2 + foeNo]));
  const markers = lying(FIRST_MARKER, MARKERS.length, [4 + foeNo, 6 + foeNo]);
  for (const in1939 of [true, false]) swap(markers.filter(p => MARKERS[p - FIRST_MARKER]!.in1939 === in1939));
  if (isFrance(g))
    swap(lying(FIRST_PLAN, PLANS.length, [11 + foeNo, 13 + foeNo]).filter(p => PLANS[p - FIRST_PLAN]!.side === foe));
  if (to.n[at(g).fresh] !== 0 && side === 'allied') to.n[at(g).fresh] = 0;
  return to;
};

testLaws(noRetreat, {
  games: 4,
  dear: 1,
  seed: 'sedan',
  unsampled: ['leave', 'cancel', 'discard', 'play', 'add', 'attack', 'land'],
  swap: swapHidden,
  /** 5.0 A marker that is used for its ability is turned up: which of its kind it was, its front shows. */
  reveals: ['commit', 'score', 'cancel', 'blitz', 'target', 'blow', 'giveUp', 'hex', 'play'],
});
