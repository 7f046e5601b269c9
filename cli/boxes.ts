/** The game a request, a record or a command line names, with the data pack it brings along. */
import { BadPack, packHash, readPack, type Boxed, type DataPack } from '../engine/pack.ts';
import type { Game } from '../engine/game.ts';
import type { Json, Vars } from '../engine/state.ts';
import { boxFor, GAME_IDS } from '../games/all.ts';
import { BadRequest, shown } from './fields.ts';

/** Every fault of a pack is told, up to so many. */
const MOST_FAULTS = 20;
const unfit = (e: unknown): never => {
  if (!(e instanceof BadPack)) throw e;
  const more = e.faults.length - MOST_FAULTS;
  throw new BadRequest([...e.faults.slice(0, MOST_FAULTS), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
};
/** `said` is a data pack as it came in from outside; none means the shipped tables. */
export const boxNamed = (what: string, id: Json, said?: Json | DataPack): Boxed => {
  try {
    const found = typeof id === 'string' ? boxFor(id, said === undefined ? undefined : readPack(said)) : undefined;
    if (found) return found;
  } catch (e) {
    return unfit(e);
  }
  throw new BadRequest(`${what}: no game ${shown(id)}; there are ${GAME_IDS}`);
};
/** The data pack of a game in an answer: nothing where it is as shipped. */
export const packSaid = ({ pack }: Game): Vars => (pack ? { pack: { name: pack.name, hash: packHash(pack) } } : {});
