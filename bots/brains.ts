/** Which game knows how to play itself. */
import { strangeVictoryBrain } from '../games/strange-victory/bot/brain.ts';
import type { Brain } from './brain.ts';

const BRAINS: { readonly [game: string]: Brain } = { 'strange-victory': strangeVictoryBrain };
export const brainOf = (game: string): Brain | undefined => BRAINS[game];
