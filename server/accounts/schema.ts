/** Tables of the accounts. An account is a player with a name in `players.account` and a password or passkeys. */
export const ACCOUNT_TABLES: readonly string[] = [
  `create table passwords (player text primary key, hash text not null, changed bigint not null)`,
  `create table passkeys (id text primary key, player text not null, key text not null, counter bigint not null, transports text not null, label text not null, created bigint not null, used bigint)`,
  `create index passkeys_of on passkeys (player)`,
  /** Challenges given out and not yet used. */
  `create table ceremonies (hash text primary key, kind text not null, player text not null, account text not null, challenge text not null, until bigint not null)`,
  /** When a session last signed in. */
  `create table proofs (session text primary key, player text not null, at bigint not null)`,
];

/** Browsers that were signed in before; and which sessions came in a cookie that only this host can set, so that no other cookie opens them. */
export const DEVICE_TABLES: readonly string[] = [
  `create table devices (hash text not null, player text not null, until bigint not null, primary key (hash, player))`,
  `create index devices_of on devices (player)`,
  `alter table sessions add column locked integer not null default 0`,
];
