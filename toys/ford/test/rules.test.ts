/** The Ford by its cases: what is refused and by which, and dice laid ready. */
import { expect, test } from 'vitest';
import { optionsOf } from '../../../engine/game.ts';
import { newTable, type Table } from '../../../engine/table.ts';
import { asked, column, done, offered, refusal, refusalWords, told, value } from '../../../engine/test/scene.ts';
import { SHIPPED } from '../data/tables.ts';
import { gameOf } from '../game.ts';

const game = gameOf(SHIPPED);
const opened = (): Table =>
  newTable(game, {
    scenario: 'morning',
    options: optionsOf(game, 'morning', {}),
    commitment: '',
    roller: (_k, sizes) => sizes.map(() => 0),
  });
/** Both sides in their second rows; `weather` is the first turn's die. */
const setUp = (weather: number): Table => {
  const t = opened();
  for (const n of [1, 2, 3, 4, 5]) done(t, 'north', { do: 'place', unit: `N${n}`, hex: `020${n}` });
  for (const n of [1, 2, 3, 4]) done(t, 'south', { do: 'place', unit: `S${n}`, hex: `060${n}` });
  done(t, 'south', { do: 'place', unit: 'S5', hex: '0605' }, weather);
  return t;
};

test('1.1 a counter is laid in the two rows of its side, one to a hex', () => {
  const t = opened();
  expect(refusal(t, 'north', { do: 'place', unit: 'N1', hex: '0301' })).toBe('1.1');
  done(t, 'north', { do: 'place', unit: 'N1', hex: '0201' });
  expect(refusalWords(t, 'north', { do: 'place', unit: 'N2', hex: '0201' })).toBe('There is a counter in 0201.');
  expect(column(t, 'place')).toMatchObject({ N1: '0201', N2: 'reserve' });
});
test('3.0, 3.1, 3.2 a counter marches one hex, once, into an empty one', () => {
  const t = setUp(1);
  expect(asked(t)).toBe('north marching');
  expect(refusal(t, 'north', { do: 'march', from: '0201', hex: '0401' })).toBe('3.0');
  expect(refusal(t, 'north', { do: 'march', from: '0201', hex: '0202' })).toBe('3.2');
  done(t, 'north', { do: 'march', from: '0201', hex: '0301' });
  expect(refusal(t, 'north', { do: 'march', from: '0301', hex: '0201' })).toBe('3.1');
  expect(offered(t, 'north').some(c => c['from'] === '0301')).toBe(false);
  expect(told(t)).toContain('The north marches from 0201 to 0301.');
});
test('2.1 a six is fog, and nobody attacks in it', () => {
  expect([1, 6].map(die => value(setUp(die), 'fog'))).toEqual(['no', 'yes']);
});
