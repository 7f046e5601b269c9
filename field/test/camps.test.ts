/**
 * The field under the rules of No Retreat, in small: three camps of which two have one player and bind each other (18.5), full and weak zones
 * (13.4, 13.4.5), none without supply (13.4.4), caps in hexes (13.1), zones that cost (13.4.1) and do not enter rough ground.
 */
import { describe, expect, test } from 'vitest';
import { blank, column, layout, type State } from '../../engine/state.ts';
import { around, hexOf, makeGrid, type HexId } from '../../kernel/hex.ts';
import { ENEMY_ZONE, UNREACHED, NO_ENTRY, OPEN, priced } from '../../kernel/path.ts';
import { hexesOf, makeTogether, reachTogether, routeTogether } from '../../kernel/reach-two-allowances.ts';
import { makeGrounds } from '../movement-costs.ts';
import { makeLines, traceLine } from '../supply-lines.ts';
import { makeOccupancy, NO_ZONE, type Counters } from '../occupancy.ts';
import { runOf } from '../cell-ranges.ts';
import { foesHeld, inEnemyZone, makeEnemyZones, zoneHolders } from '../zones.ts';

const grid = makeGrid({
  orientation: 'pointy',
  lines: [10, 20],
  places: () => [10, 22],
  shoved: 'odd',
  rowsRun: 'down',
});
const hex = (label: string): HexId => hexOf(grid, label);
const UNITS = ['German', 'Panzer', 'Soviet', 'Pole', 'Polish cavalry', 'Polish garrison'] as const;
type Unit = (typeof UNITS)[number];
const [GERMAN, SOVIET, ALLIED] = [0, 1, 2];
const CAMP = [GERMAN, GERMAN, SOVIET, ALLIED, ALLIED, ALLIED];
const WEAK = 3; // cavalry: a layer of its own
const L = layout({ place: column(UNITS, [...grid.labels, 'box']), supply: column(UNITS, ['full', 'low', 'none']) });
const ROUGH = new Uint8Array(grid.size);
ROUGH[hex('1515')] = 1;

const counters: Counters = {
  grid,
  place: L.at.place,
  count: UNITS.length,
  camps: 3,
  foes: [
    [SOVIET, ALLIED],
    [GERMAN, ALLIED],
    [GERMAN, SOVIET],
  ],
  kinds: [0, 1, 2, 3, 4, 5].map(layer => ({ shut: ROUGH, layer })),
  runs: () => [runOf([0, UNITS.length - 1])],
  slow: () => [],
  marks: [L.at.supply],
  campOf: (_g, unit) => CAMP[unit]!,
  isInPlay: () => true,
  kindOf: (g, unit) => {
    if (g.cells[L.at.supply + unit] === 2 || UNITS[unit] === 'Polish garrison') return NO_ZONE;
    return CAMP[unit]! + (UNITS[unit] === 'Polish cavalry' ? WEAK : 0);
  },
};
const boardOf = makeOccupancy(counters);
const position = (at: { readonly [U in Unit]?: string }): State => {
  const g = blank(L.size);
  for (const [unit, name] of UNITS.entries()) g.cells[L.at.place + unit] = at[name] ? hex(at[name]) : grid.size;
  return g;
};

// 13.0 Movement ------------------------------------------------------------------------------------------------
const base = priced(grid, { enter: new Uint8Array(grid.size).fill(1), cross: new Uint8Array(grid.sideCount) });
const full = makeEnemyZones(counters, ENEMY_ZONE);
const any = makeEnemyZones(counters, 1, [0, 1]);
const grounds = makeGrounds(grid);
const groundFor = (g: State, unit: Unit) => {
  const board = boardOf(g);
  const camp = CAMP[UNITS.indexOf(unit)]!;
  const counting = (open: Uint8Array, out: Uint8Array): void => {
    for (let h = 0; h < out.length; h++)
      out[h] = counters.foes[camp]!.some(c => board.units[c]![h]) ? NO_ENTRY : open[h]!;
  };
  const stamp = foesHeld(board, counters, camp);
  return grounds(camp, base, stamp, counting, full(board, camp), any(board, camp)); // 13.4.1 one more to enter any zone
};
const CAPS = [99, 3, 2];
const out = makeTogether(grid, 99);
const reachOf = (g: State, unit: Unit, points: number, ground = groundFor(g, unit)) => {
  const u = UNITS.indexOf(unit);
  const most = Math.min(points, CAPS[g.cells[L.at.supply + u]!]!);
  return reachTogether(grid, { ground, points }, hexesOf(grid, most), g.cells[L.at.place + u]! as HexId, out, true);
};
const costs = (g: State, unit: Unit, points: number, ...to: string[]): number[] =>
  to.map(label => reachOf(g, unit, points).cost[hex(label)]!);

