/** What all parts of the lobby share: the store, the game host, and access to a game by those who may see it. */
import type { GameHost } from '../game-host/game-host.ts';
import { NOT_FOUND } from '../game-host/host-context.ts';
import { cardOf, mayLook, type Head, type LoadedGame } from '../game-host/loaded-game.ts';
import type { Store } from '../store/store.ts';
import { Refusal } from '../http/refusal.ts';
import type { Card } from '../wire.ts';

export interface LobbyContext {
  readonly store: Store;
  readonly gameHost: GameHost;
}

export const notFound = (): Refusal => new Refusal(NOT_FOUND.error, NOT_FOUND.message);
/** The same words for a link to a game that never existed. */
export const noLink = (): Refusal =>
  new Refusal(NOT_FOUND.error, 'this link does not work, or no longer: ask whoever sent it for a new one');
export const notNow = (why: string): Refusal => new Refusal('not now', why);

interface Games {
  readonly gameHost: Pick<GameHost, 'with' | 'withHead' | 'mayKnow'>;
}
/** Like `at` without the table and the data pack: refusing a stranger must not cost more than a card. */
export const atHead = async <T>(
  context: Games,
  id: string,
  player: string | undefined,
  work: (h: Head) => T | Promise<T>,
  anyone = false,
  missing = notFound,
): Promise<T> => {
  const found = await known(context, id, player, missing, () =>
    context.gameHost.withHead(id, async h => (anyone || mayLook(h, player) ? { is: await work(h) } : undefined)),
  );
  if (!found) throw missing();
  return found.is;
};
/** Runs `work` on a loaded game in its turn. To whoever may not see the game it looks like one that does not exist. */
export const at = async <T>(
  context: Games,
  id: string,
  player: string | undefined,
  work: (h: LoadedGame) => Promise<T>,
  anyone = false,
  missing = notFound,
): Promise<T> => {
  const found = await known(context, id, player, missing, () =>
    context.gameHost.with(id, async h => (anyone || mayLook(h, player) ? { is: await work(h) } : undefined)),
  );
  if (!found) throw missing();
  return found.is;
};
/** A player who may not know of the game is not told that it is damaged. */
const known = <T>(
  { gameHost }: Games,
  id: string,
  player: string | undefined,
  missing: () => Refusal,
  work: () => Promise<T>,
): Promise<T> =>
  work().catch(async (e: unknown) => {
    if (e instanceof Refusal && e.code === 'damaged' && !(await gameHost.mayKnow(id, player))) throw missing();
    throw e;
  });
/** The card of a game, without loading it. */
export const cardFor = async (
  context: LobbyContext,
  id: string,
  player: string | undefined,
  anyone = true,
): Promise<Card> => {
  const card = await known(context, id, player, notFound, () =>
    context.gameHost.withHead(id, h => (anyone || mayLook(h, player) ? cardOf(h, player) : undefined)),
  );
  if (!card) throw notFound();
  return card;
};
