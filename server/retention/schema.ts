/** When a game will be removed unless somebody plays on, and since when its players could know. */
export const RETENTION_COLUMNS: readonly string[] = [
  `alter table games add column removal bigint`,
  `alter table games add column warned bigint`,
  `create index games_removal on games (removal) where removal is not null`,
  `create index games_warned on games (warned) where warned is not null`,
];
