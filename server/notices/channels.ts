/** A player's channels and wishes for notices. */
import { Refusal } from '../http/refusal.ts';
import { newId } from '../accounts/sessions.ts';
import type { Row, Store } from '../store/store.ts';
import { channelOf, type Channel } from './outbox.ts';
import type { Sending } from './send.ts';
import { minutesOf, whenOf, type ChannelMessage, type NoticesMessage, type When } from './wire.ts';
import type { Shape } from './words.ts';

const MAX_CHANNELS = 20;

const channelMessage = (r: Row): ChannelMessage => {
  const c = channelOf(r);
  return {
    channel: c.id,
    kind: c.kind,
    at: c.kind === 'mail' ? c.address : new URL(c.address).host,
    ...(c.data.shape ? { shape: c.data.shape as Shape } : {}),
    confirmed: r.confirmed !== null,
    ...(r.stopped === null ? {} : { stopped: r.stopped as string }),
    created: r.created as number,
  };
};
export const noticesMessage = async (store: Store, sending: Sending, player: string): Promise<NoticesMessage> => {
  const [channels, [person], games] = await Promise.all([
    store.query('select * from channels where player = $1 order by created', player),
    store.query('select minutes, quiet from notice_people where player = $1', player),
    store.query('select game, minutes from notice_games where player = $1', player),
  ]);
  return {
    key: sending.vapid.publicKey,
    mail: Boolean(sending.mail && sending.origin),
    channels: channels.map(channelMessage),
    when: whenOf(Number(person?.minutes ?? 0)),
    games: Object.fromEntries(games.map(g => [g.game, whenOf(g.minutes as number)])),
    ...(person?.quiet ? { quiet: JSON.parse(person.quiet as string) as NonNullable<NoticesMessage['quiet']> } : {}),
  };
};
export const addChannel = async (
  store: Store,
  { player, kind, address, data }: Omit<Channel, 'id'>,
  confirmed: number | null,
): Promise<Channel> => {
  const [had] = await store.query('select count(*) as n from channels where player = $1', player);
  if (Number(had!.n) >= MAX_CHANNELS) throw new Refusal('not now', `at most ${MAX_CHANNELS} channels: remove one`);
  const [row] = await store.query(
    `insert into channels (id, player, kind, address, data, created, confirmed) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (player, kind, address) do update set data = excluded.data, failures = 0, stopped = null returning *`,
    newId(),
    player,
    kind,
    address,
    JSON.stringify(data),
    Date.now(),
    confirmed,
  );
  return channelOf(row!);
};
/** A browser has one subscription: its previous player is no longer notified there. */
export const onlyHere = async (store: Store, player: string, endpoint: string): Promise<void> => {
  await store.change([
    [`delete from channels where kind = 'push' and address = $1 and player <> $2`, endpoint, player],
  ]);
};

/** How soon to be notified of one game; null: as of all others. */
export const wishForGame = async (store: Store, player: string, game: string, when: When | null): Promise<void> => {
  await store.change([
    when === null
      ? ['delete from notice_games where player = $1 and game = $2', player, game]
      : [
          'insert into notice_games (player, game, minutes) select $1, $2, cast($3 as integer) where exists (select 1 from holders where player = $1 and game = $2) on conflict (player, game) do update set minutes = excluded.minutes',
          player,
          game,
          minutesOf(when),
        ],
  ]);
};
export const wishForAll = async (store: Store, player: string, when: When): Promise<void> => {
  await store.change([
    [
      'insert into notice_people (player, minutes) values ($1, $2) on conflict (player) do update set minutes = excluded.minutes',
      player,
      minutesOf(when),
    ],
  ]);
};
export const wishForQuiet = async (
  store: Store,
  player: string,
  quiet: NonNullable<NoticesMessage['quiet']> | null,
): Promise<void> => {
  await store.change([
    [
      'insert into notice_people (player, minutes, quiet) values ($1, 0, $2) on conflict (player) do update set quiet = excluded.quiet',
      player,
      quiet && JSON.stringify(quiet),
    ],
  ]);
};
