/** What makes a position well-formed: every count of the state agrees with the counters. */
import type { State } from '../../../engine/state.ts';
import { labelOf, isLand, SIZE } from '../ground.ts';
import { AT, COUNT, FORT, FULL, heightOf, mobileUnits, onMap, placeOf, SIDE, stackIn, stepsLeft, turnOf, UNIT_NAMES } from '../state.ts';

const MOST_TURNS = 13;
const stacks = (g: State): readonly string[] => {
  const count = new Uint8Array(SIZE), out: string[] = [];
  for (const u of mobileUnits(g)) if (onMap(g, u)) count[placeOf(g, u)]! += 1;
  for (let hex = 0; hex < SIZE; hex++) {
    if (count[hex] !== heightOf(g, hex)) out.push(`6.0 ${labelOf(hex)} has height ${heightOf(g, hex)}, but ${count[hex]} units stand there`);
    if (!count[hex]) continue;
    const stack = stackIn(g, hex);
    if (!isLand(hex)) out.push(`10.5 ${UNIT_NAMES[stack[0]!]} stands in water at ${labelOf(hex)}`);
    if (new Set(stack.map(u => SIDE[u])).size > 1) out.push(`6.2 both sides stand in ${labelOf(hex)}`);
    if (stack.some((u, level) => g.n[AT.level + u] !== level)) out.push(`3.10 the levels in ${labelOf(hex)} do not run from 0 without a gap`);
  }
  return out;
};
const steps = (g: State): readonly string[] => {
  const out: string[] = [];
  for (let u = 0; u < COUNT; u++) {
    if (stepsLeft(g, u) > FULL[u]! || (onMap(g, u) && stepsLeft(g, u) < 1)) out.push(`2.10 ${UNIT_NAMES[u]} has ${stepsLeft(g, u)} steps`);
    if (FORT[u] && g.n[AT.level + u]) out.push(`6.1 the fort ${UNIT_NAMES[u]} has a level`);
  }
  return out;
};
export const faults = (g: State): readonly string[] => [
  ...stacks(g), ...steps(g), ...(turnOf(g) < 1 || turnOf(g) > MOST_TURNS ? [`5.0 turn is ${turnOf(g)}, not 1 to ${MOST_TURNS}`] : []),
];
