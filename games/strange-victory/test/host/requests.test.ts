/** Each request of docs/PROTOCOL.md. */
import { expect, test } from 'vitest';
import { commitment } from '../../../../engine/seed.ts';
import { client, position } from '../../../../cli/test/driver.ts';
import { begun } from './begun.ts';

test('games lists ids, sides, scenarios and options with their defaults', () => {
  const { games } = client().done({ do: 'games' });
  expect(games[0]).toMatchObject({ id: 'strange-victory', sides: ['german'], scenarios: [{ id: 'channel' }] });
  expect(games[0]!.options[0]).toMatchObject({
    id: 'strategicVillages',
    case: '11.1',
    default: 'no',
    values: [{ id: 'no' }, { id: 'yes' }],
  });
});

test('new: defaults are filled in, the commitment is the hash of the seed, games are numbered', () => {
  const c = client();
  const a = c.done({ do: 'new', game: 'strange-victory', seed: 'abc' });
  expect(a).toMatchObject({
    game: 'g1',
    scenario: 'channel',
    options: { strategicVillages: 'no', portArmour: 'first' },
    over: false,
    turn: 1,
    case: '6.0',
    step: 'Set-up',
    sandbox: false,
    commitment: commitment('abc'),
  });
  expect(a.asks).toEqual([{ side: 'german', decision: 'placing', case: '6.0', choices: 10 }]);
  expect(
    c.done({ do: 'new', game: 'strange-victory', scenario: 'channel', options: { portArmour: 'together' } }),
  ).toMatchObject({ game: 'g2', options: { portArmour: 'together' } });
  const [one, two] = [1, 2].map(() => c.done({ do: 'new', game: 'strange-victory' }).commitment);
  expect(one).not.toBe(two);
});

test('choices: as many as status says, each accepted by why', () => {
  const c = begun();
  const { asks } = c.done({ do: 'status', game: 'g1' });
  const { choices, side } = c.done({ do: 'choices', game: 'g1' });
  expect(side).toBe('german');
  expect(choices).toHaveLength(asks[0]!.choices);
  expect(choices[0]).toEqual({ choice: { do: 'activate', division: '7th' }, text: 'Activate the 7th', case: '7.0' });
  for (const { choice } of choices)
    expect(c.done({ do: 'why', game: 'g1', side: 'german', choice }).verdict.ok).toBe(true);
});

test('play: the new status and the events, each with its case, words and labelled facts', () => {
  const c = begun();
  c.done({ do: 'play', game: 'g1', side: 'german', choice: { do: 'activate', division: '7th' } });
  const a = c.done({ do: 'play', game: 'g1', choice: { do: 'enter', area: 'Philippeville' } });
  expect(a).toMatchObject({ over: false, turn: 1 });
  expect(a.events[0]).toEqual({
    entry: 2,
    case: '8.2.3',
    text: 'The 7th enters Philippeville.',
    is: 'entered',
    division: '7th',
    area: 'Philippeville',
  });
});

test('play: the order of fields does not matter, what is refused changes nothing and names its case', () => {
  const c = begun();
  const before = position(c);
  expect(c.ask({ do: 'play', game: 'g1', choice: { do: 'enter', area: 'Cambrai' } })).toEqual({
    ok: false,
    refused: { case: '7.0', why: 'This is not a choice here: enter, expected activate.' },
  });
  expect(position(c)).toEqual(before);
  c.done({ do: 'play', game: 'g1', choice: { division: '7th', do: 'activate' } });
  expect(c.ask({ do: 'play', game: 'g1', choice: { do: 'enter', area: 'Cambrai' } }).refused).toEqual({
    case: '3.1.1',
    why: 'The 7th cannot enter Cambrai: no bridge leads there from Dinant.',
    where: ['Cambrai'],
    obstacle: { is: 'cells', column: 'place', rows: ['7th'] },
  });
});

test('why: the verdict, and whether it bars taking back; nothing changes', () => {
  const c = begun();
  c.done({ do: 'play', game: 'g1', choice: { do: 'activate', division: '7th' } });
  const before = position(c);
  expect(c.done({ do: 'why', game: 'g1', choice: { do: 'enter', area: 'Philippeville' } })).toEqual({
    ok: true,
    verdict: { ok: true, bars: 'chance' },
  });
  expect(c.done({ do: 'why', game: 'g1', choice: { do: 'enter', area: 'Rocroi' } })).toMatchObject({
    verdict: { ok: false, refused: { case: '3.1.1' } },
  });
  expect(position(c)).toEqual(before);
});

test('view: the same for the side, for an observer and by default in an open game', () => {
  const c = begun();
  const { view, side } = c.done({ do: 'view', game: 'g1' });
  expect(side).toBe('german');
  expect(view).toMatchObject({ turn: 1, panic: 1, date: '13 May 1940' });
  expect(view.areas).toHaveLength(45);
  expect(c.done({ do: 'view', game: 'g1', side: 'observer' }).view).toEqual(view);
});

test('log: everything that happened, or from an entry on', () => {
  const c = begun();
  const { log } = c.done({ do: 'log', game: 'g1' });
  expect(log.map(l => l.case)).toEqual(['6.0', '6.0', '6.0', '7.0']);
  c.done({ do: 'play', game: 'g1', choice: { do: 'activate', division: '7th' } });
  c.done({ do: 'play', game: 'g1', choice: { do: 'stop' } });
  expect(c.done({ do: 'log', game: 'g1', side: 'german', from: 1 }).log).toEqual([]);
});

test('dice: a sandbox only; the queue is replaced, and what does not fit changes nothing', () => {
  const c = begun();
  expect(c.ask({ do: 'dice', game: 'g1', next: [1] })).toMatchObject({
    ok: false,
    error: expect.stringContaining('sandbox'),
  });
  c.done({ do: 'new', game: 'strange-victory', seed: 'abc', sandbox: true });
  for (const choice of [{ do: 'historical' }, { do: 'activate', division: '7th' }])
    c.done({ do: 'play', game: 'g2', choice });
  c.done({ do: 'dice', game: 'g2', next: [1, 2, 3] });
  expect(c.done({ do: 'dice', game: 'g2', next: ['Stuka 1'] }).queued).toEqual(['Stuka 1']);
  expect(c.done({ do: 'status', game: 'g2' }).queued).toEqual(['Stuka 1']);
  const before = position(c, 'g2');
  const enter = { do: 'play', game: 'g2', choice: { do: 'enter', area: 'Beaumont' } };
  expect(c.ask(enter)).toMatchObject({ ok: false, error: expect.stringMatching(/"Stuka 1".*4\.3\.2 wants 1 of A1/) });
  expect(position(c, 'g2')).toEqual(before);
  c.done({ do: 'dice', game: 'g2', next: [2] });
  expect(c.done(enter).events[1]!.piece).toMatch(/^A2 /);
  expect(c.done({ do: 'dice', game: 'g2', next: [] }).queued).toEqual([]);
});
