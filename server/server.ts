/** Puts the server together: store, desk, lobby, bots, the two ways in, and whatever else answers (the page). */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { timeOut } from './game-host/actions.ts';
import { hangUpOnEndless } from './http/body.ts';
import { openBots } from './bots/bots.ts';
import { lockDatabase } from './store/database-lock.ts';
import { openGameHost, type GameHost } from './game-host/game-host.ts';
import { healthOf } from './operations/health.ts';
import { apiOf, netFrom, type Route } from './http/http.ts';
import { limiter, LIMITS, type Limits } from './http/limits.ts';
import { openLobby, type Lobby } from './lobby/lobby.ts';
import { noLog, wordsOf, type Log } from './operations/log.ts';
import { openMetrics, type Metrics } from './operations/metrics.ts';
import { openAllowance, withinAllowance } from './retention/allowance.ts';
import { holdingsInWords, holdingsOf } from './retention/holdings.ts';
import { openRetention, type Retention } from './retention/retention.ts';
import { RETENTION, type RetentionSpec } from './retention/spec.ts';
import { lobbyRoutes } from './http/routes.ts';
import { openSockets, type Sockets } from './sockets/socket.ts';
import { standingRoutes } from './standing/routes.ts';
import { openStanding, type Standing, type StandingParts } from './standing/standing.ts';
import { openStore, type Store } from './store/store.ts';
import { BEAT_MS, openTime } from './game-host/game-time.ts';

export interface ServerSpec {
  /** A file for SQLite, or postgres://… */
  readonly where: string;
  readonly port: number;
  readonly host?: string;
  /** The page: answers whatever is not ours. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Where the page is reached, if it is not this host: https://games.example. */
  readonly origin?: string | undefined;
  readonly behindProxy?: boolean;
  /** With it /metrics may be read from anywhere; without, only on this machine. */
  readonly metricsToken?: string | undefined;
  readonly log?: Log;
  readonly limits?: Limits;
  /** Milliseconds in which a request's headers, and all of it, must have come. */
  readonly patience?: Patience;
  /** Seconds a bot may think about a choice. */
  readonly botSeconds?: number;
  /** Threads that think for bots; none: other processes on the same database do. */
  readonly botThreads?: number;
  /** Milliseconds after which a standing order answers a secret question, and the clock they are counted by. */
  readonly orders?: Partial<Pick<StandingParts, 'delay' | 'now' | 'at'>>;
  /** In place of the time games are played by, for tests that set it. */
  readonly now?: () => number;
  /** Games kept in memory. */
  readonly most?: number;
  /** How long things are kept, and how much may be stored. */
  readonly retention?: RetentionSpec;
  /** What is built on the server: more routes, more hooks on the desk's events. */
  readonly more?: (parts: Parts) => Promise<More>;
}
export interface Patience {
  readonly headersMs: number;
  readonly requestMs: number;
}
export interface Parts {
  readonly store: Store;
  readonly desk: GameHost;
  readonly lobby: Lobby;
  readonly standing: Standing;
  readonly log: Log;
  readonly metrics: Metrics;
  hangUp(player: string): void;
}
export interface More {
  readonly routes: readonly Route[];
  stop(): Promise<void>;
}
export interface Running extends Parts {
  readonly routes: readonly Route[];
  readonly retention: Retention;
  /** What the server holds, in a sentence or two. */
  holdings(): Promise<string>;
  readonly server: Server;
  readonly port: number;
  stop(): Promise<void>;
}

const PATIENCE: Patience = { headersMs: 10_000, requestMs: 30_000 };
/** Node looks for late requests only now and then, of itself every 30 s: so often that none is a tenth too late. */
const CHECKS_PER_TIMEOUT = 10;
/** A browser that has been here over https does not come without it for a year. */
const HSTS = 'max-age=31536000';
const MAX_LOADED_GAMES = 2500;
const SWEEP_MS = 1000;
const ORDER_DELAY_MS = 20_000;

/** Clocks that ran down while nobody did anything. A game that cannot be read stops no other's. */
const sweepLate = ({ store, desk, log }: Pick<Parts, 'store' | 'desk' | 'log'>, now: () => number): NodeJS.Timeout => {
  const sweep = async (): Promise<void> => {
    const late = await store.query(
      `select id from games where until < $1 and (clock is not null or planning = 1) and damaged is null limit 100`,
      now(),
    );
    for (const g of late)
      await desk
        .act(g.id as string, null, timeOut(now()))
        .catch(e => log.error('sweep', { game: g.id as string, error: wordsOf(e) }));
  };
  return setInterval(() => void sweep().catch(e => log.error('sweep', { error: wordsOf(e) })), SWEEP_MS).unref();
};

