/** Every datum of the game with its source, in one list: for docs/RECONSTRUCTION.md and for the tests of truth. */
import type { Fact } from '../../../engine/facts.ts';
import { CARDS } from './cards.ts';
import {
  CHRONOLOGY,
  INCOME,
  INTELLIGENCE_POINTS,
  LEVELS,
  NEAR_MISS,
  NUMBERS,
  PRICES,
  RESULTS,
  RIVER_EFFECTS,
  TERRAIN,
} from './charts.ts';
import { COMMAND, INTELLIGENCE } from './lists.ts';
import { AREAS, BORDERS } from './map.ts';
import { POSTED, START_1940 } from './start-1940.ts';
import { MARKERS, REPLACEMENTS, UNITS, WESTWALL } from './units.ts';

interface Datum {
  readonly table: string;
  readonly what: string;
  readonly fact: Fact;
}
const datum = (table: string, what: string, fact: Fact): Datum => ({ table, what, fact });

const MAP: readonly Datum[] = [
  ...AREAS.flatMap(a =>
    Object.entries(a.src).map(([part, fact]) => datum(part === 'name' ? 'Areas' : `Areas: ${part}`, a.name, fact)),
  ),
  ...BORDERS.map(b => datum('borders', `${b.a}/${b.b}${b.along ? ` ${b.along}` : ''}`, b.src)),
];
const COUNTERS: readonly Datum[] = [
  ...UNITS.flatMap(u => [
    datum('units', u.name, u.src.name),
    datum('faces', `${u.name} ${u.factors.join('/')} dots ${u.dots.join('/')} MP ${u.mp}`, u.src.face),
  ]),
  datum('faces', `${WESTWALL.count} Westwall markers`, WESTWALL.src),
  datum('faces', `${REPLACEMENTS.count} Belgian replacements`, REPLACEMENTS.src),
  ...MARKERS.map(m => datum('markers', `${m.count} ${m.name}`, m.src)),
];
const CHARTS: readonly Datum[] = [
  ...CHRONOLOGY.map(y => datum('chronology', `${y.year}`, y.src)),
  datum('chronology', 'checks that fail', NEAR_MISS.src),
  datum('Resource Points Table', 'rolls 2 to 16, 1934 to 1940', INCOME.src),
  datum('Intelligence Points Table', 'rolls 2 to 16, columns 0 to 10', INTELLIGENCE_POINTS.src),
  ...PRICES.map(p => datum('Mobilization Costs Chart', `${p.name} ${p.cost}${p.year ? ` from ${p.year}` : ''}`, p.src)),
  ...TERRAIN.map(t => datum('Terrain Effects Chart', t.name, t.src)),
  ...RIVER_EFFECTS.map(r => datum('Terrain Effects Chart', `river: ${r.name}`, r.src)),
  ...RESULTS.map(r => datum('Combat Results Table', `${r.from} ${r.name}`, r.src)),
  ...LEVELS.map(l => datum('victory', l.name, l.src)),
  ...Object.entries(NUMBERS).map(([name, { src }]) => datum('numbers in rules', name, src)),
];
export const DATA: readonly Datum[] = [
  ...MAP,
  ...COUNTERS,
  ...CHARTS,
  ...CARDS.map(c => datum('event cards', `${c.no} ${c.title}`, c.src)),
  ...INTELLIGENCE.map(e => datum('Intelligence Events', `${e.no} ${e.title}`, e.src)),
  ...COMMAND.map(e => datum('Command Events', `${e.no} ${e.title}`, e.src)),
  ...POSTED.map(p => datum('the start of 1940', `${p.unit} ${p.place} ${p.steps}`, p.src)),
  datum('the start of 1940', 'Westwall and points', START_1940.src),
];
