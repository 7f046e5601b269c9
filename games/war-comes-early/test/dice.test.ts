/** Every die that falls stands in the log, with its faces, what it was for and why so many were rolled. */
import { expect, test } from 'vitest';
import type { Table } from '../../../engine/table.ts';
import { attack, done, in1938, march, ready, scene, type Spec } from './scene.ts';

type Line = { readonly text: string; readonly event: { readonly [fact: string]: unknown } };
const lineOf = (t: Table, is: string): Line => t.log.findLast(l => l.event['is'] === is)!;
const said = (t: Table, is: string): readonly unknown[] => [lineOf(t, is).event['dice'], lineOf(t, is).text];

test('6.1 the dice of both sides and each modifier of the Allied ones', () => {
  const columns = { standing: { Belgium: 'at war', Hungary: 'fallen' }, fell: { Hungary: 2 } };
  const t = in1938('air superiority', { columns }, 6, 5, 4, 1, 2);
  expect(said(t, 'airDice')).toEqual([[6, 5, 4], 'German air dice 6 + 5 + 4: 15.']);
  expect(said(t, 'air')).toEqual([
    [1, 2],
    'Allied air dice 1 + 2 (+1 Belgium fights, +1 Hungary has fallen): 5, the Germans have 15: 10 airpower markers for the Germans.',
  ]);
  expect(lineOf(t, 'air').event['ledger']).toEqual([
    { name: 'Allied dice', case: '6.1', to: 3 },
    { name: 'Belgium fights', case: '3.3.1', to: 4 },
    { name: 'Hungary has fallen', case: '6.1', to: 5 },
  ]);
  const none = in1938('air superiority', {}, 1, 1, 2, 2, 2, 'Italy');
  expect(lineOf(none, 'air').text).toBe('Allied air dice 2 + 2: 4, the Germans have 4: nobody has superiority.');
});
test('6.2.1 every die of a terror raid, not their number alone', () => {
  const t = in1938('air superiority', {}, 6, 5, 4, 6, 6);
  done(t, 'german', { do: 'terror', count: 3 }, 4, 3, 6, 'Italy');
  expect(said(t, 'terror')).toEqual([[4, 3, 6], 'German terror bombing, dice 4, 3, 6, 4 or more hits: 2 hits.']);
});
test('3.2.2, 4.5.1 the die of the static corps with what is taken from it, and the die of points', () => {
  const boxes = { 'G Lr1': 'Reserve', 'G Lr2': 'Reserve', 'G Lr3': 'Reserve' };
  const statics = in1938('slipped german reorganisation', { boxes }, 3);
  expect(said(statics, 'staticCorps')).toEqual([[3], 'Static corps, die 3 − 1: 2 may arrive.']);
  const fall = ready(in1938('slipped german movement', { at: { 2221: ['G XIV'], 2625: ['Cz 2 A'] } }));
  march(fall, 'german', 'G XIV', '2121', 4);
  expect(said(fall, 'bonus')).toEqual([[4], 'For Czechoslovakia the Germans gain a die of points: 4.']);
});
const polish = (at: Spec['at'], hex: string, attackers: readonly string[], ...dice: readonly number[]): Table => {
  const t = ready(scene({ at: at!, moment: 'german combat' }));
  attack(t, 'german', hex, attackers, ...dice);
  return t;
};
test('3.5, 12.3 the die of a battle and the dice of each loss, one, or two and why', () => {
  const usual = polish({ 4022: ['G39 3 A'], 4023: ['P I'] }, '4023', ['G39 3 A'], 1, 2);
  expect(lineOf(usual, 'result').event['dice']).toEqual([1]);
  expect(said(usual, 'replacement')).toEqual([[2], 'Replacement of P I: 1 die, as usual, 2: it comes back on turn 3.']);
  const city = polish(
    { 3922: ['G39 3 A', 'G39 I', 'G39 II'], 3821: ['P I'] },
    '3821',
    ['G39 3 A', 'G39 I', 'G39 II'],
    1,
    2,
    3,
  );
  expect(said(city, 'replacement')).toEqual([
    [2, 3],
    'Replacement of P I: 2 dice (defending a city), 2 + 3: it comes back on turn 6.',
  ]);
  const ring = { 4022: ['G39 3 A'], 4024: ['G39 I'], 4023: ['P I'] };
  const concentric = polish(ring, '4023', ['G39 3 A', 'G39 I'], 1, 6, 6);
  expect(said(concentric, 'replacement')).toEqual([
    [6, 6],
    'Replacement of P I: 2 dice (concentric attack), 6 + 6: it is gone for good.',
  ]);
});
test('3.5 two dice for an attacker at a city, and for one out of supply', () => {
  const t = scene({ at: { 3822: ['P I'], 3821: ['G39 3 A'] }, moment: 'Poland combat' });
  attack(t, 'allied', '3821', ['P I'], 6, 1, 2);
  expect(lineOf(t, 'replacement').text).toContain('2 dice (attacking a city), 1 + 2');
  const cut = ready(in1938('slipped german combat', { at: { 2222: ['Cz 1 A'], 4022: ['G 2 A'], 4023: ['SU 1'] } }));
  attack(cut, 'german', '4023', ['G 2 A'], 1, 2, 1);
  expect(lineOf(cut, 'replacement').text).toContain('2 dice (out of supply), 2 + 1');
});
