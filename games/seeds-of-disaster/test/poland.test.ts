/** 21.5 The invasion of Poland: who stays and who goes. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { asked, column, done, FRENCH, GERMANS, MONTH, offered, refusal, scene, verbs, whereIs } from './scene.ts';

const POLAND = {
  ...MONTH,
  month: 1,
  year: 1939,
  at: { ...GERMANS, ...FRENCH },
  boxes: {
    'G 1 Air': 'OKW reserve',
    'G 2 Air': 'OKW reserve',
    'G XV Pz': 'German mobilised',
    'G XIX Pz': 'Poised with G 1 Army',
    'G XVI Pz': 'German mobilised',
  },
  steps: { 'G 1 Air': 1, 'G 2 Air': 1, 'G XV Pz': 1, 'G XIX Pz': 1, 'G XVI Pz': 1 },
} as const;
const stayers = (t: Table): void => {
  for (const unit of ['G 1 Army', 'G 2 Army', 'G 4 Army', 'G 1 Air']) done(t, 'german', { do: 'stay', unit });
};
test('21.5, 21.5.1 all go but three armies, a fleet and the Westwall, in two groups equal type by type', () => {
  const t = scene({ ...POLAND, columns: { westwall: { Aachen: 'reduced' } } });
  expect(asked(t)).toEqual(['german sending', 'allied moving']);
  expect(refusal(t, 'german', { do: 'stay', unit: 'G XV Pz' })).toBe('21.5.1');
  stayers(t);
  done(t, 'german', { do: 'send', unit: 'G 18 Army', group: 'B' }); // in any order
  done(t, 'german', { do: 'send', unit: 'G XV Pz', group: 'A' });
  expect(refusal(t, 'german', { do: 'send', unit: 'G XV Pz', group: 'B' })).toBe('21.5.1');
  while (verbs(t, 'german').includes('send')) done(t, 'german', offered(t, 'german')[0]!);
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'done' });
  const groups = Object.values(column(t, 'place')).filter(p => String(p).startsWith('Poland'));
  expect(groups).toHaveLength(6 + 1 + 3 + 1);
  const armies = ['G 6 Army', 'G 7 Army', 'G 9 Army', 'G 12 Army', 'G 16 Army', 'G 18 Army'].map(u => whereIs(t, u));
  expect(armies.filter(p => p === 'Poland A')).toHaveLength(3);
  expect(column(t, 'westwall')['Aachen']).toBe('reduced');
  expect(whereIs(t, 'G XIX Pz')).toMatch(/Poland/);
  expect(whereIs(t, 'G 1 Air')).toBe('OKW reserve');
});
test('21.5.4 with the pact two armies stay in Poland for good, and the groups are back a month later', () => {
  const t = scene({ ...POLAND, columns: { pact: 'yes' } });
  stayers(t);
  expect(refusal(t, 'german', { do: 'garrison', unit: 'G XV Pz' })).toBe('21.5.4');
  done(t, 'german', { do: 'garrison', unit: 'G 6 Army' });
  done(t, 'german', { do: 'garrison', unit: 'G 7 Army' });
  expect(verbs(t, 'german')).toEqual(['send']);
  const third = scene({ ...MONTH, month: 3, boxes: { 'G 6 Army': 'Poland A' }, columns: { pact: 'yes' } });
  expect(asked(third)).toEqual(['german moving', 'allied arriving']);
  const fourth = scene({ ...MONTH, month: 4, boxes: { 'G 6 Army': 'Poland A' }, columns: { pact: 'yes' } });
  expect(asked(fourth)[0]).toBe('german arriving');
  const second = { ...MONTH, boxes: { 'G 6 Army': 'Poland B' }, columns: { pact: 'yes' } } as const;
  expect(asked(scene({ ...second, month: 4 }))[0]).toBe('german moving');
  expect(asked(scene({ ...second, month: 5 }))[0]).toBe('german arriving');
});
