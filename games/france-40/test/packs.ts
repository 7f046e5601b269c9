/** Data packs for tests: the shipped tables changed in one way or another. */
import { PACK_FORMAT, type DataPack } from '../../../engine/pack.ts';
import type { Json } from '../../../engine/state.ts';
import { gridFrom, type GridTable } from '../data/map.ts';
import { SHIPPED, type France40Tables } from '../data/tables.ts';
import { isFort, type UnitRow } from '../data/units.ts';

export type Changed = { readonly [T in keyof France40Tables]?: unknown };
/** As it would come from a file. */
export const packOf = (tables: Changed, name = 'A test'): DataPack => ({
  format: PACK_FORMAT,
  game: 'france-40',
  name,
  tables: JSON.parse(JSON.stringify(tables)) as { readonly [table: string]: Json },
});

const stronger = (u: UnitRow): UnitRow =>
  u.nation === 'French' && !isFort(u) ? { ...u, factors: u.factors.map(([a, d]) => [a + 3, d + 2] as const) } : u;
/** The French are stronger than they were. */
export const STRONGER: Changed = { units: SHIPPED.units.map(stronger) };

const corps = (name: string, nation: UnitRow['nation'], factors: UnitRow['factors']): UnitRow => ({
  name,
  nation,
  scenario: 'both',
  type: 'infantry',
  size: 'corps',
  factors,
  counters: 1,
});
const [first, ...others] = SHIPPED.units;
/** Corps more on both sides, in both scenarios, one of them before all others and one after the forts. */
export const MORE: Changed = {
  units: [
    corps('G C', 'German', [
      [9, 9],
      [5, 5],
    ]),
    first,
    ...others,
    corps('F CC', 'French', [
      [6, 8],
      [3, 4],
      [1, 2],
    ]),
  ],
};

const SMALL_GRID: GridTable = { rows: [12, 40], odd: [18, 41], even: [19, 41] };
/** The sheet cut down to fewer rows and places, with what lies on it. */
export const smaller = (): Changed => {
  const on = gridFrom(SMALL_GRID).byLabel;
  const { hexes, hexsides, lines, towns, units, setups } = SHIPPED;
  const cut = Object.entries(lines).map(
    ([name, line]) => [name, { hexes: line.hexes.filter(h => on.has(h)) }] as const,
  );
  return {
    grid: SMALL_GRID,
    hexes: hexes.filter(h => on.has(h.hex)),
    hexsides: hexsides.filter(s => on.has(s.a) && on.has(s.b)),
    lines: Object.fromEntries(cut),
    towns: towns.filter(t => on.has(t.hex)),
    units: units.filter(u => u.hex === undefined || on.has(u.hex)).map(stronger),
    setups: setups.filter(p => Object.keys(p.at).every(h => on.has(h))),
  };
};

const { crt, movement, terrain } = SHIPPED.charts;
/** A results table with a column more at its upper end, where a hit is sure, other shifts, movement and dearer rough ground. */
export const OTHER_CHARTS: Changed = {
  charts: {
    ...SHIPPED.charts,
    crt: { ...crt, columns: [...crt.columns, '7:1'], rows: crt.rows.map(r => [...r, 'DE']) },
    terrain: { ...terrain, rough: { ...terrain.rough, cost: 3 } },
    concentric: { shift: 2, mechanised: 3 },
    movement: {
      ...movement,
      german1940: { ...movement.german1940, factor: 9 },
      german1939: { ...movement.german1939, factor: 6 },
    },
  },
};
