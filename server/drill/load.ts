/** `npm run load -- --store sqlite|postgres [--game id]`: games held open, durable choices a second, from a choice to the opponent's screen, memory a game, and whether many stored games slow a choice. Beside each figure stands what the server itself took, and how busy the machine was. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Choice } from '../../engine/decide.ts';
import { optionsOf } from '../../engine/game.ts';
import { labelled } from '../../engine/labels.ts';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import type { Side } from '../../engine/state.ts';
import { newTable, play } from '../../engine/table.ts';
import { gameOf } from '../../games/all.ts';
import { openStore, type Statement, type Store } from '../store/store.ts';
import { browser, connect, newGame, openTable, pick, type Browser, type Screen, type Wire } from './client.ts';
import { startCluster } from './cluster.ts';
import { busyness, gauge, gaugeIn, inParallel, metricsOf, ownTime, spread } from './measure.ts';
import { serverProcess } from './process.ts';
import { seatsIn, tablesOf, type Wanted } from './tables.ts';

const { values: said } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    games: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '15' },
    rates: { type: 'string', default: '500,1000' },
    stored: { type: 'string', default: '100,10000' },
    game: { type: 'string' },
  },
});
const GAMES = Number(said.games);
const SECONDS = Number(said.seconds);

type Script = readonly { readonly side: Side; readonly choice: Choice }[];
/** A random opening up to the first die; one list serves every game. */
const openingOf = ({ game: id, scenario }: Wanted, seed: string): Script => {
  const rnd = seededRandom(seed);
  const game = gameOf(id)!;
  const t = newTable(game, {
    scenario,
    options: optionsOf(game, scenario, {}),
    commitment: '',
    roller: () => {
      throw new Error('dice');
    },
  });
  const list: { side: Side; choice: Choice }[] = [];
  try {
    for (;;) {
      const ask = game.machine.open(t.g)[0]!;
      const choice = labelled(game.labels, game.machine.sample(t.g, ask, rnd)) as Choice;
      if (!play(t, ask.side, choice).ok) break;
      list.push({ side: ask.side, choice });
    }
  } catch {
    /* the first die */
  }
  return list;
};
/** The longest of many openings: a prepared set-up would be over at once. */
const OPENINGS = 40;
const scriptOf = (wanted: Wanted): Script =>
  Array.from({ length: OPENINGS }, (_, i) => openingOf(wanted, `load ${i}`)).reduce((a, b) =>
    b.length > a.length ? b : a,
  );
const WANTED = said.game === undefined ? tablesOf() : tablesOf(said.game);
const TWO = WANTED.find(w => seatsIn(w).length === 2);
const ONE = WANTED.find(w => seatsIn(w).length === 1);
const SCRIPT = TWO ? scriptOf(TWO) : [];

/** A game under load: who moves next, and the socket on which the other side sees it. */
interface Live {
  readonly id: string;
  readonly two: boolean;
  readonly wires: { readonly [side: Side]: Wire };
  readonly eyes: (side: Side) => Wire;
  readonly all: readonly Wire[];
  screen: Screen;
  busy: boolean;
  done: number;
}
const next = (l: Live, rnd: Rnd): { readonly side: Side; readonly choice: Choice } | undefined =>
  l.two ? SCRIPT[l.done] : pick(l.screen, rnd);

