/** A game that cannot be read is set aside, said once, shown as damaged and to be had as a record; everything else goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browser, connect, newGame, ok, openTable, playOne, type Browser, type Wire } from '../drill/client.ts';
import { inScenario } from '../../engine/game.ts';
import { playRandomly } from '../../engine/playout.ts';
import { seededRandom } from '../../engine/random.ts';
import { save } from '../../engine/save.ts';
import type { State } from '../../engine/state.ts';
import { GAMES, gameOf } from '../../games/all.ts';
import type { Act } from '../game-host/loaded-game.ts';
import type { Facts, Log } from '../operations/log.ts';
import { noLog } from '../operations/log.ts';
import { startServer, type Running } from '../server.ts';
import type { Statement } from '../store/store.ts';
import type { Card } from '../wire.ts';

const dir = mkdtempSync(join(tmpdir(), 'phoney-damaged-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Record {
  readonly entries: readonly { readonly is: string; readonly by?: string }[];
  readonly checkpoints: readonly unknown[];
  readonly unread: number;
  readonly damaged: string;
  readonly seed?: string;
}
describe('one damaged game', () => {
  let s: Running;
  let where: string;
  let n = 0;
  let now: number;
  let errors: { what: string; facts: Facts }[];
  const log: Log = { ...noLog, error: (what, facts = {}) => void errors.push({ what, facts }) };
  const start = async (): Promise<void> => {
    s = await startServer({ where, port: 0, log, now: () => now });
  };
  const restart = async (): Promise<void> => {
    await s.stop();
    await start();
    for (const b of [a, b2, stranger]) b.base = base();
  };
  const base = (): string => `http://127.0.0.1:${s.port}`;
  let a: Browser;
  let b2: Browser;
  let stranger: Browser;
  let id: string;
  const WANTED = {
    game: 'ford',
    scenario: 'day',
    sides: { north: 'me', south: 'open' },
    watch: false,
    pace: { is: 'live', minutes: 1, increment: 0 },
  } as const;
  /** Some of the game is played, and its first act spoilt: neither played through nor, without checkpoints, gone on from one. */
  const spoil = async (
    act = `{"is":"start","nonces":[],"entries":[{"is":"choice","by":"north","pick":{"do":"dance"}}]}`,
  ) => {
    await s.store.change([
      ['delete from checkpoints where game = $1', id],
      ['delete from rests where game = $1', id],
      ['update journal set act = $2 where game = $1 and seq = 1', id, act],
    ]);
  };
  beforeEach(async () => {
    now = 1_800_000_000_000;
    errors = [];
    where = join(dir, `games-${n++}.sqlite`);
    await start();
    [a, b2, stranger] = [browser(base()), browser(base()), browser(base())];
    ({ id } = await newGame(a, b2, WANTED));
    await ok(stranger.call('GET', '/api/me'));
    for (const b of [a, b2]) {
      const w = await connect(b);
      const screen = await openTable(w, id);
      const at = screen.entry;
      if ((await playOne(w, screen, seededRandom('damaged')))?.ok) await w.until(() => screen.entry > at);
      w.close();
    }
  });
  afterEach(() => s.stop());
  const asked = async (b: Browser, what: object): Promise<unknown> => {
    const w: Wire = await connect(b);
    const answer = await w.ask({ game: id, ...what } as never);
    w.close();
    return answer;
  };

  test('is answered as damaged to those who may know of it, and as not there to others; the log says it once', async () => {
    await spoil();
    await restart();
    for (const what of [{ do: 'open' }, { do: 'look', entry: 0 }, { do: 'resign', side: 'north' }])
      expect(await asked(a, what)).toMatchObject({ ok: false, error: 'damaged' });
    expect(await asked(stranger, { do: 'open' })).toMatchObject({ ok: false, error: 'not found' });
    expect((await stranger.call('GET', `/api/games/${id}/record`)).status).toBe(404);
    expect(errors.map(e => [e.what, e.facts.game])).toEqual([['damaged', id]]);
    expect(errors[0]!.facts.error).toMatch(/cannot be read: .+/);
  });
  test('is shown as damaged in the list and on its card, beside the others', async () => {
    await spoil();
    const { id: other } = await newGame(a, undefined, { ...WANTED, sides: { north: 'me', south: { bot: 'random' } } });
    await restart();
    await asked(a, { do: 'open' });
    const list = await ok<readonly Card[]>(a.call('GET', '/api/mine'));
    expect(Object.fromEntries(list.map(c => [c.id, c.damaged]))).toEqual({ [id]: true, [other]: undefined });
  });
  test('its record is given to whoever played, but while it may be mended nobody gets the other side’s', async () => {
    await spoil();
    await restart();
    const record = await ok<Record>(a.call('GET', `/api/games/${id}/record`));
    expect(record).toMatchObject({ unread: 0, checkpoints: [], damaged: expect.stringContaining('cannot be read') });
    expect(record.entries.some(e => e.is === 'choice' && e.by !== 'north')).toBe(false);
    expect(record.seed).toBeUndefined();
    await s.store.change([[`update games set status = 'over', ended = '{"how":"drawn"}' where id = $1`, id]]);
    const open = await ok<Record>(a.call('GET', `/api/games/${id}/record`));
    expect(open.seed).toMatch(/^[0-9a-f]{64}$/);
  });
  /** A game is migrated and then damaged: its journal holds a whole position. */
  const migrated = async (game: string): Promise<State> => {
    const { sides, scenarios } = gameOf(game)!;
    const [first, second] = sides as readonly [string, string];
    ({ id } = await newGame(a, b2, {
      ...WANTED,
      game,
      scenario: scenarios[0]!.id,
      sides: { [first]: 'me', [second]: 'open' },
    }));
    const g = await s.gameHost.with(id, async h => {
      playRandomly(h.game.machine, h.table!.g, seededRandom(`migrated ${game}`), 60);
      const position = save(h.game, h.table!.g);
      const acts: readonly Act[] = [
        { is: 'migrated', by: '', entries: [{ is: 'set', position }] },
        { is: 'choice', by: first, entries: [{ is: 'choice', by: first, pick: { do: 'dance' } }] },
        { is: 'choice', by: second, entries: [{ is: 'choice', by: second, pick: { do: 'dance' }, lane: true }] },
      ];
      for (const [i, act] of acts.entries())
        await s.store.append({ game: id, seq: h.seq + i, at: 0, msg: null, act: JSON.stringify(act) });
      return h.table!.g;
    });
    await s.store.change([
      ['delete from checkpoints where game = $1', id],
      ['delete from rests where game = $1', id],
    ]);
    await restart();
    return g!;
  };
  const FOR_TWO = GAMES.filter(g => g.sides.length === 2).map(g => g.id);
  test.each(FOR_TWO)('its record has of a position that was set in %s what each side sees, and no more', async game => {
    const g = await migrated(game);
    const rules = inScenario(gameOf(game)!, gameOf(game)!.scenarios[0]!.id);
    for (const [i, b] of [a, b2].entries()) {
      const side = rules.sides[i]!;
      const record = await ok<Record>(b.call('GET', `/api/games/${id}/record`));
      const set = record.entries.find(e => e.is === 'set') as unknown as { readonly position: object };
      expect(set.position, side).toEqual(JSON.parse(JSON.stringify(save(rules, rules.machine.view(g, side)))));
      expect(record.damaged).toBe('the game cannot be read');
      expect(record.entries.some(e => e.is === 'choice' && e.by !== side)).toBe(false);
    }
  });
  test('of acts that cannot be read a side is told how many of its own there are, and not how much the other has planned', async () => {
    const counts = async (others: number): Promise<unknown> => {
      await s.store.change([
        ['delete from journal where game = $1 and seq >= 2', id],
        ...Array.from({ length: others }, (_, i): Statement => [
          `insert into journal (game, seq, at, msg, act) values ($1, $2, 0, $3, '{"is":')`,
          id,
          3 + i,
          `south order-${i}`,
        ]),
        [`insert into journal (game, seq, at, msg, act) values ($1, 2, 0, 'north order-0', '{"is":')`, id],
      ]);
      await restart();
      return ((await a.call('GET', `/api/games/${id}/record`)).body as Record).unread;
    };
    expect([await counts(0), await counts(3), await counts(9)]).toEqual([1, 1, 1]);
  });
  test('an act that is no JSON any more ends what can be read of the record', async () => {
    await spoil('{"is":"choi');
    await restart();
    expect(await ok<Record>(a.call('GET', `/api/games/${id}/record`))).toMatchObject({ unread: expect.any(Number) });
    expect(((await a.call('GET', `/api/games/${id}/record`)).body as Record).unread).toBeGreaterThan(0);
  });
  test('stops no other clock, loses nobody his time, and goes on when it is mended', async () => {
    const [good] = await s.store.query('select act from journal where game = $1 and seq = 1', id);
    const { id: other } = await newGame(a, b2, WANTED);
    await spoil();
    await restart();
    await asked(a, { do: 'open' });
    now += 3_600_000;
    await expect
      .poll(async () => (await s.store.query('select status from games where id = $1', other))[0], { timeout: 5000 })
      .toEqual({ status: 'over' });
    expect((await s.store.query('select status from games where id = $1', id))[0]).toEqual({ status: 'playing' });
    expect(errors.map(e => e.what)).toEqual(['damaged']);
    await s.store.change([['update journal set act = $2 where game = $1 and seq = 1', id, good!.act as string]]);
    await restart();
    expect(await asked(a, { do: 'open' })).toMatchObject({ ok: true });
    const [row] = await s.store.query('select damaged, until from games where id = $1', id);
    expect(row!.damaged).toBeNull();
    expect(Number(row!.until)).toBeGreaterThan(now);
  });
});
