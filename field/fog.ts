/** Fog of war: of an enemy stack only the top unit and the height are seen, and the units that a look has revealed. */
import { oneOf } from '../engine/decide.ts';
import type { Rnd } from '../engine/random.ts';
import { HOLE, type State } from '../engine/state.ts';
import { heightOf, isInHex, stackIn, type Stacks } from './stacks.ts';

/** Whether a counter lies beneath another and has not been seen since it came there. The level is enough to tell, because levels have no gaps. */
export const isCovered = (s: Stacks, g: State, unit: number): boolean =>
  isInHex(s, g, unit) &&
  g.cells[s.shown + unit] === 0 &&
  g.cells[s.level + unit]! + 1 < heightOf(s, g, g.cells[s.place + unit]!);

/** Hides the covered counters from a view: a hole in each of these columns, the place among them. */
export const cover = (s: Stacks, g: State, view: State, units: readonly number[], columns: readonly number[]): void => {
  for (const u of units) if (isCovered(s, g, u)) for (const at of columns) view.cells[at + u] = HOLE;
};
/** The enemy has seen these units where they lie, until they move. */
export const show = ({ shown }: Stacks, g: State, units: readonly number[]): void => {
  for (const u of units) g.cells[shown + u] = 1;
};

/** How well a hidden counter fits beneath a visible one: 0 not at all; otherwise the highest value goes first. `stack` holds the counters that lie there already, seen or placed before it, so that limits such as one army in a hex can be checked. */
export type Fit = (top: number, unit: number, stack: readonly number[]) => number;

/** A world that fits the view: hidden counters go where a stack is higher than what is seen of it, on the levels that no visible counter has. `blank` first fills the other columns of each hidden counter with something possible. */
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
