/** Every datum of the game with its source, in one list: for docs/RECONSTRUCTION.md and for the tests of truth. */
import type { Fact } from '../../../engine/facts.ts';
import { CHARTS } from './charts.ts';
import { GRID_TABLE, HEXES, HEXSIDES, RAIL_EXITS, RAILS, SOURCES } from './map.ts';
import { SET_UPS } from './setups.ts';
import { MARKERS, UNITS } from './units.ts';

interface Datum {
  readonly table: string;
  readonly what: string;
  readonly fact: Fact;
}
const datum = (table: string, what: string, fact: Fact): Datum => ({ table, what, fact });
const sourceOf = (at: number): Fact => SOURCES[at]!;
/** What a hex may have, where it has it. */
const ofHexes = (table: string, part: 'city' | 'points' | 'port' | 'fort'): readonly Datum[] =>
  HEXES.flatMap(h => {
    const at = h.of[part];
    return at === undefined ? [] : [datum(table, `${h.hex} ${h[part === 'port' ? 'city' : part]}`, sourceOf(at))];
  });

const MAP: readonly Datum[] = [
  datum('grid', 'numbers and edges', GRID_TABLE.src),
  ...HEXES.map(h => datum('terrain', `${h.hex} ${h.terrain}`, sourceOf(h.src))),
  ...HEXES.map(h => datum('countries', `${h.hex} ${h.country}`, sourceOf(h.of.country))),
  ...ofHexes('cities', 'city'),
  ...ofHexes('points of hexes', 'points'),
  ...ofHexes('ports', 'port'),
  ...ofHexes('fortifications', 'fort'),
  ...HEXSIDES.map(s => datum(`${s.kind} hexsides`, `${s.a}/${s.b}${s.name ? ` ${s.name}` : ''}`, sourceOf(s.src))),
  ...RAILS.map(r => datum('railways', `${r.a}/${r.b}`, sourceOf(r.src))),
  ...RAIL_EXITS.map(e => datum('railways off the map', `${e.hex} ${e.edge}`, sourceOf(e.src))),
];
const COUNTERS: readonly Datum[] = [
  ...UNITS.flatMap(u => [
    datum(`${u.nation} units`, u.name, u.src.name),
    datum(`${u.nation} factors`, `${u.name} ${u.factors.join('-')}`, u.src.factors),
    ...(u.src.hex ? [datum('set-up hexes on the backs', `${u.name} ${u.hex}`, u.src.hex)] : []),
  ]),
  ...MARKERS.map(m => datum('markers', `${m.count} ${m.name}`, m.src)),
];
const { crt, terrain, ...numbers } = CHARTS;
const CHART_DATA: readonly Datum[] = [
  datum('combat results', '66 results on two lines', crt.src),
  ...Object.values(terrain).map(t => datum('terrain effects', t.name, t.src)),
  ...Object.entries(numbers).map(([name, { src }]) => datum('numbers in rules', name, src)),
];
export const DATA: readonly Datum[] = [
  ...MAP,
  ...COUNTERS,
  ...CHART_DATA,
  ...SET_UPS.map(s => datum(`ready-made set-ups ${s.scenario}`, `${s.group}: ${s.name}`, s.src)),
];
