/** Fog of war: of an enemy stack the top is seen and its height, and what a look has shown. */
import { oneOf } from '../engine/decide.ts';
import type { Rnd } from '../engine/random.ts';
import { HOLE, type State } from '../engine/state.ts';
import { heightOf, isInHex, stackIn, type Stacks } from './stacks.ts';

/** Beneath another, and not seen since it came there. The level tells: there are no gaps. */
export const isCovered = (s: Stacks, g: State, unit: number): boolean =>
  isInHex(s, g, unit) &&
  g.cells[s.shown + unit] === 0 &&
  g.cells[s.level + unit]! + 1 < heightOf(s, g, g.cells[s.place + unit]!);

/** Of the covered ones of these a view shows nothing: a hole in each of these columns by counter, their place among them. */
export const cover = (s: Stacks, g: State, view: State, units: readonly number[], columns: readonly number[]): void => {
  for (const u of units) if (isCovered(s, g, u)) for (const at of columns) view.cells[at + u] = HOLE;
};
/** The enemy has seen these where they lie, until they move. */
export const show = ({ shown }: Stacks, g: State, units: readonly number[]): void => {
  for (const u of units) g.cells[shown + u] = 1;
};

/**
 * How well a hidden counter fits beneath one that is seen: 0 not at all; of the others the best go first.
 * `stack` are those who lie there already, seen or laid down before it: one army a hex, so many points.
 */
export type Fit = (top: number, unit: number, stack: readonly number[]) => number;

/**
 * A world that fits the view: hidden counters go where a stack is higher than what is seen of it, on the levels that nobody seen has.
 * `blank` puts something fitting into the other columns of a hidden counter, before any is laid down.
 */
export const uncover = (
  s: Stacks,
  g: State,
  rnd: Rnd,
  fit: Fit,
  blank: (g: State, unit: number, rnd: Rnd) => void,
): State => {
  const hidden = s.units(g).filter(u => g.cells[s.place + u] === HOLE);
  for (const u of hidden) blank(g, u, rnd);
  for (let hex = 0; hex < s.size; hex++) {
    const seen = stackIn(s, g, hex);
    const missing = heightOf(s, g, hex) - seen.length;
    if (missing > 0) hide(s, g, hex, seen, missing, hidden, rnd, fit);
  }
  return g;
};
const hide = (
  s: Stacks,
  g: State,
  hex: number,
  seen: readonly number[],
  missing: number,
  hidden: number[],
  rnd: Rnd,
  fit: Fit,
): void => {
  const top = seen.at(-1)!;
  const stack = [...seen];
  const taken = new Set(seen.map(u => g.cells[s.level + u]!));
  for (let k = 0, level = 0; k < missing; k++, level++) {
    const fits = hidden.map(u => fit(top, u, stack));
    const best = Math.max(0, ...fits);
    const fitting = hidden.filter((_, i) => fits[i] === best);
    const unit = oneOf(fitting, rnd);
    stack.push(unit);
    hidden.splice(hidden.indexOf(unit), 1);
    while (taken.has(level)) level++;
    g.cells[s.place + unit] = hex;
    g.cells[s.level + unit] = level;
  }
};
