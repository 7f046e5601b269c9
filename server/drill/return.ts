/** `npm run return -- --games 2000 --acts 1100 [--store sqlite|postgres] [--game id] [--fresh]`: a server starts anew and all its players come back at once. How long until each has his table, how long `/healthz` waits meanwhile, and what memory it takes. With `--fresh` every page is loaded anew, too. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { labelled } from '../../engine/labels.ts';
import { seededRandom } from '../../engine/random.ts';
import { play, seenBy } from '../game-host/actions.ts';
import { openGameHost, type GameHost } from '../game-host/game-host.ts';
import { openLobby } from '../lobby/lobby.ts';
import { noLog } from '../operations/log.ts';
import { openMetrics } from '../operations/metrics.ts';
import { newPlayer, openSession } from '../accounts/sessions.ts';
import { openStore, type Statement, type Store } from '../store/store.ts';
import { browser, connect, openTable, type Wire } from './client.ts';
import { startCluster } from './cluster.ts';
import { busyness, gaugeIn, inParallel, metricsOf, spread, watchHealth } from './measure.ts';
import { serverProcess, type Process } from './process.ts';
import { tablesFor, type Wanted } from './tables.ts';

/** One random choice for whoever is asked; false when the game is over. */
const choose = async (gameHost: GameHost, id: string, rnd: (n: number) => number): Promise<boolean> => {
  const q = await gameHost.with(id, h => {
    const ask = h.game.machine.open(h.table!.g)[0];
    if (!ask) return undefined;
    const choice = labelled(h.game.labels, h.game.machine.sample(h.table!.g, ask, rnd));
    return { side: ask.side, at: h.table!.entries.length, choice };
  });
  return q !== undefined && (await gameHost.act(id, null, play(q.side, seenBy(q.side, q.at), q.choice))).ok;
};
/** A game of `acts` actions; shorter ones are played again. */
export const longGame = async (store: Store, wanted: Wanted, acts: number): Promise<string> => {
  const gameHost = openGameHost({ store, log: noLog, metrics: openMetrics(), maxLoaded: 10 });
  const lobby = openLobby(store, gameHost);
  const me = await newPlayer(store);
  const sides = Object.fromEntries(Object.keys(wanted.sides).map(s => [s, 'me'] as const));
  for (let i = 0; i < 50; i++) {
    const rnd = seededRandom(`return ${i}`);
    const { game } = await lobby.create(me, {
      ...wanted,
      options: {},
      sides,
      pace: { is: 'none' },
      public: false,
      watch: true,
    });
    await lobby.ready(game.id, me, undefined);
    let done = 1;
    while (done < acts && (await choose(gameHost, game.id, rnd))) done += 1;
    if (done < acts) continue;
    await gameHost.stop();
    return game.id;
  }
  throw new Error(`no game of ${wanted.game} has ${acts} acts`);
};

const COLUMNS = {
  games: `id game scenario options rules pace public watch creator seed commitment created rematch status started ended ended_at waiting bot since until clock turn planning pack`,
  seats: 'game side kind level player reserved invite link nonce',
  journal: 'game seq at msg act',
  checkpoints: 'game at turn state',
  rests: 'game at seq rules facts rest',
} as const;
/** Copies the rows of a table under another game's id. */
const copied = (table: keyof typeof COLUMNS, from: string, to: string): Statement => {
  const [key, ...others] = COLUMNS[table].split(' ');
  return [
    `insert into ${table} (${key}, ${others.join(', ')}) select $2, ${others.join(', ')} from ${table} where ${key} = $1`,
    from,
    to,
  ];
};
export interface Comer {
  readonly game: string;
  readonly cookie: string;
  /** The last action the player knows. */
  readonly since: number;
}
/** Copies the game for another player, who holds all its seats. */
const copyOf = async (store: Store, from: string, to: string, since: number): Promise<Comer> => {
  const player = await newPlayer(store);
  const tables = ['games', 'seats', 'journal', 'checkpoints', 'rests'] as const;
  await store.change([
    ...tables.map(t => copied(t, from, to)),
    ['insert into holders (player, game, side) select $2, $1, side from seats where game = $1', to, player],
  ]);
  return { game: to, since, cookie: `phoney=${await openSession(store, player, false)}` };
};
/** `games` copies of one long game, each with a player. */
export const stocked = async (
  where: string,
  wanted: Wanted,
  games: number,
  acts: number,
): Promise<readonly Comer[]> => {
  const store = await openStore(where);
  const from = await longGame(store, wanted, acts);
  const comers: Comer[] = [];
  for (let i = 0; i < games; i++) comers.push(await copyOf(store, from, `return${String(i).padStart(16, '0')}`, acts));
  await store.close();
  return comers;
};

