/** What makes a position well-formed: every unit stands where one can, and every count agrees with the counters. */
import type { State } from '../../../engine/state.ts';
import { SCENARIOS, TURNS } from '../data/charts.ts';
import { UNITS } from '../data/units.ts';
import { isGap, isLand, labelOf, SIZE } from '../ground.ts';
import { AT, COUNT, FORT, FULL, heightOf, mobileUnits, onMap, placeOf, scenarioOf, SIDE, stackIn, stepsLeft, turnOf, UNIT_NAMES } from '../state.ts';

const stacks = (g: State): readonly string[] => {
  const count = new Uint8Array(SIZE), sides = new Uint8Array(SIZE), levels = new Uint32Array(SIZE), out: string[] = [];
  for (const u of mobileUnits(g)) {
    if (!onMap(g, u)) continue;
    const hex = placeOf(g, u);
    count[hex]! += 1;
    sides[hex]! |= 1 << SIDE[u]!;
    levels[hex]! |= 1 << Math.min(31, g.n[AT.level + u]!);
  }
  for (let hex = 0; hex < SIZE; hex++) {
    if (count[hex] !== heightOf(g, hex)) out.push(`6.0 ${labelOf(hex)} has height ${heightOf(g, hex)}, but ${count[hex]} units stand there`);
    if (!count[hex]) continue;
    if (!isLand(hex) || isGap(hex)) out.push(`10.5 nobody can stand in ${labelOf(hex)}, not even ${UNIT_NAMES[stackIn(g, hex)[0]!]}`);
    if (sides[hex] === 3) out.push(`6.2 both sides stand in ${labelOf(hex)}`);
    if (levels[hex] !== 2 ** count[hex]! - 1) out.push(`3.10 the levels in ${labelOf(hex)} do not run from 0 without a gap`);
  }
  return out;
};
/** 2.10, 2.12, 2.4 Unit by unit: steps, forts in their own hexes, nobody of the other scenario. */
const each = (g: State): readonly string[] => {
  const out: string[] = [];
  for (let u = 0; u < COUNT; u++) {
    if (stepsLeft(g, u) > FULL[u]! || (onMap(g, u) && stepsLeft(g, u) < 1)) out.push(`2.10 ${UNIT_NAMES[u]} has ${stepsLeft(g, u)} steps`);
    if (FORT[u] && g.n[AT.level + u]) out.push(`6.1 the fort ${UNIT_NAMES[u]} has a level`);
    if (FORT[u] && onMap(g, u) && labelOf(placeOf(g, u)) !== UNITS[u]!.hex) out.push(`2.12 the fort ${UNIT_NAMES[u]} stands in ${UNITS[u]!.hex} and nowhere else`);
    if (onMap(g, u) && UNITS[u]!.scenario !== 'both' && UNITS[u]!.scenario !== SCENARIOS[scenarioOf(g)]) out.push(`2.4 ${UNIT_NAMES[u]} is a unit of ${UNITS[u]!.scenario}`);
  }
  return out;
};
const turns = (g: State): readonly string[] => {
  const last = TURNS[SCENARIOS[scenarioOf(g)]!].length;
  return turnOf(g) < 1 || turnOf(g) > last ? [`5.0 turn is ${turnOf(g)}, not 1 to ${last}`] : [];
};
export const faults = (g: State): readonly string[] => [...stacks(g), ...each(g), ...turns(g)];
