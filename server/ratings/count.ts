/** Counts a finished game once, whichever processes try, and completely or not at all. */
import type { Side } from '../../engine/state.ts';
import { gameOf } from '../../games/all.ts';
import { noLog, wordsOf, type Log } from '../operations/log.ts';
import type { Statement, Store } from '../store/store.ts';
import type { Ended } from '../wire.ts';
import { after, NEW, rested, type Rating } from './glicko.ts';

/** A failed try means that another game was counted. */
const TRIES = 20;

interface Stand extends Rating {
  readonly n: number;
}
export const standingOf = async (
  store: Store,
  player: string,
  game: string,
  scenario: string,
  now: number,
): Promise<Stand> => {
  const [r] = await store.query(
    'select n, rating, deviation, volatility, at from ratings where player = $1 and game = $2 and scenario = $3 order by n desc limit 1',
    player,
    game,
    scenario,
  );
  return r
    ? {
        n: r.n as number,
        ...rested(
          { rating: r.rating as number, deviation: r.deviation as number, volatility: r.volatility as number },
          now - (r.at as number),
        ),
      }
    : { n: 0, ...NEW };
};

/** Ratings belong to accounts. Bots have none: a level's strength depends on the machine, and anyone could play against bots without end. */
const rivals = async (
  store: Store,
  id: string,
): Promise<readonly [{ side: Side; player: string }, { side: Side; player: string }] | undefined> => {
  const seats = await store.query(
    `select s.side, s.player from seats s join players p on p.id = s.player and p.account is not null where s.game = $1 and s.kind = 'person' order by s.player`,
    id,
  );
  const [a, b] = seats as unknown as readonly { side: Side; player: string }[];
  return a && b && a.player !== b.player ? [a, b] : undefined;
};
const scoreOf = (ended: Ended, side: Side): number =>
  ended.winner === undefined ? 0.5 : ended.winner === side ? 1 : 0;
const pointsOf = (ended: Ended): number | null => {
  const points =
    ended.how === 'played' ? (ended.result as { readonly points?: unknown } | null | undefined)?.points : undefined;
  return typeof points === 'number' ? points : null;
};

/** False if the game was counted before or is not over. */
export const count = async (store: Store, id: string): Promise<boolean> => {
  const [g] = await store.query(
    `select game, scenario, pack, ended, ended_at from games where id = $1 and status = 'over'`,
    id,
  );
  const game = g && gameOf(g.game as string);
  if (!game) return false;
  const ended = JSON.parse(g.ended as string) as Ended;
  const at = g.ended_at as number;
  const scenario = g.scenario as string;
  /** With a data pack it is another game, which is not compared. */
  const rated = g.pack === null;
  const pair = rated && game.sides.length === 2 && ended.how !== 'cancelled' ? await rivals(store, id) : undefined;
  const points = rated && game.sides.length === 1 ? pointsOf(ended) : null;
  for (let tries = 1; ; tries++) {
    const rows: Statement[] = [];
    if (pair) {
      const stands = (await Promise.all(pair.map(p => standingOf(store, p.player, game.id, scenario, at)))) as [
        Stand,
        Stand,
      ];
      const now = after(...stands, scoreOf(ended, pair[0].side));
      for (const [i, { side, player }] of pair.entries())
        rows.push([
          'insert into ratings (player, game, scenario, n, rating, deviation, volatility, result, score, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
          player,
          game.id,
          scenario,
          stands[i]!.n + 1,
          now[i]!.rating,
          now[i]!.deviation,
          now[i]!.volatility,
          id,
          scoreOf(ended, side),
          at,
        ]);
    }
    try {
      return await store.change(
        [
          [
            'insert into results (id, at, rated, score) values ($1, $2, $3, $4) on conflict do nothing',
            id,
            at,
            Number(pair !== undefined),
            points,
          ],
          ...rows,
        ],
        'must change',
      );
    } catch (e) {
      // Another game of one of the two was counted meanwhile: starts over from the new ratings.
      if (tries === TRIES) throw e;
    }
  }
};

/** Counts what a dead process missed, in the order in which the games ended. */
export const countMissed = async (store: Store, since: number, log: Log = noLog): Promise<void> => {
  const missed = await store.query(
    `select id from games where status = 'over' and ended_at >= $1 and not exists (select 1 from results where results.id = games.id) order by ended_at`,
    since,
  );
  for (const { id } of missed)
    await count(store, id as string).catch(e => log.error('ratings', { game: id as string, error: wordsOf(e) }));
};
