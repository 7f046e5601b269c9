/** What is kept between questions is what would be found anew, whatever was done to the position in between. */
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { clone, copyInto, type State } from '../../engine/state.ts';
import { around, hexes, sideBetween, type HexId } from '../../kernel/hex.ts';
import { ENEMY_ZONE } from '../../kernel/path.ts';
import { SUPPRESSED_ZONE, makeOccupancy } from '../occupancy.ts';
import { inEnemyZone, makeEnemyZones, zoneHolders } from '../zones.ts';
import {
  campOf,
  COUNT,
  fieldOn,
  GRIDS,
  hexOfUnit,
  RED,
  BLUE,
  GREEN,
  scribble,
  type Battlefield,
} from './battlefield.ts';

const byNumber = (a: number, b: number): number => a - b;

const units = [...Array(COUNT).keys()];
/** Counted from nothing, hex by hex. */
const slowly = (f: Battlefield, g: State) => {
  const on = units.filter(u => hexOfUnit(f, g, u) !== undefined && (!f.isTruce(g) || campOf(u) !== GREEN));
  const hexOf = (u: number): HexId => hexOfUnit(f, g, u)!;
  const count = (list: readonly number[]): number[] =>
    hexes(f.grid).map(hex => list.filter(u => hexOf(u) === hex).length);
  const isFort = (hex: number): boolean => g.cells[f.at.fort + hex]! > 0;
  const isHushed = (u: number): boolean =>
    on.some(v => hexOf(v) === hexOf(u) && campOf(v) === campOf(u) && f.kindOf(g, v) === SUPPRESSED_ZONE);
  const reaches = (u: number, hex: HexId): boolean => {
    if (isHushed(u)) return false;
    const kind = f.kinds[f.kindOf(g, u)]!;
    const from = hexOf(u);
    if (isFort(from) || (f.kindOf(g, u) < 6 ? isFort(hex) : kind.shut![hex])) return false;
    return from === hex || (around(f.grid, from).includes(hex) && !f.wall[sideBetween(f.grid, from, hex)]);
  };
  const zone = (camp: number, strength: number): number[] =>
    hexes(f.grid).map(hex =>
      on.some(u => f.kindOf(g, u) >= 0 && f.kinds[f.kindOf(g, u)]!.layer === strength * 3 + camp && reaches(u, hex))
        ? 1
        : 0,
    );
  return {
    units: [RED, BLUE, GREEN].map(camp => count(on.filter(u => campOf(u) === camp))),
    inPlay: [RED, BLUE, GREEN].map(camp => count(on.filter(u => campOf(u) === camp && f.isInPlay(g, u)))),
    zones: [0, 1].flatMap(strength => [RED, BLUE, GREEN].map(camp => zone(camp, strength))),
    holders: (camp: number, hex: HexId): number[] => [
      ...new Set(on.filter(u => campOf(u) !== camp && f.kindOf(g, u) >= 0 && reaches(u, hex)).map(hexOf)),
    ],
  };
};
const sign = (list: Iterable<number>): string => Array.from(list, n => (n ? 1 : 0)).join('');

describe.each(GRIDS.map(g => [g.orientation, g] as const))('on a %s map', (name, grid) => {
  const rnd = seededRandom(`occupancy ${name}`);
  const f = fieldOn(
    grid,
    Array.from({ length: 12 }, () => rnd(999)),
    Array.from({ length: 9 }, () => rnd(999)),
  );
  test('counters and zones are never stale: 1,500 changes, with clones and take-backs in between', () => {
    const kept = [f.begin(), f.begin(), f.begin()];
    const against = makeEnemyZones(f.counters, ENEMY_ZONE, [0]);
    const any = makeEnemyZones(f.counters, 1, [0, 1]);
    let g = f.begin();
    let zones = 0;
    for (let k = 0; k < 1500; k++) {
      const way = rnd(12);
      if (way === 0) kept[rnd(3)] = clone(g);
      else if (way === 1) g = clone(kept[rnd(3)]!);
      else if (way === 2) copyInto(g, kept[rnd(3)]!);
      else for (let i = rnd(3); i >= 0; i--) scribble(f, g, rnd);
      const slow = slowly(f, g);
      const board = f.boardOf(g);
      const camp = rnd(3);
      const foes = f.counters.foes[camp]!;
      const hex = rnd(grid.size) as HexId;
      expect(board.units.map(a => a.join())).toEqual(slow.units.map(String));
      expect(board.inPlay.map(a => a.join())).toEqual(slow.inPlay.map(String));
      expect(board.zones.map(sign)).toEqual(slow.zones.map(sign));
      const full = hexes(grid).map(h => (foes.some(c => slow.zones[c]![h]) ? ENEMY_ZONE : 0));
      const weak = hexes(grid).map(h => (foes.some(c => slow.zones[c]![h] || slow.zones[3 + c]![h]) ? 1 : 0));
      expect(against(board, camp).join()).toBe(full.join());
      expect(any(board, camp).join()).toBe(weak.join());
      expect(inEnemyZone(board, f.counters, camp, hex)).toBe(weak[hex] === 1);
      expect([...zoneHolders(board, f.counters, camp, hex)].toSorted(byNumber)).toEqual(
        slow.holders(camp, hex).toSorted(byNumber),
      );
      zones += weak.filter(n => n).length;
    }
    expect(zones).toBeGreaterThan(3000);
  });
  test('two games in one process do not disturb each other', () => {
    const mine = makeOccupancy(f.counters);
    const other = fieldOn(grid, [], []);
    const g = f.begin();
    const h = other.begin();
    g.cells[f.at.place] = 3;
    h.cells[other.at.place] = 5;
    expect([mine(g).units[RED]![3], other.boardOf(h).units[RED]![3], mine(g).units[RED]![3]]).toEqual([1, 0, 1]);
  });
  test('stamps stand still while nothing has changed, and grow for those concerned', () => {
    const g = f.begin();
    const board = f.boardOf(g);
    const stamps = (): readonly number[] => [...board.held, ...board.lines, board.made];
    const before = stamps();
    f.boardOf(g);
    f.boardOf(clone(g));
    expect(stamps()).toEqual(before);
    g.cells[f.at.place + 3] = 4; // a red unit
    f.boardOf(g);
    const after = stamps();
    expect(after.map((n, i) => n > before[i]!)).toEqual([true, false, false, false, true, true, false]);
    g.cells[f.at.control + 4] = 1;
    f.boardOf(g);
    expect(stamps()).toEqual(after);
    g.cells[f.at.place + 1] = 4; // a friend without a zone joins it
    f.boardOf(g);
    const joined = stamps();
    g.cells[f.at.place + 3] = grid.size; // and it goes, with its zone: the hex is held as before
    f.boardOf(g);
    expect(stamps().map((n, i) => n > joined[i]!)).toEqual([true, false, false, false, true, true, false]);
  });
});
