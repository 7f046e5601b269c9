/** Bots of a crowd: one queue for all games and all processes, and each player sees the place of his bot in it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueInProcess } from '../bots/bot-queue.ts';
import { takeTurn } from '../bots/bots.ts';
import { browser, connect, newGame, openTable } from '../drill/client.ts';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { gaugeIn } from '../drill/measure.ts';
import { NO_LIMITS } from '../http/limits.ts';
import type { Answered } from '../game-host/store-and-publish.ts';
import { noLog } from '../operations/log.ts';
import { openMetrics } from '../operations/metrics.ts';
import { startServer, type Running } from '../server.ts';

describe('the queue of one process', () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const queue = queueInProcess(
    {
      atOnce: 2,
      play: id =>
        new Promise<boolean>(done => {
          begun.push(id);
          ends.set(id, () => done(false));
        }),
    },
    noLog,
  );
  const ended = async (id: string): Promise<void> => {
    ends.get(id)!();
    await new Promise(setImmediate);
  };
  test('so many games at once, the others in the order they came, each once', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'c', 'a', 'e']) queue.add(id);
    expect(begun).toEqual(['a', 'b']);
    expect(await queue.waiting()).toEqual(['c', 'd', 'e']);
    await ended('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(await queue.waiting()).toEqual(['d', 'e']);
  });
  test('a game whose turn was played may come again, behind the others', async () => {
    queue.add('b');
    expect(await queue.waiting()).toEqual(['d', 'e', 'b']);
    await ended('a');
    await ended('c');
    expect(begun.slice(3)).toEqual(['d', 'e']);
    await queue.stop();
    await ended('d');
    expect(begun.slice(3)).toEqual(['d', 'e']);
  });
});
describe('a bot whose choice is not accepted', () => {
  const tried = async (answers: readonly Answered[]): Promise<number> => {
    const left = [...answers];
    const question = { side: 'A', at: 0, level: 'random', brief: {} };
    await takeTurn(
      {
        gameHost: {
          with: async () => (left.length ? question : undefined),
          act: async () => left.shift()!,
        },
        crew: { think: async () => ({ n: 0, choice: {} }), stop: async () => {} },
        log: noLog,
        metrics: openMetrics(),
        seconds: 1,
        stopping: false,
      } as never,
      'g',
    );
    return answers.length - left.length;
  };
  test('between two bots one turn is played, and the game comes back when others have had theirs', async () => {
    const turns = ['A', 'A', 'B', 'B'];
    const asked = (side: string) => ({ side, at: 0, level: 'random', brief: {} });
    const shift = {
      gameHost: {
        with: async () => (turns.length ? asked(turns[0]!) : undefined),
        act: async () => {
          turns.shift();
          return { ok: true, entry: 1 };
        },
      },
      crew: { think: async () => ({ n: 0, choice: {} }), stop: async () => {} },
      log: noLog,
      metrics: openMetrics(),
      seconds: 1,
      stopping: false,
    } as never;
    expect(await takeTurn(shift, 'g')).toBe(true);
    expect(turns).toEqual(['B', 'B']);
    expect(await takeTurn(shift, 'g')).toBe(false);
    const order: string[] = [];
    const left = new Map([
      ['bots', 3],
      ['people', 1],
    ]);
    const both = queueInProcess(
      {
        atOnce: 1,
        play: async id => {
          order.push(id);
          left.set(id, left.get(id)! - 1);
          await new Promise(setImmediate);
          return left.get(id)! > 0;
        },
      },
      noLog,
    );
    both.add('bots');
    both.add('people');
    while (order.length < 4) await new Promise(setImmediate);
    expect(order).toEqual(['bots', 'people', 'bots', 'bots']);
  });
  const full = { ok: false, error: 'not now', message: 'the game has too many actions' } as const;
  const stale = { ok: false, error: 'stale', message: 'the game went on' } as const;
  test('leaves the game alone that takes no more, instead of thinking without end', async () =>
    expect(await tried([full, full, full])).toBe(1));
  test('thinks again where the game went on meanwhile', async () =>
    expect(await tried([stale, stale, full, full])).toBe(3));
});
test('a server on SQLite must think for its bots itself', async () => {
  await expect(startServer({ where: ':memory:', port: 0, botThreads: 0 })).rejects.toThrow(/no other process/);
});

describe('two processes on one database, one without bots', () => {
  let cluster: Cluster;
  let where: string;
  let front: Running;
  const start = (botThreads: number): Promise<Running> =>
    startServer({ where, port: 0, limits: NO_LIMITS, botSeconds: 0.02, botThreads });
  beforeAll(async () => {
    cluster = await startCluster();
    where = await cluster.database();
    front = await start(0);
  });
  afterAll(async () => {
    await front.stop();
    await cluster.stop();
  });
  test('games of the one wait in the queue, each player sees his place, and the other plays their bots', async () => {
    const wires = [];
    for (const _ of [1, 2, 3]) {
      const b = browser(`http://127.0.0.1:${front.port}`);
      const wanted = { game: 'ford', scenario: 'day', sides: { north: { bot: 'random' }, south: 'me' } } as const;
      const { id } = await newGame(b, undefined, wanted);
      const wire = await connect(b);
      wires.push({ wire, screen: await openTable(wire, id) });
    }
    for (const [i, { wire, screen }] of wires.entries()) await wire.until(() => screen.botPlace === i + 1, 30_000);
    const late = await connect(browser(`http://127.0.0.1:${front.port}`));
    const shown = await openTable(late, wires[2]!.screen.id);
    await late.until(() => shown.botPlace === 3);
    const entries = wires.map(w => w.screen.entry);
    const back = await start(1);
    for (const [i, { wire, screen }] of wires.entries())
      await wire.until(() => screen.entry > entries[i]! && screen.botPlace === 0, 60_000);
    expect(gaugeIn(front.metrics.text(), 'bot_choices_total')).toBe(0);
    expect(gaugeIn(back.metrics.text(), 'bot_choices_total')).toBeGreaterThanOrEqual(3);
    for (const { wire } of wires) wire.close();
    late.close();
    await back.stop();
  });
});
