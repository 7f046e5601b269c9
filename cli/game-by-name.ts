/** Finds the game that a request, a record or a command line names, with the data pack that comes with it. */
import { packHash, type GameModule, type DataPack } from '../engine/pack.ts';
import { BadPack, readPack } from '../engine/read-pack.ts';
import type { Game } from '../engine/game.ts';
import type { Json, Vars } from '../engine/state.ts';
import { boxFor, GAME_IDS } from '../games/all.ts';
import { BadRequest, quoted } from './fields.ts';

/** A refusal lists at most this many faults of a pack. */
const MOST_FAULTS = 20;
const asBadRequest = (e: unknown): never => {
  if (!(e instanceof BadPack)) throw e;
  const more = e.faults.length - MOST_FAULTS;
  throw new BadRequest([...e.faults.slice(0, MOST_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
};
/** `pack` comes from outside and is not checked yet. Without one the game has its shipped tables. */
export const gameModuleNamed = (what: string, id: Json, pack?: Json | DataPack): GameModule => {
  try {
    const found = typeof id === 'string' ? boxFor(id, pack === undefined ? undefined : readPack(pack)) : undefined;
    if (found) return found;
  } catch (e) {
    return asBadRequest(e);
  }
  throw new BadRequest(`${what}: no game ${quoted(id)}; there are ${GAME_IDS}`);
};
/** How an answer names the data pack of a game: nothing where the shipped tables are used. */
export const packSaid = ({ pack }: Game): Vars => (pack ? { pack: { name: pack.name, hash: packHash(pack) } } : {});
