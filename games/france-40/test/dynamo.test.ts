/** 5.13, 5.14 Dynamo: the British leave by sea and by the edges of the map; 11.3 with no way back. */
import { expect, test } from 'vitest';
import { asked, attack, done, odds, offered, refusal, scene, stepsOfUnit, value, whereIs } from './scene.ts';

const DYNAMO = { phase: 'dynamo', turn: 5, at: { 3927: ['UK I'] } } as const;
test('5.13 Dynamo is declared once, from turn 5, with British on the map, for a port in Allied hands', () => {
  const t = scene({ ...DYNAMO, held: { 3926: 'german' } });
  expect(asked(t)).toBe('allied evacuating');
  expect(['3926', '3628', '3927'].map(hex => refusal(t, 'allied', { do: 'dynamo', hex }))).toEqual([
    '5.13',
    '5.13',
    undefined,
  ]);
  done(t, 'allied', { do: 'dynamo', hex: '3927' });
  expect([value(t, 'dynamo'), value(t, 'dynamoPort'), asked(t)]).toEqual([5, '3927', 'german replacing']);
  expect(asked(scene({ ...DYNAMO, turn: 4 }))).toBe('german replacing');
  expect(asked(scene({ ...DYNAMO, turn: 6, columns: { dynamo: 5, dynamoPort: '3927' } }))).toBe('german replacing');
  expect(asked(scene({ ...DYNAMO, at: { 2019: ['F X'] } }))).toBe('german replacing');
});
test('5.13 no Dynamo from the port of a neutral', () => {
  const ports = (war: readonly string[]) =>
    offered(scene({ ...DYNAMO, war }), 'allied').flatMap(c =>
      (c as { hex?: string }).hex ? [(c as { hex: string }).hex] : [],
    );
  expect(ports(['Belgium', 'Netherlands'])).toEqual(expect.arrayContaining(['3830', '3934', '4035']));
  expect(ports([]).filter(hex => ['3830', '3934', '4035'].includes(hex))).toEqual([]);
});
const SEA = { side: 'allied', columns: { dynamo: 5, dynamoPort: '3927' } } as const;
test.each([
  [5, false],
  [6, true],
  [7, true],
  [8, true],
  [9, false],
])('5.13 the example: declared on turn 5 it is in effect on turns 6, 7 and 8; turn %i is %s', (turn, on) => {
  const t = scene({ ...SEA, turn, at: { 3927: ['UK I'] } });
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  expect(refusal(t, 'allied', { do: 'exit', edge: 'Evacuate by sea', steps: 4 })).toBe(on ? undefined : '5.13');
  const shift = odds(
    scene({ turn, phase: 'combat', columns: SEA.columns, forts: [], at: { 3827: ['G III'], 3927: ['UK I'] } }),
    '3927',
    'G III',
  ).shifts.most;
  expect(shift).toBe(on ? -2 : 0);
});
test('5.13 up to four British steps a turn leave, a corps also step by step, and what stays has moved', () => {
  const t = scene({ ...SEA, turn: 6, at: { 3927: ['UK I', 'UK II'], 3828: ['UK III/1'] } });
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  expect(offered(t, 'allied').filter(c => (c as { edge?: string }).edge === 'Evacuate by sea')).toEqual(
    [1, 2, 3, 4].map(steps => ({ do: 'exit', edge: 'Evacuate by sea', steps })),
  );
  done(t, 'allied', { do: 'exit', edge: 'Evacuate by sea', steps: 1 });
  expect([whereIs(t, 'UK I'), stepsOfUnit(t, 'UK I'), refusal(t, 'allied', { do: 'move', unit: 'UK I' })]).toEqual([
    '3927',
    3,
    '10.1',
  ]);
  done(t, 'allied', { do: 'move', unit: 'UK II' });
  expect(
    [4, 0, undefined].map(steps =>
      refusal(t, 'allied', { do: 'exit', edge: 'Evacuate by sea', ...(steps === undefined ? {} : { steps }) }),
    ),
  ).toEqual(['5.13', '5.13', '5.13']);
  done(t, 'allied', { do: 'exit', edge: 'Evacuate by sea', steps: 3 });
  done(t, 'allied', { do: 'move', unit: 'UK III' });
  expect(refusal(t, 'allied', { do: 'exit', edge: 'Evacuate by sea', steps: 1 })).toBe('5.13');
  expect([value(t, 'evacuatedSteps'), value(t, 'britishLost')]).toEqual([4, 0]);
});
const BEF = { 2019: ['UK I'] } as const;
test('5.13 each turn the ships take four steps anew', () => {
  const t = scene({ phase: 'end', turn: 6, columns: { ...SEA.columns, evacuatedSteps: 4 }, at: BEF });
  expect([value(t, 'turn'), value(t, 'evacuatedSteps')]).toEqual([7, 0]);
});
test('5.13 a corps walks to the port, needs a point for the ships, and is then gone but not eliminated', () => {
  const t = scene({ ...SEA, turn: 6, at: { 3828: ['UK III/2'] } });
  done(t, 'allied', { do: 'move', unit: 'UK III' });
  done(t, 'allied', { do: 'exit', edge: 'Evacuate by sea', steps: 2 });
  expect([whereIs(t, 'UK III'), value(t, 'britishLost')]).toEqual(['Evacuated', 0]);
  const far = scene({ ...SEA, turn: 6, at: { 3822: [], 3323: ['UK III/2'] } });
  done(far, 'allied', { do: 'move', unit: 'UK III' });
  expect(refusal(far, 'allied', { do: 'exit', edge: 'Evacuate by sea', steps: 2 })).toBe('5.13');
});
test('5.13 defenders in the port and next to it get two columns, others and attackers none', () => {
  const shift = (hex: string, from: string) =>
    odds(
      scene({ turn: 6, phase: 'combat', columns: SEA.columns, forts: [], at: { [from]: ['G III'], [hex]: ['F X'] } }),
      hex,
      'G III',
    ).shifts.most;
  expect([shift('3827', '3727'), shift('3727', '3627')]).toEqual([-2, 0]);
  expect(
    odds(
      scene({
        turn: 6,
        side: 'allied',
        phase: 'combat',
        columns: SEA.columns,
        forts: [],
        at: { 3927: ['UK I'], 3827: ['G III'] },
      }),
      '3827',
      'UK I',
    ).shifts.most,
  ).toBe(0);
});
test('5.13, 7.3, 7.6 a unit that has just come into an enemy zone leaves the map no more; one that began there does', () => {
  const out = (hex: string) => {
    const t = scene({
      side: 'allied',
      turn: 6,
      forts: [],
      war: ['Belgium'],
      columns: { dynamo: 5, dynamoPort: '3830' },
      at: { [hex]: ['UK I'], 3831: ['G III'] },
    });
    done(t, 'allied', { do: 'move', unit: 'UK I' });
    return [
      refusal(t, 'allied', { do: 'to', hex: '3830' }),
      refusal(t, 'allied', { do: 'exit', edge: 'Evacuate by sea', steps: 1 }),
    ];
  };
  expect([out('3829'), out('3830')]).toEqual([
    [undefined, '5.13'],
    ['10.0', undefined],
  ]);
});
test('5.14 after the declaration the British may also leave by the west and south edges, for a point', () => {
  const out = (hex: string, columns: object, edge: string) => {
    const t = scene({ side: 'allied', turn: 10, columns: columns as never, at: { [hex]: ['UK I'], 2025: ['UK II'] } });
    done(t, 'allied', { do: 'move', unit: 'UK I' });
    return refusal(t, 'allied', { do: 'exit', edge });
  };
  expect([
    out('2318', SEA.columns, 'Evacuate by the west edge'),
    out('2318', {}, 'Evacuate by the west edge'),
    out('1021', SEA.columns, 'Evacuate by the south edge'),
  ]).toEqual([undefined, '5.14', undefined]);
  expect([
    out('2318', { ...SEA.columns, brittany: 'yes' }, 'Evacuate by the west edge'),
    out('1021', { ...SEA.columns, mediterranean: 'by exit' }, 'Evacuate by the south edge'),
  ]).toEqual(['5.14', '5.14']);
  expect(out('1021', { ...SEA.columns, mediterranean: 'by city' }, 'Evacuate by the south edge')).toBeUndefined();
  const t = scene({ side: 'allied', turn: 10, columns: SEA.columns, at: { 2318: ['UK I'], 2025: ['UK II'] } });
  done(t, 'allied', { do: 'move', unit: 'UK I' });
  done(t, 'allied', { do: 'exit', edge: 'Evacuate by the west edge' });
  expect([whereIs(t, 'UK I'), stepsOfUnit(t, 'UK I'), value(t, 'britishLost')]).toEqual(['Evacuated', 4, 0]);
});
test.each([
  ['before Operation Dynamo', 2, {}, ['2318', 3]],
  ['once it is declared', 6, { dynamo: 5, dynamoPort: '3927' }, ['Dead pile', 0]],
  ['with the west edge shut by a panzer corps', 6, { dynamo: 5, dynamoPort: '3927', brittany: 'yes' }, ['2318', 3]],
])('11.3, 5.14 a British corps on the edge without a way back: %s', (_when, turn, columns, expected) => {
  const t = scene({
    phase: 'combat',
    forts: [],
    turn,
    columns,
    at: { 2318: ['UK I'], 2319: ['G I', 'G II', 'G III'], 2519: ['G IV'], 2119: ['G XI'], 2025: ['UK II'] },
  });
  attack(t, 'german', '2318', ['G I', 'G II', 'G III'], 'DR');
  expect([whereIs(t, 'UK I'), stepsOfUnit(t, 'UK I')]).toEqual(expected);
  expect(value(t, 'britishLost')).toBe(0); // on the edge it was in supply
});
test('11.3 inland a British corps without a way back loses a step', () => {
  const inland = scene({
    phase: 'combat',
    forts: [],
    turn: 5,
    at: {
      2322: ['UK I'],
      2321: ['G I', 'G II', 'G III'],
      2323: ['G IV'],
      2523: ['G XI'],
      2123: ['G XII'],
      2025: ['UK II'],
    },
  });
  attack(inland, 'german', '2322', ['G I', 'G II', 'G III'], 'DR');
  expect([whereIs(inland, 'UK I'), stepsOfUnit(inland, 'UK I')]).toEqual(['2322', 3]);
});
