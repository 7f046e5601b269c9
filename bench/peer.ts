/** A thread of its own for the peer: rules that have run on immer's drafts run slower afterwards, which would not be fair to either. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../games/all.ts';
import { optionsOf } from '../engine/game.ts';
import { seededRandom } from '../engine/random.ts';
import { playPeer } from './boardgameio.ts';

const game = GAMES.find(g => g.id === (workerData as { readonly game: string }).game)!;
const rnd = seededRandom('bench');

parentPort!.on('message', (limit: number) => {
  const from = process.threadCpuUsage();
  const decisions = playPeer(game, game.scenarios[0]!.id, optionsOf(game, {}), rnd, limit);
  const { user, system } = process.threadCpuUsage(from);
  parentPort!.postMessage(decisions / ((user + system) / 1e6));
});
