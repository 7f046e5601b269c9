/** Sockets: one connection for each page, with any number of games. Every message is checked, and every request gets exactly one answer. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { GameHost } from '../game-host/game-host.ts';
import { isSecure, netFrom, ownOrigin } from '../http/http.ts';
import { limiter, type Limits } from '../http/limits.ts';
import { wordsOf, type Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { answered, requestHandler, failure, type Caller, type RequestHandler } from './requests.ts';
import type { Allowance } from '../retention/allowance.ts';
import { findSession, liveSessions, type Session } from '../accounts/sessions.ts';
import type { Store } from '../store/store.ts';
import { MAX_BYTES } from '../wire.ts';

export const SOCKET = '/api/socket';
const BEAT_MS = 20_000;
const BEAT_PARTS = 40;
const BEHIND_BYTES = 4_000_000;
/** Messages over the limit in a row after which a socket is closed; a warning is sent at most once a second. */
const MAX_MESSAGES_OVER_LIMIT = 100;
const WARNING_EVERY_MS = 1000;
/** Most fragments of a message: a browser sends one of this length whole. */
const MAX_FRAGMENTS = 64;
const CLOSED = { policy: 1008, away: 1001 } as const;

export interface SocketParts {
  readonly store: Store;
  readonly gameHost: GameHost;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly allowance: Allowance;
  readonly origin?: string | undefined;
  readonly behindProxy: boolean;
  readonly now?: () => number;
}
export interface Sockets {
  count(): number;
  /** Closes a player's sockets, in all processes. */ hangUp(player: string): void;
  stop(): Promise<void>;
}
/** The sockets of this process and what is known of each. */
interface SocketRegistry {
  readonly parts: SocketParts;
  readonly handler: RequestHandler;
  readonly wss: WebSocketServer;
  /** Sockets open from each network. */
  readonly from: Map<string, number>;
  readonly heardAt: WeakMap<WebSocket, number>;
  readonly pingedAt: WeakMap<WebSocket, number>;
  readonly sessions: WeakMap<WebSocket, Session>;
  readonly mayAsk: (player: string) => boolean;
  readonly maySend: (net: string) => boolean;
  readonly mayConnect: (net: string) => boolean;
}
const socketRegistry = (parts: SocketParts): SocketRegistry => ({
  parts,
  handler: requestHandler(parts.gameHost, parts.log, parts.limits, parts.now ?? Date.now, parts.allowance),
  wss: new WebSocketServer({
    noServer: true,
    maxPayload: MAX_BYTES,
    maxFragments: MAX_FRAGMENTS,
    perMessageDeflate: false,
    clientTracking: true,
    autoPong: false,
  }),
  from: new Map(),
  heardAt: new WeakMap(),
  pingedAt: new WeakMap(),
  sessions: new WeakMap(),
  mayAsk: limiter(parts.limits.socket),
  maySend: limiter(parts.limits.address),
  mayConnect: limiter(parts.limits.http),
});

// One socket -----------------------------------------------------------------------------------------------------------
const sender =
  (ws: WebSocket) =>
  (text: string): void => {
    if (ws.bufferedAmount > BEHIND_BYTES) ws.terminate(); // it does not read; it will reconnect and catch up
    else if (ws.readyState === ws.OPEN) ws.send(text);
  };
/** Whether a message is accepted. A socket that stays over the limit is warned now and then and closed in the end: refusing must cost less than asking. */
const gate = ({ mayAsk, maySend }: SocketRegistry, { player, net }: Caller, ws: WebSocket): (() => boolean) => {
  let over = 0;
  let warnedAt = -Infinity;
  return () => {
    if (maySend(net) && mayAsk(player ?? net)) {
      over = 0;
      return true;
    }
    over += 1;
    if (over > 2 * MAX_MESSAGES_OVER_LIMIT) ws.terminate();
    else if (over > MAX_MESSAGES_OVER_LIMIT) ws.close(CLOSED.policy, 'too often');
    else if (performance.now() - warnedAt > WARNING_EVERY_MS) {
      warnedAt = performance.now();
      ws.send(JSON.stringify(failure('', 'too often', 'too many messages: wait a little')));
    }
    return false;
  };
};
const hear = (registry: SocketRegistry, caller: Caller, data: RawData, binary: boolean): void => {
  const { metrics } = registry.parts;
  const { send } = caller.listener;
  const from = performance.now();
  if (binary) {
    send(JSON.stringify(failure('', 'malformed', 'messages are text')));
    return;
  }
  void answered(registry.handler, caller, (data as Buffer).toString('utf8')).then(answer => {
    if (!answer.ok) metrics.refused.add(1);
    metrics.answers.observe((performance.now() - from) / 1000);
    send(JSON.stringify(answer));
  });
};
const connected = (registry: SocketRegistry, ws: WebSocket, net: string, session: Session | undefined): void => {
  const { heardAt, pingedAt, sessions, parts } = registry;
  const caller: Caller = {
    player: session?.player,
    listener: { player: session?.player, send: sender(ws) },
    open: new Set(),
    net,
  };
  const mayEnter = gate(registry, caller, ws);
  heardAt.set(ws, performance.now());
  if (session) sessions.set(ws, session);
  ws.on('ping', data => {
    if (mayEnter()) ws.pong(data);
  });
  ws.on('pong', () => {
    const wasAsked = (pingedAt.get(ws) ?? -Infinity) > heardAt.get(ws)!;
    heardAt.set(ws, performance.now());
    if (!wasAsked) mayEnter();
  });
  ws.on('error', () => {});
  ws.on('message', (data: RawData, binary: boolean) => {
    parts.metrics.requests.add(1);
    heardAt.set(ws, performance.now());
    if (mayEnter()) hear(registry, caller, data, binary);
  });
  ws.on('close', () => {
    for (const game of caller.open) parts.gameHost.leave(game, caller.listener);
  });
};

