/** 7.0 Zones of control. */
import { expect, test } from 'vitest';
import { asked, attack, done, holder, reaches, refusal, scene, whereIs, zoned } from './scene.ts';

const BEF = { 2019: ['UK I'] } as const;
const ROUND = ['2321', '2323', '2422', '2423', '2222', '2223'];
test('7.0 in 1940 a mobile unit has a zone over its hex and the six around it; 1939 has none', () => {
  const t = scene({ forts: [], at: { ...BEF, 2322: ['F X'] } });
  expect(['2322', ...ROUND, '2324'].map(hex => zoned(t, 'allied', hex))).toEqual([
    ...Array.from({ length: 7 }, () => true),
    false,
  ]);
  expect(
    ['2322', ...ROUND].some(hex =>
      zoned(scene({ scenario: '1939', forts: [], at: { 2322: ['F39 1 DIM'] } }), 'allied', hex),
    ),
  ).toBe(false);
});
test('7.0, 3.1 a zone does not change control', () =>
  expect(holder(scene({ forts: [], at: { ...BEF, 2322: ['G III'] } }), '2323')).toBe('allied'));
test('7.1 zones end at sea and lake hexsides, not at rivers; out of supply makes no difference', () => {
  const t = scene({ forts: [], war: ['Netherlands'], at: { ...BEF, 4238: ['N I'], 2040: ['UK II'] } });
  expect([zoned(t, 'allied', '4239'), zoned(t, 'allied', '4138'), zoned(t, 'allied', '2039')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(zoned(scene({ forts: [], at: { ...BEF, 2019: ['UK I'] } }), 'allied', '2020')).toBe(true); // over the Loire
});
test('7.1 zones of both sides lie over the same hex', () => {
  const t = scene({ forts: [], at: { ...BEF, 2322: ['G III'], 2324: ['F X'] } });
  expect([zoned(t, 'german', '2323'), zoned(t, 'allied', '2323')]).toEqual([true, true]);
});
/** Behind the Maginot Line the Germans are out of supply: 3 and 6 points. */
const LINE = { turn: 5, at: { ...BEF, 2320: ['G III', 'G 41 Pz'], 2322: ['F X'] } } as const;
test('7.3 a unit stops on entering an enemy zone', () => {
  const t = scene(LINE);
  done(t, 'german', { do: 'move', unit: 'G III' });
  expect(reaches(t, 'german')).toEqual(expect.arrayContaining(['2321', '2422']));
  expect([refusal(t, 'german', { do: 'to', hex: '2423' }), refusal(t, 'german', { do: 'to', hex: '2223' })]).toEqual([
    '7.3',
    '7.3',
  ]);
});
test('7.3, 7.2 one that begins in a zone may leave it, but not straight into another, friends or not', () => {
  const t = scene({ forts: [], turn: 5, at: { ...BEF, 2321: ['G III'], 2422: ['G II'], 2322: ['F X'] } });
  done(t, 'german', { do: 'move', unit: 'G III' });
  expect([
    refusal(t, 'german', { do: 'to', hex: '2320' }),
    refusal(t, 'german', { do: 'to', hex: '2422' }),
    refusal(t, 'german', { do: 'to', hex: '2222' }),
  ]).toEqual([undefined, undefined, undefined]); // round by a free hex
  const tight = scene({
    forts: [],
    turn: 5,
    columns: { halted: 'no' },
    at: { ...BEF, 2321: ['F XI'], 2422: ['F XX'], 2322: ['G III'], 2223: ['F X'], 2324: ['F I'] },
  });
  done(tight, 'german', { do: 'move', unit: 'G III' });
  expect(reaches(tight, 'german')).toEqual([]);
});
test('7.7 mechanised corps pass through enemy zones, in supply or out of it', () => {
  const t = scene(LINE);
  done(t, 'german', { do: 'move', unit: 'G 41 Pz' });
  expect(reaches(t, 'german')).toEqual(expect.arrayContaining(['2423', '2323']));
});
test('7.7, 7.3 a stack with a unit of another class stops like it', () => {
  const t = scene(LINE);
  done(t, 'german', { do: 'stack', hex: '2320' });
  expect(refusal(t, 'german', { do: 'to', hex: '2423' })).toBe('7.3');
});
test('7.4, 7.7 no retreat goes into an enemy zone, whatever friends stand there, and that binds mechanised corps too', () => {
  const t = scene({
    side: 'allied',
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { 2322: ['G 41 Pz'], 2321: ['F I', 'F XX', 'F Co'], 2523: ['UK I'], 2423: ['G III'] },
  });
  attack(t, 'allied', '2322', ['F I', 'F XX', 'F Co'], 'DR');
  const into = (hex: string) => refusal(t, 'german', { do: 'retreat', unit: 'G 41 Pz', hex });
  expect([asked(t), into('2423'), into('2422'), into('2323')]).toEqual(['german retreating', '7.4', '7.4', undefined]);
  done(t, 'german', { do: 'retreat', unit: 'G 41 Pz', hex: '2323' });
  expect(whereIs(t, 'G 41 Pz')).toBe('2323');
});
test('7.5 an advance takes no notice of enemy zones', () => {
  const t = scene({
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { ...BEF, 2322: ['F X/1'], 2321: ['G I', 'G II', 'G III'], 2423: ['F I'], 2421: ['F II'] },
  });
  attack(t, 'german', '2322', ['G I', 'G II', 'G III'], 'DE');
  done(t, 'german', { do: 'advance', unit: 'G I' });
  expect(whereIs(t, 'G I')).toBe('2322');
});
test('7.6 there are no zones beyond the map: a corps beside an enemy leaves it', () => {
  const t = scene({ forts: [], turn: 5, at: { ...BEF, 3118: ['G 41 Pz'], 3219: ['F X'] } });
  done(t, 'german', { do: 'move', unit: 'G 41 Pz' });
  done(t, 'german', { do: 'exit', edge: 'Exit west, for Brittany' });
  expect(whereIs(t, 'G 41 Pz')).toBe('Exited west');
});
test('7.8 forts have no zone, mobile units lose theirs with a friendly fort, and enemy zones do not reach it', () => {
  const one = scene({ forts: ['ML 2434'], at: { ...BEF, 2434: ['F X'], 2435: ['G III'] } });
  expect([
    zoned(one, 'allied', '2534'),
    zoned(one, 'allied', '2333'),
    zoned(one, 'german', '2434'),
    zoned(one, 'german', '2334'),
  ]).toEqual([false, false, false, true]);
  const both = scene({ at: { ...BEF, 2435: ['G III'] } });
  expect([zoned(both, 'german', '2334'), zoned(both, 'german', '2436'), zoned(both, 'allied', '2333')]).toEqual([
    false,
    false,
    false,
  ]);
  const gone = scene({ forts: [], at: { ...BEF, 2434: ['F X'], 2435: ['G III'] } });
  expect([zoned(gone, 'allied', '2534'), zoned(gone, 'german', '2434'), zoned(gone, 'german', '2334')]).toEqual([
    true,
    true,
    true,
  ]);
});
test('7.8, 7.3 along the forts a unit moves past the enemy freely', () => {
  const at = { 2019: ['UK I'], 2632: ['F X'], 2633: ['G III', 'G II'], 2534: ['G I'] };
  const go = (forts?: readonly string[]) => {
    const t = scene({
      side: 'allied',
      turn: 2,
      war: ['Luxembourg'],
      columns: { neutral: { Luxembourg: 'capitulated' } },
      at,
      ...(forts ? { forts } : {}),
    });
    done(t, 'allied', { do: 'move', unit: 'F X' }, 1);
    return refusal(t, 'allied', { do: 'to', hex: '2532' });
  };
  expect([go(), go(['ML 2632']), go([])]).toEqual([undefined, undefined, '7.3']);
});
test('7.2, 7.4 a friend in an enemy zone lifts it for supply alone', () => {
  const t = scene({
    phase: 'combat',
    forts: [],
    turn: 5,
    at: { ...BEF, 2322: ['F X'], 2323: ['G I', 'G II', 'G III'], 2321: ['F I'], 2221: ['G IV'] },
  });
  attack(t, 'german', '2322', ['G I', 'G II', 'G III'], 'DR');
  expect([refusal(t, 'allied', { do: 'retreat', unit: 'F X', hex: '2321' }), zoned(t, 'german', '2321')]).toEqual([
    '7.4',
    true,
  ]);
});
