/** A client in code that does what a page does. For tests and drills. */
import { randomBytes, randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Choice } from '../../engine/decide.ts';
import { inScenario, type Game } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import type { Rnd } from '../../engine/random.ts';
import type { Side, State } from '../../engine/state.ts';
import type { LogLine } from '../../engine/table.ts';
import { packHash, type DataPack } from '../../engine/pack.ts';
import { gameOf } from '../../games/all.ts';
import { applyDiff, nothing } from '../game-host/view-diff.ts';
import type { Answer, Card, ChatLine, Create, Moved, Presence, Push, Request, Seated } from '../wire.ts';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}
/** The cookies with this one added, the session's first. */
const kept = (jar: string, said: string): string => {
  const name = `${said.split('=', 1)[0]}=`;
  const others = jar.split('; ').filter(c => c !== '' && !c.startsWith(name));
  return (name.endsWith('-known=') ? [...others, said] : [said, ...others]).join('; ');
};
/** A browser: cookies and HTTP requests. */
export interface Browser {
  cookie: string;
  base: string;
  call(method: string, path: string, body?: unknown, headers?: { readonly [name: string]: string }): Promise<Reply>;
}
export const browser = (base: string): Browser => {
  const b: Browser = {
    cookie: '',
    base,
    call: async (method, path, body, headers = {}) => {
      const response = await fetch(`${b.base}${path}`, {
        method,
        headers: {
          ...(b.cookie ? { cookie: b.cookie } : {}),
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
      });
      for (const set of response.headers.getSetCookie()) b.cookie = kept(b.cookie, set.split(';', 1)[0]!);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: /json/.test(response.headers.get('content-type') ?? '') ? (JSON.parse(text) as unknown) : text,
      };
    },
  };
  return b;
};
export const ok = async <T>(reply: Promise<Reply>): Promise<T> => {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as T;
};
export const nonce = (): string => randomBytes(32).toString('hex');

/** A game as this client sees it. */
export interface Screen {
  readonly id: string;
  readonly game: Game;
  card: Card;
  sides: readonly Side[];
  view: State;
  log: readonly LogLine[];
  seq: number;
  entry: number;
  moved: Moved | undefined;
  chat: ChatLine[];
  presence: Presence | undefined;
  /** The bot's place in the queue. */
  botPlace: number;
}
export interface Wire {
  readonly ws: WebSocket;
  readonly screens: Map<string, Screen>;
  /** Every message received, in order, if `keep` is set. */
  readonly heard: string[];
  ask(request: RequestMessage, id?: string): Promise<Answer>;
  raw(text: string | Buffer): void;
  /** Waits until `holds`, checked after each message. */
  until(holds: () => boolean, ms?: number): Promise<void>;
  onMoved?: (screen: Screen, m: Moved) => void;
  close(): void;
}
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type RequestMessage = Without<Request, 'id'>;

interface Eyes {
  readonly screens: Map<string, Screen>;
  readonly blind: boolean;
  readonly packs: readonly DataPack[];
}
const show = ({ screens, blind, packs }: Eyes, push: Push): Screen | undefined => {
  if (push.is === 'bye') return undefined;
  if (push.is === 'table') {
    const found = screens.get(push.game.id);
    const { game: id, pack } = push.game;
    const made = gameOf(id, pack && packs.find(p => packHash(p) === pack.hash))!;
    const game = inScenario(made, push.game.scenario);
    if (found) Object.assign(found, { card: push.game, sides: push.sides });
    else
      screens.set(push.game.id, {
        id: push.game.id,
        game,
        card: push.game,
        sides: push.sides,
        view: nothing(game),
        log: [],
        seq: -1,
        entry: 0,
        moved: undefined,
        chat: [],
        presence: undefined,
        botPlace: 0,
      });
    return screens.get(push.game.id);
  }
  const s = screens.get(push.game);
  if (!s) return undefined;
  if (push.is === 'chat') s.chat.push(...push.lines);
  if (push.is === 'presence') s.presence = push;
  if (push.is === 'queue') s.botPlace = push.place;
  if (push.is !== 'moved') return s;
  if (push.from !== undefined && push.from !== s.seq)
    throw new Error(`moved from ${push.from}, but this screen is at ${s.seq}`);
  if (!blind) s.view = applyDiff(s.game, push.from === undefined ? nothing(s.game) : s.view, push.position);
  if (!blind) s.log = [...s.log.slice(0, push.log.keep), ...push.log.add];
  Object.assign(s, { seq: push.seq, entry: push.entry, moved: push });
  return s;
};

