/** What a standing order may name: how losses are taken and stacks scattered while their owner is away. */
import { expect, test } from 'vitest';
import { answerTo, ordersFault, type StandingOrder } from '../../../engine/standing.ts';
import type { Table } from '../../../engine/table.ts';
import { POLICIES } from '../rules/policies.ts';
import { attack, done, offered, ready, ruled, scene, type SideWord } from './scene.ts';

const by = (kind: string, policy: string): StandingOrder => ({ kind, answer: { is: 'policy', policy } });
const answer = (t: Table, side: SideWord, o: StandingOrder) => answerTo(ruled, POLICIES, t.g, side, [o])?.choice;

test('12.3, 4.6 the least loss spares the German mechanised corps, whose loss costs points', () => {
  const at = { 4022: ['G XIV', 'G I'], 4023: ['SU 1', 'SU 2', 'SU 3'] };
  const t = ready(scene({ scenario: '1938', turn: 3, at, moment: 'slipped german combat' }));
  attack(t, 'german', '4023', ['G XIV', 'G I'], 5); // 12 less 9 on the mechanised line, +3: 1/0
  expect(offered(t, 'german').map(c => c['unit'])).toEqual(['G I', 'G XIV']);
  expect(answer(t, 'german', by('losing', 'least-loss'))).toEqual({ do: 'lose', unit: 'G I' });
});
test('7.0 who scatters a stack moves it next to his own units, and never into a hex that gives points', () => {
  const front = { 5718: ['SU 1B', 'SU NW'], 5719: ['G I'] };
  const t = scene({ scenario: '1938', turn: 3, moment: 'Soviet Union and Lithuania reorganisation', at: front });
  done(t, 'allied', { do: 'split', unit: 'SU 1B' });
  const chosen = answer(t, 'german', by('dispersing', 'scatter-to-the-front'))!;
  expect(offered(t, 'german')).toContainEqual(chosen);
});
test('12.5 all who may advance do, then it is over', () => {
  const at = { 4022: ['G39 I', 'G39 II', 'G39 III'], 4023: ['P I'] };
  const t = ready(scene({ at, moment: 'german combat' }));
  attack(t, 'german', '4023', ['G39 I', 'G39 II', 'G39 III'], 1, 1); // +9 is +5: 1/3
  if (offered(t, 'german').some(c => c['do'] === 'lose')) done(t, 'german', { do: 'lose', unit: 'G39 I' });
  expect(answer(t, 'german', by('advancing', 'advance-all'))).toMatchObject({ do: 'advance' });
});
test('5.3 a window passes until somebody of the German side stands next to Prague', () => {
  const window = (hex: string): Table =>
    scene({ scenario: '1938', turn: 3, at: { [hex]: ['G I'], 2121: ['Cz 1 A'] }, moment: 'window after Poland move' });
  const order = by('declaring', 'wait-for-prague');
  expect(answer(window('2122'), 'german', order)).toBeUndefined();
  expect(answer(window('2526'), 'german', order)).toEqual({ do: 'pass' });
});
test('5.3 orders for windows speak of what the window is about; what cannot apply is refused when it is given', () => {
  const t = scene({ scenario: '1938', turn: 3, at: { 2222: ['Cz 1 A'] }, moment: 'window after Poland move' });
  const when = [
    { fact: 'about.power', is: 'Poland' },
    { fact: 'about.after', is: 'move' },
  ];
  const slip: StandingOrder = {
    kind: 'declaring',
    when,
    answer: { is: 'choice', choice: { do: 'slip', phase: 'fight' } },
  };
  expect(answer(t, 'german', slip)).toEqual({ do: 'slip', phase: 'fight' });
  expect(answer(t, 'german', { ...slip, when: [{ fact: 'about.power', is: 'Italy' }] })).toBeUndefined();
  expect(ordersFault(ruled, POLICIES, [slip])).toBeUndefined();
  expect(ordersFault(ruled, POLICIES, [by('losing', 'scatter-to-the-front')])).toMatch(/losing/);
  expect(ordersFault(ruled, POLICIES, [{ ...slip, kind: 'lunching' }])).toMatch(/no question lunching/);
  const nonsense: StandingOrder = { ...slip, answer: { is: 'choice', choice: { do: 'slip', phase: 'dine' } } };
  expect(ordersFault(ruled, POLICIES, [nonsense])).toMatch(/phase/);
});
