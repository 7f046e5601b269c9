/** The games that can be played online. */
import type { Game } from '../engine/game.ts';
import { france40 } from '../games/france-40/game.ts';
import { strangeVictory } from '../games/strange-victory/game.ts';

export const GAMES: readonly Game[] = [strangeVictory, france40];
export const gameOf = (id: string): Game | undefined => GAMES.find(g => g.id === id);
