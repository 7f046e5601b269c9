/** `position` and `set`: any position can be taken from one game and set in another. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { begun, client, position } from './driver.ts';

test.each([
  ['ford', 'one'],
  ['ford', 'two'],
  ['night-march', 'one'],
])(
  '%s (%s): the position at every step of a random game, set in another, is equal and has the same choices',
  (game, seed) => {
    const rnd = seededRandom(seed);
    const c = client();
    c.done({ do: 'new', game, seed });
    c.done({ do: 'new', game, seed: 'another' });
    for (;;) {
      const there = position(c);
      const status = c.done({ do: 'set', game: 'g2', position: there });
      expect(position(c, 'g2')).toEqual(there);
      const { choices } = c.done({ do: 'choices', game: 'g1' });
      expect(c.done({ do: 'choices', game: 'g2' }).choices).toEqual(choices);
      const one = c.done({ do: 'status', game: 'g1' });
      for (const field of ['over', 'turn', 'case', 'step', 'asks', 'result'] as const)
        expect(status[field]).toEqual(one[field]);
      if (one.over) return;
      c.done({ do: 'play', game: 'g1', choice: choices[rnd(choices.length)]!.choice });
    }
  },
);
test('a partial position: unnamed rows stay, and derived columns are worked out', () => {
  const c = begun();
  const before = position(c);
  c.done({ do: 'set', game: 'g1', position: { columns: { place: { N1: '0303' } } } });
  const { columns } = position(c);
  expect(columns.place).toEqual({ ...(before.columns.place as object), N1: '0303' });
  expect(columns.holder).toMatchObject({ '0201': 'nobody', '0303': 'north' });
  expect(c.done({ do: 'status', game: 'g1' })).toMatchObject({ sandbox: true });
});
test('at: goes to a step by its label; flow: goes inside a battle', () => {
  const c = begun();
  expect(c.done({ do: 'set', game: 'g1', position: { at: '3.0/south' } }).asks[0]).toMatchObject({
    side: 'south',
    decision: 'marching',
  });
  expect(c.done({ do: 'set', game: 'g1', position: { at: '5.1', columns: { turn: 12 } } })).toMatchObject({
    over: true,
  });
  c.done({
    do: 'set',
    game: 'g1',
    position: {
      columns: { place: { N5: '0304', S1: '0404' } },
      flow: [
        { proc: 'game', at: '2.0' },
        { proc: 'turn', at: '4.0/north' },
        { proc: 'battle', at: '4.1/up', vars: { attacker: 'north', from: '0304', hex: '0404' } },
      ],
    },
  });
  expect(c.done({ do: 'log', game: 'g1' }).log.some(l => l.is === 'fought')).toBe(true);
});
test('a position set by hand is in the record and replays', () => {
  const c = begun();
  c.done({ do: 'set', game: 'g1', position: { at: '3.0/north', columns: { place: { N1: '0303' } } } });
  c.done({ do: 'play', game: 'g1', choice: { do: 'march', from: '0303', hex: '0304' } });
  const { record } = c.done({ do: 'save', game: 'g1' });
  expect(record).toMatchObject({ sandbox: true, seed: 'abc' });
  expect(client().done({ do: 'load', record })).toMatchObject({ game: 'g1', sandbox: true, reseeded: false });
  c.done({ do: 'load', record });
  expect(position(c, 'g2')).toEqual(position(c));
  expect(c.done({ do: 'log', game: 'g2' }).log).toEqual(c.done({ do: 'log', game: 'g1' }).log);
});
test('clear: true or false, and only where a game knows an empty board', () => {
  const c = begun();
  expect(c.ask({ do: 'set', game: 'g1', clear: 'yes', position: {} }).error).toContain('clear must be true or false');
  expect(c.ask({ do: 'set', game: 'g1', clear: true, position: {} }).error).toBe(
    'clear: The Ford has no board that can be cleared',
  );
  c.done({ do: 'set', game: 'g1', clear: false, position: {} });
});
