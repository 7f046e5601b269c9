/** PostgreSQL: any number of processes on one database, which inform each other by LISTEN and NOTIFY. */
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import { openPgListener } from './pg-listener.ts';
import { migrate } from './migrate.ts';
import { Down, groupCommit, META, type Append, type Note, type Row, type Store } from './store.ts';

/** Reads bigint as a number: ours are times and counts. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};
const CHANNEL = 'phoney_war';
const MIGRATING = 19_400_510;
const PATIENCE_MS = 5000;
const MAX_NOTE_BYTES = 7000;

/** Locks the game's row before the insert, which would lock it anyway: a process that locks the whole game must not meet a half-stored action that waits for it. */
const INSERT = `with open as materialized (select id from games where id = any($1::text[]) order by id for key share)
  insert into journal (game, seq, at, msg, act) select new.* from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[]) as new(game, seq, at, msg, act) left join open on open.id = new.game on conflict do nothing returning game`;
const ALONE = 'select 1 from games where id = $1 for update';
/** A process that locks a game and does nothing for this long loses it, because others wait. */
const ALONE_MS = 5000;
const KINDS = {
  status: 'text',
  started: 'bigint',
  ended: 'text',
  ended_at: 'bigint',
  waiting: 'text',
  bot: 'int',
  since: 'bigint',
  until: 'bigint',
  clock: 'text',
  turn: 'int',
  planning: 'int',
} as const;
const UPDATE = `update games set ${META.map(c => `${c} = new.${c}`).join(', ')} from unnest($1::text[], ${META.map((c, i) => `$${i + 2}::${KINDS[c]}[]`).join(', ')}) as new(id, ${META.join(', ')}) where games.id = new.id`;
const RESTS =
  'insert into rests (game, at, seq, rules, facts, rest) select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[]) on conflict (game) do update set at = excluded.at, seq = excluded.seq, rules = excluded.rules, facts = excluded.facts, rest = excluded.rest';
const CHECKPOINTS =
  'insert into checkpoints select * from unnest($1::text[], $2::int[], $3::int[], $4::text[]) on conflict do nothing';

/** A broken connection rejects the query that waits for it; it must not also end the process. */
const poolFor = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    types,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
  });
  pool.on('error', () => {});
  pool.on('connect', c => c.on('error', () => {}));
  return pool;
};
/** Whether the database was unavailable rather than refusing: classes 08 (connection), 53 (resources), 57 (shutdown, start-up), or no answer at all. */
const isDown = (e: unknown): boolean => !(e instanceof pg.DatabaseError) || /^(08|53|57)/.test(e.code ?? '');
const orDown = <T>(work: Promise<T>): Promise<T> =>
  work.catch(e => {
    throw isDown(e) ? new Down('the database is away', { cause: e }) : e;
  });
const inTransaction = <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  orDown(transaction(pool, work));
const transaction = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (e) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw e;
  }
};

const queryOn =
  (pool: pg.Pool): Store['query'] =>
  async (sql, ...values) =>
    (await orDown(pool.query(sql, [...values]))).rows as Row[];
const changeOn =
  (pool: pg.Pool): Store['change'] =>
  ([first, ...rest], must) =>
    inTransaction(pool, async client => {
      const [sql, ...values] = first!;
      if ((await client.query(sql, values)).rowCount === 0 && must) return false;
      for (const [more, ...with_] of rest) await client.query(more, with_);
      return true;
    });
/** Lets one process migrate at a time. */
const migrateAlone = async (pool: pg.Pool, rows: Pick<Store, 'query' | 'change'>): Promise<void> => {
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATING]);
    await migrate(rows);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATING]);
    lock.release();
  }
};

