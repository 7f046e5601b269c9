/** What was found of a position, for whoever asks again before a cell has changed: frames may, and what is found must not rest on them. */
import type { State } from '../engine/state.ts';
import { stepEpoch } from '../engine/run-epochs.ts';
import { changedFrom, asWords, type WordView } from '../kernel/compare-cells.ts';

/** `about`: whose, or of what; only the last one is kept. */
export type Cached<T, A> = (g: State, about: A, find: (g: State, about: A) => T) => T;

export const cachedWhileUnchanged = <T, A>(): Cached<T, A> => {
  let then: WordView = asWords(new Int16Array(0));
  let now: WordView = then;
  let last: { readonly box: object; readonly about: A; readonly found: T } | undefined;
  let moment = 0;
  const isSame = (g: State): boolean => {
    if (moment !== 0 && moment === stepEpoch(g)) return true;
    moment = stepEpoch(g);
    if (now.cells !== g.cells) now = asWords(g.cells);
    return then.cells.length === g.cells.length && changedFrom(now, then, 0, g.cells.length) === g.cells.length;
  };
  return (g, about, find) => {
    if (last !== undefined && last.about === about && last.box === g.box && isSame(g)) return last.found;
    const found = find(g, about);
    last = { box: g.box, about, found };
    moment = stepEpoch(g);
    if (then.cells.length === g.cells.length) then.cells.set(g.cells);
    else then = asWords(new Int16Array(g.cells));
    return found;
  };
};

/** What was found in this moment of the machine's work, for whoever asks again in it; not to be asked for by a step that has written already, unless it has said so (`touched`). Where the machine is at no work it is found anew. */
export const cachedForStep = <T, A>(): Cached<T, A> => {
  let last: { readonly moment: number; readonly about: A; readonly found: T } | undefined;
  return (g, about, find) => {
    const moment = stepEpoch(g);
    if (moment !== 0 && last?.moment === moment && last.about === about) return last.found;
    const found = find(g, about);
    last = { moment, about, found };
    return found;
  };
};
