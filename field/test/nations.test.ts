/**
 * The field under the rules of War Comes Early, in small: zones by nation and mobility that stop where their owner may not go, forts that have
 * one by themselves (9.0), supply by nation, abroad by railhead (10.2, 10.3), railways through mountains and under aircraft (11.4), columns (11.6).
 */
import { describe, expect, test } from 'vitest';
import { blank, column, layout, type State } from '../../engine/state.ts';
import { around, hexes, hexOf, makeGrid, sideBetween, type HexId } from '../../kernel/hex.ts';
import { BY_ROAD, ENEMY_ZONE, UNREACHED, makeReach, NO_ENTRY, priced, reach, type Reach } from '../../kernel/path.ts';
import { makeGrounds } from '../movement-costs.ts';
import { makeLines, traceLine, type Network } from '../supply-lines.ts';
import { makeOccupancy, type Counters, type TwoCamps } from '../occupancy.ts';
import { runOf } from '../cell-ranges.ts';
import { inEnemyZone, makeEnemyZones, zoneHolders } from '../zones.ts';

const grid = makeGrid({ orientation: 'flat', lines: [1, 14], places: col => [1, col % 2 ? 9 : 8], shoved: 'even' });
const hex = (label: string): HexId => hexOf(grid, label);
const marked = (labels: readonly string[]): Uint8Array =>
  Uint8Array.from(grid.labels, label => (labels.includes(label) ? 1 : 0));

// The map: the Reich to the west of column 6, the Czechs beyond; a railway through one mountain hex of two.
const isReich = (h: number): boolean => grid.line[h]! <= 5;
const MOUNTAINS = marked(['0705', '0706']);
const RAILWAY = ['0305', '0404', '0505', '0604', '0705', '0804', '0905'].map(hex);
const rail = new Uint8Array(grid.sideCount);
for (let i = 1; i < RAILWAY.length; i++) rail[sideBetween(grid, RAILWAY[i - 1]!, RAILWAY[i]!)] = 1;
const beyondTheFrontier = Uint8Array.from(grid.labels, (_, h) => (isReich(h) ? 1 : 0));
const FORTS = ['0703', '0707'].map(hex);

const UNITS = ['German army', 'Panzer corps', 'Czech army', 'French army'] as const;
type Unit = (typeof UNITS)[number];
const L = layout({
  place: column(UNITS, [...grid.labels, 'box']),
  breached: column(grid.labels, ['no', 'yes']),
  control: column(grid.labels, ['axis', 'allied']),
});
const AXIS = 0;
const ALLIED = 1;
const GERMAN_FOOT = 0;
const GERMAN_WHEELS = 1;
const CZECH = 2;
const intact = new Uint8Array(grid.size);
const counters: Counters<TwoCamps> = {
  grid,
  place: L.at.place,
  count: UNITS.length,
  camps: 2,
  foes: [[ALLIED], [AXIS]],
  kinds: [
    { shut: intact, layer: AXIS },
    { shut: intact, roadOnly: MOUNTAINS, road: rail, layer: AXIS },
    { shut: beyondTheFrontier, layer: ALLIED },
    { layer: ALLIED },
  ],
  runs: () => [runOf([0, 3])],
  slow: () => [{ from: L.at.breached, to: L.at.breached + grid.size }],
  campOf: (_g, unit) => (unit < 2 ? AXIS : ALLIED),
  isInPlay: () => true,
  kindOf: (_g, unit) => unit,
  layOut: (g, _board, hold) => {
    intact.fill(0);
    for (const fort of FORTS.filter(h => g.cells[L.at.breached + h] === 0)) {
      intact[fort] = 1;
      hold(CZECH, fort);
    }
  },
};
const boardOf = makeOccupancy(counters);
const position = (at: { readonly [U in Unit]?: string }, czech: readonly string[] = []): State => {
  const g = blank(L.size);
  for (const [unit, name] of UNITS.entries()) g.cells[L.at.place + unit] = at[name] ? hex(at[name]) : grid.size;
  for (const label of czech) g.cells[L.at.control + hex(label)] = 1;
  return g;
};
const breachAll = (g: State): State => {
  for (const fort of FORTS) g.cells[L.at.breached + fort] = 1;
  return g;
};
const bound = (g: State, camp: number): readonly string[] =>
  hexes(grid)
    .filter(h => inEnemyZone(boardOf(g), counters, camp, h))
    .map(h => grid.labels[h]!);