/** What is not ours goes to the page, as often as its files are needed. */
const answerWith = (
  api: ReturnType<typeof apiOf>,
  { page, limits = LIMITS, behindProxy = false, origin, patience = PATIENCE }: ServerSpec,
  log: Log,
): Server => {
  const mayFetch = limiter(limits.page);
  const timeouts = {
    headersTimeout: patience.headersMs,
    requestTimeout: patience.requestMs,
    connectionsCheckingInterval: Math.min(patience.headersMs, patience.requestMs) / CHECKS_PER_TIMEOUT,
  };
  return createServer(timeouts, (request, response) => {
    hangUpOnEndless(request, response);
    if (origin?.startsWith('https:')) response.setHeader('strict-transport-security', HSTS);
    api(request, response)
      .then(ours => {
        if (ours) return;
        if (!page) response.writeHead(404).end();
        else if (mayFetch(netFrom(request, behindProxy))) page(request, response);
        else response.writeHead(429, { 'retry-after': '10' }).end('Too many requests: wait a little.\n');
      })
      .catch(e => {
        log.error('page', { error: String(e) });
        if (!response.headersSent) response.writeHead(500).end();
      });
  });
};
const STALL_RESOLUTION_MS = 10;
/** The longest time between two readings in which the process heard nobody. */
const measureStalls = (metrics: Metrics): ReturnType<typeof monitorEventLoopDelay> => {
  const loop = monitorEventLoopDelay({ resolution: STALL_RESOLUTION_MS });
  loop.enable();
  metrics.gauge('stall_seconds', 'longest time since the last reading in which nobody was heard', () => {
    const longest = Math.max(0, loop.max / 1e6 - STALL_RESOLUTION_MS) / 1000;
    loop.reset();
    return longest;
  });
  return loop;
};
const measure = (metrics: Metrics, desk: GameHost, sockets: Sockets): void => {
  metrics.gauge('games_held', 'games in memory', () => desk.heldGames());
  metrics.gauge('sockets', 'open sockets', () => sockets.count());
  metrics.gauge('memory_bytes', 'resident memory', () => process.memoryUsage().rss);
  metrics.gauge(
    'heap_bytes',
    'memory of what is kept, and of what is not yet thrown away',
    () => process.memoryUsage().heapUsed,
  );
  metrics.gauge('cpu_seconds', 'processor time used', () => {
    const c = process.cpuUsage();
    return (c.user + c.system) / 1e6;
  });
};
/** Gives back the port. */
const listening = (server: Server, { port, host }: ServerSpec): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      done((server.address() as { port: number }).port);
    });
  });
const closed = (server: Server): Promise<void> =>
  new Promise(done => {
    server.close(() => done());
  });

export const startServer = async (spec: ServerSpec): Promise<Running> => {
  const { log = noLog, limits = LIMITS, behindProxy = false, origin } = spec;
  const metrics = openMetrics();
  const claimed = lockDatabase(spec.where);
  const store = await openStore(spec.where);
  const time = await openTime(store, log);
  const { now = time.now } = spec;
  const desk = openGameHost({ store, log, metrics, now, most: spec.most ?? MAX_LOADED_GAMES, idle: limits.idle });
  const lobby = openLobby(store, desk);
  const standing = await openStanding({ store, desk, log, delay: ORDER_DELAY_MS, now, ...spec.orders });
  const parts: Parts = { store, desk, lobby, standing, log, metrics, hangUp: player => sockets.hangUp(player) };
  let stopping = false;
  const health = healthOf(store, log);
  const healthy = async (): Promise<string | undefined> => (stopping ? 'going down' : health());
  const more = await spec.more?.(parts);
  const watched = { metrics, healthy, metricsToken: spec.metricsToken };
  const kept = spec.retention ?? RETENTION;
  const allowance = openAllowance(kept.bytesADay, now);
  const lobbied = lobbyRoutes(store, lobby, watched, limits).map(route => withinAllowance(route, allowance));
  const routes = [...lobbied, ...standingRoutes(standing), ...(more?.routes ?? [])];
  const server = answerWith(apiOf({ store, log, metrics, limits, routes, origin, behindProxy }), spec, log);
  const sockets = openSockets(server, { store, desk, log, metrics, limits, allowance, now, origin, behindProxy });
  const threads = spec.botThreads === undefined ? {} : { threads: spec.botThreads };
  const bots = await openBots({ store, desk, log, metrics, seconds: spec.botSeconds ?? 2, ...threads });
  const retention = await openRetention({ store, where: spec.where, desk, log, metrics, now, spec: kept });
  measure(metrics, desk, sockets);
  const stalls = measureStalls(metrics);
  const sweeping = [sweepLate(parts, now), setInterval(() => void time.beat().catch(() => {}), BEAT_MS).unref()];
  const port = await listening(server, spec).catch(e => {
    claimed.release();
    throw e;
  });
  log.info('started', { port, store: store.kind });
  /** In good order: no new requests, what is under way is finished and answered, then the store is closed. */
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    sweeping.forEach(clearInterval);
    retention.stop();
    stalls.disable();
    await time.beat().catch(() => {});
    const over = closed(server);
    standing.stop();
    await bots.stop();
    await desk.stop();
    await sockets.stop();
    await more?.stop();
    server.closeAllConnections();
    await over;
    await store.close();
    claimed.release();
    log.info('stopped');
  };
  const holdings = async (): Promise<string> => holdingsInWords(await holdingsOf(store, spec.where, kept.maxBytes));
  return { ...parts, routes, server, port, retention, holdings, stop };
};
