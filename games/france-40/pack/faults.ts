/** What no single table of a data pack can say: names that must fit, dice that must be covered, room for everybody. A sentence a fault. */
import { gridFaults, missingHexes, row, setUpFaults, sideFaults, twice, unless } from '../../../field/faults.ts';
import type { Grid } from '../../../kernel/hex.ts';
import { homeOf } from '../model/army.ts';
import { SCENARIOS, type Charts, type Range } from '../data/charts.ts';
import { COUNTRIES, gridFrom, type HexRow } from '../data/map.ts';
import type { GROUPS } from '../data/setups.ts';
import type { France40Tables } from '../data/tables.ts';
import { isFort, isMechanised, NATIONS, type UnitRow } from '../data/units.ts';
import { isLandRow } from '../model/ground.ts';

// The map --------------------------------------------------------------------------------------------------------
const MAX_PLACES = 32_000;
const hexFaults = ({ hexes }: France40Tables, grid: Grid): readonly string[] => [
  ...twice(
    'hexes',
    'hex',
    hexes.map(h => h.hex),
  ),
  ...hexes.flatMap((h, i) =>
    unless(grid.byLabel.has(h.hex), row('hexes', i, h.hex, 'hex', 'expected a hex of the grid, got one outside it')),
  ),
  ...missingHexes(hexes, grid),
  ...unless(
    hexes.some(h => h.ruhr),
    'hexes, field ruhr: expected at least one hex of the Ruhr, got none',
  ),
  ...hexes.flatMap((h, i) =>
    unless(h.port === undefined || h.city !== undefined, row('hexes', i, h.hex, 'port', 'expected a city with it')),
  ),
];
const NEEDED_LINES = ['maginot', 'paris'] as const;
const lineFaults = ({ lines }: France40Tables, grid: Grid): readonly string[] => [
  ...Object.entries(lines).flatMap(([name, { hexes }]) => [
    ...hexes.flatMap((h, i) =>
      unless(grid.byLabel.has(h), `lines, field ${name}.hexes.${i}: expected a hex of the map, got ${h}`),
    ),
    ...unless(new Set(hexes).size === hexes.length, `lines, field ${name}.hexes: expected each hex once`),
  ]),
  ...NEEDED_LINES.flatMap(name =>
    unless(lines[name].hexes.length > 0, `lines, field ${name}.hexes: expected at least one hex, got none`),
  ),
  ...unless(
    [0, 2].includes(lines.zuiderzee.hexes.length),
    `lines, field zuiderzee.hexes: expected the two ends of the crossing or none, got ${lines.zuiderzee.hexes.length}`,
  ),
];
const townFaults = ({ towns }: France40Tables, grid: Grid): readonly string[] =>
  towns.flatMap((t, i) =>
    unless(grid.byLabel.has(t.hex), row('towns', i, t.name, 'hex', `expected a hex of the map, got ${t.hex}`)),
  );

// The counters ---------------------------------------------------------------------------------------------------
const plays = (u: UnitRow, scenario: string): boolean => u.scenario === 'both' || u.scenario === scenario;
const fortFaults = (units: readonly UnitRow[], ground: ReadonlyMap<string, HexRow>): readonly string[] =>
  units.flatMap((u, i) => {
    if (!isFort(u))
      return unless(u.type !== 'fort', row('units', i, u.name, 'size', 'expected fort, as its type says'));
    const hex = u.hex === undefined ? undefined : ground.get(u.hex);
    if (!hex)
      return [row('units', i, u.name, 'hex', `expected the hex of the map the fort stands in, got ${u.hex ?? 'none'}`)];
    const rival = units.findIndex(
      (o, k) => k < i && o.hex === u.hex && SCENARIOS.some(s => plays(o, s) && plays(u, s)),
    );
    return [
      ...unless(isLandRow(hex), row('units', i, u.name, 'hex', `expected land, got ${u.hex}, which is water`)),
      ...unless(rival < 0, row('units', i, u.name, 'hex', `expected one fort a hex, got ${u.hex} twice`)),
    ];
  });
