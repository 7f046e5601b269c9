/** Stacks: counters in a hex by level, the highest on top. Levels run from 0 without a gap, so that a level reveals nothing of what lies beneath. */
import type { State } from '../engine/state.ts';

/** The first cells of the columns of stacks: place and level by counter, height by hex, and by counter whether the enemy has seen it where it is. */
export interface Stacks {
  readonly size: number;
  readonly place: number;
  readonly level: number;
  readonly height: number;
  readonly shown: number;
  /** The counters that can be in a stack: no forts, none of another scenario. */
  units(g: State): readonly number[];
  /** Called when a counter has moved or a stack has another order. */
  touched?(g: State): void;
}

export const heightOf = ({ height }: Stacks, g: State, hex: number): number => g.cells[height + hex]!;
export const isInHex = ({ size, place }: Stacks, g: State, unit: number): boolean =>
  g.cells[place + unit]! >= 0 && g.cells[place + unit]! < size;

/** The visible counters in a hex, lowest first. */
export const stackIn = (s: Stacks, g: State, hex: number): readonly number[] => {
  const list: number[] = [];
  const { cells: n } = g;
  const { place, level } = s;
  const height = n[s.height + hex]!;
  if (height === 0) return list;
  const units = s.units(g);
  for (let i = 0; i < units.length && list.length < height; i++) {
    const unit = units[i]!;
    if (n[place + unit] !== hex) continue;
    let k = list.length;
    for (; k > 0 && n[level + list[k - 1]!]! > n[level + unit]!; k--) list[k] = list[k - 1]!;
    list[k] = unit;
  }
  return list;
};
/** The counter on top, or -1. */
export const topOf = (s: Stacks, g: State, hex: number): number => stackIn(s, g, hex).at(-1) ?? -1;

/** Puts a counter on top of the stack in its new place, or in a box; the enemy forgets that it has seen it. */
export const putOnTop = (s: Stacks, g: State, unit: number, to: number): void => {
  const { cells: n } = g;
  const { size, place, level, height, shown } = s;
  const from = n[place + unit]!;
  n[place + unit] = to;
  n[shown + unit] = 0;
  if (from >= 0 && from < size) closeUp(s, g, from, n[level + unit]!);
  n[level + unit] = to < size ? n[height + to]! : 0;
  if (to < size) n[height + to]! += 1;
  s.touched?.(g);
};
const closeUp = (s: Stacks, g: State, hex: number, gap: number): void => {
  const { cells: n } = g;
  const { place, level } = s;
  n[s.height + hex]! -= 1;
  if (gap >= n[s.height + hex]!) return; // it lay on top
  for (const u of s.units(g)) if (n[place + u] === hex && n[level + u]! > gap) n[level + u]! -= 1;
};
/** Gives the whole stack this order, lowest first. */
export const order = (s: Stacks, g: State, stack: readonly number[]): void => {
  for (let i = 0; i < stack.length; i++) g.cells[s.level + stack[i]!] = i;
  s.touched?.(g);
};
/** Puts this counter on top of its stack. */
export const raise = (s: Stacks, g: State, unit: number): void =>
  order(s, g, [...stackIn(s, g, g.cells[s.place + unit]!).filter(u => u !== unit), unit]);
/** Puts this counter beneath the topmost `beneath` others: they go on, it stays. */
export const sink = (s: Stacks, g: State, unit: number, beneath: number): void => {
  const rest = stackIn(s, g, g.cells[s.place + unit]!).filter(u => u !== unit);
  order(s, g, rest.toSpliced(rest.length - beneath, 0, unit));
};

/** Works out heights and levels from places alone, after a position was set by hand. `sorted` gives the order of the counters in a hex, lowest first. */
export const restack = (
  s: Stacks,
  g: State,
  sorted: (hex: number, stack: readonly number[]) => readonly number[],
): ReadonlyMap<number, readonly number[]> => {
  const { cells: n } = g;
  const stacks = Map.groupBy(
    s.units(g).filter(u => isInHex(s, g, u)),
    u => n[s.place + u]!,
  );
  for (const u of s.units(g)) if (!isInHex(s, g, u)) n[s.level + u] = 0;
  n.fill(0, s.height, s.height + s.size);
  for (const [hex, stack] of stacks) {
    order(s, g, sorted(hex, stack));
    n[s.height + hex] = stack.length;
  }
  return stacks;
};

/** A fault in a stack: its height differs from the number of its counters, or its levels have a gap. */
export interface StackFault {
  readonly hex: number;
  readonly wrong: 'height' | 'levels';
  readonly count: number;
}
export const stackFaults = (s: Stacks, g: State): readonly StackFault[] => {
  const count = new Uint8Array(s.size);
  const levels = new Uint32Array(s.size);
  for (const u of s.units(g)) {
    if (!isInHex(s, g, u)) continue;
    const hex = g.cells[s.place + u]!;
    count[hex]! += 1;
    levels[hex]! |= 1 << Math.min(31, g.cells[s.level + u]!);
  }
  const faults: StackFault[] = [];
  for (let hex = 0; hex < s.size; hex++) {
    if (count[hex] !== heightOf(s, g, hex)) faults.push({ hex, wrong: 'height', count: count[hex]! });
    if (levels[hex] !== 2 ** count[hex]! - 1) faults.push({ hex, wrong: 'levels', count: count[hex]! });
  }
  return faults;
};

/** The first fault found in a hex with one of these counters; each hex is checked once. */
export const firstWrong = <F>(
  s: Stacks,
  g: State,
  units: readonly number[],
  wrong: (hex: number) => F | undefined,
): F | undefined => {
  let first = s.size;
  let fault: F | undefined;
  let seen: Set<number> | undefined;
  for (const u of units) {
    const hex = g.cells[s.place + u]!;
    if (hex < 0 || hex >= first) continue;
    if (heightOf(s, g, hex) > 1) {
      if (seen?.has(hex)) continue;
      (seen ??= new Set()).add(hex);
    }
    const found = wrong(hex);
    if (found === undefined) continue;
    first = hex;
    fault = found;
  }
  return fault;
};

/** For an overfull hex: every smallest set of counters without which the rest may stay together. A counter in none of the sets may not be moved out. After one has left, the function is asked again. It tries all sets, which is fine for a stack but not for an army. */
export const fewestOut = (
  units: readonly number[],
  mayLie: (rest: readonly number[]) => boolean,
): readonly (readonly number[])[] => {
  for (let count = 0; count < units.length; count++) {
    const sets = setsOf(units, count).filter(out => mayLie(units.filter(u => !out.includes(u))));
    if (sets.length) return sets;
  }
  return [units];
};
const setsOf = (units: readonly number[], count: number): readonly (readonly number[])[] =>
  count === 0 ? [[]] : units.flatMap((u, i) => setsOf(units.slice(i + 1), count - 1).map(rest => [u, ...rest]));
