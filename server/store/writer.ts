/** The thread that writes to the SQLite file: a commit waits for the disk, and games do not. */
import { Worker } from 'node:worker_threads';
import type { Append, Statement, Store } from './store.ts';

export type Work = { readonly n: number } & (
  | { readonly commit: readonly Append[] }
  | { readonly change: readonly Statement[]; readonly first: 'must change' | undefined }
);
export type Written = { readonly n: number } & (
  | { readonly stored: boolean | readonly boolean[] }
  | { readonly error: string }
);

export interface Writer {
  readonly change: Store['change'];
  commit(batch: readonly Append[]): Promise<readonly boolean[]>;
  /** Resolves when everything before it is on disk. */ close(): Promise<void>;
}

export const openWriter = (file: string): Writer => {
  const thread = new Worker(new URL('writer-thread.ts', import.meta.url), { workerData: file });
  const waiting = new Map<number, { done(stored: unknown): void; failed(e: Error): void }>();
  let count = 0;
  thread.on('message', (w: Written) => {
    const one = waiting.get(w.n);
    waiting.delete(w.n);
    if (waiting.size === 0) thread.unref();
    if ('error' in w) one?.failed(new Error(w.error));
    else one?.done(w.stored);
  });
  thread.unref();
  /** If the thread ends by itself, so does the process: what it had not answered may or may not be on disk. */
  thread.on('error', e => {
    throw e;
  });
  const ask = <T>(
    work: Omit<Extract<Work, { commit: unknown }>, 'n'> | Omit<Extract<Work, { change: unknown }>, 'n'>,
  ): Promise<T> =>
    new Promise((done, failed) => {
      const n = count++;
      waiting.set(n, { done: stored => done(stored as T), failed });
      thread.ref();
      thread.postMessage({ n, ...work } as Work);
    });
  return {
    change: (change, first) => ask({ change, first }),
    commit: commit => ask({ commit }),
    close: async () => {
      await ask({ commit: [] });
      await thread.terminate();
    },
  };
};