const beside = (label: string, but: readonly string[] = []): readonly string[] =>
  around(grid, hex(label))
    .map(h => grid.labels[h]!)
    .filter(l => !but.includes(l))
    .sort();

describe('9.0 zones by nation and mobility', () => {
  test('stop at ground their owner may not enter: the Czech frontier, the mountains off the railway, intact forts', () => {
    const czech = breachAll(position({ 'Czech army': '0604' }));
    expect(bound(czech, AXIS)).toEqual(beside('0604', ['0504', '0505']));
    const french = breachAll(position({ 'French army': '0604' }));
    expect(bound(french, AXIS)).toEqual(beside('0604'));
    expect(bound(breachAll(position({ 'Panzer corps': '0604' })), ALLIED)).toEqual(beside('0604'));
    expect(bound(breachAll(position({ 'Panzer corps': '0605' })), ALLIED)).toEqual(beside('0605', ['0705', '0706']));
    expect(bound(position({ 'German army': '0602' }), ALLIED)).toEqual(beside('0602', ['0703']));
  });
  test('an intact fort has one by itself, with a unit in it or not, until it is breached', () => {
    const g = position({});
    expect(bound(g, AXIS)).toEqual([...beside('0703'), ...beside('0707')].sort());
    expect(zoneHolders(boardOf(g), counters, AXIS, hex('0803'))).toEqual([hex('0703')]);
    g.cells[L.at.place + CZECH] = hex('0703');
    const manned = bound(g, AXIS);
    g.cells[L.at.place + CZECH] = grid.size;
    expect(bound(g, AXIS)).toEqual(manned);
    expect(bound(breachAll(g), AXIS)).toEqual([]);
  });
});

// 11.0 Movement; two points are one ----------------------------------------------------------------------------
const bases = [6, BY_ROAD].map(mountain => {
  const enter = Uint8Array.from(MOUNTAINS, is => (is ? mountain : 2));
  return priced(grid, { enter, cross: new Uint8Array(grid.sideCount), road: rail });
});
const against = makeEnemyZones(counters, ENEMY_ZONE);
const grounds = makeGrounds(grid);
const NO_ZONES = new Uint8Array(grid.size);
/** Each kind twice: as it moves, and in column, when enemy zones are closed to it. */
const movesOf = (g: State, unit: Unit, air: Uint8Array = NO_ZONES, inColumn = false): Reach => {
  const board = boardOf(g);
  const kind = UNITS.indexOf(unit);
  const zones = against(board, AXIS);
  const counting = (open: Uint8Array, out: Uint8Array): void => {
    for (let h = 0; h < out.length; h++) {
      const shut = board.units[ALLIED][h] || intact[h] || (inColumn && (zones[h] || air[h]));
      out[h] = shut ? NO_ENTRY : open[h]!;
    }
  };
  const ground = grounds(
    kind * 2 + (inColumn ? 1 : 0),
    bases[kind]!,
    board.held[ALLIED] * 2 + (air === NO_ZONES ? 0 : 1),
    counting,
    kind === GERMAN_WHEELS ? NO_ZONES : zones,
    air,
  );
  const points = (kind === GERMAN_FOOT ? 8 : 12) * (inColumn ? 2 : 1);
  return reach(grid, ground, g.cells[L.at.place + kind]! as HexId, points, makeReach(grid), true);
};