export interface Returned {
  readonly answered: readonly number[];
  readonly seconds: number;
  readonly health: { readonly longest: number; readonly ill: number };
  readonly peak: number;
  readonly heap: number;
  /** The longest stall of the server in seconds. */
  readonly stall: number;
  /** Bytes sent to the returning players. */
  readonly sent: number;
  /** Seconds of processor time the server took. */
  readonly cpu: number;
}
const QUIET_MS = 5000;
/** Sockets opened at a time; each asks for its game as soon as it is open. */
const WIDTH = 64;
export const returnOf = async (p: Process, comers: readonly Comer[], fresh: boolean): Promise<Returned> => {
  const before = await metricsOf(p);
  const healthy = watchHealth(p, 50);
  const answered: number[] = [];
  const wires: Wire[] = [];
  let peak = 0;
  let heap = 0;
  let stall = 0;
  const look = (t: string): void => {
    peak = Math.max(peak, gaugeIn(t, 'memory_bytes'));
    heap = Math.max(heap, gaugeIn(t, 'heap_bytes'));
    stall = Math.max(stall, gaugeIn(t, 'stall_seconds'));
  };
  const watching = setInterval(() => {
    void metricsOf(p).then(look);
  }, 500);
  const from = performance.now();
  const waits: Promise<void>[] = [];
  await inParallel(comers.length, WIDTH, async i => {
    const b = browser(p.base);
    b.cookie = comers[i]!.cookie;
    const w = await connect(b, { blind: true });
    wires.push(w);
    const { game, since } = comers[i]!;
    waits.push(openTable(w, game, fresh ? undefined : since).then(() => void answered.push(performance.now() - from)));
  });
  await Promise.all(waits);
  const seconds = (performance.now() - from) / 1000;
  const health = await healthy();
  clearInterval(watching);
  const after = await metricsOf(p);
  look(after);
  const sent = gaugeIn(after, 'sent_bytes_total') - gaugeIn(before, 'sent_bytes_total');
  for (const w of wires) w.ws.terminate();
  return {
    answered,
    seconds,
    health,
    peak,
    heap,
    stall,
    sent,
    cpu: gaugeIn(after, 'cpu_seconds') - gaugeIn(before, 'cpu_seconds'),
  };
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2000' },
      acts: { type: 'string', default: '1100' },
      store: { type: 'string', default: 'sqlite' },
      game: { type: 'string' },
      most: { type: 'string' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const dir = mkdtempSync(join(tmpdir(), 'phoney-return-'));
  const cluster = values.store === 'postgres' ? await startCluster() : undefined;
  const where = cluster ? await cluster.database() : join(dir, 'games.sqlite');
  const [wanted] = tablesFor(2, values.game);
  const comers = await stocked(where, wanted!, Number(values.games), Number(values.acts));
  console.log(
    `${comers.length} games of ${values.acts} acts (${wanted!.game}, ${wanted!.scenario}) are stored; ${busyness()}`,
  );
  const trace = process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [];
  const p = await serverProcess(where, { trace, ...(values.most ? { maxLoadedGames: Number(values.most) } : {}) });
  const idle = watchHealth(p, 50);
  await sleep(QUIET_MS);
  const { longest } = await idle();
  const r = await returnOf(p, comers, values.fresh);
  console.log(
    `all ${r.answered.length}, ${values.fresh ? 'who want everything anew' : 'whose pages stayed open'}, had their table after ${r.seconds.toFixed(1)} s (${spread(r.answered)}); /healthz waited ${r.health.longest} ms at most (${longest} ms before anybody came), was ill ${r.health.ill} times, the server itself heard nobody for ${Math.round(r.stall * 1000)} ms at most; ${Math.round(r.peak / 1e6)} MB at most (heap ${Math.round(r.heap / 1e6)}); ${Math.round(r.sent / 1e6)} MB sent; ${r.cpu.toFixed(1)} s of processor time in the server; ${busyness()}`,
  );
  await p.stop();
  await cluster?.stop();
  rmSync(dir, { recursive: true, force: true });
  process.exit(0);
}
