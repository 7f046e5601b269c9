/** 3.6, 4.3, 5.16, 7.9 The neutrals of 1940: frozen, violated, at war, capitulated. */
import { expect, test } from 'vitest';
import {
  asked,
  attack,
  column,
  costOf,
  done,
  holder,
  line,
  march,
  reaches,
  refusal,
  scene,
  value,
  whereIs,
  zoned,
} from './scene.ts';
import { BELGIUM } from '../model/ground.ts';
import { COUNTRY, hexOf } from './shipped.ts';

const BEF = { 2019: ['UK I'] } as const;
const standing = (t: Parameters<typeof column>[0]) => column(t, 'neutral');

test('3.6, 10.0 neutral units neither move nor attack, and nobody goes into their country', () => {
  const at = { ...BEF, 3432: ['B I'], 3628: ['UK II'], 3238: ['G III'], 3235: ['B II'] };
  const t = scene({ side: 'allied', at });
  expect(refusal(t, 'allied', { do: 'move', unit: 'B I' })).toBe('3.6');
  done(t, 'allied', { do: 'move', unit: 'UK II' });
  expect(refusal(t, 'allied', { do: 'to', hex: '3629' })).toBe('3.6');
  const g = scene({ at });
  done(g, 'german', { do: 'move', unit: 'G III' });
  expect([refusal(g, 'german', { do: 'to', hex: '3236' }), refusal(g, 'german', { do: 'to', hex: '3336' })]).toEqual([
    '3.6',
    '3.6',
  ]);
  const beside = { ...BEF, 3135: ['G III'], 3134: ['B I'] };
  expect(refusal(scene({ phase: 'combat', at: beside }), 'german', { do: 'attack', hex: '3134' })).toBe('3.6');
  expect(refusal(scene({ phase: 'combat', side: 'allied', at: beside }), 'allied', { do: 'attack', hex: '3135' })).toBe(
    '3.6',
  );
});
test('3.6, 4.3 a violation is declared country by country before moving in, and none need be', () => {
  const t = scene({ at: { ...BEF, 3136: ['G III'], 3432: ['B I'] } });
  done(t, 'german', { do: 'violate', neutral: 'Belgium' });
  expect(standing(t)).toEqual({
    Belgium: 'at war',
    Netherlands: 'neutral',
    Luxembourg: 'neutral',
    Switzerland: 'neutral',
  });
  expect(refusal(t, 'german', { do: 'violate', neutral: 'Belgium' })).toBe('4.3');
  done(t, 'german', { do: 'move', unit: 'G III' });
  expect(reaches(t, 'german')).toEqual(expect.arrayContaining(['3035', '3133']));
  expect(refusal(t, 'german', { do: 'to', hex: '3236' })).toBe('3.6');
});
test('4.3 a violation may also be declared in the Combat Phase, before the attack', () => {
  const t = scene({ phase: 'combat', at: { ...BEF, 3135: ['G III', 'G II'], 3134: ['B I'] } });
  done(t, 'german', { do: 'violate', neutral: 'Belgium' });
  expect(refusal(t, 'german', { do: 'attack', hex: '3134' })).toBeUndefined();
  expect(
    refusal(scene({ side: 'allied', phase: 'combat', at: BEF }), 'allied', { do: 'violate', neutral: 'Belgium' }),
  ).toBe('4.3');
});
test('7.9 neutral units have no zone; they have it the instant a violation is declared', () => {
  const t = scene({ at: { ...BEF, 3036: ['G III'], 3134: ['B I'] } });
  expect([zoned(t, 'allied', '3035'), zoned(t, 'allied', '3234')]).toEqual([false, false]);
  done(t, 'german', { do: 'violate', neutral: 'Belgium' });
  expect([zoned(t, 'allied', '3035'), zoned(t, 'allied', '3234')]).toEqual([true, true]);
  done(t, 'german', { do: 'move', unit: 'G III' });
  expect([refusal(t, 'german', { do: 'to', hex: '3035' }), refusal(t, 'german', { do: 'to', hex: '3033' })]).toEqual([
    undefined,
    '7.3',
  ]);
});
test('3.6 once at war a country may be entered by British and French, and its army stays within a hex of home', () => {
  const t = scene(
    {
      side: 'allied',
      war: ['Belgium'],
      columns: { dyleRoll: 0 },
      at: { 3628: ['UK I'], 3629: ['B I'], 2019: ['F X'] },
    },
    2,
  );
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  expect(reaches(t, 'allied')).toContain('3630');
  done(t, 'allied', { do: 'stay' });
  done(t, 'allied', { do: 'move', unit: 'B I' }); // 4 points without a die on the turn of entry
  expect([
    refusal(t, 'allied', { do: 'to', hex: '3628' }),
    refusal(t, 'allied', { do: 'to', hex: '3627' }),
    refusal(t, 'allied', { do: 'to', hex: '3526' }),
  ]).toEqual([undefined, '3.6', '3.6']);
});
test('3.6, 11.2 nations do not attack together, and a former neutral fights only near home', () => {
  const t = scene({
    phase: 'combat',
    side: 'allied',
    forts: [],
    war: ['Belgium'],
    at: { 3629: ['B I'], 3627: ['UK I'], 3628: ['G III'], 3526: ['G II'] },
  });
  done(t, 'allied', { do: 'attack', hex: '3628' });
  done(t, 'allied', { do: 'add', unit: 'B I' });
  expect(refusal(t, 'allied', { do: 'add', unit: 'UK I' })).toBe('11.2');
  done(t, 'allied', { do: 'drop', unit: 'B I' });
  done(t, 'allied', { do: 'add', unit: 'UK I' });
  const far = scene({
    phase: 'combat',
    side: 'allied',
    forts: [],
    war: ['Belgium'],
    at: { ...BEF, 3628: ['B I'], 3627: ['G III'] },
  });
  expect(refusal(far, 'allied', { do: 'attack', hex: '3627' })).toBe('3.6');
});

