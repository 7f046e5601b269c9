/** HTTP: routes, bodies checked against their schemas, sessions, origins, limits. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { boundedBody, USUAL_BODY } from './body.ts';
import { limiter, netOf, type Limits } from './limits.ts';
import { Refusal } from './refusal.ts';
import type { Allowance } from '../retention/allowance.ts';
import { wordsOf, type Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import {
  cookieFor,
  findSession,
  hashOf,
  isOld,
  newPlayer,
  openSession,
  rotate,
  type Session,
} from '../accounts/sessions.ts';
import { Down, type Store } from '../store/store.ts';
import { bodyIn, faultIn, type Code, type Failure } from '../wire.ts';

export interface Context {
  readonly request: IncomingMessage;
  readonly params: { readonly [name: string]: string };
  readonly session: Session | undefined;
  /** The network the request comes from; every limit counts by it. */
  readonly net: string;
  readonly secure: boolean;
  /** The player of this browser; creates a player and a session if there is none. */
  player(): Promise<string>;
  body<S extends v.GenericSchema>(schema: S): Promise<v.InferOutput<S>>;
  /** Sets the session's cookie. */
  setCookie(token: string): void;
  addCookie(cookie: string): void;
}
/** `path` is like '/api/games/:id'. The result is sent as JSON, a string as plain text or as the HTML page it is. `create` makes a game; `stores`: what the body says stays in the database, and for some answers further bytes; both are charged to the network's allowance. `open`: a form or a mail program may send it, because the address says all. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly create?: true;
  readonly stores?: true | ((answer: unknown) => number);
  readonly open?: true;
  run(c: Context): Promise<unknown>;
}

export const STATUS: { readonly [C in Code]: number } = {
  malformed: 400,
  'too large': 413,
  'too often': 429,
  'no session': 401,
  'not found': 404,
  'not yours': 403,
  stale: 409,
  'not now': 409,
  taken: 409,
  origin: 403,
  failed: 500,
  damaged: 409,
  down: 503,
};

/** Whether the request comes from our own page: its `Origin` is this host or the configured one. Programs that are no browser send none. */
export const ownOrigin = (request: IncomingMessage, configured: string | undefined): boolean => {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (configured !== undefined) return origin === configured;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
/** The network a request comes from: whoever has a network has every address in it. */
export const netFrom = (request: IncomingMessage, behindProxy: boolean): string =>
  netOf(
    (behindProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '') ||
      (request.socket.remoteAddress ?? ''),
  );

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Whether the operator asks: on the server's own machine and through no proxy, or with the token. Counts and bytes sent could give secrets away. */
export const isOperator = ({ request }: Pick<Context, 'request'>, token: string | undefined): boolean => {
  if (token) {
    const [sent, expected] = [request.headers.authorization ?? '', `Bearer ${token}`].map(t => Buffer.from(hashOf(t)));
    return timingSafeEqual(sent!, expected!);
  }
  const { headers, socket } = request;
  const isForwarded =
    'x-forwarded-for' in headers || 'forwarded' in headers || 'x-real-ip' in headers || 'via' in headers;
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '');
};

const parse = (text: string): unknown => {
  try {
    return text === '' ? {} : bodyIn(text);
  } catch (e) {
    throw new Refusal('malformed', `this is not JSON: ${wordsOf(e)}`.slice(0, 200));
  }
};
export const readBody = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> => {
  const result = v.safeParse(schema, parse(text), { abortEarly: true });
  if (!result.success) throw new Refusal('malformed', faultIn(result.issues));
  return result.output;
};

const paramsIn = (path: string, asked: string): { readonly [name: string]: string } | undefined => {
  const want = path.split('/');
  const have = asked.split('/');
  if (
    want.length !== have.length ||
    !want.every((w, i) => (w.startsWith(':') ? /^[\w-]{1,64}$/.test(have[i]!) : w === have[i]))
  )
    return undefined;
  return Object.fromEntries(want.flatMap((w, i) => (w.startsWith(':') ? [[w.slice(1), have[i]!]] : [])));
};

