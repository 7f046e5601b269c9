/** The games bots can be set to play, by id. */
import type { Game } from '../engine/game.ts';
import { france40 } from '../games/france-40/game.ts';
import { strangeVictory } from '../games/strange-victory/game.ts';

export const GAMES: readonly Game[] = [strangeVictory, france40];
export const gameOf = (id: string): Game => {
  const game = GAMES.find(g => g.id === id);
  if (!game) throw new Error(`no game ${id}: there are ${GAMES.map(g => g.id).join(', ')}`);
  return game;
};
