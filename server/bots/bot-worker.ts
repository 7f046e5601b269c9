/** A thread that thinks for bots. It receives the view of its side and nothing else. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { botFor } from '../../bots/levels.ts';
import { safe } from '../../bots/safe.ts';
import { inScenario, type Game } from '../../engine/game.ts';
import { withHash, type DataPack } from '../../engine/pack.ts';
import { labelled } from '../../engine/labels.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Json } from '../../engine/state.ts';
import { boxForChecked, brainOf, gameOf, openBoxFor } from '../../games/all.ts';
import { applyDiff, nothing } from '../game-host/view-diff.ts';
import type { Position } from '../wire.ts';

export interface Brief {
  readonly n: number;
  readonly game: string;
  readonly scenario: string;
  /** With its hash: both were checked when the pack came in. */
  readonly pack?: DataPack;
  readonly packHash?: string;
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

/** Bots think when nobody else needs the processor. Linux has a priority for each thread; other systems only for the process. */
const BELOW_OTHERS = 10;
const giveWay = (): void => {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, BELOW_OTHERS);
  } catch {
    // not on Linux, or not allowed
  }
};
giveWay();

/** The rules, opened once and reused. */
const rulesFor = ({ game: id, pack, packHash }: Brief): Game => {
  if (!pack) return gameOf(id)!;
  const open = packHash === undefined ? undefined : openBoxFor(id, packHash);
  return (open ?? boxForChecked(id, packHash === undefined ? pack : withHash(pack, packHash)))!.game;
};
parentPort!.on('message', (brief: Brief) => {
  const { n, game: id, scenario, side, level, position, seconds, luck } = brief;
  try {
    const game = inScenario(rulesFor(brief), scenario);
    const view = applyDiff(game, nothing(game), position);
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
