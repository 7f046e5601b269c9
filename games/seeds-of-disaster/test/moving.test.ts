import { expect, test } from 'vitest';
import {
  asked,
  bothDone,
  cardOf,
  column,
  done,
  offered,
  points,
  refusal,
  refusalWords,
  scene,
  stepsIn,
  told,
  value,
  verbs,
  whereIs,
} from './scene.ts';

const HANDS = { german: [1], allied: [2] } as const;
const GERMANS = { Ruhr: ['G 1 Army'], Cologne: ['G 2 Army'], Koblenz: ['G 4 Army', 'G I'] } as const;
const FRENCH = { Lille: ['F 1 Army'], Reims: ['F 2 Army'], Nancy: ['F 3 Army', 'F X'] } as const;
const YEAR = {
  year: 1936,
  status: 'Opposition',
  moment: 'movement',
  hands: HANDS,
  at: { ...GERMANS, ...FRENCH },
} as const;
const PREP = { ...YEAR, status: 'Military Preparations' } as const;
const MONTH = { ...YEAR, year: 1940, status: 'Armed Belligerence', month: 2 } as const;
const shift = (unit: string, area: string) => ({ do: 'shift', unit, area });

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
test('8.0 outside a centre one army is the most', () => {
  const t = scene({ ...PREP, at: { ...GERMANS, Trier: ['G 6 Army'] } });
  expect(refusal(t, 'german', { do: 'station', unit: 'G 1 Army', area: 'Trier' })).toBe('8.0');
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
test('6.1.1 no French centre gets a second unit before each has one', () => {
  const t = scene(YEAR);
  expect(refusal(t, 'allied', shift('F 4 Army', 'Reims'))).toBe('6.1.1');
  done(t, 'allied', shift('F 4 Army', 'Rouen'));
});
test('21.4 British units wait in their box', () => {
  expect(refusal(scene(YEAR), 'allied', shift('BEF', 'Rouen'))).toBe('21.4');
});
test('7.2.5 Dutch and Belgians stay in their country', () => {
  const t = scene(YEAR);
  expect(refusal(t, 'allied', shift('B I', 'Lille'))).toBe('7.2.5');
  expect(refusal(t, 'allied', { do: 'withdraw', unit: 'B I' })).toBe('7.2.5');
  done(t, 'allied', shift('B I', 'Brussels'));
});

const POST = {
  ...MONTH,
  boxes: { 'G XIX Pz': 'Ruhr', 'G XV Pz': 'German mobilised' },
  steps: { 'G XIX Pz': 2, 'G XV Pz': 1 },
} as const;
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
test('9.1, 5.1.2 who is Poised may go back into the column, which is no posting', () => {
  const t = scene({ ...POST, boxes: { 'G XIX Pz': 'Poised with G 4 Army' }, steps: { 'G XIX Pz': 2 } });
  expect(refusal(t, 'german', { do: 'column', unit: 'G I' })).toBe('9.1');
  done(t, 'german', { do: 'column', unit: 'G XIX Pz' });
  bothDone(t);
  expect(whereIs(t, 'G XIX Pz')).toBe('Koblenz');
  expect(told(t)).toContain('The Germans state: nothing.'); // 5.1.2 it was not posted to Poised or Reserve
});
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

const MANOEUVRE = { ...YEAR, columns: { rp: { german: 30, allied: 30 } } } as const;
test('6.0, 6.1.1, 6.1 two units on a centre hold a manoeuvre: RPs for 3 CPs, a pair each, two a year', () => {
  const t = scene({
    ...MANOEUVRE,
    at: {
      ...GERMANS,
      Koblenz: ['G 4 Army', 'G 6 Army', 'G I'],
      Ruhr: ['G 1 Army', 'G 7 Army', 'G 9 Army', 'G 12 Army'],
    },
  });
  expect(refusal(t, 'german', { do: 'manoeuvre', area: 'Cologne' })).toBe('6.1.1');
  done(t, 'german', { do: 'manoeuvre', area: 'Koblenz' });
  expect(refusal(t, 'german', { do: 'manoeuvre', area: 'Koblenz' })).toBe('6.1.1');
  done(t, 'german', { do: 'manoeuvre', area: 'Ruhr' });
  expect(refusalWords(t, 'german', { do: 'manoeuvre', area: 'Ruhr' })).toContain('2 are the most');
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'done' });
  done(t, 'allied', { do: 'pass' });
  done(t, 'allied', { do: 'pass' }, 3, 4, 3, 4);
  expect([points(t, 'cp', 'german'), points(t, 'rp', 'german')]).toEqual([6, 18]);
});
test('6.1.1 the Allies need a unit on every other French centre, and Dutch and Belgians hold none', () => {
  const t = scene(MANOEUVRE);
  expect(refusalWords(t, 'allied', { do: 'manoeuvre', area: 'Nancy' })).toMatch(/holds no unit/);
  const all = { ...FRENCH, Rouen: ['F 4 Army'], Metz: ['F 5 Army'], Belfort: ['F 7 Army'], Dijon: ['F 8 Army'] };
  const full = scene({ ...MANOEUVRE, at: { ...GERMANS, ...all, Antwerp: ['B I', 'B II'] }, steps: { 'B II': 3 } });
  expect(refusal(full, 'allied', { do: 'manoeuvre', area: 'Antwerp' })).toBe('6.1.1');
  expect(refusal(full, 'allied', { do: 'manoeuvre', area: 'Nancy' })).toBeUndefined();
});
test('6.1.3 CPs never pass 19', () => {
  const t = scene({ ...MANOEUVRE, columns: { ...MANOEUVRE.columns, cp: { german: 18, allied: 0 } } });
  done(t, 'german', { do: 'manoeuvre', area: 'Koblenz' });
  bothDone(t);
  expect(points(t, 'cp', 'german')).toBe(19);
});
test('6.1.1 two manoeuvres in all months together', () => {
  const t = scene({ ...MONTH, columns: { rp: { german: 30 }, manoeuvres: { german: 2 } } });
  expect(refusal(t, 'german', { do: 'manoeuvre', area: 'Koblenz' })).toBe('6.1.1');
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
});

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
const stayers = (t: ReturnType<typeof scene>): void => {
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
});
test('21.5.2 group A is back in the third month, B in the fourth, one unit to each centre in turn, and moves beside the limits', () => {
  const away = { 'G 6 Army': 'Poland A', 'G 7 Army': 'Poland A', 'G 9 Army': 'Poland B', 'G 2 Air': 'Poland A' };
  const t = scene({ ...MONTH, month: 3, boxes: away, steps: { 'G 2 Air': 1 } });
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G 9 Army', area: 'Ruhr' })).toBe('21.5.2');
  done(t, 'german', { do: 'arrive', unit: 'G 6 Army', area: 'Ruhr' });
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G 7 Army', area: 'Ruhr' })).toBe('21.5.2');
  done(t, 'german', { do: 'arrive', unit: 'G 7 Army', area: 'Stuttgart' });
  done(t, 'german', { do: 'move', unit: 'G 7 Army', area: 'Freiburg' });
  done(t, 'german', { do: 'done' });
  arriveAll(t);
  done(t, 'allied', { do: 'done' });
  expect([whereIs(t, 'G 7 Army'), points(t, 'mapMoves', 'german'), whereIs(t, 'G 2 Air')]).toEqual([
    'Freiburg',
    0,
    'OKW reserve',
  ]);
  expect(asked(scene({ ...MONTH, month: 4, boxes: away, steps: { 'G 2 Air': 1 } }))[0]).toBe('german arriving');
});
test('21.5.2, 2.3.2 who is back goes between centres and into boxes beside the limits, too', () => {
  const back = ['G 6 Army', 'G 7 Army', 'G 9 Army', 'G XV Pz'];
  const boxes = Object.fromEntries(back.map(unit => [unit, 'Poland A']));
  const t = scene({ ...MONTH, month: 3, boxes: { ...boxes, Polish: 'Nancy', BEF: 'Lille' } });
  back.forEach((unit, i) =>
    done(t, 'german', { do: 'arrive', unit, area: ['Ruhr', 'Cologne', 'Koblenz', 'Frankfurt'][i]! }),
  );
  for (const unit of back.slice(0, 3)) done(t, 'german', shift(unit, 'Stuttgart'));
  done(t, 'german', { do: 'poise', unit: 'G XV Pz', army: 'G 1 Army' });
  for (const unit of ['G 12 Army', 'G 16 Army']) done(t, 'german', shift(unit, 'Mannheim'));
  expect(refusal(t, 'german', shift('G 18 Army', 'Mannheim'))).toBe('10.1.1');
  bothDone(t);
  expect([whereIs(t, 'G 9 Army'), points(t, 'centreMoves', 'german')]).toEqual(['Stuttgart', 2]);
});
test('21.4, 10.1.3 who has landed is one of the four that move', () => {
  const four = {
    Lille: ['F 1 Army'],
    Reims: ['F 2 Army'],
    Nancy: ['F 3 Army'],
    Dijon: ['F 4 Army'],
    Rouen: ['F 5 Army'],
  };
  const t = scene({ ...MONTH, month: 3, at: { ...GERMANS, ...four } });
  done(t, 'allied', { do: 'arrive', unit: 'BEF', area: 'Dunkirk' });
  done(t, 'allied', { do: 'arrive', unit: 'Polish', area: 'Lille' });
  for (const [unit, area] of [
    ['BEF', 'Arras'],
    ['Polish', 'Saint-Quentin'],
    ['F 2 Army', 'Soissons'],
    ['F 3 Army', 'Epinal'],
  ])
    done(t, 'allied', { do: 'move', unit: unit!, area: area! });
  expect(refusal(t, 'allied', { do: 'move', unit: 'F 4 Army', area: 'Auxerre' })).toBe('10.1.3');
});
test('21.5.2 in a week, too, one to each centre in turn: nobody marches off before all are placed', () => {
  const boxes = { 'G 6 Army': 'Poland A', 'G 7 Army': 'Poland A', 'G 9 Army': 'Poland B' };
  const t = scene({ week: 1, month: 2, moment: 'german movement', at: { Ruhr: ['G 1 Army'] }, boxes });
  done(t, 'german', { do: 'arrive', unit: 'G 6 Army', area: 'Cologne' });
  for (const verb of ['move', 'redeploy'])
    expect(refusal(t, 'german', { do: verb, unit: 'G 6 Army', area: 'Aachen' })).toBe('21.5.2');
  expect(refusal(t, 'german', { do: 'move', unit: 'G 1 Army', area: 'Munster' })).toBeUndefined();
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G 7 Army', area: 'Cologne' })).toBe('21.5.2');
  done(t, 'german', { do: 'arrive', unit: 'G 7 Army', area: 'Ruhr' });
  done(t, 'german', { do: 'move', unit: 'G 6 Army', area: 'Aachen' });
});
const arriveAll = (t: ReturnType<typeof scene>): void => {
  while (asked(t).includes('allied arriving')) done(t, 'allied', offered(t, 'allied')[0]!);
};
test('21.4, 21.5.2, 21.5.3 who comes too early is refused by the case he comes by', () => {
  const t = scene({ ...MONTH, boxes: { 'G 9 Army': 'Poland A' } });
  expect(refusal(t, 'german', { do: 'arrive', unit: 'G 9 Army', area: 'Ruhr' })).toBe('21.5.2');
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'BEF', area: 'Dunkirk' })).toBe('21.4');
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'Polish', area: 'Lille' })).toBe('21.5.3');
});
test('21.4, 7.2.8 the BEF lands on the coast of France in the third month, with its fleet', () => {
  const t = scene({ ...MONTH, month: 3, boxes: { 'UK Air': 'Allied mobilised' }, steps: { 'UK Air': 1 } });
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'BEF', area: 'Lille' })).toBe('21.4');
  expect(refusal(t, 'allied', { do: 'done' })).toBe('21.4');
  done(t, 'allied', { do: 'arrive', unit: 'BEF', area: 'Dunkirk' });
  arriveAll(t);
  bothDone(t);
  expect([whereIs(t, 'BEF'), whereIs(t, 'UK Air')]).toEqual(['Dunkirk', 'GQG reserve']);
  expect(asked(scene({ ...MONTH, month: 2 }))).toEqual(['german moving', 'allied moving']);
});
test('21.4 a British corps follows in the eighth month, the last in the third week', () => {
  const here = { BEF: 'Lille', Polish: 'Nancy' };
  const t = scene({
    ...MONTH,
    month: 8,
    boxes: { ...here, 'UK III': 'Allied mobilised', 'UK 1 Arm': 'Allied mobilised' },
  });
  done(t, 'allied', { do: 'arrive', unit: 'UK 1 Arm', area: 'Rouen' });
  expect(asked(t)).toContain('allied moving');
  expect(asked(scene({ ...MONTH, month: 7, boxes: { ...here, 'UK III': 'Allied mobilised' } }))).toContain(
    'allied moving',
  );
  const week = (n: number) =>
    scene({
      week: n,
      moment: 'allied movement',
      boxes: { ...here, 'UK III': 'Allied mobilised', 'UK 1 Arm': 'Rouen' },
    });
  expect(refusal(week(3), 'allied', { do: 'done' })).toBe('21.4');
  expect(verbs(week(3), 'allied')).toContain('arrive');
  expect(verbs(week(2), 'allied')).not.toContain('arrive');
});
test('21.5.3 the Polish corps comes to a French centre when the first group is back', () => {
  const t = scene({ ...MONTH, month: 3, boxes: { BEF: 'Lille' } });
  expect(refusal(t, 'allied', { do: 'arrive', unit: 'Polish', area: 'Dunkirk' })).toBe('21.5.3');
  done(t, 'allied', { do: 'arrive', unit: 'Polish', area: 'Nancy' });
  bothDone(t);
  expect([whereIs(t, 'Polish'), stepsIn(t, 'Polish')]).toEqual(['Nancy', 2]);
});
test('19.0 the strategy is chosen with Armed Belligerence, hidden from the Allies, and changed in later months', () => {
  const t = scene({ ...MONTH, month: 1, moment: 'start of turn' });
  expect(asked(t)).toEqual(['german strategising']);
  expect(offered(t, 'german').map(c => c['strategy'])).toEqual(['North', 'Centre', 'South']);
  const later = scene(
    { ...MONTH, month: 2, moment: 'intelligence events', columns: { strategy: 'North' } },
    3,
    4,
    4,
    3,
  );
  expect(asked(later)).toEqual(['german strategising']);
  done(later, 'german', { do: 'choose', strategy: 'South' });
  expect(value(later, 'strategy')).toBe('South');
});
test('4.1.11 cards of the months: a plan of the first month has the row of its year', () => {
  const t = scene({
    ...MONTH,
    month: 1,
    year: 1939,
    moment: 'event cards',
    hands: { german: [9, 11, 15], allied: [2] },
  });
  for (const no of [9, 11, 15]) done(t, 'german', { do: 'play', card: cardOf(no) });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toEqual(['allied playing']);
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
