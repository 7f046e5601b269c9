/** Removes what nobody needs any more. A game is marked first, its players are notified, and it is removed only if nobody has touched it since. */
import type { Row, Statement, Store } from '../store/store.ts';
import type { RetentionSpec } from './spec.ts';

const DAY_MS = 86_400_000;
/** A game that ended by this turn counts as short. */
export const SHORT_TURNS = 2;
/** Games in one round, so that players do not wait for the database. */
const AT_ONCE = 100;

/** $1: untouched since; $2: ended before. A game played out by its rules or counted for a rating stays. */
const UNTOUCHED = `(g.status <> 'over' and g.created < $1
  and coalesce((select j.at from journal j where j.game = g.id order by j.seq desc limit 1), 0) < $1
  and coalesce((select c.at from chat c where c.game = g.id order by c.n desc limit 1), 0) < $1)`;
const SHORT = `(g.status = 'over' and g.ended_at < $2 and g.turn <= ${SHORT_TURNS} and g.ended not like '{"how":"played"%'
  and not exists (select 1 from results r where r.id = g.id and r.rated = 1))`;
const DUE = `(${UNTOUCHED} or ${SHORT})`;

/** Nothing is older than this, so nothing is removed. */
const NEVER = -1;
const before = (now: number, days: number, lessDays = 0): number =>
  days === 0 ? NEVER : now - Math.max(0, days - lessDays) * DAY_MS;

/** Marks games that are due, and unmarks those that were touched since. */
const mark = async (
  store: Store,
  now: number,
  spec: RetentionSpec,
  cutoffs: readonly [number, number],
): Promise<void> => {
  await store.change([
    [
      `update games set removal = null, warned = null where removal is not null and id in (select g.id from games g where g.removal is not null and not ${DUE})`,
      ...cutoffs,
    ],
    [
      `update games set removal = $3, warned = $4 where id in (select g.id from games g where g.removal is null and ${DUE} limit ${AT_ONCE})`,
      ...cutoffs,
      now + spec.warnDays * DAY_MS,
      now,
    ],
  ]);
};
const OF_A_GAME = [
  'journal where game',
  'checkpoints where game',
  'rests where game',
  'chat where game',
  'standing where game',
  'seats where game',
  'holders where game',
  'outbox where game',
  'notice_games where game',
  'results where id',
  'games where id',
];
/** All rows or none; an action stored meanwhile keeps the game. */
const removeGame = (store: Store, id: string, now: number, cutoffs: readonly [number, number]): Promise<boolean> =>
  store.change(
    [
      [
        `update games set removal = removal where id in (select g.id from games g where g.id = $3 and g.removal <= $4 and ${DUE})`,
        ...cutoffs,
        id,
        now,
      ],
      ['update games set rematch = null where rematch = $1', id],
      ...OF_A_GAME.map((of): Statement => [`delete from ${of} = $1`, id]),
    ],
    'must change',
  );
const removeGames = async (
  store: Store,
  now: number,
  cutoffs: readonly [number, number],
): Promise<readonly string[]> => {
  const due = await store.query(`select id from games where removal <= $1 order by removal limit ${AT_ONCE}`, now);
  const gone: string[] = [];
  for (const { id } of due as readonly Row[])
    if (await removeGame(store, id as string, now, cutoffs)) gone.push(id as string);
  return gone;
};
const removePacks = async (store: Store, now: number, { packDays }: RetentionSpec): Promise<number> =>
  (
    await store.query(
      'delete from packs where stored < $1 and not exists (select 1 from games where games.pack = packs.hash) returning hash',
      before(now, packDays),
    )
  ).length;
/** Removes expired sessions, and guests who have no session and left nothing. */
const removeGuests = async (store: Store, now: number): Promise<void> => {
  await store.change([
    ['delete from sessions where until < $1', now],
    [
      `delete from players where account is null and created < $1
        and not exists (select 1 from sessions s where s.player = players.id) and not exists (select 1 from holders h where h.player = players.id)
        and not exists (select 1 from seats x where x.player = players.id or x.reserved = players.id) and not exists (select 1 from games g where g.creator = players.id)
        and not exists (select 1 from tournaments t where t.owner = players.id) and not exists (select 1 from tournament_players t where t.player = players.id)
        and not exists (select 1 from channels c where c.player = players.id) and not exists (select 1 from ratings r where r.player = players.id)`,
      now - DAY_MS,
    ],
  ]);
};

/** Removes tournaments that nobody has gone on with, and those that ended without a game played. */
const removeTournaments = async (store: Store, now: number, spec: RetentionSpec): Promise<void> => {
  await store.change([
    [
      `delete from tournaments where (status <> 'over' and touched < $1) or (status = 'over' and touched < $2
        and not exists (select 1 from tournament_games g where g.tournament = tournaments.id and g.decided_by = 'game'))`,
      before(now, spec.unfinishedDays),
      before(now, spec.shortDays),
    ],
  ]);
};

export interface Swept {
  readonly games: readonly string[];
  readonly packs: number;
}
export const sweep = async (store: Store, spec: RetentionSpec, now: number): Promise<Swept> => {
  const cutoffs = [
    before(now, spec.unfinishedDays, spec.warnDays),
    before(now, spec.shortDays, spec.warnDays),
  ] as const;
  await mark(store, now, spec, cutoffs);
  const games = await removeGames(store, now, cutoffs);
  const packs = await removePacks(store, now, spec);
  await removeTournaments(store, now, spec);
  await removeGuests(store, now);
  return { games, packs };
};
