/** Lists of games: those that wait for players, and a player's own. */
import { gameOf } from '../../games/all.ts';
import { cardOf, damageIn, seatsFrom, type Head } from '../game-host/loaded-game.ts';
import { packNamedIn, WITH_PACK } from '../packs/packs.ts';
import type { Row } from '../store/store.ts';
import type { Card, Ended, Pace } from '../wire.ts';
import type { LobbyContext } from './lobby-context.ts';

const LISTED = 100;

const cards = async (
  context: LobbyContext,
  rows: readonly Row[],
  player: string | undefined,
): Promise<readonly Card[]> => {
  const known = rows.flatMap(r => {
    const game = gameOf(r.game as string);
    return game ? [{ r, id: r.id as string, sides: game.sides }] : [];
  });
  const seats = await seatsFrom(context.store, known);
  return known.flatMap(({ r, id }) => listable(() => cardFrom(r, seats.get(id)!, player)));
};
/** An unreadable row is left out and does not spoil the list. */
const listable = (make: () => Card): readonly Card[] => {
  try {
    return [make()];
  } catch {
    return [];
  }
};
const cardFrom = (r: Row, seats: Head['seats'], player: string | undefined): Card =>
  cardOf(
    {
      id: r.id as string,
      gameId: r.game as string,
      pack: packNamedIn(r),
      scenario: r.scenario as string,
      options: JSON.parse(r.options as string) as Head['options'],
      pace: JSON.parse(r.pace as string) as Pace,
      public: r.public === 1,
      seats,
      commitment: r.commitment as string,
      created: r.created as number,
      rematch: (r.rematch as string | null) ?? undefined,
      meta: r as unknown as Head['meta'],
      ended: r.ended ? (JSON.parse(r.ended as string) as Ended) : undefined,
      damaged: damageIn(r),
      removal: r.removal as number | null,
    },
    player,
  );

export const openGames = async (context: LobbyContext): Promise<readonly Card[]> => {
  const rows = await context.store.query(
    `${WITH_PACK} where public = 1 and status = 'open' order by created desc limit $1`,
    LISTED,
  );
  return cards(context, rows, undefined);
};
/** Games waiting for this player come first, finished games last. */
export const gamesOf = async (context: LobbyContext, player: string): Promise<readonly Card[]> => {
  const rows = await context.store.query(
    `${WITH_PACK} where id in (select game from holders where player = $1) order by coalesce(ended_at, since, created) desc limit $2`,
    player,
    LISTED,
  );
  const waits = (c: Card): number => Number(!c.seats.some(s => s.mine && c.waiting.includes(s.side)));
  const over = (c: Card): number => Number(c.status === 'over');
  return (await cards(context, rows, player)).toSorted((a, b) => waits(a) - waits(b) || over(a) - over(b));
};