/** Waits until `holds`, checked whenever a message arrives. */
const untilIn =
  (watching: Set<() => void>): Wire['until'] =>
  (holds, ms = 10_000) =>
    new Promise((done, failed) => {
      const late = setTimeout(() => {
        watching.delete(look);
        failed(new Error(`waited ${ms} ms in vain`));
      }, ms);
      const look = (): void => {
        if (!holds()) return;
        clearTimeout(late);
        watching.delete(look);
        done();
      };
      watching.add(look);
      look();
    });
interface Dialled {
  /** Records every message in `heard`. */
  readonly keep?: boolean;
  /** Counts messages without applying them. */
  readonly blind?: boolean;
  readonly origin?: string;
  /** The address that a proxy would report. */
  readonly forwarded?: string;
  readonly screens?: Map<string, Screen>;
  /** Data packs this client has fetched. */
  readonly packs?: readonly DataPack[];
}
const dial = ({ base, cookie }: Browser, { origin, forwarded }: Dialled): WebSocket =>
  new WebSocket(`${base.replace('http', 'ws')}/api/socket`, {
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(origin ? { origin } : {}),
      ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
    },
    perMessageDeflate: false,
  });
export const connect = (b: Browser, dialled: Dialled = {}): Promise<Wire> =>
  new Promise((resolve, reject) => {
    const { keep = false, blind = false, screens = new Map<string, Screen>(), packs = [] } = dialled;
    const ws = dial(b, dialled);
    const answers = new Map<string, (a: Answer) => void>();
    const watching = new Set<() => void>();
    const heard: string[] = [];
    const wire: Wire = {
      ws,
      screens,
      heard,
      ask: (request, id = randomUUID()) =>
        new Promise((done, failed) => {
          answers.set(id, done);
          ws.once('close', () => failed(new Error('closed')));
          if (ws.readyState === ws.OPEN) ws.send(JSON.stringify({ id, ...request }));
          else failed(new Error('closed'));
        }),
      raw: text => ws.send(text),
      until: untilIn(watching),
      close: () => ws.close(),
    };
    ws.setMaxListeners(0);
    ws.on('message', data => {
      const text = (data as Buffer).toString('utf8');
      const said = JSON.parse(text) as Push | Answer;
      if (keep) heard.push(text);
      if ('re' in said) {
        answers.get(said.re)?.(said);
        answers.delete(said.re);
      } else {
        const s = show({ screens, blind, packs }, said);
        if (s && said.is === 'moved') wire.onMoved?.(s, said);
      }
      for (const look of watching) look();
    });
    ws.on('open', () => resolve(wire));
    ws.on('error', reject);
  });

/** Opens a game and waits for its position. */
export const openTable = async (w: Wire, game: string, since?: number): Promise<Screen> => {
  const a = await w.ask({ do: 'open', game, ...(since === undefined || since < 0 ? {} : { since }) });
  if (!a.ok) throw new Error(JSON.stringify(a));
  return w.screens.get(game)!;
};
/** A random choice, in labels, for the side that this screen decides for, made on its view alone. */
export const pick = (s: Screen, rnd: Rnd): { readonly side: Side; readonly choice: Choice } | undefined => {
  const ask = s.game.machine.open(s.view).find(a => s.sides.includes(a.side));
  return ask && { side: ask.side, choice: labelled(s.game.labels, s.game.machine.sample(s.view, ask, rnd)) as Choice };
};
export const playOne = async (w: Wire, s: Screen, rnd: Rnd): Promise<Answer | undefined> => {
  const p = pick(s, rnd);
  return p && w.ask({ do: 'play', game: s.id, side: p.side, at: s.entry, choice: p.choice as never });
};

/** Creates and starts a game between two browsers. */
export const newGame = async (
  a: Browser,
  b: Browser | undefined,
  said: Partial<Create> & Pick<Create, 'game' | 'scenario' | 'sides'>,
): Promise<{ readonly id: string; readonly seated: Seated; readonly other?: Seated }> => {
  const seated = await ok<Seated>(a.call('POST', '/api/games', said));
  const id = seated.game.id;
  const [open] = Object.entries(seated.invites ?? {});
  await ok(a.call('POST', `/api/games/${id}/ready`, { nonce: nonce() }));
  if (!b || !open) return { id, seated };
  return {
    id,
    seated,
    other: await ok<Seated>(b.call('POST', `/api/games/${id}/sit`, { invite: open[1], nonce: nonce() })),
  };
};
