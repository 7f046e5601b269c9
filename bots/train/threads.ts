/** Hands numbers to threads, one each at a time, until there are none. */
import { Worker } from 'node:worker_threads';

export const onThreads = <Result>(
  { file, data, cores }: { readonly file: URL; readonly data: unknown; readonly cores: number },
  next: () => number | undefined,
  got: (result: Result) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let open = 0;
    let failure: Error | undefined;
    const hand = (worker: Worker): void => {
      worker.postMessage((failure ? undefined : next()) ?? 'stop');
    };
    const start = (): void => {
      const worker = new Worker(file, { workerData: data });
      open += 1;
      worker.on('message', (result: Result) => {
        got(result);
        hand(worker);
      });
      worker.on('error', (e: Error) => {
        failure ??= e;
      });
      worker.on('exit', () => {
        if (--open > 0) return;
        if (failure) reject(failure);
        else resolve();
      });
      hand(worker);
    };
    for (let i = 0; i < cores; i++) start();
  });
