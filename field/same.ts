/** What was found of a position, for whoever asks again before a cell has changed: frames may, and what is found must not rest on them. */
import type { State } from '../engine/state.ts';
import { momentNo } from '../engine/work.ts';
import { changedFrom, worded, type Worded } from '../kernel/words.ts';

/** `about`: whose, or of what; only the last one is kept. */
export type Kept<T, A> = (g: State, about: A, find: (g: State, about: A) => T) => T;

export const keptWhileSame = <T, A>(): Kept<T, A> => {
  let then: Worded = worded(new Int16Array(0));
  let now: Worded = then;
  let last: { readonly box: object; readonly about: A; readonly found: T } | undefined;
  let moment = 0;
  const isSame = (g: State): boolean => {
    if (moment !== 0 && moment === momentNo(g)) return true;
    moment = momentNo(g);
    if (now.cells !== g.n) now = worded(g.n);
    return then.cells.length === g.n.length && changedFrom(now, then, 0, g.n.length) === g.n.length;
  };
  return (g, about, find) => {
    if (last !== undefined && last.about === about && last.box === g.box && isSame(g)) return last.found;
    const found = find(g, about);
    last = { box: g.box, about, found };
    moment = momentNo(g);
    if (then.cells.length === g.n.length) then.cells.set(g.n);
    else then = worded(new Int16Array(g.n));
    return found;
  };
};

/** What was found in this moment of the machine's work, for whoever asks again in it; not to be asked for by a step that has written already, unless it has said so (`touched`). Where the machine is at no work it is found anew. */
export const keptForMoment = <T, A>(): Kept<T, A> => {
  let last: { readonly moment: number; readonly about: A; readonly found: T } | undefined;
  return (g, about, find) => {
    const moment = momentNo(g);
    if (moment !== 0 && last?.moment === moment && last.about === about) return last.found;
    const found = find(g, about);
    last = { moment, about, found };
    return found;
  };
};
