/** 9.2, 10.0, 12.0 Movement before the war. */
import { expect, test } from 'vitest';
import {
  asked,
  bothDone,
  column,
  done,
  FRENCH,
  GERMANS,
  IN_1937,
  MONTH,
  offered,
  points,
  refusal,
  refuses,
  scene,
  shift,
  told,
  value,
  verbs,
  whereIs,
  YEAR,
} from './scene.ts';

const PREP = { ...YEAR, status: 'Military Preparations' } as const;
const POST = {
  ...MONTH,
  boxes: { 'G XIX Pz': 'Ruhr', 'G XV Pz': 'German mobilised' },
  steps: { 'G XIX Pz': 2, 'G XV Pz': 1 },
} as const;
test('2.3.2 corps go into the Reserve from Armed Belligerence on, and not out again the same turn', () => {
  const t = scene(POST);
  expect(refusal(t, 'german', { do: 'reserve', unit: 'G 1 Army' })).toBe('6.2.2');
  done(t, 'german', { do: 'reserve', unit: 'G I' });
  expect(refusal(t, 'german', { do: 'commit', unit: 'G I', area: 'Ruhr' })).toBe('2.3.2');
  const out = scene({ ...POST, boxes: { 'G I': 'OKW reserve' }, steps: { 'G I': 1 } });
  expect(refusal(out, 'german', { do: 'commit', unit: 'G I', area: 'Ulm' })).toBe('2.3.2');
  expect(refusal(out, 'german', { do: 'commit', unit: 'G I', area: 'Liege' })).toBe('12.0');
  done(out, 'german', { do: 'commit', unit: 'G I', area: 'Trier' });
  expect(refusal(scene(PREP), 'german', { do: 'reserve', unit: 'G I' })).toBe('2.3.2');
});
test('7.2.5 Dutch and Belgians stay in their country', () => {
  const t = scene(YEAR);
  expect(refusal(t, 'allied', shift('B I', 'Lille'))).toBe('7.2.5');
  expect(refusal(t, 'allied', { do: 'withdraw', unit: 'B I' })).toBe('7.2.5');
  done(t, 'allied', shift('B I', 'Brussels'));
});
test('8.0 outside a centre one army is the most', () => {
  const t = scene({ ...PREP, at: { ...GERMANS, Trier: ['G 6 Army'] } });
  expect(refusal(t, 'german', { do: 'station', unit: 'G 1 Army', area: 'Trier' })).toBe('8.0');
});
test('9.1, 5.1.2 who is Poised may go back into the column, which is no posting', () => {
  const t = scene({ ...POST, boxes: { 'G XIX Pz': 'Poised with G 4 Army' }, steps: { 'G XIX Pz': 2 } });
  expect(refusal(t, 'german', { do: 'column', unit: 'G I' })).toBe('9.1');
  done(t, 'german', { do: 'column', unit: 'G XIX Pz' });
  bothDone(t);
  expect(whereIs(t, 'G XIX Pz')).toBe('Koblenz');
  expect(told(t)).toContain('The Germans state: nothing.'); // 5.1.2 it was not posted to Poised or Reserve
});
test('9.2.1, 9.2, 2.3.1 in the months mobile corps are Poised with any army on the map', () => {
  const t = scene(POST);
  expect(refusal(t, 'german', { do: 'poise', unit: 'G I', army: 'G 1 Army' })).toBe('9.2');
  expect(refusal(t, 'german', { do: 'poise', unit: 'G XIX Pz', army: 'G 18 Army' })).toBe('9.2.1');
  done(t, 'german', { do: 'poise', unit: 'G XIX Pz', army: 'G 4 Army' });
  done(t, 'german', { do: 'poise', unit: 'G XV Pz', army: 'G 4 Army' });
  expect(refusal(t, 'german', shift('G 6 Army', 'Frankfurt'))).toBe('10.1.1');
  bothDone(t);
  expect(whereIs(t, 'G XIX Pz')).toBe('Poised with G 4 Army');
  expect(told(t)).toContain('The Germans state: posting.');
  expect(
    refusal(scene({ ...POST, year: 1939, month: 0, status: 'Military Preparations' }), 'german', {
      do: 'poise',
      unit: 'G XIX Pz',
      army: 'G 4 Army',
    }),
  ).toBe('9.2.1');
});
test('10.1.1 in Peace there is no movement', () => {
  const t = scene({ ...YEAR, status: 'Peace' }, 3, 4, 3, 4);
  expect(told(t)).not.toContain('moves');
  expect(value(t, 'year')).toBe(1937);
});
test('10.1.2, 10.1.4 two units a turn from centre to centre and from the box', () => {
  const t = scene(YEAR);
  done(t, 'german', shift('G 6 Army', 'Frankfurt'));
  expect(refusal(t, 'german', shift('G 7 Army', 'Aachen'))).toBe('10.1.2');
  expect(refusal(scene(PREP), 'german', shift('G 7 Army', 'Aachen'))).toBe('10.1.4');
  expect(refusal(t, 'german', shift('G 6 Army', 'Ruhr'))).toBe('10.1.11');
  done(t, 'german', shift('G 1 Army', 'Mannheim'));
  expect(refusal(t, 'german', shift('G 2 Army', 'Stuttgart'))).toBe('10.1.1');
  expect(verbs(t, 'german')).not.toContain('station');
});
test('10.1.2, 10.1.6 a corps may go back to its box, an army may not', () => {
  const t = scene(YEAR);
  expect(refusal(t, 'german', { do: 'withdraw', unit: 'G 4 Army' })).toBe('10.1.6');
  done(t, 'german', { do: 'withdraw', unit: 'G I' });
  bothDone(t, { do: 'done' }, 3, 4, 3, 4);
  expect(whereIs(t, 'G I')).toBe('German mobilised');
});
test('10.1.3, 10.1.4, 3.2 at Military Preparations one unit leaves a centre for any Area of its country', () => {
  const t = scene(PREP);
  expect(refusal(t, 'german', { do: 'station', unit: 'G 1 Army', area: 'Lille' })).toBe('12.0');
  done(t, 'german', { do: 'station', unit: 'G 1 Army', area: 'Freiburg' });
  expect(refusal(t, 'german', { do: 'station', unit: 'G 2 Army', area: 'Trier' })).toBe('10.1.3');
  for (const verb of ['station', 'move'])
    expect(refusal(scene(YEAR), 'german', { do: verb, unit: 'G 1 Army', area: 'Freiburg' })).toBe('10.1.2');
  for (const [spec, verb] of [
    [MONTH, 'station'],
    [PREP, 'move'],
  ] as const)
    expect(refusal(scene(spec), 'german', { do: verb, unit: 'G 1 Army', area: 'Freiburg' })).toBe('10.1.5');
});
test('10.1.4, 3.2, 6.1.1 any Area is one with a centre, too, which gets no second unit before each French one has one', () => {
  const t = scene(PREP);
  done(t, 'german', { do: 'station', unit: 'G 1 Army', area: 'Stuttgart' });
  expect(points(t, 'centreMoves', 'german')).toBe(0);
  const station = (area: string) => ({ do: 'station', unit: 'F X', area });
  expect(refusal(t, 'allied', station('Nancy'))).toBe('10.1.4');
  expect(refusal(t, 'allied', station('Reims'))).toBe('6.1.1');
  done(t, 'allied', station('Dijon'));
});
test('10.1.5, 10.1.3 in the months four units move on the map with their MPs', () => {
  const t = scene({ ...MONTH, at: { ...GERMANS, Frankfurt: ['G 6 Army'], Mannheim: ['G 7 Army'] } });
  expect(refusal(t, 'german', { do: 'move', unit: 'G 1 Army', area: 'Freiburg' })).toBe('10.1.11');
  for (const [unit, area] of [
    ['G 1 Army', 'Munster'],
    ['G 2 Army', 'Aachen'],
    ['G 4 Army', 'Trier'],
    ['G 6 Army', 'Giessen'],
  ])
    done(t, 'german', { do: 'move', unit: unit!, area: area! });
  expect(refusal(t, 'german', { do: 'move', unit: 'G 7 Army', area: 'Karlsruhe' })).toBe('10.1.3');
  expect(refusal(scene(PREP), 'german', { do: 'move', unit: 'G 2 Army', area: 'Aachen' })).toBe('10.1.5');
});
test('10.1.7, 10.1.11 a march of a month may be made in legs, by way of the Areas its player likes, and counts once', () => {
  const t = scene({ ...MONTH, at: { Aachen: ['G 1 Army'], Trier: ['G 4 Army'], ...FRENCH } });
  const to = (area: string) => ({ do: 'move', unit: 'G 1 Army', area });
  done(t, 'german', to('Liege'));
  expect(refusal(t, 'german', { do: 'shift', unit: 'G 1 Army', area: 'Cologne' })).toBe('10.1.11');
  expect(refusal(t, 'german', to('Namur'))).toBe('10.1.11');
  done(t, 'german', to('Bastogne'));
  expect(refusal(t, 'german', to('Trier'))).toBe('8.0'); // and no MPs are left
  expect(offered(t, 'german').some(c => c['unit'] === 'G 1 Army')).toBe(false);
  bothDone(t, { do: 'done' }, 3, 4, 3, 4);
  expect([whereIs(t, 'G 1 Army'), column(t, 'control')['Liege'], value(t, 'status')]).toEqual([
    'Bastogne',
    'german',
    'Active Hostilities',
  ]);
});
test('10.1.10, 10.1.5 in a month, too, a CP takes the MPs of a major river away, for all who cross it there', () => {
  const t = scene({
    ...MONTH,
    at: { Ruhr: ['G 1 Army', 'G 2 Army'], Trier: ['G 4 Army'], ...FRENCH },
    columns: { cp: { german: 2 } },
  });
  const bridge = { do: 'bridge', origin: 'Ruhr', area: 'Cologne' };
  const march = { do: 'move', unit: 'G 1 Army', area: 'Koblenz' };
  expect(refusal(t, 'german', march)).toBe('10.1.11');
  expect(refusal(t, 'german', { ...bridge, origin: 'Cologne', area: 'Aachen' })).toBe('10.1.10');
  done(t, 'german', bridge);
  expect(refusal(t, 'german', bridge)).toBe('10.1.10');
  done(t, 'german', march);
  done(t, 'german', { do: 'move', unit: 'G 2 Army', area: 'Aachen' });
  expect(offered(t, 'german')).toContainEqual({ do: 'bridge', origin: 'Bastogne', area: 'Sedan' }); // it would come by
  bothDone(t, { do: 'done' });
  expect([whereIs(t, 'G 1 Army'), whereIs(t, 'G 2 Army'), column(t, 'cp')['german']]).toEqual(['Koblenz', 'Aachen', 1]);
  expect(refusal(scene({ ...PREP, columns: { cp: { german: 2 } } }), 'german', bridge)).toBe('10.1.5');
});
test('10.1.10, 10.1.12 a crossing that nobody can make is refused, and one into the enemy, in a month and in a week', () => {
  const at = { Aachen: ['G 1 Army'], Verdun: ['F 1 Army'] };
  const columns = { cp: { german: 2, allied: 2 } };
  const month = scene({ status: 'Armed Belligerence', year: 1940, month: 2, moment: 'movement', at, columns });
  const week = scene({ week: 1, moment: 'german movement', at: { ...at, Eindhoven: ['NL II'] }, columns });
  for (const t of [month, week]) refuses(t, 'german', { do: 'bridge', origin: 'Nancy', area: 'Verdun' }, '10.1.12');
  for (const t of [month, week]) refuses(t, 'german', { do: 'bridge', origin: 'Verdun', area: 'Nancy' }, '10.1.10');
  refuses(week, 'german', { do: 'bridge', origin: 'Aachen', area: 'Eindhoven' }, '10.1.12');
  done(month, 'german', { do: 'bridge', origin: 'Aachen', area: 'Eindhoven' });
});
const BORDER = {
  ...MONTH,
  at: { ...GERMANS, Aachen: ['G 6 Army'], Trier: ['G XIX Pz'] },
  steps: { 'G XIX Pz': 1 },
} as const;
test('12.0, 3.1.3 a border crossed in arms is war at once, but not in the first month', () => {
  const first = scene({ ...BORDER, month: 1, at: { ...BORDER.at } });
  for (const unit of ['G 1 Army', 'G 2 Army', 'G 6 Army']) done(first, 'german', { do: 'stay', unit });
  while (verbs(first, 'german').includes('send')) done(first, 'german', offered(first, 'german')[0]!);
  expect(refusal(first, 'german', { do: 'move', unit: 'G 6 Army', area: 'Liege' })).toBe('12.0');
  const t = scene(BORDER);
  done(t, 'german', { do: 'move', unit: 'G 6 Army', area: 'Liege' });
  done(t, 'german', { do: 'done' });
  expect(value(t, 'status')).toBe('Armed Belligerence');
  done(t, 'allied', { do: 'done' }, 1, 1, 1, 1);
  expect(value(t, 'status')).toBe('Active Hostilities');
  expect([value(t, 'week'), asked(t)[0]]).toEqual([1, expect.stringMatching(/^german /)]);
  expect(column(t, 'control')['Liege']).toBe('german');
});
test('12.0, 3.1.4 both plans of the month are carried out, the German first, and orders into Areas now held are void', () => {
  const t = scene({
    ...BORDER,
    at: { ...BORDER.at, Lille: ['F 1 Army'] },
    columns: { belgium: 'yes' },
    boxes: { 'F DLC': 'Bastogne' },
    steps: { 'G XIX Pz': 1, 'F DLC': 2 },
  });
  done(t, 'german', { do: 'move', unit: 'G 6 Army', area: 'Liege' });
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'move', unit: 'F DLC', area: 'Liege' });
  done(t, 'allied', { do: 'move', unit: 'F 1 Army', area: 'Mons' });
  done(t, 'allied', { do: 'done' }, 1, 1, 1, 1);
  expect([whereIs(t, 'F DLC'), whereIs(t, 'F 1 Army')]).toEqual(['Bastogne', 'Mons']);
});
test('12.0 the French enter Belgium before the Germans only by an event, which is no war; Germany is war', () => {
  const shut = scene(MONTH);
  expect(refusal(shut, 'allied', { do: 'move', unit: 'F 1 Army', area: 'Mons' })).toBe('12.0');
  const t = scene({ ...MONTH, columns: { belgium: 'yes' } });
  done(t, 'allied', { do: 'move', unit: 'F 1 Army', area: 'Mons' });
  bothDone(t);
  expect(value(t, 'status')).toBe('Armed Belligerence');
  expect(whereIs(t, 'F 1 Army')).toBe('Mons');
  const war = scene({ ...MONTH, at: { ...GERMANS, Metz: ['F 5 Army'] } });
  done(war, 'allied', { do: 'move', unit: 'F 5 Army', area: 'Saarbrucken' });
  bothDone(war, { do: 'done' }, 1, 1, 1, 1);
  expect(value(war, 'status')).toBe('Active Hostilities');
});
test('12.0 no border is crossed in the years', () => {
  for (const status of ['Opposition', 'Military Preparations'] as const) {
    const t = scene({ ...IN_1937, status, at: { Aachen: ['G 1 Army'] } });
    for (const verb of ['move', 'station', 'shift'])
      refuses(t, 'german', { do: verb, unit: 'G 1 Army', area: 'Liege' }, '12.0');
    refuses(t, 'allied', { do: 'move', unit: 'F 1 Army', area: 'Trier' }, '12.0');
  }
});
