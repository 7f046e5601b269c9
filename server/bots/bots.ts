/** Plays bots' turns in the order of the queue. Threads do the thinking. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Json, Side } from '../../engine/state.ts';
import { play, seenBy } from '../game-host/actions.ts';
import { queueInProcess, queueOfJobs, type BotQueue } from './bot-queue.ts';
import type { Brief, Thought } from './bot-worker.ts';
import type { GameHost } from '../game-host/game-host.ts';
import { entriesFor, hasMaxActions, waitingOf, type LoadedGame } from '../game-host/loaded-game.ts';
import { wordsOf, type Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { difference, nothing } from '../game-host/view-diff.ts';
import type { Store } from '../store/store.ts';

export interface Bots {
  stop(): Promise<void>;
}
export interface BotParts {
  readonly store: Store;
  readonly gameHost: GameHost;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly seconds: number;
  /** 0 leaves the thinking to other processes. */
  readonly threads?: number;
}

/** Gives each thread one brief at a time; a thread that dies is replaced and its brief fails. */
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
/** The question of the bot whose turn it is. */
const questionIn = (h: LoadedGame): Question | undefined => {
  const side = waitingOf(h).find(s => h.seats.some(x => x.side === s && x.kind === 'bot'));
  const t = h.table;
  if (side === undefined || !t || h.meta.status !== 'playing' || hasMaxActions(h, [side])) return undefined;
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

const SWEEP_MS = 5000;
const PLACES_MS = 1000;
const ANEW_MS = 300;

/** The bots of this process. */
interface Shift extends BotParts {
  readonly crew: Pick<ReturnType<typeof crewOf>, 'think' | 'stop'>;
  stopping: boolean;
}
/** Chooses until it is somebody else's turn, or the game accepts no more. Between two bots the turns are played one at a time, so that people's games come in between. Returns whether another bot must decide now. */
export const takeTurn = async (shift: Shift, id: string): Promise<boolean> => {
  const { gameHost, log, metrics, crew, seconds } = shift;
  let mine: Side | undefined;
  while (!shift.stopping) {
    const q = await gameHost.with(id, questionIn);
    if (!q) return false;
    if (q.side !== (mine ?? q.side)) return true;
    mine = q.side;
    const { choice, error } = await crew.think({ ...q.brief, seconds, luck: randomBytes(8).toString('hex') });
    if (error) log.warn('bot', { game: id, level: q.level, error });
    if (choice === undefined || shift.stopping) return false;
    const played = await gameHost.act(id, null, play(q.side, seenBy(q.side, q.at), choice as Json), () => [q.side]);
    if (played.ok) metrics.bots.add(1);
    else if ('refused' in played) {
      log.error('bot refused', { game: id, case: played.refused.case, why: played.refused.why });
      return false;
    } else if (played.error !== 'stale') return false;
  }
  return false;
};
/** Finds bots' turns that were missed: a process died, or a turn came while the last one was being finished. */
const sweep = async ({ store, gameHost, log }: Shift): Promise<void> => {
  try {
    const rows = await store.query(
      'select id from games where bot = 1 and since < $1 and damaged is null limit 100',
      Date.now() - ANEW_MS,
    );
    for (const r of rows) gameHost.onBot(r.id as string);
  } catch (e) {
    log.error('sweep', { error: String(e) });
  }
};

/** Tells the audience of a game whose bot waits how many games come first. */
const tellPlaces = async ({ gameHost, log }: Shift, queue: BotQueue): Promise<void> => {
  if (gameHost.watchedGames() === 0) return;
  try {
    const places = new Map((await queue.waiting()).map((id, i) => [id, i + 1]));
    gameHost.botPlaces(places);
  } catch (e) {
    log.error('bot places', { error: wordsOf(e) });
  }
};
/** One game more than threads, so that the next is ready when a thread becomes free. */
const gamesAtOnce = (threads: number): number => (threads === 0 ? 0 : threads + 1);
const idleThreads = (): number => Math.max(1, availableParallelism() - 1);

export const openBots = async (parts: BotParts): Promise<Bots> => {
  const { store, gameHost, log, threads = idleThreads() } = parts;
  if (threads === 0 && !store.url) throw new Error('a server on SQLite has no other process to think for its bots');
  const shift: Shift = { ...parts, crew: crewOf(threads), stopping: false };
  const work = { atOnce: gamesAtOnce(threads), play: (id: string) => takeTurn(shift, id) };
  const queue = store.url ? await queueOfJobs(store, work, log) : queueInProcess(work, log);
  gameHost.onBot = id => {
    if (!shift.stopping) queue.add(id);
  };
  const timers = [
    setInterval(() => void sweep(shift), SWEEP_MS).unref(),
    setInterval(() => void tellPlaces(shift, queue), PLACES_MS).unref(),
  ];
  return {
    stop: async () => {
      shift.stopping = true;
      timers.forEach(clearInterval);
      await queue.stop();
      await shift.crew.stop();
    },
  };
};
