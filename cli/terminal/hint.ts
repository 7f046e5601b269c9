/** Asks a bot, if there are any: bots/hint.ts exports `hint`, which gets what the side sees and nothing else. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Ask, Choice } from '../../engine/decide.ts';
import type { Game } from '../../engine/game.ts';
import type { State } from '../../engine/state.ts';

export interface Hint { readonly choice: Choice; readonly reason: string }
type Adviser = (game: Game, view: State, ask: Ask) => Hint | Promise<Hint>;

const FILE = join(import.meta.dirname, '../../bots/hint.ts');

export const adviser = async (): Promise<Adviser | undefined> =>
  (existsSync(FILE) ? ((await import(pathToFileURL(FILE).href)) as { readonly hint: Adviser }).hint : undefined);
