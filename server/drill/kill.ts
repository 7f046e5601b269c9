/** `npm run kill -- --kills 20 --store sqlite,postgres,two`: the server is killed again and again under load; every acknowledged choice and secret order must be there, none twice, and every game go on and replay to what its players see. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../engine/random.ts';
import { GAMES } from '../../games/all.ts';
import { audit, type Found, type Shown } from './audit.ts';
import { browser, newGame, ok } from './client.ts';
import { startCluster } from './cluster.ts';
import { busyness } from './measure.ts';
import { insist, nothingSeen, playOn, type Played, type Seen } from './player.ts';
import { serverProcess, type Process } from './process.ts';
import { seatsIn, tablesFor, type Wanted } from './tables.ts';

export interface Killed extends Found {
  readonly kills: number;
  readonly games: number;
  readonly acked: number;
  /** Acknowledged orders of sealed plans, and those of them that were removed again. */
  readonly planned: number;
  readonly takenOut: number;
  /** Open plans with acknowledged orders when the server was killed, over all kills. */
  readonly plansKilled: number;
  readonly resent: number;
  readonly again: number;
  readonly continued: number;
  readonly longestGap: number;
}

/** Takes the games in turns, and each game's scenarios in turns. */
const wantedAt = (i: number): Wanted => {
  const all = GAMES.map(g => tablesFor(g.sides.length, g.id));
  const tables = all[i % all.length]!;
  return tables[Math.floor(i / all.length) % tables.length]!;
};
export interface Drill {
  readonly bases: readonly string[];
  readonly seen: Seen;
  readonly shown: Map<string, Shown>;
  over: boolean;
}
/** Plays game after game until the drill is over. */
const sitAt = async (d: Drill, i: number): Promise<void> => {
  const { bases, seen } = d;
  const wanted = wantedAt(i);
  const rnd = seededRandom(`kill ${i}`);
  const players = seatsIn(wanted).map((_, k): Played => {
    const b = browser(bases[(i + k) % bases.length]!);
    return { b, bases, rnd, seen, done: () => d.over, screens: new Map() };
  });
  const [a, b] = players.map(p => p.b);
  while (!d.over) {
    for (const p of players) await insist(p.b, bases, () => ok(p.b.call('GET', '/api/me')));
    const { id } = await insist(a!, bases, () => newGame(a!, b, wanted));
    const screens = await Promise.all(players.map(p => playOn(p, id)));
    d.shown.set(
      id,
      screens.map(screen => ({ side: screen.sides[0]!, screen })),
    );
  }
};

export interface KillSpec {
  readonly where: string;
  readonly kills: number;
  readonly tables: number;
  readonly processes?: number;
  readonly between?: number;
  /** Kills only while a sealed plan has acknowledged orders; needs a game with sealed plans. */
  readonly plans?: boolean;
  readonly say?: (words: string) => void;
}
/** Kills one process after the other during play; returns how much was acknowledged by the last kill. */
const killAll = async (
  all: readonly Process[],
  { seen }: Drill,
  { kills, tables, between = 700, plans = false, say = () => {} }: KillSpec,
  failed: Promise<unknown>,
): Promise<Pick<Killed, 'plansKilled' | 'acked'>> => {
  let plansKilled = 0;
  let acked = 0;
  const wait = (ms: number): Promise<unknown> => Promise.race([sleep(ms), failed]);
  for (let k = 0; k < kills; k++) {
    const before = seen.acked.length;
    await wait(between + (k % 7) * 37);
    while (seen.acked.length < before + tables) await wait(20);
    while (plans && seen.planning.size === 0) await wait(5);
    const victim = all[k % all.length]!;
    plansKilled += seen.planning.size;
    await victim.kill();
    acked = seen.acked.length;
    if (all.length > 1) await wait(between); // the others carry on alone
    await victim.start();
    say(`kill ${k + 1}: ${seen.acked.length} choices acknowledged, ${seen.resent} sent again`);
  }
  while (seen.acked.length < acked + 3 * tables) await wait(20);
  return { plansKilled, acked };
};
/** Plays games while `harm` is done to the processes or their database, then audits everything. */
export const underLoad = async <T>(
  { where, tables, processes = 1 }: Pick<KillSpec, 'where' | 'tables' | 'processes'>,
  harm: (all: readonly Process[], d: Drill, failed: Promise<unknown>) => Promise<T>,
): Promise<{ readonly last: T; readonly d: Drill; readonly found: Found }> => {
  const all: Process[] = [];
  for (let i = 0; i < processes; i++) all.push(await serverProcess(where));
  const d: Drill = { bases: all.map(p => p.base), seen: nothingSeen(), shown: new Map(), over: false };
  const failed = Promise.all(Array.from({ length: tables }, (_, i) => sitAt(d, i)));
  failed.catch(() => {});
  const last = await harm(all, d, failed);
  d.over = true;
  await failed;
  for (const p of all) await p.stop();
  return { last, d, found: await audit(where, d.seen, d.shown) };
};
export const killDrill = async (spec: KillSpec): Promise<Killed> => {
  const { last, d, found } = await underLoad(spec, (all, drill, failed) => killAll(all, drill, spec, failed));
  const { acked, resent, again, longestGap } = d.seen;
  return {
    kills: spec.kills,
    games: d.shown.size,
    acked: acked.length,
    planned: acked.filter(a => a.plan).length,
    takenOut: acked.filter(a => a.plan?.do === 'out').length,
    plansKilled: last.plansKilled,
    resent,
    again,
    continued: acked.length - last.acked,
    longestGap: Math.round(longestGap),
    ...found,
  };
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '20' },
      store: { type: 'string', default: 'sqlite,postgres,two' },
      plans: { type: 'boolean', default: false },
    },
  });
  const kills = Number(values.kills);
  const dir = mkdtempSync(join(tmpdir(), 'phoney-kill-'));
  const stores = values.store.split(',');
  const cluster = stores.some(s => s !== 'sqlite') ? await startCluster() : undefined;
  let lost = 0;
  for (const store of stores) {
    const k = await killDrill({
      where: store === 'sqlite' ? join(dir, 'kill.sqlite') : await cluster!.database(),
      kills,
      tables: 8,
      plans: values.plans,
      processes: store === 'two' ? 2 : 1,
      say: words => console.log(words),
    });
    console.log(store === 'two' ? 'two processes on PostgreSQL' : store, k);
    lost += k.lost.length + k.doubled.length + k.different.length + k.stuck.length;
  }
  await cluster?.stop();
  rmSync(dir, { recursive: true, force: true });
  console.log(lost ? 'SOMETHING WAS LOST.' : 'Nothing was lost.', busyness());
  process.exit(lost ? 1 : 0);
}