/** Splits the games over several notes: PostgreSQL allows less than 8,000 bytes each. */
const actsIn = (games: readonly string[]): readonly Note[] => {
  const each = Math.floor(MAX_NOTE_BYTES / 40);
  return Array.from({ length: Math.ceil(games.length / each) }, (_, i) => ({
    is: 'acts',
    games: games.slice(i * each, (i + 1) * each),
  }));
};
/** Appends the actions and returns the games whose action was stored; if another process was first, its action stays. */
const append = async (client: pg.PoolClient, batch: readonly Append[]): Promise<ReadonlySet<string>> => {
  const column = <K extends keyof Append>(k: K): Append[K][] => batch.map(a => a[k]);
  const { rows } = await client.query<{ game: string }>(INSERT, [
    column('game'),
    column('seq'),
    column('at'),
    column('msg'),
    column('act'),
  ]);
  const stored = new Set(rows.map(r => r.game));
  const changed = batch.filter(a => a.meta && stored.has(a.game));
  const points = batch
    .filter(a => stored.has(a.game))
    .flatMap(a => (a.checkpoints ?? []).map(c => ({ game: a.game, ...c })));
  const rests = batch.filter(a => a.rest && stored.has(a.game));
  if (rests.length)
    await client.query(RESTS, [
      rests.map(a => a.game),
      rests.map(a => a.rest!.at),
      rests.map(a => a.rest!.seq),
      rests.map(a => a.rest!.rules),
      rests.map(a => a.rest!.facts),
      rests.map(a => a.rest!.rest),
    ]);
  if (changed.length)
    await client.query(UPDATE, [changed.map(a => a.game), ...META.map(c => changed.map(a => a.meta![c]))]);
  if (points.length)
    await client.query(CHECKPOINTS, [
      points.map(p => p.game),
      points.map(p => p.at),
      points.map(p => p.turn),
      points.map(p => p.state),
    ]);
  return stored;
};

type Put = (client: pg.PoolClient, a: Append) => Promise<boolean>;
/** Locks the game's row until `work` has appended or given up. */
const aloneWith = async <T>(
  client: pg.PoolClient,
  put: Put,
  game: string,
  work: (append: Store['append']) => Promise<T>,
): Promise<T> => {
  await orDown(client.query('begin'));
  await orDown(client.query(`set local idle_in_transaction_session_timeout = ${ALONE_MS}`));
  await orDown(client.query(ALONE, [game]));
  const stored = async (a: Append): Promise<boolean> => {
    const is = await put(client, a);
    await client.query('commit');
    return is;
  };
  return work(a => orDown(stored(a)));
};
/** Locks one game of this process at a time, because reading it needs further connections. */
const oneByOne = (pool: pg.Pool, put: Put): Store['alone'] => {
  let last: Promise<unknown> = Promise.resolve();
  const next = async <T>(game: string, work: (append: Store['append']) => Promise<T>): Promise<T> => {
    const client = await orDown(pool.connect());
    try {
      return await aloneWith(client, put, game, work);
    } finally {
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      );
    }
  };
  return (game, work) => {
    const mine = last.then(() => next(game, work));
    last = mine.catch(() => {});
    return mine;
  };
};

const NOTIFY = 'select pg_notify($1, $2)';
export const openPostgres = async (url: string): Promise<Store> => {
  const pool = poolFor(url);
  const me = randomUUID();
  const notes = new EventEmitter();
  const rows = { query: queryOn(pool), change: changeOn(pool) };
  await migrateAlone(pool, rows);
  const payloadOf = (note: Note): string => JSON.stringify({ me, note });
  const put = async (client: pg.PoolClient, batch: readonly Append[]): Promise<readonly boolean[]> => {
    const stored = await append(client, batch);
    for (const note of actsIn([...stored])) await client.query(NOTIFY, [CHANNEL, payloadOf(note)]);
    return batch.map(a => stored.has(a.game));
  };
  const flush = (batch: readonly Append[]): Promise<readonly boolean[]> =>
    inTransaction(pool, client => put(client, batch));
  const alone = oneByOne(pool, async (client, a) => (await put(client, [a]))[0]!);
  const heard = (payload: string): void => {
    const { me: from, note } = JSON.parse(payload) as { me: string; note: Note };
    if (from !== me) notes.emit('note', note);
  };
  const listener = await openPgListener(url, CHANNEL, heard, () => notes.emit('note', { is: 'lost' } satisfies Note));
  return {
    kind: 'postgres',
    ...rows,
    url,
    append: groupCommit(flush, setImmediate),
    alone,
    tell: note => {
      pool.query(NOTIFY, [CHANNEL, payloadOf(note)]).catch(() => {});
    },
    listen: hear => {
      notes.on('note', hear);
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
};
