/** The routes of the lobby. */
import { isOperator, JsonText, readBody, type Context, type Route } from './http.ts';
import { boundedBody } from './body.ts';
import { PACK_BOUNDS } from './json-bounds.ts';
import { limiter, type Limits } from './limits.ts';
import { packChecker } from '../packs/pack-checker.ts';
import { isKnown, packText } from '../packs/packs.ts';
import { Refusal } from './refusal.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Metrics } from '../operations/metrics.ts';
import { meOf } from '../accounts/sessions.ts';
import type { Store } from '../store/store.ts';
import { Create, Me, MAX_BYTES, MAX_PACK_BYTES, Nothing, OfSide, Ready, Sit } from '../wire.ts';

const id = (c: Context): string => c.params.id!;
/** For what needs a seat: without a session there is none, and the answer is the same as for no game. */
const known = (
  c: Context,
  otherwise = 'this browser has no seat in any game: open your seat’s link, or sign in',
): string => {
  if (!c.session) throw new Refusal('no session', otherwise);
  return c.session.player;
};

/** What the operator looks at. */
export interface Watched {
  readonly metrics: Metrics;
  readonly healthy: () => Promise<string | undefined>;
  readonly metricsToken: string | undefined;
}
const ofPlayers = (store: Store, lobby: Lobby): readonly Route[] => [
  { method: 'GET', path: '/api/me', run: async c => meOf(store, await c.player()) },
  {
    method: 'POST',
    path: '/api/me',
    run: async c => {
      const { name } = await c.body(Me);
      const player = await c.player();
      await lobby.rename(player, name);
      return meOf(store, player);
    },
  },
  { method: 'GET', path: '/api/lobby', run: () => lobby.open() },
  { method: 'GET', path: '/api/mine', run: async c => (c.session ? lobby.mine(c.session.player) : []) },
];
/** Creates a game. One with a data pack needs a session and has a limit of its own, because a thread must check the pack. */
const createGame = (store: Store, lobby: Lobby, limits: Limits): Route['run'] => {
  const mayBringPack = limiter(limits.packs);
  const admitPack = (c: Context): string => {
    const player = known(c, 'a data pack needs a session: call /api/me first');
    if (!mayBringPack(player) || !mayBringPack(c.net))
      throw new Refusal('too often', 'too many data packs from your network: wait some minutes');
    return player;
  };
  return async c => {
    let player: string | undefined;
    const mayBeLarge = (): void => {
      player = admitPack(c);
    };
    const limitsOfBody = { maxBytes: MAX_PACK_BYTES, usualBytes: MAX_BYTES, bounds: PACK_BOUNDS, mayBeLarge };
    const body = await boundedBody(c.request, limitsOfBody);
    const wanted = player === undefined ? readBody(Create, body.toString('utf8')) : undefined;
    if (wanted && wanted.pack === undefined) return lobby.create(await c.player(), wanted);
    player ??= admitPack(c);
    const checked = await packChecker.newGame({ player, net: c.net }, body, (game, hash) => isKnown(store, game, hash));
    return lobby.createWith(player, checked);
  };
};
const ofGames = (store: Store, lobby: Lobby, limits: Limits): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/games',
    create: true,
    run: createGame(store, lobby, limits),
  },
  {
    method: 'GET',
    path: '/api/packs/:id',
    run: async c => {
      const text = await packText(store, id(c));
      if (text === undefined) throw new Refusal('not found', 'there is no such data pack');
      return new JsonText(text);
    },
  },
  { method: 'GET', path: '/api/games/:id', run: c => lobby.card(id(c), c.session?.player) },
  { method: 'GET', path: '/api/games/:id/record', run: c => lobby.record(id(c), c.session?.player) },
];
const ofSeats = (lobby: Lobby): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/games/:id/sit',
    run: async c => {
      const { name, ...claim } = await c.body(Sit);
      const player = await c.player();
      if (name) await lobby.rename(player, name);
      return lobby.sit(id(c), player, claim);
    },
  },
  {
    method: 'POST',
    path: '/api/games/:id/ready',
    run: async c => {
      const { nonce } = await c.body(Ready);
      return lobby.ready(id(c), known(c), nonce);
    },
  },
  {
    method: 'POST',
    path: '/api/games/:id/invite',
    run: async c => {
      const { side } = await c.body(OfSide);
      return lobby.invite(id(c), known(c), side);
    },
  },
  {
    method: 'POST',
    path: '/api/games/:id/link',
    run: async c => {
      const { side } = await c.body(OfSide);
      return lobby.link(id(c), known(c), side);
    },
  },
  {
    method: 'POST',
    path: '/api/games/:id/cancel',
    run: async c => {
      await c.body(Nothing);
      return lobby.cancel(id(c), known(c));
    },
  },
  {
    method: 'POST',
    path: '/api/games/:id/rematch',
    create: true,
    run: async c => {
      await c.body(Nothing);
      return lobby.rematch(id(c), known(c));
    },
  },
];
const ofOperators = ({ metrics, healthy, metricsToken }: Watched): readonly Route[] => [
  {
    method: 'GET',
    path: '/healthz',
    run: async () => {
      const ill = await healthy();
      if (ill) throw new Refusal('down', ill);
      return 'ok\n';
    },
  },
  {
    method: 'GET',
    path: '/metrics',
    run: async c => {
      if (!isOperator(c, metricsToken)) throw new Refusal('not found', 'no such address');
      return metrics.text();
    },
  },
];
export const lobbyRoutes = (store: Store, lobby: Lobby, watched: Watched, limits: Limits): readonly Route[] => [
  ...ofPlayers(store, lobby),
  ...ofGames(store, lobby, limits),
  ...ofSeats(lobby),
  ...ofOperators(watched),
];
