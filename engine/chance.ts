/** F6 Chance: a step asks, the host draws, the step receives the result. Decks and cups are zones: which piece it is, is drawn when it is turned up. */
import type { Case, Side, State } from './state.ts';
import type { Next } from './flow.ts';

/** `by` rolls; `to` lists the sides that see the result. */
export type Draw = { readonly case: Case; readonly by: Side; readonly to: readonly Side[] | 'all' } & (
  | { readonly dice: readonly number[] }
  | { readonly take: number; readonly from: number }
);

/** The pieces in a zone, sorted by number: a set, never an order. */
export type Pool = (g: State, zone: number) => readonly number[];

const chance = (draw: Draw): Next => ({ to: 'chance', draw });
/** Rolls dice with these numbers of faces; everybody sees them. */
export const roll = (by: Side, ruleCase: Case, ...faces: readonly number[]): Next =>
  chance({ by, case: ruleCase, to: 'all', dice: faces });
/** Draws pieces blindly from a zone. */
export const take = (
  by: Side,
  ruleCase: Case,
  from: number,
  count: number,
  to: readonly Side[] | 'all' = 'all',
): Next => chance({ by, case: ruleCase, to, take: count, from });

/** The uniform random numbers the draw needs: the exclusive upper limit of each, in order. */
export const drawSizes = (d: Draw, poolSize: number): readonly number[] =>
  'dice' in d ? d.dice : fallingFrom(poolSize, Math.min(d.take, poolSize));
const fallingFrom = (first: number, count: number): readonly number[] => {
  const sizes: number[] = [];
  for (let i = 0; i < count; i++) sizes.push(first - i);
  return sizes;
};

/** Turns such numbers into what the step receives: faces from 1, or pieces. */
export const drawn = (d: Draw, pool: readonly number[], numbers: readonly number[]): readonly number[] => {
  if ('dice' in d) return numbers.map(n => n + 1);
  if (numbers.length === 1) return [pool[numbers[0]!]!];
  const left = [...pool];
  return numbers.map(n => left.splice(n, 1)[0]!);
};

/** Whether the draw could have had this result. */
export const possible = (d: Draw, pool: readonly number[], out: readonly number[]): boolean =>
  'dice' in d
    ? out.length === d.dice.length && out.every((n, i) => Number.isInteger(n) && n >= 1 && n <= d.dice[i]!)
    : out.length === Math.min(d.take, pool.length) &&
      new Set(out).size === out.length &&
      out.every(p => pool.includes(p));

export interface Outcome {
  readonly out: readonly number[];
  readonly p: number;
}
/** Every result with its exact probability. */
export const outcomes = (d: Draw, pool: readonly number[]): readonly Outcome[] => {
  let all: readonly Outcome[] = [{ out: [], p: 1 }];
  for (const [i, size] of drawSizes(d, pool.length).entries())
    all = all.flatMap(o => {
      const faces = 'dice' in d ? Array.from({ length: size }, (_, k) => k + 1) : pool.filter(x => !o.out.includes(x));
      return faces.map(x => ({ out: [...o.out.slice(0, i), x], p: o.p / faces.length }));
    });
  return all;
};
