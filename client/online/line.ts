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

interface Wire {
  readonly ears: Ears;
  readonly pending: Map<string, Pending>;
  ws: WebSocket | undefined;
  tries: number;
  heard: number;
  probed: boolean;
  ended: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const isOpen = ({ ws }: Wire): boolean => ws?.readyState === WebSocket.OPEN;
const send = (w: Wire, text: string): void => {
  if (isOpen(w)) w.ws!.send(text);
};
const resend = (w: Wire, ids: readonly string[]): void => {
  for (const id of ids) {
    const p = w.pending.get(id);
    if (p) send(w, p.text);
  }
};
const join = (w: Wire): void => {
  clearTimeout(w.timer);
  if (w.ended) return;
  const mine = (w.ws = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`));
  w.heard = performance.now();
  mine.onopen = () => {
    if (w.ws === mine) joined(w);
  };
  mine.onmessage = ({ data }: MessageEvent<string>) => {
    if (w.ws === mine) hear(w, JSON.parse(data) as Push | Answer);
  };
  mine.onclose = () => {
    if (w.ws === mine) drop(w, waitBefore(w.tries++, Math.random()));
  };
};
const joined = (w: Wire): void => {
  w.tries = 0;
  const before = [...w.pending.keys()];
  w.ears.net('on');
  w.ears.up();
  resend(w, before);
};
const hear = (w: Wire, said: Push | Answer): void => {
  w.heard = performance.now();
  w.probed = false;
  if (!('re' in said)) {
    if (said.is !== 'bye') w.ears.push(said);
    return;
  }
  if (said.re === '') {
    setTimeout(() => resend(w, [...w.pending.keys()]), OFTEN_MS);
    return;
  } // too much at once: none of it was read
  if (!said.ok && 'error' in said && said.error === 'down' && !w.pending.get(said.re)?.once) {
    setTimeout(() => resend(w, [said.re]), OFTEN_MS);
    return;
  } // the server is without its store for a moment
  w.pending.get(said.re)?.done(said);
  w.pending.delete(said.re);
};
const drop = (w: Wire, wait: number): void => {
  const old = w.ws;
  w.ws = undefined;
  old?.close();
  for (const [id, p] of w.pending)
    if (p.once) {
      w.pending.delete(id);
      p.fail(new Error(LOST));
    }
  if (w.ended) return;
  w.ears.net('lost');
  clearTimeout(w.timer);
  if (navigator.onLine) w.timer = setTimeout(join, wait, w);
};
/** Whether the line still holds. */
const look = (w: Wire): void => {
  const still = performance.now() - w.heard;
  if (w.ws?.readyState === WebSocket.CONNECTING ? still > DEAD_MS / 3 : w.ws && still > DEAD_MS) drop(w, 0);
  else if (w.ws && still > QUIET_MS && !w.probed) {
    w.probed = true;
    send(w, JSON.stringify({ do: 'ping', id: newId() } satisfies Request));
  }
};
const ask = (w: Wire, request: Said, once: 'once' | undefined): Promise<Answer> =>
  new Promise((done, fail) => {
    const id = newId();
    const text = JSON.stringify({ id, ...request });
    if (once && !isOpen(w)) {
      fail(new Error(LOST));
      return;
    }
    w.pending.set(id, { text, once: once !== undefined, done, fail });
    send(w, text);
  });

export const openLine = (ears: Ears): Line => {
  const w: Wire = {
    ears,
    pending: new Map(),
    ws: undefined,
    tries: 0,
    heard: 0,
    probed: false,
    ended: false,
    timer: undefined,
  };
  const looking = setInterval(look, LOOK_MS, w);
  const away = (): void => drop(w, 0);
  const back = (): void => {
    if (!w.ws) join(w);
  };
  addEventListener('offline', away);
  addEventListener('online', back);
  join(w);
  return {
    ask: (request, once) => ask(w, request, once),
    again: () => {
      w.tries = 0;
      drop(w, 0);
    },
    end: () => {
      w.ended = true;
      clearInterval(looking);
      clearTimeout(w.timer);
      removeEventListener('offline', away);
      removeEventListener('online', back);
      w.pending.clear();
      w.ws?.close();
      w.ws = undefined;
    },
  };
};
