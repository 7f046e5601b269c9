/** `position` and `set`: any position can be taken from one game and laid out in another. */
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../engine/random.ts';
import { client, position } from '../../../../cli/test/driver.ts';
import { begun } from './begun.ts';

test.each(['one', 'two', 'three'])(
  'the position at every step of a random game, set elsewhere, is equal and offers the same choices (%s)',
  name => {
    const rnd = seededRandom(name);
    const c = client();
    c.done({ do: 'new', game: 'strange-victory', seed: name });
    c.done({ do: 'new', game: 'strange-victory', seed: 'another' });
    for (;;) {
      const there = c.done({ do: 'position', game: 'g1' }).position;
      const status = c.done({ do: 'set', game: 'g2', position: there });
      expect(c.done({ do: 'position', game: 'g2' }).position).toEqual(there);
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

test('a partial position: what is not named stays', () => {
  const c = begun();
  const before = position(c);
  c.done({ do: 'set', game: 'g1', position: { columns: { panic: 7, audacity: { Rommel: 1 } } } });
  expect(position(c)).toEqual({
    ...before,
    columns: { ...before.columns, panic: 7, audacity: { Rommel: 1, Reinhardt: 3, Guderian: 5 } },
  });
  expect(c.done({ do: 'status', game: 'g1' })).toMatchObject({ sandbox: true });
});

test('at: stands at a step of the turn by its label, and the game goes on from there', () => {
  const c = begun();
  const a = c.done({ do: 'set', game: 'g1', position: { at: '10.4', columns: { panic: 5 } } });
  expect(a).toMatchObject({ turn: 2, case: '8.2' });
  expect(a.events.map(e => e.case)).toEqual(['10.4', '7.0']);
  expect(
    c.done({ do: 'set', game: 'g1', position: { at: '10.1', columns: { damage: { '7th': 'shocked' } } } }).asks[0],
  ).toMatchObject({ decision: 'repairing', case: '10.1' });
  expect(c.done({ do: 'set', game: 'g1', position: { at: '10.5', columns: { panic: 21 } } })).toMatchObject({
    over: true,
  });
  expect(c.done({ do: 'set', game: 'g1', position: { at: '8.2', columns: { panic: 20 } } })).toMatchObject({
    over: false,
  });
});

test('flow: stands inside a combat', () => {
  const c = begun();
  const flow = [
    { proc: 'game', at: '7.0/turn' },
    { proc: 'turn', at: '8.2' },
    { proc: 'activation', at: '8.3/fought', vars: { division: '7th', moved: 1, path: ['Dinant'] } },
    { proc: 'combat', at: '8.3.3', vars: { division: '7th', area: 'Avesnes', kind: 'encounter' } },
  ];
  const { view } =
    (c.done({
      do: 'set',
      game: 'g1',
      position: {
        flow,
        columns: { garrison: { Avesnes: 'none' }, place: { '7th': 'Avesnes', 'I1 Infantry 2': 'Avesnes' } },
      },
    }),
    c.done({ do: 'view', game: 'g1' }));
  expect(view.combat).toMatchObject({ area: 'Avesnes', division: '7th', strength: 6 });
});

test('what was set is in the record and replays', () => {
  const c = begun();
  c.done({ do: 'set', game: 'g1', position: { at: '8.2', columns: { panic: 9 } } });
  c.done({ do: 'dice', game: 'g1', next: [1] });
  c.done({ do: 'play', game: 'g1', choice: { do: 'activate', division: '7th' } });
  c.done({ do: 'play', game: 'g1', choice: { do: 'enter', area: 'Beaumont' } });
  const { record } = c.done({ do: 'save', game: 'g1' });
  expect(record).toMatchObject({ sandbox: true, seed: 'abc' });
  expect(client().done({ do: 'load', record })).toMatchObject({ game: 'g1', sandbox: true, reseeded: false });
  c.done({ do: 'load', record });
  expect(position(c, 'g2')).toEqual(position(c));
  expect(c.done({ do: 'log', game: 'g2' }).log).toEqual(c.done({ do: 'log', game: 'g1' }).log);
});
