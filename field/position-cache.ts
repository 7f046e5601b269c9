/** Caches what was worked out from a position until a cell changes. Frames may change meanwhile, so that cached values must not depend on them. */
import type { State } from '../engine/state.ts';
import { stepEpoch } from '../engine/run-epochs.ts';
import { changedFrom, asWords, type WordView } from '../kernel/compare-cells.ts';

/** `about` says whose value it is, or of what; only the last one is cached. */
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

/** Caches a value for the present step epoch (engine/run-epochs.ts). A step that has written already must not ask, unless it has reported it (`touched`). Outside a run the value is worked out every time. */
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