// Coming in ------------------------------------------------------------------------------------------------------------
const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
/** Counts a socket from before its session is looked up until it closes: otherwise many at once would all pass the limit. */
const countSocket = ({ from }: SocketRegistry, net: string, socket: Duplex): void => {
  from.set(net, (from.get(net) ?? 0) + 1);
  socket.once('close', () => {
    const left = from.get(net)! - 1;
    if (left) from.set(net, left);
    else from.delete(net);
  });
};
const upgrade = async (
  registry: SocketRegistry,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> => {
  const { store, limits, origin, behindProxy } = registry.parts;
  const net = netFrom(request, behindProxy);
  if ((request.url ?? '').split('?', 1)[0] !== SOCKET) return refuse(socket, '404 Not Found');
  if (!ownOrigin(request, origin)) return refuse(socket, '403 Forbidden');
  if ((registry.from.get(net) ?? 0) >= limits.sockets || !registry.mayConnect(net))
    return refuse(socket, '429 Too Many Requests');
  countSocket(registry, net, socket);
  const session = await findSession(store, request, isSecure(request, origin, behindProxy));
  registry.wss.handleUpgrade(request, socket, head, ws => connected(registry, ws, net, session));
};

// All sockets ----------------------------------------------------------------------------------------------------------
/** Whether a ping was not answered. Silence alone proves nothing: a socket may wait long for its turn to be pinged. */
export const isGone = (heard: number, pinged: number | undefined, now: number): boolean =>
  pinged !== undefined && heard < pinged && now - pinged > BEAT_MS;
/** Pings a part of the sockets at a time, so that choices do not wait behind thousands of pings. Unanswered pings are checked every time. */
const beating = ({ wss, heardAt, pingedAt }: SocketRegistry): NodeJS.Timeout => {
  let beats = 0;
  const beat = setInterval(() => {
    let i = 0;
    beats += 1;
    for (const ws of wss.clients) {
      const heard = heardAt.get(ws)!;
      const pinged = pingedAt.get(ws);
      if (isGone(heard, pinged, performance.now())) ws.terminate();
      else if (i++ % BEAT_PARTS === beats % BEAT_PARTS && heard >= (pinged ?? 0)) {
        pingedAt.set(ws, performance.now());
        ws.ping();
      }
    }
  }, BEAT_MS / BEAT_PARTS);
  return beat.unref();
};
const drop = ({ wss, sessions }: SocketRegistry, player: string): void => {
  for (const ws of wss.clients) if (sessions.get(ws)?.player === player) ws.close(CLOSED.policy);
};
/** Closes sockets whose session ended while no notes were received; a browser with a new token reconnects by itself. */
const dropSignedOut = async ({ wss, sessions, parts }: SocketRegistry): Promise<void> => {
  const hashes = [...wss.clients].flatMap(ws => sessions.get(ws)?.hash ?? []);
  const live = await liveSessions(parts.store, hashes);
  for (const ws of wss.clients) {
    const session = sessions.get(ws);
    if (session && !live.has(session.hash)) ws.close(CLOSED.policy);
  }
};
const sayGoodbye = async ({ wss }: SocketRegistry): Promise<void> => {
  for (const ws of wss.clients) {
    ws.send('{"is":"bye"}');
    ws.close(CLOSED.away);
  }
  await new Promise<void>(done => {
    setTimeout(done, 50);
  });
  for (const ws of wss.clients) ws.terminate();
  wss.close();
};
export const openSockets = (server: Server, parts: SocketParts): Sockets => {
  const registry = socketRegistry(parts);
  const { store, log } = parts;
  server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => {});
    upgrade(registry, request, socket, head).catch(() => refuse(socket, '500 Internal Server Error'));
  });
  const beat = beating(registry);
  store.listen(note => {
    if (note.is === 'out') drop(registry, note.player);
    if (note.is === 'lost') dropSignedOut(registry).catch(e => log.error('sessions', { error: wordsOf(e) }));
  });
  return {
    count: () => registry.wss.clients.size,
    hangUp: player => {
      drop(registry, player);
      store.tell({ is: 'out', player });
    },
    stop: () => {
      clearInterval(beat);
      return sayGoodbye(registry);
    },
  };
};
