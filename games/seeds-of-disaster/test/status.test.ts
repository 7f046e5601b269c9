import { expect, test } from 'vitest';
import { asked, bothDone, column, done, points, scene, told, value } from './scene.ts';

const YEARS = { status: 'Opposition', year: 1938, moment: 'checks' } as const;
/** The intelligence events of 1938, and its cards. */
const NEXT_YEAR = [3, 4, 3, 4, 'B-Dienst', 'Venlo', 'Enigma', 'Critical Year'] as const;
/** Dice of the rolls for RPs, German then Allied. */
const INCOME = [3, 4, 3, 4] as const;

test('3.3.3, 3.3.2 a check that reaches its number raises the status at once, and the income of the year with it', () => {
  const t = scene({ ...YEARS, status: 'Peace', year: 1936 }, 3, 3, ...INCOME);
  expect(value(t, 'status')).toBe('Opposition');
  // 60 x (0.65 + 0.05 x 8) for the Germans, 34 for the Allies
  expect(points(t, 'rp', 'german')).toBe(63);
  expect(points(t, 'rp', 'allied')).toBe(36);
});
test('3.3.3 a check that fails by one or two gives both +1, by more the Allies -1', () => {
  const near = scene({ ...YEARS, status: 'Peace', year: 1936 }, 2, 2, ...INCOME);
  expect(value(near, 'status')).toBe('Peace');
  expect(column(near, 'drm')).toEqual({ german: '+1', allied: '+1' });
  const far = scene({ ...YEARS, status: 'Peace', year: 1936 }, 1, 1, ...INCOME);
  expect(column(far, 'drm')).toEqual({ german: '0', allied: '-1' });
});
test('3.3.4, 3.1.3 both checks of 1938 are rolled, and the status rises once', () => {
  const t = scene(YEARS, 6, 6, 6, 6, ...INCOME);
  expect(value(t, 'status')).toBe('Military Preparations');
  expect(value(t, 'pending')).toBe('no');
  expect(told(t).match(/against/g)).toHaveLength(2);
  const second = scene(YEARS, 1, 1, 6, 6, ...INCOME);
  expect(value(second, 'status')).toBe('Military Preparations');
  expect(column(second, 'drm')).toEqual({ german: '0', allied: '-1' });
});
test('3.3.5, 3.1.1 the rise to Armed Belligerence waits for the next year', () => {
  const t = scene({ ...YEARS, status: 'Military Preparations' }, 6, 6, 1, 1, ...INCOME);
  expect(value(t, 'status')).toBe('Military Preparations');
  expect(value(t, 'pending')).toBe('yes');
});
test('3.1.2, 3.3.1 with 1940 comes Armed Belligerence from any level, and no more checks', () => {
  const t = scene({ status: 'Peace', year: 1939, moment: 'end of turn' });
  expect(value(t, 'status')).toBe('Armed Belligerence');
  expect([value(t, 'year'), value(t, 'month')]).toEqual([1940, 1]);
  expect(asked(t)).toEqual(['german strategising']);
  const early = scene({
    status: 'Military Preparations',
    year: 1937,
    moment: 'end of turn',
    columns: { pending: 'yes' },
  });
  expect([value(early, 'status'), value(early, 'year')]).toEqual(['Armed Belligerence', 1938]);
  const not = scene({ status: 'Military Preparations', year: 1937, moment: 'end of turn' }, ...NEXT_YEAR);
  expect([value(not, 'status'), value(not, 'year'), value(not, 'month')]).toEqual(['Military Preparations', 1938, 0]);
});
test('3.1.2, 3.0 after the eighth month comes the first week of war', () => {
  const t = scene({ status: 'Armed Belligerence', month: 8, moment: 'end of turn' });
  expect(value(t, 'status')).toBe('Active Hostilities');
  expect(value(t, 'week')).toBe(1);
  expect(asked(t)[0]).toMatch(/^german /);
});
test('3.1.4, 3.1.5 years are planned by both at once, weeks in turn', () => {
  const year = scene({ moment: 'mobilisation' });
  expect(asked(year)).toEqual(['german mobilising', 'allied mobilising']);
  const week = scene({ week: 1, moment: 'german movement' });
  expect(asked(week)).toEqual(['german marching']);
});
test('3.2, 3.4 what a turn has goes with its status: in Peace nobody moves, from Opposition on both do', () => {
  const peace = scene({ status: 'Peace', year: 1935, moment: 'mobilisation' });
  bothDone(peace, { do: 'done' }, 'B-Dienst', 'Venlo');
  expect(value(peace, 'year')).toBe(1936);
  const opposition = scene({ status: 'Opposition', moment: 'mobilisation' });
  bothDone(opposition);
  expect(asked(opposition)).toEqual(['german moving', 'allied moving']);
});
test('3.3, 3.3.6 the chronology says how many cards are drawn', () => {
  const t = scene({ year: 1938, moment: 'draws' }, 'B-Dienst', 'Venlo', 'Enigma', 'Critical Year');
  expect(column(t, 'zone')).toMatchObject({ 'German hand': 2, 'Allied hand': 2, Deck: 20 });
  done(t, 'german', { do: 'pass' });
});
