/** 4.1, 4.2 What a card in hand may or must be used for this turn. */
import { blockedBy, cells, no, ok, type Verdict } from '../../../../engine/decide.ts';
import type { State } from '../../../../engine/state.ts';
import type { SideNo } from '../../model/box.ts';
import { AT } from '../../model/state.ts';
import { chronology, monthOf, yearOf } from '../../model/tracks.ts';
import { cardName, cardRow, handIn, isFresh, isInHand, valueOf } from './cards.ts';

/** 4.1.3 How many cards a side may still play or discard this turn. */
export const slotsLeft = (g: State, s: SideNo): number => {
  if (monthOf(g) > 1) return 0;
  const { play } = chronology(g);
  return (s === 0 ? play.german : play.allied) + g.cells[AT.extra + s]! - g.cells[AT.played + s]!;
};
/** 4.1.11 A card can be played from its year on. */
const isPlayable = (g: State, card: number): boolean => (cardRow(g, card).year ?? 0) <= yearOf(g) && !isFresh(g, card);
export const MUST = 0;
const OF_YEAR = 1;
const FREE = 2;
/** 4.1.11, 4.1.13 Cards that must be played come first, then cards of this year. */
export const rankOf = (g: State, card: number): number => {
  const row = cardRow(g, card);
  if (row.must) return MUST;
  return row.year === yearOf(g) ? OF_YEAR : FREE;
};
/** The card that must be played before any other, or -1. */
export const dueCard = (g: State, s: SideNo): number => {
  let due = -1;
  for (const c of handIn(g, s)) if (isPlayable(g, c) && rankOf(g, c) < (due < 0 ? FREE : rankOf(g, due))) due = c;
  return due;
};
/** 4.1.13 A card that must be played and still can be this turn has no other use. */
const isOwed = (g: State, s: SideNo, card: number): boolean =>
  cardRow(g, card).must === true && isPlayable(g, card) && slotsLeft(g, s) > 0;

/** 4.2, 4.3.1, 4.1.13 Whether a card in hand may be used for its counterespionage value. */
export const mayUse = (g: State, s: SideNo, card: number): Verdict => {
  const name = cardName(g, card);
  if (!isInHand(g, s, card)) return blockedBy(cells('card', card), '4.2', `${name} is not in your hand`);
  if (valueOf(g, card) === 0) return no('4.2', `${name} has no value in counterespionage`);
  if (isFresh(g, card))
    return blockedBy(cells('fresh', card), '4.3.1', `${name} was taken this turn: it cannot be used yet`);
  if (isOwed(g, s, card)) return blockedBy(cells('played', s), '4.1.13', `${name} must be played for its event`);
  return ok;
};
