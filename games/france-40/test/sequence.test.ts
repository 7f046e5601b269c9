/** 5.1-5.7, 5.10, 5.12 The turn. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { asked, costOf, done, odds, offered, reaches, refusal, scene, told, value, whereIs } from './scene.ts';

const side = (t: Table): unknown => t.g.stack.find(f => f.proc === 'playerTurn')?.vars.side;
const BOTH = { 2731: ['F39 1 DIM'], 2640: ['G39 5 ID'] } as const;
const BOTH40 = { 2019: ['UK I'], 2040: ['G III'] } as const;
/** Ends both phases of a player turn. */
const pass = (t: Table, who: 'german' | 'allied'): void => {
  done(t, who, { do: 'done' });
  done(t, who, { do: 'done' });
};

test('5.0 nothing is done out of turn: the French begin each turn of 1939, the Germans each of 1940', () => {
  const early = scene({ scenario: '1939', phase: 'turn', at: BOTH });
  const late = scene({ phase: 'turn', turn: 2, at: BOTH40 });
  expect([asked(early), asked(late)]).toEqual(['allied attacking', 'german ordering']);
  expect(refusal(early, 'german', { do: 'move', unit: 'G39 5 ID' })).toBe('11.9');
  expect(refusal(late, 'allied', { do: 'move', unit: 'UK I' })).toBe('5.7');
});
test('5.1, 5.2 1939: French fight and move, Germans in their order, then the next turn', () => {
  const t = scene({ scenario: '1939', phase: 'turn', at: BOTH });
  expect(asked(t)).toBe('allied attacking');
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('allied moving');
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toBe('german ordering');
  done(t, 'german', { do: 'order', first: 'fight' });
  expect(asked(t)).toBe('german attacking');
  pass(t, 'german');
  expect([value(t, 'turn'), asked(t)]).toEqual([2, 'allied attacking']);
});
test('5.2 the Germans of 1939 may also move first', () => {
  const t = scene({ scenario: '1939', phase: 'order', at: BOTH });
  done(t, 'german', { do: 'order', first: 'move' });
  expect(asked(t)).toBe('german moving');
});
test('5.4, 8.6 French units out of supply are removed in the supply check of 1939', () => {
  const t = scene({ scenario: '1939', phase: 'supply', at: { 2337: ['F39 1 DIM'], 2731: ['F39 3 DIM'] } });
  expect([whereIs(t, 'F39 1 DIM'), whereIs(t, 'F39 3 DIM')]).toEqual(['Dead pile', '2731']);
});
test.each([
  [3, 1, 'yes'],
  [3, 2, 'no'],
  [5, 3, 'yes'],
  [5, 4, 'no'],
  [7, 4, 'yes'],
  [7, 5, 'no'],
])('5.5 turn %i, die %i: crisis %s', (turn, die, crisis) =>
  expect(value(scene({ scenario: '1939', phase: 'turn', turn, at: BOTH }, die), 'supplyCrisis')).toBe(crisis),
);
test('5.5, 5.1 no die on turns 1 and 2, and none once the crisis is there', () => {
  for (const turn of [1, 2])
    expect(told(scene({ scenario: '1939', phase: 'turn', turn, at: BOTH }))).not.toContain('crisis');
  expect(
    told(scene({ scenario: '1939', phase: 'turn', turn: 4, columns: { supplyCrisis: 'yes' }, at: BOTH })),
  ).not.toContain('crisis die');
});
test('5.5 in the crisis each battle shifts one column in favour of the French, whoever attacks', () => {
  const at = { 2337: ['F39 1 DIM'], 2336: ['G39 5 ID'] };
  const columns = { supplyCrisis: 'yes' };
  const forts: string[] = [];
  const columnOf = (hex: string, unit: string, crisis: boolean) =>
    odds(scene({ scenario: '1939', forts, at, ...(crisis ? { columns } : {}) }), hex, unit).column;
  expect(columnOf('2336', 'F39 1 DIM', true) - columnOf('2336', 'F39 1 DIM', false)).toBe(1);
  expect(columnOf('2337', 'G39 5 ID', true) - columnOf('2337', 'G39 5 ID', false)).toBe(-1);
});
test('5.5 in the crisis the French choose both orders', () => {
  const t = scene({ scenario: '1939', phase: 'turn', turn: 4, columns: { supplyCrisis: 'yes' }, at: BOTH });
  expect(asked(t)).toBe('allied ordering');
  done(t, 'allied', { do: 'order', first: 'move' });
  done(t, 'allied', { do: 'done' });
  done(t, 'allied', { do: 'done' });
  expect([asked(t), side(t)]).toEqual(['allied ordering', 0]);
  done(t, 'allied', { do: 'order', first: 'fight' });
  expect(asked(t)).toBe('german attacking');
});
test('5.6, 5.7, 5.9 1940: coup, German turn, Allied turn in the order the Allies choose on turn 1, replacements', () => {
  const t = scene({ phase: 'turn', at: BOTH40, columns: { coup: 'ready' } });
  expect(asked(t)).toBe('german dropping');
  done(t, 'german', { do: 'pass' });
  done(t, 'german', { do: 'order', first: 'move' });
  expect(asked(t)).toBe('german moving');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('german attacking');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied ordering');
  done(t, 'allied', { do: 'order', first: 'move' });
  expect(asked(t)).toBe('allied moving');
  pass(t, 'allied');
  expect(asked(t)).toBe('german replacing');
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toBe('allied replacing');
  done(t, 'allied', { do: 'done' });
  expect([value(t, 'turn'), asked(t)]).toEqual([2, 'german ordering']);
});
test('5.7 from turn 2 the Germans choose the Allied order too', () => {
  const t = scene({ phase: 'order', side: 'allied', turn: 2, at: BOTH40 });
  expect(asked(t)).toBe('german ordering');
  done(t, 'german', { do: 'order', first: 'fight' });
  expect(asked(t)).toBe('allied attacking');
});
test('5.6, 5.13 Dynamo comes after the supply check and before the replacements, from turn 5', () => {
  expect(asked(scene({ phase: 'check', turn: 5, at: BOTH40 }))).toBe('allied evacuating');
  expect(asked(scene({ phase: 'check', turn: 4, at: BOTH40 }))).toBe('german replacing');
});
test('5.12, 8.8 French and British out of supply are removed, Germans and neutrals never', () => {
  const t = scene({
    phase: 'supply',
    turn: 2,
    war: ['Belgium'],
    at: {
      2040: ['F X', 'F XI'],
      2140: ['UK II'],
      2019: ['UK I'],
      2322: ['G III'],
      3134: ['B I'],
      3233: ['G II'],
      3034: ['G I'],
      2731: ['F I'],
    },
  });
  expect(['F X', 'F XI', 'UK II', 'UK I', 'G III', 'B I', 'F I'].map(u => whereIs(t, u))).toEqual([
    'Dead pile',
    'Dead pile',
    'Dead pile',
    '2019',
    '2322',
    '3134',
    '2731',
  ]);
});

