/**
 * `npm run bench [-- --json] [-- --reference game/scenario]`: every scenario of every game in one run, by processor time: decisions and
 * whole random games a second, as a share of the reference; the cost of a copy; the same rules under boardgame.io; the hex kernel.
 */
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { PLAYABLE } from '../games/shelf.ts';
import { kernelSpeeds } from './kernel.ts';
import { median } from './processor.ts';
import type { Asked, Copies, Round, Runner } from './runner.ts';

export interface Speed extends Copies {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Of the reference's decisions a second, round by round. */
  readonly share: number;
  readonly boardgameio: { readonly decisionsPerSecond: number; readonly ratio: number };
}

const ROUNDS = 5;
const WARM_UP = 60_000;
const ROUND = 150_000;
const PEER_ROUND = 800;
const COPIES = 200_000;

interface Entry {
  readonly name: string;
  readonly ours: Worker;
  readonly theirs: Worker;
  readonly rounds: { readonly ours: Round; readonly theirs: Round }[];
}
/** Asks a thread and waits: only one of them works at a time. */
const ask = <T>(thread: Worker, asked: Asked): Promise<T> =>
  new Promise((done, fail) => {
    thread.once('message', done);
    thread.once('error', fail);
    thread.postMessage(asked);
  });
const thread = (workerData: Runner): Worker => new Worker(new URL('./runner.ts', import.meta.url), { workerData });

const entries: readonly Entry[] = PLAYABLE.flatMap(({ id, card }) =>
  card.scenarios.map(({ id: scenario }) => ({
    name: `${id}/${scenario}`,
    ours: thread({ game: id, scenario, peer: false }),
    theirs: thread({ game: id, scenario, peer: true }),
    rounds: [],
  })),
);
/** By turns, so that a busy machine slows all alike. */
const turn = async ({ ours, theirs }: Entry, round: number): Promise<Entry['rounds'][number]> => ({
  ours: await ask<Round>(ours, { round }),
  theirs: await ask<Round>(theirs, { round: PEER_ROUND }),
});

const { values } = parseArgs({ options: { json: { type: 'boolean' }, reference: { type: 'string' } } });
/** The first scenario of the first game for two, unless another is named. */
const standard = PLAYABLE.find(l => l.card.players > 1) ?? PLAYABLE[0]!;
const reference = values.reference ?? `${standard.id}/${standard.card.scenarios[0]!.id}`;
const measure = entries.find(e => e.name === reference);
if (!measure) throw new Error(`--reference takes one of ${entries.map(e => e.name).join(', ')}`);

const speedOf = async ({ ours, rounds }: Entry): Promise<Speed> => {
  const share = median(rounds.map((r, i) => r.ours.decisions / measure.rounds[i]!.ours.decisions));
  return {
    decisionsPerSecond: Math.round(median(rounds.map(r => r.ours.decisions))),
    gamesPerSecond: Math.round(median(rounds.map(r => r.ours.games)) * 10) / 10,
    share: Math.round(share * 1000) / 1000,
    ...(await ask<Copies>(ours, { copies: COPIES })),
    boardgameio: {
      decisionsPerSecond: Math.round(median(rounds.map(r => r.theirs.decisions))),
      ratio: Math.round(median(rounds.map(r => r.ours.decisions / r.theirs.decisions))),
    },
  };
};

for (const e of entries) await turn(e, WARM_UP);
for (let i = 0; i < ROUNDS; i++) for (const e of entries) e.rounds.push(await turn(e, ROUND));
const scenarios: { [name: string]: Speed } = {};
for (const e of entries) scenarios[e.name] = await speedOf(e);
for (const e of entries) await Promise.all([e.ours.terminate(), e.theirs.terminate()]);
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
