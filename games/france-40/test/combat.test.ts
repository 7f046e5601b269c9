/** 11.0, 11.2, 11.7-11.14 Combat: who may attack what, and at which odds. */
import { expect, test } from 'vitest';
import {
  asked,
  attack,
  done,
  factors,
  force,
  names,
  odds,
  offered,
  refusal,
  scene,
  whereIs,
  type Spec,
} from './scene.ts';

const BEF = { 2019: ['UK I'] } as const;
const FIELD = { phase: 'combat', forts: [], turn: 5 } as const;
const shifts = (spec: Spec, hex: string, ...units: readonly string[]) =>
  odds(scene({ ...FIELD, ...spec }), hex, ...units).shifts.lines.map(l => `${l.case} ${l.value}`);
const sum = (units: readonly string[], which: 0 | 1): number => units.reduce((n, u) => n + factors(u)[which], 0);

test('11.0 attacking is voluntary, a hex without a defender is not attacked, nor one’s own', () => {
  const t = scene({ ...FIELD, at: { ...BEF, 2322: ['F X'], 2321: ['G III'], 2421: ['G II'] } });
  expect(offered(t, 'german')).toContainEqual({ do: 'done' });
  expect([
    refusal(t, 'german', { do: 'attack', hex: '2320' }),
    refusal(t, 'german', { do: 'attack', hex: '2421' }),
    refusal(t, 'german', { do: 'attack', hex: '2322' }),
  ]).toEqual(['11.0', '11.0', undefined]);
});
test('11.0 a unit attacks once and is attacked once in a Combat Phase', () => {
  const t = scene({ ...FIELD, at: { ...BEF, 2322: ['F X'], 2321: ['G III'], 2323: ['G II'], 2421: ['F XI'] } });
  attack(t, 'german', '2322', ['G III'], 'AS');
  expect(refusal(t, 'german', { do: 'attack', hex: '2322' })).toBe('11.0');
  expect(refusal(t, 'german', { do: 'attack', hex: '2421' })).toBe('11.0');
});
const THREE = ['F39 1 DIM', 'F39 3 DIM', 'F39 5 DIM'];
const OTHERS = ['F39 9 DIM', 'F39 12 DIM', 'F39 15 DIM'];
test('11.0, 11.3 a unit that retreated onto friends does not shield them, adds nothing, and shares their fate', () => {
  const t = scene({
    ...FIELD,
    scenario: '1939',
    side: 'allied',
    at: { 2040: ['G39 5 ID'], 2041: ['G39 6 ID'], 2140: THREE, 2042: OTHERS },
  });
  attack(t, 'allied', '2040', THREE, 'DR');
  done(t, 'german', { do: 'retreat', unit: 'G39 5 ID', hex: '2041' });
  done(t, 'allied', { do: 'advance', unit: 'F39 1 DIM' });
  done(t, 'allied', { do: 'done' });
  expect(odds(t, '2041', ...OTHERS).defence).toBe(factors('G39 6 ID')[1]);
  attack(t, 'allied', '2041', OTHERS, 'DE');
  expect([whereIs(t, 'G39 5 ID'), whereIs(t, 'G39 6 ID')]).toEqual(['Dead pile', 'Dead pile']);
});
test('11.0 one that retreated into an empty hex is not attacked again', () => {
  const t = scene({
    ...FIELD,
    scenario: '1939',
    side: 'allied',
    at: { 2040: ['G39 5 ID'], 2140: THREE, 2042: OTHERS },
  });
  attack(t, 'allied', '2040', THREE, 'DR');
  done(t, 'german', { do: 'retreat', unit: 'G39 5 ID', hex: '2041' });
  done(t, 'allied', { do: 'advance', unit: 'F39 1 DIM' });
  done(t, 'allied', { do: 'done' });
  expect(refusal(t, 'allied', { do: 'attack', hex: '2041' })).toBe('11.0');
});
test('2.12, 11.0 forts do not attack, and a fort alone can be attacked', () => {
  const t = scene({ ...FIELD, forts: ['ML 2434', 'WW 2435'], at: { ...BEF, 2534: ['G III'], 2435: ['G II'] } });
  done(t, 'german', { do: 'attack', hex: '2434' });
  expect([
    refusal(t, 'german', { do: 'add', unit: 'WW 2435' }),
    refusal(t, 'german', { do: 'add', unit: 'G III' }),
  ]).toEqual(['2.12', undefined]);
  expect(odds(t, '2434', 'G III').defence).toBe(2);
});
test('11.2 units of several hexes attack one hex together, all of whose defenders defend as one', () => {
  const t = scene({
    ...FIELD,
    at: { ...BEF, 2322: ['F X', 'F XI'], 2321: ['G III', 'G II'], 2422: ['G I'], 2325: ['G IV'] },
  });
  expect(odds(t, '2322', 'G III', 'G I')).toMatchObject({
    attack: sum(['G III', 'G I'], 0),
    defence: sum(['F X', 'F XI'], 1),
  });
  done(t, 'german', { do: 'attack', hex: '2322' });
  for (const unit of ['G III', 'G I']) done(t, 'german', { do: 'add', unit });
  expect(refusal(t, 'german', { do: 'add', unit: 'G IV' })).toBe('11.2');
});
test('11.2 no attack mixes Allied nations', () => {
  const t = scene({ ...FIELD, side: 'allied', at: { 2322: ['G III'], 2321: ['F X'], 2422: ['UK I'] } });
  done(t, 'allied', { do: 'attack', hex: '2322' });
  done(t, 'allied', { do: 'add', unit: 'F X' });
  expect(refusal(t, 'allied', { do: 'add', unit: 'UK I' })).toBe('11.2');
});
test('11.2, 10.7 nobody attacks over the water', () => {
  const t = scene({ ...FIELD, war: ['Netherlands'], at: { ...BEF, 4239: ['G III'], 4238: ['N I'] } });
  expect(refusal(t, 'german', { do: 'attack', hex: '4238' })).toBe('10.7');
});
test('11.7 a unit fights whole and in one battle', () => {
  const t = scene({ ...FIELD, at: { ...BEF, 2322: ['F X'], 2321: ['G III', 'G II'], 2421: ['F XI'] } });
  done(t, 'german', { do: 'attack', hex: '2322' });
  done(t, 'german', { do: 'add', unit: 'G III' });
  expect([
    refusal(t, 'german', { do: 'add', unit: 'G III' }),
    refusal(t, 'german', { do: 'drop', unit: 'G II' }),
  ]).toEqual(['11.7', '11.7']);
  expect(odds(t, '2322', 'G III').attack).toBe(factors('G III')[0]);
  done(t, 'german', { do: 'declare' }, 6);
  done(t, 'german', { do: 'attack', hex: '2421' });
  expect(refusal(t, 'german', { do: 'add', unit: 'G III' })).toBe('11.0');
});
test('11.8 units of a stack attack different hexes, or not at all', () => {
  const t = scene({ ...FIELD, at: { ...BEF, 2322: ['F X'], 2321: ['G III', 'G II', 'G I'], 2421: ['F XI'] } });
  attack(t, 'german', '2322', ['G III'], 'AS');
  attack(t, 'german', '2421', ['G II'], 'AS');
  done(t, 'german', { do: 'done' });
  expect(['G III', 'G II', 'G I'].map(u => whereIs(t, u))).toEqual(['2321', '2321', '2321']);
});
test('11.9 battles come in any order, one wholly after another, and none need be announced', () => {
  const t = scene({
    ...FIELD,
    at: { ...BEF, 2322: ['F X'], 2323: ['G IV'], 2321: ['G III', 'G II', 'G I'], 2421: ['F XI'] },
  });
  attack(t, 'german', '2421', ['G III', 'G II', 'G I'], 'DR');
  expect([asked(t), refusal(t, 'german', { do: 'attack', hex: '2322' })]).toEqual(['allied retreating', '11.3']);
  done(t, 'allied', { do: 'retreat', unit: 'F XI', hex: '2521' });
  expect([asked(t), refusal(t, 'german', { do: 'declare' })]).toEqual(['german advancing', '11.1']);
  done(t, 'german', { do: 'done' });
  const next = [{ do: 'attack', hex: '2322' }, { do: 'done' }];
  expect(offered(t, 'german')).toEqual(expect.arrayContaining(next));
  attack(t, 'german', '2322', ['G IV'], 'AS');
  expect(asked(t)).toBe('german attacking');
});