const HALT = { phase: 'order', turn: 4, at: { 2040: ['G 41 Pz', 'G III'], 2041: ['F X'] } } as const;
const ordered = (spec: Parameters<typeof scene>[0], die: number, first: 'move' | 'fight' = 'move'): Table => {
  const t = scene(spec);
  done(t, 'german', { do: 'order', first }, die);
  return t;
};
const pointsOf = (t: Table, unit: string): number => {
  done(t, 'german', { do: 'move', unit });
  return Math.max(...reaches(t, 'german').map(hex => costOf(t, 'german', hex)!));
};
test.each([
  [1, 6],
  [2, 6],
  [3, 12],
  [6, 12],
])('5.10 first halt check: on a %i mechanised units have %i points, after the order is fixed', (die, most) => {
  const t = ordered({ ...HALT, at: { 2040: ['G 41 Pz'] } }, die);
  expect(pointsOf(t, 'G 41 Pz')).toBe(most);
});
test('5.10 the halt is for mechanised units and for this player turn', () => {
  const t = ordered({ ...HALT, at: { 2040: ['G 41 Pz'], 1740: ['G III'] } }, 1);
  expect(pointsOf(t, 'G III')).toBe(6);
  done(t, 'german', { do: 'stay' });
  pass(t, 'german');
  expect([value(t, 'halted'), value(t, 'halts')]).toEqual(['no', 1]);
});
test('5.10 later halts come on a 1 only, and forbid mechanised units to move and to attack', () => {
  const later = { ...HALT, columns: { halts: 1 } };
  const move = ordered(later, 1);
  expect([
    refusal(move, 'german', { do: 'move', unit: 'G 41 Pz' }),
    refusal(move, 'german', { do: 'move', unit: 'G III' }),
  ]).toEqual(['5.10', undefined]);
  const fight = ordered(later, 1, 'fight');
  done(fight, 'german', { do: 'attack', hex: '2041' });
  expect([
    refusal(fight, 'german', { do: 'add', unit: 'G 41 Pz' }),
    refusal(fight, 'german', { do: 'add', unit: 'G III' }),
  ]).toEqual(['5.10', undefined]);
  expect(value(ordered(later, 2), 'halted')).toBe('no');
});
test('5.10 no check before turn 4, or while a British unit is on the map', () => {
  const early = scene({ ...HALT, turn: 3 });
  done(early, 'german', { do: 'order', first: 'move' });
  const british = scene({ ...HALT, at: { ...HALT.at, 2019: ['UK I/1'] } });
  done(british, 'german', { do: 'order', first: 'move' });
  expect([asked(early), asked(british)]).toEqual(['german moving', 'german moving']);
});
test('5.1, 5.6 a phase with nothing in it still has an end: whoever is asked can answer', () => {
  const t = scene({ scenario: '1939', phase: 'turn', at: BOTH });
  expect(offered(t, 'allied')).toEqual([{ do: 'done' }]);
});
