/** Calls to a worker: it serves an object of functions, and the page calls the same functions and gets promises. */
type Verbs = { readonly [verb: string]: (...args: never[]) => unknown };
/** The functions as the caller sees them. */
export type Calls<D> = {
  readonly [V in keyof D]: D[V] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

interface Request {
  readonly call: number;
  readonly verb: string;
  readonly args: readonly unknown[];
}
interface Reply {
  readonly call: number;
  readonly value?: unknown;
  readonly failed?: { readonly name: string; readonly message: string };
}
interface Push {
  readonly push: string;
  readonly value: unknown;
}

/** An error from the worker. Callers check its name, never its text. */
export class WorkerError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export interface WorkerConnection<D, P> {
  readonly calls: Calls<D>;
  end(): void;
  onPush(hear: (push: P) => void): void;
}

/** Connects to a worker. All pending calls fail when the connection is closed or the worker breaks. */
export const connectWorker = <D, P extends Push>(worker: Worker): WorkerConnection<D, P> => {
  const waiting = new Map<number, { readonly done: (value: unknown) => void; readonly fail: (e: Error) => void }>();
  let count = 0;
  let hear: (push: P) => void = () => {};
  const failAll = (e: Error): void => {
    for (const w of waiting.values()) w.fail(e);
    waiting.clear();
  };
  worker.addEventListener('error', e =>
    failAll(new WorkerError('WorkerBroken', e.message || 'the worker could not be started')),
  );
  worker.addEventListener('message', ({ data }: MessageEvent<Reply | P>) => {
    if ('push' in data) {
      hear(data);
      return;
    }
    const w = waiting.get(data.call);
    waiting.delete(data.call);
    if (data.failed) w?.fail(new WorkerError(data.failed.name, data.failed.message));
    else w?.done(data.value);
  });
  const send =
    (verb: string) =>
    (...args: readonly unknown[]) =>
      new Promise((done, fail) => {
        const request: Request = { call: ++count, verb, args };
        waiting.set(request.call, { done, fail });
        worker.postMessage(request);
      });
  return {
    calls: new Proxy({}, { get: (_, verb) => send(String(verb)) }) as Calls<D>,
    end: () => {
      worker.terminate();
      failAll(new WorkerError('Stopped', 'stopped'));
    },
    onPush: h => {
      hear = h;
    },
  };
};

/** In the worker: answers calls one at a time in the order of arrival, so that no two changes of a table overlap. */
export const serveCalls = (verbs: Verbs): void => {
  let last: Promise<unknown> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    last = last.then(() => answer(verbs, data));
  });
};
const answer = async (verbs: Verbs, { call, verb, args }: Request): Promise<void> => {
  try {
    postMessage({ call, value: await (verbs[verb] as (...a: readonly unknown[]) => unknown)(...args) } satisfies Reply);
  } catch (e) {
    const { name, message } = e as Error;
    postMessage({ call, failed: { name, message } } satisfies Reply);
  }
};
/** In the worker: sends a message that answers no call. */
export const push = (what: string, value: unknown): void => postMessage({ push: what, value } satisfies Push);
