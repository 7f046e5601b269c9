/** Notifies people who are away: stores what is due, waits as they wish, sends it, and tries again. */
import webpush from 'web-push';
import type { Side } from '../../engine/state.ts';
import type { GameHost } from '../game-host/game-host.ts';
import { offerAfter, type Act } from '../game-host/loaded-game.ts';
import { gameOf } from '../../games/all.ts';
import type { Log } from '../operations/log.ts';
import type { Counter, Metrics } from '../operations/metrics.ts';
import { newToken } from '../accounts/sessions.ts';
import type { Standing } from '../standing/standing.ts';
import type { Row, Store } from '../store/store.ts';
import {
  channelOf,
  channelsDue,
  claim,
  done,
  failed,
  keepSwept,
  later,
  reached,
  sweptTo,
  unreached,
  writeNotices,
  type Channel,
  type Due,
  type SendingQueue,
} from './outbox.ts';
import { afterQuiet, type Quiet } from './quiet.ts';
import { send, type Sending, type Vapid } from './send.ts';
import { wordsFor, type Notice } from './words.ts';

/** Each round looks back over what was being stored during the last one; each sweep also over differences between machines' clocks. */
const TICK_MS = 1000;
const LOOK_MS = 5000;
const SWEEP_MS = 30_000;
const BACK_MS = 60_000;
/** Sends at once: to channels that answered last time, and to the others. */
const AT_ONCE: { readonly [queue in SendingQueue]: number } = { steady: 12, shaky: 4 };
const HERE_MS = 45_000;

