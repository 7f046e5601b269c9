import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexOf, hexes, sideBetween, type Grid, type HexId } from '../hex.ts';
import { onwardOf, reachOnward } from '../reach-fixed-costs.ts';
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
  reprice,
  routeTo,
  STOP,
  walk,
  ZONE,
  type Ground,
} from '../path.ts';
import { anyGrid, anyHex, bytes, FRANCE } from './maps.ts';

/** By trying every step again and again until nothing gets cheaper. */
function slowly(
  grid: Grid,
  { enter, cross, oneWay, zone, road, extra, leave, shut, added, there, apart }: Ground,
  start: HexId,
  points: number,
): number[] {
  const cost: number[] = hexes(grid).map(hex => (hex === start ? 0 : UNREACHED));
  for (let changed = true; changed;) {
    changed = false;
    for (const hex of hexes(grid)) {
      if (cost[hex] === UNREACHED || (hex !== start && zone![hex]! & STOP)) continue;
      for (let dir = 0; dir < 6; dir++) {
        const to = grid.near[hex * 6 + dir]!;
        const side = grid.sides[hex * 6 + dir]!;
        if (
          to < 0 ||
          shut![to] ||
          apart![there![to]!] ||
          enter[to] === NO_ENTRY ||
          cross[side] === NO_ENTRY ||
          oneWay![side] === to
        )
          continue;
        if (zone![hex]! & ZONE && zone![to]! & ZONE && !(zone![to]! & OPEN)) continue;
        if (enter[to] === BY_ROAD && !road![side]) continue;
        const way = road![side] || enter[to]! + cross[side]!;
        const price = cost[hex]! + leave![hex]! + way + extra![to]! + added![to]!;
        if (price <= points && price < cost[to]!) {
          cost[to] = price;
          changed = true;
        }
      }
    }
  }
  return cost;
}

const anyGround = (grid: Grid): fc.Arbitrary<Required<Omit<Ground, 'steps' | 'onward'>>> =>
  fc.record({
    enter: bytes(grid.size, [1, 1, 2, 3, BY_ROAD, NO_ENTRY]),
    cross: bytes(grid.sideCount, [0, 0, 0, 1, NO_ENTRY]),
    oneWay: bytes(grid.sideCount, [0, 0, 0, 1, 2]).map(which =>
      Int16Array.from(which, (end, side) => (end ? grid.ends[side * 2 + end - 1]! : -1)),
    ),
    zone: bytes(grid.size, [0, 0, 0, ENEMY_ZONE, STOP, ZONE, ENEMY_ZONE | OPEN]),
    road: bytes(grid.sideCount, [0, 0, 0, 1]),
    extra: bytes(grid.size, [0, 0, 0, 2]),
    leave: bytes(grid.size, [0, 0, 2]),
    shut: bytes(grid.size, [0, 0, 0, 0, 0, 1]),
    added: bytes(grid.size, [0, 0, 0, 1]),
    there: bytes(grid.size, [0, 0, 0, 1, 2]).map(kinds => Uint16Array.from(kinds)),
    apart: bytes(3, [0, 1]),
  });
const anyCase = anyGrid.chain(grid =>
  fc.record({ grid: fc.constant(grid), ground: anyGround(grid), start: anyHex(grid), points: fc.nat(12) }),
);

