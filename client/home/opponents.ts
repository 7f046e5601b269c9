/** The opponents that a game offers. */
import type { Listing } from '../../games/shelf.ts';
import { ME } from '../game/seats.ts';

export interface OpponentChoice {
  readonly word: string;
  /** Who plays every side; empty for the defaults. Missing if the game is played online. */
  readonly seats?: { readonly all?: string };
}
/** The ways to play a game from its card. */
export const opponentChoices = ({ card, brain }: Pick<Listing, 'card' | 'brain'>): readonly OpponentChoice[] =>
  card.players === 1
    ? [
        { word: 'alone', seats: { all: ME } },
        { word: 'watch a bot', seats: { all: 'staff' } },
        { word: 'friends look on' },
      ]
    : [
        ...(brain ? [{ word: 'a bot', seats: {} }] : []),
        { word: 'two here', seats: { all: ME } },
        { word: 'a friend by link' },
      ];
