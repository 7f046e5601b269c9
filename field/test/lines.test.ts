/** Lines kept between questions are what would be traced anew; a line by rail and road names the hex that cuts it. */
import { describe, expect, test } from 'vitest';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import { clone, copyInto, type State } from '../../engine/state.ts';
import { hexes, hexOf, sideBetween, type HexId } from '../../kernel/hex.ts';
import { makeSupplied, supplyFrom, traceSupply } from '../../kernel/supply.ts';
import { makeLines, traceByRail, traceLine, type Network } from '../supply-lines.ts';
import { fieldOn, GRIDS, scribble, type Battlefield } from './battlefield.ts';

const fieldFor = (k: number, rnd: Rnd): Battlefield =>
  fieldOn(
    GRIDS[k]!,
    Array.from({ length: 12 }, () => rnd(999)),
    Array.from({ length: 9 }, () => rnd(999)),
  );

/** Lines of a camp to the hexes of two edges that it holds; a neutral shuts some ground; towns held by others bar. */
const networkOf = (f: Battlefield, camp: number, longest?: number): Network => {
  const { grid, at, wall } = f;
  const foes = f.counters.foes[camp]!;
  const zone = new Uint8Array(grid.size);
  const closed = new Uint8Array(grid.size);
  const edges = [0, 1].map(s => hexes(grid).filter(hex => grid.place[hex]! <= 1 + s || grid.line[hex] === 7));
  return {
    camp,
    wall,
    ...(longest !== undefined && { longest }),
    cells: hexes(grid).map(hex => at.control + hex),
    sources: g => edges[g.cells[at.scenario]!]!,
    feeds: (g, hex) => g.cells[at.control + hex] !== 2,
    closed: (g, _board) => {
      for (const hex of hexes(grid)) closed[hex] = hex % 7 === 3 && g.cells[at.greenAtWar] === 0 ? 1 : 0;
      return closed;
    },
    isBarred: (g, board, hex) =>
      foes.some(c => board.inPlay[c]![hex]! > 0) ||
      (hex % 5 === 0 && g.cells[at.control + hex] === 1 + ((camp + 1) % 2)),
    zone: board => {
      for (const hex of hexes(grid))
        zone[hex] = foes.some(c => board.zones[c]![hex]! + board.zones[3 + c]![hex]! > 0) ? 1 : 0;
      return zone;
    },
    friend: board => board.inPlay[camp]!,
  };
};
describe.each([0, 1])('lines on map %i', k => {
  test.each([undefined, 4])('are never stale, whatever was done in between; longest %s', longest => {
    const rnd = seededRandom(`lines ${k} ${longest}`);
    const f = fieldFor(k, rnd);
    const { grid } = f;
    const networks = [0, 1, 2].map(camp => networkOf(f, camp, longest));
    const lines = networks.map(n => makeLines(grid, f.boardOf, n));
    const kept = [f.begin(), f.begin()];
    let g = f.begin();
    const fresh = (camp: number): string => {
      const n = networks[camp]!;
      const board = f.boardOf(g);
      const barred = Uint8Array.from(hexes(grid), hex => (n.isBarred(g, board, hex) ? 1 : 0));
      const map = { closed: n.closed(g, board), barred, wall: n.wall, zone: n.zone!(board), friend: n.friend!(board) };
      const sources = n.sources(g).filter(hex => n.feeds(g, hex));
      return supplyFrom(
        grid,
        { ...map, ...(longest !== undefined && { longest }) },
        sources,
        makeSupplied(grid),
      ).reached.join('');
    };
    let fed = 0;
    let cut = 0;
    for (let i = 0; i < 600; i++) {
      const way = rnd(12);
      if (way === 0) kept[rnd(2)] = clone(g);
      else if (way === 1) g = clone(kept[rnd(2)]!);
      else if (way === 2) copyInto(g, kept[rnd(2)]!);
      else for (let n = rnd(3); n >= 0; n--) scribble(f, g, rnd);
      const camp = rnd(3);
      const expected = fresh(camp);
      const three = [rnd(grid.size), rnd(grid.size), rnd(grid.size)];
      const even = (_g: State, hex: number): boolean => hex % 2 === 0;
      if (rnd(2))
        expect(lines[camp]!.reachesAny(g, three, even)).toBe(three.some(hex => hex % 2 === 0 && expected[hex] === '1'));
      const order = hexes(grid).toSorted((a, b) => ((a * 7) % 11) - ((b * 7) % 11));
      if (rnd(3) === 0) expect(lines[camp]!.reachesEach(g, order)).toEqual(order.map(hex => expected[hex] === '1'));
      const got = order.map(hex => [hex, lines[camp]!.reaches(g, hex) ? '1' : '0'] as const);
      expect(got.filter(([hex, is]) => expected[hex] !== is)).toEqual([]);
      fed += [...expected].filter(c => c === '1').length;
      const hex = rnd(grid.size) as HexId;
      if (
        longest === undefined &&
        !networks[camp]!.isBarred(g, f.boardOf(g), hex) &&
        !networks[camp]!.closed(g, f.boardOf(g))[hex]
      ) {
        expect(traceLine(grid, lines[camp]!, g, hex).ok).toBe(expected[hex] === '1');
        const map = lines[camp]!.map(g);
        const left = hexes(grid).filter(h => (map.friend![h] !== 0 || h === hex) && rnd(3) > 0);
        const friend = map.friend!.map((n, h) => (left.includes(h as HexId) ? 0 : n));
        const sources = lines[camp]!.sources(g).filter(h => !left.includes(h) || h % 2 === 0);
        for (const from of hexes(grid).filter(h => expected[h] === '1')) {
          const without = traceSupply(grid, { ...map, friend }, from, sources).ok;
          expect(lines[camp]!.reachesWithout(g, from, { hexes: left, feeds: h => h % 2 === 0 })).toBe(without);
          if (!without) cut++;
        }
      }
    }
    expect(fed).toBeGreaterThan(1000);
    if (longest === undefined) expect(cut).toBeGreaterThan(10);
  });
});

