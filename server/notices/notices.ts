/** Reaches people who are away: writes down what is owed, waits as they wished, sends it, and tries again. */
import webpush from 'web-push';
import type { Side } from '../../engine/state.ts';
import type { Desk } from '../desk/desk.ts';
import { gameOf } from '../../games/all.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { newToken } from '../sessions.ts';
import type { Standing } from '../standing/standing.ts';
import type { Store } from '../store.ts';
import {
  channelsDue,
  claim,
  done,
  failed,
  keepSwept,
  later,
  sweptTo,
  writeOwed,
  type Channel,
  type Due,
} from './outbox.ts';
import { afterQuiet, type Quiet } from './quiet.ts';
import { send, type Sending, type Vapid } from './send.ts';
import { wordsFor, type Notice } from './words.ts';

/** How far back each round looks: over what was being stored at the last one; and each sweep: over the clocks of other machines, too. */
const TICK_MS = 1000;
const LOOK_MS = 5000;
const SWEEP_MS = 30_000;
const BACK_MS = 60_000;
const AT_ONCE = 16;
const HERE_MS = 45_000;

/** Made once, by whichever process is first, and the same for all. */
export const kept = async (store: Store, name: string, make: () => string): Promise<string> => {
  await store.change([['insert into kept (name, value) values ($1, $2) on conflict do nothing', name, make()]]);
  return (await store.query('select value from kept where name = $1', name))[0]!.value as string;
};
export const sendingFor = async (store: Store, rest: Omit<Sending, 'vapid' | 'secret'>): Promise<Sending> => ({
  ...rest,
  vapid: JSON.parse(await kept(store, 'vapid', () => JSON.stringify(webpush.generateVAPIDKeys()))) as Vapid,
  secret: await kept(store, 'mail secret', () => newToken(32)),
});