describe('11.0 movement', () => {
  test('11.4 half a point along the railway, and for wheels the only way into the mountains', () => {
    const g = breachAll(position({ 'Panzer corps': '0404' }));
    const found = movesOf(g, 'Panzer corps');
    expect(['0505', '0604', '0705', '0804'].map(l => found.cost[hex(l)])).toEqual([1, 2, 3, 4]);
    expect(found.cost[hex('0706')]).toBe(UNREACHED);
    expect(movesOf(breachAll(position({ 'German army': '0605' })), 'German army').cost[hex('0706')]).toBe(6);
  });
  test('11.4 never over an enemy on it', () => {
    const g = breachAll(position({ 'Panzer corps': '0604', 'Czech army': '0705' }));
    expect(movesOf(g, 'Panzer corps').cost[hex('0705')]).toBe(UNREACHED);
  });
  test('6.2.2 an enemy air zone costs one more, on the railway too', () => {
    const g = breachAll(position({ 'Panzer corps': '0404' }));
    const air = new Uint8Array(grid.size);
    air[hex('0604')] = 2;
    const found = movesOf(g, 'Panzer corps', air);
    expect(['0505', '0604', '0705'].map(l => found.cost[hex(l)])).toEqual([1, 4, 5]);
  });
  test('9.1 foot stops in a zone, wheels do not; 11.6 in column nobody enters one, and twice as far', () => {
    const g = breachAll(position({ 'German army': '0402', 'Panzer corps': '0402', 'French army': '0601' }));
    const foot = movesOf(g, 'German army');
    expect([foot.cost[hex('0502')], foot.cost[hex('0701')]]).toEqual([2, UNREACHED]);
    expect(movesOf(g, 'Panzer corps').cost[hex('0701')]).toBe(8);
    const column = movesOf(g, 'German army', NO_ZONES, true);
    expect([column.cost[hex('0502')], column.cost[hex('0408')], foot.cost[hex('0408')]]).toEqual([
      UNREACHED,
      12,
      UNREACHED,
    ]);
    expect(hexes(grid).filter(h => column.cost[h] !== UNREACHED && against(boardOf(g), AXIS)[h])).toEqual([]);
  });
});

describe('10.0 supply by nation', () => {
  const cells = hexes(grid).map(h => L.at.control + h);
  const open = new Uint8Array(grid.size);
  const german = (zones: boolean): Network<TwoCamps> => ({
    camp: AXIS,
    wall: new Uint8Array(grid.sideCount),
    cells,
    sources: () => CITIES,
    feeds: (g, h) => g.cells[L.at.control + h] === 0,
    closed: () => open,
    isBarred: (_g, board, h) => board.inPlay[ALLIED][h]! > 0 || intact[h] === 1,
    ...(zones && { zone: board => board.zones[ALLIED], friend: board => board.inPlay[AXIS] }),
  });
  const CITIES = [hex('0304')];
  const foot = makeLines(grid, boardOf, german(true));
  const wheels = makeLines(grid, boardOf, german(false));
  /** A wall of mountains but for the railway, which the Czech army's zone shuts. */
  const pass = (): State => {
    for (const h of hexes(grid)) open[h] = grid.line[h] === 7 && grid.labels[h] !== '0705' ? 1 : 0;
    return breachAll(position({ 'Czech army': '0805' }));
  };
  test('9.2, 10.2 a zone shuts the pass to foot, names the hex, and is nothing to German wheels; a friend in it opens it', () => {
    const g = pass();
    expect([foot.reaches(g, hex('0904')), wheels.reaches(g, hex('0904'))]).toEqual([false, true]);
    expect(traceLine(grid, foot, g, hex('0904'))).toMatchObject({ ok: false, by: 'zone' });
    g.cells[L.at.place + GERMAN_WHEELS] = hex('0705');
    g.cells[L.at.place + GERMAN_FOOT] = hex('0804');
    expect(foot.reaches(g, hex('0904'))).toBe(true);
  });
  test('10.4 a source in enemy hands feeds nobody, and feeds again the instant it is back', () => {
    const g = pass();
    expect(foot.reaches(g, hex('0204'))).toBe(true);
    g.cells[L.at.control + hex('0304')] = 1;
    expect(foot.reaches(g, hex('0204'))).toBe(false);
    g.cells[L.at.control + hex('0304')] = 0;
    expect(foot.reaches(g, hex('0204'))).toBe(true);
  });
  test('10.2 an intact enemy fort bars a line, a breached one does not', () => {
    for (const h of hexes(grid)) open[h] = grid.line[h] === 7 && grid.labels[h] !== '0703' ? 1 : 0;
    const g = position({});
    expect(wheels.reaches(g, hex('0903'))).toBe(false);
    expect(wheels.reaches(breachAll(g), hex('0903'))).toBe(true);
  });
});
