/** Bots' turns. On PostgreSQL they are jobs that any process may take, and take over from one that died; on SQLite a queue in this process. The thinking is done by threads. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { PgBoss } from 'pg-boss';
import type { Json, Side } from '../engine/state.ts';
import { play, seenBy } from './acts.ts';
import type { Brief, Thought } from './bot-worker.ts';
import type { Desk } from './desk/desk.ts';
import { entriesFor, waitingOf, type Held } from './held.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { difference, nothing } from './sight.ts';
import type { Store } from './store.ts';

export interface Bots {
  stop(): Promise<void>;
}
export interface BotParts {
  readonly store: Store;
  readonly desk: Desk;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly seconds: number;
  readonly threads?: number;
}

/** Hands briefs to threads, one at a time each; a thread that dies is replaced and its brief fails. */
const crewOf = (size: number): { think(brief: Omit<Brief, 'n'>): Promise<Thought>; stop(): Promise<void> } => {
  interface Task {
    readonly brief: Brief;
    done(t: Thought): void;
  }
  const idle: Worker[] = [];
  const busy = new Map<Worker, Task>();
  const queue: Task[] = [];
  let n = 0;
  let stopped = false;
  const hand = (): void => {
    while (queue.length && (idle.length || busy.size < size)) {
      const worker = idle.pop() ?? recruit();
      const task = queue.shift()!;
      busy.set(worker, task);
      worker.postMessage(task.brief);
    }
  };
  const recruit = (): Worker => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (t: Thought) => {
      busy.get(worker)?.done(t);
      busy.delete(worker);
      idle.push(worker);
      hand();
    });
    const gone = (why: string): void => {
      busy.get(worker)?.done({ n: 0, error: why });
      busy.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      if (!stopped) hand();
    };
    worker.on('error', e => gone(e instanceof Error ? e.message : String(e)));
    worker.on('exit', () => gone('the thread ended'));
    return worker;
  };
  return {
    think: brief =>
      new Promise(done => {
        queue.push({ brief: { ...brief, n: n++ }, done });
        hand();
      }),
    stop: async () => {
      stopped = true;
      await Promise.all([...idle, ...busy.keys()].map(w => w.terminate()));
    },
  };
};

interface Question {
  readonly side: Side;
  readonly at: number;
  readonly level: string;
  readonly brief: Pick<Brief, 'game' | 'scenario' | 'pack' | 'packHash' | 'side' | 'level' | 'position'>;
}
/** What the bot whose turn it is has to decide on. */
const questionIn = (h: Held): Question | undefined => {
  const side = waitingOf(h).find(s => h.seats.some(x => x.side === s && x.kind === 'bot'));
  const t = h.table;
  if (side === undefined || !t || h.meta.status !== 'playing') return undefined;
  const level = h.seats.find(s => s.side === side)!.level!;
  return {
    side,
    at: entriesFor(h, [side]),
    level,
    brief: {
      game: h.game.id,
      scenario: h.scenario,
      ...(h.game.pack ? { pack: h.game.pack, packHash: h.pack!.hash } : {}),
      side,
      level,
      position: difference(h.game, nothing(h.game), h.game.machine.view(t.g, side)),
    },
  };
};

const QUEUE = 'bots';
const SWEEP_MS = 5000;
const HEARTBEAT_S = 10;
const ANEW_MS = 300;

/** The bots of this process at work. */
interface Shift extends BotParts {
  readonly crew: ReturnType<typeof crewOf>;
  stopping: boolean;
}
/** Decides until it is somebody else's turn. */
const takeTurn = async (shift: Shift, id: string): Promise<void> => {
  const { desk, log, metrics, crew, seconds } = shift;
  while (!shift.stopping) {
    const q = await desk.with(id, questionIn);
    if (!q) return;
    const { choice, error } = await crew.think({ ...q.brief, seconds, luck: randomBytes(8).toString('hex') });
    if (error) log.warn('bot', { game: id, level: q.level, error });
    if (choice === undefined || shift.stopping) return;
    const played = await desk.act(id, null, play(q.side, seenBy(q.side, q.at), choice as Json));
    if (played.ok) metrics.bots.add(1);
    else if ('refused' in played) {
      log.error('bot refused', { game: id, case: played.refused.case, why: played.refused.why });
      return;
    }
  }
};
/** Whatever was forgotten: a process died, or a turn came up while the last one was being closed. */
const sweep = async ({ store, desk, log }: Shift): Promise<void> => {
  try {
    const rows = await store.query(
      'select id from games where bot = 1 and since < $1 and damaged is null limit 100',
      Date.now() - ANEW_MS,
    );
    for (const r of rows) desk.onBot(r.id as string);
  } catch (e) {
    log.error('sweep', { error: String(e) });
  }
};

export const openBots = async (parts: BotParts): Promise<Bots> => {
  const { store, desk, log, threads = Math.max(1, availableParallelism() - 1) } = parts;
  const shift: Shift = { ...parts, crew: crewOf(threads), stopping: false };
  const work = (id: string): Promise<void> => takeTurn(shift, id);
  const queue = store.url ? await jobs(store.url, work, log) : inProcess(work, log);
  desk.onBot = id => {
    if (!shift.stopping) queue.add(id);
  };
  const timer = setInterval(() => void sweep(shift), SWEEP_MS).unref();
  return {
    stop: async () => {
      shift.stopping = true;
      clearInterval(timer);
      await queue.stop();
      await shift.crew.stop();
    },
  };
};

interface Queue {
  add(id: string): void;
  stop(): Promise<void>;
}
const inProcess = (work: (id: string) => Promise<void>, log: Log): Queue => {
  const running = new Set<string>();
  return {
    add: id => {
      if (running.has(id)) return;
      running.add(id);
      work(id)
        .catch(e => log.error('bot', { game: id, error: String(e) }))
        .finally(() => running.delete(id));
    },
    stop: async () => {},
  };
};
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
/** One job a game at most, queued or active; the job of a process that no longer sends its heartbeat is given to another. */
const jobs = async (url: string, work: (id: string) => Promise<void>, log: Log): Promise<Queue> => {
  const boss = new PgBoss({ connectionString: url, ...BOSS });
  boss.on('error', e => log.error('jobs', { error: String(e) }));
  await boss.start();
  await boss.createQueue(QUEUE, ONE_A_GAME);
  await boss.work<{ game: string }>(
    QUEUE,
    { localConcurrency: 4, pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 },
    async ([job]) => {
      if (job) await work(job.data.game);
    },
  );
  return {
    add: id => {
      boss.send(QUEUE, { game: id }, { singletonKey: id }).catch(e => log.error('jobs', { error: String(e) }));
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5000, close: true });
    },
  };
};
