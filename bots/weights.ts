/** What a staff weighs by: a table of named numbers, turned for an intention or shaken for a weaker player. */
import type { Choice } from '../engine/decide.ts';
import type { Rnd } from '../engine/random.ts';

type Table = { readonly [name: string]: number };
const mapped = <W extends Table>(w: W, of: (x: number, name: string) => number): W =>
  Object.fromEntries(Object.entries(w).map(([name, x]) => [name, of(x, name)])) as W;
/** Some of the weights times something. */
export const times = <W extends Table>(w: W, turned: { readonly [K in keyof W]?: number }): W =>
  mapped(w, (x, name) => x * (turned[name as keyof W] ?? 1));
/** A staff that is not quite sure what things are worth: each weight off by a share that grows with the noise. */
export const shaken = <W extends Table>(w: W, rnd: Rnd, noise: number): W =>
  mapped(w, x => x * Math.exp((noise * (rnd(1001) + rnd(1001) - 1000)) / 1500));

/** The first of the choices worth most. */
export const bestOf = (list: readonly Choice[], worth: (c: Choice) => number): Choice => {
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
/** Worked out when it is first asked for. */
export const later = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
/** The same by number: of each hex, unit or nation when it is first asked about. */
export const laterFor = <T>(make: (no: number) => T): ((no: number) => T) => {
  const made: { readonly value: T }[] = [];
  return no => (made[no] ??= { value: make(no) }).value;
};
