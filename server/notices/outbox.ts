/** The outbox. Notices follow from the stored games, so none is lost with a process: a row has the same key whoever writes it, and exists once. */
import type { Row, Store } from '../store/store.ts';
import type { Kind } from './words.ts';

/** A player who comes to the game within this time, or whose turn is over by then, is not notified. */
export const AT_ONCE_MS = 5000;
/** A claim lasts longer than any send; after that its process counts as dead. */
export const CLAIM_MS = 120_000;
const MAX_TRIES = 6;
const KEPT_MS = 14 * 86_400_000;
const CHAT_EVERY = 3_600_000;

/** One row for each channel of every holder of a seat for whom `when` holds. $1: since when. */
const noticesFor = (kind: Kind, key: string, at: string, from: string, when: string): string => `
  insert into outbox (channel, game, key, kind, side, at, due, claimed, tries)
  select c.id, g.id, ${key}, '${kind}', h.side, ${at}, ${at} + ${AT_ONCE_MS} + coalesce(mg.minutes, mp.minutes, 0) * 60000, 0, 0
  from ${from} join holders h on h.game = g.id join channels c on c.player = h.player and c.confirmed is not null and c.stopped is null
  left join notice_people mp on mp.player = h.player left join notice_games mg on mg.player = h.player and mg.game = g.id
  where ${at} >= $1 and ${at} >= c.confirmed and ${when} and coalesce(mg.minutes, mp.minutes, 0) >= 0
  on conflict do nothing`;
/** The games of tournaments with their rounds. A reminder is written when its round is made, and due before the deadline. */
const ROUND_GAMES =
  'tournament_games x join tournament_rounds r on r.tournament = x.tournament and r.round = x.round join games g on g.id = x.game';
const ALL_NOTICES: readonly string[] = [
  noticesFor('started', `'started ' || h.side`, 'g.started', 'games g', `g.started is not null`),
  noticesFor(
    'turn',
    `'turn ' || g.since || ' ' || h.side`,
    'g.since',
    'games g',
    `g.status = 'playing' and (' ' || g.waiting || ' ') like ('% ' || h.side || ' %')`,
  ),
  noticesFor(
    'offer',
    `'offer ' || x.seq || ' ' || h.side`,
    'x.at',
    'journal x join games g on g.id = x.game',
    `x.act like '{"is":"offer"%' and x.act not like ('{"is":"offer","by":"' || h.side || '"%')`,
  ),
  noticesFor('over', `'over ' || h.side`, 'g.ended_at', 'games g', `g.status = 'over'`),
  /** Names the previous game, which links to the rematch. */
  noticesFor(
    'rematch',
    `'rematch ' || h.side`,
    'n.created',
    'games g join games n on n.id = g.rematch',
    `n.status = 'open' and n.creator <> h.player`,
  ),
  noticesFor('round', `'round ' || h.side`, 'r.made', ROUND_GAMES, 'x.verdict is null'),
  noticesFor('deadline', `'deadline ' || h.side`, 'r.warn', ROUND_GAMES, 'r.warn is not null and x.verdict is null'),
  noticesFor('removal', `'removal ' || g.warned || ' ' || h.side`, 'g.warned', 'games g', `g.warned is not null`),
  noticesFor(
    'chat',
    `'chat ' || (x.at / ${CHAT_EVERY}) || ' ' || h.side`,
    'x.at',
    'chat x join games g on g.id = x.game',
    `x.side <> h.side`,
  ),
];
/** Stores the notices due since `since`. */
export const writeNotices = async (store: Store, since: number): Promise<void> => {
  await store.change(ALL_NOTICES.map(sql => [sql, since]));
};

const SWEPT = 'notices swept';
/** Up to when all notices are certainly stored, whichever process died since. */
export const sweptTo = async (store: Store, otherwise: number): Promise<number> => {
  const [row] = await store.query('select value from kept where name = $1', SWEPT);
  return row ? Number(row.value) : otherwise;
};
export const keepSwept = async (store: Store, to: number): Promise<void> => {
  await store.change([
    ['insert into kept values ($1, $2) on conflict (name) do update set value = excluded.value', SWEPT, String(to)],
    ['delete from outbox where done < $1', to - KEPT_MS],
  ]);
};

