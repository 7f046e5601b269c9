/** Faults that no single table of a data pack can show: names that must agree, hexes that must exist, room for every unit. One sentence a fault. */
import { gridFaults, missingHexes, row, setUpFaults, sideFaults, twice, unless } from '../../../field/faults.ts';
import type { Grid } from '../../../kernel/hex.ts';
import { homeOf, nationNo } from '../model/army.ts';
import type { Charts } from '../data/charts.ts';
import { CLOSED, COUNTRIES, gridFrom, type HexRow } from '../data/map.ts';
import type { WarComesEarlyTables } from '../data/tables.ts';
import { isMechanised, type UnitRow } from '../data/units.ts';

type Tables = WarComesEarlyTables;

// The map --------------------------------------------------------------------------------------------------------
const isLand = (h: HexRow): boolean => h.terrain !== 'sea' && h.terrain !== 'lake' && !CLOSED.includes(h.country);
/** 4.5, 3.3 Countries that fall with their capital. */
const CAPITALS = ['Czechoslovakia', 'Belgium', 'Netherlands', 'Denmark', 'Luxembourg', 'Lithuania', 'Danzig'] as const;
const FALLING = [...CAPITALS, 'Hungary', 'Poland'] as const;
const hexFaults = ({ hexes, charts }: Tables, grid: Grid): readonly string[] => {
  const { from, to } = charts.arrivals.motorised;
  return [
    ...twice(
      'hexes',
      'hex',
      hexes.map(h => h.hex),
    ),
    ...hexes.flatMap((h, i) => [
      ...unless(grid.byLabel.has(h.hex), row('hexes', i, h.hex, 'hex', 'expected a hex of the grid')),
      ...unless(!(h.city && h.fort), row('hexes', i, h.hex, 'fort', 'expected no fort in a city, which hides it')),
      ...unless(!h.fort || isLand(h), row('hexes', i, h.hex, 'fort', 'expected land in play')),
      ...unless(!h.capital || h.city !== undefined, row('hexes', i, h.hex, 'capital', 'expected a city')),
    ]),
    ...missingHexes(hexes, grid),
    ...FALLING.flatMap(country =>
      unless(
        hexes.filter(h => h.country === country && h.capital).length === 1,
        `hexes, field capital: expected one hex of ${country}, got ${hexes.filter(h => h.country === country && h.capital).length}`,
      ),
    ),
    ...['Berlin', from, to].flatMap(city =>
      unless(
        hexes.some(h => h.city === city),
        `hexes, field city: expected ${city}, got no such city`,
      ),
    ),
  ];
};
const placeFaults = (t: Tables, grid: Grid): readonly string[] => [
  ...t.railExits.flatMap((e, i) =>
    unless(grid.byLabel.has(e.hex), row('railExits', i, e.hex, 'hex', 'expected a hex of the map')),
  ),
  ...t.towns.flatMap((w, i) =>
    unless(grid.byLabel.has(w.hex), row('towns', i, w.name, 'hex', `expected a hex of the map, got ${w.hex}`)),
  ),
];

// The counters ---------------------------------------------------------------------------------------------------
const plays = (u: UnitRow, scenario: string): boolean => u.scenario === 'both' || u.scenario === scenario;
/** 7.1 An army consists of corps, and corps know which army they may form. */
const armyFaults = (units: readonly UnitRow[]): readonly string[] =>
  units.flatMap((u, i) => {
    if (u.components === undefined) return [];
    const parts = units.filter(c => c.level === 'corps' && c.nation === u.nation && c.forms === u.forms).length;
    return [
      ...unless(u.level === 'army', row('units', i, u.name, 'components', 'expected an army')),
      ...unless(u.forms !== undefined, row('units', i, u.name, 'forms', 'expected what it is made of')),
      ...unless(
        parts >= u.components,
        row('units', i, u.name, 'components', `expected as many ${u.nation} corps, got ${parts}`),
      ),
    ];
  });
/** 2.3.5, 3.2.1, 3.2.2, 12.8 Counters that the rules mention by name. */
const calledFaults = (t: Tables): readonly string[] => {
  const one = (what: string, test: (u: UnitRow) => boolean): readonly string[] =>
    unless(t.units.filter(test).length === 1, `units: expected one ${what}, got ${t.units.filter(test).length}`);
  const german = (u: UnitRow): boolean => u.nation === 'German' && u.scenario === '1938';
  return [
    ...one('German mountain corps of 1938', u => german(u) && u.type === 'mountain'),
    ...one('G XVIII Mot, a mechanised corps of 1938', u => german(u) && isMechanised(u) && u.name === 'G XVIII Mot'),
    ...one('7th Flieger Division', u => u.type === 'flieger'),
    ...one(
      `Polish ${t.charts.victory1939.danzig.unit} (charts, field victory1939.danzig.unit)`,
      u => u.nation === 'Polish' && u.short === t.charts.victory1939.danzig.unit,
    ),
  ];
};
const unitFaults = (t: Tables, ground: ReadonlyMap<string, HexRow>): readonly string[] => [
  ...twice(
    'units',
    'name',
    t.units.map(u => u.name),
  ),
  ...t.units.flatMap((u, i) => {
    const home = COUNTRIES[homeOf(nationNo(u.nation))]!;
    const hex = u.hex === undefined ? undefined : ground.get(u.hex);
    return [
      ...unless(!ground.has(u.name), row('units', i, u.name, 'name', 'expected another name than a hex has')),
      ...unless(
        u.type !== 'static' || u.factors[0] === 0,
        row('units', i, u.name, 'factors', 'expected a static unit to attack with 0'),
      ),
      ...unless(
        u.hex === undefined || (hex !== undefined && isLand(hex)),
        row('units', i, u.name, 'hex', `expected land of the map, got ${u.hex}`),
      ),
      ...unless(
        hex === undefined || u.scenario === '1939' || hex.country === home,
        row('units', i, u.name, 'hex', `expected a hex of ${home}, got one of ${hex?.country}`),
      ),
    ];
  }),
  ...armyFaults(t.units),
  ...calledFaults(t),
];

