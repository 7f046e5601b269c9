/** All against all: everybody meets everybody once, by the circle method. An odd number of players gives each of them one bye. */
import type { Pair } from './history.ts';
import type { Round } from './swiss.ts';

/** The empty place in the circle of an odd number of players. */
const EMPTY = -1;
export const roundsFor = (players: number): number => (players % 2 === 0 ? players - 1 : players);

/** Sides do not depend on the round: each player has the first side against half of the others, or against one more or less. */
const withSides = (players: readonly number[], a: number, b: number): Pair => {
  const even = players.length % 2 === 0;
  const circle = even ? players.length - 1 : players.length;
  const [i, j] = [players.indexOf(a), players.indexOf(b)];
  const last = even ? players.length - 1 : EMPTY;
  if (i === last || j === last) {
    const other = i === last ? j : i;
    const lastFirst = other % 2 === 0;
    return (i === last) === lastFirst ? { first: a, second: b } : { first: b, second: a };
  }
  return (j - i + circle) % circle <= (circle - 1) / 2 ? { first: a, second: b } : { first: b, second: a };
};
/** The pairs of round `round`, from 1 on. */
export const pairAll = (players: readonly number[], round: number): Round => {
  const seats = players.length % 2 === 0 ? players : [...players, EMPTY];
  const [fixed, ...others] = seats as [number, ...number[]];
  const turned = others.map((_, i) => others[(i + round - 1) % others.length]!);
  const circle = [fixed, ...turned];
  const facing = circle.slice(0, circle.length / 2).map((p, i) => [p, circle[circle.length - 1 - i]!] as const);
  const bye = facing.find(pair => pair.includes(EMPTY))?.find(p => p !== EMPTY);
  return {
    bye,
    pairs: facing.filter(pair => !pair.includes(EMPTY)).map(([a, b]) => withSides(players, a, b)),
  };
};
