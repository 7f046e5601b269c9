/** Orders taken out of a sealed plan, by protocol and in the terminal. The game is Two Hills with a pawnbroker: a pass gives a coin more to bid, and a bid that uses it depends on the pass. */
import { expect, test, vi } from 'vitest';
import { BOXES } from '../../games/all.ts';
import { openNew } from '../host.ts';
import { inkFor } from '../ink.ts';
import { COMMANDS, type TerminalSession } from '../terminal/commands.ts';
import { client, type Client } from './driver.ts';
import { newHome, play } from './console.ts';

vi.mock('../../games/all.ts', async original => {
  const all = await original<typeof import('../../games/all.ts')>();
  const { withPawnbroker } = await import('./pawnbroker.ts');
  const box = (id: string) => withPawnbroker(all.boxFor(id));
  return { ...all, BOXES: all.BOXES.map(b => box(b.game.id)), boxFor: box };
});

const PASS = { do: 'pass' };
const BID = { do: 'bid' };
/** Two Hills from a fixed seed after its set-up: both sides bid, with no coins of their own. */
const bidding = (): Client => {
  const c = client();
  c.done({ do: 'new', game: 'toy', seed: 'lanes', options: { purse: 'none' } });
  for (let i = 0; i < 40 && c.done({ do: 'status', game: 'g1' }).asks[0]!.decision !== 'bid'; i++) {
    const { choices, side } = c.done({ do: 'choices', game: 'g1' });
    c.done({ do: 'play', game: 'g1', side, choice: choices[0]!.choice });
  }
  return c;
};
const plan = (c: Client, side: string, ...orders: readonly object[]): void => {
  for (const choice of orders) c.done({ do: 'play', game: 'g1', side, choice });
};
const ordersOf = (c: Client, side: string): unknown => c.done({ do: 'choices', game: 'g1', side }).orders;

test('choices: orders are listed while a side plans, and the field is missing otherwise', () => {
  const c = bidding();
  expect(ordersOf(c, 'Red')).toEqual([]);
  plan(c, 'Red', PASS, BID);
  expect([ordersOf(c, 'Red'), ordersOf(c, 'Blue')]).toEqual([[PASS, BID], []]);
  plan(c, 'Red', { do: 'done' });
  expect(c.done({ do: 'choices', game: 'g1', side: 'Red' })).not.toHaveProperty('orders');
});
test('falls: names the orders that depend on an order, and changes nothing', () => {
  const c = bidding();
  plan(c, 'Red', PASS, BID, PASS);
  const before = c.done({ do: 'save', game: 'g1' }).record;
  const falls = (order: number): unknown => c.done({ do: 'falls', game: 'g1', side: 'Red', order }).falls;
  expect([falls(0), falls(1), falls(2)]).toEqual([[BID], [], []]);
  expect(c.done({ do: 'save', game: 'g1' }).record).toEqual(before);
});
test('out: removes the order and those that depend on it, leaves the other plan alone, and survives save and load', () => {
  const c = bidding();
  plan(c, 'Red', PASS, BID, PASS);
  plan(c, 'Blue', PASS);
  const { entries } = c.done({ do: 'status', game: 'g1' });
  const a = c.done({ do: 'out', game: 'g1', side: 'Red', order: 0 });
  expect(a).toMatchObject({ falls: [BID], entries: entries + 1, asks: [{ side: 'Red' }, { side: 'Blue' }] });
  expect([ordersOf(c, 'Red'), ordersOf(c, 'Blue')]).toEqual([[PASS], [PASS]]);
  const { record } = c.done({ do: 'save', game: 'g1' });
  const { game } = c.done({ do: 'load', record });
  expect(c.done({ do: 'choices', game, side: 'Red' }).orders).toEqual([PASS]);
});
test('out and falls are refused if there is no such order; the side must be named while two sides plan', () => {
  const c = bidding();
  const why = (side: string, order: number): unknown =>
    ['out', 'falls'].map(what => c.ask({ do: what, game: 'g1', side, order }).refused?.why);
  const both = (words: string): readonly string[] => [words, words];
  expect(why('Red', 0)).toEqual(both('no order has been given yet'));
  plan(c, 'Red', PASS, PASS);
  for (const order of [-1, 2])
    expect(why('Red', order)).toEqual(both(`there is no order ${order} to take out: orders have the numbers 0 to 1`));
  expect(c.ask({ do: 'out', game: 'g1', order: 0 }).error).toBe('side: say which; Red and Blue could be meant');
  expect(c.ask({ do: 'out', game: 'g1', side: 'Red', order: 0.5 }).error).toContain('order must be a whole number');
  plan(c, 'Red', { do: 'done' });
  expect(why('Red', 0)).toEqual(both('your orders are sealed'));
});

/** A terminal session whose player types `answers`. */
const sessionOf = (
  c: Client,
  answers: readonly string[],
): { readonly session: TerminalSession; readonly out: string[] } => {
  const out: string[] = [];
  const left = [...answers];
  const io: TerminalSession['io'] = {
    ink: inkFor(false),
    width: () => 80,
    say: (...lines) => void out.push(...lines),
    tell: text => void out.push(text),
    ask: async prompt => {
      out.push(prompt);
      return left.shift();
    },
    clear: () => {},
    close: () => {},
  };
  const hosted = c.session.tables.get('g1')!;
  return {
    session: { io, hosted, autosave: `${newHome()}/plan.json`, quit: false, seat: 'Red', read: new Map() },
    out,
  };
};
test('the terminal names the dependent orders and asks before it takes an order out', async () => {
  const c = bidding();
  plan(c, 'Red', PASS, BID, PASS);
  const no = sessionOf(c, ['no']);
  await COMMANDS.out!.run(no.session, '1');
  expect(no.out).toEqual([
    'These rest on it and go with it: bid.',
    'Take them out? (yes or no) ',
    'The plan stays as it is.',
  ]);
  expect(ordersOf(c, 'Red')).toEqual([PASS, BID, PASS]);
  const yes = sessionOf(c, ['yes']);
  await COMMANDS.out!.run(yes.session, '1');
  expect(yes.out).toContain('Taken out: pass.');
  expect(ordersOf(c, 'Red')).toEqual([PASS]);
});
test('the terminal lists the orders of a plan, and says when there is none', async () => {
  const c = bidding();
  plan(c, 'Red', PASS, BID);
  for (const typed of ['', '0', '3', 'x']) {
    const { session, out } = sessionOf(c, []);
    await COMMANDS.out!.run(session, typed);
    expect(out.slice(1), typed).toEqual(['  1  pass', '  2  bid']);
  }
  const hosted = openNew(
    BOXES.find(b => b.game.id === 'ford')!,
    { seed: 'abc' },
  );
  const { session, out } = sessionOf(c, []);
  await COMMANDS.out!.run({ ...session, hosted }, '1');
  expect(out).toEqual(['Nothing is planned in secret now: use undo.']);
});
test('npm run play: out is a command of the terminal', () => {
  const { out } = play(['', 'out 1', 'quit'], ['ford', '--seed', 'abc']);
  expect(out).toContain('Nothing is planned in secret now: use undo.');
});
