/** The socket to the server. It reconnects by itself, and sends unanswered requests again under the same id. */
import type { Answer, Push, Request } from '../../server/wire.ts';

export type Net = 'joining' | 'on' | 'lost' | 'away';
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type RequestMessage = Without<Request, 'id'>;

export interface ReconnectingSocket {
  /** With `once` the request fails when the connection breaks, instead of being sent again. */
  ask(request: RequestMessage, once?: 'once'): Promise<Answer>;
  /** Reconnects, because this browser's identity or seats have changed. */
  again(): void;
  end(): void;
}
export interface SocketHandlers {
  push(p: Push): void;
  /** Connected. Requests made in this call are sent before the pending ones. */ up(): void;
  net(now: Net): void;
}

const RETRY_DELAYS_MS = [400, 1000, 2000, 4000, 8000, 15_000];
/** The delay before the next attempt. It is random, so that not all browsers return at the same moment. */
export const retryDelay = (tries: number, chance: number): number =>
  Math.round(RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)]! * (0.75 + chance / 2));
/** A browser does not see the server's pings, so it sends its own when the connection has been silent. */
const CHECK_EVERY_MS = 5000;
const PING_AFTER_MS = 25_000;
const DROP_AFTER_MS = 45_000;
const RESEND_AFTER_MS = 2000;
const LOST = 'the connection was lost';
/** randomUUID is missing on a page without TLS, as in a local network. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');

interface Pending {
  readonly text: string;
  readonly once: boolean;
  done(a: Answer): void;
  fail(e: Error): void;
}

interface Wire {
  readonly ears: SocketHandlers;
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
    if (w.ws === mine) receive(w, JSON.parse(data) as Push | Answer);
  };
  mine.onclose = () => {
    if (w.ws === mine) drop(w, retryDelay(w.tries++, Math.random()));
  };
};
const joined = (w: Wire): void => {
  w.tries = 0;
  const before = [...w.pending.keys()];
  w.ears.net('on');
  w.ears.up();
  resend(w, before);
};
const receive = (w: Wire, message: Push | Answer): void => {
  w.heard = performance.now();
  w.probed = false;
  if (!('re' in message)) {
    if (message.is !== 'bye') w.ears.push(message);
    return;
  }
  // over the limit: the server has not read the last requests
  if (message.re === '') {
    setTimeout(() => resend(w, [...w.pending.keys()]), RESEND_AFTER_MS);
    return;
  }
  // the server's database is away for a moment
  if (!message.ok && 'error' in message && message.error === 'down' && !w.pending.get(message.re)?.once) {
    setTimeout(() => resend(w, [message.re]), RESEND_AFTER_MS);
    return;
  }
  w.pending.get(message.re)?.done(message);
  w.pending.delete(message.re);
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
/** Checks the connection: pings after a silence, and reconnects after a longer one. */
const checkConnection = (w: Wire): void => {
  const silence = performance.now() - w.heard;
  if (w.ws?.readyState === WebSocket.CONNECTING ? silence > DROP_AFTER_MS / 3 : w.ws && silence > DROP_AFTER_MS)
    drop(w, 0);
  else if (w.ws && silence > PING_AFTER_MS && !w.probed) {
    w.probed = true;
    send(w, JSON.stringify({ do: 'ping', id: newId() } satisfies Request));
  }
};
const ask = (w: Wire, request: RequestMessage, once: 'once' | undefined): Promise<Answer> =>
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

export const openSocket = (ears: SocketHandlers): ReconnectingSocket => {
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
  const checking = setInterval(checkConnection, CHECK_EVERY_MS, w);
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
      clearInterval(checking);
      clearTimeout(w.timer);
      removeEventListener('offline', away);
      removeEventListener('online', back);
      w.pending.clear();
      w.ws?.close();
      w.ws = undefined;
    },
  };
};
