/** The weights of a staff: a table of named numbers, changed for an intention or randomised for a weaker player. */
import type { Choice } from '../engine/decide.ts';
import type { Rnd } from '../engine/random.ts';

type Table = { readonly [name: string]: number };
const mapped = <W extends Table>(w: W, of: (x: number, name: string) => number): W =>
  Object.fromEntries(Object.entries(w).map(([name, x]) => [name, of(x, name)])) as W;
/** Multiplies some of the weights. */
export const times = <W extends Table>(w: W, turned: { readonly [K in keyof W]?: number }): W =>
  mapped(w, (x, name) => x * (turned[name as keyof W] ?? 1));
/** A staff unsure of what things are worth: each weight is off by a share that grows with the noise. */
export const shaken = <W extends Table>(w: W, rnd: Rnd, noise: number): W =>
  mapped(w, x => x * Math.exp((noise * (rnd(1001) + rnd(1001) - 1000)) / 1500));

/** The best choice, the first of several that are equal. */
export const bestOf = <C extends Choice>(list: readonly C[], worth: (c: C) => number): C => {
  let best = list[0]!;
  let most = -Infinity;
  for (const c of list) {
    const x = worth(c);
    if (x > most) {
      most = x;
      best = c;
    }
  }
  return best;
};
/** Computed on first use. */
export const later = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
/** Computed on first use for each hex, unit or nation by its number. */
export const laterFor = <T>(make: (no: number) => T): ((no: number) => T) => {
  const made: { readonly value: T }[] = [];
  return no => (made[no] ??= { value: make(no) }).value;
};
