/** Each data pack is stored once; a shipped game names none. */
export const PACK_TABLES: readonly string[] = [
  `create table packs (hash text primary key, title text not null, body text not null, stored bigint not null)`,
  `alter table games add column pack text`,
];
/** `checked`: the version of the rules that last accepted the pack. Older packs are checked when they are next opened. */
export const PACK_CHECKS: readonly string[] = [
  `alter table packs add column checked integer`,
  `alter table packs add column bytes integer not null default 0`,
  `update packs set bytes = length(body)`,
  `create index games_pack on games (pack)`,
];
