/** Has data packs checked by a thread: one at a time, with limits of time and memory, and the networks taking turns. */
import { Worker } from 'node:worker_threads';
import { BadPack } from '../../engine/read-pack.ts';
import type { Wanted } from '../lobby/create.ts';
import { Refusal } from '../http/refusal.ts';
import type { Code } from '../wire.ts';

export type Task =
  | { readonly is: 'new game'; readonly bytes: Uint8Array }
  | { readonly is: 'check'; readonly game: string; readonly text: string };
export type Finding =
  | { readonly is: 'ready' }
  | { readonly is: 'known?'; readonly game: string; readonly hash: string }
  | { readonly is: 'done'; readonly wanted?: Wanted }
  | { readonly is: 'refused'; readonly code: Code; readonly message: string };

const MAX_WAITING = 32;
const IDLE_MS = 30_000;
/** What checking a pack may cost. All shipped games together take some 50 MB. */
export interface CheckerSpec {
  readonly thread: URL;
  readonly maxMs: number;
  readonly maxMb: number;
}
const SPEC: CheckerSpec = { thread: new URL('pack-thread.ts', import.meta.url), maxMs: 5000, maxMb: 160 };

interface Job {
  readonly task: Task;
  /** The network that sent it; '' for the server's own checks. */
  readonly net: string;
  readonly isKnown: (game: string, hash: string) => Promise<boolean>;
}
interface Waiting extends Job {
  done(finding: Finding): void;
}
interface Thread {
  readonly worker: Worker;
  readonly ready: Promise<unknown>;
  job: Waiting | undefined;
}
/** The waiting packs and the thread, which starts with the first pack and ends when none has come for a while. */
interface Checker {
  readonly spec: CheckerSpec;
  readonly waiting: Waiting[];
  /** Players with a pack in the queue. */
  readonly players: Set<string>;
  thread: Thread | undefined;
  busy: boolean;
  lastNet: string;
  idle: NodeJS.Timeout | undefined;
}

const refused = (message: string): Finding => ({ is: 'refused', code: 'malformed', message });
const end = (c: Checker, t: Thread, why: string): void => {
  if (c.thread === t) c.thread = undefined;
  void t.worker.terminate();
  t.job?.done(refused(why));
};
const hear = (t: Thread, finding: Finding): void => {
  if (finding.is !== 'known?') {
    t.job?.done(finding);
    return;
  }
  const { game, hash } = finding;
  const tell = (known: boolean): void => t.worker.postMessage({ is: 'known', hash, known });
  t.job?.isKnown(game, hash).then(tell, () => tell(false));
};
const whyEnded = (e: Error & { readonly code?: string }): string =>
  e.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'the data pack takes too much memory: make it smaller'
    : `the data pack cannot be checked: ${e.message}`;
const startThread = (c: Checker): Thread => {
  const { thread, maxMb } = c.spec;
  const worker = new Worker(thread, {
    resourceLimits: { maxOldGenerationSizeMb: maxMb, maxYoungGenerationSizeMb: Math.ceil(maxMb / 10) },
  });
  const ready = new Promise(done => {
    worker.once('message', done);
    worker.once('error', done);
  });
  const t: Thread = { worker, ready, job: undefined };
  worker.unref();
  worker.on('message', (finding: Finding) => hear(t, finding));
  worker.on('error', e => end(c, t, whyEnded(e as Error)));
  return t;
};
const transferred = (task: Task): ArrayBuffer[] => (task.is === 'new game' ? [task.bytes.buffer as ArrayBuffer] : []);
/** What the thread finds. If it takes too long it is ended, and the next job starts a new one. */
const tried = async (c: Checker, job: Job): Promise<Finding> => {
  clearTimeout(c.idle);
  const t = (c.thread ??= startThread(c));
  await t.ready;
  return new Promise(found => {
    const late = setTimeout(() => end(c, t, 'the data pack takes too long to check: make it smaller'), c.spec.maxMs);
    const done = (finding: Finding): void => {
      clearTimeout(late);
      t.job = undefined;
      found(finding);
    };
    t.job = { ...job, done };
    if (c.thread === t) t.worker.postMessage(job.task, transferred(job.task));
    else done(refused('the data pack cannot be checked now: try again'));
  });
};
/** The next job, preferably from another network than the last: whoever sends many delays only themselves. */
const nextJob = (c: Checker): Waiting | undefined => {
  const i = c.waiting.findIndex(j => j.net !== c.lastNet);
  const [job] = c.waiting.splice(Math.max(0, i), 1);
  c.lastNet = job?.net ?? '';
  return job;
};
const work = async (c: Checker): Promise<void> => {
  if (c.busy) return;
  c.busy = true;
  for (let job = nextJob(c); job; job = nextJob(c)) job.done(await tried(c, job));
  c.busy = false;
  c.idle = setTimeout(() => {
    if (!c.busy && c.thread) end(c, c.thread, '');
  }, IDLE_MS).unref();
};
const checked = (c: Checker, job: Job): Promise<Finding> =>
  new Promise(done => {
    c.waiting.push({ ...job, done });
    void work(c);
  });

export interface PackChecker {
  /** Reads a new game with its data pack; refuses it with the pack's first faults. */
  newGame(
    who: { readonly player: string; readonly net: string },
    body: Uint8Array,
    isKnown: Job['isKnown'],
  ): Promise<Wanted>;
  /** Checks a stored pack; BadPack if it no longer fits the rules. */
  stored(game: string, text: string): Promise<void>;
}
const newGame = async (
  c: Checker,
  { player, net }: { readonly player: string; readonly net: string },
  body: Uint8Array,
  isKnown: Job['isKnown'],
): Promise<Wanted> => {
  if (c.players.has(player))
    throw new Refusal('too often', 'your last data pack is still being checked: wait a moment');
  if (c.waiting.length >= MAX_WAITING)
    throw new Refusal('too often', 'many data packs are being checked: try again in a minute');
  c.players.add(player);
  try {
    const finding = await checked(c, { task: { is: 'new game', bytes: new Uint8Array(body) }, net, isKnown });
    if (finding.is === 'done') return finding.wanted!;
    throw finding.is === 'refused' ? new Refusal(finding.code, finding.message) : new Error(finding.is);
  } finally {
    c.players.delete(player);
  }
};
export const openPackChecker = (spec: CheckerSpec = SPEC): PackChecker => {
  const c: Checker = {
    spec,
    waiting: [],
    players: new Set(),
    thread: undefined,
    busy: false,
    lastNet: '',
    idle: undefined,
  };
  return {
    newGame: (who, body, isKnown) => newGame(c, who, body, isKnown),
    stored: async (game, text) => {
      const finding = await checked(c, { task: { is: 'check', game, text }, net: '', isKnown: async () => false });
      if (finding.is === 'refused') throw new BadPack(finding.message.split('\n'));
    },
  };
};
/** One for the process, because its thread holds the games in memory. */
export const packChecker: PackChecker = openPackChecker();
