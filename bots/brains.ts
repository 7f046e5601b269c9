/** Which game knows how to play itself. */
import { france40Brain } from '../games/france-40/bot/brain.ts';
import { strangeVictoryBrain } from '../games/strange-victory/bot/brain.ts';
import type { Brain } from './brain.ts';

const BRAINS: { readonly [game: string]: Brain } = {
  'strange-victory': strangeVictoryBrain,
  'france-40': france40Brain,
};
export const brainOf = (game: string): Brain | undefined => BRAINS[game];