/** What a player wishes, and what there is to tell now. */
const quietOf = async (store: Store, player: string): Promise<Quiet | undefined> => {
  const [row] = await store.query('select quiet from notice_people where player = $1', player);
  return row?.quiet ? (JSON.parse(row.quiet as string) as Quiet) : undefined;
};
/** Nobody has answered the offer, or played on, since. */
const isOpen = async (store: Store, due: Due): Promise<boolean> => {
  const [last] = await store.query('select at from journal where game = $1 order by seq desc limit 1', due.game);
  return last?.at === due.at;
};
/** Nothing, if it is no longer true or the player may no longer know. */
const noticeFor = async (store: Store, player: string, due: Due): Promise<Notice | undefined> => {
  const [row] = await store.query(
    `select g.game, g.scenario, g.status, g.waiting, g.since, (select n.status from games n where n.id = g.rematch) as rematch, coalesce(mg.minutes, mp.minutes, 0) as minutes from games g join holders h on h.game = g.id and h.player = $2 and h.side = $3
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
  };
};

export interface Notices {
  stop(): Promise<void>;
  /** One round, and waits for what it sent. */ tick(): Promise<void>;
}
export interface NoticeParts {
  readonly store: Store;
  readonly desk: Pick<Desk, 'events' | 'here'>;
  /** A notice only when no standing order answers. */
  readonly standing: Pick<Standing, 'willAnswer'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly sending: Sending;
  readonly every?: number;
}

export const openNotices = async ({
  store,
  desk,
  standing,
  log,
  metrics,
  sending,
  every = TICK_MS,
}: NoticeParts): Promise<Notices> => {
  const flying = new Set<Promise<void>>();
  const opened = Date.now();
  const sentOnes = metrics.counter('notices_total', 'notices sent');
  const failures = metrics.counter('notice_failures_total', 'notices that failed once');
  const givenUp = metrics.counter('notices_given_up_total', 'notices given up');
  let swept = await sweptTo(store, opened);
  let written = swept;
  let news = true;
  let sweptAt = 0;
  let ticking: Promise<void> | undefined;
  for (const e of ['started', 'turn', 'over', 'chat', 'offer'] as const)
    desk.events.on(e, () => {
      news = true;
    });

  /** Who is at which table in other processes. */
  const elsewhere = new Map<string, { readonly here: readonly Side[]; readonly at: number }>();
  store.listen(note => {
    if (note.is !== 'here') return;
    if (note.here.length) elsewhere.set(`${note.game} ${note.from}`, { here: note.here, at: Date.now() });
    else elsewhere.delete(`${note.game} ${note.from}`);
  });
  const isHere = (game: string, side: Side): boolean =>
    desk.here(game).includes(side) ||
    [...elsewhere].some(
      ([key, e]) => key.startsWith(`${game} `) && e.at > Date.now() - HERE_MS && e.here.includes(side),
    );

  const isLookedAfter = async (due: Due): Promise<boolean> =>
    isHere(due.game, due.side) || (due.kind === 'turn' && (await standing.willAnswer(due.game, due.side)));

  const writeDown = async (): Promise<void> => {
    const from = Date.now();
    const due = from - sweptAt >= SWEEP_MS;
    if (!news && !due) return;
    news = false;
    await writeOwed(store, due ? Math.min(swept, from) - BACK_MS : written - LOOK_MS);
    written = from;
    if (!due) return;
    await keepSwept(store, from);
    sweptAt = swept = from;
    for (const [key, e] of elsewhere) if (e.at < from - HERE_MS) elsewhere.delete(key);
  };

  const deliver = async (c: Channel): Promise<void> => {
    const rows = await claim(store, c.id, Date.now());
    const wakes = afterQuiet(rows.length ? await quietOf(store, c.player) : undefined, Date.now());
    if (rows.length === 0) return;
    if (wakes > Date.now()) {
      await later(store, c.id, rows, wakes);
      return;
    }
    const notices = await Promise.all(
      rows.map(async row => ({
        row,
        notice: (await isLookedAfter(row)) ? undefined : await noticeFor(store, c.player, row),
      })),
    );
    const telling = notices.flatMap(n => (n.notice ? [n.notice] : []));
    const told = notices.filter(n => n.notice).map(n => n.row);
    await done(
      store,
      c.id,
      notices.filter(n => !n.notice).map(n => n.row),
      Date.now(),
      'not needed',
    );
    if (telling.length === 0) return;
    const sent = await send(sending, c, wordsFor(telling));
    if (sent.is === 'sent') {
      sentOnes.add(1);
      await done(store, c.id, told, Date.now(), 'sent');
    } else if (sent.is === 'gone') {
      log.info('channel gone', { kind: c.kind });
      await store.change([['delete from channels where id = $1', c.id]]);
    } else {
      failures.add(1);
      const over = await failed(store, c.id, told, Date.now(), sent.why, sent.wait);
      givenUp.add(over.length);
      log.warn(over.length ? 'notice given up' : 'notice failed', { kind: c.kind, why: sent.why });
    }
  };
  const start = (c: Channel): void => {
    const flight = deliver(c)
      .catch((e: unknown) => log.error('notice', { error: String(e) }))
      .finally(() => flying.delete(flight));
    flying.add(flight);
  };
  const round = async (): Promise<void> => {
    await writeDown();
    // What other processes know of who is where comes within this time.
    if (store.kind === 'postgres' && every > 0 && Date.now() - opened < HERE_MS / 2) return;
    if (flying.size < AT_ONCE) for (const c of await channelsDue(store, Date.now(), AT_ONCE - flying.size)) start(c);
  };
  const timer =
    every > 0
      ? setInterval(() => {
          ticking ??= round()
            .catch((e: unknown) => log.error('notices', { error: String(e) }))
            .finally(() => {
              ticking = undefined;
            });
        }, every)
      : undefined;
  timer?.unref();
  return {
    tick: async () => {
      await round();
      await Promise.all(flying);
    },
    stop: async () => {
      clearInterval(timer);
      await ticking;
      await Promise.all(flying);
    },
  };
};