const DUTCH = { war: ['Netherlands'], forts: [], at: { ...BEF, 3836: ['G III'], 4137: ['N I'] } } as const;
test('4.3 the Netherlands give up with two city hexes in German hands at one time', () => {
  const t = scene(DUTCH);
  march(t, 'german', 'G III', '3837');
  expect([holder(t, '3837'), standing(t).Netherlands, whereIs(t, 'N I')]).toEqual(['german', 'at war', '4137']);
  const u = scene({ ...DUTCH, held: { 4035: 'german' } });
  march(u, 'german', 'G III', '3837');
  expect([standing(u).Netherlands, whereIs(u, 'N I')]).toEqual(['capitulated', 'Dead pile']);
});
test('4.3 Belgium gives up with four city hexes, army and fort with it', () => {
  const spec = {
    war: ['Belgium'],
    at: { ...BEF, 3333: ['G III'], 3432: [], 3731: ['B I'] },
    held: { 3134: 'german', 3232: 'german' },
  } as const;
  const t = scene(spec);
  march(t, 'german', 'G III', '3432');
  expect(standing(t).Belgium).toBe('at war');
  const u = scene({ ...spec, held: { ...spec.held, 3830: 'german' } });
  march(u, 'german', 'G III', '3432');
  expect([standing(u).Belgium, whereIs(u, 'B I'), whereIs(u, 'BEE')]).toEqual([
    'capitulated',
    'Dead pile',
    'Dead pile',
  ]);
});
test('4.3 Belgium gives up when the last British unit has left the map, or if none was there when it was violated', () => {
  const t = scene({
    side: 'allied',
    turn: 6,
    war: ['Belgium'],
    columns: { dynamo: 5, dynamoPort: '3927' },
    at: { 3927: ['UK I'], 3731: ['B I'] },
  });
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  done(t, 'allied', { do: 'exit', edge: 'Evacuate by sea', steps: 3 });
  expect(standing(t).Belgium).toBe('at war');
  const u = scene({
    side: 'allied',
    turn: 6,
    war: ['Belgium'],
    columns: { dynamo: 5, dynamoPort: '3927' },
    at: { 3927: ['UK I/2'], 3731: ['B I'] },
  });
  done(u, 'allied', { do: 'move', unit: 'UK I' });
  done(u, 'allied', { do: 'exit', edge: 'Evacuate by sea', steps: 2 });
  expect([standing(u).Belgium, whereIs(u, 'B I')]).toEqual(['capitulated', 'Dead pile']);
  const v = scene({ at: { 3136: ['G III'], 3731: ['B I'] } });
  done(v, 'german', { do: 'violate', neutral: 'Belgium' });
  expect(standing(v).Belgium).toBe('capitulated');
});
test('4.3 Luxembourg gives up when the first German enters, not before', () => {
  const t = scene({ at: { ...BEF, 2635: ['G III'] } });
  done(t, 'german', { do: 'violate', neutral: 'Luxembourg' });
  expect(standing(t).Luxembourg).toBe('at war');
  march(t, 'german', 'G III', '2633');
  expect(standing(t).Luxembourg).toBe('capitulated');
});

