/** What follows from where the counters lie, worked out again after a position was set by hand: to name a unit's place is enough. */
import type { Saved } from '../../../engine/save.ts';
import type { State } from '../../../engine/state.ts';
import { PORT_HEXES, SIZE } from '../ground.ts';
import { AT, COUNT, controls, FULL, G, mobileUnits, onMap, placeOf, SIDE, stepsLeft, UNIT_NAMES } from '../state.ts';

type Position = Partial<Saved>;
const isNamed = (p: Position, column: 'steps' | 'level', unit: number): boolean => Object.hasOwn((p.columns?.[column] ?? {}) as object, UNIT_NAMES[unit]!);

/** 2.10 What comes onto the map from the dead comes at full strength, unless it is said otherwise. */
const revive = (g: State, before: State, p: Position): void => {
  for (let u = 0; u < COUNT; u++) if (onMap(g, u) && !onMap(before, u) && stepsLeft(g, u) === 0 && !isNamed(p, 'steps', u)) g.n[AT.steps + u] = FULL[u]!;
};
const stacksOf = (g: State): ReadonlyMap<number, number[]> => Map.groupBy([...mobileUnits(g)].filter(u => onMap(g, u)), u => placeOf(g, u));
/** 3.10 Those who stood there keep their order, and newcomers lie on top, unless it is said otherwise. */
const order = (g: State, before: State, p: Position, hex: number, stack: readonly number[]): void => {
  const onTop = (u: number): number => (placeOf(before, u) === hex || isNamed(p, 'level', u) ? 0 : 1), level = (u: number): number => g.n[AT.level + u]!;
  const sorted = stack.toSorted((a, b) => onTop(a) - onTop(b) || (onTop(a) ? 0 : level(a) - level(b)));
  for (const [i, u] of sorted.entries()) g.n[AT.level + u] = i;
};

/** Levels and heights from places; 3.1 whoever stands in a hex holds it; 8.8 a port in German hands was German once. */
export const derive = (g: State, before: State, position: Position): void => {
  revive(g, before, position);
  for (let u = 0; u < COUNT; u++) if (!onMap(g, u)) g.n[AT.level + u] = 0;
  g.n.fill(0, AT.height, AT.height + SIZE);
  for (const [hex, stack] of stacksOf(g)) {
    order(g, before, position, hex, stack);
    g.n[AT.height + hex] = stack.length;
    g.n[AT.control + hex] = SIDE[stack[0]!]! + 1;
  }
  for (const [i, hex] of PORT_HEXES.entries()) if (controls(g, G, hex)) g.n[AT.lostPort + i] = 1;
};
