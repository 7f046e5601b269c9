/** `npm run bench [-- --json] [-- --reference game/scenario]`: every scenario of every game in one run, by processor time: decisions and whole random games a second, as a share of the reference; the cost of a copy; the same rules under boardgame.io; the hex kernel. */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { PLAYABLE } from '../games/shelf.ts';
import { kernelSpeeds } from './kernel.ts';
import { installPeer } from './install-peer.ts';
import { median } from './processor.ts';
import type { Asked, Copies, Round, Runner } from './runner.ts';

export interface Speed extends Copies {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** As a share of the reference's decisions a second, round by round. */
  readonly share: number;
  readonly boardgameio: { readonly decisionsPerSecond: number; readonly ratio: number };
}

/** How many threads measure each scenario, one after the other: each thread compiles the same code a little better or worse, and that lasts as long as the thread lives. */
const THREADS = 3;
const ROUNDS = 3;
/** Decisions to warm up, and decisions that count: games get faster for about the first 300,000 decisions, large games longest. */
const OURS = { warmUp: 300_000, round: 100_000 };
const THEIRS = { warmUp: 400, round: 800 };
const COPIES = 200_000;

interface Entry {
  readonly name: string;
  readonly game: string;
  readonly scenario: string;
  readonly rounds: { readonly ours: Round; readonly theirs: Round }[];
}
/** Sends a request to a thread and waits; only one thread works at a time. */
const ask = <T>(thread: Worker, asked: Asked): Promise<T> =>
  new Promise((done, fail) => {
    thread.once('message', done);
    thread.once('error', fail);
    thread.postMessage(asked);
  });
const thread = (workerData: Runner): Worker => new Worker(new URL('./runner.ts', import.meta.url), { workerData });

const entries: readonly Entry[] = PLAYABLE.flatMap(({ id: game, card }) =>
  card.scenarios.map(({ id: scenario }) => ({ name: `${game}/${scenario}`, game, scenario, rounds: [] })),
);
interface Pair {
  readonly entry: Entry;
  readonly ours: Worker;
  readonly theirs: Worker;
}
const pairFor = (entry: Entry): Pair => {
  const { game, scenario } = entry;
  return { entry, ours: thread({ game, scenario, peer: false }), theirs: thread({ game, scenario, peer: true }) };
};
const turn = async ({ ours, theirs }: Pair, of: 'warmUp' | 'round'): Promise<Entry['rounds'][number]> => ({
  ours: await ask<Round>(ours, { round: OURS[of] }),
  theirs: await ask<Round>(theirs, { round: THEIRS[of] }),
});
/** In turns, so that a busy machine slows all of them alike. */
const measureAll = async (): Promise<void> => {
  const pairs = entries.map(pairFor);
  for (const p of pairs) await turn(p, 'warmUp');
  for (let i = 0; i < ROUNDS; i++) for (const p of pairs) p.entry.rounds.push(await turn(p, 'round'));
  for (const p of pairs) await Promise.all([p.ours.terminate(), p.theirs.terminate()]);
};
const copiesOf = async ({ game, scenario }: Entry): Promise<Copies> => {
  const worker = thread({ game, scenario, peer: false });
  const copies = await ask<Copies>(worker, { copies: COPIES });
  await worker.terminate();
  return copies;
};

const { values } = parseArgs({ options: { json: { type: 'boolean' }, reference: { type: 'string' } } });
/** The first scenario of the first two-player game, unless another is named. */
const standard = PLAYABLE.find(l => l.card.players > 1) ?? PLAYABLE[0]!;
const reference = values.reference ?? `${standard.id}/${standard.card.scenarios[0]!.id}`;
const measure = entries.find(e => e.name === reference);
if (!measure) throw new Error(`--reference takes one of ${entries.map(e => e.name).join(', ')}`);

const speedOf = async (e: Entry): Promise<Speed> => {
  const { rounds } = e;
  const share = median(rounds.map((r, i) => r.ours.decisions / measure.rounds[i]!.ours.decisions));
  return {
    decisionsPerSecond: Math.round(median(rounds.map(r => r.ours.decisions))),
    gamesPerSecond: Math.round(median(rounds.map(r => r.ours.games)) * 10) / 10,
    share: Math.round(share * 1000) / 1000,
    ...(await copiesOf(e)),
    boardgameio: {
      decisionsPerSecond: Math.round(median(rounds.map(r => r.theirs.decisions))),
      ratio: Math.round(median(rounds.map(r => r.ours.decisions / r.theirs.decisions))),
    },
  };
};

installPeer();
for (let i = 0; i < THREADS; i++) await measureAll();
const scenarios: { [name: string]: Speed } = {};
for (const e of entries) scenarios[e.name] = await speedOf(e);
const kernel = kernelSpeeds();

const count = (n: number): string => n.toLocaleString('en');
if (values.json) console.log(JSON.stringify({ reference, scenarios, kernel }));
else {
  console.log(`Processor time of one core; shares are of ${reference} in the same run.`);
  for (const [name, s] of Object.entries(scenarios)) {
    console.log(`${name}
  ${count(s.decisionsPerSecond)} decisions a second, ${count(s.gamesPerSecond)} whole random games a second; share ${s.share}
  ${s.copyMicroseconds} µs to copy a state, ${s.recycledMicroseconds} µs into a recycled one
  boardgame.io 0.50 with the same rules: ${count(s.boardgameio.decisionsPerSecond)} decisions a second
  ${s.boardgameio.ratio} times as fast`);
  }
  for (const k of kernel) {
    console.log(`hex kernel, ${k.map}: ${k.hexes} hexes
  ${k.reach12} µs for the full reach of a mechanised corps, ${k.reach6InZones} µs for half of it among enemy zones
  ${k.zones100} µs for the zones of 100 units, ${k.supplyOfASide} µs for the supply of a side, ${k.traceOfAUnit} µs to explain one unit's`);
    if (k.byRail)
      console.log(`  ${k.byRail.reach} µs for a reach with ground that only railways open, ${k.byRail.zonesByNation} µs for the zones of seven nations
  ${k.byRail.supplyByNation} µs for the supply of ten units of a nation when another has moved`);
  }
}
