/** Tables of tournaments. */
export const TOURNAMENT_TABLES: readonly string[] = [
  `create table tournaments (
    id text primary key, owner text not null, title text not null, public integer not null, watch integer not null, system text not null, rounds integer, mirrored integer not null,
    game text not null, scenarios text not null, pace text not null, days integer not null, late text not null, auto integer not null, entering integer not null,
    status text not null, round integer not null, created bigint not null, started bigint, ended bigint, touched bigint not null)`,
  `create index tournaments_of on tournaments (owner)`,
  `create index tournaments_listed on tournaments (public, touched)`,
  `create index tournaments_playing on tournaments (status)`,
  /** `player` of a person, `level` of a bot. `withdrawn`: the first round that is played without them. */
  `create table tournament_players (
    tournament text not null references tournaments(id) on delete cascade, entry integer not null, player text, level text, entered bigint not null, withdrawn integer, primary key (tournament, entry))`,
  `create unique index tournament_players_once on tournament_players (tournament, player)`,
  `create index tournament_players_of on tournament_players (player)`,
  /** The key lets a round be made once. `warn`: when players are reminded of the deadline. */
  `create table tournament_rounds (
    tournament text not null references tournaments(id) on delete cascade, round integer not null, scenario text not null, share double precision not null, made bigint not null, until bigint, warn bigint, primary key (tournament, round))`,
  `create index tournament_rounds_made on tournament_rounds (made)`,
  `create index tournament_rounds_warn on tournament_rounds (warn)`,
  /** Results stay when a game is removed. */
  `create table tournament_games (
    tournament text not null references tournaments(id) on delete cascade, round integer not null, board integer not null, leg integer not null, first integer not null, second integer,
    game text, verdict text, decided_by text, decided bigint, first_score double precision, second_score double precision, primary key (tournament, round, board, leg))`,
  `create index tournament_games_of on tournament_games (game)`,
];
