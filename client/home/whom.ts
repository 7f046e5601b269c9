/** What can be played against whom, and under Continue whom a game is played against. */
import type { Listing } from '../../games/shelf.ts';
import { levelName } from '../levels.ts';
import { isWatched, ME, opponents, sideTitle } from '../seats.ts';
import type { Setup } from '../session.ts';

export interface Whom {
  readonly word: string;
  /** Who sits on every side (the defaults where nothing is said); none where it is played on a server. */
  readonly seats?: { readonly all?: string };
}
/** The ways to play a game from its card. */
export const whom = ({ card, brain }: Pick<Listing, 'card' | 'brain'>): readonly Whom[] =>
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

const article = (name: string): string => `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
/** 'You are German, against the staff officer.' */
export const against = (setup: Setup): string => {
  const sides = Object.keys(setup.seats);
  if (isWatched(setup)) return sides.length > 1 ? 'Bots play.' : 'A bot plays.';
  if (sides.length === 1) return 'You play alone.';
  const mine = sides.filter(side => setup.seats[side] === ME).map(sideTitle);
  const others = opponents(setup).map(([, who]) => article(levelName(who)));
  return others.length
    ? `You are ${mine.join(' and ')}, against ${others.join(' and ')}.`
    : 'Two players at this screen.';
};
