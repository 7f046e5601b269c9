/** What the operator of a server relies on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { community } from '../community.ts';
import { lockDatabase } from '../store/database-lock.ts';
import { browser, connect, newGame } from '../drill/client.ts';
import { loadGame } from '../game-host/load.ts';
import { healthOf } from '../operations/health.ts';
import type { Facts, Log } from '../operations/log.ts';
import { noLog } from '../operations/log.ts';
import { startServer } from '../server.ts';
import { resumePointOf } from '../../engine/table.ts';
import { compressed, decompressed } from '../store/compressed.ts';
import { openStore, type Store } from '../store/store.ts';

const dir = mkdtempSync(join(tmpdir(), 'phoney-keeping-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('/metrics', () => {
  const answers = async (headers: { readonly [name: string]: string }, metricsToken?: string): Promise<number> => {
    const s = await startServer({ where: ':memory:', port: 0, metricsToken });
    const { status } = await browser(`http://127.0.0.1:${s.port}`).call('GET', '/metrics', undefined, headers);
    await s.stop();
    return status;
  };
  test('is read on the machine itself', async () => expect(await answers({})).toBe(200));
  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])('is not there through a proxy (%s)', async header =>
    expect(await answers({ [header]: '127.0.0.1' })).toBe(404),
  );
  test('with a token set, whoever has it reads it, through a proxy, too, and nobody else', async () => {
    expect(await answers({ authorization: 'Bearer abc', 'x-forwarded-for': '10.0.0.1' }, 'abc')).toBe(200);
    expect(await answers({ authorization: 'Bearer abd' }, 'abc')).toBe(404);
    expect(await answers({}, 'abc')).toBe(404);
  });
});
test('one file of games, one process: the second is refused in words that name PostgreSQL, and comes in when the first is gone', async () => {
  const where = join(dir, 'one.sqlite');
  const first = await startServer({ where, port: 0 });
  await expect(startServer({ where, port: 0 })).rejects.toThrow(/another process already.*PostgreSQL/);
  await first.stop();
  const second = await startServer({ where, port: 0 });
  await second.stop();
});
test('whatever is no lock is not taken for one', () => {
  expect(() => lockDatabase(join(dir, 'one.sqlite', 'under', 'a-file.sqlite'))).toThrow(/ENOTDIR|EEXIST/);
});
describe('health', () => {
  test('a store that can be read but not written to is ill, and the log says why; one write answers all who ask at once', async () => {
    const said: Facts[] = [];
    const log: Log = { ...noLog, error: (_, facts) => void said.push(facts!) };
    let writes = 0;
    const full: Pick<Store, 'change'> = {
      change: async () => {
        writes += 1;
        throw new Error('database or disk is full');
      },
    };
    let time = 0;
    const health = healthOf(full as Store, log, () => time);
    expect(await Promise.all([health(), health()])).toEqual(Array(2).fill('the database does not accept writes'));
    expect([writes, said]).toEqual([1, [{ error: 'database or disk is full' }]]);
    time = 1000;
    await health();
    expect(writes).toBe(2);
  });
  test('a slow write keeps nobody waiting who has just heard that all is well, and is tried once; then it is waited for', async () => {
    let time = 0;
    const tries: { done(): void; failed(e: Error): void }[] = [];
    const change = (): Promise<boolean> =>
      new Promise((done, failed) => {
        tries.push({ done: () => done(true), failed });
      });
    const health = healthOf({ change } as unknown as Store, noLog, () => time);
    const first = health();
    tries[0]!.done();
    expect(await first).toBeUndefined();
    for (time of [1500, 2500]) expect(await health()).toBeUndefined();
    time = 3500;
    const late = health();
    expect(tries.length).toBe(2);
    tries[1]!.failed(new Error('database is locked'));
    expect(await late).toBe('the database does not accept writes');
  });
  test('a real one is well, and was written to', async () => {
    const store = await openStore(':memory:');
    expect(await healthOf(store, noLog)()).toBeUndefined();
    expect(await store.query(`select name from kept`)).toEqual([{ name: 'health tried' }]);
    await store.close();
  });
});
test('a field __proto__ beside a legal message is refused like any other that nobody knows', async () => {
  const s = await startServer({ where: ':memory:', port: 0 });
  const b = browser(`http://127.0.0.1:${s.port}`);
  await b.call('GET', '/api/me');
  const w = await connect(b, { keep: true });
  for (const field of ['__proto__', String.raw`\u005f_proto__`])
    w.raw(`{"do":"ping","id":"12345678","${field}":{"x":1}}`);
  w.raw('{"do":"ping","id":"12345679"}');
  await w.until(() => w.heard.length === 3);
  expect(w.heard.filter(t => (JSON.parse(t) as { ok: boolean }).ok)).toHaveLength(1);
  expect(w.heard.filter(t => t.includes('__proto__ is no field'))).toHaveLength(2);
  const { status, body } = await b.call('POST', '/api/me', '{"name":"A","__proto__":{}}');
  expect([status, body]).toMatchObject([400, { error: 'malformed' }]);
  await s.stop();
});
test('no text of a request brings U+0000 to the store, which PostgreSQL could not keep', async () => {
  const s = await startServer({ where: ':memory:', port: 0, more: community({}) });
  const b = browser(`http://127.0.0.1:${s.port}`);
  await b.call('GET', '/api/me');
  const bodies: readonly (readonly [path: string, body: object])[] = [
    ['/api/notices/remove', { channel: 'a\0' }],
    ['/api/notices/push/remove', { endpoint: '\0' }],
    ['/api/account/signin', { name: 'a\0b', password: 'x'.repeat(12) }],
    ['/api/account/passkey/remove', { id: '\0' }],
    ['/api/games/nevernevernevernever00/invite', { side: 'north\0' }],
  ];
  for (const [path, body] of bodies) expect(await b.call('POST', path, body), path).toMatchObject({ status: 400 });
  const query = vi.spyOn(s.store, 'query');
  expect((await b.call('GET', '/api/results?game=a%00b&scenario=%00')).status).toBe(200);
  expect(JSON.stringify(query.mock.calls)).not.toContain(String.raw`\u0000`);
  await s.stop();
});

test('a game goes on from where it was left, by the same rules only, and from nowhere its journal does not reach', async () => {
  const s = await startServer({ where: ':memory:', port: 0 });
  const base = `http://127.0.0.1:${s.port}`;
  const { id } = await newGame(browser(base), browser(base), {
    game: 'ford',
    scenario: 'day',
    sides: { north: 'me', south: 'open' },
  });
  const whole = (await loadGame(s.store, id))!;
  const left = resumePointOf(whole.table!);
  const rested = async (beyond: number, rules = whole.game.version): Promise<string | undefined> => {
    const log = [{ entry: -1, case: '1', text: 'from the rest', event: {} }];
    const rest = compressed({ ...left, entries: whole.table!.entries, log });
    await s.store.change([
      ['delete from rests where game = $1', id],
      [
        'insert into rests values ($1, $2, $3, $4, $5, $6)',
        id,
        left.at,
        whole.seq + beyond,
        rules,
        JSON.stringify({ nonces: whole.nonces, quiet: [], offer: null, stretch: [] }),
        rest,
      ],
    ]);
    const h = (await loadGame(s.store, id))!;
    expect(h.table!.g.cells).toEqual(whole.table!.g.cells);
    expect([h.seq, h.nonces, h.table!.entries]).toEqual([whole.seq, whole.nonces, whole.table!.entries]);
    return h.table!.log[0]?.text;
  };
  const from = whole.table!.log[0]?.text;
  expect(await rested(0)).toBe('from the rest');
  expect(await rested(0, whole.game.version - 1)).toBe(from);
  expect(await rested(1)).toBe(from);
  await s.stop();
});
test('what is kept packed is read as it was, and what was kept plain, too', () => {
  const said = { columns: { place: { 'G I': '0101' } }, flow: [] };
  expect(decompressed(compressed(said))).toEqual(said);
  expect(decompressed(JSON.stringify(said))).toEqual(said);
});