export interface HttpParts {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly routes: readonly Route[];
  readonly allowance?: Pick<Allowance, 'spend'>;
  readonly origin?: string | undefined;
  readonly behindProxy: boolean;
}
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The API's own HTML pages have inline styles. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** JSON stored as text: it is sent without parsing and writing it again. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
/** A text to be kept as a file. */
export class FileText {
  readonly text: string;
  readonly type: string;
  readonly name: string;
  constructor(text: string, type: string, name: string) {
    this.text = text;
    this.type = type;
    this.name = name;
  }
}
const textOf = (body: unknown): string => {
  if (typeof body === 'string') return body;
  return body instanceof JsonText || body instanceof FileText ? body.text : JSON.stringify(body ?? {});
};
const typeOf = (body: unknown, page: boolean): string => {
  if (body instanceof FileText) return body.type;
  if (page) return 'text/html';
  return typeof body === 'string' ? 'text/plain' : 'application/json';
};
const send = (response: ServerResponse, status: number, body: unknown): void => {
  const text = textOf(body);
  const page = typeof body === 'string' && text.startsWith('<!doctype');
  response
    .writeHead(status, {
      ...HEADERS,
      ...(page ? { 'content-security-policy': PAGE_POLICY } : {}),
      'content-type': `${typeOf(body, page)}; charset=utf-8`,
      ...(body instanceof FileText ? { 'content-disposition': `attachment; filename="${body.name}"` } : {}),
    })
    .end(text);
};
const failureOf = (e: unknown, log: Log): readonly [number, Failure] => {
  if (e instanceof Refusal) return [STATUS[e.code], { error: e.code, message: e.message }];
  log.error('http', { error: wordsOf(e) });
  if (e instanceof Down) return [STATUS.down, { error: 'down', message: 'not stored: send it again' }];
  return [500, { error: 'failed', message: 'something went wrong on the server; nothing was changed' }];
};

/** The routes and how often each may be asked for. */
interface Entry extends HttpParts {
  readonly mayAsk: ReturnType<typeof limiter>;
  readonly mayCreate: ReturnType<typeof limiter>;
}
const check = ({ mayCreate, origin }: Entry, request: IncomingMessage, route: Route, net: string): void => {
  if (request.method === 'GET' || route.open) return;
  if (!ownOrigin(request, origin)) throw new Refusal('origin', 'this comes from another page');
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Refusal('malformed', 'content-type must be application/json');
  if (route.create && !mayCreate(net))
    throw new Refusal('too often', 'too many new games from your network: wait a little');
};
/** Whether the browser uses https, to this server or to the proxy before it. */
export const isSecure = (request: IncomingMessage, origin: string | undefined, behindProxy: boolean): boolean =>
  origin?.startsWith('https:') ?? (behindProxy && request.headers['x-forwarded-proto'] === 'https');
/** A player, a session and their indexes. */
const PLAYER_BYTES = 700;
const contextFor = async (
  { store, origin, behindProxy, mayCreate, allowance }: Entry,
  request: IncomingMessage,
  response: ServerResponse,
  params: Context['params'],
  net: string,
): Promise<Context> => {
  const secure = isSecure(request, origin, behindProxy);
  const session = await findSession(store, request, secure);
  const addCookie = (cookie: string): void => {
    response.appendHeader('set-cookie', cookie);
  };
  const setCookie = (token: string): void => addCookie(cookieFor(token, secure));
  if (session && isOld(session)) setCookie(await rotate(store, session, secure));
  return {
    request,
    params,
    session,
    net,
    secure,
    setCookie,
    addCookie,
    player: async () => {
      if (session) return session.player;
      if (!mayCreate(net)) throw new Refusal('too often', 'too many new players from your network: wait a little');
      const player = await newPlayer(store);
      allowance?.spend(net, PLAYER_BYTES);
      setCookie(await openSession(store, player, secure));
      return player;
    },
    body: async schema => readBody(schema, (await boundedBody(request, USUAL_BODY)).toString('utf8')),
  };
};
interface Match {
  readonly route: Route;
  readonly params: Context['params'];
}
const matchFor = (routes: readonly Route[], method: string | undefined, path: string): Match | undefined => {
  for (const route of routes) {
    const params = route.method === method ? paramsIn(route.path, path) : undefined;
    if (params) return { route, params };
  }
  return undefined;
};

/** Answers requests for the API; false for any other. */
export const apiOf = (parts: HttpParts) => {
  const entry: Entry = { ...parts, mayAsk: limiter(parts.limits.http), mayCreate: limiter(parts.limits.create) };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = (request.url ?? '/').split('?', 1)[0]!;
    const found = matchFor(entry.routes, request.method, path);
    if (!found && !path.startsWith('/api/')) return false;
    entry.metrics.http.add(1);
    try {
      const net = netFrom(request, entry.behindProxy);
      if (!entry.mayAsk(net)) throw new Refusal('too often', 'too many requests: wait a little');
      if (!found) throw new Refusal('not found', 'no such address');
      check(entry, request, found.route, net);
      send(response, 200, await found.route.run(await contextFor(entry, request, response, found.params, net)));
    } catch (e) {
      const [status, failure] = failureOf(e, entry.log);
      if (status === 413) response.setHeader('connection', 'close');
      send(response, status, failure);
    }
    return true;
  };
};