describe('camps', () => {
  test('18.5 the zones of Germans and Soviets bind each other, and those of the Allies both', () => {
    const g = position({ German: '1412', Soviet: '1416', Pole: '1420' });
    const bound = (camp: number, label: string): boolean => inEnemyZone(boardOf(g), counters, camp, hex(label));
    expect([bound(GERMAN!, '1415'), bound(SOVIET!, '1413'), bound(ALLIED!, '1413')]).toEqual([true, true, true]);
    expect([bound(GERMAN!, '1413'), bound(SOVIET!, '1417'), bound(ALLIED!, '1419')]).toEqual([false, false, false]);
    expect(zoneHolders(boardOf(g), counters, GERMAN!, hex('1415'))).toEqual([hex('1416')]);
  });
  test('18.5 and so do they cut each other’s supply lines', () => {
    const edge = [hex('1410')];
    const open = new Uint8Array(grid.size);
    const lines = makeLines(grid, boardOf, {
      camp: GERMAN!,
      wall: new Uint8Array(grid.sideCount),
      cells: [],
      sources: () => edge,
      feeds: () => true,
      closed: () => open,
      isBarred: (_g, board, h) => counters.foes[GERMAN!]!.some(c => board.inPlay[c]![h]! > 0),
      zone: board => any(board, GERMAN!),
      friend: board => board.inPlay[GERMAN!]!,
    });
    const g = position({ German: '1420' });
    expect(lines.reaches(g, hex('1420'))).toBe(true);
    for (let h = 0; h < grid.size; h++) if (grid.place[h] === 15 && grid.line[h] !== 14) open[h] = 1;
    const cut = position({ German: '1420', Soviet: '1414' });
    expect(lines.reaches(cut, hex('1420'))).toBe(false);
    expect(traceLine(grid, lines, cut, hex('1420'))).toMatchObject({ ok: false, by: 'zone', cut: hex('1415') });
    cut.cells[L.at.supply + UNITS.indexOf('Soviet')] = 2; // 13.4.4 the Soviet runs out of supply: no zone, but he stands there still
    expect(lines.reaches(cut, hex('1420'))).toBe(true);
  });
});

describe('movement', () => {
  test('13.4, 13.4.1 a full zone costs one more and stops; 13.4.5 a weak one costs one more and does not', () => {
    const g = position({ German: '1412', Pole: '1414' });
    expect(costs(g, 'German', 6, '1413')).toEqual([2]);
    const stopped = reachOf(g, 'German', 3);
    expect(stopped.cost[hex('1415')]).toBe(UNREACHED);
    const weak = position({ German: '1412', 'Polish cavalry': '1313' });
    expect(costs(weak, 'German', 6, '1413', '1414')).toEqual([2, 4]);
    const none = position({ German: '1412', 'Polish garrison': '1313' });
    expect(costs(none, 'German', 6, '1413', '1414')).toEqual([1, 2]);
  });
  test('13.4 zones do not enter rough ground', () => {
    const g = position({ German: '1514', Pole: '1516' });
    expect(inEnemyZone(boardOf(g), counters, GERMAN!, hex('1515'))).toBe(false);
    expect(around(grid, hex('1516')).filter(h => inEnemyZone(boardOf(g), counters, GERMAN!, h)).length).toBe(5);
  });
  test('13.4.4 a unit without supply loses its zone the moment it is marked, and has it back', () => {
    const g = position({ German: '1412', Pole: '1414' });
    expect(inEnemyZone(boardOf(g), counters, GERMAN!, hex('1413'))).toBe(true);
    g.cells[L.at.supply + UNITS.indexOf('Pole')] = 2;
    expect(inEnemyZone(boardOf(g), counters, GERMAN!, hex('1413'))).toBe(false);
    expect(costs(g, 'German', 6, '1413')).toEqual([1]);
    g.cells[L.at.supply + UNITS.indexOf('Pole')] = 0;
    expect(costs(g, 'German', 6, '1413')).toEqual([2]);
  });
  test('13.1 caps are hexes as well as points: low three, none two; 13.2 one hex always', () => {
    const g = position({ Panzer: '1412' });
    const furthest = (): number => Math.max(...Array.from(reachOf(g, 'Panzer', 6).cost).filter(n => n !== UNREACHED));
    expect(furthest()).toBe(6);
    g.cells[L.at.supply + 1] = 1;
    expect(furthest()).toBe(3);
    g.cells[L.at.supply + 1] = 2;
    expect(furthest()).toBe(2);
    const dear = {
      ...groundFor(g, 'Panzer'),
      enter: new Uint8Array(grid.size).fill(5),
      steps: new Int16Array(grid.size * 6).fill(5),
    };
    expect(reachOf(g, 'Panzer', 2, dear).count).toBe(7);
  });
  test('13.1 a dear short way where a cheap one has too many hexes', () => {
    const g = position({ Panzer: '1412' });
    const ground = { ...groundFor(g, 'Panzer'), steps: groundFor(g, 'Panzer').steps.slice() };
    for (let dir = 0; dir < 6; dir++) ground.steps[hex('1412') * 6 + dir] = dir === 1 ? 4 : 1;
    expect(reachOf(g, 'Panzer', 6, ground).cost[hex('1414')]).toBe(3);
    g.cells[L.at.supply + 1] = 2;
    const found = reachOf(g, 'Panzer', 6, ground);
    expect(found.cost[hex('1414')]).toBe(5);
    expect(routeTogether(grid, found, hex('1414'))).toEqual(['1412', '1413', '1414'].map(hex));
  });
  test('13.4.2 a mobile unit goes from its first zone onto a friend in another', () => {
    const g = position({ Panzer: '1413', German: '1513', Pole: '1414' });
    expect(costs(g, 'Panzer', 2, '1513')).toEqual([UNREACHED]); // with three it would go round
    const zone = full(boardOf(g), GERMAN!).map((bits, h) => (boardOf(g).units[GERMAN!]![h] ? bits | OPEN : bits));
    expect(reachOf(g, 'Panzer', 2, { ...groundFor(g, 'Panzer'), zone }).cost[hex('1513')]).toBe(2);
  });
});
