/** Tournaments in the store. */
import type { Row, Statement, Store } from '../store/store.ts';
import type { Pace } from '../wire.ts';
import type { History, TournamentGame, Verdict } from './history.ts';
import type { DecidedBy, NewTournament, System, TournamentStatus } from './wire.ts';

export interface Entrant {
  readonly entry: number;
  readonly player: string | undefined;
  readonly level: string | undefined;
  readonly name: string | undefined;
  readonly account: boolean;
  /** The first round that is played without them. */
  readonly withdrawn: number | undefined;
}
export interface StoredRound {
  readonly round: number;
  readonly scenario: string;
  readonly share: number;
  readonly made: number;
  readonly until: number | undefined;
}
export interface StoredGame {
  readonly round: number;
  readonly board: number;
  readonly leg: number;
  readonly first: number;
  readonly second: number | undefined;
  readonly game: string | undefined;
  readonly verdict: Verdict | undefined;
  readonly by: DecidedBy | undefined;
  readonly scores: readonly [number, number] | undefined;
  /** Of the game itself; undefined if it was removed. */
  readonly status: 'open' | 'playing' | 'over' | undefined;
}
export interface Tournament extends Omit<Required<NewTournament>, 'rounds'> {
  readonly id: string;
  readonly owner: string;
  readonly ownerName: string;
  readonly rounds: number | undefined;
  readonly entering: boolean;
  readonly status: TournamentStatus;
  readonly round: number;
  readonly created: number;
  readonly entrants: readonly Entrant[];
  readonly roundsMade: readonly StoredRound[];
  readonly games: readonly StoredGame[];
}

const orNothing = <T>(value: Row[string] | undefined): T | undefined => (value ?? undefined) as T | undefined;
const entrantOf = (r: Row): Entrant => ({
  entry: r.entry as number,
  player: orNothing(r.player),
  level: orNothing(r.level),
  name: orNothing(r.name),
  account: r.account !== null,
  withdrawn: orNothing(r.withdrawn),
});
const roundOf = (r: Row): StoredRound => ({
  round: r.round as number,
  scenario: r.scenario as string,
  share: r.share as number,
  made: r.made as number,
  until: orNothing(r.until),
});
const gameOf = (r: Row): StoredGame => ({
  round: r.round as number,
  board: r.board as number,
  leg: r.leg as number,
  first: r.first as number,
  second: orNothing(r.second),
  game: orNothing(r.game),
  verdict: orNothing(r.verdict),
  by: orNothing(r.decided_by),
  scores: r.first_score === null ? undefined : [r.first_score as number, r.second_score as number],
  status: orNothing(r.status),
});
const settingsOf = (r: Row) => ({
  id: r.id as string,
  owner: r.owner as string,
  ownerName: (r.name as string | null) ?? 'Somebody',
  title: r.title as string,
  game: r.game as string,
  scenarios: JSON.parse(r.scenarios as string) as readonly string[] as string[],
  system: r.system as System,
  rounds: orNothing<number>(r.rounds),
  mirrored: r.mirrored === 1,
  pace: JSON.parse(r.pace as string) as Pace,
  days: r.days as number,
  late: r.late as 'owner' | 'clock',
  auto: r.auto === 1,
  public: r.public === 1,
  watch: r.watch === 1,
  entering: r.entering === 1,
  status: r.status as TournamentStatus,
  round: r.round as number,
  created: r.created as number,
});
/** The row is read first: whatever round it names, the games read after it are all there. The other way round, a round just made would look decided. */
export const tournamentIn = async (store: Store, id: string): Promise<Tournament | undefined> => {
  const [row] = await store.query(
    'select t.*, p.name from tournaments t left join players p on p.id = t.owner where t.id = $1',
    id,
  );
  if (!row) return undefined;
  const [entrants, rounds, games] = await Promise.all([
    store.query(
      'select e.*, p.name, p.account from tournament_players e left join players p on p.id = e.player where e.tournament = $1 order by e.entry',
      id,
    ),
    store.query('select * from tournament_rounds where tournament = $1 order by round', id),
    store.query(
      'select t.*, g.status from tournament_games t left join games g on g.id = t.game where t.tournament = $1 order by t.round, t.board, t.leg',
      id,
    ),
  ]);
  return {
    ...settingsOf(row),
    entrants: entrants.map(entrantOf),
    roundsMade: rounds.map(roundOf),
    games: games.map(gameOf),
  };
};

