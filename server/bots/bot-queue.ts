/** The games whose bot must decide, in order. On PostgreSQL they are jobs that any process takes, also from one that died; on SQLite a list in this process. */
import { PgBoss } from 'pg-boss';
import { wordsOf, type Log } from '../operations/log.ts';
import type { Store } from '../store/store.ts';

export interface BotQueue {
  add(id: string): void;
  /** Waiting games, the next first. */
  waiting(): Promise<readonly string[]>;
  stop(): Promise<void>;
}
export interface BotWork {
  /** Games played at once; 0 leaves them to other processes. */
  readonly atOnce: number;
  /** Whether the game must be queued again. */
  play(id: string): Promise<boolean>;
}

export const queueInProcess = ({ atOnce, play }: BotWork, log: Log): BotQueue => {
  const waiting = new Set<string>();
  const running = new Set<string>();
  let isStopped = false;
  const next = (): void => {
    if (isStopped) return;
    for (const id of waiting) {
      if (running.size >= atOnce) return;
      waiting.delete(id);
      running.add(id);
      void play(id)
        .catch((e: unknown) => {
          log.error('bot', { game: id, error: wordsOf(e) });
          return false;
        })
        .then(again => {
          running.delete(id);
          if (again) waiting.add(id);
          next();
        });
    }
  };
  return {
    add: id => {
      if (running.has(id)) return;
      waiting.add(id);
      next();
    },
    waiting: async () => [...waiting],
    stop: async () => {
      isStopped = true;
      waiting.clear();
    },
  };
};

const QUEUE = 'bots';
const HEARTBEAT_S = 10;
const MAX_LISTED = 1000;
const BOSS = {
  schema: 'jobs',
  max: 3,
  useListenNotify: true,
  superviseIntervalSeconds: 5,
  monitorIntervalSeconds: 5,
  queueCacheIntervalSeconds: 30,
  persistWarnings: false,
  schedule: false,
} as const;
const ONE_A_GAME = {
  policy: 'exclusive',
  notify: true,
  heartbeatSeconds: HEARTBEAT_S,
  expireInSeconds: 3600,
  retryLimit: 1000,
  retryDelay: 0,
  deleteAfterSeconds: 60,
} as const;
/** At most one job for each game, queued or active. A process that sends no heartbeat loses its jobs to another. */
export const queueOfJobs = async (store: Store, { atOnce, play }: BotWork, log: Log): Promise<BotQueue> => {
  const boss = new PgBoss({ connectionString: store.url!, ...BOSS });
  boss.on('error', e => log.error('jobs', { error: String(e) }));
  await boss.start();
  await boss.createQueue(QUEUE, ONE_A_GAME);
  const waiting = async (): Promise<readonly string[]> => {
    const rows = await store.query(
      `select singleton_key as game from jobs.job where name = $1 and state < 'active' order by priority desc, created_on, id limit ${MAX_LISTED}`,
      QUEUE,
    );
    return rows.map(r => r.game as string);
  };
  /** A game has one job at a time. One that must be queued again goes on at once if nobody waits, or else is found by the next sweep. */
  const playOn = async (id: string): Promise<void> => {
    while (await play(id)) if ((await waiting()).length > 0) return;
  };
  if (atOnce > 0)
    await boss.work<{ game: string }>(
      QUEUE,
      { localConcurrency: atOnce, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 },
      async ([job]) => {
        if (job) await playOn(job.data.game);
      },
    );
  return {
    add: id => {
      boss.send(QUEUE, { game: id }, { singletonKey: id }).catch(e => log.error('jobs', { error: String(e) }));
    },
    waiting,
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5000, close: true });
    },
  };
};
