/** Luck tied to the subject of a draw and not to the order of draws: the same battle gets the same die, whatever was done before. */
import type { Draw } from '../engine/chance.ts';
import { drawWith } from '../engine/playout.ts';
import { top } from '../engine/flow.ts';
import type { Game } from '../engine/game.ts';
import type { Rnd } from '../engine/random.ts';
import type { State } from '../engine/state.ts';

const stir = (h: number, x: number): number => {
  let k = Math.imul(h ^ x, 0x9e3779b1);
  k ^= k >>> 15;
  k = Math.imul(k, 0x85ebca6b);
  return k ^ (k >>> 13);
};
const textHash = new Map<string, number>();
const hashOf = (text: string): number => {
  const known = textHash.get(text);
  if (known !== undefined) return known;
  let h = 0;
  for (let i = 0; i < text.length; i++) h = stir(h, text.charCodeAt(i));
  textHash.set(text, h);
  return h;
};
/** What a draw is about: its case, the turn, and the integers among the variables of the procedure that asks. */
const topicOf = (game: Game, g: State, d: Draw): number => {
  let h = stir(hashOf(d.case), game.turn(g));
  const { vars } = top(g);
  for (const name in vars) if (typeof vars[name] === 'number') h = stir(stir(h, hashOf(name)), vars[name]);
  return 'from' in d ? stir(h, d.from) : h;
};
const rndFrom = (start: number): Rnd => {
  let h = start;
  return below => ((h = stir((h + 0x6d2b79f5) | 0, 0x2545f491)), Math.floor(((h >>> 0) / 4294967296) * below));
};
/**
 * Draws for playouts. Alternatives compared under the same `seed` get the same luck in the same battle, so that only the
 * choice makes a difference. A procedure that draws twice about the same subject continues in the same stream.
 */
export const settleAlike = (game: Game, g: State, seed: number): void => {
  let last = 0;
  let times = 0;
  while (g.wait.for === 'chance') {
    const topic = topicOf(game, g, g.wait.draw);
    times = topic === last ? times + 1 : 0;
    last = topic;
    game.machine.feed(g, drawWith(game.machine, g, g.wait.draw, rndFrom(stir(stir(seed, topic), times))));
  }
};
