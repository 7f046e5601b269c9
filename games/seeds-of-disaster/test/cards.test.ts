/** 4.0, 4.1 The Event Card segment. */
import { expect, test } from 'vitest';
import { takeOut } from '../../../engine/orders.ts';
import { logFor } from '../../../engine/table.ts';
import { CARDS } from '../data/cards.ts';
import {
  asked,
  bothDone,
  cardIn,
  cardOf,
  column,
  done,
  IN_1937,
  MONTH,
  offered,
  opened,
  points,
  refusal,
  refusalWords,
  refuses,
  scene,
  told,
  value,
} from './scene.ts';

const play = (no: number) => ({ do: 'play', card: cardOf(no) });
const END = { do: 'done' };
test('3.3.5 a rise that waits is given up when a card lowers the status', () => {
  const t = scene({
    year: 1939,
    status: 'Military Preparations',
    moment: 'event cards',
    hands: { german: [19], allied: [18] },
  });
  done(t, 'german', play(19));
  done(t, 'german', END);
  done(t, 'allied', play(18));
  done(t, 'allied', END, 1, 1, 1, 1, 3, 4, 3, 4);
  expect(value(t, 'pending')).toBe('no');
  expect(value(t, 'status')).toBe('Military Preparations');
});
test('4.0, 4.1.12 there are 24 cards with those the rules name; some leave the game, some must be played', () => {
  expect(CARDS.map(c => c.no)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  expect([18, 20].map(cardOf)).toEqual(['Allied-Soviet Pact', 'France Adopts Armée de Métier']);
  expect(CARDS.some(c => c.title === 'Critical Year')).toBe(true);
  expect(CARDS.filter(c => c.once).length).toBeGreaterThan(0);
  expect(CARDS.filter(c => c.must && c.effects.some(e => e.does === 'status' && e.by < 0)).length).toBeGreaterThan(0);
});
const EVENTS = { year: 1937, status: 'Opposition', moment: 'event cards' } as const;
test('4.0 the Critical Year lets two more cards be played', () => {
  const t = scene({ ...EVENTS, hands: { german: [12, 9, 11, 15, 3], allied: [10] } });
  done(t, 'german', play(12));
  for (const no of [9, 11, 15]) done(t, 'german', play(no));
  done(t, 'german', END);
  expect(asked(t)).toEqual(['allied playing']);
});
test('4.0, 3.4 after the first month cards are no longer played, and each draws two', () => {
  const t = scene(
    { status: 'Armed Belligerence', month: 1, moment: 'end of turn' },
    ...[9, 10, 11, 12].map(cardOf),
    3,
    4,
    4,
    3,
  );
  expect(column(t, 'zone')).toMatchObject({ 'German hand': 2, 'Allied hand': 2 });
  expect(value(t, 'month')).toBe(2);
  expect(asked(t)).toEqual(['german strategising']);
  done(t, 'german', { do: 'choose', strategy: 'North' });
  bothDone(t, { do: 'pass' });
  expect(asked(t)).toEqual(['german mobilising', 'allied mobilising']);
});
test('4.1.1 each side begins with six cards', () => {
  const t = opened();
  t.sandbox = true;
  for (const [unit, area] of [
    ['G 1 Army', 'Ruhr'],
    ['G 2 Army', 'Cologne'],
    ['G 4 Army', 'Koblenz'],
  ])
    done(t, 'german', { do: 'place', unit: unit!, area: area! });
  done(t, 'allied', { do: 'place', unit: 'B I', area: 'Antwerp' });
  done(t, 'allied', { do: 'place', unit: 'F 1 Army', area: 'Lille' });
  done(t, 'allied', { do: 'place', unit: 'F 2 Army', area: 'Reims' });
  const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(cardOf);
  done(t, 'allied', { do: 'place', unit: 'F 3 Army', area: 'Nancy' }, ...cards);
  expect(column(t, 'zone')).toMatchObject({ 'German hand': 6, 'Allied hand': 6, Deck: 12 });
});
test('4.1.2 a side knows what it drew, the other how many', () => {
  const t = scene({ year: 1936, moment: 'draws' }, cardOf(11), cardOf(22));
  expect(logFor(t, 'german').map(l => l.text)).toContain('You draw 11 B-Dienst.');
  expect(
    logFor(t, 'allied')
      .map(l => l.text)
      .join(),
  ).not.toContain('B-Dienst');
  expect(logFor(t, 'allied').map(l => l.text)).toContain('The Germans draw 1 card.');
});
const discard = (no: number) => ({ do: 'discard', card: cardOf(no) });
/** A check that succeeds, and both rolls for RPs. */
const DICE = [6, 1, 3, 4, 3, 4];
test('4.1.3, 4.1.7 played and put away cards together make up the number of the year', () => {
  const t = scene({ ...EVENTS, hands: { german: [9, 11, 15], allied: [10] } });
  done(t, 'german', play(11));
  done(t, 'german', discard(15));
  expect(refusal(t, 'german', play(9))).toBe('4.1.3');
  done(t, 'german', END);
  expect(asked(t)).toEqual(['allied playing']);
  done(t, 'allied', { do: 'done' }, ...DICE);
  expect([cardIn(t, 11), cardIn(t, 15), cardIn(t, 9)]).toEqual(['Exhibited', 'German discards', 'German hand']);
});
test('4.1.3 the plan stays open after its last card, which can be taken out again', () => {
  const t = scene({ ...EVENTS, hands: { german: [9], allied: [10] } });
  done(t, 'german', play(9));
  expect(asked(t)).toEqual(['german playing', 'allied playing']);
  expect(offered(t, 'german')).toEqual([END]);
  expect(takeOut(t, 'german', 0).ok).toBe(true);
  done(t, 'german', discard(9));
  done(t, 'german', END);
  done(t, 'allied', END, ...DICE);
  expect(cardIn(t, 9)).toBe('German discards');
});
test('4.1.5 an event does at once what it says', () => {
  const t = scene({ ...EVENTS, hands: { german: [8] } });
  done(t, 'german', play(8));
  done(t, 'german', END, ...DICE);
  expect([points(t, 'cp', 'german'), points(t, 'cp', 'allied')]).toEqual([2, 1]);
});
test('4.1.6 an event is played in its segment alone', () => {
  const t = scene({ year: 1937, moment: 'mobilisation', hands: { german: [9] } });
  expect(refusal(t, 'german', play(9))).toBe('4.1.6');
  expect(cardIn(t, 9)).toBe('German hand');
});
test('4.1.6 an event is refused outside its segment, in war, too', () => {
  for (const moment of ['mobilisation', 'movement', 'counterespionage before the roll']) {
    const t = scene({ ...IN_1937, moment, hands: { german: [9], allied: [8] } });
    refuses(t, 'german', { do: 'play', card: cardOf(9) }, '4.1.6');
    refuses(t, 'german', { do: 'discard', card: cardOf(9) }, '4.1.6');
  }
  const war = scene({ week: 2, moment: 'german movement' });
  refuses(war, 'german', { do: 'play', card: cardOf(9) }, '4.1.6');
  refuses(war, 'german', { do: 'steal', card: cardOf(9) }, '4.2');
  refuses(war, 'german', { do: 'invest', rp: 10 }, '7.4');
});
test('4.1.8 what is put away the enemy never sees', () => {
  const t = scene({ ...EVENTS, hands: { german: [9, 11], allied: [21] } });
  done(t, 'german', discard(9));
  done(t, 'german', { do: 'done' });
  done(t, 'allied', play(21));
  done(t, 'allied', END, ...DICE);
  expect(
    logFor(t, 'allied')
      .map(l => l.text)
      .join(),
  ).not.toContain('Ministry');
  expect(logFor(t, 'allied').map(l => l.text)).toContain('The Germans put a card away.');
  expect(cardIn(t, 9)).toBe('German discards');
});
test('4.1.9, 4.1.12 at the end of the turn cards go under the deck, one-time events out of the game', () => {
  const cards = {
    [cardOf(3)]: 'Exhibited',
    [cardOf(7)]: 'Exhibited',
    [cardOf(20)]: 'Used',
    [cardOf(9)]: 'German discards',
  };
  const t = scene({ year: 1936, moment: 'end of turn', cards }, 3, 3, 3, 3, cardOf(1), cardOf(2));
  expect([3, 7, 20, 9].map(no => cardIn(t, no))).toEqual(['Removed', ...Array(3).fill('Under the deck')]);
});
test('4.1.10 what lies under the deck is shuffled in after the next segment, and drawn before only if the deck runs out', () => {
  const t = scene({ ...EVENTS, hands: { german: [9] }, cards: { [cardOf(3)]: 'Under the deck' } });
  done(t, 'german', { do: 'done' }, ...DICE);
  expect(cardIn(t, 3)).toBe('Deck');
  const all = Object.fromEntries(
    CARDS.map(c => [c.title, c.no === 3 ? 'Under the deck' : c.no === 4 ? 'Deck' : 'Removed']),
  );
  const out = scene({ year: 1936, moment: 'draws', cards: all }, cardOf(4), cardOf(3));
  expect([cardIn(out, 4), cardIn(out, 3)]).toEqual(['German hand', 'Allied hand']);
});
test('4.1.11 a card of the year comes before undated ones, a later one not yet, an older one is free', () => {
  const t = scene({ ...EVENTS, hands: { german: [14, 9, 7, 22] } });
  expect(refusal(t, 'german', play(9))).toBe('4.1.11');
  expect(refusalWords(t, 'german', discard(9))).toContain('14 Achtung – Panzer!');
  expect(refusal(t, 'german', { do: 'done' })).toBe('4.1.11');
  expect(refusal(t, 'german', play(22))).toBe('4.1.11');
  done(t, 'german', play(14));
  expect(refusal(t, 'german', play(22))).toBe('4.1.11');
  expect(refusal(t, 'german', { do: 'done' })).toBeUndefined();
  expect(refusal(t, 'german', play(7))).toBeUndefined();
});
test('4.1.11 cards of the months: a plan of the first month has the row of its year', () => {
  const t = scene({
    ...MONTH,
    month: 1,
    year: 1939,
    moment: 'event cards',
    hands: { german: [9, 11, 15], allied: [2] },
  });
  for (const no of [9, 11, 15]) done(t, 'german', { do: 'play', card: cardOf(no) });
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toEqual(['allied playing']);
});
test('4.1.13 a card that must be played comes first, and is for nothing else', () => {
  const t = scene({ ...EVENTS, hands: { german: [6, 14, 9] } });
  expect(refusal(t, 'german', play(14))).toBe('4.1.13');
  expect(refusal(t, 'german', discard(6))).toBe('4.1.13');
  expect(refusal(t, 'german', { do: 'done' })).toBe('4.1.13');
  done(t, 'german', play(6));
  done(t, 'german', play(14));
  done(t, 'german', END, ...DICE);
  expect(points(t, 'drm', 'allied')).toBe('-2');
});
test('4.1.13, 3.1.3 cards lower the status, and never below Peace', () => {
  const t = scene({ ...EVENTS, hands: { german: [5] } });
  done(t, 'german', play(5));
  done(t, 'german', END, ...DICE);
  expect(value(t, 'status')).toBe('Opposition'); // lowered, and raised by the check of 1937
  expect(told(t)).toContain('Diplomatic Status: Peace.');
});
test('4.1.13 a plan does not end while a card that must be played is in hand', () => {
  const t = scene({ ...IN_1937, moment: 'event cards', hands: { german: [2, 9], allied: [8] } });
  refuses(t, 'german', { do: 'done' }, '4.1.13');
  expect(refusalWords(t, 'german', { do: 'done' })).toContain('2 Conscription in Germany must be played first');
  refuses(t, 'german', { do: 'discard', card: cardOf(9) }, '4.1.13');
});
test('4.2 a card without a value is no counterespionage', () => {
  const t = scene({ year: 1937, moment: 'counterespionage', hands: { german: [1, 9] } });
  expect(refusal(t, 'german', { do: 'raid', card: cardOf(1) })).toBe('4.2');
  expect(offered(t, 'german').every(c => c['card'] !== cardOf(1))).toBe(true);
});
