/** All games, loaded when the process starts: for hosts outside the page, which answer at once. */
import type { GameModule, DataPack } from '../engine/pack.ts';
import type { Brain } from '../bots/brain.ts';
import type { Game } from '../engine/game.ts';
import type { Printer } from '../engine/text.ts';
import { openShelf } from './open.ts';

const SHELF = await openShelf();

export const BOXES: readonly GameModule[] = SHELF.boxes;
export const GAMES: readonly Game[] = BOXES.map(b => b.game);
export const GAME_IDS: string = SHELF.ids;
export const boxFor = (id: string, data?: DataPack): GameModule | undefined => SHELF.find(id, data);
/** With a data pack that was checked before and is not checked again. */
export const boxForChecked = (id: string, data: DataPack): GameModule | undefined => SHELF.findChecked(id, data);
/** The game of a data pack that is open already, by the hash of the pack. */
export const openBoxFor = (id: string, hash: string): GameModule | undefined => SHELF.findOpen(id, hash);
export const gameOf = (id: string, data?: DataPack): Game | undefined => boxFor(id, data)?.game;
export const brainOf = (id: string): Brain | undefined => SHELF.brain(id);
export const printerOf = (id: string): Printer => SHELF.printer(id);