const unitFaults = (t: France40Tables, ground: ReadonlyMap<string, HexRow>): readonly string[] => [
  ...twice(
    'units',
    'name',
    t.units.map(u => u.name),
  ),
  ...t.units.flatMap((u, i) =>
    unless(!ground.has(u.name), row('units', i, u.name, 'name', 'expected another name than a hex has')),
  ),
  ...fortFaults(t.units, ground),
  ...unless(
    t.units.some(u => u.name === t.charts.reinforcement.unit && u.scenario !== '1939' && !isFort(u)),
    `charts, field reinforcement.unit: expected a mobile unit of 1940, got ${t.charts.reinforcement.unit}`,
  ),
  ...unless(
    t.hexes.length + t.units.length < MAX_PLACES,
    `units: expected fewer than ${MAX_PLACES} hexes and units together, got ${t.hexes.length + t.units.length}`,
  ),
];

/** 3.3-3.8, 6.3, 6.4 Is there room at home for every army? Nations do not share a hex. */
const roomFaults = (t: France40Tables): readonly string[] =>
  SCENARIOS.flatMap(scenario => {
    const armies = NATIONS.map((nation, n) => ({
      nation,
      home: COUNTRIES[homeOf(n)]!,
      count: mobile(t, scenario).filter(u => u.nation === nation).length,
      limit: homeOf(n) > 0 && homeOf(n) !== 4 ? t.charts.stacking.neutralSetUp : t.charts.stacking[scenario],
    })).filter(a => a.count > 0);
    return [...Map.groupBy(armies, a => a.home)].flatMap(([home, of]) => {
      const room = t.hexes.filter(h => h.country === home && canStand(t, h)).length;
      const needed = of.reduce((sum, a) => sum + Math.ceil(a.count / a.limit), 0);
      return unless(
        room >= needed,
        `units: expected room in ${home} for the ${of.map(a => a.nation).join(' and ')} units of ${scenario}, got ${room} hexes where they need ${needed}`,
      );
    });
  });
/** 3.6 Belgians are kept out of some hexes. */
const canStand = ({ lines }: France40Tables, h: HexRow): boolean =>
  isLandRow(h) &&
  h.terrain !== 'gap' &&
  !(h.country === 'Belgium' && (h.terrain === 'ardennes' || lines.noBelgians.hexes.includes(h.hex)));
const mobile = ({ units, charts }: France40Tables, scenario: string): readonly UnitRow[] =>
  units.filter(u => plays(u, scenario) && !isFort(u) && u.name !== charts.reinforcement.unit);
/** 3.8 Who declares Sickle Cut must be able to set it up. */
const sickleFaults = (t: France40Tables): readonly string[] => {
  const { corps } = t.charts.sickleCut;
  const panzers = mobile(t, '1940').filter(isMechanised).length;
  const hexes = t.hexes.filter(
    h => h.terrain === 'ardennes' && (h.country === 'Belgium' || h.country === 'Luxembourg'),
  ).length;
  return [
    ...unless(
      panzers >= corps,
      `charts, field sickleCut.corps: expected as many mechanised corps in units, got ${panzers} for ${corps}`,
    ),
    ...unless(
      hexes * t.charts.stacking['1940'] >= corps,
      `hexes: expected Ardennes in Belgium or Luxembourg for ${corps} corps of Sickle Cut, got ${hexes} hexes`,
    ),
  ];
};

// The charts -----------------------------------------------------------------------------------------------------
const FACES = [1, 2, 3, 4, 5, 6];
const dieFaults = (field: string, rows: readonly { readonly die: Range }[]): readonly string[] =>
  FACES.flatMap(face => {
    const count = rows.filter(r => face >= r.die.from && face <= r.die.to).length;
    return unless(count === 1, `charts, field ${field}: expected one row for a die of ${face}, got ${count}`);
  });
