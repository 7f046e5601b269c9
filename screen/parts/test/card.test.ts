import { expect, test } from 'vitest';
import { cardName, cardWords, eventOf, type CardFace } from '../card.ts';

const WIRE: CardFace = {
  id: 'wire',
  no: 9,
  events: [{ title: 'The Wire', text: 'Two points at once.' }],
  value: { n: 3, name: 'counter-espionage' },
  gives: ['+2 IP'],
};
const HALVES: CardFace = {
  id: 'halves',
  no: 8,
  own: 1,
  counts2: true,
  events: [
    { title: 'Armour Wedge', text: 'No river.' },
    { title: 'Matildas Forward', text: 'One column right.' },
  ],
};

test('a card is called by number and title, its marks, and how it lies', () => {
  expect(cardName(WIRE)).toBe('Card 9, The Wire, counter-espionage 3');
  expect(cardName({ ...WIRE, dated: '1939', once: true, must: true }, { state: 'playable' })).toBe(
    'Card 9, The Wire, 1939, counter-espionage 3, used once, must be played: may be played',
  );
  expect(cardName(WIRE, { state: 'chosen', place: 2 })).toBe('Card 9, The Wire, counter-espionage 3: chosen, number 2');
});
test('of two events the holder hears his own', () => {
  expect(eventOf(HALVES).title).toBe('Matildas Forward');
  expect(eventOf({ ...HALVES, own: 0 }).title).toBe('Armour Wedge');
  expect(cardName(HALVES, { state: 'cancelled' })).toBe('Card 8, Matildas Forward, counts double: cancelled');
  expect(cardWords(HALVES)).toBe('One column right.');
});
test('a barred card is read with the reason and the case', () => {
  const bar = { why: 'Active from 1939, not in 1938.', case: '4.1.11' };
  expect(cardWords(WIRE, { state: 'barred', bar })).toBe(
    'Two points at once. +2 IP Active from 1939, not in 1938. Rule 4.1.11.',
  );
});
