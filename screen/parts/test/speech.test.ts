/** What a game lets a player order becomes choices of the form, and lines become orders again. */
import { expect, test } from 'vitest';
import type { StandingOrder } from '../../../engine/standing.ts';
import type { StandingAnswer } from '../../session.ts';
import { draftFor, lineOf, orderOf, wordsFor } from '../speech.ts';
import { answerOf, conditionOf, endOf, hiddenBy, repliesTo } from '../standing.ts';

const ORDERS: readonly StandingOrder[] = [
  {
    kind: 'choosingLoss',
    when: [
      { fact: 'turn', least: 3 },
      { fact: 'place.F X', is: '2322' },
    ],
    unless: [{ fact: 'panic', most: 2 }],
    until: [{ fact: 'turn', least: 8 }],
    times: 2,
    answer: { is: 'policy', policy: 'least' },
  },
  { kind: 'retreating', answer: { is: 'choice', choice: { do: 'retreat', unit: 'F X', hex: '2223' } } },
  { kind: 'retreating', answer: { is: 'hold' } },
];
const SAID: StandingAnswer = {
  orders: ORDERS,
  forced: true,
  turn: 4,
  asked: { kind: 'retreating', about: { hex: '2322' } },
  speech: {
    kinds: ['choosingLoss', 'retreating'],
    facts: [{ fact: 'turn' }, { fact: 'panic' }, { fact: 'place', rows: ['F X'], values: ['2322', '2223'] }],
    policies: [
      { id: 'pass', title: 'Pass' },
      { id: 'least', title: 'Least loss', kinds: ['choosingLoss'] },
    ],
  },
};
const OFFERED = ['2323', '2423'].map(hex => ({
  choice: { do: 'retreat', unit: 'F X', hex },
  text: `F X retreats to ${hex}`,
  case: '11.3',
  bars: false,
}));
const words = wordsFor(SAID, OFFERED);
const texts = (kind: string): readonly string[] => repliesTo(words, kind).map(r => r.words);

test('an order is the same after it was a line', () => {
  for (const [i, o] of ORDERS.entries()) expect(orderOf(lineOf(o, i))).toEqual(o);
});
test('a line says all of its order', () => {
  const [first, second] = ORDERS.map(lineOf);
  expect(conditionOf(first!, words)).toBe(
    'Choosing loss, if turn is at least 3 and place of F X is 2322, unless panic is at most 2',
  );
  expect([answerOf(first!, words), endOf(first!, words)]).toEqual(['Least loss', '2 times, until turn is at least 8']);
  expect([answerOf(second!, words), endOf(second!, words)]).toEqual(['Retreat F X 2223', 'until withdrawn']);
});
test('the question that is asked comes first, and its listed choices are answers to it alone', () => {
  expect(words.when.map(w => w.words)).toEqual(['Retreating', 'Choosing loss']);
  expect(texts('retreating')).toEqual([
    'F X retreats to 2323',
    'F X retreats to 2423',
    'Retreat F X 2223',
    'Ask me',
    'Pass',
  ]);
  expect(texts('choosingLoss')).toEqual(['Least loss', 'Ask me', 'Pass']);
});
test('conditions may speak of what the question is about, and orders end with the next turns', () => {
  expect(words.facts?.[0]).toEqual({ fact: 'about.hex', values: ['2322'] });
  expect(words.until.map(u => u.words)).toEqual([
    'Until withdrawn',
    'Until turn 4 is over',
    'Until turn 5 is over',
    'Until turn 6 is over',
    'Until turn is at least 8',
  ]);
});
test('an order with conditions hides none behind it, one without hides its like', () => {
  const lines = ORDERS.map(lineOf);
  expect(hiddenBy(lines, 'order 3', words)?.id).toBe('order 2');
  const guarded = [{ ...lines[1]!, only: [{ fact: 'turn', least: 9 }] }, lines[2]!];
  expect(hiddenBy(guarded, 'order 3', words)).toBeUndefined();
});
test('answer always so: the open question with its first choice, and nothing where none is open', () => {
  expect(orderOf(draftFor(SAID, OFFERED)!)).toEqual({
    kind: 'retreating',
    answer: { is: 'choice', choice: OFFERED[0]!.choice },
  });
  const { asked: _asked, ...idle } = SAID;
  expect(draftFor(idle, OFFERED)).toBeUndefined();
});
