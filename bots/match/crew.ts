/** Distributes games over one thread per core. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Plan, Record } from '../simulation.ts';
import type { Command } from './program.ts';

/** A player who is a program outside. */
export interface Outside {
  readonly command: Command;
  /** Seconds for each choice. */
  readonly limit: number;
  /** Our own bot of another commit, which is trusted with the seed. */
  readonly isOurs?: true;
}
export interface Work {
  readonly plan: Plan;
  readonly outside: { readonly [name: string]: Outside };
}
export type ToWorker = number | 'stop';
export type FromWorker = Record | { readonly started: number };

/** A thread ends by itself once its programs have. Ending it while they do can crash the process, so that is for one that hangs. */
const MS_TO_STOP = 30_000;
/** Programs outlive a thread that was terminated, so the ids of those still running are ended here. */
const endAll = (pids: Iterable<number>): void => {
  for (const pid of pids)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has ended
    }
};

/** Plays the games whose numbers `next` gives, until it gives none. */
export const playAll = (
  work: Work,
  next: () => number | undefined,
  got: (record: Record) => void,
  cores = availableParallelism(),
): Promise<void> =>
  new Promise((resolve, reject) => {
    const pids = new Set<number>();
    let failure: Error | undefined;
    let open = 0;
    const stop = (worker: Worker): void => {
      worker.postMessage('stop' satisfies ToWorker);
      const timer = setTimeout(() => void worker.terminate(), MS_TO_STOP).unref();
      worker.once('exit', () => clearTimeout(timer));
    };
    const hand = (worker: Worker): void => {
      const number = failure ? undefined : next();
      if (number === undefined) stop(worker);
      else worker.postMessage(number satisfies ToWorker);
    };
    const closed = (): void => {
      if (--open > 0) return;
      endAll(pids);
      if (failure) reject(failure);
      else resolve();
    };
    const start = (first: number): void => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work });
      open += 1;
      worker.on('message', (message: FromWorker) => {
        if ('started' in message) pids.add(message.started);
        else {
          got(message);
          hand(worker);
        }
      });
      worker.on('error', (e: Error) => {
        failure ??= e;
      });
      worker.on('exit', closed);
      worker.postMessage(first satisfies ToWorker);
    };
    for (let i = 0; i < cores; i++) {
      const first = next();
      if (first === undefined) break;
      start(first);
    }
    if (open === 0) resolve();
  });

/** All games of a plan. The records come back in order of their numbers, the same on any number of cores. */
export const simulate = async (
  plan: Plan,
  progress: (done: number) => void,
  cores?: number,
): Promise<readonly Record[]> => {
  const records: Record[] = [];
  let number = 0;
  await playAll(
    { plan, outside: {} },
    () => (number < plan.games ? number++ : undefined),
    r => progress(records.push(r)),
    cores,
  );
  return records.toSorted((a, b) => a.number - b.number);
};
