/** The opponents of a game in progress, in words. */
import { levelName } from '../game/levels.ts';
import { isWatched, ME, opponents, sideTitle } from '../game/seats.ts';
import type { Setup } from '../game/session.ts';

const article = (name: string): string => `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
/** Such as "You are German, against the staff officer." */
export const opponentText = (setup: Setup): string => {
  const sides = Object.keys(setup.seats);
  if (isWatched(setup)) return sides.length > 1 ? 'Bots play.' : 'A bot plays.';
  if (sides.length === 1) return 'You play alone.';
  const mine = sides.filter(side => setup.seats[side] === ME).map(sideTitle);
  const others = opponents(setup).map(([, who]) => article(levelName(who)));
  return others.length
    ? `You are ${mine.join(' and ')}, against ${others.join(' and ')}.`
    : 'Two players at this screen.';
};