const ten = force('German', 'attack', 10);
const fifteen = force('German', 'attack', 15);
const five = force('French', 'defence', 5, 1);
test('11.10 the example: 10 attack factors on 5 defence factors are 2:1', () =>
  expect(odds(scene({ ...FIELD, at: { ...BEF, 2322: five, 2321: ten } }), '2322', ...names(ten))).toMatchObject({
    attack: 10,
    defence: 5,
    ratio: '2:1',
    label: '2:1',
  }));
test.each([
  [14, 5, '2:1'],
  [4, 5, '1:2'],
  [5, 5, '1:1'],
])('11.10 %i to %i is %s: rounded in favour of the defender', (a, d, label) => {
  const attackers = force('German', 'attack', a);
  expect(
    odds(
      scene({ ...FIELD, at: { ...BEF, 2322: force('French', 'defence', d, 1), 2321: attackers } }),
      '2322',
      ...names(attackers),
    ).ratio,
  ).toBe(label);
});
test('11.10 above 6:1 the defender is eliminated and below 1:5 the attacker, without a die and after all shifts', () => {
  const rough = scene({
    ...FIELD,
    at: { ...BEF, 2629: force('French', 'defence', 2, 1), 2628: force('German', 'attack', 14) },
  });
  const on = names(force('German', 'attack', 14));
  expect(odds(rough, '2629', ...on)).toMatchObject({ ratio: '7:1', label: '6:1' });
  expect(attack(rough, 'german', '2629', on, 'DE').some(l => l.text.includes('die 1'))).toBe(true); // the shift brings it back onto the table: a die is rolled
  const high = scene({
    ...FIELD,
    at: { ...BEF, 2322: force('French', 'defence', 2, 1), 2321: force('German', 'attack', 14) },
  });
  expect(odds(high, '2322', ...on)).toMatchObject({ ratio: '7:1', label: '7:1' });
  expect(attack(high, 'german', '2322', on, 'DE').some(l => l.text.includes('no die needed'))).toBe(true);
  const low = scene({ ...FIELD, at: { ...BEF, 2322: ['F I', 'F XX', 'F Co'], 2321: ['G III/1'] } });
  expect(odds(low, '2322', 'G III').column).toBeLessThan(0);
  attack(low, 'german', '2322', ['G III'], 'AE');
  expect(whereIs(low, 'G III')).toBe('Dead pile');
});
test('11.12 the example: 3:1 on a rough hex is 2:1', () =>
  expect(odds(scene({ ...FIELD, at: { ...BEF, 2629: five, 2628: fifteen } }), '2629', ...names(fifteen))).toMatchObject(
    { ratio: '3:1', label: '2:1' },
  ));