const SWISS = { at: { ...BEF, 1432: ['G III'], 1231: ['Sw 1'] } } as const;
test.each([1, 2, 3])('4.3 Swiss die %i: they fight where they stand', die => {
  const t = scene(SWISS);
  done(t, 'german', { do: 'violate', neutral: 'Switzerland' }, die);
  expect([value(t, 'swiss'), whereIs(t, 'Sw 1'), standing(t).Switzerland]).toEqual(['forward', '1231', 'at war']);
});
test.each([4, 5, 6])('4.3 Swiss die %i: the redoubt, and no capitulation whatever falls', die => {
  const t = scene({ ...SWISS, held: { 1230: 'german', 1234: 'german' } });
  done(t, 'german', { do: 'violate', neutral: 'Switzerland' }, die);
  expect([value(t, 'swiss'), whereIs(t, 'Sw 1')]).toEqual(['redoubt', 'Not in play']);
  march(t, 'german', 'G III', '1331');
  expect([holder(t, '1331'), standing(t).Switzerland]).toEqual(['german', 'at war']);
});
test('4.3 Switzerland gives up with its last city, or with its last unit', () => {
  const t = scene({
    ...SWISS,
    war: ['Switzerland'],
    columns: { swiss: 'forward' },
    held: { 1230: 'german', 1234: 'german' },
  });
  march(t, 'german', 'G III', '1331');
  expect(standing(t).Switzerland).toBe('capitulated');
  const u = scene({
    phase: 'combat',
    war: ['Switzerland'],
    columns: { swiss: 'forward' },
    at: { ...BEF, 1333: ['G III', 'G II', 'G I'], 1332: ['Sw 1/1'], 1433: ['G XI', 'G IV'] },
  });
  attack(u, 'german', '1332', ['G III', 'G II', 'G I'], 'DE');
  expect([whereIs(u, 'Sw 1'), standing(u).Switzerland]).toEqual(['Dead pile', 'capitulated']);
});
test('4.3 one point in all for three of the four; two give none and a fourth adds nothing', () => {
  const fallen = (...names: readonly string[]) =>
    line(scene({ at: BEF, columns: { neutral: Object.fromEntries(names.map(n => [n, 'capitulated'])) } }), '4.3');
  expect([
    fallen('Belgium', 'Netherlands'),
    fallen('Belgium', 'Netherlands', 'Luxembourg'),
    fallen('Belgium', 'Netherlands', 'Luxembourg', 'Switzerland'),
  ]).toEqual([0, 1, 1]);
});

const isBelgian = (hex: string): boolean => COUNTRY[hexOf(hex)] === BELGIUM;
const DYLE = { side: 'allied', war: ['Belgium'], at: { 3229: ['F X'], 3628: ['UK I'], 3529: ['UK II'] } } as const;
test('5.16 a 1 keeps the French out of Belgium and nobody else; the die is rolled in that turn only', () => {
  const t = scene(DYLE, 1);
  done(t, 'allied', { do: 'move', unit: 'F X' });
  expect([refusal(t, 'allied', { do: 'to', hex: '3230' }), reaches(t, 'allied').includes('3130')]).toEqual([
    '5.16',
    false,
  ]);
  done(t, 'allied', { do: 'stay' });
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  expect(refusal(t, 'allied', { do: 'to', hex: '3629' })).toBeUndefined();
  expect(asked(scene({ ...DYLE, turn: 2 }))).toBe('allied moving');
});
test.each([
  [2, false],
  [3, false],
  [4, true],
  [6, true],
])('5.16 a %i: the French enter, and rivers in Belgium are free is %s', (die, free) => {
  const t = scene(DYLE, die);
  done(t, 'allied', { do: 'move', unit: 'F X' });
  expect(refusal(t, 'allied', { do: 'to', hex: '3230' })).toBeUndefined();
  done(t, 'allied', { do: 'stay' });
  done(t, 'allied', { do: 'move', unit: 'UK II' });
  expect(costOf(t, 'allied', '3630')).toBe(free ? 1 : 2);
});
test('5.16 on a 1 the French already in Belgium move about in it and out of it, not back into it', () => {
  const t = scene({ ...DYLE, at: { ...DYLE.at, 3230: ['F XI'], 3130: ['F I'] } }, 1);
  done(t, 'allied', { do: 'move', unit: 'F XI' });
  expect([refusal(t, 'allied', { do: 'to', hex: '3231' }), refusal(t, 'allied', { do: 'to', hex: '3228' })]).toEqual([
    undefined,
    undefined,
  ]);
  done(t, 'allied', { do: 'to', hex: '3231' });
  expect(whereIs(t, 'F XI')).toBe('3231');
  done(t, 'allied', { do: 'move', unit: 'F I' });
  const out = reaches(t, 'allied').filter(hex => !isBelgian(hex));
  expect(out.length).toBeGreaterThan(3);
  done(t, 'allied', { do: 'to', hex: out.at(-1)! });
  done(t, 'allied', { do: 'move', unit: 'F X' });
  expect(reaches(t, 'allied').filter(hex => isBelgian(hex))).toEqual([]);
});
test('5.16, 11.0 the French who hesitate do not enter Belgium, but nothing forbids them to attack over the border', () => {
  const spec = {
    side: 'allied',
    phase: 'combat',
    war: ['Belgium'],
    columns: { dyleRoll: 1 },
    at: { ...BEF, 3229: ['F X', 'F XI', 'F I'], 3230: ['G III/1'] },
  } as const;
  const t = scene(spec);
  attack(t, 'allied', '3230', ['F X', 'F XI', 'F I'], 'DE');
  expect([whereIs(t, 'G III'), asked(t), whereIs(t, 'F X')]).toEqual(['Dead pile', 'allied attacking', '3229']);
});
