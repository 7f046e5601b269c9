/** 5.8, 5.9, 5.15, 5.17 Sickle Cut, the coup, replacements and the 4th Armoured: special rules of 1940. */
import { expect, test } from 'vitest';
import { france40 } from '../game.ts';
import { asked, attack, column, done, holder, odds, offered, refusal, scene, told, value, whereIs } from './scene.ts';

const BEF = { 2019: ['UK I'] } as const;
const CUT = {
  forts: [],
  war: ['Belgium'],
  columns: { sickleCut: 'yes', sickle: { 'G 41 Pz': 'yes', 'G 19 Pz': 'yes' } },
  at: { ...BEF, 2931: ['G 41 Pz', 'G 19 Pz'], 2930: ['F X'], 2932: ['B I'], 3028: ['F XI'], 3035: ['G III'] },
} as const;
test('5.8 the corps of Sickle Cut do not move on turn 1, whatever the order; on turn 2 they do', () => {
  expect(refusal(scene(CUT), 'german', { do: 'move', unit: 'G 41 Pz' })).toBe('5.8');
  expect(refusal(scene(CUT), 'german', { do: 'move', unit: 'G III' })).toBeUndefined();
  expect(refusal(scene({ ...CUT, turn: 2 }), 'german', { do: 'move', unit: 'G 41 Pz' })).toBeUndefined();
});
test('5.8 attacks of Sickle Cut shift one column right on turn 1, and the Ardennes shift is ignored', () => {
  const shifts = (turn: number, hex: string, unit: string) =>
    odds(scene({ ...CUT, phase: 'combat', turn, at: { ...CUT.at, 2833: ['G II'] } }), hex, unit).shifts.lines.map(
      l => `${l.case} ${l.value}`,
    );
  expect(shifts(1, '2932', 'G 41 Pz')).toEqual(['5.8 1']);
  expect(shifts(1, '2932', 'G II')).toEqual(['11.12 -1']);
  expect(shifts(2, '2932', 'G 41 Pz')).toEqual(['11.12 -1']);
  expect(shifts(1, '2930', 'G 41 Pz')).toEqual(['11.12 -1', '5.8 1']); // rough, not Ardennes
});
test('5.8 the corps of Sickle Cut may attack on turn 1 from where they stand, and advance', () => {
  const t = scene({ ...CUT, phase: 'combat', at: { ...CUT.at, 2932: ['B I/1'] } });
  attack(t, 'german', '2932', ['G 41 Pz', 'G 19 Pz'], 'DE');
  done(t, 'german', { do: 'advance', unit: 'G 41 Pz' });
  expect([whereIs(t, 'G 41 Pz'), holder(t, '2932')]).toEqual(['2932', 'german']);
});
test('5.8 on turn 1 of Sickle Cut no Allied unit moves or attacks into the Ardennes; otherwise they may', () => {
  const side = { side: 'allied', at: { ...CUT.at, 3131: ['UK II'] } } as const;
  const into = (spec: object) => {
    const t = scene({ ...CUT, ...side, ...spec }, ...('turn' in spec ? [] : [2]));
    done(t, 'allied', { do: 'move', unit: 'UK II' });
    return refusal(t, 'allied', { do: 'to', hex: '3032' });
  };
  expect([into({}), into({ turn: 2 }), into({ columns: {} })]).toEqual(['5.8', undefined, undefined]);
  const fight = (spec: object) =>
    refusal(scene({ ...CUT, ...side, phase: 'combat', ...spec }), 'allied', { do: 'attack', hex: '2931' });
  expect([fight({}), fight({ turn: 2 }), fight({ columns: {} })]).toEqual(['5.8', undefined, undefined]);
});
const COUP = { phase: 'coup', columns: { coup: 'ready' } } as const;
test('5.9 the coup falls on a hex with an enemy or neutral fort or unit, once and on turn 1 only', () => {
  const t = scene({ ...COUP, at: { ...BEF, 3432: ['B I'], 2040: ['G III'] } });
  expect(['3235', '2731', '3432', '2019'].map(hex => refusal(t, 'german', { do: 'coup', hex }))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['2322', '2040', '2335'].map(hex => refusal(t, 'german', { do: 'coup', hex }))).toEqual(['5.9', '5.9', '5.9']);
  done(t, 'german', { do: 'pass' });
  expect([value(t, 'coup'), asked(t)]).toEqual(['used', 'german ordering']);
  expect(asked(scene({ ...COUP, turn: 2, at: BEF }))).toBe('german ordering');
});
test.each([
  [5, 'Dead pile'],
  [6, '3235'],
])('5.9 on Eben Emael a %i leaves the fort in %s; Belgium is violated either way', (die, place) => {
  const t = scene({ ...COUP, at: BEF });
  done(t, 'german', { do: 'coup', hex: '3235' }, die);
  expect([whereIs(t, 'BEE'), column(t, 'neutral').Belgium, value(t, 'coup')]).toEqual([place, 'at war', 'used']);
});
test.each([
  ['2731', [], 4, true],
  ['2731', [], 5, false],
  ['2731', ['F X'], 3, true],
  ['2731', ['F X'], 4, false],
  ['2019', ['F X', 'F XI'], 3, true],
  ['2019', ['F X', 'F XI'], 4, false],
] as const)(
  '5.9 one more for a Maginot fort and one for each mobile unit: %s with %j, die %i',
  (hex, units, die, succeeds) => {
    const t = scene({ ...COUP, at: { 2219: ['UK I'], ...(units.length ? { [hex]: units } : {}) } });
    done(t, 'german', { do: 'coup', hex }, die);
    expect(told(t)).toContain(succeeds ? 'it succeeds' : 'it fails');
    expect(asked(t)).toBe(succeeds && units.length ? 'allied displacing' : 'german ordering');
    if (hex === '2731') expect(whereIs(t, 'ML 2731')).toBe(succeeds ? 'Dead pile' : '2731');
  },
);
test('5.9 the Allied player moves the mobile units next door: zones ignored, never into Germany, water or too full a hex', () => {
  const t = scene({
    ...COUP,
    at: {
      ...BEF,
      2434: ['F X', 'F XI'],
      2534: ['G III'],
      2435: ['G II'],
      2433: ['F I', 'F II', 'F III'],
      2333: ['F IV', 'F V'],
    },
  });
  done(t, 'german', { do: 'coup', hex: '2434' }, 1);
  expect([asked(t), offered(t, 'allied')]).toEqual([
    'allied displacing',
    [
      { do: 'displace', hex: '2334' },
      { do: 'displace', hex: '2333' },
    ],
  ]);
  expect(['2534', '2435', '2433', '2533'].map(hex => refusal(t, 'allied', { do: 'displace', hex }))).toEqual([
    '5.9',
    '5.9',
    '5.9',
    '5.9',
  ]);
  done(t, 'allied', { do: 'displace', hex: '2333' });
  expect([whereIs(t, 'F XI'), refusal(t, 'allied', { do: 'displace', hex: '2333' })]).toEqual(['2333', '5.9']);
  done(t, 'allied', { do: 'displace', hex: '2334' });
  expect([whereIs(t, 'F X'), asked(t)]).toEqual(['2334', 'german ordering']);
});
test('5.9 a coup drives nobody into Germany, empty as it may be: if nothing else is open the unit is eliminated', () => {
  const t = scene({ ...COUP, forts: ['ML 2434'], at: { ...BEF, 2434: ['F X'] } });
  done(t, 'german', { do: 'coup', hex: '2434' }, 1);
  expect([
    refusal(t, 'allied', { do: 'displace', hex: '2534' }),
    refusal(t, 'allied', { do: 'displace', hex: '2433' }),
  ]).toEqual(['5.9', undefined]);
  const shut = scene({
    ...COUP,
    forts: ['ML 2434'],
    at: { ...BEF, 2434: ['F X'], 2433: ['UK II'], 2334: ['UK III'], 2333: ['G III'] },
  });
  done(shut, 'german', { do: 'coup', hex: '2434' }, 1);
  expect([whereIs(shut, 'F X'), asked(shut)]).toEqual(['Dead pile', 'german ordering']);
});
test('5.9 mobile units with no hex to go to are eliminated', () => {
  const full = (a: string, b: string, c: string) => [`F ${a}`, `F ${b}`, `F ${c}`];
  const t = scene({
    ...COUP,
    at: {
      ...BEF,
      2434: ['F X'],
      2433: full('I', 'II', 'III'),
      2334: full('IV', 'V', 'VI'),
      2333: full('VII', 'VIII', 'IX'),
    },
  });
  done(t, 'german', { do: 'coup', hex: '2434' }, 1);
  expect([whereIs(t, 'F X'), asked(t)]).toEqual(['Dead pile', 'german ordering']);
});
test('5.15 replacements and the 39th come last in the turn of 1940, and there is no such phase in 1939', () => {
  const t = scene({
    phase: 'replacements',
    turn: 8,
    boxes: { 'G 39 Pz': 'Turn track' },
    at: { ...BEF, 2040: ['G III/1'] },
  });
  expect(offered(t, 'german')).toEqual(
    expect.arrayContaining([
      { do: 'replace', unit: 'G III' },
      { do: 'arrive', hex: '1043' },
    ]),
  );
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'done' });
  expect(value(t, 'turn')).toBe(9);
  const early = scene({ scenario: '1939', phase: 'replacements', at: { 2731: ['F39 1 DIM'] } });
  expect(value(early, 'turn')).toBe(2);
});
const FRENCH = {
  side: 'allied',
  phase: 'combat',
  forts: [],
  turn: 3,
  at: { ...BEF, 2322: ['G III', 'G II'], 2321: ['F X', 'F XI'], 2222: ['F I'], 2726: ['F V'], 2727: ['G I'] },
} as const;
const planned = (t: Parameters<typeof done>[0], hex: string, ...units: readonly string[]): void => {
  done(t, 'allied', { do: 'attack', hex });
  for (const unit of units) done(t, 'allied', { do: 'add', unit });
};
test('5.17 the 4th Armoured shifts one French attack a phase one column right', () => {
  const t = scene(FRENCH);
  const before = odds(t, '2322', 'F X', 'F XI');
  planned(t, '2322', 'F X', 'F XI');
  done(t, 'allied', { do: 'support' });
  const lines = done(t, 'allied', { do: 'declare' }, 6);
  expect(lines.some(l => l.text.includes(`at ${before.label}`))).toBe(false);
  expect(value(t, 'fourthArmoured')).toBe('used');
  planned(t, '2727', 'F V');
  expect(refusal(t, 'allied', { do: 'support' })).toBe('5.17');
});
test('5.17 the 4th Armoured shifts nothing for British, Germans, or attackers without a line to the south or west edge: a port and a fort will not do', () => {
  const british = scene({ ...FRENCH, at: { ...FRENCH.at, 2321: ['UK II'] } });
  planned(british, '2322', 'UK II');
  expect(refusal(british, 'allied', { do: 'support' })).toBe('5.17');
  const ring = { 3622: ['G I'], 3423: ['G II'], 3426: ['G III'], 3429: ['G IV'], 3432: ['G XI'], 3435: ['G VI'] };
  const port = scene({ ...FRENCH, war: ['Belgium'], at: { ...ring, 3727: ['F X'], 3728: ['G V'], 2019: ['UK I'] } });
  planned(port, '3728', 'F X');
  expect(refusal(port, 'allied', { do: 'support' })).toBe('5.17');
  const german = scene({ ...FRENCH, side: 'german' });
  done(german, 'german', { do: 'attack', hex: '2321' });
  done(german, 'german', { do: 'add', unit: 'G III' });
  expect(refusal(german, 'german', { do: 'support' })).toBe('5.17');
});
test('5.17, 3.10 the 4th Armoured stays with those who attack on, and nobody else learns of it before the attack is declared', () => {
  const t = scene(FRENCH);
  planned(t, '2322', 'F X', 'F XI');
  done(t, 'allied', { do: 'support' });
  done(t, 'allied', { do: 'drop', unit: 'F XI' });
  expect(refusal(t, 'allied', { do: 'support' })).toBe('5.17');
  const seenBy = (side: string) => JSON.stringify(france40.machine.view(t.g, side).cells);
  const other = scene(FRENCH);
  planned(other, '2322', 'F X');
  expect(
    ['german', ''].map(side => seenBy(side) === JSON.stringify(france40.machine.view(other.g, side).cells)),
  ).toEqual([true, true]);
  expect(value(t, 'fourthArmoured')).toBe('planned');
});
test('5.17 every attacker must trace, also one that joins later; leaving one out takes the marker back', () => {
  const t = scene({
    ...FRENCH,
    at: { ...BEF, 2322: ['G III'], 2321: ['F X'], 2423: ['F XI'], 2523: ['G I'], 2424: ['G II'] },
  });
  planned(t, '2322', 'F X');
  done(t, 'allied', { do: 'support' });
  expect(refusal(t, 'allied', { do: 'add', unit: 'F XI' })).toBe('5.17');
  done(t, 'allied', { do: 'drop', unit: 'F X' });
  expect(refusal(t, 'allied', { do: 'add', unit: 'F XI' })).toBeUndefined();
});
