/** 9.0 Replacements and the reinforcement. */
import { expect, test } from 'vitest';
import { asked, done, offered, refusal, scene, stepsOfUnit, value, whereIs } from './scene.ts';

const BEF = { 2019: ['UK I/2'] } as const;
const GERMAN = {
  phase: 'replacements',
  turn: 5,
  at: { ...BEF, 2040: ['G III/1', 'G II'], 2042: ['G 41 Pz/2', 'G 19 Pz/3', 'G 15 Pz'], 2322: ['G I/1', 'G 16 Pz/1'] },
} as const;
test('9.0, 9.1 a step for a reduced German unit in supply, out of 8, never beyond full strength', () => {
  const t = scene(GERMAN);
  done(t, 'german', { do: 'replace', unit: 'G III' });
  expect([stepsOfUnit(t, 'G III'), value(t, 'germanReplacements')]).toEqual([2, 7]);
  expect(
    ['G III', 'G II', 'G I', 'UK I', 'G 41 Pz'].map(unit => refusal(t, 'german', { do: 'replace', unit })),
  ).toEqual(['9.0', '9.0', '9.1', '9.1', '9.2']);
});
test('9.1 none without points', () =>
  expect(
    refusal(scene({ ...GERMAN, columns: { germanReplacements: 0 } }), 'german', { do: 'replace', unit: 'G III' }),
  ).toBe('9.1'));
test('9.1 any number in one phase', () => {
  const t = scene({ ...GERMAN, at: { ...BEF, 2040: ['G III/1', 'G II/1', 'G I/1'] } });
  for (const unit of ['G III', 'G II', 'G I']) done(t, 'german', { do: 'replace', unit });
  expect(value(t, 'germanReplacements')).toBe(5);
});
test('9.2 once a game every reduced mechanised corps in supply gets one step, beside the 8', () => {
  const t = scene(GERMAN);
  done(t, 'german', { do: 'refit' });
  expect(['G 41 Pz', 'G 19 Pz', 'G 15 Pz', 'G 16 Pz'].map(u => stepsOfUnit(t, u))).toEqual([3, 4, 4, 1]);
  expect([
    value(t, 'germanReplacements'),
    refusal(t, 'german', { do: 'refit' }),
    refusal(t, 'german', { do: 'replace', unit: 'G III' }),
  ]).toEqual([8, '9.2', undefined]);
  expect(refusal(scene({ ...GERMAN, columns: { refit: 'used' } }), 'german', { do: 'refit' })).toBe('9.2');
});
const FRENCH = {
  phase: 'french replacements',
  turn: 5,
  at: { 2019: ['UK I/2'], 2322: ['F X/1', 'F XI'], 2731: ['ML 2731/1', 'F I/1'], 3432: ['B I/1'] },
  boxes: { 'F V': 'Dead pile' },
} as const;
test('9.3 the French get steps out of 17; neither British, Belgians, forts nor the dead do', () => {
  const t = scene({ ...FRENCH, at: { ...FRENCH.at, 2040: ['F II/1'] } });
  expect(asked(t)).toBe('allied replacing');
  done(t, 'allied', { do: 'replace', unit: 'F X' });
  expect([stepsOfUnit(t, 'F X'), value(t, 'frenchReplacements')]).toEqual([2, 16]);
  expect(
    ['UK I', 'B I', 'ML 2731', 'F V', 'F II', 'F XI', 'F I'].map(unit => refusal(t, 'allied', { do: 'replace', unit })),
  ).toEqual(['9.3', '9.3', '9.3', '9.0', '9.3', '9.0', undefined]);
  expect([refusal(t, 'allied', { do: 'refit' }), refusal(t, 'allied', { do: 'arrive', hex: '1043' })]).toEqual([
    '9.2',
    '9.4',
  ]);
});
test('9.3 none without points', () => {
  const t = scene({ ...FRENCH, columns: { frenchReplacements: 1 } });
  done(t, 'allied', { do: 'replace', unit: 'F X' });
  expect([value(t, 'frenchReplacements'), refusal(t, 'allied', { do: 'replace', unit: 'F I' })]).toEqual([0, '9.3']);
});
test('9.0 there are no replacements in 1939', () =>
  expect(asked(scene({ scenario: '1939', phase: 'replacements', at: { 2731: ['F39 1 DIM'] } }))).toBe(
    'allied attacking',
  ));
test('9.0, 3.10 a side is asked as long as it has points, whether or not it has reduced units', () => {
  expect(asked(scene({ phase: 'replacements', turn: 5, at: { 2019: ['UK I'] } }))).toBe('german replacing');
  expect(
    asked(
      scene({
        phase: 'replacements',
        turn: 5,
        columns: { germanReplacements: 0, refit: 'used' },
        at: { 2019: ['UK I'] },
      }),
    ),
  ).toBe('allied replacing');
});
const TRACK = { phase: 'replacements', boxes: { 'G 39 Pz': 'Turn track' } } as const;
test('9.4 the 39th comes on turn 8 or later, into a German city under German control and in no enemy zone', () => {
  const t = scene({
    ...TRACK,
    turn: 8,
    at: { 2019: ['UK I'], 2142: ['F X'], 2441: ['G I', 'G II', 'G III'] },
    held: { 2439: 'allied' },
  });
  expect(['2043', '2439', '2441', '2640', '2922'].map(hex => refusal(t, 'german', { do: 'arrive', hex }))).toEqual([
    '9.4',
    '9.4',
    '6.4',
    '9.4',
    '9.4',
  ]);
  done(t, 'german', { do: 'arrive', hex: '1043' });
  expect([
    whereIs(t, 'G 39 Pz'),
    stepsOfUnit(t, 'G 39 Pz'),
    refusal(t, 'german', { do: 'arrive', hex: '1242' }),
  ]).toEqual(['1043', 4, '9.4']);
  expect(refusal(scene({ ...TRACK, turn: 7, at: { 2019: ['UK I'] } }), 'german', { do: 'arrive', hex: '1043' })).toBe(
    '9.4',
  );
  expect(offered(scene({ ...TRACK, turn: 10, at: { 2019: ['UK I'] } }), 'german')).toContainEqual({
    do: 'arrive',
    hex: '1043',
  });
});
