/** One suite, two stores: what is stored is there, once, or not at all. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCluster, type Cluster } from '../drill/cluster.ts';
import { MIGRATIONS } from '../store/schema.ts';
import { openStore, type Append, type Meta, type Note, type Store } from '../store/store.ts';

const dir = mkdtempSync(join(tmpdir(), 'phoney-store-'));
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(dir, { recursive: true, force: true });
});

const META: Meta = {
  status: 'playing',
  started: 1,
  ended: null,
  ended_at: null,
  waiting: 'german',
  bot: 0,
  since: 2,
  until: null,
  clock: null,
  turn: 3,
  planning: 0,
};
const game = async (s: Store, id: string): Promise<void> => {
  await s.change([
    [
      `insert into games (id, game, scenario, options, rules, pace, public, watch, creator, seed, commitment, created, status, waiting, bot, turn) values ($1, 'g', 's', '{}', 1, '{}', 0, 1, 'p', 'x', 'y', 0, 'open', '', 0, 0)`,
      id,
    ],
  ]);
};
const act = (id: string, seq: number, msg: string | null = null, more: Partial<Append> = {}): Append => ({
  game: id,
  seq,
  at: 1_794_700_000_000 + seq,
  msg,
  act: `{"n":${seq}}`,
  ...more,
});

describe.each(['sqlite', 'postgres'] as const)('%s', kind => {
  let s: Store;
  let where: string;
  beforeAll(async () => {
    where = kind === 'sqlite' ? join(dir, 'store.sqlite') : await cluster.database();
    s = await openStore(where);
  });
  afterAll(() => s.close());

  test('migrations are numbered, and run once', async () => {
    expect(await s.query('select n from migrations order by n')).toEqual(MIGRATIONS.map((_, i) => ({ n: i + 1 })));
    const again = await openStore(where);
    expect((await again.query('select count(*) as n from migrations'))[0]!.n).toBe(MIGRATIONS.length);
    await again.close();
  });
  test('a database of a newer program is refused at the start, in words that say what to do', async () => {
    const newer = kind === 'sqlite' ? join(dir, 'newer.sqlite') : await cluster.database();
    const first = await openStore(newer);
    await first.change([['insert into migrations values ($1, 0)', MIGRATIONS.length + 1]]);
    await first.close();
    await expect(openStore(newer)).rejects.toThrow(/newer program .* restore a copy from before/);
  });
  test('a database made between two releases: what is there already is left, what was passed over is made', async () => {
    const between = kind === 'sqlite' ? join(dir, 'between.sqlite') : await cluster.database();
    const first = await openStore(between);
    const account = MIGRATIONS.findIndex(step => step.some(sql => sql.includes('players_account')));
    await first.change([
      ['delete from migrations where n > $1', account],
      ['drop index games_rematch'],
      ['alter table players drop column asked'],
      ['drop table packs'],
    ]);
    await first.close();
    const again = await openStore(between);
    expect((await again.query('select max(n) as n from migrations'))[0]).toEqual({ n: MIGRATIONS.length });
    expect(await again.query('select asked from players')).toEqual([]);
    expect(await again.query('select title from packs')).toEqual([]);
    expect(await again.query('select seq, facts from rests')).toEqual([]);
    await expect(again.change([['create index games_rematch on games (rematch)']])).rejects.toThrow(/exists/);
    await again.close();
  });
  test('an act is stored with what it changes, and read back as it was; times stay numbers', async () => {
    await game(s, 'one');
    expect(
      await s.append(act('one', 0, 'german a', { meta: META, checkpoints: [{ at: 4, turn: 3, state: '{"ü":1}' }] })),
    ).toBe(true);
    expect(await s.query('select * from journal where game = $1', 'one')).toEqual([
      { game: 'one', seq: 0, at: 1_794_700_000_000, msg: 'german a', act: '{"n":0}' },
    ]);
    expect((await s.query('select status, waiting, since, turn from games where id = $1', 'one'))[0]).toEqual({
      status: 'playing',
      waiting: 'german',
      since: 2,
      turn: 3,
    });
    expect(await s.query('select at, turn, state from checkpoints where game = $1', 'one')).toEqual([
      { at: 4, turn: 3, state: '{"ü":1}' },
    ]);
  });
  test('the same place in the journal is given once, and who comes second changes nothing else', async () => {
    await game(s, 'two');
    const both = await Promise.all([
      s.append(act('two', 0, 'a', { act: '"first"' })),
      s.append(act('two', 0, 'b', { act: '"second"', meta: { ...META, turn: 9 } })),
    ]);
    expect(both).toEqual([true, false]);
    expect(await s.query('select act from journal where game = $1', 'two')).toEqual([{ act: '"first"' }]);
    expect((await s.query('select turn from games where id = $1', 'two'))[0]).toEqual({ turn: 0 });
  });
  test('the same request is stored once, wherever it would come', async () => {
    await game(s, 'three');
    expect(await s.append(act('three', 0, 'german x'))).toBe(true);
    expect(await s.append(act('three', 1, 'german x'))).toBe(false);
    expect(await s.append(act('three', 1, null))).toBe(true);
    expect(await s.append(act('three', 2, null)), 'what has no name is never the same').toBe(true);
  });
  test('many at once share commits, and one that fails does not take the others with it', async () => {
    const ids = Array.from({ length: 40 }, (_, i) => `m${i}`);
    for (const id of ids) await game(s, id);
    await s.append(act('m7', 0));
    const stored = await Promise.all(ids.map(id => s.append(act(id, 0))));
    expect(stored.filter(x => !x)).toHaveLength(1);
    expect(stored[7]).toBe(false);
    const more = await Promise.all(ids.flatMap(id => [1, 2, 3].map(seq => s.append(act(id, seq)))));
    expect(more.every(Boolean)).toBe(true);
    expect((await s.query(`select count(*) as n from journal where game like 'm%'`))[0]!.n).toBe(160);
  });
  test('a game that is not there takes no act', async () => {
    await expect(s.append(act('nowhere', 0))).rejects.toThrow();
    await game(s, 'after');
    expect(await s.append(act('after', 0)), 'the store goes on').toBe(true);
  });
  test('a change is whole or nothing', async () => {
    await expect(
      s.change([
        [`insert into players (id, name, account, created) values ('p1', 'A', null, 0)`],
        [`insert into players (id, name, account, created) values ('p1', 'B', null, 0)`],
      ]),
    ).rejects.toThrow();
    expect(await s.query(`select * from players where id = 'p1'`)).toEqual([]);
    expect(
      await s.change(
        [
          [`update players set name = 'x' where id = 'nobody'`],
          [`insert into players (id, name, account, created) values ('p2', 'A', null, 0)`],
        ],
        'must change',
      ),
    ).toBe(false);
    expect(await s.query(`select * from players where id = 'p2'`)).toEqual([]);
  });
  test('what was acknowledged is there after the store is opened again', async () => {
    await game(s, 'kept');
    for (let i = 0; i < 5; i++) expect(await s.append(act('kept', i))).toBe(true);
    const again = await openStore(where);
    expect((await again.query('select seq from journal where game = $1 order by seq', 'kept')).map(r => r.seq)).toEqual(
      [0, 1, 2, 3, 4],
    );
    await again.close();
  });
});

test('postgres: every other process hears of an act, and of what is told; the one that did it does not', async () => {
  const where = await cluster.database();
  const one = await openStore(where);
  const two = await openStore(where);
  const heard: Note[] = [];
  const mine: Note[] = [];
  two.listen(n => heard.push(n));
  one.listen(n => mine.push(n));
  await game(one, 'told');
  await one.append(act('told', 0));
  one.tell({ is: 'seats', games: ['told'] });
  await expect
    .poll(() => heard)
    .toEqual([
      { is: 'acts', games: ['told'] },
      { is: 'seats', games: ['told'] },
    ]);
  expect(mine).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});
test('postgres: of two processes that append at once one is first, whichever order they lock in', async () => {
  const where = await cluster.database();
  const one = await openStore(where);
  const two = await openStore(where);
  const ids = Array.from({ length: 30 }, (_, i) => `r${i}`);
  for (const id of ids) await game(one, id);
  const [a, b] = await Promise.all(
    [one, two].map((s, k) =>
      Promise.all((k ? ids.toReversed() : ids).map(async id => [id, await s.append(act(id, 0, `${k}`))] as const)),
    ),
  );
  const first = new Map(a);
  const second = new Map(b);
  for (const id of ids) expect(first.get(id), id).not.toBe(second.get(id));
  await Promise.all([one.close(), two.close()]);
});
