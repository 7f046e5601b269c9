/** The bot's worker: it gets the view of its side and nothing else, and may be ended at any moment. */
import { labelled } from '../engine/labels.ts';
import { seededRandom } from '../engine/random.ts';
import { load } from '../engine/save.ts';
import type { Brief } from './desk.ts';
import { push, staff } from './post.ts';
import type { Offered } from './session.ts';
import { gameFor } from './shelf.ts';

export interface Thought { readonly choice: Offered['choice']; readonly reason: string; readonly estimate: number; readonly spread: readonly [low: number, high: number] }
export interface BotProgress { readonly push: 'progress'; readonly value: number }

/** Until bots/ is there: one random legal choice at every level, and honestly called so. */
const think = async ({ game: id, side, view }: Brief, level: string, _seconds: number): Promise<Thought> => {
  const { game } = await gameFor(id), g = game.machine.resume(load(game, view)), ask = game.machine.open(g).find(a => a.side === side);
  if (!ask) throw new Error('There is nothing to decide.');
  push('progress', 0);
  const choice = game.machine.sample(g, ask, seededRandom(String(crypto.getRandomValues(new Uint32Array(1))[0])));
  push('progress', 1);
  const score = game.score(g, side);
  return { choice: labelled(game.labels, choice) as Offered['choice'], reason: `Picked at random from what the rules allow${level === 'random' ? '' : ` (there is no ${level} bot yet)`}.`, estimate: score, spread: [score, score] };
};

const verbs = { think };
export type BotDesk = typeof verbs;
staff(verbs as unknown as Parameters<typeof staff>[0]);