test('11.12 the Ardennes shift one column left', () =>
  expect(shifts({ war: ['Belgium'], at: { ...BEF, 3034: ['B I'], 3035: ['G III'] } }, '3034', 'G III')).toEqual([
    '11.12 -1',
  ]));
test('11.12 each unit that attacks over a river has half its factor, rounded up', () => {
  const units = ['G III', 'G II', 'G VI'];
  const half = units.reduce((n, u) => n + Math.ceil(factors(u)[0] / 2), 0);
  const t = scene({ ...FIELD, at: { ...BEF, 2324: ['F X'], 2325: units, 2323: ['G I'] } });
  expect(odds(t, '2324', ...units).attack).toBe(half);
  expect(odds(t, '2324', ...units, 'G I').attack).toBe(half + factors('G I')[0]);
});
const ROUND = {
  2423: ['G I'],
  2323: ['G II'],
  2223: ['G III'],
  2222: ['G IV'],
  2321: ['G XI'],
  2422: ['G VI'],
} as const;
const from = (hexes: readonly (keyof typeof ROUND)[]) =>
  shifts({ at: { ...BEF, ...ROUND, 2322: ['F X'] } }, '2322', ...hexes.map(h => ROUND[h][0]));
test('11.11 opposite hexsides, every second hex, or more than three hexes shift one column right; less does not', () => {
  expect([from([2321, 2323]), from([2423, 2223, 2321]), from([2423, 2323, 2223, 2222])]).toEqual([
    ['11.11 1'],
    ['11.11 1'],
    ['11.11 1'],
  ]);
  expect([from([2423, 2323]), from([2423, 2223]), from([2423, 2323, 2223])]).toEqual([[], [], []]);
});
test('11.11 two columns with a mechanised corps in the attack; the Allies get one', () => {
  const at = { ...BEF, 2321: ['G III'], 2323: ['G 41 Pz', 'G II'], 2322: ['F X'] };
  expect([shifts({ at }, '2322', 'G III', 'G 41 Pz'), shifts({ at }, '2322', 'G III', 'G II')]).toEqual([
    ['11.11 2'],
    ['11.11 1'],
  ]);
  expect(
    shifts({ side: 'allied', at: { ...BEF, 2321: ['F X'], 2323: ['F XI'], 2322: ['G III'] } }, '2322', 'F X', 'F XI'),
  ).toEqual(['11.11 1']);
});
test('11.11, 11.13, 11.14 never against a city or a fort', () => {
  expect(shifts({ at: { ...BEF, 2827: ['F X'], 2826: ['G III'], 2828: ['G II'] } }, '2827', 'G III', 'G II')).toEqual(
    [],
  );
  const maginot = { at: { ...BEF, 2434: ['F X'], 2433: ['G III'], 2435: ['G II'] } };
  expect([
    shifts({ ...maginot, forts: ['ML 2434'] }, '2434', 'G III', 'G II'),
    shifts(maginot, '2434', 'G III', 'G II'),
  ]).toEqual([['11.14 -2'], ['11.11 1']]);
});
test('11.13 mechanised corps attack a city with their defence factor, others with their own', () => {
  const t = scene({ ...FIELD, at: { ...BEF, 2827: ['F X'], 2828: ['G 41 Pz', 'G III'], 2729: ['F XI'] } });
  expect([odds(t, '2827', 'G 41 Pz').attack, odds(t, '2827', 'G III').attack]).toEqual([
    factors('G 41 Pz')[1],
    factors('G III')[0],
  ]);
  const open = scene({ ...FIELD, at: { ...BEF, 2322: ['F X'], 2321: ['G 41 Pz'] } });
  expect(odds(open, '2322', 'G 41 Pz').attack).toBe(factors('G 41 Pz')[0]);
});
test('11.14 a fort adds its strength and shifts as many columns, besides the terrain; panzers use their defence factor', () => {
  const at = { ...BEF, 2135: ['F X'], 2136: ['G III', 'G 41 Pz'] };
  const whole = scene({ ...FIELD, forts: ['ML 2135'], at });
  expect([odds(whole, '2135', 'G III').defence, odds(whole, '2135', 'G 41 Pz').attack]).toEqual([
    factors('F X')[1] + 2,
    factors('G 41 Pz')[1],
  ]);
  expect(shifts({ forts: ['ML 2135'], at }, '2135', 'G III')).toEqual(['11.12 -1', '11.14 -2']);
  const hit = { ...at, 2135: ['F X', 'ML 2135/1'] };
  expect([
    shifts({ forts: ['ML 2135'], at: hit }, '2135', 'G III'),
    odds(scene({ ...FIELD, forts: ['ML 2135'], at: hit }), '2135', 'G III').defence,
  ]).toEqual([['11.12 -1', '11.14 -1'], factors('F X')[1] + 1]);
  expect(shifts({ side: 'allied', forts: ['WW 2534'], at: { ...BEF, 2434: ['F X'] } }, '2534', 'F X')).toEqual([
    '11.14 -1',
  ]);
});
