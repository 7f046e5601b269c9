/** Checks the frames of a position set by hand: each has the right caller and the right variables. */
import type { Frame } from './flow.ts';
import type { State } from './state.ts';

export interface Shape {
  /** The procedures that call this one; empty for the outermost. */
  readonly in: readonly string[];
  /** The variables it must have, and those it may have. */
  readonly needs?: readonly string[];
  readonly may?: readonly string[];
  /** Other faults, in words; checked only if the frames and their variables are in order. */
  faults?(g: State, f: Frame): readonly string[];
}
export type Shapes = { readonly [proc: string]: Shape };

const misplaced = (shapes: Shapes, f: Frame, outer: Frame | undefined): string | undefined => {
  const callers = shapes[f.proc]?.in ?? [];
  if (outer ? callers.includes(outer.proc) : callers.length === 0) return undefined;
  return `flow: ${f.proc} cannot stand ${outer ? `in ${outer.proc}` : 'first'}: ${callers.length ? `it stands in ${callers.join(' or ')}` : 'it comes first'}`;
};
const miskept = ({ needs = [], may = [] }: Shape, f: Frame): string | undefined => {
  const missing = needs.find(v => f.vars[v] === undefined);
  const strange = Object.keys(f.vars).find(v => !needs.includes(v) && !may.includes(v));
  if (missing !== undefined) return `flow: ${f.proc} needs ${missing}`;
  return strange === undefined
    ? undefined
    : `flow: ${f.proc} knows no ${strange}; it keeps ${[...needs, ...may].join(', ') || 'nothing'}`;
};
export const frameFaults = (g: State, shapes: Shapes): readonly string[] => {
  const own = g.stack.filter(f => shapes[f.proc]);
  const bad = own.flatMap((f, i) => misplaced(shapes, f, own[i - 1]) ?? miskept(shapes[f.proc]!, f) ?? []); // frames of the engine itself may lie between
  return bad.length ? bad : own.flatMap(f => shapes[f.proc]!.faults?.(g, f) ?? []);
};
/** Whether this is a whole number within these limits. */
export const isWhole = (n: unknown, from: number, to: number): boolean =>
  Number.isInteger(n) && (n as number) >= from && (n as number) <= to;