describe('reach', () => {
  it('is what trying every step finds, and its routes cost what they say', () => {
    fc.assert(
      fc.property(anyCase, ({ grid, ground, start, points }) => {
        const found = reach(grid, ground, start, points, makeReach(grid));
        expect(Array.from(found.cost)).toEqual(slowly(grid, ground, start, points));
        for (const hex of hexes(grid).filter(h => isReached(found, h))) {
          const route = routeTo(found, hex);
          const { costs, refused } = walk(grid, ground, route);
          expect([route[0], route.at(-1), refused]).toEqual([start, hex, undefined]);
          expect(costs.reduce((sum, c) => sum + c, 0)).toBe(found.cost[hex]);
        }
      }),
      { numRuns: 300 },
    );
  });
  it('lists each reached hex once, cheapest first, and forgets the last search', () => {
    fc.assert(
      fc.property(anyCase, ({ grid, ground, start, points }) => {
        const scratch = makeReach(grid);
        reach(grid, ground, 0 as HexId, 12, scratch);
        const found = reach(grid, ground, start, points, scratch);
        const listed = Array.from(found.order.subarray(0, found.count));
        expect(listed.toSorted((a, b) => a - b)).toEqual(hexes(grid).filter(hex => isReached(found, hex)));
        expect(listed.every((hex, i) => i === 0 || found.cost[listed[i - 1]!]! <= found.cost[hex]!)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('ground priced beforehand', () => {
  it('is walked like any other, also where hexes got another cost', () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(1, 3, BY_ROAD, NO_ENTRY))),
        fc.boolean(),
        ({ grid, ground, start, points }, changes, atLeastOne) => {
          const known = priced(grid, { ...ground, enter: ground.enter.slice() });
          for (const [n, cost] of changes) {
            const hex = (n % grid.size) as HexId;
            ground.enter[hex] = cost;
            reprice(grid, known, hex, cost);
          }
          const one = reach(grid, ground, start, points, makeReach(grid), atLeastOne);
          const two = reach(grid, known, start, points, makeReach(grid), atLeastOne);
          expect([known.enter, two.cost, two.order.subarray(0, two.count)]).toEqual([
            ground.enter,
            one.cost,
            one.order.subarray(0, one.count),
          ]);
          expect(hexes(grid).map(hex => routeTo(two, hex))).toEqual(hexes(grid).map(hex => routeTo(one, hex)));
        },
      ),
      { numRuns: 200 },
    );
  });
  it('is found the same, hex by hex, where only what may be worth it is tried', () => {
    fc.assert(
      fc.property(anyCase, fc.boolean(), ({ grid, ground, start, points }, atLeastOne) => {
        const known = priced(grid, ground);
        const scratch = makeReach(grid);
        const lasting = { ...known, onward: onwardOf(grid, known.steps) };
        reachOnward(grid, lasting, 0 as HexId, 12, scratch);
        const one = reach(grid, known, start, points, makeReach(grid), atLeastOne);
        const two = reachOnward(grid, lasting, start, points, scratch, atLeastOne);
        expect([two.cost, two.order.subarray(0, two.count)]).toEqual([one.cost, one.order.subarray(0, one.count)]);
        expect(hexes(grid).map(hex => routeTo(two, hex))).toEqual(hexes(grid).map(hex => routeTo(one, hex)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('moves on the map of France', () => {
  const at = (label: string): HexId => hexOf(FRANCE, label);
  const plain = (): { enter: Uint8Array; cross: Uint8Array; zone: Uint8Array } => ({
    enter: new Uint8Array(FRANCE.size).fill(1),
    cross: new Uint8Array(FRANCE.sideCount),
    zone: new Uint8Array(FRANCE.size),
  });
  const costTo = (ground: Ground, from: string, to: string, points: number, atLeastOne = false): number =>
    reach(FRANCE, ground, at(from), points, makeReach(FRANCE), atLeastOne).cost[at(to)]!;

  it('10.5 a river adds to the cost of the hex', () => {
    const ground = plain();
    ground.cross[sideBetween(FRANCE, at('2830'), at('2831'))] = 1;
    expect(costTo(ground, '2831', '2830', 6)).toBe(2);
    expect(costTo(ground, '2831', '2830', 1)).toBe(UNREACHED);
  });
  it('7.3 a unit stops on entering an enemy zone, and does not go from zone to zone', () => {
    const ground = plain();
    for (const hex of ['2830', '2829']) ground.zone[at(hex)] = ENEMY_ZONE;
    for (const row of [29, 27])
      for (let place = 19; place <= 44; place++) ground.enter[at(`${row}${place}`)] = NO_ENTRY;
    expect(costTo(ground, '2831', '2830', 6)).toBe(1);
    expect(costTo(ground, '2831', '2829', 6)).toBe(UNREACHED);
    expect(costTo(ground, '2830', '2829', 6)).toBe(UNREACHED);
    expect(costTo(ground, '2830', '2831', 6)).toBe(1);
  });
  // No Retreat 13.4.2
  it('into a zone from a zone where a friend stands', () => {
    const ground = plain();
    ground.zone[at('2830')] = ENEMY_ZONE;
    ground.zone[at('2829')] = ENEMY_ZONE | OPEN;
    expect(costTo(ground, '2830', '2829', 1)).toBe(1);
  });
  // War Comes Early 11.1
  it('always one hex, unless it is closed', () => {
    const ground = plain();
    ground.enter[at('2830')] = 5;
    ground.enter[at('2832')] = NO_ENTRY;
    expect(costTo(ground, '2831', '2830', 2)).toBe(UNREACHED);
    expect(costTo(ground, '2831', '2830', 2, true)).toBe(2);
    expect(costTo(ground, '2831', '2832', 2, true)).toBe(UNREACHED);
  });
  // War Comes Early 11.4
  it('half a point along a railway, counted double', () => {
    const ground = { ...plain(), road: new Uint8Array(FRANCE.sideCount) };
    ground.enter.fill(4);
    for (let place = 20; place < 30; place++)
      ground.road[sideBetween(FRANCE, at(`28${place}`), at(`28${place + 1}`))] = 1;
    expect(costTo(ground, '2820', '2830', 12)).toBe(10);
  });
  // War Comes Early 11.4
  it('mountains open along the railway alone, never over an enemy; an air zone costs more there too', () => {
    const ground = {
      ...plain(),
      road: new Uint8Array(FRANCE.sideCount),
      extra: new Uint8Array(FRANCE.size),
    };
    for (const hex of ['2830', '2829', '2828']) ground.enter[at(hex)] = BY_ROAD;
    ground.road[sideBetween(FRANCE, at('2831'), at('2830'))] = 1;
    ground.road[sideBetween(FRANCE, at('2830'), at('2829'))] = 1;
    expect(['2830', '2829', '2828'].map(to => costTo(ground, '2831', to, 12))).toEqual([1, 2, UNREACHED]);
    ground.extra[at('2829')] = 2;
    expect(costTo(ground, '2831', '2829', 12)).toBe(4);
    expect(walk(FRANCE, ground, ['2831', '2830', '2829', '2828'].map(at))).toEqual({
      costs: [1, 3],
      refused: at('2828'),
    });
    ground.enter[at('2829')] = NO_ENTRY;
    expect(costTo(ground, '2831', '2829', 12)).toBe(UNREACHED);
    expect(costTo(ground, '2831', '2829', 12, true)).toBe(UNREACHED);
  });
  it('a walk is refused at the first hex that forbids it', () => {
    const ground = plain();
    ground.zone[at('2829')] = ENEMY_ZONE;
    expect(walk(FRANCE, ground, ['2831', '2830', '2829', '2828'].map(at))).toEqual({
      costs: [1, 1],
      refused: at('2828'),
    });
    expect(walk(FRANCE, ground, ['2831', '2829'].map(at)).refused).toBe(at('2829'));
  });
});
