/** 4.1 Cards: decks, hands, and where a card goes when it was drawn, played, used or put away. */
import { emit } from '../../../../engine/events.ts';
import type { Call } from '../../../../engine/flow.ts';
import { drawing, piecesIn, put, shuffleIn, sizeOf } from '../../../../engine/pieces.ts';
import type { Side, State } from '../../../../engine/state.ts';
import { boxOf, type OfBox, type SideNo } from '../../model/box.ts';
import type { CardRow } from '../../data/cards.ts';
import type { Plain } from '../../data/tables.ts';
import {
  ALLIED_DISCARDS,
  ALLIED_HAND,
  BOTTOM,
  DECK,
  EXHIBITED,
  GERMAN_DISCARDS,
  GERMAN_HAND,
  REMOVED,
  USED,
} from '../../model/state.ts';
import { at, sideNo } from '../../model/tracks.ts';

export const cardRow = (g: OfBox, card: number): Plain<CardRow> => boxOf(g).tables.cards[card]!;
/** '7 Four-Year Plan' */
export const cardName = (g: OfBox, card: number): string => boxOf(g).cardWords[card]!;
export const valueOf = (g: OfBox, card: number): number => cardRow(g, card).ce ?? 0;

export const handOf = (s: SideNo): number => (s === 0 ? GERMAN_HAND : ALLIED_HAND);
export const discardsOf = (s: SideNo): number => (s === 0 ? GERMAN_DISCARDS : ALLIED_DISCARDS);
/** The cards of a hand that are known; in a view of the other side's there may be more. */
export const handIn = (g: State, s: SideNo): readonly number[] => piecesIn(boxOf(g).CARDS, g, handOf(s));
export const handSize = (g: State, s: SideNo): number => sizeOf(boxOf(g).CARDS, g, handOf(s));
export const isInHand = (g: State, s: SideNo, card: number): boolean => g.cells[at(g).card + card] === handOf(s);
/** 4.3.1 Taken from the other hand this turn: neither played, nor used, nor stolen back. */
export const isFresh = (g: State, card: number): boolean => g.cells[at(g).fresh + card] === 1;
export const putCard = (g: State, card: number, zone: number): void => put(boxOf(g).CARDS, g, card, zone);

const drawn = (g: State, by: Side, out: readonly number[]): void => {
  emit(g, { is: 'drew', case: '4.1.2', side: sideNo(by), count: out.length });
  emit(g, { is: 'drawn', case: '4.1.2', to: [by], out });
};
export const draws = drawing(g => boxOf(g).CARDS, 'draw', '4.1.2', { deck: DECK, bottom: BOTTOM }, drawn);
export const drawCards = (by: Side, left: number): Call => draws.proc.call({ by, hand: handOf(sideNo(by)), left });

/** 4.1.9 What was exhibited, used or put away goes under the deck when the turn ends; one-time cards whose event was played leave the game. */
export const clearCards = (g: State): void => {
  const { CARDS } = boxOf(g);
  for (const card of piecesIn(CARDS, g, EXHIBITED)) putCard(g, card, cardRow(g, card).once ? REMOVED : BOTTOM);
  for (const zone of [USED, GERMAN_DISCARDS, ALLIED_DISCARDS])
    for (const card of piecesIn(CARDS, g, zone)) putCard(g, card, BOTTOM);
  for (const card of CARDS.rows) g.cells[at(g).fresh + card] = 0;
};
/** 4.1.10 After the segment what lies under the deck is shuffled in. */
export const reshuffle = (g: State): void => shuffleIn(boxOf(g).CARDS, g, BOTTOM, DECK);
