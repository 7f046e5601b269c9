/** 4.2 to 4.4 Counterespionage. */
import { expect, test } from 'vitest';
import { HOLE, type Json } from '../../../engine/state.ts';
import { logFor, lookAt, why } from '../../../engine/table.ts';
import { seedsOfDisaster } from '../game.ts';
import {
  asked,
  bothDone,
  cardIn,
  cardOf,
  column,
  done,
  IN_1937,
  offered,
  points,
  refusal,
  refusalWords,
  refuses,
  scene,
  told,
} from './scene.ts';

const ROUND = { year: 1938, moment: 'counterespionage before the roll' } as const;
const PASS = { do: 'pass' } as const;
const card = (verb: string, no: number, more = {}) => ({ do: verb, card: cardOf(no), ...more });
test('4.1.4, 4.3.3 a raid takes IPs up to the value, beside the plays of the year; the round goes on until neither uses a card', () => {
  const t = scene({ ...ROUND, hands: { german: [9, 3], allied: [21] }, columns: { ip: { allied: 5 } } });
  done(t, 'german', card('raid', 9));
  done(t, 'allied', PASS);
  expect(asked(t)).toEqual(['allied trumping']);
  done(t, 'allied', PASS);
  expect(points(t, 'ip', 'allied')).toBe(2);
  expect(points(t, 'played', 'german')).toBe(0);
  expect(asked(t)).toEqual(['german countering', 'allied countering']);
});
test('4.1.13 a card that must be played is not used for its value while it can be played', () => {
  const t = scene({ year: 1938, moment: 'counterespionage after the draws', hands: { german: [9], allied: [13] } });
  expect(why(t, 'allied', card('raid', 13)).ok).toBe(false);
  expect(offered(t, 'allied')).toEqual([PASS]);
});
test('4.2, 4.2.1 a card used for its value does not bring its event', () => {
  const t = scene({ ...ROUND, hands: { german: [8], allied: [1] }, columns: { ip: { allied: 3 } } });
  done(t, 'german', card('raid', 8));
  done(t, 'allied', PASS);
  done(t, 'allied', PASS);
  expect(points(t, 'cp', 'german')).toBe(0);
});
test('4.2.1 by the option a card cancels an event, and the cancelling card can be trumped', () => {
  const spec = {
    year: 1937,
    status: 'Opposition',
    moment: 'event cards',
    hands: { german: [7, 10], allied: [9, 24] },
  } as const;
  const plain = scene(spec);
  done(plain, 'allied', { do: 'done' });
  done(plain, 'german', card('play', 7));
  done(plain, 'german', { do: 'done' }, 1, 1, 3, 4, 3, 4);
  expect(points(plain, 'drm', 'german')).toBe('+2');
  const t = scene({ ...spec, options: { counterEvents: 'yes' } });
  done(t, 'allied', { do: 'done' });
  done(t, 'german', card('play', 7));
  done(t, 'german', { do: 'done' });
  expect(asked(t)).toEqual(['allied foiling']);
  done(t, 'allied', card('foil', 9));
  done(t, 'german', PASS, 1, 1, 3, 4, 3, 4);
  expect(points(t, 'drm', 'german')).toBe('0');
  expect(told(t)).toContain('7 Four-Year Plan is cancelled.');
  const trumped = scene({ ...spec, options: { counterEvents: 'yes' } });
  done(trumped, 'allied', { do: 'done' });
  done(trumped, 'german', card('play', 7));
  done(trumped, 'german', { do: 'done' });
  done(trumped, 'allied', card('foil', 9));
  done(trumped, 'german', card('trump', 10));
  done(trumped, 'allied', PASS, 1, 1, 3, 4, 3, 4);
  expect(points(trumped, 'drm', 'german')).toBe('+2');
});
test('4.2.1, 4.1.12 a one-time event that was cancelled is put away and not used up', () => {
  const t = scene({
    year: 1936,
    moment: 'event cards',
    hands: { german: [1], allied: [9] },
    options: { counterEvents: 'yes' },
  });
  done(t, 'german', card('play', 1));
  bothDone(t);
  done(t, 'allied', card('foil', 9), 1, 1, 3, 4, 3, 4);
  expect(cardIn(t, 1)).toBe('Used');
  expect(told(t)).toContain('1 Rhineland Remilitarised is cancelled.');
});
test('4.3.1 stealing: the German first, cards committed are out of the hand, and what was taken rests this turn', () => {
  const t = scene({ ...ROUND, hands: { german: [9, 1], allied: [8, 22, 24] } });
  done(t, 'german', card('steal', 9));
  done(t, 'allied', card('steal', 8));
  expect(cardIn(t, 8)).toBe('Used');
  done(t, 'allied', PASS, cardOf(22)); // no trump: the German draws
  expect(cardIn(t, 22)).toBe('German hand');
  done(t, 'german', PASS, cardOf(1)); // and what he took is not stolen back: one card is left
  expect(cardIn(t, 1)).toBe('Allied hand');
  expect(refusal(t, 'german', card('raid', 22))).toBe('4.3.1');
  expect(refusal(t, 'allied', card('steal', 24))).toBe('4.3.1');
});
test('4.3.1, 3.1.4 a theft that meets a hand whose last card was used at the same time finds nothing, and nobody is asked anew', () => {
  const t = scene({ ...ROUND, hands: { german: [4], allied: [11, 13] }, columns: { ip: { allied: 1 } } });
  done(t, 'allied', card('steal', 11));
  done(t, 'german', card('jam', 4, { share: 0 }));
  expect([asked(t), cardIn(t, 11), cardIn(t, 4)]).toEqual([['allied trumping'], 'Used', 'Used']);
  done(t, 'allied', PASS);
  expect([points(t, 'temporary', 'allied'), points(t, 'stole', 'allied')]).toEqual(['-2', 'no']);
  expect(asked(t)).toEqual(['allied countering']); // the next round
});
test('4.3.1 both sides know the stolen card, an observer does not', () => {
  const t = scene({ ...ROUND, hands: { german: [9], allied: [22, 24] } });
  done(t, 'german', card('steal', 9));
  done(t, 'allied', PASS);
  done(t, 'allied', PASS, cardOf(22));
  expect(logFor(t, 'allied').map(l => l.text)).toContain('It is 22 Venlo.');
  expect(
    logFor(t, undefined)
      .map(l => l.text)
      .join(),
  ).not.toContain('Venlo');
  const at = seedsOfDisaster.layout.at['card']! + 21;
  expect(lookAt(t, 'allied').cells[at]).not.toBe(HOLE);
  expect(lookAt(t, '').cells[at]).toBe(HOLE);
});
test('4.3.1, 4.4 a theft that was trumped took nothing and may be tried again', () => {
  const t = scene({ ...ROUND, hands: { german: [3, 9], allied: [8, 24] } });
  done(t, 'german', card('steal', 3));
  done(t, 'allied', PASS);
  done(t, 'allied', card('trump', 24));
  done(t, 'german', PASS);
  expect(column(t, 'zone')).toMatchObject({ 'German hand': 1, 'Allied hand': 1, Used: 2 });
  expect(refusal(t, 'german', card('steal', 9))).toBeUndefined();
});
test('4.3.1, 4.4 a card that was taken this turn is not played, and one of the same value is no trump', () => {
  const fresh = { fresh: { [cardOf(9)]: 'yes' } } as Json;
  const t = scene({ ...IN_1937, moment: 'event cards', hands: { german: [9], allied: [8] }, columns: fresh as never });
  refuses(t, 'german', { do: 'play', card: cardOf(9) }, '4.3.1');
  const u = scene({ ...IN_1937, moment: 'counterespionage', hands: { german: [9, 7], allied: [8] } });
  done(u, 'german', { do: 'steal', card: cardOf(9) });
  done(u, 'allied', { do: 'pass' });
  refuses(u, 'allied', { do: 'trump', card: cardOf(8) }, '4.4');
  expect(refusalWords(u, 'allied', { do: 'trump', card: cardOf(8) })).toBe(
    '8 Volunteers in Spain has 3: more than 3 is needed.',
  );
});
test('4.3.2 the enemy does not roll for IPs', () => {
  const t = scene({ ...ROUND, hands: { german: [9, 3], allied: [1] } });
  done(t, 'german', card('bar', 9));
  done(t, 'allied', PASS);
  done(t, 'allied', PASS);
  expect(points(t, 'barred', 'allied')).toBe('yes');
  done(t, 'german', PASS);
  done(t, 'allied', PASS, 6, 6, 3, 4, 3, 4); // one roll for IPs, then the intelligence events of 1939
  expect(told(t)).toContain('German IPs');
  expect(told(t)).not.toContain('Allied IPs');
});
test('4.3.2, 5.1 before 1937 there is no roll to bar', () => {
  const t = scene({ year: 1936, moment: 'counterespionage', hands: { german: [9] } });
  expect(refusal(t, 'german', card('bar', 9))).toBe('4.3.2');
});
test('4.3.2, 4.3.3, 4.3.4 what a card is used for is told with the case of the use', () => {
  for (const [verb, ruleCase, more] of [
    ['bar', '4.3.2', {}],
    ['raid', '4.3.3', {}],
    ['jam', '4.3.4', { share: 1 }],
  ] as const) {
    const t = scene({ ...ROUND, hands: { german: [9], allied: [2] }, columns: { ip: { allied: 5 } } });
    done(t, 'german', card(verb, 9, more));
    for (let k = 0; k < 2; k++) done(t, 'allied', PASS);
    const cases = t.log.filter(l => l.event['is'] === 'countered' || l.event['is'] === 'carriedOut').map(l => l.case);
    expect(cases).toEqual([ruleCase, ruleCase]);
  }
});
test('4.3.3 there is nothing to raid where there are no IPs', () => {
  const t = scene({ ...ROUND, hands: { german: [9] } });
  expect(refusal(t, 'german', card('raid', 9))).toBe('4.3.3');
});
test('4.3.4 collection goes down by the value, split over both tracks, also below zero', () => {
  const t = scene({ ...ROUND, hands: { german: [9], allied: [3] }, columns: { permanent: { allied: '+2' } } });
  expect(refusal(t, 'german', card('jam', 9, { share: 4 }))).toBe('4.3.4');
  done(t, 'german', card('jam', 9, { share: 2 }));
  done(t, 'allied', PASS);
  done(t, 'allied', PASS);
  expect([points(t, 'permanent', 'allied'), points(t, 'temporary', 'allied')]).toEqual(['0', '-1']);
});
test('4.3.4, 4.2.1 an advantage on the list of events is taken away before the roll it would modify', () => {
  const start = { year: 1938, moment: 'start of turn', hands: { german: [11], allied: [9] } } as const;
  const t = scene({ ...start, columns: { permanent: { allied: '+2' } } });
  expect(asked(t)).toEqual(['german countering', 'allied countering']);
  done(t, 'german', card('jam', 11, { share: 3 }));
  done(t, 'allied', PASS);
  done(t, 'allied', PASS); // no trump
  done(t, 'allied', PASS, 1, 5, 2, 1);
  expect(told(t)).toContain('Allied intelligence: 2 and 1 −1 is 16');
  expect(told(scene(start, 1, 5, 1, 6))).toContain('Allied intelligence: 1 and 6 is 16'); // nobody has one
  const points = { ...start, options: { collection: 'points' }, columns: { permanent: { allied: '+2' } } } as const;
  expect(told(scene(points, 1, 5, 1, 6))).toContain('Allied intelligence: 1 and 6 is 16');
});
const DRILL = {
  year: 1938,
  status: 'Opposition',
  moment: 'movement',
  at: { Cologne: ['G 1 Army', 'G 2 Army'] },
  columns: { rp: { german: 20, allied: 20 } },
} as const;
test('4.3.5, 6.1.2 a manoeuvre may be spied on when it is opened; a trump saves it', () => {
  const t = scene({ ...DRILL, hands: { german: [10, 3], allied: [9, 1] } });
  done(t, 'german', { do: 'manoeuvre', area: 'Cologne' });
  done(t, 'german', { do: 'done' });
  done(t, 'allied', { do: 'done' });
  expect(asked(t)).toEqual(['allied spying']);
  expect(points(t, 'cp', 'german')).toBe(3);
  done(t, 'allied', card('spy', 9));
  done(t, 'german', PASS);
  expect(points(t, 'ip', 'allied')).toBe(1);
  const saved = scene({ ...DRILL, hands: { german: [10, 3], allied: [9, 1] } });
  done(saved, 'german', { do: 'manoeuvre', area: 'Cologne' });
  done(saved, 'german', { do: 'shift', unit: 'G 4 Army', area: 'Ruhr' });
  done(saved, 'german', { do: 'done' });
  done(saved, 'allied', { do: 'done' });
  done(saved, 'allied', card('spy', 9));
  done(saved, 'german', card('trump', 10));
  done(saved, 'allied', PASS);
  expect(points(saved, 'ip', 'allied')).toBe(0);
  expect(column(saved, 'place')['G 4 Army'], 'the rest of the plan is carried out').toBe('Ruhr');
});
test('4.4 only a higher value trumps', () => {
  const t = scene({ ...ROUND, hands: { german: [21], allied: [24, 9] }, columns: { ip: { allied: 3 } } });
  done(t, 'german', card('raid', 21));
  done(t, 'allied', PASS);
  expect(refusal(t, 'allied', card('trump', 24))).toBe('4.4');
  expect(refusalWords(t, 'allied', card('trump', 24))).toContain('more than 2');
  done(t, 'allied', card('trump', 9));
  expect(points(t, 'ip', 'allied')).toBe(3);
  expect([cardIn(t, 21), cardIn(t, 9)]).toEqual(['Used', 'Used']);
});
test('4.4 a trump may be trumped, and the first card keeps its own value', () => {
  const t = scene({ ...ROUND, hands: { german: [21, 10], allied: [9, 3] }, columns: { ip: { allied: 5 } } });
  done(t, 'german', card('raid', 21));
  done(t, 'allied', PASS);
  done(t, 'allied', card('trump', 9));
  expect(asked(t)).toEqual(['german trumping']);
  done(t, 'german', card('trump', 10));
  done(t, 'allied', PASS);
  expect(points(t, 'ip', 'allied')).toBe(3);
});
test('4.4 the question is put whatever the hand holds, and not to an empty one', () => {
  const t = scene({ ...ROUND, hands: { german: [21], allied: [1] }, columns: { ip: { allied: 3 } } });
  done(t, 'german', card('raid', 21));
  done(t, 'allied', PASS);
  expect(asked(t)).toEqual(['allied trumping']);
  const empty = scene({ ...ROUND, hands: { german: [21, 9] }, columns: { ip: { allied: 3 } } });
  done(empty, 'german', card('raid', 21));
  expect(points(empty, 'ip', 'allied')).toBe(1);
});
