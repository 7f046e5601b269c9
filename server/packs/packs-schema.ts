/** Packs lie beside the games that are played with them, each once; a game as shipped names none. */
export const PACK_TABLES: readonly string[] = [
  `create table packs (hash text primary key, title text not null, body text not null, stored bigint not null)`,
  `alter table games add column pack text`,
];
/** By which version of its game's rules a pack was accepted last, and how long it is. Those of before are checked when they are opened next. */
export const PACK_CHECKS: readonly string[] = [
  `alter table packs add column checked integer`,
  `alter table packs add column bytes integer not null default 0`,
  `update packs set bytes = length(body)`,
  `create index games_pack on games (pack)`,
];
