/** Results: what ended games say, what the owner decides, and what happens at a deadline. */
import { gameOf } from '../../games/all.ts';
import { claim } from '../game-host/actions.ts';
import type { GameHost } from '../game-host/game-host.ts';
import { waitingOf, type LoadedGame } from '../game-host/loaded-game.ts';
import type { Store } from '../store/store.ts';
import type { Ended } from '../wire.ts';
import type { Verdict } from './history.ts';

export interface ResultsContext {
  readonly store: Store;
  readonly gameHost: Pick<GameHost, 'with' | 'act' | 'start'>;
  readonly now: () => number;
}

const verdictOf = (ended: Ended, [first]: readonly string[]): Verdict | undefined => {
  if (ended.how === 'cancelled') return undefined;
  if (ended.winner === undefined) return 'draw';
  return ended.winner === first ? 'first' : 'second';
};
/** The game's own final scores, if it was played to its end and can be loaded. */
const scoresOf = (
  { gameHost }: ResultsContext,
  id: string,
  ended: Ended,
): Promise<readonly [number, number] | undefined> => {
  const scores = (h: LoadedGame): readonly [number, number] | undefined => {
    const [first, second] = h.game.sides as readonly [string, string];
    return h.table && [h.game.score(h.table.g, first), h.game.score(h.table.g, second)];
  };
  return ended.how === 'played' ? gameHost.with(id, scores).catch(() => undefined) : Promise.resolve(undefined);
};
/** Enters the result of a game that is over, once. Returns its tournament if it has one. */
export const enterResult = async (context: ResultsContext, id: string): Promise<string | undefined> => {
  const { store, now } = context;
  const [row] = await store.query(
    `select t.tournament, g.game, g.ended from tournament_games t join games g on g.id = t.game where t.game = $1 and t.verdict is null and g.status = 'over'`,
    id,
  );
  if (!row) return undefined;
  const ended = JSON.parse(row.ended as string) as Ended;
  const verdict = verdictOf(ended, gameOf(row.game as string)?.sides ?? []);
  if (verdict === undefined) return undefined;
  const scores = await scoresOf(context, id, ended);
  await store.change(
    [
      [
        `update tournament_games set verdict = $2, decided_by = 'game', decided = $3, first_score = $4, second_score = $5 where game = $1 and verdict is null`,
        id,
        verdict,
        now(),
        scores?.[0] ?? null,
        scores?.[1] ?? null,
      ],
      ['update tournaments set touched = $2 where id = $1', row.tournament!, now()],
    ],
    'must change',
  );
  return row.tournament as string;
};
/** Games whose result a dead process has not entered. */
export const endedGames = async (store: Store): Promise<readonly string[]> =>
  (
    await store.query(
      `select t.game from tournament_games t join games g on g.id = t.game where t.verdict is null and g.status = 'over' and g.ended not like '%"cancelled"%' limit 100`,
    )
  ).map(r => r.game as string);

/** Games after the deadline of their round whose own clock has run out, where that decides. */
const lateGames = (store: Store, now: number): ReturnType<Store['query']> =>
  store.query(
    `select g.id from tournament_games x join tournament_rounds r on r.tournament = x.tournament and r.round = x.round
      join tournaments t on t.id = x.tournament join games g on g.id = x.game
     where x.verdict is null and t.late = 'clock' and t.status = 'playing' and r.until < $1 and g.status = 'playing' and g.until < $1 and g.damaged is null limit 100`,
    now,
  );
/** The game is claimed for the side that does not have to move, as its player could have done. */
export const claimLateGames = async ({ store, gameHost, now }: ResultsContext): Promise<void> => {
  for (const { id } of await lateGames(store, now())) {
    const side = await gameHost.with(id as string, h => h.game.sides.find(s => !waitingOf(h).includes(s)));
    if (side !== undefined) await gameHost.act(id as string, null, claim(side, 'win', now()));
  }
};
/** Games that begin at once but were not started before their process died. */
export const startMissed = async ({ store, gameHost }: ResultsContext): Promise<void> => {
  const rows = await store.query(
    `select g.id from tournament_games x join tournaments t on t.id = x.tournament join games g on g.id = x.game
     where x.verdict is null and g.status = 'open' and (t.late = 'clock' or not exists (select 1 from seats s where s.game = g.id and s.kind <> 'bot')) limit 100`,
  );
  for (const { id } of rows) await gameHost.start(id as string);
};
