/** 5.0, 5.2.4, 8.1 The pile, cards and markers that are drawn, and their limits. */
import { expect, test } from 'vitest';
import { refusalWords } from '../../../engine/test/scene.ts';
import {
  GERMAN_DRAW,
  asked,
  column,
  done,
  events,
  HAND,
  offered,
  pair,
  plays,
  refusal,
  scene,
  value,
  verbs,
  ZONE,
  type Spec,
} from './scene.ts';

test('5.0 the pile is renewed while one card is left in it, and that card is not drawn', () => {
  const hand = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map(i => [`#${i}`, 'German hand']));
  const gone = Object.fromEntries(Array.from({ length: 28 }, (_, i) => [`#${i + 9}`, 'Discards']));
  const t = events({ ...hand, ...gone, '#8': 'Draw pile', '#29': 'German hand' });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#29' }, '#12'); // Recon draws a card
  expect([column(t, 'cards')['Discards'], column(t, 'cards')['Draw pile']]).toEqual([1, 27]); // Recon itself comes after
});
/** All cards are discarded but these two, which are left in the pile, and those in hand. */
const thinPile = (left: readonly string[], hand: NonNullable<Spec['pieces']> = {}): NonNullable<Spec['pieces']> => ({
  ...Object.fromEntries(Array.from({ length: 36 }, (_, i) => [`#${i + 1}`, 'Discards'])),
  ...Object.fromEntries(left.map(card => [card, 'Draw pile'])),
  ...hand,
});
test('5.0 the pile is shuffled anew as soon as one card is left in it', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: thinPile(['#8', '#9'], { '#29': 'German hand' }),
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#29' }, '#8'); // Recon draws a card
  expect([column(t, 'cards')['Draw pile'], column(t, 'cards')['Discards']]).toEqual([34, 1]);
});
test('5.0, 11.0 a card that was turned up for a check is discarded after that', () => {
  const t = scene({
    at: { [ZONE]: ['UK I'], F2017: ['G IV'] },
    moment: 'deployment C',
    columns: { once: { evacuation: 'yes' } },
    pieces: thinPile(['#35', '#9']),
  });
  done(t, 'allied', { do: 'send', unit: 'UK I' }, '#35');
  expect([column(t, 'piece')['#35'], column(t, 'cards')['Discards'], column(t, 'cards')['Draw pile']]).toEqual([
    'Discards',
    1,
    35,
  ]);
});
test('5.0 the last card of the pile is not drawn, with no discards to shuffle in either', () => {
  const pieces = Object.fromEntries(
    Array.from({ length: 36 }, (_, i) => [`#${i + 1}`, i < 3 ? 'Draw pile' : 'Out'] as const),
  );
  const columns = { unled: { allied: 'yes', german: 'yes' } };
  const t = scene({ at: { F1915: ['G XVI'] }, moment: 'strategic', turn: 5, pieces, columns }, '#1', '#2');
  expect(column(t, 'piece')['#3']).toBe('Draw pile');
});
const gone = (except: readonly string[]): NonNullable<Spec['pieces']> =>
  Object.fromEntries(
    Array.from({ length: 36 }, (_, i) => `#${i + 1}`).flatMap(c => (except.includes(c) ? [] : [[c, 'Discards']])),
  );
