/** Hands the games of a plan to as many threads as there are cores; the records come back in order of their numbers. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Plan, Record } from '../simulation.ts';

export const simulate = (
  plan: Plan,
  progress: (done: number) => void,
  cores = availableParallelism(),
): Promise<readonly Record[]> =>
  new Promise((resolve, reject) => {
    const records: Record[] = [];
    const crew = Array.from(
      { length: Math.min(cores, plan.games) },
      () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan }),
    );
    let next = 0;
    const hand = (worker: Worker): void => {
      if (next < plan.games) worker.postMessage(next++);
      else void worker.terminate();
    };
    for (const worker of crew) {
      worker.on('message', (r: Record) => {
        records.push(r);
        progress(records.length);
        hand(worker);
        if (records.length === plan.games) resolve(records.toSorted((a, b) => a.number - b.number));
      });
      worker.on('error', (e: Error) => {
        for (const w of crew) void w.terminate();
        reject(e);
      });
      hand(worker);
    }
  });
