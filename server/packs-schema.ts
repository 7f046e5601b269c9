/** Packs lie beside the games that are played with them, each once; a game as shipped names none. */
export const PACK_TABLES: readonly string[] = [
  `create table packs (hash text primary key, title text not null, body text not null, stored bigint not null)`,
  `alter table games add column pack text`,
];