const open = async (base: string, i: number): Promise<Live> => {
  const two = ONE && TWO ? i % 2 === 0 : TWO !== undefined;
  const a = browser(base);
  const b = browser(base);
  const wanted = (two ? TWO : ONE)!;
  const [mine, other] = seatsIn(wanted);
  const { id } = await newGame(a, two ? b : undefined, wanted);
  const [wa, wb] = await Promise.all([a, b].map((x: Browser) => connect(x, { blind: two || x === b })));
  const screens = await Promise.all([wa!, wb!].map(w => openTable(w, id)));
  return {
    id,
    two,
    wires: two ? { [mine!]: wa!, [other!]: wb! } : { [mine!]: wa! },
    eyes: side => (side === mine ? wb! : wa!),
    all: [wa!, wb!],
    screen: screens[0]!,
    busy: false,
    done: 0,
  };
};
interface Measured {
  acked: number[];
  seen: number[];
  refused: number;
}
/** One choice, timed from the moment it was due. */
const once = async (l: Live, rnd: Rnd, due: number, m: Measured): Promise<void> => {
  const p = next(l, rnd);
  if (!p) {
    l.done = Infinity;
    return;
  }
  l.busy = true;
  const at = l.two ? l.done : l.screen.entry;
  const other = l.eyes(p.side);
  const shown = other.screens.get(l.id)!;
  const seen = other
    .until(() => shown.entry > at, 60_000)
    .then(() => {
      m.seen.push(performance.now() - due);
    });
  const a = await l.wires[p.side]!.ask(
    { do: 'play', game: l.id, side: p.side, at, choice: p.choice as never },
    randomUUID(),
  );
  if (a.ok) m.acked.push(performance.now() - due);
  else {
    m.refused += 1;
    if (m.refused < 3) console.log(a, p);
    l.done = Infinity;
    return;
  }
  await seen;
  l.done += 1;
  l.busy = false;
};
const ready = (games: readonly Live[], rnd: Rnd): Live | undefined => {
  for (let i = 0; i < 50; i++) {
    const l = games[rnd(games.length)]!;
    if (!l.busy && l.done < (l.two ? SCRIPT.length : Infinity)) return l;
  }
  return undefined;
};
/** Sends at a steady rate, whether or not the server keeps up. */
const atRate = async (
  games: readonly Live[],
  rate: number,
  rnd: Rnd,
): Promise<Measured & { readonly late: number }> => {
  const m: Measured = { acked: [], seen: [], refused: 0 };
  const start = performance.now();
  const flying: Promise<void>[] = [];
  let late = 0;
  for (let n = 0; n < rate * SECONDS; n++) {
    const due = start + (n / rate) * 1000;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const l = ready(games, rnd);
    if (l) flying.push(once(l, rnd, due, m));
    else late += 1;
  }
  await Promise.all(flying);
  return { ...m, late };
};
/** As fast as possible, with so many at once. */
const flatOut = async (
  games: readonly Live[],
  width: number,
  seconds: number,
  rnd: Rnd,
): Promise<Measured & { readonly perSecond: number }> => {
  const m: Measured = { acked: [], seen: [], refused: 0 };
  const start = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (performance.now() - start < seconds * 1000) {
        const l = ready(games, rnd);
        if (l) await once(l, rnd, performance.now(), m);
        else await sleep(1);
      }
    }),
  );
  return { ...m, perSecond: Math.round(m.acked.length / ((performance.now() - start) / 1000)) };
};

const kB = (bytes: number, n: number): string => `${Math.round(bytes / n / 1000)} kB`;

/** Copies a played game straight into the store. */
const stock = async (store: Store, from: string, count: number): Promise<void> => {
  const [game] = await store.query('select * from games where id = $1', from);
  const seats = await store.query('select * from seats where game = $1', from);
  const rows = await store.query('select * from journal where game = $1', from);
  const put = (table: string, row: object): Statement => {
    const keys = Object.keys(row);
    return [
      `insert into ${table} (${keys.join(', ')}) values (${keys.map((_, i) => `$${i + 1}`).join(', ')})`,
      ...(Object.values(row) as string[]),
    ];
  };
  for (let i = 0; i < count; i++) {
    const id = randomUUID().slice(0, 22);
    await store.change([
      put('games', { ...game, id }),
      ...seats.map(s => put('seats', { ...s, game: id })),
      ...rows.map(r => put('journal', { ...r, game: id })),
    ]);
  }
};