// The charts -----------------------------------------------------------------------------------------------------
const rising = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || n > list[i - 1]!);
const chartFaults = ({ charts }: Tables, ground: ReadonlyMap<string, HexRow>): readonly string[] => {
  const { crt, terrain, points, turns, alone, victory1939 }: Charts = charts;
  return [
    ...(['mechanised', 'usual'] as const).flatMap(line =>
      unless(rising(crt[line]), `charts, field crt.${line}: expected differences each above the one before`),
    ),
    ...unless(crt.mechanised.length === crt.usual.length, 'charts, field crt: expected two lines of the same length'),
    ...unless(crt.rows.length === 6, `charts, field crt.rows: expected a row for each face, got ${crt.rows.length}`),
    ...crt.rows.flatMap((r, i) =>
      unless(
        r.length === crt.usual.length,
        `charts, field crt.rows.${i}: expected ${crt.usual.length} results, got ${r.length}`,
      ),
    ),
    ...(['clear', 'woods', 'broken', 'rough', 'mountain', 'swamp', 'city'] as const).flatMap(kind =>
      unless(
        terrain[kind].foot !== undefined && terrain[kind].mechanised !== undefined,
        `charts, field terrain.${kind}: expected what it costs on foot and mechanised`,
      ),
    ),
    ...unless(
      points.lose < points.start && points.start < points.win,
      'charts, field points: expected lose < start < win',
    ),
    ...unless(
      turns['1938'].length > alone.turns,
      `charts, field turns.1938: expected more than the ${alone.turns} turns of field alone.turns`,
    ),
    ...(['krakow', 'danzig', 'warsaw'] as const).flatMap(prize =>
      unless(
        ground.has(victory1939[prize].hex),
        `charts, field victory1939.${prize}.hex: expected a hex of the map, got ${victory1939[prize].hex}`,
      ),
    ),
  ];
};

// The set-ups ----------------------------------------------------------------------------------------------------
const GERMAN_SIDE: readonly string[] = ['German', 'Italian', 'Hungarian', 'Polish'];
const NEUTRAL: readonly string[] = ['Belgian', 'Dutch', 'Danish', 'Lithuanian'];
const groupOf = (u: UnitRow): string => {
  if (NEUTRAL.includes(u.nation)) return u.nation;
  return GERMAN_SIDE.includes(u.nation) ? 'german' : 'allied';
};
const setupFaults = (t: Tables, grid: Grid): readonly string[] => {
  const units = new Map(t.units.map(u => [u.name, u]));
  const rail = new Set(t.rails.flatMap(r => [r.a, r.b]));
  const { count } = t.charts.railheads;
  return [
    ...setUpFaults(t.setups, grid, (p, name) => {
      const u = units.get(name);
      const fits = u !== undefined && plays(u, p.scenario) && groupOf(u) === p.group && u.hex === undefined;
      return fits ? undefined : `expected units that ${p.group} sets up in ${p.scenario}, got ${name}`;
    }),
    ...t.setups.flatMap((p, i) => [
      ...(p.railheads ?? []).flatMap(hex =>
        unless(rail.has(hex), row('setups', i, p.id, 'railheads', `expected a hex of railway, got ${hex}`)),
      ),
      ...unless(
        p.railheads === undefined || p.railheads.length === count,
        row('setups', i, p.id, 'railheads', `expected ${count}`),
      ),
    ]),
  ];
};
/** 3.1, 3.2 Nations that set up one unit in a hex need as many hexes as units. */
const roomFaults = (t: Tables): readonly string[] =>
  (['Soviet', 'Yugoslav', 'French', 'Hungarian', 'Italian'] as const).flatMap(nation => {
    const home = COUNTRIES[homeOf(nationNo(nation))]!;
    const needed = t.units.filter(u => u.nation === nation && u.level === 'army').length;
    const room = t.hexes.filter(h => h.country === home && isLand(h)).length;
    return unless(room >= needed, `hexes: expected ${needed} hexes of ${home} for its armies, got ${room}`);
  });

/** Nothing else can be checked while the map itself is inconsistent. */
export const faults = (t: Tables): readonly string[] => {
  const { columns, odd, even } = t.grid;
  const shape = gridFaults({ columns, odd, even });
  if (shape.length) return shape;
  const grid = gridFrom(t.grid);
  const ground = new Map(t.hexes.map(h => [h.hex, h]));
  return [
    ...hexFaults(t, grid),
    ...sideFaults('hexsides', t.hexsides, grid),
    ...sideFaults('rails', t.rails, grid),
    ...placeFaults(t, grid),
    ...chartFaults(t, ground),
    ...unitFaults(t, ground),
    ...setupFaults(t, grid),
    ...roomFaults(t),
  ];
};