/** What pairing and standings need. */
export const historyOf = (t: Tournament): History => ({
  players: t.entrants.map(e => e.entry),
  games: t.games.map((g): TournamentGame => {
    const share = t.roundsMade.find(r => r.round === g.round)?.share ?? 0.5;
    return {
      round: g.round,
      first: g.first,
      second: g.second,
      verdict: g.verdict,
      share,
      ...(g.by === 'withdrawn' && g.game === undefined ? { unplayed: true } : {}),
      ...(g.scores ? { scores: g.scores } : {}),
    };
  }),
});
export const presentIn = (t: Tournament): readonly number[] =>
  t.entrants.filter(e => e.withdrawn === undefined).map(e => e.entry);
export const entryOf = (t: Tournament, player: string | undefined): Entrant | undefined =>
  player === undefined ? undefined : t.entrants.find(e => e.player === player);

export const insertTournament = (id: string, owner: string, w: NewTournament, now: number): Statement => [
  `insert into tournaments (id, owner, title, public, watch, system, rounds, mirrored, game, scenarios, pace, days, late, auto, entering, status, round, created, touched)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 1, 'open', 0, $15, $15)`,
  id,
  owner,
  w.title,
  Number(w.public),
  Number(w.watch),
  w.system,
  w.rounds ?? null,
  Number(w.mirrored),
  w.game,
  JSON.stringify(w.scenarios),
  JSON.stringify(w.pace),
  w.days,
  w.late,
  Number(w.auto),
  now,
];
export const touch = (id: string, now: number): Statement => [
  'update tournaments set touched = $2 where id = $1',
  id,
  now,
];

const ENTER_TRIES = 20;
/** Gives the next entry number to a player or a bot; false if the player is in it already. */
export const enter = async (
  store: Store,
  id: string,
  who: { readonly player: string } | { readonly level: string },
  now: number,
): Promise<boolean> => {
  const [player, level] = 'player' in who ? [who.player, null] : [null, who.level];
  for (let tries = 0; tries < ENTER_TRIES; tries++) {
    const [last] = await store.query('select max(entry) as entry from tournament_players where tournament = $1', id);
    const entered = await store.change(
      [
        [
          'insert into tournament_players (tournament, entry, player, level, entered) values ($1, $2, $3, $4, $5) on conflict do nothing',
          id,
          Number(last?.entry ?? 0) + 1,
          player,
          level,
          now,
        ],
        touch(id, now),
      ],
      'must change',
    );
    if (entered) return true;
    if (player !== null && (await isIn(store, id, player))) return false;
  }
  throw new Error('the tournament has no free entry number');
};
const isIn = async (store: Store, id: string, player: string): Promise<boolean> =>
  (await store.query('select 1 as yes from tournament_players where tournament = $1 and player = $2', id, player))
    .length > 0;

/** Listed tournaments and a player's own, the latest first. */
export const listed = (store: Store, player: string | undefined, most: number): Promise<readonly Row[]> =>
  store.query(
    `select t.*, p.name, (select count(*) from tournament_players e where e.tournament = t.id and e.withdrawn is null) as present,
       (select e.entry from tournament_players e where e.tournament = t.id and e.player = $1) as mine
     from tournaments t left join players p on p.id = t.owner
     where t.public = 1 or t.owner = $1 or exists (select 1 from tournament_players e where e.tournament = t.id and e.player = $1)
     order by case when t.status = 'over' then 1 else 0 end, t.touched desc limit $2`,
    player ?? '',
    most,
  );
export const cardFields = settingsOf;