type Process = Awaited<ReturnType<typeof serverProcess>>;
/** Runs some work and returns the processor time it took, in the server and here. */
const weighed = async <T extends Measured>(p: Process, work: Promise<T>): Promise<T & { readonly cpu: string }> => {
  const before = await metricsOf(p);
  const own = process.cpuUsage();
  const m = await work;
  const { user, system } = process.cpuUsage(own);
  const after = await metricsOf(p);
  const served = gaugeIn(after, 'cpu_seconds') - gaugeIn(before, 'cpu_seconds');
  const each = (seconds: number): number => Math.round((seconds / m.acked.length) * 1e5) / 100;
  return {
    ...m,
    cpu: `the server itself took ${ownTime(before, after)}; ${each(served)} ms of processor a choice in the server, ${each((user + system) / 1e6)} ms in this client; ${busyness()}`,
  };
};
/** At each rate, then flat out. */
const press = async (p: Process, games: readonly Live[], rnd: Rnd): Promise<void> => {
  await atRate(games, 100, rnd); // warm
  for (const rate of said.rates.split(',').map(Number)) {
    const m = await weighed(p, atRate(games, rate, rnd));
    console.log(
      `${rate} choices a second for ${SECONDS} s: ${m.acked.length} stored, answered ${spread(m.acked)}; on the opponent's screen ${spread(m.seen)}; ${m.refused} refused, ${m.late} not sent; ${m.cpu}`,
    );
  }
  const top = await weighed(p, flatOut(games, 128, SECONDS, rnd));
  console.log(
    `flat out, 128 at once: ${top.perSecond} choices a second, answered ${spread(top.acked)}; on the opponent's screen ${spread(top.seen)}; ${top.cpu}`,
  );
};
/** Games played while many others are stored: more choices than a quick machine makes in the seconds measured. */
const GAMES_AMID_STORED = 500;
/** One choice after another with so many copies of a played game stored. */
const amidStored = async (count: number, from: string, fresh: string, played: string, rnd: Rnd): Promise<void> => {
  const q = await serverProcess(fresh);
  const live = await inParallel(GAMES_AMID_STORED, 8, i => open(q.base, i));
  const here = await openStore(fresh);
  const there = await openStore(from);
  await copyGame(there, here, played);
  await stock(here, played, count);
  const size = (await here.query('select count(*) as n from journal'))[0]!.n;
  await Promise.all([here.close(), there.close()]);
  await flatOut(live, 1, 3, rnd);
  const m = await flatOut(live, 1, 8, rnd);
  if (m.acked.length === 0) throw new Error(`${GAMES_AMID_STORED} games had no choice left to time`);
  console.log(
    `${count} stored games (${size} acts): one choice after another, answered ${spread(m.acked)}, ${m.perSecond} a second; ${busyness()}`,
  );
  for (const l of live) for (const w of l.all) w.ws.terminate();
  await q.stop();
};

const main = async (): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'phoney-load-'));
  const cluster = said.store === 'postgres' ? await startCluster() : undefined;
  const where = cluster ? await cluster.database() : join(dir, 'games.sqlite');
  const p = await serverProcess(where, {
    maxLoadedGames: 2 * GAMES,
    trace: process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [],
  });
  const rnd = seededRandom('load');
  const empty = await gauge(p, 'memory_bytes');
  const from = performance.now();
  const games = await inParallel(GAMES, 24, i => open(p.base, i));
  console.log(
    `${said.store}: ${GAMES} games open with ${await gauge(p, 'sockets')} sockets, created in ${((performance.now() - from) / 1000).toFixed(1)} s; server ${Math.round(empty / 1e6)} MB empty, ${kB((await gauge(p, 'memory_bytes')) - empty, GAMES)} a game with its two sockets`,
  );
  await press(p, games, rnd);
  const heap = await gauge(p, 'memory_bytes');
  console.log(
    `after ${games.reduce((n, l) => n + (l.done === Infinity ? 0 : l.done), 0)} choices: ${Math.round(heap / 1e6)} MB, ${kB(heap - empty, GAMES)} a game`,
  );
  for (const l of games) for (const w of l.all) w.ws.terminate();
  await p.stop();

  const played = games.find(l => l.two)?.id ?? games[0]!.id;
  for (const count of said.stored.split(',').map(Number)) {
    const fresh = cluster ? await cluster.database() : join(dir, `stored-${count}.sqlite`);
    await amidStored(count, where, fresh, played, rnd);
  }
  await cluster?.stop();
  rmSync(dir, { recursive: true, force: true });
};
/** Copies one game from one store to another. */
const copyGame = async (from: Store, to: Store, id: string): Promise<void> => {
  for (const [table, key] of [
    ['games', 'id'],
    ['seats', 'game'],
    ['journal', 'game'],
  ] as const)
    for (const row of await from.query(`select * from ${table} where ${key} = $1`, id)) {
      const keys = Object.keys(row);
      await to.change([
        [
          `insert into ${table} (${keys.join(', ')}) values (${keys.map((_, i) => `$${i + 1}`).join(', ')})`,
          ...Object.values(row),
        ],
      ]);
    }
};
await main();
process.exit(0);
