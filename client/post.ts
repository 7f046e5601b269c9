/** Calls across the border of a worker: a desk of functions on one side, the same functions as promises on the other. */
type Verbs = { readonly [verb: string]: (...args: never[]) => unknown };
/** What a caller sees of a desk. */
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

/** An error of the other side, with its name: what happened is decided by name, never by text. */
export class Failed extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export interface Line<D, P> {
  readonly calls: Calls<D>;
  end(): void;
  onPush(hear: (push: P) => void): void;
}

/** Opens a line to a worker. All that is under way fails when the line is ended or the worker breaks. */
export const lineTo = <D, P extends Push>(worker: Worker): Line<D, P> => {
  const waiting = new Map<number, { readonly done: (value: unknown) => void; readonly fail: (e: Error) => void }>();
  let count = 0;
  let hear: (push: P) => void = () => {};
  const failAll = (e: Error): void => {
    for (const w of waiting.values()) w.fail(e);
    waiting.clear();
  };
  worker.addEventListener('error', e =>
    failAll(new Failed('WorkerBroken', e.message || 'the worker could not be started')),
  );
  worker.addEventListener('message', ({ data }: MessageEvent<Reply | P>) => {
    if ('push' in data) {
      hear(data);
      return;
    }
    const w = waiting.get(data.call);
    waiting.delete(data.call);
    if (data.failed) w?.fail(new Failed(data.failed.name, data.failed.message));
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
      failAll(new Failed('Stopped', 'stopped'));
    },
    onPush: h => {
      hear = h;
    },
  };
};

/** In the worker: answers calls in the order they came, one at a time, so that no two changes of a table overlap. */
export const staff = (desk: Verbs): void => {
  let last: Promise<unknown> = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<Request>) => {
    last = last.then(() => answer(desk, data));
  });
};
const answer = async (desk: Verbs, { call, verb, args }: Request): Promise<void> => {
  try {
    postMessage({ call, value: await (desk[verb] as (...a: readonly unknown[]) => unknown)(...args) } satisfies Reply);
  } catch (e) {
    const { name, message } = e as Error;
    postMessage({ call, failed: { name, message } } satisfies Reply);
  }
};
export const push = (what: string, value: unknown): void => postMessage({ push: what, value } satisfies Push);