export interface Due {
  readonly game: string;
  readonly key: string;
  readonly kind: Kind;
  readonly side: string;
  readonly at: number;
  readonly tries: number;
}
export interface Channel {
  readonly id: string;
  readonly player: string;
  readonly kind: 'push' | 'webhook' | 'mail';
  readonly address: string;
  readonly data: { readonly [k: string]: string };
}
export const channelOf = (r: Row): Channel => ({
  id: r.id as string,
  player: r.player as string,
  kind: r.kind as Channel['kind'],
  address: r.address as string,
  data: JSON.parse(r.data as string) as Channel['data'],
});

/** Channels that answered last time have a queue of their own: however many others hang, these do not wait. */
const STEADY = 'reached is not null and failures = 0';
export const SENDING_QUEUES = { steady: STEADY, shaky: `not (${STEADY})` } as const;
export type SendingQueue = keyof typeof SENDING_QUEUES;
/** First one channel of each owner, then the second of each, and so on: whoever has many delays only themselves. */
export const channelsDue = async (
  store: Store,
  queue: SendingQueue,
  now: number,
  most: number,
): Promise<readonly Channel[]> =>
  (
    await store.query(
      `select * from (
        select c.*, d.first, row_number() over (partition by c.player order by d.first, c.id) as place
        from channels c join (select channel, min(due) as first from outbox where done is null and due <= $1 and claimed < $1 group by channel) d on d.channel = c.id
        where c.stopped is null and ${SENDING_QUEUES[queue]}) q
      order by place, first, id limit $2`,
      now,
      most,
    )
  ).map(channelOf);

const MAX_FAILURES = 12;
export const reached = async (store: Store, channel: string, now: number): Promise<void> => {
  await store.change([['update channels set failures = 0, stopped = null, reached = $2 where id = $1', channel, now]]);
};
/** Counts a failure. True if it was one too many: the channel is switched off and its waiting notices are dropped. */
export const unreached = async (store: Store, channel: string, now: number, why: string): Promise<boolean> => {
  const [row] = await store.query(
    'update channels set failures = failures + 1 where id = $1 returning failures',
    channel,
  );
  if (Number(row?.failures ?? 0) < MAX_FAILURES) return false;
  await store.change([
    ['update channels set stopped = $2 where id = $1', channel, why],
    [`update outbox set done = $2, outcome = 'switched off' where channel = $1 and done is null`, channel, now],
  ]);
  return true;
};
/** Claims everything due on a channel for this process; a second process finds it claimed. */
export const claim = async (store: Store, channel: string, now: number): Promise<readonly Due[]> =>
  (await store.query(
    `update outbox set claimed = $3, tries = tries + 1 where channel = $1 and done is null and due <= $2 and claimed < $2 returning game, key, kind, side, at, tries`,
    channel,
    now,
    now + CLAIM_MS,
  )) as unknown as readonly Due[];

const each = (
  store: Store,
  channel: string,
  rows: readonly Due[],
  sql: string,
  ...values: readonly (string | number)[]
): Promise<boolean> | undefined =>
  rows.length
    ? store.change(
        rows.map(r => [`${sql} where channel = $1 and game = $2 and key = $3`, channel, r.game, r.key, ...values]),
      )
    : undefined;
export const done = async (
  store: Store,
  channel: string,
  rows: readonly Due[],
  now: number,
  outcome: string,
): Promise<void> => {
  await each(store, channel, rows, 'update outbox set done = $4, outcome = $5', now, outcome);
};
/** Postpones without counting a try. */
export const later = async (store: Store, channel: string, rows: readonly Due[], due: number): Promise<void> => {
  await each(store, channel, rows, 'update outbox set claimed = 0, tries = tries - 1, due = $4', due);
};
/** Schedules another try after 1, 2, 4 … minutes, or gives up. Returns those given up. */
export const failed = async (
  store: Store,
  channel: string,
  rows: readonly Due[],
  now: number,
  why: string,
  wait = 0,
): Promise<readonly Due[]> => {
  const over = rows.filter(r => r.tries >= MAX_TRIES);
  const again = rows.filter(r => r.tries < MAX_TRIES);
  const tries = Math.max(0, ...again.map(r => r.tries));
  await each(
    store,
    channel,
    again,
    'update outbox set claimed = 0, due = $4, outcome = $5',
    now + Math.max(wait, 60_000 * 2 ** (tries - 1)),
    why,
  );
  await done(store, channel, over, now, `given up: ${why}`);
  return over;
};
