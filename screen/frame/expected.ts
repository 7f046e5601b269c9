/** What a bot expects of its advice, in a sentence: a chance where the game has one, else points; of a range that is none, only its middle. */
import type { Advice } from '../session.ts';

export const expected = (
  { estimate, spread, hope }: Pick<Advice, 'estimate' | 'spread' | 'hope'>,
  points: (n: number) => string,
): string => {
  if (hope) return hope;
  if (spread[0] === spread[1]) return ''; // nothing was played through
  const [low, high] = spread.map(points) as [string, string];
  const about = points(estimate);
  const word = about === '1' ? 'point' : 'points';
  return low === high ? `Expects about ${about} ${word}.` : `Expects about ${about} ${word}, mostly ${low} to ${high}.`;
};