/** A value made once by the first process and shared by all. */
export const storedOnce = async (store: Store, name: string, make: () => string): Promise<string> => {
  await store.change([['insert into kept (name, value) values ($1, $2) on conflict do nothing', name, make()]]);
  return (await store.query('select value from kept where name = $1', name))[0]!.value as string;
};
export const sendingFor = async (store: Store, rest: Omit<Sending, 'vapid' | 'secret'>): Promise<Sending> => ({
  ...rest,
  vapid: JSON.parse(await storedOnce(store, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as Vapid,
  secret: await storedOnce(store, 'mail secret', () => newToken(32)),
});

/** A player's quiet hours. */
const quietOf = async (store: Store, player: string): Promise<Quiet | undefined> => {
  const [row] = await store.query('select quiet from notice_people where player = $1', player);
  return row?.quiet ? (JSON.parse(row.quiet as string) as Quiet) : undefined;
};
/** Whether the offer is still open. The key names its place in the journal; orders planned in secret since then do not answer it. */
const isOpen = async (store: Store, due: Due): Promise<boolean> => {
  const rows = await store.query(
    'select act from journal where game = $1 and seq >= $2 order by seq',
    due.game,
    Number(due.key.split(' ')[1]),
  );
  try {
    const [offer, ...since] = rows.map(r => JSON.parse(r.act as string) as Act);
    const made = offer?.is === 'offer' ? offer.offer : undefined;
    return made !== undefined && since.reduce(offerAfter, made) === made;
  } catch {
    return false; // a damaged journal
  }
};
/** The notice, or undefined if it is no longer true or the player may no longer know. */
export const noticeFor = async (store: Store, player: string, due: Due): Promise<Notice | undefined> => {
  const [row] = await store.query(
    `select g.game, g.scenario, g.status, g.waiting, g.since, g.removal, (select n.status from games n where n.id = g.rematch) as rematch, coalesce(mg.minutes, mp.minutes, 0) as minutes from games g join holders h on h.game = g.id and h.player = $2 and h.side = $3
    left join notice_games mg on mg.game = g.id and mg.player = $2 left join notice_people mp on mp.player = $2 where g.id = $1`,
    due.game,
    player,
    due.side,
  );
  const game = row && gameOf(row.game as string);
  if (!game || Number(row.minutes) < 0) return undefined;
  if (
    due.kind === 'turn' &&
    !(row.status === 'playing' && row.since === due.at && (row.waiting as string).split(' ').includes(due.side))
  )
    return undefined;
  if (due.kind === 'offer' && !(row.status === 'playing' && (await isOpen(store, due)))) return undefined;
  if (due.kind === 'started' && row.status !== 'playing') return undefined;
  if (due.kind === 'rematch' && row.rematch !== 'open') return undefined;
  if (due.kind === 'removal' && row.removal === null) return undefined;
  const round = due.kind === 'round' || due.kind === 'deadline' ? await roundOf(store, due.game) : undefined;
  if (round?.verdict !== undefined && round.verdict !== null) return undefined;
  const others = await store.query(
    `select p.name, s.level from seats s left join players p on p.id = s.player where s.game = $1 and s.side <> $2 and s.kind <> 'nobody'`,
    due.game,
    due.side,
  );
  return {
    kind: due.kind,
    game: due.game,
    name: `${game.title}, ${game.scenarios.find(s => s.id === row.scenario)?.title ?? ''}`,
    with: others.map(o => (o.name ?? `the ${o.level} bot`) as string).join(', '),
    ...(due.kind === 'removal' ? { more: removalOf(row) } : {}),
    ...(round ? { more: roundWords(round) } : {}),
  };
};
/** The tournament's round a game belongs to. */
const roundOf = async (store: Store, game: string): Promise<Row | undefined> =>
  (
    await store.query(
      'select t.title, r.round, r.until, x.verdict from tournament_games x join tournaments t on t.id = x.tournament join tournament_rounds r on r.tournament = x.tournament and r.round = x.round where x.game = $1',
      game,
    )
  )[0];
const roundWords = ({ title, round, until }: Row): string =>
  `${title as string}, round ${round as number}${until === null ? '' : `, until ${dayOf(until as number)}`}`;
const removalOf = ({ removal, status }: Row): string =>
  `on ${dayOf(removal as number)}${status === 'over' ? '. Download its record if you want to keep it' : ', unless somebody plays on or writes'}`;
const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export interface Notices {
  stop(): Promise<void>;
  /** One round, until everything is sent. */ tick(): Promise<void>;
}
export interface NoticeParts {
  readonly store: Store;
  readonly gameHost: Pick<GameHost, 'events' | 'here'>;
  /** A turn that a standing order answers needs no notice. */
  readonly standing: Pick<Standing, 'willAnswer'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly sending: Sending;
  readonly every?: number;
}

/** What this process remembers between rounds. */
interface Watch extends Required<NoticeParts> {
  readonly opened: number;
  /** Sends under way. */
  readonly flying: { readonly [queue in SendingQueue]: Set<Promise<void>> };
  /** Who has which game open in other processes. */
  readonly elsewhere: Map<string, { readonly here: readonly Side[]; readonly at: number }>;
  readonly counts: { readonly [what in 'sent' | 'failed' | 'givenUp']: Counter };
  /** Up to when all notices are stored: by any process (`swept`) and by this one (`written`). */
  swept: number;
  written: number;
  sweptAt: number;
  /** Something has happened since the last round. */
  news: boolean;
}
const watchFor = async (parts: NoticeParts): Promise<Watch> => {
  const { metrics, store } = parts;
  const opened = Date.now();
  const swept = await sweptTo(store, opened);
  return {
    every: TICK_MS,
    ...parts,
    opened,
    flying: { steady: new Set(), shaky: new Set() },
    elsewhere: new Map(),
    counts: {
      sent: metrics.counter('notices_total', 'notices sent'),
      failed: metrics.counter('notice_failures_total', 'notices that failed once'),
      givenUp: metrics.counter('notices_given_up_total', 'notices given up'),
    },
    swept,
    written: swept,
    sweptAt: 0,
    news: true,
  };
};
const listen = (w: Watch): void => {
  for (const e of ['started', 'turn', 'over', 'chat', 'offer'] as const)
    w.gameHost.events.on(e, () => {
      w.news = true;
    });
  w.store.listen(note => {
    if (note.is !== 'here') return;
    if (note.here.length) w.elsewhere.set(`${note.game} ${note.from}`, { here: note.here, at: Date.now() });
    else w.elsewhere.delete(`${note.game} ${note.from}`);
  });
};

const isHere = ({ gameHost, elsewhere }: Watch, game: string, side: Side): boolean =>
  gameHost.here(game).includes(side) ||
  [...elsewhere].some(([key, e]) => key.startsWith(`${game} `) && e.at > Date.now() - HERE_MS && e.here.includes(side));
const isLookedAfter = async (w: Watch, due: Due): Promise<boolean> =>
  isHere(w, due.game, due.side) || (due.kind === 'turn' && (await w.standing.willAnswer(due.game, due.side)));

const writeDown = async (w: Watch): Promise<void> => {
  const from = Date.now();
  const due = from - w.sweptAt >= SWEEP_MS;
  if (!w.news && !due) return;
  w.news = false;
  await writeNotices(w.store, due ? Math.min(w.swept, from) - BACK_MS : w.written - LOOK_MS);
  w.written = from;
  if (!due) return;
  await keepSwept(w.store, from);
  w.sweptAt = w.swept = from;
  for (const [key, e] of w.elsewhere) if (e.at < from - HERE_MS) w.elsewhere.delete(key);
};

/** A channel that keeps failing is switched off; its owner is notified by the others and sees it in the settings. */
const sayStopped = async (w: Watch, c: Channel, why: string): Promise<void> => {
  w.log.info('channel switched off', { kind: c.kind, why });
  const others = await w.store.query(
    'select * from channels where player = $1 and confirmed is not null and stopped is null',
    c.player,
  );
  const lines = [`${nameOf(c)} keeps failing (${why}). Check it under Notices and send a test once it works.`];
  for (const other of others.map(channelOf))
    await send(w.sending, other, { title: 'A channel for your notices was switched off', lines, path: '/online' });
};
const nameOf = (c: Channel): string =>
  c.kind === 'mail' ? `E-mail to ${c.address}` : `The ${c.kind} at ${new URL(c.address).host}`;

/** Sends a channel's notices and stores how that went. */
const tell = async (w: Watch, c: Channel, rows: readonly Due[], notices: readonly Notice[]): Promise<void> => {
  const { store, log, counts } = w;
  const sent = await send(w.sending, c, wordsFor(notices));
  if (sent.is === 'sent') {
    counts.sent.add(1);
    await done(store, c.id, rows, Date.now(), 'sent');
    await reached(store, c.id, Date.now());
  } else if (sent.is === 'gone') {
    log.info('channel gone', { kind: c.kind });
    await store.change([['delete from channels where id = $1', c.id]]);
  } else {
    counts.failed.add(1);
    const over = await failed(store, c.id, rows, Date.now(), sent.why, sent.wait);
    counts.givenUp.add(over.length);
    log.warn(over.length ? 'notice given up' : 'notice failed', { kind: c.kind, why: sent.why });
    if (await unreached(store, c.id, Date.now(), sent.why)) await sayStopped(w, c, sent.why);
  }
};
const deliver = async (w: Watch, c: Channel): Promise<void> => {
  const { store } = w;
  const rows = await claim(store, c.id, Date.now());
  if (rows.length === 0) return;
  const wakes = afterQuiet(await quietOf(store, c.player), Date.now());
  if (wakes > Date.now()) {
    await later(store, c.id, rows, wakes);
    return;
  }
  const found = await Promise.all(
    rows.map(async row => ((await isLookedAfter(w, row)) ? undefined : noticeFor(store, c.player, row))),
  );
  const needless = rows.filter((_, i) => !found[i]);
  await done(store, c.id, needless, Date.now(), 'not needed');
  const notices = found.filter(n => n !== undefined);
  if (notices.length)
    await tell(
      w,
      c,
      rows.filter((_, i) => found[i]),
      notices,
    );
};
const start = (w: Watch, queue: SendingQueue, c: Channel): void => {
  const flight = deliver(w, c)
    .catch((e: unknown) => w.log.error('notice', { error: String(e) }))
    .finally(() => w.flying[queue].delete(flight));
  w.flying[queue].add(flight);
};
const fill = async (w: Watch, queue: SendingQueue): Promise<void> => {
  const free = AT_ONCE[queue] - w.flying[queue].size;
  if (free > 0) for (const c of await channelsDue(w.store, queue, Date.now(), free)) start(w, queue, c);
};
const landed = ({ flying }: Watch): Promise<unknown> => Promise.all([...flying.steady, ...flying.shaky]);
const round = async (w: Watch): Promise<void> => {
  await writeDown(w);
  const { store } = w;
  // Presence in other processes is known after this time.
  if (store.kind === 'postgres' && w.every > 0 && Date.now() - w.opened < HERE_MS / 2) return;
  await fill(w, 'steady');
  await fill(w, 'shaky');
};

export const openNotices = async (parts: NoticeParts): Promise<Notices> => {
  const w = await watchFor(parts);
  listen(w);
  let ticking: Promise<void> | undefined;
  const tick = (): void => {
    ticking ??= round(w)
      .catch((e: unknown) => w.log.error('notices', { error: String(e) }))
      .finally(() => {
        ticking = undefined;
      });
  };
  const timer = w.every > 0 ? setInterval(tick, w.every).unref() : undefined;
  return {
    tick: async () => {
      await round(w);
      await landed(w);
    },
    stop: async () => {
      clearInterval(timer);
      await ticking;
      await landed(w);
    },
  };
};
