/** The lists of games: those that wait for somebody, and one's own. */
import type { Game } from '../../engine/game.ts';
import { gameOf } from '../../games/all.ts';
import { cardOf, damageIn, seatsFrom, type Held } from '../held.ts';
import type { Row } from '../store.ts';
import type { Card, Ended, Pace } from '../wire.ts';
import type { Hall } from './hall.ts';

const LISTED = 100;

const cards = async (hall: Hall, rows: readonly Row[], player: string | undefined): Promise<readonly Card[]> => {
  const known = rows.flatMap(r => {
    const game = gameOf(r.game as string);
    return game ? [{ r, id: r.id as string, game }] : [];
  });
  const seats = await seatsFrom(hall.store, known);
  return known.flatMap(k => listable(() => cardFrom(k, seats.get(k.id)!, player)));
};
/** A row that cannot be read takes no other off the list. */
const listable = (make: () => Card): readonly Card[] => {
  try {
    return [make()];
  } catch {
    return [];
  }
};
interface Known {
  readonly r: Row;
  readonly id: string;
  readonly game: Game;
}
const cardFrom = ({ r, id, game }: Known, seats: Held['seats'], player: string | undefined): Card => ({
  ...packOf(r),
  ...cardOf(
    {
      id,
      game,
      scenario: r.scenario as string,
      options: JSON.parse(r.options as string) as Held['options'],
      pace: JSON.parse(r.pace as string) as Pace,
      public: r.public === 1,
      seats,
      commitment: r.commitment as string,
      created: r.created as number,
      rematch: (r.rematch as string | null) ?? undefined,
      meta: r as unknown as Held['meta'],
      ended: r.ended ? (JSON.parse(r.ended as string) as Ended) : undefined,
      damaged: damageIn(r),
    },
    player,
  ),
});
const packOf = (r: Row): Pick<Card, 'pack'> =>
  r.pack ? { pack: { name: r.title as string, hash: r.pack as string } } : {};
/** A game with the title of its data pack, if it has one. */
const GAMES = 'select games.*, packs.title from games left join packs on packs.hash = games.pack';

export const openGames = async (hall: Hall): Promise<readonly Card[]> => {
  const rows = await hall.store.query(
    `${GAMES} where public = 1 and status = 'open' order by created desc limit $1`,
    LISTED,
  );
  return cards(hall, rows, undefined);
};
/** Those that wait for oneself first, those that are over last. */
export const gamesOf = async (hall: Hall, player: string): Promise<readonly Card[]> => {
  const rows = await hall.store.query(
    `${GAMES} where id in (select game from holders where player = $1) order by coalesce(ended_at, since, created) desc limit $2`,
    player,
    LISTED,
  );
  const waits = (c: Card): number => Number(!c.seats.some(s => s.mine && c.waiting.includes(s.side)));
  const over = (c: Card): number => Number(c.status === 'over');
  return (await cards(hall, rows, player)).toSorted((a, b) => waits(a) - waits(b) || over(a) - over(b));
};
