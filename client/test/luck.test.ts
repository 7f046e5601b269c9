import { describe, expect, test } from 'vitest';
import { luckOfFaces, luckOfHits, rollsOf } from '../game/luck.ts';

const trial = (needs: number, face: number) => ({ faces: 6, hitFaces: 7 - needs, hit: face >= needs });

describe('luck', () => {
  test('hits are compared with the chance of each die', () => {
    const luck = luckOfHits([trial(5, 6), trial(5, 1), trial(4, 4)]);
    expect(luck).toMatchObject({ dice: 3, actual: 2, measure: 'hits' });
    expect(luck.expected).toBeCloseTo(2 / 6 + 2 / 6 + 3 / 6);
    expect(luck.deviations).toBeCloseTo((2 - 7 / 6) / Math.sqrt(2 * (2 / 6) * (4 / 6) + 0.25));
  });
  test('a die that cannot miss does not count as luck', () =>
    expect(luckOfHits([trial(1, 1)])).toMatchObject({ expected: 1, actual: 1, deviations: 0 }));
  test('no dice, no luck', () =>
    expect(luckOfFaces([])).toMatchObject({ dice: 0, expected: 0, actual: 0, deviations: 0 }));
  test('faces are compared with their mean', () => {
    const luck = luckOfFaces([
      { faces: 6, face: 6 },
      { faces: 6, face: 6 },
    ]);
    expect(luck).toMatchObject({ dice: 2, expected: 7, actual: 12 });
    expect(luck.deviations).toBeCloseTo(5 / Math.sqrt((2 * 35) / 12));
  });
  test('only dice count, and only those that were neither undone nor typed in', () => {
    const dice = { case: '8.3.5', by: 'German', to: 'all', dice: [6, 6] } as const;
    expect(
      rollsOf([
        { is: 'choice', by: 'German', pick: { do: 'roll' } },
        { is: 'chance', draw: dice, out: [2, 3] },
        { is: 'choice', by: 'German', pick: { do: 'roll' } },
        { is: 'chance', draw: dice, out: [6, 6] },
        { is: 'back', by: 'German', to: 2, agreed: [] },
        { is: 'chance', draw: dice, out: [1, 1], scripted: true },
        { is: 'chance', draw: { case: '4.3.2', by: 'German', to: 'all', take: 1, from: 'Garrison A' }, out: ['A1'] },
      ]).map(r => r.face),
    ).toEqual([2, 3]);
  });
});
