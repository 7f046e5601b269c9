/** Every datum of the map, the counters and the set-ups with its source: what the charts say is beside it. */
import type { Fact } from '../../../engine/facts.ts';
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
/** One more fact of a hex, where it has it. */
const some = (table: string, what: string, at: number | undefined): readonly Datum[] =>
  at === undefined ? [] : [datum(table, what, sourceOf(at))];

const MAP: readonly Datum[] = [
  datum('grid', 'numbers and edges', GRID_TABLE.src),
  ...HEXES.map(h => datum(`terrain: ${h.terrain}`, h.hex, sourceOf(h.src))),
  ...HEXES.map(h => datum(`countries: ${h.country}`, h.hex, sourceOf(h.of.country))),
  ...HEXES.flatMap(h => some('cities', `${h.hex} ${h.city}`, h.of.city)),
  ...HEXES.flatMap(h => some('points', `${h.hex} ${h.city} ${h.points ?? 0}`, h.of.points)),
  ...HEXES.flatMap(h => some('ports', `${h.hex} ${h.city}`, h.of.port)),
  ...HEXES.flatMap(h => some(`forts: ${h.fort}`, h.hex, h.of.fort)),
  ...HEXSIDES.map(s => datum(`hexsides: ${s.kind}`, `${s.a}/${s.b}${s.name ? ` ${s.name}` : ''}`, sourceOf(s.src))),
  ...RAILS.map(r => datum('railways', `${r.a}/${r.b}`, sourceOf(r.src))),
  ...RAIL_EXITS.map(e => datum('railways over the edge', `${e.hex} ${e.edge}`, sourceOf(e.src))),
];
const COUNTERS: readonly Datum[] = [
  ...UNITS.flatMap(u => [
    datum(`${u.nation} units`, u.name, u.src.name),
    datum(`${u.nation} factors`, `${u.name} ${u.factors.join('-')}`, u.src.factors),
    ...(u.src.hex === undefined ? [] : [datum('set-up hexes', `${u.name} ${u.hex}`, u.src.hex)]),
  ]),
  ...MARKERS.map(m => datum('markers', `${m.count} ${m.name}`, m.src)),
];
export const COMPONENT_DATA: readonly Datum[] = [
  ...MAP,
  ...COUNTERS,
  ...SET_UPS.map(s => datum(`ready-made set-ups ${s.scenario}`, `${s.group}: ${s.name}`, s.src)),
];
