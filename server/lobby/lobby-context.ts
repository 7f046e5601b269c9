/** What every room of the lobby stands on: the store, the desk, and how a game is held while something is done with it. */
import type { GameHost } from '../game-host/game-host.ts';
import { NOT_FOUND } from '../game-host/host-context.ts';
import { cardOf, mayLook, type LoadedGame } from '../game-host/loaded-game.ts';
import type { Store } from '../store/store.ts';
import { Refusal } from '../http/refusal.ts';
import type { Card } from '../wire.ts';

export interface LobbyContext {
  readonly store: Store;
  readonly desk: GameHost;
}

export const notFound = (): Refusal => new Refusal(NOT_FOUND.error, NOT_FOUND.message);
/** The same words for a link to a game that never was. */
export const noLink = (): Refusal =>
  new Refusal(NOT_FOUND.error, 'this link opens nothing, or not any more: ask whoever sent it for another');
export const notNow = (why: string): Refusal => new Refusal('not now', why);

interface Tables {
  readonly desk: Pick<GameHost, 'with' | 'mayKnow'>;
}
/** Holds the game in its turn; whoever may not look at it cannot tell it from one that is not there. */
export const at = async <T>(
  hall: Tables,
  id: string,
  player: string | undefined,
  work: (h: LoadedGame) => Promise<T>,
  anyone = false,
  missing = notFound,
): Promise<T> => {
  const found = await known(hall, id, player, missing, () =>
    hall.desk.with(id, async h => (anyone || mayLook(h, player) ? { is: await work(h) } : undefined)),
  );
  if (!found) throw missing();
  return found.is;
};
/** Whoever may not know of a game is not told either that it is damaged. */
const known = <T>(
  { desk }: Tables,
  id: string,
  player: string | undefined,
  missing: () => Refusal,
  work: () => Promise<T>,
): Promise<T> =>
  work().catch(async (e: unknown) => {
    if (e instanceof Refusal && e.code === 'damaged' && !(await desk.mayKnow(id, player))) throw missing();
    throw e;
  });
/** Needs no table. */
export const cardFor = async (
  hall: LobbyContext,
  id: string,
  player: string | undefined,
  anyone = true,
): Promise<Card> => {
  const card = await known(hall, id, player, notFound, () =>
    hall.desk.glance(id, h => (anyone || mayLook(h, player) ? cardOf(h, player) : undefined)),
  );
  if (!card) throw notFound();
  return card;
};
