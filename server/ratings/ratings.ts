/** Results, ratings and opponents. Private games are shown only to their players. */
import type { GameHost } from '../game-host/game-host.ts';
import type { Context, Route } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../operations/log.ts';
import type { Row, Store, Value } from '../store/store.ts';
import type { Ended } from '../wire.ts';
import { count, countMissed } from './count.ts';
import { rested } from './glicko.ts';
import type { AgainstMessage, PlayerMessage, RatingMessage, ResultMessage, StandingMessage } from './wire.ts';

const LISTED = 50;
const HISTORY = 500;
const SWEEP_MS = 60_000;
const HOUR = 3_600_000;

const seatMessage = (r: Row): ResultMessage['seats'][number] => ({
  side: r.side as string,
  by: r.kind as 'person' | 'bot' | 'nobody',
  ...(r.name ? { name: r.name as string } : {}),
  ...(r.account ? { player: r.player as string } : {}),
  ...(r.level ? { level: r.level as string } : {}),
});
/** `where` and `order` choose among g (games) and r (results). */
const resultsWhere = async (
  store: Store,
  where: string,
  order: string,
  most: number,
  ...values: readonly Value[]
): Promise<readonly ResultMessage[]> => {
  const chosen = `select g.id from games g join results r on r.id = g.id where ${where} order by ${order} limit ${most}`;
  const [games, seats] = await Promise.all([
    store.query(
      `select g.id, g.game, g.scenario, g.ended, g.ended_at, r.rated, r.score from games g join results r on r.id = g.id where g.id in (${chosen}) order by ${order}`,
      ...values,
    ),
    store.query(
      `select s.game, s.side, s.kind, s.level, s.player, p.name, p.account from seats s left join players p on p.id = s.player where s.game in (${chosen}) order by s.side`,
      ...values,
    ),
  ]);
  return games.map(g => ({
    id: g.id as string,
    game: g.game as string,
    scenario: g.scenario as string,
    at: g.ended_at as number,
    ended: JSON.parse(g.ended as string) as Ended,
    rated: g.rated === 1,
    ...(g.score === null ? {} : { score: g.score as number }),
    seats: seats.filter(s => s.game === g.id).map(seatMessage),
  }));
};
const recent = (store: Store, game: string, scenario: string): Promise<readonly ResultMessage[]> =>
  resultsWhere(
    store,
    `g.public = 1 and g.status = 'over' and ($1 = '' or g.game = $1) and ($2 = '' or g.scenario = $2)`,
    'g.ended_at desc',
    LISTED,
    game,
    scenario,
  );
const best = (store: Store, game: string, scenario: string): Promise<readonly ResultMessage[]> =>
  resultsWhere(
    store,
    'g.public = 1 and r.score is not null and g.game = $1 and g.scenario = $2',
    'r.score desc, g.ended_at',
    LISTED,
    game,
    scenario,
  );

/** The latest row of each player. */
const LATEST =
  'r.n = (select max(l.n) from ratings l where l.player = r.player and l.game = r.game and l.scenario = r.scenario)';
const ratingMessage = (r: Row, now: number): RatingMessage => {
  const { rating, deviation } = rested(
    { rating: r.rating as number, deviation: r.deviation as number, volatility: r.volatility as number },
    now - (r.at as number),
  );
  return {
    game: r.game as string,
    scenario: r.scenario as string,
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    games: r.n as number,
  };
};
const standings = async (store: Store, game: string, scenario: string): Promise<readonly StandingMessage[]> =>
  (
    await store.query(
      `select r.*, p.name from ratings r join players p on p.id = r.player where r.game = $1 and r.scenario = $2 and ${LATEST} order by r.rating desc limit ${LISTED}`,
      game,
      scenario,
    )
  ).map(r => ({ ...ratingMessage(r, Date.now()), player: r.player as string, name: r.name as string }));

const against = (results: readonly ResultMessage[], player: string): readonly AgainstMessage[] => {
  const all = new Map<string, AgainstMessage>();
  for (const { seats, ended, at } of results) {
    const mine = seats.find(s => s.player === player);
    for (const s of seats) {
      if (!mine || s.player === player || s.by === 'nobody') continue;
      const key = s.player ?? s.level ?? '';
      const was = all.get(key) ?? {
        name: s.player || s.level ? (s.name ?? s.level!) : 'without an account',
        ...(s.player ? { player: s.player } : {}),
        ...(s.level ? { level: s.level } : {}),
        won: 0,
        lost: 0,
        drawn: 0,
        last: 0,
      };
      const how = ended.winner === undefined ? 'drawn' : ended.winner === mine.side ? 'won' : 'lost';
      all.set(key, { ...was, [how]: was[how] + 1, last: Math.max(was.last, at) });
    }
  }
  return [...all.values()].toSorted((a, b) => b.last - a.last);
};
const playerMessage = async (store: Store, player: string, viewer: string | undefined): Promise<PlayerMessage> => {
  const [who] = await store.query('select name from players where id = $1 and account is not null', player);
  if (!who) throw new Refusal('not found', 'there is no such player, or the account was deleted');
  const seen = viewer === player ? '' : 'and g.public = 1';
  const [ratings, results] = await Promise.all([
    store.query(`select r.* from ratings r where r.player = $1 and ${LATEST} order by r.at desc`, player),
    resultsWhere(
      store,
      `g.id in (select game from seats where player = $1) ${seen} and g.ended not like '%"cancelled"%'`,
      'g.ended_at desc',
      HISTORY,
      player,
    ),
  ]);
  return {
    player,
    name: who.name as string,
    ratings: ratings.map(r => ratingMessage(r, Date.now())),
    against: against(results, player),
    recent: results.slice(0, LISTED),
  };
};

const asked = (c: Context, name: string): string =>
  new URLSearchParams((c.request.url ?? '').split('?')[1]).get(name)?.replaceAll('\0', '').slice(0, 64) ?? '';
export const ratingRoutes = (store: Store): readonly Route[] => [
  { method: 'GET', path: '/api/results', run: c => recent(store, asked(c, 'game'), asked(c, 'scenario')) },
  { method: 'GET', path: '/api/results/best', run: c => best(store, asked(c, 'game'), asked(c, 'scenario')) },
  { method: 'GET', path: '/api/ratings', run: c => standings(store, asked(c, 'game'), asked(c, 'scenario')) },
  { method: 'GET', path: '/api/players/:id', run: c => playerMessage(store, c.params.id!, c.session?.player) },
];

/** Counts games as they end; at the start and every minute also those that were missed. */
export const openRatings = async (
  store: Store,
  gameHost: Pick<GameHost, 'events'>,
  log: Log,
): Promise<{ stop(): Promise<void> }> => {
  let counting: Promise<unknown> = countMissed(store, 0, log);
  const next = (work: () => Promise<unknown>): void => {
    counting = counting.then(work).catch((e: unknown) => log.error('ratings', { error: String(e) }));
  };
  await counting;
  gameHost.events.on('over', card => next(() => count(store, card.id)));
  const sweep = setInterval(() => next(() => countMissed(store, Date.now() - HOUR, log)), SWEEP_MS);
  sweep.unref();
  return {
    stop: async () => {
      clearInterval(sweep);
      await counting;
    },
  };
};
