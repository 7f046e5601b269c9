/** `npm run hour -- --minutes 60 --rate 5 [--store sqlite|postgres]`: mixed load for an hour, and whether memory grows in its second half. Games are made, played, looked back at, talked at, left and come back to, lied to, resigned and read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom, type Rnd } from '../../engine/random.ts';
import { GAMES } from '../../games/all.ts';
import {
  browser,
  connect,
  newGame,
  ok,
  openTable,
  pick,
  playOne,
  type Browser,
  type Screen,
  type Wire,
} from './client.ts';
import { startCluster } from './cluster.ts';
import { busyness, gauge, gaugeIn, metricsOf } from './measure.ts';
import { serverProcess, type Process } from './process.ts';
import { seatsIn, tablesFor } from './tables.ts';

interface DrillSeat {
  readonly b: Browser;
  w: Wire;
}
export interface Hour {
  readonly base: string;
  /** Milliseconds between two choices in one game. */
  readonly pause: number;
  over: boolean;
  choices: number;
  games: number;
  /** Connections that were lost and made again. */
  dropped: number;
}
const TABLES = 12;
const MAX_CHOICES = 120;

const screenOf = (c: DrillSeat, id: string): Screen => c.w.screens.get(id)!;
/** What people do besides playing, some of it not allowed. */
const ASIDE: readonly ((c: DrillSeat, s: Screen, rnd: Rnd) => Promise<unknown>)[] = [
  (c, s, rnd) => c.w.ask({ do: 'look', game: s.id, entry: rnd(s.entry + 1) }),
  (c, s, rnd) => c.w.ask({ do: 'say', game: s.id, text: `That was line ${rnd(1000)}.` }),
  c => c.b.call('GET', '/api/lobby'),
  c => c.b.call('GET', '/api/mine'),
  (c, s) => c.b.call('GET', `/api/games/${s.id}`),
  (c, s) => c.w.ask({ do: 'play', game: s.id, side: s.sides[0]!, at: s.entry, choice: { do: 'nothing' } }),
  (c, s) => c.w.ask({ do: 'play', game: s.id, side: 'nobody', at: 0, choice: { do: 'nothing' } }),
  async (c, s) => {
    c.w.ws.terminate();
    await sitAgain(c, s.id);
  },
];
const sitAgain = async (c: DrillSeat, id: string): Promise<void> => {
  c.w = await connect(c.b, { screens: c.w.screens });
  await openTable(c.w, id, screenOf(c, id).seq);
};
const aside = (c: DrillSeat, id: string, rnd: Rnd): Promise<unknown> =>
  ASIDE[rnd(ASIDE.length)]!(c, screenOf(c, id), rnd);
const moverOf = (chairs: readonly DrillSeat[], id: string): DrillSeat | undefined =>
  chairs.find(c => !screenOf(c, id).moved?.ended && pick(screenOf(c, id), seededRandom('')) !== undefined);
