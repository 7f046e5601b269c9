/** Speed, in one process and one run: decisions and whole random games a second, the cost of a copy, the same rules under boardgame.io, and the hex kernel. */
import { Worker } from 'node:worker_threads';
import { GAMES } from '../games/all.ts';
import { optionsOf, startOf, type Game } from '../engine/game.ts';
import { playRandomly } from '../engine/playout.ts';
import { seededRandom } from '../engine/random.ts';
import { clone, copyInto } from '../engine/state.ts';
import { kernelSpeeds } from './kernel.ts';

export interface Speed {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copyMicroseconds: number;
  readonly recycledMicroseconds: number;
  readonly boardgameio: { readonly decisionsPerSecond: number };
  readonly ratio: number;
}

/** A round is so many decisions, played out to the end of the last game. */
const ROUNDS = 5;
const WARM_UP = 60_000;
const ROUND = 150_000;
const PEER_ROUND = 800;
/** Processor time of this thread, so that a busy machine counts for less. */
const seconds = (work: () => void): number => {
  const from = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1e6;
};
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

/** Asks the peer's thread for one round and waits: only one of the two works at a time. */
const ask = (peer: Worker, decisions: number): Promise<number> =>
  new Promise((resolve, reject) => {
    peer.once('message', resolve);
    peer.once('error', reject);
    peer.postMessage(decisions);
  });

/** Ours and theirs by turns, so that a busy machine slows both; the median of the rounds. */
const speedOf = async (game: Game): Promise<Speed> => {
  const scenario = game.scenarios[0]!.id;
  const options = optionsOf(game, {});
  const rnd = seededRandom('bench');
  const ours = (least: number): { readonly decisions: number; readonly games: number } => {
    let decisions = 0;
    let games = 0;
    const time = seconds(() => {
      for (; decisions < least; games++) decisions += playRandomly(game.machine, startOf(game, scenario, options), rnd);
    });
    return { decisions: decisions / time, games: games / time };
  };
  const peer = new Worker(new URL('./peer.ts', import.meta.url), { workerData: { game: game.id } });
  ours(WARM_UP);
  await ask(peer, PEER_ROUND);
  const rounds: { readonly ours: ReturnType<typeof ours>; readonly theirs: number }[] = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push({ ours: ours(ROUND), theirs: await ask(peer, PEER_ROUND) });
  await peer.terminate();
  const decisions = median(rounds.map(r => r.ours.decisions));
  const theirs = median(rounds.map(r => r.theirs));
  return {
    decisionsPerSecond: Math.round(decisions),
    gamesPerSecond: Math.round(median(rounds.map(r => r.ours.games))),
    ...copies(startOf(game, scenario, options)),
    boardgameio: { decisionsPerSecond: Math.round(theirs) },
    ratio: Math.round(median(rounds.map(r => r.ours.decisions / r.theirs))),
  };
};

const COPIES = 200_000;
const copies = (g: ReturnType<typeof startOf>) => {
  const kept: unknown[] = [];
  const scratch = clone(g);
  const fresh = seconds(() => {
    for (let i = 0; i < COPIES; i++) kept[i % 1000] = clone(g);
  });
  const recycled = seconds(() => {
    for (let i = 0; i < COPIES; i++) copyInto(scratch, g);
  });
  const microseconds = (time: number): number => Math.round((time / COPIES) * 1e9) / 1000;
  return { copyMicroseconds: microseconds(fresh), recycledMicroseconds: microseconds(recycled) };
};

const games: { [id: string]: Speed } = {};
for (const game of GAMES) games[game.id] = await speedOf(game);
const kernel = kernelSpeeds();
if (process.argv.includes('--json')) console.log(JSON.stringify({ games, kernel }));
else {
  for (const [id, s] of Object.entries(games))
    console.log(`${id}
  ${s.decisionsPerSecond.toLocaleString('en')} decisions a second, ${s.gamesPerSecond.toLocaleString('en')} whole random games a second on one core
  ${s.copyMicroseconds} µs to copy a state, ${s.recycledMicroseconds} µs into a recycled one
  boardgame.io 0.50 with the same rules: ${s.boardgameio.decisionsPerSecond.toLocaleString('en')} decisions a second
  ${s.ratio} times as fast`);
  for (const k of kernel)
    console.log(`hex kernel, ${k.map}: ${k.hexes} hexes
  ${k.reach12} µs for the full reach of a mechanised corps, ${k.reach6InZones} µs for half of it among enemy zones
  ${k.zones100} µs for the zones of 100 units, ${k.supplyOfASide} µs for the supply of a side, ${k.traceOfAUnit} µs to explain one unit's`);
}
