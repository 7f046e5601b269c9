/** Standing orders through the protocol, on toy games: set, listed, refused, and answering at once as ordinary choices. */
import { expect, test } from 'vitest';
import { begun, client, type Client } from './driver.ts';

const NO_ATTACK = { kind: 'attacking', answer: { is: 'choice', choice: { do: 'done' } } };
const order = (c: Client, side: string, orders: readonly object[]) => c.done({ do: 'order', game: 'g1', side, orders });
const listOf = (c: Client, side: string) => c.done({ do: 'orders', game: 'g1', side });
const asked = (c: Client) => c.done({ do: 'status', game: 'g1' }).asks.map(a => `${a.side} ${a.decision}`);
const marches = (c: Client) => c.done({ do: 'play', game: 'g1', side: 'north', choice: { do: 'done' } });

test('orders: the vocabulary for orders, and the orders of this side, shown to no other', () => {
  const c = begun();
  expect(asked(c)).toEqual(['north marching']);
  const answer = order(c, 'north', [NO_ATTACK]);
  expect(answer.orders).toEqual([NO_ATTACK]);
  const north = listOf(c, 'north');
  expect(north).toMatchObject({ side: 'north', orders: [NO_ATTACK], asked: { decision: 'marching', about: {} } });
  expect(north.kinds).toContain('attacking');
  expect(north.facts).toContainEqual({ fact: 'turn' });
  expect(north.facts.find(f => f.fact === 'place')?.rows).toContain('N5');
  expect(north.policies.map(p => p.id)).toEqual(['pass', 'only', 'staff']);
  expect(listOf(c, 'south').orders).toEqual([]);
  expect(listOf(c, 'south')).not.toHaveProperty('asked');
});
test('order: a list replaces the one before, an empty list withdraws all', () => {
  const c = begun();
  order(c, 'north', [NO_ATTACK, { kind: 'attacking', answer: { is: 'hold' } }]);
  expect(order(c, 'north', [NO_ATTACK]).orders).toHaveLength(1);
  expect(order(c, 'north', []).orders).toEqual([]);
});
test('order: names unknown to the game are explained in an error, and nothing is set', () => {
  const c = begun();
  const bad = (o: object): string => c.ask({ do: 'order', game: 'g1', side: 'north', orders: [o] }).error;
  expect(bad({ ...NO_ATTACK, kind: 'flying' })).toMatch(/^order 1: no question flying: there are /);
  expect(bad({ ...NO_ATTACK, when: [{ fact: 'place.N9', is: '0101' }] })).toMatch(/place has no row "N9"/);
  expect(bad({ ...NO_ATTACK, when: [{ fact: 'turn', from: 3 }] })).toMatch(/orders\[0\]\.when\[0\] takes fact, is\?/);
  expect(bad({ ...NO_ATTACK, answer: { is: 'policy', policy: 'luck' } })).toMatch(/no policy luck for attacking/);
  expect(bad({ ...NO_ATTACK, answer: { is: 'often' } })).toMatch(/is must be one of choice, policy, hold/);
  expect(bad({ ...NO_ATTACK, times: 0 })).toMatch(/times: expected a whole number above 0/);
  expect(c.ask({ do: 'order', game: 'g1', side: 'east', orders: [] }).error).toMatch(/"east" is not one of/);
  expect(listOf(c, 'north').orders).toEqual([]);
});
test('play: standing orders answer in the same request, as choices in the journal', () => {
  const c = begun();
  const without = begun();
  order(c, 'north', [NO_ATTACK]);
  expect(marches(without).asks).toMatchObject([{ side: 'north', decision: 'attacking' }]);
  const a = marches(c);
  expect(a.asks).toMatchObject([{ side: 'south', decision: 'marching' }]);
  const { record } = c.done({ do: 'save', game: 'g1' });
  expect(record.entries.at(-1)).toMatchObject({ is: 'choice', by: 'north', pick: { do: 'done' } });
  expect(JSON.stringify(record)).not.toContain('"kind":"attacking"');
  expect(c.done({ do: 'load', record, seed: 'abc' }).ok).toBe(true);
  expect(c.done({ do: 'orders', game: 'g2', side: 'north' }).orders).toEqual([]);
});
test('order: an open question is answered at once, and its events come with the answer', () => {
  const c = begun();
  const { asks, events } = order(c, 'north', [
    { kind: 'marching', answer: { is: 'choice', choice: { do: 'march', from: '0201', hex: '0301' } } },
  ]);
  expect(events.map(e => e.text)).toEqual(['The north marches from 0201 to 0301.']);
  expect(asks).toMatchObject([{ side: 'north', decision: 'marching' }]); // the same march is not listed a second time, so the side is asked again
});
test('an order with times is used up, one with until ends, and hold leaves the question to the player', () => {
  const c = begun();
  order(c, 'north', [{ ...NO_ATTACK, times: 1 }]);
  marches(c);
  expect(listOf(c, 'north').orders).toEqual([]);
  const d = begun();
  order(d, 'north', [{ ...NO_ATTACK, until: [{ fact: 'turn', least: 1 }] }]);
  expect(listOf(d, 'north').orders).toEqual([]);
  const e = begun();
  order(e, 'north', [{ kind: 'attacking', answer: { is: 'hold' } }, NO_ATTACK]);
  expect(marches(e).asks).toMatchObject([{ side: 'north', decision: 'attacking' }]);
});
test('an order that answers every question plays the game to its end', () => {
  const c = client();
  c.done({ do: 'new', game: 'night-march', seed: 'road' });
  const { over, entries } = order(c, 'marcher', [
    { kind: 'marching', answer: { is: 'policy', policy: 'only' } },
    { kind: 'marching', answer: { is: 'choice', choice: { do: 'wait' } } },
  ]);
  expect({ over, entries }).toEqual({ over: true, entries: 12 });
});
test('the staff chooses the same in the same session', () => {
  const played = (): number => {
    const c = begun();
    return order(c, 'north', [{ kind: 'marching', answer: { is: 'policy', policy: 'staff' } }]).entries;
  };
  expect(played()).toBe(played());
});
