/** Every datum of the game with its source, in one list: for docs/RECONSTRUCTION.md and for the tests of truth. */
import type { Fact } from '../../../engine/facts.ts';
import {
  BRITTANY,
  CAPITULATION,
  CONCENTRIC,
  COUP,
  CRISIS,
  CRISIS_SHIFT,
  CRT,
  DYLE,
  DYNAMO,
  EXIT,
  FORT_RETREAT,
  FOURTH_ARMOURED,
  HALT,
  LEVELS,
  MOVEMENT,
  OVERTURN,
  REINFORCEMENT,
  REPLACEMENTS,
  RIVER,
  SICKLE_CUT,
  STACKING,
  SUPPLY,
  SWISS,
  TEC,
  TURNS,
  VICTORY,
  WATER,
} from './charts.ts';
import { GRID_TABLE, HEXES, HEXSIDES, LINE_SOURCES, SOURCES } from './map.ts';
import { SET_UPS } from './setups.ts';
import { isFort, MARKERS, UNITS } from './units.ts';

interface Datum {
  readonly table: string;
  readonly what: string;
  readonly fact: Fact;
}
const datum = (table: string, what: string, fact: Fact): Datum => ({ table, what, fact });
const sourceOf = (at: number): Fact => SOURCES[at]!;

const MAP: readonly Datum[] = [
  datum('grid', 'numbers and edges', GRID_TABLE.src),
  ...HEXES.map(h => datum('terrain', `${h.hex} ${h.terrain}`, sourceOf(h.src))),
  ...HEXES.map(h => datum('countries', `${h.hex} ${h.country}`, sourceOf(h.of.country))),
  ...HEXES.flatMap(h => (h.of.city === undefined ? [] : [datum('cities', `${h.hex} ${h.city}`, sourceOf(h.of.city))])),
  ...HEXES.flatMap(h => (h.of.port === undefined ? [] : [datum('ports', `${h.hex} ${h.city}`, sourceOf(h.of.port))])),
  ...HEXSIDES.map(s => datum(`${s.kind} hexsides`, `${s.a}/${s.b}${s.name ? ` ${s.name}` : ''}`, sourceOf(s.src))),
  ...Object.entries(LINE_SOURCES).map(([name, fact]) => datum('lines of hexes', name, fact)),
];
const COUNTERS: readonly Datum[] = [
  ...UNITS.flatMap(u => [
    datum(isFort(u) ? 'forts' : `${u.nation} units`, u.name, u.src.name),
    datum(
      isFort(u) ? 'strengths of forts' : `${u.nation} factors`,
      `${u.name} ${u.factors.map(f => f.join('-')).join(' ')}`,
      u.src.factors,
    ),
  ]),
  ...MARKERS.map(m => datum('markers', `${m.count} ${m.name}`, m.src)),
];
const CHARTS: readonly Datum[] = [
  datum('combat results', '60 results', CRT.src),
  ...Object.values(TEC).map(t => datum('terrain effects', t.name, t.src)),
  datum('terrain effects', 'rivers', RIVER.src),
  datum('terrain effects', 'sea and lake', WATER.src),
  ...Object.entries(FORT_RETREAT).map(([name, f]) => datum('retreat beside a fort', name, f.src)),
  ...Object.values(MOVEMENT).map(m => datum('movement factors', `${m.who} ${m.scenario}`, m.src)),
  datum('numbers in rules', 'cost of an exit', EXIT.src),
  datum('numbers in rules', 'hexes toward Brittany', BRITTANY.src),
  datum('numbers in rules', 'concentric attack', CONCENTRIC.src),
  datum('numbers in rules', 'Sickle Cut', SICKLE_CUT.src),
  datum('numbers in rules', 'airborne coup', COUP.src),
  datum('numbers in rules', 'panzer halt', HALT.src),
  ...DYLE.map(d => datum('dice of the Dyle Plan', d.name, d.src)),
  ...SWISS.map(s => datum('dice of Switzerland', s.strategy, s.src)),
  datum('numbers in rules', 'capitulation', CAPITULATION.src),
  datum('numbers in rules', 'Dynamo', DYNAMO.src),
  datum('numbers in rules', '4th Armoured Division', FOURTH_ARMOURED.src),
  datum('numbers in rules', 'supply', SUPPLY.src),
  datum('numbers in rules', 'replacements', REPLACEMENTS.src),
  datum('numbers in rules', 'reinforcement', REINFORCEMENT.src),
  datum('numbers in rules', 'stacking', STACKING.src),
  datum('numbers in rules', 'shift of the supply crisis', CRISIS_SHIFT.src),
  ...CRISIS.map(c => datum('dice of the supply crisis', `turn ${c.turn}: ${c.die.from} to ${c.die.to}`, c.src)),
  ...VICTORY.map(v => datum('victory points', v.name, v.src)),
  datum('victory points', 'what overturns', OVERTURN.src),
  ...LEVELS.map(l => datum('levels of victory', l.name, l.src)),
  ...Object.entries(TURNS).flatMap(([scenario, turns]) =>
    turns.map(t => datum(`turn track ${scenario}`, t.date, t.src)),
  ),
];
export const DATA: readonly Datum[] = [
  ...MAP,
  ...COUNTERS,
  ...CHARTS,
  ...SET_UPS.map(s => datum(`ready-made set-ups ${s.scenario}`, `${s.group}: ${s.name}`, s.src)),
];
