/** Every datum of the game with its source, in one list: for docs/RECONSTRUCTION.md and for the tests of truth. */
import { reconstructed, type Fact } from '../../../engine/facts.ts';
import { ASSET_ROWS, BANDS, FIRST_DAY, PANIC, RESULT_ROWS, STRENGTH, VALUES } from './charts.ts';
import { AREAS, BORDERS, BRIDGES } from './map.ts';
import { COMMANDER_ROWS, COUNTERS, DIVISION_ROWS, MARKERS } from './units.ts';

export interface Datum {
  readonly table: string;
  readonly what: string;
  readonly fact: Fact;
}
const datum = (table: string, what: string, fact: Fact): Datum => ({ table, what, fact });

const PORT_NUMBERS = reconstructed(
  'numbered along the coast from the Somme; that they run from 1 to 6 is deduced from the die (10.2.1)',
);

export const DATA: readonly Datum[] = [
  ...AREAS.flatMap(a => [
    datum('area names', a.name, a.src.name),
    datum('kinds of area', `${a.name}: ${a.kind}`, a.src.kind),
    ...(a.port ? [datum('port numbers', `${a.name}: ${a.port}`, PORT_NUMBERS)] : []),
    ...(a.src.letter ? [datum('defence letters', `${a.name}: ${a.letter}`, a.src.letter)] : []),
    ...(a.src.forest ? [datum('forests', a.name, a.src.forest)] : []),
  ]),
  ...BORDERS.map(b => datum('borders', `${b.a} – ${b.b}`, b.src)),
  ...BRIDGES.map(b => datum('bridges', `${b.from} to ${b.to} at ${b.at}`, b.src)),
  ...COMMANDER_ROWS.flatMap(c => [
    datum('commanders', c.name, c.src.name),
    datum('Audacity Tracks', `${c.name}: ${c.cap}`, c.src.cap),
  ]),
  ...DIVISION_ROWS.flatMap(d => [
    datum('divisions', `${d.name}`, d.src.korps),
    datum('dice advancing', `${d.name}: ${d.advancing}`, d.src.advancing),
    datum('dice in resupply', `${d.name}: ${d.resupply}`, d.src.resupply),
  ]),
  ...COUNTERS.map(c => datum(c.bag ? `${c.bag} counters` : 'starting assets', c.label, c.src)),
  ...MARKERS.map(m => datum('markers', `${m.count} ${m.name}`, m.src)),
  ...Object.values(RESULT_ROWS).map(r => datum('combat results', r.name, r.src)),
  ...ASSET_ROWS.map(a => datum('effects of assets', a.name, a.src)),
  ...BANDS.map(b => datum('campaign results', b.name, b.src)),
  datum('tracks', 'Allied strength to 8, Bloody Firefight from 7', STRENGTH.src),
  datum('tracks', 'panic from 1 to 21', PANIC.src),
  datum('victory points', 'values of areas', VALUES.src),
  datum('calendar', `turn 1 is ${FIRST_DAY.day} ${FIRST_DAY.month}`, FIRST_DAY.src),
];
