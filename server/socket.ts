/** The socket way in: one connection a page, any number of games on it. Every message is checked; every request gets exactly one answer. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Json, Side } from '../engine/state.ts';
import * as acts from './acts.ts';
import type { Answered } from './desk/changes.ts';
import type { Desk } from './desk/desk.ts';
import { NOT_FOUND } from './desk/office.ts';
import { sidesOf, type Eyes, type Held } from './held.ts';
import { ipOf, ownOrigin } from './http.ts';
import { limiter, type Limits } from './limits.ts';
import { wordsOf, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Listener } from './rooms/room.ts';
import { findSession, liveSessions, type Session } from './sessions.ts';
import { Down, type Store } from './store.ts';
import { faultIn, MOST_BYTES, Request, type Answer, type Code } from './wire.ts';

export const SOCKET = '/api/socket';
const BEAT_MS = 20_000;
const BEAT_PARTS = 40;
const BEHIND_BYTES = 4_000_000;
const MOST_GAMES = 20;

export interface SocketParts {
  readonly store: Store;
  readonly desk: Desk;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly origin?: string | undefined;
  readonly behindProxy: boolean;
  readonly now?: () => number;
}

const failure = (re: string, error: Code, message: string): Answer => ({ re, ok: false, error, message });
const answerTo = (re: string, a: Answered): Answer => {
  if (a.ok) return { re, ok: true, entry: a.entry, ...(a.again ? { again: true as const } : {}) };
  if (!('refused' in a)) return { re, ok: false, error: a.error, message: a.message };
  const { ok: _, ...refused } = a.refused;
  return { re, ok: false, refused };
};
/** What an id may be even in a message that is otherwise wrong. */
const idIn = (said: unknown): string => {
  const id = said !== null && typeof said === 'object' ? (said as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id.slice(0, 64) : '';
};

/** The requests that one side makes; nobody else's seat, and not before who it is has been looked up. */
const doneBy =
  (player: string | undefined, side: Side, work: (h: Held) => acts.Tried) =>
  (h: Held): acts.Tried => {
    if (!sidesOf(h, player).includes(side))
      return h.public || h.watch || sidesOf(h, player).length
        ? { ok: false, error: 'not yours', message: `you do not play ${side} here` }
        : { ok: false, ...NOT_FOUND };
    return work(h);
  };
type Act = Extract<Request, { side: string }>;
const workFor = (r: Act, now: number, eyes: Eyes): ((h: Held) => acts.Tried) => {
  switch (r.do) {
    case 'play':
      return acts.play(r.side, { at: r.at, eyes }, r.choice as Json);
    case 'back':
      return acts.back(r.side, { at: r.at, eyes }, r.to);
    case 'out':
      return acts.out(r.side, { at: r.at, eyes }, r.order);
    case 'resign':
      return acts.resign(r.side);
    case 'offer':
      return acts.offer(r.side, { at: r.at, eyes }, r.what, r.to);
    case 'answer':
      return acts.answer(r.side, { at: r.at, eyes }, r.yes);
    case 'claim':
      return acts.claim(r.side, r.what, now);
    default:
      return r satisfies never;
  }
};

export const openSockets = (
  server: Server,
  parts: SocketParts,
): {
  count(): number;
  /** Ends what a player has open, here and in the other processes. */ hangUp(player: string): void;
  stop(): Promise<void>;
} => {
  const { store, desk, log, metrics, limits, now = Date.now } = parts;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const fromIp = new Map<string, number>();
  const heardAt = new WeakMap<WebSocket, number>();
  const sessions = new WeakMap<WebSocket, Session>();
  const mayChat = limiter(limits.chat);
  const mayLook = limiter(limits.look);

  const carryOut = async (
    r: Request,
    player: string | undefined,
    listener: Listener,
    open: Set<string>,
    ip: string,
  ): Promise<Answer> => {
    const eyes: Eyes = h => sidesOf(h, player);
    if (r.do === 'ping') return { re: r.id, ok: true };
    if ((r.do === 'open' || r.do === 'look') && !mayLook(ip))
      return failure(r.id, 'too often', 'wait a moment before you look again');
    switch (r.do) {
      case 'open': {
        if (open.size >= MOST_GAMES && !open.has(r.game))
          return failure(r.id, 'too often', `at most ${MOST_GAMES} games at once: close one`);
        if (open.has(r.game)) desk.leave(r.game, listener);
        if (!(await desk.open(r.game, listener, r.since))) return { re: r.id, ok: false, ...NOT_FOUND };
        open.add(r.game);
        return { re: r.id, ok: true };
      }
      case 'close':
        open.delete(r.game);
        desk.leave(r.game, listener);
        return { re: r.id, ok: true };
      case 'look': {
        const look = await desk.look(r.game, player, r.entry);
        return look ? { re: r.id, ok: true, look } : { re: r.id, ok: false, ...NOT_FOUND };
      }
      case 'say':
        if (player === undefined)
          return failure(
            r.id,
            'no session',
            'this browser has no seat in any game: come by the link of your seat, or sign in',
          );
        if (!mayChat(player)) return failure(r.id, 'too often', 'wait a moment before you write more');
        return (await desk.say(r.game, player, r.id, r.text))
          ? { re: r.id, ok: true }
          : failure(r.id, NOT_FOUND.error, NOT_FOUND.message);
      default:
        if (player === undefined)
          return failure(
            r.id,
            'no session',
            'this browser has no seat in any game: come by the link of your seat, or sign in',
          );
        return answerTo(
          r.id,
          await desk.act(r.game, `${r.side} ${r.id}`, doneBy(player, r.side, workFor(r, now(), eyes)), eyes),
        );
    }
  };
  const heard = async (
    text: string,
    player: string | undefined,
    listener: Listener,
    open: Set<string>,
    ip: string,
  ): Promise<Answer> => {
    let said: unknown;
    try {
      said = JSON.parse(text);
    } catch {
      return failure('', 'malformed', 'this is not JSON');
    }
    const result = v.safeParse(Request, said);
    if (!result.success) return failure(idIn(said), 'malformed', faultIn(result.issues));
    try {
      return await carryOut(result.output, player, listener, open, ip);
    } catch (e) {
      log.error('request', { do: result.output.do, error: wordsOf(e) });
      return e instanceof Down
        ? failure(result.output.id, 'down', 'not stored: send it again')
        : failure(result.output.id, 'failed', 'that went wrong here: send it again');
    }
  };

  const connected = (ws: WebSocket, ip: string, session: Session | undefined): void => {
    const player = session?.player;
    const open = new Set<string>();
    const mayAsk = limiter(limits.socket, now);
    const send = (text: string): void => {
      if (ws.bufferedAmount > BEHIND_BYTES) ws.terminate(); // it does not read: it will come back and catch up
      else if (ws.readyState === ws.OPEN) ws.send(text);
    };
    const listener: Listener = { player, send };
    heardAt.set(ws, performance.now());
    if (session) sessions.set(ws, session);
    fromIp.set(ip, (fromIp.get(ip) ?? 0) + 1);
    ws.on('pong', () => heardAt.set(ws, performance.now()));
    ws.on('error', () => {});
    ws.on('message', (data: RawData, binary: boolean) => {
      const from = performance.now();
      metrics.requests.add(1);
      heardAt.set(ws, from);
      if (binary) {
        send(JSON.stringify(failure('', 'malformed', 'messages are text')));
        return;
      }
      if (!mayAsk('')) {
        send(JSON.stringify(failure('', 'too often', 'too many messages: wait a little')));
        return;
      }
      void heard((data as Buffer).toString('utf8'), player, listener, open, ip).then(answer => {
        if (!answer.ok) metrics.refused.add(1);
        metrics.answers.observe((performance.now() - from) / 1000);
        send(JSON.stringify(answer));
      });
    });
    ws.on('close', () => {
      for (const game of open) desk.leave(game, listener);
      const left = (fromIp.get(ip) ?? 1) - 1;
      if (left) fromIp.set(ip, left);
      else fromIp.delete(ip);
    });
  };
  const refuse = (socket: Duplex, status: string): void => {
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };
  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const ip = ipOf(request, parts.behindProxy);
    if ((request.url ?? '').split('?', 1)[0] !== SOCKET) return refuse(socket, '404 Not Found');
    if (!ownOrigin(request, parts.origin)) return refuse(socket, '403 Forbidden');
    if ((fromIp.get(ip) ?? 0) >= limits.sockets) return refuse(socket, '429 Too Many Requests');
    const session = await findSession(store, request);
    wss.handleUpgrade(request, socket, head, ws => connected(ws, ip, session));
  };
  server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => {});
    upgrade(request, socket, head).catch(() => refuse(socket, '500 Internal Server Error'));
  });

  /** A part of the sockets at a time: a hundred pings, not thousands, between two choices. */
  let beats = 0;
  const beat = setInterval(() => {
    let i = 0;
    beats += 1;
    for (const ws of wss.clients) {
      if (i++ % BEAT_PARTS !== beats % BEAT_PARTS) continue;
      if (performance.now() - heardAt.get(ws)! > 2 * BEAT_MS) ws.terminate();
      else ws.ping();
    }
  }, BEAT_MS / BEAT_PARTS);
  beat.unref();
  const drop = (player: string): void => {
    for (const ws of wss.clients) if (sessions.get(ws)?.player === player) ws.close(1008);
  };
  /** Whoever was signed out while nobody told us; whoever only has a new token comes back by itself. */
  const dropSignedOut = async (): Promise<void> => {
    const live = await liveSessions(
      store,
      [...wss.clients].flatMap(ws => sessions.get(ws)?.hash ?? []),
    );
    for (const ws of wss.clients) {
      const session = sessions.get(ws);
      if (session && !live.has(session.hash)) ws.close(1008);
    }
  };
  store.listen(note => {
    if (note.is === 'out') drop(note.player);
    if (note.is === 'lost') dropSignedOut().catch(e => log.error('sessions', { error: wordsOf(e) }));
  });
  return {
    count: () => wss.clients.size,
    hangUp: player => {
      drop(player);
      store.tell({ is: 'out', player });
    },
    stop: async () => {
      clearInterval(beat);
      for (const ws of wss.clients) {
        ws.send('{"is":"bye"}');
        ws.close(1001);
      }
      await new Promise<void>(done => {
        setTimeout(done, 50);
      });
      for (const ws of wss.clients) ws.terminate();
      wss.close();
    },
  };
};
