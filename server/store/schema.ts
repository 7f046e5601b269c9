/** The schema, by numbered migrations, in the SQL that SQLite and PostgreSQL share. A migration is never changed once it has run anywhere: add the next. */
import { ACCOUNT_TABLES, DEVICE_TABLES } from '../accounts/schema.ts';
import { CHANNEL_HEALTH, NOTICE_TABLES } from '../notices/schema.ts';
import { PACK_CHECKS, PACK_TABLES } from '../packs/packs-schema.ts';
import { RATING_TABLES } from '../ratings/schema.ts';
import { RETENTION_COLUMNS } from '../retention/schema.ts';
import { STANDING_TABLES } from '../standing/schema.ts';

export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table players (id text primary key, name text not null, account text unique, created bigint not null)`,
    `create table sessions (hash text primary key, player text not null references players(id), created bigint not null, until bigint not null)`,
    `create index sessions_of on sessions (player)`,
    `create table games (
      id text primary key, game text not null, scenario text not null, options text not null, rules integer not null, pace text not null, public integer not null, watch integer not null,
      creator text not null, seed text not null, commitment text not null, created bigint not null, rematch text,
      status text not null, started bigint, ended text, ended_at bigint, waiting text not null, bot integer not null, since bigint, until bigint, clock text, turn integer not null)`,
    `create index games_lobby on games (public, status, created)`,
    `create index games_until on games (until)`,
    `create index games_bot on games (bot, since)`,
    `create table seats (game text not null references games(id), side text not null, kind text not null, level text, player text, reserved text, invite text, link text, nonce text, primary key (game, side))`,
    `create table holders (player text not null, game text not null, side text not null, primary key (player, game, side))`,
    `create index holders_of on holders (game)`,
    `create table journal (game text not null references games(id), seq integer not null, at bigint not null, msg text, act text not null, primary key (game, seq))`,
    `create unique index journal_msg on journal (game, msg)`,
    `create table checkpoints (game text not null references games(id), at integer not null, turn integer not null, state text not null, primary key (game, at))`,
    `create table chat (game text not null references games(id), n integer not null, at bigint not null, side text not null, text text not null, primary key (game, n))`,
  ],
  ACCOUNT_TABLES,
  NOTICE_TABLES,
  RATING_TABLES,
  /** The client's own name for a line: one that is sent again is not said again. And who is to hear of a rematch. */
  [
    `alter table chat add column msg text`,
    `create unique index chat_msg on chat (game, msg)`,
    `create index games_rematch on games (rematch)`,
    `create index games_created on games (created)`,
  ],
  STANDING_TABLES,
  /** Where sides plan in lanes a deadline seals them. */
  [`alter table games add column planning integer not null default 0`],
  PACK_TABLES,
  /** Who wants to be asked also where there is only one answer. */
  [`alter table players add column asked integer not null default 0`],
  /** Offers are told to whoever is away. */
  [`create index journal_offers on journal (at) where act like '{"is":"offer"%'`],
  /** A name is kept with its capitals and found without. */
  [`create unique index players_account on players (lower(account))`],
  DEVICE_TABLES,
  CHANNEL_HEALTH,
  /** Where each game was left last, so that it need not be played through when somebody comes back to it. */
  [
    `create table rests (game text primary key references games(id), at integer not null, rules integer not null, rest text not null)`,
  ],
  /** With what led there, so that of the journal only what came after is read. What was kept before is made anew by playing. */
  [
    `drop table rests`,
    `create table rests (game text primary key references games(id), at integer not null, seq integer not null, rules integer not null, facts text not null, rest text not null)`,
  ],
  /** Why a game cannot be read, and since when: its time stands still. */
  [`alter table games add column damaged text`, `alter table games add column damaged_at bigint`],
  PACK_CHECKS,
  RETENTION_COLUMNS,
];
