import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceColumn, halved, makeOdds, oddsColumn, oddsLabel, shifted } from '../odds.ts';

const TABLE = makeOdds(['1:5', '1:4', '1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1']);
const FINER = makeOdds(['1:2', '1:1', '3:2', '2:1', '3:1']);
const odds = (attack: number, defence: number, table = TABLE): string =>
  oddsLabel(table, oddsColumn(table, attack, defence));

describe('odds', () => {
  it.each([
    [10, 5, '2:1'],
    [11, 4, '2:1'],
    [4, 4, '1:1'],
    [3, 4, '1:2'],
    [1, 5, '1:5'],
    [41, 10, '4:1'],
    [13, 2, '6:1'],
  ])('11.10 %i against %i is %s', (a, d, label) => expect(odds(a, d)).toBe(label));
  it.each([
    [14, 2, '7:1'],
    [20, 2, '10:1'],
    [1, 6, '1:6'],
    [2, 11, '1:6'],
    [0, 3, 'no attack'],
    [3, 0, 'no defence'],
  ])('11.10 %i against %i lies beyond the table: %s', (a, d, label) => {
    expect(odds(a, d)).toBe(label);
    expect(TABLE.labels).not.toContain(label);
  });
  // No Retreat 14.5
  it('14 SP attack 9 SP is 3:2', () => expect(odds(14, 9, FINER)).toBe('3:2'));
  it('never better than the ratio, and the next column would be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 80 }), (a, d) => {
        const [n, m] = odds(a, d).split(':').map(Number) as [number, number];
        const column = oddsColumn(TABLE, a, d);
        const [n2, m2] = oddsLabel(TABLE, column + 1)
          .split(':')
          .map(Number) as [number, number];
        expect(a * m).toBeGreaterThanOrEqual(n * d);
        expect(a * m2).toBeLessThan(n2 * d);
      }),
    );
  });
  it('more attackers never make it worse', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 60 }), (a, d) => {
        expect(oddsColumn(TABLE, a + 1, d)).toBeGreaterThanOrEqual(oddsColumn(TABLE, a, d));
      }),
    );
  });
  it('a table that falls or has open ends is refused', () => {
    expect(() => makeOdds(['1:1', '1:2', '2:1'])).toThrow('better odds');
    expect(() => makeOdds(['2:3', '1:1'])).toThrow('1:n');
  });
});

describe('shifts', () => {
  it('11.12 3:1 into rough ground is 2:1', () =>
    expect(oddsLabel(TABLE, shifted(oddsColumn(TABLE, 9, 3), -1, 10, 'automatic'))).toBe('2:1'));
  it('11.10 beyond the ends the result is automatic', () => {
    expect(shifted(oddsColumn(TABLE, 6, 1), 1, 10, 'automatic')).toBe(10);
    expect(shifted(oddsColumn(TABLE, 1, 5), -1, 10, 'automatic')).toBe(-1);
    expect(shifted(oddsColumn(TABLE, 9, 1), -3, 10, 'automatic')).toBe(9);
  });
  it('or the last column counts', () =>
    expect([shifted(8, 4, 10, 'clamped'), shifted(1, -4, 10, 'clamped')]).toEqual([9, 0]));
  // War Comes Early 12.1
  it('+9 is the +5 column, and less than the first is the first', () => {
    const columns = [-1, 0, 1, 2, 3, 5, 10, 15, 20, 25, 30];
    expect(columns[differenceColumn(columns, 19, 10)]).toBe(5);
    expect(columns[differenceColumn(columns, 5, 3)]).toBe(2);
    expect(columns[differenceColumn(columns, 0, 9)]).toBe(-1);
    expect(columns[differenceColumn(columns, 70, 9)]).toBe(30);
  });
  it('8.3 halves are rounded up', () => expect([1, 2, 3, 9].map(halved)).toEqual([1, 1, 2, 5]));
});
