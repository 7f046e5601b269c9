/** A bot that takes any listed choice. Its luck comes from the seed of the game, so that a match can be repeated. */
import { takeSeat } from './phoney-war.ts';

/** mulberry32, begun from a text. */
const randomFrom = (seed: string): (() => number) => {
  let a = [...seed].reduce((sum, c) => Math.imul(sum ^ c.codePointAt(0)!, 16777619), 2166136261) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};
let random = randomFrom('');
await takeSeat({
  begin: ({ seed, side }) => {
    random = randomFrom(`${seed} ${side}`);
  },
  choose: ({ choices }) => choices[Math.floor(random() * choices.length)]!,
});
