/** What a bot expects of its advice, in a sentence: the chance to win if the game has one, otherwise points. A range of one number is left out. */
import type { Advice } from '../session.ts';

export const expected = (
  { estimate, spread, hope }: Pick<Advice, 'estimate' | 'spread' | 'hope'>,
  points: (n: number) => string,
): string => {
  if (hope) return hope;
  if (spread[0] === spread[1]) return ''; // no playouts were made
  const [low, high] = spread.map(points) as [string, string];
  const about = points(estimate);
  const word = about === '1' ? 'point' : 'points';
  return low === high ? `Expects about ${about} ${word}.` : `Expects about ${about} ${word}, mostly ${low} to ${high}.`;
};