describe('a line by road to a railhead and on by rail', () => {
  const f = fieldOn(GRIDS[1]!, [], []);
  const { grid, at } = f;
  const hex = (label: string): HexId => hexOf(grid, label);
  const RAIL = ['0102', '0202', '0303', '0403'].map(hex);
  const notRail = new Uint8Array(grid.sideCount).fill(1);
  for (let i = 1; i < RAIL.length; i++) notRail[sideBetween(grid, RAIL[i - 1]!, RAIL[i]!)] = 0;
  const open = new Uint8Array(grid.size);
  const held = hexes(grid).map(h => at.control + h);
  const common = { camp: 0, cells: held, closed: () => open };
  const rail = makeLines(grid, f.boardOf, {
    ...common,
    wall: notRail,
    sources: () => RAIL_ENDS,
    feeds: () => true,
    isBarred: (g, _b, h) => g.cells[at.control + h] === 2,
  });
  const RAIL_ENDS = [RAIL[0]!];
  /** Two railheads: at the end of the line, and one hex before it. */
  const HEADS = [hex('0403'), hex('0303')];
  const road = makeLines(grid, f.boardOf, {
    ...common,
    wall: f.wall,
    longest: 3,
    sources: () => HEADS,
    feeds: (g, h) => rail.reaches(g, h),
    isBarred: (_g, board, h) => board.inPlay[1]![h]! > 0,
    zone: board => board.zones[1]!,
    friend: board => board.inPlay[0]!,
  });
  const labels = (line: readonly number[]): string => line.map(h => grid.labels[h]).join(' ');
  const from = (g: State, label: string) => traceByRail(grid, road, rail, HEADS, g, hex(label));

  test('leads from the unit to the railhead and along the railway', () => {
    const trace = from(f.begin(), '0503');
    expect(trace.ok && labels(trace.line)).toBe('0503 0403 0303 0202 0102');
  });
  test('is too long beyond its tail', () => {
    const trace = from(f.begin(), '0804');
    expect(trace).toMatchObject({ ok: false, by: 'length' });
    expect(road.reaches(f.begin(), hex('0804'))).toBe(false);
  });
  test('is cut on the railway: the hex is named, and farther railheads feed nobody', () => {
    const g = f.begin();
    g.cells[at.control + hex('0202')] = 2;
    expect(from(g, '0603')).toMatchObject({ ok: false, by: 'enemy', cut: hex('0202') });
    expect(road.reaches(g, hex('0603'))).toBe(false);
  });
  test('goes to the nearer railhead where the farther is cut off', () => {
    const g = f.begin();
    g.cells[at.control + hex('0403')] = 2;
    const trace = from(g, '0504');
    expect(trace.ok && labels(trace.line).endsWith('0303 0202 0102')).toBe(true);
    expect(road.reaches(g, hex('0504'))).toBe(true);
    expect(road.reaches(g, hex('0704'))).toBe(false);
  });
});
