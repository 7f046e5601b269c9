/** 3.0-3.9 Set-up, control, markers. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import {
  asked,
  column,
  corps,
  done,
  holder,
  march,
  offered,
  opened,
  picks,
  points,
  put,
  refusal,
  scene,
  stepsOfUnit,
  value,
  whereIs,
  type Side,
  GERMAN_TABLE,
} from './scene.ts';

test('3.0, 3.6 scenario and sides are fixed before anything is placed: in 1940 the Allied player begins, with the neutrals', () => {
  const t = opened('1940');
  expect(asked(t)).toBe('allied settingUp');
  expect(picks(t, 'allied')).toEqual([...corps('Belgian'), ...corps('Dutch'), ...corps('Swiss')]);
  expect(refusal(t, 'german', { do: 'pick', unit: 'G III' })).toBe('3.6');
  expect(refusal(t, 'allied', { do: 'pick', unit: 'F X' })).toBe('3.6');
});
test('3.1 Germany is German and France Allied at the start, in both scenarios', () => {
  for (const scenario of ['1940', '1939'] as const)
    expect(['1043', '2335', '2922', '1431'].map(hex => holder(opened(scenario), hex))).toEqual([
      'german',
      'german',
      'allied',
      'allied',
    ]);
});
test('3.1, 7.0 a hex goes over to whoever enters it, also on the way, and a zone of control changes nothing', () => {
  const t = scene({ forts: [], at: { 2322: ['G III'] } });
  march(t, 'german', 'G III', '2324');
  expect(['2322', '2323', '2324', '2325', '2423'].map(hex => holder(t, hex))).toEqual([
    'german',
    'german',
    'german',
    'allied',
    'allied',
  ]);
});
test('3.1 control stays with the last that entered and comes back with the other', () => {
  const t = scene({
    forts: [],
    side: 'allied',
    turn: 2,
    at: { 2522: ['UK I'] },
    held: { 2422: 'german', 2322: 'german' },
  });
  march(t, 'allied', 'UK I', '2422');
  expect([holder(t, '2422'), holder(t, '2322')]).toEqual(['allied', 'german']);
});
test('3.1, 3.8 a corps of Sickle Cut that is lifted gives its hex back', () => {
  const t = scene(GERMAN_TABLE);
  done(t, 'german', { do: 'sickle', sickle: 'yes' });
  done(t, 'german', { do: 'lay', plan: 'sedan' });
  expect(holder(t, '2931')).toBe('german');
  for (const unit of ['G 16 Pz', 'G 41 Pz', 'G 19 Pz']) done(t, 'german', { do: 'lift', unit });
  expect(holder(t, '2931')).toBe('allied');
});
test('3.2 in 1939 the neutrals are shut: no entry, no violation, no units', () => {
  const t = scene({ scenario: '1939', side: 'allied', at: { 2731: ['F39 1 DIM'] } });
  done(t, 'allied', { do: 'move', unit: 'F39 1 DIM' });
  expect([refusal(t, 'allied', { do: 'to', hex: '2732' }), refusal(t, 'allied', { do: 'to', hex: '2633' })]).toEqual([
    '3.2',
    '3.2',
  ]);
  expect([whereIs(t, 'B I'), whereIs(t, 'BEE'), whereIs(t, 'Sw 1')]).toEqual([
    'Not in play',
    'Not in play',
    'Not in play',
  ]);
  expect(
    refusal(scene({ scenario: '1939', at: { 2640: ['G39 5 ID'] } }), 'german', { do: 'violate', neutral: 'Belgium' }),
  ).toBe('3.2');
});
/** The case that refuses a hex to a unit. */
const refused = (t: Table, side: Side, unit: string, hex: string): string | undefined => {
  done(t, side, { do: 'pick', unit });
  const c = refusal(t, side, { do: 'at', hex });
  done(t, side, { do: 'back' });
  return c;
};
/** Puts every unit that is left into the first hex that is open to it. */
const putAll = (t: Table, side: Side): void => {
  for (const unit of picks(t, side)) {
    done(t, side, { do: 'pick', unit });
    done(
      t,
      side,
      offered(t, side).find(c => (c as { do: string }).do === 'at')!,
    );
  }
};
test('3.3 in 1939 the Germans go first, with West Wall forts from 2534 to 1432 and all divisions in Germany', () => {
  const t = opened('1939');
  expect(asked(t)).toBe('german settingUp');
  expect([whereIs(t, 'WW 2534'), whereIs(t, 'WW 1432'), whereIs(t, 'WW 2635')]).toEqual([
    '2534',
    '1432',
    'Not in play',
  ]);
  expect([
    refused(t, 'german', 'G39 5 ID', '2434'),
    refused(t, 'german', 'G39 5 ID', '2733'),
    refused(t, 'german', 'G39 5 ID', '2534'),
  ]).toEqual(['3.3', '3.3', undefined]);
  expect(refusal(t, 'german', { do: 'done' })).toBe('3.3');
  putAll(t, 'german');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied settingUp');
});
test('3.3, 6.0, 6.3 eight divisions to a hex in set-up, and a unit can be lifted again', () => {
  const t = opened('1939');
  const [ninth, ...eight] = corps('German', '1939').slice(0, 9);
  for (const unit of eight) put(t, 'german', unit, '2640');
  expect(refused(t, 'german', ninth!, '2640')).toBe('6.3');
  done(t, 'german', { do: 'lift', unit: eight[0]! });
  expect(refused(t, 'german', ninth!, '2640')).toBeUndefined();
});
test('3.4, 3.9 markers: turn 1, replacements 8 and 17, no points; none in 1939', () => {
  const t = opened();
  expect([value(t, 'turn'), value(t, 'germanReplacements'), value(t, 'frenchReplacements'), points(t)]).toEqual([
    1, 8, 17, 0,
  ]);
  const early = opened('1939');
  expect([value(early, 'turn'), value(early, 'germanReplacements'), value(early, 'frenchReplacements')]).toEqual([
    1, 0, 0,
  ]);
});
test('3.5 in 1939 the French place second, every division anywhere in France and none kept back; no Maginot forts', () => {
  const t = opened('1939');
  putAll(t, 'german');
  done(t, 'german', { do: 'done' });
  expect(picks(t, 'allied')).toEqual(corps('French', '1939'));
  expect([
    refused(t, 'allied', 'F39 1 DIM', '2335'),
    refused(t, 'allied', 'F39 1 DIM', '3432'),
    refused(t, 'allied', 'F39 1 DIM', '1019'),
  ]).toEqual(['3.5', '3.5', undefined]);
  expect([whereIs(t, 'ML 2731'), refusal(t, 'allied', { do: 'done' })]).toEqual(['Not in play', '3.5']);
  putAll(t, 'allied');
  done(t, 'allied', { do: 'done' });
  expect(value(t, 'turn')).toBe(1);
});
test('3.5 the Germans of 1939 neither move nor attack outside Germany', () => {
  const at = { 2534: ['G39 5 ID'], 2434: ['F39 1 DIM'] };
  const t = scene({ scenario: '1939', at });
  done(t, 'german', { do: 'move', unit: 'G39 5 ID' });
  expect(refusal(t, 'german', { do: 'to', hex: '2533' })).toBe('3.2');
  expect(refusal(t, 'german', { do: 'to', hex: '2433' })).toBe('3.5');
  expect(refusal(scene({ scenario: '1939', phase: 'combat', at }), 'german', { do: 'attack', hex: '2434' })).toBe(
    '3.5',
  );
});
test('3.6 neutrals stand at home, one mobile unit to a hex, forts not counted, no Belgian in the Ardennes or in 2732', () => {
  const t = opened();
  put(t, 'allied', 'B I', '3432');
  expect(refused(t, 'allied', 'B II', '3432')).toBe('3.6');
  expect(['2832', '2732', '3628', '3837'].map(hex => refused(t, 'allied', 'B II', hex))).toEqual([
    '3.6',
    '3.6',
    '3.6',
    '3.6',
  ]);
  expect(refused(t, 'allied', 'N I', '3432')).toBe('3.6');
  expect([whereIs(t, 'BEE'), refused(t, 'allied', 'B II', '3235')]).toEqual(['3235', undefined]);
});
test('3.7 then British and French, in France, three to a hex and never together; the French may stand in the Maginot Line', () => {
  const t = opened();
  putAll(t, 'allied');
  done(t, 'allied', { do: 'done' });
  expect(picks(t, 'allied')).toEqual([...corps('French'), ...corps('British')]);
  put(t, 'allied', 'F I', '2731');
  expect(['3432', '2335', '2235'].map(hex => refused(t, 'allied', 'F II', hex))).toEqual(['3.7', '3.7', '3.7']);
  put(t, 'allied', 'UK I', '3628');
  expect([
    refused(t, 'allied', 'F II', '3628'),
    refused(t, 'allied', 'UK II', '2731'),
    refused(t, 'allied', 'UK II', '2632'),
  ]).toEqual(['6.2', '6.2', undefined]);
  for (const unit of ['F II', 'F III']) put(t, 'allied', unit, '2731');
  expect(refused(t, 'allied', 'F IV', '2731')).toBe('6.4');
  expect(refusal(t, 'allied', { do: 'done' })).toBe('3.7');
  expect(
    Object.entries(column(t, 'place')).filter(
      ([name, hex]) => name.startsWith('ML') && hex === name.slice(3) && stepsOfUnit(t, name) === 2,
    ).length,
  ).toBe(15);
});
test('3.8 without Sickle Cut all Germans stand in Germany, the 39th waits on turn 8 of the track', () => {
  const t = scene(GERMAN_TABLE);
  done(t, 'german', { do: 'sickle', sickle: 'no' });
  expect([whereIs(t, 'G 39 Pz'), picks(t, 'german').includes('G 39 Pz')]).toEqual(['Turn track', false]);
  expect([
    refused(t, 'german', 'G 41 Pz', '2832'),
    refused(t, 'german', 'G III', '2733'),
    refused(t, 'german', 'G III', '2640'),
  ]).toEqual(['3.8', '3.8', undefined]);
  expect(column(t, 'neutral')).toMatchObject({ Belgium: 'neutral' });
  putAll(t, 'german');
  done(t, 'german', { do: 'done' });
  expect([whereIs(t, 'WW 3538'), whereIs(t, 'WW 1432')]).toEqual(['3538', '1432']);
});
test('3.8 Sickle Cut: three mechanised corps of four in the Ardennes, no fewer and no more, and Belgium is violated', () => {
  const t = scene(GERMAN_TABLE);
  done(t, 'german', { do: 'sickle', sickle: 'yes' });
  expect(column(t, 'neutral')).toMatchObject({ Belgium: 'at war', Luxembourg: 'neutral' });
  expect(refused(t, 'german', 'G III', '2832')).toBe('3.8');
  expect(refused(t, 'german', 'G 19 Pz', '2732')).toBe('3.8');
  put(t, 'german', 'G 15 Pz', '2832');
  put(t, 'german', 'G 16 Pz', '2640');
  put(t, 'german', 'G 19 Pz', '2832');
  put(t, 'german', 'G 41 Pz', '2640');
  for (const unit of picks(t, 'german')) {
    done(t, 'german', { do: 'pick', unit });
    done(
      t,
      'german',
      offered(t, 'german').find(c => (c as { do: string }).do === 'at')!,
    );
  }
  expect(refusal(t, 'german', { do: 'done' })).toBe('3.8');
  done(t, 'german', { do: 'lift', unit: 'G 41 Pz' });
  put(t, 'german', 'G 41 Pz', '2832');
  done(t, 'german', { do: 'lift', unit: 'G 16 Pz' });
  expect(refused(t, 'german', 'G 16 Pz', '2833')).toBe('3.8');
  put(t, 'german', 'G 16 Pz', '2640');
  done(t, 'german', { do: 'done' });
  expect([holder(t, '2832'), column(t, 'neutral').Luxembourg, value(t, 'sickleCut')]).toEqual([
    'german',
    'neutral',
    'yes',
  ]);
});
test('3.8, 4.3 a corps of Sickle Cut that stands in Luxembourg has made it capitulate', () => {
  const t = scene(GERMAN_TABLE);
  done(t, 'german', { do: 'sickle', sickle: 'yes' });
  for (const unit of ['G 15 Pz', 'G 19 Pz', 'G 41 Pz']) put(t, 'german', unit, '2733');
  putAll(t, 'german');
  done(t, 'german', { do: 'done' });
  expect([column(t, 'neutral').Luxembourg, holder(t, '2733')]).toEqual(['capitulated', 'german']);
});
