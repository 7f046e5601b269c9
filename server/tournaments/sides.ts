/** Who plays which side. */
import { firstSidesOf, hadFirstSideLast, luckOfSides, type History, type Pair } from './history.ts';

const MAX_LUCK_DIFFERENCE = 1e-9;
/** Whoever had the first side more seldom gets it; then whoever the sides were worse to gets the better one; then sides alternate; then they follow the board. */
export const withSides = (h: Pick<History, 'games'>, a: number, b: number, share: number, board: number): Pair => {
  const aFirst: Pair = { first: a, second: b };
  const bFirst: Pair = { first: b, second: a };
  const often = firstSidesOf(h, a) - firstSidesOf(h, b);
  if (often !== 0) return often < 0 ? aFirst : bFirst;
  const luck = (luckOfSides(h, a) - luckOfSides(h, b)) * (share - 0.5);
  if (Math.abs(luck) > MAX_LUCK_DIFFERENCE) return luck < 0 ? aFirst : bFirst;
  const [aLast, bLast] = [hadFirstSideLast(h, a), hadFirstSideLast(h, b)];
  if (aLast !== bLast) return aLast === true || bLast === false ? bFirst : aFirst;
  return board % 2 === 0 ? aFirst : bFirst;
};
/** Whether two can meet without either having had one side two times oftener than the other; `x` and `y` say how much oftener they had the first side. */
export const areSidesBalanced = (x: number, y: number): boolean =>
  Math.max(Math.abs(Math.min(x, y) + 1), Math.abs(Math.max(x, y) - 1)) <= 1;
