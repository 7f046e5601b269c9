/** The standing orders of each seat. Nobody else ever reads them. */
export const STANDING_TABLES: readonly string[] = [
  `create table standing (game text not null references games(id), side text not null, orders text not null, primary key (game, side))`,
];
