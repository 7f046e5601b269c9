/** The socket to the server: it comes back by itself, and what was asked is asked again, under the same id, until it is answered. */
import type { Answer, Push, Request } from '../../server/wire.ts';

export type Net = 'joining' | 'on' | 'lost' | 'away';
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Said = Without<Request, 'id'>;

export interface Line {
  /** `once`: fails when the line breaks, instead of being sent again. */
  ask(request: Said, once?: 'once'): Promise<Answer>;
  /** Joins anew: who we are has changed. */
  again(): void;
  end(): void;
}
export interface Ears {
  push(p: Push): void;
  /** Joined: what is asked now goes out before what was asked earlier. */ up(): void;
  net(now: Net): void;
}

const WAITS = [400, 1000, 2000, 4000, 8000, 15_000];
/** How long to wait before the next try; not everybody at the same moment. */
export const waitBefore = (tries: number, chance: number): number =>
  Math.round(WAITS[Math.min(tries, WAITS.length - 1)]! * (0.75 + chance / 2));
/** A browser does not see the server's pings: when nothing was heard for a while, we ask. */
const LOOK_MS = 5000;
const QUIET_MS = 25_000;
const DEAD_MS = 45_000;
const OFTEN_MS = 2000;
const LOST = 'the connection was lost';
/** Not randomUUID: a page without TLS, as at home by the machine's number, has none. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');

interface Pending {
  readonly text: string;
  readonly once: boolean;
  done(a: Answer): void;
  fail(e: Error): void;
}

export const openLine = (ears: Ears): Line => {
  const pending = new Map<string, Pending>();
  let ws: WebSocket | undefined;
  let tries = 0;
  let heard = 0;
  let probed = false;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (text: string): void => {
    if (ws?.readyState === WebSocket.OPEN) ws.send(text);
  };
  const resend = (ids: readonly string[]): void => {
    for (const id of ids) {
      const p = pending.get(id);
      if (p) send(p.text);
    }
  };
  const join = (): void => {
    clearTimeout(timer);
    if (ended) return;
    const mine = (ws = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`));
    heard = performance.now();
    mine.onopen = () => {
      if (ws !== mine) return;
      tries = 0;
      const before = [...pending.keys()];
      ears.net('on');
      ears.up();
      resend(before);
    };
    mine.onmessage = ({ data }: MessageEvent<string>) => {
      if (ws === mine) hear(JSON.parse(data) as Push | Answer);
    };
    mine.onclose = () => {
      if (ws === mine) drop(waitBefore(tries++, Math.random()));
    };
  };
  const hear = (said: Push | Answer): void => {
    heard = performance.now();
    probed = false;
    if (!('re' in said)) {
      if (said.is !== 'bye') ears.push(said);
      return;
    }
    if (said.re === '') {
      setTimeout(() => resend([...pending.keys()]), OFTEN_MS);
      return;
    } // too much at once: none of it was read
    pending.get(said.re)?.done(said);
    pending.delete(said.re);
  };
  const drop = (wait: number): void => {
    const old = ws;
    ws = undefined;
    old?.close();
    for (const [id, p] of pending)
      if (p.once) {
        pending.delete(id);
        p.fail(new Error(LOST));
      }
    if (ended) return;
    ears.net('lost');
    clearTimeout(timer);
    if (navigator.onLine) timer = setTimeout(join, wait);
  };
  const look = setInterval(() => {
    const still = performance.now() - heard;
    if (ws?.readyState === WebSocket.CONNECTING ? still > DEAD_MS / 3 : ws && still > DEAD_MS) drop(0);
    else if (ws && still > QUIET_MS && !probed) {
      probed = true;
      send(JSON.stringify({ do: 'ping', id: newId() } satisfies Request));
    }
  }, LOOK_MS);
  const away = (): void => drop(0);
  const back = (): void => {
    if (!ws) join();
  };
  addEventListener('offline', away);
  addEventListener('online', back);
  join();

  return {
    ask: (request, once) =>
      new Promise((done, fail) => {
        const id = newId();
        const text = JSON.stringify({ id, ...request });
        if (once && ws?.readyState !== WebSocket.OPEN) {
          fail(new Error(LOST));
          return;
        }
        pending.set(id, { text, once: once !== undefined, done, fail });
        send(text);
      }),
    again: () => {
      tries = 0;
      drop(0);
    },
    end: () => {
      ended = true;
      clearInterval(look);
      clearTimeout(timer);
      removeEventListener('offline', away);
      removeEventListener('online', back);
      pending.clear();
      ws?.close();
      ws = undefined;
    },
  };
};
