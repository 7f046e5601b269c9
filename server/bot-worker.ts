/** A thread that thinks for bots. It gets the view of its side and nothing else. */
import { parentPort } from 'node:worker_threads';
import { botFor } from '../bots/levels.ts';
import { safe } from '../bots/safe.ts';
import { inScenario } from '../engine/game.ts';
import type { DataPack } from '../engine/pack.ts';
import { labelled } from '../engine/labels.ts';
import { seededRandom } from '../engine/random.ts';
import type { Json } from '../engine/state.ts';
import { brainOf, gameOf } from '../games/all.ts';
import { laidOut, nothing } from './sight.ts';
import type { Position } from './wire.ts';

export interface Brief {
  readonly n: number;
  readonly game: string;
  readonly scenario: string;
  readonly pack?: DataPack;
  readonly side: string;
  readonly level: string;
  readonly position: Position;
  readonly seconds: number;
  readonly luck: string;
}
export interface Thought {
  readonly n: number;
  readonly choice?: Json;
  readonly error?: string;
}

parentPort!.on('message', ({ n, game: id, scenario, pack, side, level, position, seconds, luck }: Brief) => {
  try {
    const game = inScenario(gameOf(id, pack)!, scenario);
    const view = laidOut(game, nothing(game), position);
    const faults: string[] = [];
    const { choice } = safe(botFor(level), e => faults.push(e.message)).choose(
      { game, view, side, brain: brainOf(id) },
      { seconds, rnd: seededRandom(luck), now: () => performance.now() },
    );
    parentPort!.postMessage({
      n,
      choice: labelled(game.labels, choice),
      ...(faults.length ? { error: faults.join('; ') } : {}),
    } satisfies Thought);
  } catch (e) {
    parentPort!.postMessage({ n, error: (e as Error).message } satisfies Thought);
  }
});
