/** 4.1 Cards: decks, hands, and where a card goes when it is drawn, played, used or put away. */
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
import { call, emit } from '../flow.ts';

export const cardRow = (g: OfBox, card: number): Plain<CardRow> => boxOf(g).tables.cards[card]!;
/** Number and title: '7 Four-Year Plan'. */
export const cardName = (g: OfBox, card: number): string => boxOf(g).cardWords[card]!;
export const valueOf = (g: OfBox, card: number): number => cardRow(g, card).ce ?? 0;

export const handOf = (s: SideNo): number => (s === 0 ? GERMAN_HAND : ALLIED_HAND);
export const discardsOf = (s: SideNo): number => (s === 0 ? GERMAN_DISCARDS : ALLIED_DISCARDS);
/** The known cards of a hand. In a view, the other side's hand can hold more (`handSize`). */
export const handIn = (g: State, s: SideNo): readonly number[] => piecesIn(boxOf(g).CARDS, g, handOf(s));
export const handSize = (g: State, s: SideNo): number => sizeOf(boxOf(g).CARDS, g, handOf(s));
export const isInHand = (g: State, s: SideNo, card: number): boolean => g.cells[at(g).card + card] === handOf(s);
/** 4.3.1 Whether the card was stolen this turn. Until the turn ends it cannot be played, used or stolen back. */
export const isFresh = (g: State, card: number): boolean => g.cells[at(g).fresh + card] === 1;
export const putCard = (g: State, card: number, zone: number): void => put(boxOf(g).CARDS, g, card, zone);

const drawn = (g: State, by: Side, out: readonly number[]): void => {
  emit(g, { is: 'drew', case: '4.1.2', side: sideNo(by), count: out.length });
  emit(g, { is: 'drawn', case: '4.1.2', to: [by], out });
};
export const draws = drawing(g => boxOf(g).CARDS, 'draw', '4.1.2', { deck: DECK, bottom: BOTTOM }, drawn);
export const drawCards = (by: Side, left: number): Call => call('draw', { by, hand: handOf(sideNo(by)), left });

/** 4.1.9 At the end of the turn, exhibited, used and discarded cards go under the deck. A one-time card whose event was played leaves the game. */
export const clearCards = (g: State): void => {
  const { CARDS } = boxOf(g);
  for (const card of piecesIn(CARDS, g, EXHIBITED)) putCard(g, card, cardRow(g, card).once ? REMOVED : BOTTOM);
  for (const zone of [USED, GERMAN_DISCARDS, ALLIED_DISCARDS])
    for (const card of piecesIn(CARDS, g, zone)) putCard(g, card, BOTTOM);
  for (const card of CARDS.rows) g.cells[at(g).fresh + card] = 0;
};
/** 4.1.10 Shuffles the cards under the deck into it. */
export const reshuffle = (g: State): void => shuffleIn(boxOf(g).CARDS, g, BOTTOM, DECK);
