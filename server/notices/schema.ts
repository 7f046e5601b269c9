/** Tables of the notices. */
export const NOTICE_TABLES: readonly string[] = [
  /** Keys of the server that all its processes share. */
  `create table kept (name text primary key, value text not null)`,
  /** A player's channels. `data`: the keys of a push subscription, the shape of a webhook. */
  `create table channels (id text primary key, player text not null, kind text not null, address text not null, data text not null, created bigint not null, confirmed bigint)`,
  `create unique index channels_of on channels (player, kind, address)`,
  `create index channels_at on channels (address)`,
  /** Minutes to wait before a notice; below zero: never. */
  `create table notice_people (player text primary key, minutes integer not null, quiet text)`,
  `create table notice_games (player text not null, game text not null, minutes integer not null, primary key (player, game))`,
  `create table outbox (
    channel text not null references channels(id) on delete cascade, game text not null, key text not null, kind text not null, side text not null, at bigint not null, due bigint not null,
    claimed bigint not null, tries integer not null, done bigint, outcome text, primary key (channel, game, key))`,
  `create index outbox_due on outbox (due) where done is null`,
  `create index outbox_done on outbox (done)`,
  `create index games_since on games (since)`,
  `create index games_started on games (started)`,
  `create index games_ended on games (ended_at)`,
  `create index chat_at on chat (at)`,
];

/** A channel's health: failures in a row, last success, and why it was switched off. Existing channels count as reached. */
export const CHANNEL_HEALTH: readonly string[] = [
  `alter table channels add column failures integer not null default 0`,
  `alter table channels add column reached bigint`,
  `alter table channels add column stopped text`,
  `update channels set reached = created where confirmed is not null`,
];
