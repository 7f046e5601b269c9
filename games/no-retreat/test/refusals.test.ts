/** A refusal gives the one reason that holds: who, where, why, and its case. */
import { expect, test } from 'vitest';
import type { Json } from '../../../engine/state.ts';
import { why, type Table } from '../../../engine/table.ts';
import { done, scene } from './scene.ts';

/** 'case words' */
const refused = (t: Table, side: string, choice: Json): string => {
  const v = why(t, side, choice);
  return v.ok ? 'allowed' : `${v.case} ${v.why}`;
};

test('13.1, 13.4.2 a unit under No Actions hears of its limit beyond one hex, of zones within it', () => {
  const t = scene({
    at: { F0903: ['G IV'], F0904: ['F VI'] },
    moment: 'allied movement',
    columns: { na: { 'F VI': 'yes' } },
  });
  done(t, 'allied', { do: 'move', unit: 'F VI' });
  expect(refused(t, 'allied', { do: 'to', hex: 'F1004' })).toBe('13.4.2 German zones of control keep F VI from F1004.');
  expect(refused(t, 'allied', { do: 'to', hex: 'F1105' })).toBe(
    '13.1 F VI is under No Actions and moves 1 hex at most: F1105 Paris is farther.',
  );
});
test('13.1, 13.2.4 the limit in hexes is told before the weather', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'german movement',
    columns: { weather: 'bad', na: { 'G IV': 'yes' } },
  });
  done(t, 'german', { do: 'move', unit: 'G IV' });
  expect(refused(t, 'german', { do: 'to', hex: 'F1910' })).toMatch(/^13\.1 G IV is under No Actions/);
});
test('13.2.3 an Evacuation Zone is attacked from its port alone', () => {
  const t = scene({ at: { F2106: ['F VI'], F2107: ['G IV'] }, moment: 'german combat', turn: 6 });
  done(t, 'allied', { do: 'done' });
  expect(refused(t, 'german', { do: 'target', hex: 'F2106', with: 'grey' })).toBe(
    '13.2.3 F2106 is an Evacuation Zone: G IV in F2107 is not in its port.',
  );
});
test('14.3.4, 14.3.5 who fought and whose stack fought without him hear different reasons', () => {
  const t = scene({
    at: { F0304: ['F III'], F0306: ['F IV'], F0305: ['G IV', 'G IX'], F0307: ['G XI'] },
    columns: { marker: { 'grey 1': 'F0304', 'grey 2': 'F0306' } },
  });
  done(t, 'german', { do: 'attack', hex: 'F0304' });
  done(t, 'german', { do: 'add', unit: 'G IV' });
  done(t, 'german', { do: 'fight', crt: 'Prepared' }, 3);
  done(t, 'german', { do: 'attack', hex: 'F0306' });
  expect(refused(t, 'german', { do: 'add', unit: 'G IX' })).toBe(
    '14.3.5 The stack of G IX has fought without it: it attacks nobody else this phase.',
  );
  expect(refused(t, 'german', { do: 'add', unit: 'G IV' })).toBe('14.3.4 G IV has attacked this phase.');
});
test('4.0 a choice of a later step hears what must end first, one of an earlier step that it is over', () => {
  const at = { F1707: ['G IV'], F1706: ['F I'] };
  const combat = scene({ at, moment: 'german combat' });
  done(combat, 'allied', { do: 'done' });
  expect(refused(combat, 'german', { do: 'attack', hex: 'F1706' })).toBe(
    '14.2 End the declarations first: battles are fought after that.',
  );
  const fight = scene({ at, columns: { marker: { 'grey 1': 'F1706' } } });
  expect(refused(fight, 'german', { do: 'target', hex: 'F1706', with: 'grey' })).toBe(
    '14.1.1 That step of this Combat Phase is over.',
  );
  expect(refused(fight, 'german', { do: 'move', unit: 'G IV' })).toBe(
    '13.0 Units move in the Movement Phase; this is the German Combat Phase.',
  );
  const move = scene({ at, moment: 'german movement' });
  expect(refused(move, 'german', { do: 'to', hex: 'F1707' })).toBe('13.0 Choose the unit that moves first.');
  done(move, 'german', { do: 'move', unit: 'G IV' });
  expect(refused(move, 'german', { do: 'move', unit: 'G IV' })).toBe(
    '13.0 End the move that has begun first: units move after that.',
  );
});
