/** Every request of the protocol, on The Ford: two sides, counters face down. */
import { expect, test } from 'vitest';
import { commitment } from '../../engine/seed.ts';
import { begun, client, position, type Client } from './driver.ts';

const march = { do: 'march', from: '0201', hex: '0301' };
const play = (c: Client, choice: object): void => {
  c.done({ do: 'play', game: 'g1', choice });
};
/** The north is next to the south at the middle ford, about to attack. */
const beside = (): Client => {
  const c = begun();
  c.done({
    do: 'set',
    game: 'g1',
    position: { at: '4.0/north', columns: { place: { N5: '0304', S1: '0404' }, fog: 'no' } },
  });
  return c;
};

test('games: those of the registry, with their scenarios and options', () => {
  const { games } = client().done({ do: 'games' });
  expect(games.map(g => g.id)).toEqual(['ford', 'night-march', 'toy']);
  expect(games[0]).toMatchObject({ sides: ['north', 'south'], scenarios: [{ id: 'day' }, { id: 'morning' }] });
  expect(games[0]!.options[0]).toMatchObject({ id: 'length', case: '5.1', default: 'printed' });
});
test('id is echoed in answers, refusals and errors', () => {
  const c = begun();
  expect(c.ask({ id: 7, do: 'status', game: 'g1' })).toMatchObject({ id: 7, ok: true });
  expect(c.ask({ id: 'x', do: 'play', game: 'g1', choice: {} })).toMatchObject({ id: 'x', ok: false });
  expect(c.ask({ id: null, do: 'nothing' })).toMatchObject({ id: null, ok: false });
  expect(c.ask({ do: 'games' })).not.toHaveProperty('id');
});
test('new: defaults are filled in, the commitment is the hash of the seed, games are numbered', () => {
  const c = client();
  const a = c.done({ do: 'new', game: 'ford', seed: 'abc' });
  expect(a).toMatchObject({
    game: 'g1',
    scenario: 'day',
    options: { length: 'printed' },
    over: false,
    case: '1.1',
    step: 'The north sets up',
    commitment: commitment('abc'),
  });
  expect(a.asks).toEqual([{ side: 'north', decision: 'placing', case: '1.1', choices: 70 }]);
  expect(c.done({ do: 'new', game: 'ford', scenario: 'morning', options: { length: 'half' } })).toMatchObject({
    game: 'g2',
    options: { length: 'half' },
  });
  const [one, two] = [1, 2].map(() => c.done({ do: 'new', game: 'ford' }).commitment);
  expect(one).not.toBe(two);
});
test('choices: as many as status counts, each accepted by why', () => {
  const c = begun();
  const { asks } = c.done({ do: 'status', game: 'g1' });
  const { choices, side } = c.done({ do: 'choices', game: 'g1' });
  expect(side).toBe('north');
  expect(choices).toHaveLength(asks[0]!.choices);
  expect(choices).toContainEqual({ choice: march, text: 'March 0201 to 0301', case: '3.0' });
  for (const { choice } of choices)
    expect(c.done({ do: 'why', game: 'g1', side: 'north', choice }).verdict.ok).toBe(true);
});
test('choices and why: a die that follows at once is an undo barrier, even if the rule of the choice does not say so', () => {
  const c = begun();
  c.done({ do: 'set', game: 'g1', position: { at: '4.0/south' } });
  const { choices } = c.done({ do: 'choices', game: 'g1', side: 'south' });
  expect(choices.find(o => (o.choice as { do: string }).do === 'done')?.bars).toBe('chance'); // 2.1 the next turn begins with a roll for the weather
  expect(c.done({ do: 'why', game: 'g1', side: 'south', choice: { do: 'done' } }).verdict.bars).toBe('chance');
});
test('play: events have case, text and labelled facts; refusals change nothing and name case and place', () => {
  const c = begun();
  const a = c.done({ do: 'play', game: 'g1', choice: { hex: '0301', from: '0201', do: 'march' } });
  expect(a.events[0]).toMatchObject({
    case: '3.0',
    text: 'The north marches from 0201 to 0301.',
    is: 'marched',
    from: '0201',
    hex: '0301',
  });
  const before = position(c);
  expect(c.ask({ do: 'play', game: 'g1', choice: { do: 'march', from: '0301', hex: '0401' } }).refused).toEqual({
    case: '3.1',
    why: 'The counter in 0301 has marched.',
    where: ['0301'],
    obstacle: { is: 'cells', column: 'spent', rows: ['0301'] },
  });
  expect(c.ask({ do: 'play', game: 'g1', side: 'south', choice: { do: 'done' } })).toMatchObject({
    ok: false,
    refused: { why: 'Waiting for the North to decide.' },
  });
  expect(position(c)).toEqual(before);
});
test('view: each side sees its own counters, an observer only revealed ones', () => {
  const c = begun();
  const names = (side: string): readonly string[] =>
    (c.done({ do: 'view', game: 'g1', side }).view.hexes as readonly { readonly unit?: string }[]).flatMap(
      h => h.unit ?? [],
    );
  expect(names('north')).toEqual(['N1', 'N2', 'N3', 'N4', 'N5']);
  expect(names('south')).toEqual(['S1', 'S2', 'S3', 'S4', 'S5']);
  expect(names('observer')).toEqual([]);
  expect(c.done({ do: 'view', game: 'g1' }).side).toBe('north');
});
test('undo: own steps that revealed nothing, one by one or back to an entry; never past a die', () => {
  const c = begun();
  const before = position(c);
  const { record } = c.done({ do: 'save', game: 'g1' });
  for (const n of [1, 2, 3]) play(c, { do: 'march', from: `020${n}`, hex: `030${n}` });
  c.done({ do: 'undo', game: 'g1', side: 'north' });
  c.done({ do: 'undo', game: 'g1', to: record.entries.length });
  expect(position(c)).toEqual(before);
  expect(c.ask({ do: 'undo', game: 'g1' })).toMatchObject({
    ok: false,
    refused: { why: expect.stringContaining('cannot be taken back') },
  });
  expect(c.ask({ do: 'undo', game: 'g1', to: 9999 })).toMatchObject({
    ok: false,
    refused: { why: expect.stringContaining('there is no such step to go back to') },
  });
});
test('log: each side reads what it may know, from an entry on', () => {
  const c = begun();
  const { log } = c.done({ do: 'log', game: 'g1' });
  expect(log.map(l => l.case)).toEqual([...Array.from({ length: 10 }, () => '1.1'), '2.1']);
  expect(c.done({ do: 'log', game: 'g1', side: 'south', from: 10 }).log.map(l => l.is)).toEqual(['weather']);
});
test('save hides the seed until the game is over; load continues with the same dice', () => {
  const c = begun();
  play(c, march);
  const { record } = c.done({ do: 'save', game: 'g1' });
  expect(record).toMatchObject({ format: 'phoney-war record 1', commitment: commitment('abc') });
  expect(record).not.toHaveProperty('seed');
  expect(c.done({ do: 'load', record })).toMatchObject({ game: 'g2', reseeded: false });
  expect(position(c, 'g2')).toEqual(position(c));
  const elsewhere = client();
  expect(elsewhere.done({ do: 'load', record })).toMatchObject({ game: 'g1', reseeded: true });
  expect(elsewhere.done({ do: 'load', record, seed: 'abc' })).toMatchObject({ game: 'g2', reseeded: false });
  expect(elsewhere.ask({ do: 'load', record, seed: 'other' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('commitment'),
  });
});
test.each(['ford', 'night-march', 'toy'])(
  'a whole game of %s: the seed is revealed at the end, and the record loads',
  game => {
    const c = client();
    c.done({ do: 'new', game, seed: 'whole' });
    expect(c.done({ do: 'result', game: 'g1' }).result).toBeNull();
    for (let n = 0; ; n++) {
      const [ask] = c.done({ do: 'status', game: 'g1' }).asks;
      if (!ask) break;
      const { side } = ask;
      const { choices } = c.done({ do: 'choices', game: 'g1', side });
      c.done({ do: 'play', game: 'g1', side, choice: choices[n % choices.length]!.choice });
    }
    const status = c.done({ do: 'status', game: 'g1' });
    expect(status).toMatchObject({ over: true, asks: [], seed: 'whole' });
    expect(c.ask({ do: 'undo', game: 'g1' })).toMatchObject({ ok: false });
    const { record } = c.done({ do: 'save', game: 'g1' });
    expect(record.seed).toBe('whole');
    expect(c.done({ do: 'load', record })).toMatchObject({ over: true, result: status.result });
  },
);
test('dice: only in a sandbox; a new queue replaces the last one and gives the next rolls', () => {
  const honest = begun();
  expect(honest.ask({ do: 'dice', game: 'g1', next: [1] })).toMatchObject({
    ok: false,
    error: expect.stringContaining('sandbox'),
  });
  const c = beside();
  c.done({ do: 'dice', game: 'g1', next: [1, 2, 3] });
  expect(c.done({ do: 'dice', game: 'g1', next: [6] }).queued).toEqual([6]);
  const { events } = c.done({ do: 'play', game: 'g1', choice: { do: 'attack', from: '0304', hex: '0404' } });
  expect(events.map(e => e.text)).toEqual(['N5 attacks S1 and rolls 6.', 'S1 is lost.']);
  expect(c.done({ do: 'dice', game: 'g1', next: [] }).queued).toEqual([]);
});
