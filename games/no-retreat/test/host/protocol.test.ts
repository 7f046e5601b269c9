/** No Retreat! through the protocol alone: an empty board, what a march costs, tracks in labels. */
import { expect, test } from 'vitest';
import { client, position, type Answer, type Client } from '../../../../cli/test/driver.ts';
import type { Vars } from '../../../../engine/state.ts';

const begun = (): Client => {
  const c = client();
  c.done({ do: 'new', game: 'no-retreat', scenario: 'france-historical', seed: 'abc', sandbox: true });
  return c;
};
const set = (c: Client, at: string, columns: Vars, clear = true): Answer =>
  c.done({ do: 'set', game: 'g1', clear, position: { at, columns: { turn: 5, ...columns } } });
const cell = (c: Client, name: string, row: string): unknown => (position(c).columns[name] as Vars)[row];

test('what a set-up or an earlier position left stays, until the board is cleared', () => {
  const c = begun();
  const tired = { place: { 'G XIX': 'F1707' }, face: { 'G XIX': 'reduced' }, na: { 'G XIX': 'yes' } };
  set(c, 'german movement', { ...tired, weather: 'bad' }, false);
  set(c, 'german movement', { place: { 'G XIX': 'F1708' } }, false);
  expect([cell(c, 'face', 'G XIX'), cell(c, 'na', 'G XIX')]).toEqual(['reduced', 'yes']);
  expect(position(c).columns['weather']).toBe('bad');
  set(c, 'german movement', { place: { 'G XIX': 'F1708', 'F I': 'F1606' } });
  expect([cell(c, 'face', 'G XIX'), cell(c, 'na', 'G XIX')]).toEqual(['full', 'no']);
  expect(position(c).columns['weather']).toBe('fair');
  const places = Object.entries(position(c).columns['place'] as Vars).filter(([, place]) => place !== 'Out');
  expect(Object.fromEntries(places)).toEqual({ 'G XIX': 'F1708', 'F I': 'F1606' });
});
test('13.0 every listed hex of a march carries what it costs', () => {
  const c = begun();
  set(c, 'german movement', { place: { 'G XIX': 'F1707' } });
  c.done({ do: 'play', game: 'g1', choice: { do: 'move', unit: 'G XIX' } });
  const { choices } = c.done({ do: 'choices', game: 'g1' });
  const to = choices.filter(({ choice }) => (choice as Vars)['do'] === 'to');
  expect(to.length).toBeGreaterThan(6);
  for (const { choice, cost } of to) {
    expect(cost).toBeGreaterThan(0);
    expect(c.done({ do: 'why', game: 'g1', choice }).verdict).toMatchObject({ ok: true, cost });
  }
});
/** The plain around F1706, with Germans all about. */
const RING = { 'G IV': 'F1705', 'G IX': 'F1707', 'G X': 'F1806', 'G XI': 'F1807', 'G V': 'F1606', 'G II': 'F1607' };
test('12.4 an event names the supply of a unit as the position does', () => {
  const c = begun();
  const { events } = set(c, 'allied turn', { place: { 'F I': 'F1706', ...RING } });
  expect(events.find(e => e.is === 'supply')).toMatchObject({ unit: 'F I', supply: 'low' });
  expect(cell(c, 'supply', 'F I')).toBe('low');
});
