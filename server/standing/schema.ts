/** The standing orders of each seat, read by nobody else. */
export const STANDING_TABLES: readonly string[] = [
  `create table standing (game text not null references games(id), side text not null, orders text not null, primary key (game, side))`,
];
