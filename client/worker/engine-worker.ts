/** The page's connection to the engine worker. There is one worker for each page, started when it is first needed. */
import type { SentSnapshot } from '../game/session.ts';
import { connectWorker, type Calls, type WorkerConnection } from './worker-calls.ts';
import type { About, WorkerApi } from './worker.ts';

type Pushed =
  | { readonly push: 'snapshot'; readonly value: SentSnapshot }
  | { readonly push: 'notice' | 'saved'; readonly value: string }
  | { readonly push: 'trouble'; readonly value: string };

let line: WorkerConnection<WorkerApi, Pushed> | undefined;
let hear: (push: Pushed) => void = () => {};

export const engineWorker = (): Calls<WorkerApi> => {
  if (!line) {
    line = connectWorker<WorkerApi, Pushed>(
      new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'phoney-war engine' }),
    );
    line.onPush(p => hear(p));
  }
  return line.calls;
};
export const onPush = (h: (push: Pushed) => void): void => {
  hear = h;
};

const known = new Map<string, Promise<About>>();
/** Title, scenarios and options of a game, requested once. */
export const aboutGame = (id: string): Promise<About> => {
  const found = known.get(id) ?? engineWorker().about(id);
  known.set(id, found);
  found.catch(() => known.delete(id));
  return found;
};
