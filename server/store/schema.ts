/** The schema, by numbered migrations, in the SQL that SQLite and PostgreSQL share. A migration is never changed once it has run anywhere: add the next. */
import { ACCOUNT_TABLES, DEVICE_TABLES } from '../accounts/schema.ts';
import { CHANNEL_HEALTH, NOTICE_TABLES } from '../notices/schema.ts';
import { PACK_CHECKS, PACK_TABLES } from '../packs/packs-schema.ts';
import { RATING_TABLES } from '../ratings/schema.ts';
import { RETENTION_COLUMNS } from '../retention/schema.ts';
import { STANDING_TABLES } from '../standing/schema.ts';
import { TOURNAMENT_TABLES } from '../tournaments/schema.ts';

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
  /** `msg`: the client's own name for a line, so that one sent again is stored once. The indexes find rematches and new games for notices. */
  [
    `alter table chat add column msg text`,
    `create unique index chat_msg on chat (game, msg)`,
    `create index games_rematch on games (rematch)`,
    `create index games_created on games (created)`,
  ],
  STANDING_TABLES,
  /** While sides plan in secret, a deadline seals their plans. */
  [`alter table games add column planning integer not null default 0`],
  PACK_TABLES,
  /** Players who want to be asked even when there is only one answer. */
  [`alter table players add column asked integer not null default 0`],
  /** Finds offers, of which absent players are notified. */
  [`create index journal_offers on journal (at) where act like '{"is":"offer"%'`],
  /** Names keep their capitals and are found without them. */
  [`create unique index players_account on players (lower(account))`],
  DEVICE_TABLES,
  CHANNEL_HEALTH,
  /** Resume points, so that a game is not replayed from its start. */
  [
    `create table rests (game text primary key references games(id), at integer not null, rules integer not null, rest text not null)`,
  ],
  /** Resume points with their entries, so that only the later journal is read. Old ones are made anew by playing. */
  [
    `drop table rests`,
    `create table rests (game text primary key references games(id), at integer not null, seq integer not null, rules integer not null, facts text not null, rest text not null)`,
  ],
  /** Why a game cannot be loaded, and since when: its time stands still. */
  [`alter table games add column damaged text`, `alter table games add column damaged_at bigint`],
  PACK_CHECKS,
  RETENTION_COLUMNS,
  TOURNAMENT_TABLES,
];