test('5.0 a card is discarded after its use: New Deck is not shuffled into the pile it makes, nor Recon into the one it draws from', () => {
  const pile = ['#8', '#9', '#10', '#20'];
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { ...gone([...pile, '#29']), '#29': HAND.german },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#29' }, '#20'); // Recon draws New Deck
  const { piece, cards } = { piece: column(t, 'piece'), cards: column(t, 'cards') };
  expect([piece['#20'], piece['#29'], cards['Discards'], cards['Draw pile']]).toEqual(['Discards', 'Discards', 2, 34]);
});
test('5.0, 5.1.3 a card that was cancelled is discarded, too', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#29': HAND.german, '#33': HAND.allied, 'A Hold! 1': 'Allied markers' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#29' });
  plays(t, 'allied', '#33', ['A Hold! 1']);
  expect(['#29', '#33'].map(card => column(t, 'piece')[card])).toEqual(['Discards', 'Discards']);
});
test('5.2.4 red text is carried out when the card is drawn, whatever its turns say', () => {
  const t = scene(
    {
      at: { F1707: ['G IV'], F1706: ['F I'], F1606: ['F III'] },
      turn: 5,
      moment: 'strategic',
      columns: { leader: { german: 'replacement' } },
    },
    '#2',
    '#4',
    '#6',
    '#8', // four Allied cards
    'A Hold! 1',
    'A Hold! 2',
    'A Hold! 3',
    'A Hold! 4',
    'A Hold! 5',
    'A Hold! 6',
    '#26', // Il Duce, from turn 9 on
  );
  expect(asked(t)).toBe('allied granting');
  expect(refusal(t, 'allied', { do: 'pass' })).toBe('5.2.4');
});
test('5.2.4 a card with red text that is taken from the discards is played at once', () => {
  const t = scene({
    at: { F1707: ['G IV'], F1706: ['F I'] },
    moment: 'events',
    pieces: { '#17': 'German hand', '#14': 'Discards', '#16': 'Discards' },
  });
  done(t, 'allied', { do: 'pass' });
  done(t, 'german', { do: 'play', card: '#17' });
  done(t, 'german', { do: 'card', card: '#14' });
  expect([value(t, 'weather'), column(t, 'piece')['#14'], asked(t)]).toEqual(['bad', 'Discards', 'allied planning']);
});
test('5.5.3, 5.5.4, 8.1 four cards one by one, then markers by the track; what is over the Leader’s limits goes', () => {
  const hand = { '#1': 'Allied hand', '#3': 'Allied hand' };
  const t = scene(
    { at: pair, turn: 5, moment: 'strategic', pieces: { ...hand, 'A Surrender! 1': 'Allied markers' } },
    '#2',
    '#4',
    '#6',
    '#8',
  );
  expect(asked(t)).toBe('allied trimming'); // six cards, Gamelin keeps five
  expect(refusal(t, 'allied', { do: 'return', marker: 'A Surrender! 1' })).toBeDefined();
  const markers = ['A Hold! 1', 'A Hold! 2', 'A Hold! 3', 'A Hold! 4', 'A Hold! 5', 'A Hold! 6'];
  done(t, 'allied', { do: 'discard', card: '#1' }, ...markers);
  expect(asked(t)).toBe('allied trimming'); // seven markers, he keeps six
  expect(verbs(t, 'allied')).toEqual(['return']);
});
test('5.5.3, 5.5.4 what is over its limit goes: cards are no markers', () => {
  const hand = Object.fromEntries([1, 2, 4, 5, 6, 7].map(n => [`#${n}`, 'Allied hand']));
  const t = scene(
    {
      at: { F1915: ['G XVI'] },
      moment: 'strategic',
      pieces: { ...hand, 'A Hold! 1': 'Allied markers' },
    },
    '#8',
    '#9',
    '#10',
    '#11',
  );
  expect(asked(t)).toBe('allied trimming');
  expect(refusal(t, 'allied', { do: 'return', marker: 'A Hold! 1' })).toBe('5.5.4');
  expect(refusalWords(t, 'allied', { do: 'return', marker: 'A Hold! 1' })).toBe(
    'Your cards are over the limit: they go before markers.',
  );
});
test('8.1, 5.5.3 markers over the limit are put back after the draw, not before it', () => {
  const held = [1, 2, 3, 4, 5, 6].map(i => [`G Blitz! ${i}`, 'German markers'] as const);
  const more = [1, 2, 3, 4, 5].map(i => [`G Blitzkrieg! ${i}`, 'German markers'] as const);
  const left = ['G Hold! 1', 'G Hold! 2', 'G Hold! 3', 'G Shock-Target 1', 'G Shock-Target 2'];
  const drawn = [...left, 'G Shock-Counterblow 1', 'G Combat VP! 1', 'G Combat VP! 2'];
  const t = scene(
    {
      at: pair,
      turn: 5,
      moment: 'strategic',
      columns: { leader: { german: 'replacement' }, unled: { allied: 'yes' } },
      pieces: Object.fromEntries([...held, ...more]),
    },
    '#2',
    '#4',
    '#6',
    '#8',
    '#3',
    '#5',
    '#7',
    '#9',
    ...drawn,
  );
  expect(asked(t)).toBe('german trimming'); // eleven and eight more, Hitler keeps ten
  expect(offered(t, 'german')).toHaveLength(19);
});
test('8.1 a side whose Leader was replaced this turn draws no markers', () => {
  const t = scene(
    { at: pair, turn: 7, moment: 'strategic', columns: { unled: { allied: 'yes' } } },
    '#2',
    '#4',
    '#6',
    '#8',
    ...GERMAN_DRAW,
  );
  expect([asked(t), column(t, 'allied40')['Allied markers']]).toEqual(['allied planning', 0]);
});