/** Plays one game to its end or long enough, then resigns and reads its record. */
const oneGame = async (h: Hour, i: number, rnd: Rnd): Promise<void> => {
  const tables = GAMES.flatMap(g => tablesFor(g.sides.length, g.id));
  const wanted = tables[i % tables.length]!;
  const seats = seatsIn(wanted);
  const browsers = seats.map(() => browser(h.base));
  const { id } = await newGame(browsers[0]!, browsers[1], wanted);
  const chairs: DrillSeat[] = [];
  for (const b of browsers) chairs.push({ b, w: await connect(b) });
  for (const c of chairs) await openTable(c.w, id);
  for (let n = 0; n < MAX_CHOICES && !h.over; n++) {
    for (const one of chairs)
      if (one.w.ws.readyState !== one.w.ws.OPEN) {
        h.dropped += 1;
        await sitAgain(one, id);
      }
    const c = moverOf(chairs, id);
    if (!c) break;
    const s = screenOf(c, id);
    const at = s.entry;
    const a = await playOne(c.w, s, rnd);
    if (a?.ok) await c.w.until(() => s.entry > at);
    h.choices += 1;
    if (rnd(4) === 0) await aside(chairs[rnd(chairs.length)]!, id, rnd).catch(() => void (h.dropped += 1));
    await sleep(h.pause * (0.5 + rnd(100) / 100));
  }
  const s = screenOf(chairs[0]!, id);
  if (!s.moved?.ended) await chairs[0]!.w.ask({ do: 'resign', game: id, side: s.sides[0]! });
  await ok(chairs[0]!.b.call('GET', `/api/games/${id}/record`));
  for (const c of chairs) c.w.ws.terminate();
  h.games += 1;
};
const sitAt = async (h: Hour, table: number): Promise<void> => {
  const rnd = seededRandom(`hour ${table}`);
  for (let i = table; !h.over; i += TABLES) await oneGame(h, i, rnd);
};
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
/** Growth over the second half as a share, comparing a tenth of the samples at each end. */
export const growthIn = (list: readonly number[]): number => {
  const tenth = Math.max(1, Math.floor(list.length / 10));
  const half = Math.floor(list.length / 2);
  return mean(list.slice(-tenth)) / mean(list.slice(half, half + tenth)) - 1;
};

const percent = (x: number): string => `${(x * 100).toFixed(1)} percent`;
const MB = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
/** Samples memory until `minutes` are over. */
const watch = async (p: Process, h: Hour, minutes: number): Promise<{ rss: number[]; heap: number[] }> => {
  const rss: number[] = [];
  const heap: number[] = [];
  const end = performance.now() + minutes * 60_000;
  const every = Math.min(15_000, minutes * 1000);
  while (performance.now() < end) {
    await sleep(every);
    const text = await metricsOf(p).catch(() => undefined); // a connection that was kept open may end just then
    if (text === undefined) continue;
    rss.push(gaugeIn(text, 'memory_bytes'));
    heap.push(gaugeIn(text, 'heap_bytes'));
    if (rss.length % 20 === 0)
      console.log(
        `${Math.round((rss.length * every) / 60_000)} min: ${MB(rss.at(-1)!)}, of it ${MB(heap.at(-1)!)} heap; ${h.choices} choices, ${h.games} games over; ${busyness()}`,
      );
  }
  return { rss, heap };
};

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      rate: { type: 'string', default: '5' },
      store: { type: 'string', default: 'sqlite' },
      most: { type: 'string', default: '40' },
    },
  });
  const dir = mkdtempSync(join(tmpdir(), 'phoney-hour-'));
  const cluster = values.store === 'postgres' ? await startCluster() : undefined;
  const where = cluster ? await cluster.database() : join(dir, 'games.sqlite');
  const p = await serverProcess(where, { maxLoadedGames: Number(values.most), people: true });
  const h: Hour = {
    base: p.base,
    pause: (TABLES / Number(values.rate)) * 1000,
    over: false,
    choices: 0,
    games: 0,
    dropped: 0,
  };
  const playing = Promise.all(Array.from({ length: TABLES }, (_, i) => sitAt(h, i)));
  const seen = await Promise.race([watch(p, h, Number(values.minutes)), playing.then(() => undefined)]);
  h.over = true;
  await playing;
  const { rss, heap } = seen!;
  const held = await gauge(p, 'games_held');
  console.log(
    `${values.store}, ${values.minutes} min: ${h.choices} choices, ${h.games} games over, ${held} held, ${h.dropped} connections dropped. Resident ${MB(rss[0]!)} after the first quarter minute, ${MB(rss[rss.length >> 1]!)} at half-time, ${MB(rss.at(-1)!)} at the end: ${percent(growthIn(rss))} more in the second half (heap ${percent(growthIn(heap))}); ${busyness()}`,
  );
  for (const line of p.said) console.log(line);
  await p.stop();
  await cluster?.stop();
  rmSync(dir, { recursive: true, force: true });
  process.exit(growthIn(rss) > 0.05 ? 1 : 0);
}
