/** Tables of results and ratings. */
export const RATING_TABLES: readonly string[] = [
  /** A game that is over and has been counted: once. `score`: of a game for one. */
  `create table results (id text primary key references games(id), at bigint not null, rated integer not null, score double precision)`,
  `create index results_score on results (score)`,
  /** One row a player and rated game; the last `n` is how the player stands. Two processes that count at the same moment cannot both write the next. */
  `create table ratings (
    player text not null, game text not null, scenario text not null, n integer not null, rating double precision not null, deviation double precision not null, volatility double precision not null,
    result text not null references results(id), score double precision not null, at bigint not null, primary key (player, game, scenario, n))`,
  `create index seats_of on seats (player)`,
  `create unique index ratings_once on ratings (result, player)`,
];
