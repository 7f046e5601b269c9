/** What was found of a position, for whoever asks again before a cell has changed: frames may, and what is found must not rest on them. */
import type { State } from '../engine/state.ts';
import { changedFrom, worded, type Worded } from '../kernel/words.ts';

/** `about`: whose, or of what; only the last one is kept. */
export type KeptWhileSame<T, A> = (g: State, about: A, find: (g: State, about: A) => T) => T;

export const keptWhileSame = <T, A>(): KeptWhileSame<T, A> => {
  let then: Worded = worded(new Int16Array(0));
  let now: Worded = then;
  let last: { readonly box: object; readonly about: A; readonly found: T } | undefined;
  const isSame = (g: State, about: A): boolean => {
    if (last === undefined || last.about !== about || last.box !== g.box) return false;
    if (now.cells !== g.n) now = worded(g.n);
    return then.cells.length === g.n.length && changedFrom(now, then, 0, g.n.length) === g.n.length;
  };
  return (g, about, find) => {
    if (isSame(g, about)) return last!.found;
    const found = find(g, about);
    last = { box: g.box, about, found };
    if (then.cells.length === g.n.length) then.cells.set(g.n);
    else then = worded(new Int16Array(g.n));
    return found;
  };
};
