/** Compares notices by our outbox and by pg-boss on one PostgreSQL: the cost of 3,000 to 1,000 people. `node server/drill/job-queues.ts` */
import { PgBoss } from 'pg-boss';
import { startCluster } from './cluster.ts';
import { channelsDue, claim, done, reached, writeNotices } from '../notices/outbox.ts';
import { openStore, type Store } from '../store/store.ts';

const PEOPLE = 1000;
const GAMES_EACH = 3;
const SENDERS = 12;
const NOW = 1_800_000_000_000;

interface Cost {
  readonly ms: number;
  readonly transactions: number;
  readonly walKb: number;
  readonly sent: number;
  readonly sentAgain: number;
}
const figures = async (store: Store): Promise<{ readonly transactions: number; readonly wal: number }> => {
  await store.query('select pg_stat_force_next_flush()');
  const [row] = await store.query(
    `select xact_commit::bigint as n, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as wal from pg_stat_database where datname = current_database()`,
  );
  return { transactions: Number(row!.n), wal: Number(row!.wal) };
};
/** The cost of one round of sending, and how many are sent when another process finds the same notices due. */
const measured = async (store: Store, round: () => Promise<number>): Promise<Cost> => {
  const before = await figures(store);
  const from = performance.now();
  const sent = await round();
  const ms = Math.round(performance.now() - from);
  const after = await figures(store);
  return {
    ms,
    transactions: after.transactions - before.transactions,
    walKb: Math.round((after.wal - before.wal) / 1024),
    sent,
    sentAgain: await round(),
  };
};

const people = async (store: Store): Promise<void> => {
  await store.query(
    `insert into channels (id, player, kind, address, data, created, confirmed, reached) select 'c' || p, 'p' || p, 'webhook', 'https://h.example/' || p, '{}', 0, 0, 0 from generate_series(1, ${PEOPLE}) p`,
  );
  await store.query(
    `insert into games (id, game, scenario, options, rules, pace, public, watch, creator, seed, commitment, created, status, waiting, bot, turn, since)
     select 'g' || n, 'ford', 'day', '{}', 1, '{}', 0, 1, 'p', 'x', 'y', ${NOW}, 'playing', 'north', 0, 1, ${NOW} from generate_series(1, ${PEOPLE * GAMES_EACH}) n`,
  );
  await store.query(
    `insert into holders (game, side, player) select 'g' || n, 'north', 'p' || (1 + n % ${PEOPLE}) from generate_series(1, ${PEOPLE * GAMES_EACH}) n`,
  );
};

const byOutbox = async (store: Store): Promise<number> => {
  const now = NOW + 60_000;
  let sent = 0;
  await writeNotices(store, NOW - 1);
  for (;;) {
    const channels = await channelsDue(store, 'steady', now, SENDERS);
    if (channels.length === 0) return sent;
    await Promise.all(
      channels.map(async c => {
        const rows = await claim(store, c.id, now);
        if (rows.length) sent += 1;
        await done(store, c.id, rows, now, 'sent');
        await reached(store, c.id, now);
      }),
    );
  }
};

const QUEUE = 'notices';
interface Owed {
  readonly game: string;
  readonly player: string;
}
const byBoss = async (store: Store, boss: PgBoss): Promise<number> => {
  const owed = (await store.query(
    `select h.game, h.player from holders h join games g on g.id = h.game where g.status = 'playing' and g.since >= $1`,
    NOW - 1,
  )) as unknown as readonly Owed[];
  await boss.insert(
    QUEUE,
    owed.map(data => ({ data, singletonKey: `${data.game} ${NOW}` })),
  );
  let sent = 0;
  for (;;) {
    const jobs = await boss.fetch(QUEUE, { batchSize: SENDERS });
    if (jobs.length === 0) return sent;
    await Promise.all(
      jobs.map(async job => {
        sent += 1;
        await boss.complete(QUEUE, job.id);
      }),
    );
  }
};

const cluster = await startCluster();
const url = await cluster.database();
const store = await openStore(url);
await people(store);
const boss = new PgBoss({ connectionString: url, schema: 'jobs', schedule: false, supervise: false });
await boss.start();
await boss.createQueue(QUEUE, { policy: 'exclusive' });
console.table({
  outbox: await measured(store, () => byOutbox(store)),
  'pg-boss': await measured(store, () => byBoss(store, boss)),
});
await boss.stop({ close: true });
await store.close();
await cluster.stop();
