import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexes, hexOf, type Grid, type HexId } from '../hex.ts';
import {
  BY_ROAD,
  ENEMY_ZONE,
  UNREACHED,
  isReached,
  makeReach,
  NO_ENTRY,
  OPEN,
  priced,
  reach,
  STOP,
  walk,
  ZONE,
} from '../path.ts';
import { hexesOf, makeTogether, reachTogether, routeTogether, type Purse } from '../reach-two-allowances.ts';
import { anyGrid, anyHex, bytes, CZECH } from './maps.ts';

/** Every pair of amounts spent with which a hex can be reached, by trying all steps from all of them. */
function slowly(grid: Grid, one: Purse, two: Purse, start: HexId, always: boolean): number[] {
  const spent = hexes(grid).map(() => new Set<string>());
  const todo: [hex: HexId, a: number, b: number, isStart: boolean][] = [[start, 0, 0, true]];
  const stops = (hex: HexId): boolean => [one, two].some(p => (p.ground.zone?.[hex] ?? 0) & STOP);
  spent[start]!.add('0 0');
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [hex, a, b, isStart] = next;
    if (!isStart && stops(hex)) continue;
    for (const to of grid.around[hex]!) {
      const prices = [one, two].map((p, i) => {
        const step = walk(grid, p.ground, [hex, to]);
        const price = (i === 0 ? a : b) + (step.costs[0] ?? UNREACHED);
        if (step.refused !== undefined) return UNREACHED;
        return price > p.points ? (always && isStart ? p.points : UNREACHED) : price;
      });
      const key = prices.join(' ');
      if (prices.includes(UNREACHED) || spent[to]!.has(key)) continue;
      spent[to]!.add(key);
      todo.push([to, prices[0]!, prices[1]!, false]);
    }
  }
  return spent.map(pairs => Math.min(UNREACHED, ...[...pairs].map(pair => Number(pair.split(' ')[0]))));
}

const anyPurse = (grid: Grid): fc.Arbitrary<Purse> =>
  fc.record({
    points: fc.nat(7),
    ground: fc.record({
      enter: bytes(grid.size, [1, 1, 2, 3, BY_ROAD, NO_ENTRY]),
      cross: bytes(grid.sideCount, [0, 0, 0, 1, NO_ENTRY]),
      zone: bytes(grid.size, [0, 0, 0, 0, ENEMY_ZONE, STOP, ZONE, ENEMY_ZONE | OPEN]),
      road: bytes(grid.sideCount, [0, 0, 0, 1]),
      leave: bytes(grid.size, [0, 0, 0, 1]),
    }),
  });
const anyCase = anyGrid.chain(grid =>
  fc.record({
    grid: fc.constant(grid),
    one: anyPurse(grid),
    two: anyPurse(grid),
    start: anyHex(grid),
    always: fc.boolean(),
  }),
);

describe('units that go together', () => {
  it('get where trying every way finds that both can pay, by ways that both can pay', () => {
    fc.assert(
      fc.property(anyCase, ({ grid, one, two, start, always }) => {
        const out = makeTogether(grid, 8);
        reachTogether(grid, two, one, 0 as HexId, out); // the last search is forgotten
        const known = { ...two, ground: priced(grid, two.ground) };
        const found = reachTogether(grid, one, known, start, out, always);
        expect(Array.from(found.cost)).toEqual(slowly(grid, one, two, start, always));
        for (const hex of hexes(grid).filter(h => found.cost[h] !== UNREACHED)) {
          const route = routeTogether(grid, found, hex);
          expect([route[0], route.at(-1)]).toEqual([start, hex]);
          for (const [purse, spent] of [
            [one, found.cost[hex]!],
            [two, found.other[hex]!],
          ] as const) {
            const { costs, refused } = walk(grid, purse.ground, route);
            const sum = costs.reduce((all, c) => all + c, 0);
            expect([refused, Math.min(sum, purse.points)]).toEqual([undefined, spent]);
            expect(sum <= purse.points || (always && route.length === 2)).toBe(true);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
  it('a limit in hexes that never binds changes nothing', () => {
    fc.assert(
      fc.property(anyCase, ({ grid, one, start }) => {
        const free = reach(grid, one.ground, start, one.points, makeReach(grid));
        const found = reachTogether(grid, one, hexesOf(grid, 8), start, makeTogether(grid, 8));
        expect(found.cost).toEqual(free.cost);
        expect(found.count).toBe(free.count);
      }),
      { numRuns: 100 },
    );
  });
  it('a limit in hexes is what walking no further finds', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 3 }), ({ grid, one, start }, most) => {
        const found = reachTogether(grid, one, hexesOf(grid, most), start, makeTogether(grid, 3));
        const near = new Set<number>();
        const go = (way: readonly HexId[]): void => {
          const { costs, refused } = walk(grid, one.ground, way);
          if (refused !== undefined || costs.reduce((a, b) => a + b, 0) > one.points) return;
          near.add(way.at(-1)!);
          if (way.length <= most) for (const to of grid.around[way.at(-1)!]!) go([...way, to]);
        };
        go([start]);
        expect(hexes(grid).filter(hex => found.cost[hex] !== UNREACHED)).toEqual([...near].toSorted((a, b) => a - b));
      }),
      { numRuns: 100 },
    );
  });
});

describe('by the book', () => {
  const at = (label: string): HexId => hexOf(CZECH, label);
  const plain = (cost: number) => ({
    enter: new Uint8Array(CZECH.size).fill(cost),
    cross: new Uint8Array(CZECH.sideCount),
  });
  // No Retreat 13.1
  it('a Low Supply unit goes three hexes, whatever points it has', () => {
    const found = reachTogether(
      CZECH,
      { ground: plain(1), points: 6 },
      hexesOf(CZECH, 3),
      at('3010'),
      makeTogether(CZECH, 3),
    );
    expect([found.cost[at('3013')], found.cost[at('3014')]]).toEqual([3, UNREACHED]);
    expect(routeTogether(CZECH, found, at('3013')).length).toBe(4);
  });
  // War Comes Early 11.2
  it('together as far as all can pay, though for one of them alone the way is cheaper', () => {
    const foot = { ground: plain(1), points: 6 };
    const wheels = { ground: plain(2), points: 6 };
    const found = reachTogether(CZECH, foot, wheels, at('3010'), makeTogether(CZECH, 12));
    expect([found.cost[at('3013')], found.other[at('3013')], found.cost[at('3014')]]).toEqual([3, 6, UNREACHED]);
    expect(isReached(reach(CZECH, foot.ground, at('3010'), 6, makeReach(CZECH)), at('3016'))).toBe(true);
  });
  it('says so when it was made for less', () =>
    expect(() =>
      reachTogether(CZECH, hexesOf(CZECH, 2), hexesOf(CZECH, 4), at('3010'), makeTogether(CZECH, 3)),
    ).toThrow('3 points at most'));
});
