/** Puts the server together: store, game host, lobby, bots, HTTP, sockets, and the page beside them. */
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
  /** The page: answers every request that is not for the API. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** The page's public origin, where it differs from this host: https://games.example. */
  readonly origin?: string | undefined;
  readonly behindProxy?: boolean;
  /** With a token /metrics can be read from anywhere, otherwise only on this machine. */
  readonly metricsToken?: string | undefined;
  readonly log?: Log;
  readonly limits?: Limits;
  /** Time limits for a request's headers and for the whole request. */
  readonly patience?: Patience;
  /** Seconds a bot may think about a choice. */
  readonly botSeconds?: number;
  /** Threads that think for bots. 0 leaves it to other processes on the same database. */
  readonly botThreads?: number;
  /** How long after a secret question a standing order answers it, and the clock for that. */
  readonly orders?: Partial<Pick<StandingParts, 'delay' | 'now' | 'at'>>;
  /** Replaces the time games are played by, in tests. */
  readonly now?: () => number;
  readonly maxLoadedGames?: number;
  /** How long games and packs are kept, and how much may be stored. */
  readonly retention?: RetentionSpec;
  /** Adds routes and listeners to the game host's events. */
  readonly more?: (parts: Parts) => Promise<More>;
}
export interface Patience {
  readonly headersMs: number;
  readonly requestMs: number;
}
export interface Parts {
  readonly store: Store;
  readonly gameHost: GameHost;
  readonly lobby: Lobby;
  readonly standing: Standing;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The time games are played by. */
  readonly now: () => number;
  hangUp(player: string): void;
}
export interface More {
  readonly routes: readonly Route[];
  stop(): Promise<void>;
}
export interface Running extends Parts {
  readonly routes: readonly Route[];
  readonly retention: Retention;
  /** What the database holds, in a sentence or two. */
  holdings(): Promise<string>;
  readonly server: Server;
  readonly port: number;
  stop(): Promise<void>;
}

const PATIENCE: Patience = { headersMs: 10_000, requestMs: 30_000 };
/** Node checks for late requests every 30 s by default; this often, none is more than a tenth too late. */
const CHECKS_PER_TIMEOUT = 10;
/** For a year a browser that came over https does not come without it. */
const HSTS = 'max-age=31536000';
const MAX_LOADED_GAMES = 2500;
const SWEEP_MS = 1000;
const ORDER_DELAY_MS = 20_000;

/** Ends games and seals plans whose time ran out while nobody acted. A damaged game does not stop the others. */
const sweepLate = (
  { store, gameHost, log }: Pick<Parts, 'store' | 'gameHost' | 'log'>,
  now: () => number,
): NodeJS.Timeout => {
  const sweep = async (): Promise<void> => {
    const late = await store.query(
      `select id from games where until < $1 and (clock is not null or planning = 1) and damaged is null limit 100`,
      now(),
    );
    for (const g of late)
      await gameHost
        .act(g.id as string, null, timeOut(now()))
        .catch(e => log.error('sweep', { game: g.id as string, error: wordsOf(e) }));
  };
  return setInterval(() => void sweep().catch(e => log.error('sweep', { error: wordsOf(e) })), SWEEP_MS).unref();
};

/** Requests outside the API go to the page, within a limit of their own. */
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
/** The longest stall of the event loop between two readings. */
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
const measure = (metrics: Metrics, gameHost: GameHost, sockets: Sockets): void => {
  metrics.gauge('games_held', 'games in memory', () => gameHost.loadedGames());
  metrics.gauge('sockets', 'open sockets', () => sockets.count());
  metrics.gauge('memory_bytes', 'resident memory', () => process.memoryUsage().rss);
  metrics.gauge(
    'heap_bytes',
    'memory of what is retentionSpec, and of what is not yet thrown away',
    () => process.memoryUsage().heapUsed,
  );
  metrics.gauge('cpu_seconds', 'processor time used', () => {
    const c = process.cpuUsage();
    return (c.user + c.system) / 1e6;
  });
};
/** Resolves to the port. */
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
  const gameHost = openGameHost({
    store,
    log,
    metrics,
    now,
    maxLoaded: spec.maxLoadedGames ?? MAX_LOADED_GAMES,
    idle: limits.idle,
  });
  const lobby = openLobby(store, gameHost);
  const standing = await openStanding({ store, gameHost, log, delay: ORDER_DELAY_MS, now, ...spec.orders });
  const parts: Parts = {
    store,
    gameHost,
    lobby,
    standing,
    log,
    metrics,
    now,
    hangUp: player => sockets.hangUp(player),
  };
  let stopping = false;
  const health = healthOf(store, log);
  const healthy = async (): Promise<string | undefined> => (stopping ? 'going down' : health());
  const more = await spec.more?.(parts);
  const watched = { metrics, healthy, metricsToken: spec.metricsToken };
  const retentionSpec = spec.retention ?? RETENTION;
  const allowance = openAllowance(retentionSpec.bytesADay, now);
  const all = [...lobbyRoutes(store, lobby, watched, limits), ...standingRoutes(standing), ...(more?.routes ?? [])];
  const routes = all.map(route => withinAllowance(route, allowance));
  const server = answerWith(apiOf({ store, log, metrics, limits, routes, allowance, origin, behindProxy }), spec, log);
  const sockets = openSockets(server, { store, gameHost, log, metrics, limits, allowance, now, origin, behindProxy });
  const threads = spec.botThreads === undefined ? {} : { threads: spec.botThreads };
  const bots = await openBots({ store, gameHost, log, metrics, seconds: spec.botSeconds ?? 2, ...threads });
  const retention = await openRetention({ store, where: spec.where, gameHost, log, metrics, now, spec: retentionSpec });
  measure(metrics, gameHost, sockets);
  const stalls = measureStalls(metrics);
  const sweeping = [sweepLate(parts, now), setInterval(() => void time.beat().catch(() => {}), BEAT_MS).unref()];
  const port = await listening(server, spec).catch(e => {
    claimed.release();
    throw e;
  });
  log.info('started', { port, store: store.kind });
  /** Accepts no new requests, finishes and answers those under way, then closes the store. */
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
    await gameHost.stop();
    await sockets.stop();
    await more?.stop();
    server.closeAllConnections();
    await over;
    await store.close();
    claimed.release();
    log.info('stopped');
  };
  const holdings = async (): Promise<string> =>
    holdingsInWords(await holdingsOf(store, spec.where, retentionSpec.maxBytes));
  return { ...parts, routes, server, port, retention, holdings, stop };
};
