/** Each scenario and each peer runs in a thread of its own: what one game teaches the compiler, or what immer's drafts do to it, slows no other. */
import { parentPort, workerData } from 'node:worker_threads';
import { optionsOf, startOf, type Game, type Options } from '../engine/game.ts';
import { playRandomly } from '../engine/playout.ts';
import { seededRandom, type Rnd } from '../engine/random.ts';
import { clone, copyInto, type State } from '../engine/state.ts';
import { gameFor } from '../games/open.ts';
import { playPeer } from './boardgameio.ts';
import { seconds } from './processor.ts';

export interface Runner {
  readonly game: string;
  readonly scenario: string;
  readonly peer: boolean;
}
/** A round is at least this many decisions, played to the end of the last game; for the peer exactly this many. */
export type Asked = { readonly round: number } | { readonly copies: number };
export interface Round {
  readonly decisions: number;
  readonly games: number;
}
export interface Copies {
  readonly copyMicroseconds: number;
  readonly recycledMicroseconds: number;
}

interface Table {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Options;
  readonly rnd: Rnd;
}
const ours = ({ game, scenario, options, rnd }: Table, least: number): Round => {
  let decisions = 0;
  let games = 0;
  const time = seconds(() => {
    for (; decisions < least; games++) decisions += playRandomly(game.machine, startOf(game, scenario, options), rnd);
  });
  return { decisions: decisions / time, games: games / time };
};
const theirs = ({ game, scenario, options, rnd }: Table, most: number): Round => {
  let decisions = 0;
  const time = seconds(() => {
    decisions = playPeer(game, scenario, options, rnd, most);
  });
  return { decisions: decisions / time, games: 0 };
};
const copies = (g: State, times: number): Copies => {
  const kept: unknown[] = [];
  const scratch = clone(g);
  const fresh = seconds(() => {
    for (let i = 0; i < times; i++) kept[i % 1000] = clone(g);
  });
  const recycled = seconds(() => {
    for (let i = 0; i < times; i++) copyInto(scratch, g);
  });
  const microseconds = (time: number): number => Math.round((time / times) * 1e9) / 1000;
  return { copyMicroseconds: microseconds(fresh), recycledMicroseconds: microseconds(recycled) };
};

const { game: id, scenario, peer } = workerData as Runner;
const { game } = await gameFor(id);
const table: Table = { game, scenario, options: optionsOf(game, scenario, {}), rnd: seededRandom('bench') };
parentPort!.on('message', (asked: Asked) => {
  if ('copies' in asked) parentPort!.postMessage(copies(startOf(game, scenario, table.options), asked.copies));
  else parentPort!.postMessage((peer ? theirs : ours)(table, asked.round));
});