const crtFaults = ({ crt: { columns, rows } }: Charts): readonly string[] => {
  const odds = columns.map(c => c.split(':').map(Number) as [number, number]);
  const better = odds.every(([a, d], i) => d > 0 && (i === 0 || a * odds[i - 1]![1] > odds[i - 1]![0] * d));
  return [
    ...unless(rows.length === 6, `charts, field crt.rows: expected a row for each of 6 die faces, got ${rows.length}`),
    ...rows.flatMap((r, i) =>
      unless(
        r.length === columns.length,
        `charts, field crt.rows.${i}: expected ${columns.length} results, one a column, got ${r.length}`,
      ),
    ),
    ...unless(
      odds[0]![0] === 1 && odds.at(-1)![1] === 1 && better,
      'charts, field crt.columns: expected odds from 1:n to n:1, each better than the one before',
    ),
  ];
};
/** 4.11 Whatever the points, one level says who has won. */
const levelFaults = ({ levels, victory }: Charts): readonly string[] => {
  const most = victory.reduce((sum, v) => sum + (v.each > 0 ? v.most : 0), 0);
  const least = -victory.reduce((sum, v) => sum + (v.each < 0 ? v.most : 0), 0);
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap(points => {
    const count = levels.filter(l => points >= (l.from ?? -Infinity) && points <= (l.to ?? Infinity)).length;
    return unless(count === 1, `charts, field levels: expected one level for ${points} points, got ${count}`);
  });
};
const VICTORY_CASES = ['4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9', '4.10'];
const chartFaults = ({ charts }: France40Tables): readonly string[] => [
  ...crtFaults(charts),
  ...dieFaults('dyle', charts.dyle),
  ...dieFaults('swiss', charts.swiss),
  ...levelFaults(charts),
  ...VICTORY_CASES.flatMap(c =>
    unless(
      charts.victory.some(v => v.case === c),
      `charts, field victory: expected a row of case ${c}, got none`,
    ),
  ),
  ...SCENARIOS.flatMap(s =>
    charts.turns[s].flatMap((t, i) =>
      unless(t.turn === i + 1, `charts, field turns.${s}.${i}.turn: expected ${i + 1}, got ${t.turn}`),
    ),
  ),
  ...(['clear', 'rough', 'ardennes'] as const).flatMap(t =>
    unless(charts.terrain[t].shift !== 'strength', `charts, field terrain.${t}.shift: expected a number, got strength`),
  ),
];

// The set-ups ----------------------------------------------------------------------------------------------------
const groupOf = (u: UnitRow): (typeof GROUPS)[number] => {
  if (u.nation === 'German') return 'german';
  return u.nation === 'French' || u.nation === 'British' ? 'allies' : 'neutrals';
};
const setupFaults = (t: France40Tables, grid: Grid): readonly string[] => {
  const units = new Map(t.units.map(u => [u.name, u]));
  return setUpFaults(t.setups, grid, (p, name) => {
    const u = units.get(name);
    if (!u) return `expected units of the pack, got ${name}`;
    const mine = !isFort(u) && plays(u, p.scenario) && groupOf(u) === p.group && name !== t.charts.reinforcement.unit;
    return mine ? undefined : `expected units that ${p.group} set up in ${p.scenario}, got ${name}`;
  });
};

/** Nothing else can be asked while the map itself does not fit together. */
export const faults = (t: France40Tables): readonly string[] => {
  const { rows, odd, even } = t.grid;
  const shape = gridFaults({ rows, odd, even });
  if (shape.length) return shape;
  const grid = gridFrom(t.grid);
  const ground = new Map(t.hexes.map(h => [h.hex, h]));
  const map = [
    ...hexFaults(t, grid),
    ...sideFaults('hexsides', t.hexsides, grid),
    ...lineFaults(t, grid),
    ...townFaults(t, grid),
  ];
  return [
    ...map,
    ...chartFaults(t),
    ...unitFaults(t, ground),
    ...setupFaults(t, grid),
    ...roomFaults(t),
    ...sickleFaults(t),
  ];
};
