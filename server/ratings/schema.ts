/** Tables of results and ratings. */
export const RATING_TABLES: readonly string[] = [
  /** A finished game that has been counted. `score`: of a game for one player. */
  `create table results (id text primary key references games(id), at bigint not null, rated integer not null, score double precision)`,
  `create index results_score on results (score)`,
  /** One row for each player and rated game; the last `n` is the present rating. Two processes cannot both write the next one. */
  `create table ratings (
    player text not null, game text not null, scenario text not null, n integer not null, rating double precision not null, deviation double precision not null, volatility double precision not null,
    result text not null references results(id), score double precision not null, at bigint not null, primary key (player, game, scenario, n))`,
  `create index seats_of on seats (player)`,
  `create unique index ratings_once on ratings (result, player)`,
];
