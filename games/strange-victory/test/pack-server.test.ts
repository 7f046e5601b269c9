/** Data packs online: taken when a game is made, stored with it, sent to its seats, told before joining; on both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionsOf, startOf } from '../../../engine/game.ts';
import { overlayTables } from '../../../engine/overlay-tables.ts';
import { packHash, type DataPack } from '../../../engine/pack.ts';
import { seededRandom } from '../../../engine/random.ts';
import type { Brief, Thought } from '../../../server/bots/bot-worker.ts';
import { browser, connect, newGame, ok, openTable, playOne, type Browser } from '../../../server/drill/client.ts';
import { startCluster, type Cluster } from '../../../server/drill/cluster.ts';
import { NO_LIMITS } from '../../../server/http/limits.ts';
import { community } from '../../../server/community.ts';
import { countMissed } from '../../../server/ratings/count.ts';
import { startServer, type Running } from '../../../server/server.ts';
import { difference, nothing } from '../../../server/game-host/view-diff.ts';
import type { Card, Failure, Seated } from '../../../server/wire.ts';
import type { Record } from '../../../engine/journal.ts';
import { SHIPPED } from '../data/tables.ts';
import { checks } from '../pack/checks.ts';
import { pack } from '../pack.ts';
import { OTHER_BOX, packWith } from './packs.ts';

const GAME = { game: 'strange-victory', scenario: 'channel', sides: { german: 'me' as const } };
const NAMED = { name: 'another box', hash: packHash(OTHER_BOX) };
let cluster: Cluster;
let dir: string;
beforeAll(async () => {
  cluster = await startCluster();
  dir = mkdtempSync(join(tmpdir(), 'phoney-packs-'));
}, 120_000);
afterAll(async () => {
  await cluster.stop();
  rmSync(dir, { recursive: true });
});

describe.each(['sqlite', 'postgres'] as const)('packs on %s', kind => {
  let where: string;
  let server: Running;
  const start = async (): Promise<void> => {
    server = await startServer({ where, port: 0, limits: NO_LIMITS, more: community({}) });
  };
  const visitor = async (): Promise<Browser> => {
    const b = browser(`http://localhost:${server.port}`);
    await ok(b.call('GET', '/api/me'));
    return b;
  };
  beforeAll(async () => {
    where = kind === 'sqlite' ? join(dir, 'p.db') : await cluster.database();
    await start();
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  test('a game with a pack is played, kept over a restart, and its record carries the pack', async () => {
    const a = await visitor();
    const { id, seated } = await newGame(a, undefined, { ...GAME, pack: OTHER_BOX as never });
    expect(seated.game.pack).toEqual(NAMED);
    const sent = await ok<DataPack>(a.call('GET', `/api/packs/${NAMED.hash}`));
    expect(sent).toEqual(OTHER_BOX);
    const rnd = seededRandom('online');
    const wire = await connect(a, { packs: [sent] });
    const shown = await openTable(wire, id);
    expect(shown.game.labels.area).toContain('Charleville');
    for (let i = 0; i < 12; i++) {
      const { entry } = shown;
      expect(await playOne(wire, shown, rnd)).toMatchObject({ ok: true });
      await wire.until(() => shown.entry > entry);
    }
    wire.close();
    await server.stop();
    await start();
    const back = browser(`http://localhost:${server.port}`);
    back.cookie = a.cookie;
    const again = await connect(back, { packs: [sent] });
    const after = await openTable(again, id);
    await again.until(() => after.entry === shown.entry);
    expect([...after.view.cells]).toEqual([...shown.view.cells]);
    expect(await again.ask({ do: 'resign', game: id, side: 'german' })).toMatchObject({ ok: true });
    again.close();
    const record = await ok<Record>(back.call('GET', `/api/games/${id}/record`));
    expect(record).toMatchObject({ pack: OTHER_BOX, packHash: NAMED.hash });
  }, 60_000);
  test('whoever looks at the lobby or at a link sees that it is not the shipped data', async () => {
    const a = await visitor();
    const open = { ...GAME, sides: { german: 'open' as const }, public: true };
    const { game, invites } = await ok<Seated>(a.call('POST', '/api/games', { ...open, pack: OTHER_BOX }));
    const plain = await ok<Seated>(a.call('POST', '/api/games', open));
    const stranger = await visitor();
    const listed = await ok<Card[]>(stranger.call('GET', '/api/lobby'));
    expect(listed.find(c => c.id === game.id)?.pack).toEqual(NAMED);
    expect(listed.find(c => c.id === plain.game.id)).not.toHaveProperty('pack');
    expect((await ok<Card>(stranger.call('GET', `/api/games/${game.id}`))).pack).toEqual(NAMED);
    const sit = (more: object) =>
      stranger.call('POST', `/api/games/${game.id}/sit`, { invite: invites!['german'], ...more });
    expect(await sit({})).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/pack “another box”/) },
    });
    const sat = await ok<Seated>(sit({ told: true }));
    expect(sat.game.pack).toEqual(NAMED);
    expect((await ok<Card[]>(stranger.call('GET', '/api/mine'))).map(c => c.pack)).toEqual([NAMED]);
  });
  test('a pack with a fault, for another game, nested too deep or too large makes no game', async () => {
    const a = await visitor();
    const refused = async (bad: unknown): Promise<Failure> => {
      const said = typeof bad === 'string' ? bad : { ...GAME, pack: bad };
      const { status, body } = await a.call('POST', '/api/games', said);
      expect(status).toBeGreaterThanOrEqual(400);
      return body as Failure;
    };
    const games = () => server.store.query('select count(*) as n from games').then(([r]) => Number(r!.n));
    const before = await games();
    const packs = await server.store.query('select hash from packs');
    const faulty = packWith({ tracks: { ...SHIPPED.tracks, panic: { start: 21, halt: 3 } } });
    expect((await refused(faulty)).message).toMatch(/^tracks, row panic, field halt: expected more than start, 21/);
    expect((await refused({ ...OTHER_BOX, game: 'chess' })).message).toMatch(/is for chess/);
    expect((await refused({ format: 'zip' })).message).toMatch(/^the pack: expected/);
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const deep = JSON.stringify({ ...GAME, pack: { ...OTHER_BOX, tables: { areas: 'DEEP' } } });
    expect(await refused(deep.replace('"DEEP"', nested))).toMatchObject({ error: 'malformed' });
    expect((await refused({ ...OTHER_BOX, tables: { areas: 'x'.repeat(1_000_001) } })).error).toBe('too large');
    expect([await games(), await server.store.query('select hash from packs')]).toEqual([before, packs]);
  });
  test('a game with a pack is counted and not compared', async () => {
    const a = await visitor();
    const ended = JSON.stringify({ how: 'played', result: { points: 50 } });
    const over = async (more: object): Promise<string> => {
      const { id } = await newGame(a, undefined, { ...GAME, public: true, ...more });
      await server.store.change([
        [`update games set status = 'over', ended = $2, ended_at = $3 where id = $1`, id, ended, Date.now()],
      ]);
      return id;
    };
    const [own, shipped] = [await over({ pack: OTHER_BOX }), await over({})];
    await countMissed(server.store, 0);
    const scores = await server.store.query('select id, rated, score from results order by score');
    expect(scores.filter(r => r.id === own || r.id === shipped)).toEqual(
      expect.arrayContaining([
        { id: own, rated: 0, score: null },
        { id: shipped, rated: 0, score: 50 },
      ]),
    );
    const best = await ok<{ id: string }[]>(a.call('GET', '/api/results/best?game=strange-victory&scenario=channel'));
    expect(best.map(r => r.id)).toEqual([shipped]);
  });
});

test('a thread that thinks for a bot thinks about the box it is given', async () => {
  const { game } = overlayTables(pack, checks, OTHER_BOX);
  const g = startOf(game, 'channel', optionsOf(game, 'channel', {}));
  game.machine.give(g, 'german', { do: 'historical' });
  const worker = new Worker(new URL('../../../server/bots/bot-worker.ts', import.meta.url));
  const brief: Brief = {
    n: 1,
    game: game.id,
    scenario: 'channel',
    pack: OTHER_BOX,
    side: 'german',
    level: 'staff',
    position: difference(game, nothing(game), g),
    seconds: 0.1,
    luck: 'x',
  };
  const thought = await new Promise<Thought>(done => {
    worker.once('message', done);
    worker.postMessage(brief);
  });
  await worker.terminate();
  expect(thought).toMatchObject({ n: 1, choice: { do: 'activate', division: expect.stringMatching(/th|st|nd/) } });
  expect(thought).not.toHaveProperty('error');
}, 30_000);
