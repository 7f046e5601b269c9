/** What a player who is away loses, and where his units fall back: the policies a standing order may name. */
import { expect, test } from 'vitest';
import { answerTo, giveAnswers, type StandingOrder } from '../../../engine/standing.ts';
import type { Table } from '../../../engine/table.ts';
import type { Result } from '../data/charts.ts';
import { france40 } from '../game.ts';
import { pack } from '../pack.ts';
import { asked, attack, done, offered, scene, type Spec } from './scene.ts';

const FIELD = { phase: 'combat', forts: [], turn: 5 } as const;
const BEF = { 2019: ['UK I'] } as const;
const THREE = ['G I', 'G II', 'G III'];
const { policies = [] } = pack.gameOf(pack.shipped);
const byPolicy = (kind: string, policy: string): StandingOrder => ({ kind, answer: { is: 'policy', policy } });
const LEAST = byPolicy('choosingLoss', 'least-loss');
const BACK = byPolicy('retreating', 'toward-supply');
const fought = (at: Spec['at'], units: readonly string[], result: Result): Table => {
  const t = scene({ ...FIELD, at: { ...BEF, ...at } });
  attack(t, 'german', '2322', units, result);
  return t;
};
const answers = (t: Table, side: string, order: StandingOrder) =>
  answerTo(france40, policies, t.g, side, [order])?.choice;

test('11.4 the fewest factors are lost, whatever the order on the map', () => {
  for (const stack of [
    ['F X', 'F XLI'],
    ['F XLI', 'F X'],
  ]) {
    const t = fought({ 2322: stack, 2321: THREE }, THREE, 'BB');
    expect(asked(t)).toBe('allied choosingLoss');
    expect(answers(t, 'allied', LEAST)).toEqual({ do: 'lose', unit: 'F XLI' });
  }
});
test('4.10 the last step of a panzer corps is a point: infantry pays, though it costs more factors', () => {
  const t = fought({ 2322: ['F X'], 2321: ['G 19 Pz/1', 'G III/1'] }, ['G 19 Pz', 'G III'], 'BB');
  done(t, 'allied', { do: 'lose', unit: 'F X' });
  expect(answers(t, 'german', LEAST)).toEqual({ do: 'lose', unit: 'G III' });
});
test('11.3 a unit falls back by the shortest line to supply', () => {
  const t = fought({ 2322: ['F X'], 2321: THREE, 2523: ['G IV'] }, THREE, 'DR');
  expect(offered(t, 'allied').map(c => (c as { hex: string }).hex)).toEqual(['2323', '2223']);
  expect(answers(t, 'allied', BACK)).toEqual({ do: 'retreat', unit: 'F X', hex: '2223' });
});
test('11.4 a policy answers only its own questions', () => {
  const t = fought({ 2322: ['F X'], 2321: THREE }, THREE, 'DR');
  expect(answers(t, 'allied', byPolicy('retreating', 'least-loss'))).toBeUndefined();
});
test('11.9 orders that undo each other stop, and the player is asked', () => {
  const t = scene({ ...FIELD, at: { ...BEF, 2322: ['F X'], 2321: ['G I', 'G II'] } });
  done(t, 'german', { do: 'attack', hex: '2322' });
  const before = t.entries.length;
  giveAnswers(t, policies, {
    german: ['add', 'drop'].map(verb => ({
      kind: 'planning',
      answer: { is: 'choice', choice: { do: verb, unit: 'G I' } },
    })),
  });
  expect([t.entries.length - before, asked(t)]).toEqual([100, 'german planning']);
});
