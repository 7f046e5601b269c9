import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attackMask,
  canRetreat,
  CONCENTRIC,
  concentricBy,
  isConcentric,
  maskOf,
  retreatHexes,
  retreatSteps,
} from '../surroundings.ts';
import { around, DIRS, distance, hexOf, sideBetween, type Dir, type HexId } from '../hex.ts';
import { anyGrid, anyHex, bytes, FRANCE } from './maps.ts';

const from = (...dirs: Dir[]): boolean => isConcentric(maskOf(dirs));
const at = (label: string): HexId => hexOf(FRANCE, label);

describe('11.11 concentric attacks', () => {
  it('11.11 a) two diametrically opposite hexsides', () => {
    for (const dir of DIRS) expect(from(dir, ((dir + 3) % 6) as Dir)).toBe(true);
    expect(concentricBy(maskOf([1, 4]))).toBe('opposite');
  });
  it('11.11 b) three hexes with an uninvolved hex between each', () => {
    expect([from(0, 2, 4), from(1, 3, 5)]).toEqual([true, true]);
    expect(concentricBy(maskOf([0, 2, 4]))).toBe('every second');
  });
  it('11.11 c) more than three hexes', () => {
    for (let mask = 0; mask < 64; mask++)
      if (DIRS.filter(dir => mask & (1 << dir)).length > 3) expect(CONCENTRIC[mask]).toBe(1);
  });
  it('11.11 not from one hex, two that are not opposite, or three in a row', () => {
    for (const dir of DIRS) {
      const next = ((dir + 1) % 6) as Dir;
      const second = ((dir + 2) % 6) as Dir;
      expect([from(dir), from(dir, next), from(dir, second), from(dir, next, second)]).toEqual([
        false,
        false,
        false,
        false,
      ]);
    }
  });
  it('11.11 turning the battle changes nothing; one more hex never loses the bonus', () => {
    for (let mask = 0; mask < 64; mask++) {
      expect(CONCENTRIC[((mask << 1) & 63) | (mask >> 5)]).toBe(CONCENTRIC[mask]);
      for (const dir of DIRS) expect(CONCENTRIC[mask | (1 << dir)]).toBeGreaterThanOrEqual(CONCENTRIC[mask]!);
    }
  });
  it('11.11 read off the map: 2830 and 2832 attack 2831 from opposite sides', () => {
    expect(isConcentric(attackMask(FRANCE, at('2831'), ['2830', '2832'].map(at)))).toBe(true);
    expect(isConcentric(attackMask(FRANCE, at('2831'), ['2830', '2930'].map(at)))).toBe(false);
  });
});

describe('retreats', () => {
  const map = () => ({ shut: new Uint8Array(FRANCE.size), wall: new Uint8Array(FRANCE.sideCount) });
  it('11.3 one hex, any direction, not into closed hexes or across closed sides', () => {
    const m = map();
    m.shut[at('2830')] = 1;
    m.wall[sideBetween(FRANCE, at('2831'), at('2832'))] = 1;
    expect(retreatHexes(FRANCE, m, at('2831')).length).toBe(4);
    expect(retreatHexes(FRANCE, map(), at('1019')).length).toBe(around(FRANCE, at('1019')).length);
  });
  // No Retreat 14.7.5
  it('a way that ends too soon is not offered', () => {
    const m = map();
    for (const hex of around(FRANCE, at('2830'))) m.shut[hex] = 1;
    m.shut[at('2831')] = 0;
    expect(retreatSteps(FRANCE, m, at('2831'), at('2831'), 1)).toContain(at('2830'));
    expect(retreatSteps(FRANCE, m, at('2831'), at('2831'), 2)).not.toContain(at('2830'));
  });
  // No Retreat 14.7.5
  it('each offered step can be walked on to the full length, each farther from the battle', () => {
    const anyCase = anyGrid.chain(grid =>
      fc.record({
        grid: fc.constant(grid),
        battle: anyHex(grid),
        length: fc.integer({ min: 1, max: 3 }),
        picks: fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }),
        map: fc.record({ shut: bytes(grid.size, [0, 0, 1]), wall: bytes(grid.sideCount, [0, 0, 0, 1]) }),
      }),
    );
    fc.assert(
      fc.property(anyCase, ({ grid, map: m, battle, length, picks }) => {
        if (!canRetreat(grid, m, battle, length)) return;
        let here = battle;
        for (let left = length; left > 0; left--) {
          const steps = retreatSteps(grid, m, battle, here, left);
          expect(steps.length).toBeGreaterThan(0);
          here = steps[picks[left - 1]! % steps.length]!;
        }
        expect(distance(grid, battle, here)).toBe(length);
      }),
      { numRuns: 300 },
    );
  });
});
