/** A private game answers like one that does not exist: by every route and every message, to whoever has no seat in it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, connect, newGame, ok, type Browser, type RequestMessage } from '../drill/client.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { community } from '../community.ts';
import { startServer, type Running } from '../server.ts';
import { Request } from '../wire.ts';

const TOKEN = 'x'.repeat(32);
/** A body that each route takes; `undefined` where it has none. */
const BODIES: { readonly [route: string]: object | undefined } = {
  'GET /api/games/:id': undefined,
  'GET /api/games/:id/record': undefined,
  'GET /api/games/:id/orders': undefined,
  'POST /api/games/:id/orders': { side: 'north', orders: [] },
  'POST /api/games/:id/sit': { side: 'south' },
  'POST /api/games/:id/ready': {},
  'POST /api/games/:id/invite': { side: 'south' },
  'POST /api/games/:id/link': { side: 'north' },
  'POST /api/games/:id/cancel': {},
  'POST /api/games/:id/rematch': {},
};
const MORE_BODIES: readonly (readonly [route: string, body: object])[] = [
  ['POST /api/games/:id/sit', {}],
  ['POST /api/games/:id/sit', { invite: TOKEN }],
  ['POST /api/games/:id/sit', { link: TOKEN }],
  ['POST /api/games/:id/orders', { side: 'nobody', orders: [] }],
  ['POST /api/games/:id/link', { side: 'nobody' }],
  ['POST /api/games/:id/invite', { side: 'nobody' }],
];
const turn = { side: 'north', at: 0 };
/** What is asked for with each message beside the game. */
const MESSAGES: { readonly [D in Request['do']]?: object } = {
  open: {},
  close: {},
  play: { ...turn, choice: { do: 'nothing' } },
  back: turn,
  out: { ...turn, order: 0 },
  resign: { side: 'north' },
  offer: { ...turn, what: 'draw' },
  answer: { ...turn, yes: true },
  claim: { side: 'north', what: 'win' },
  say: { text: 'hello' },
  look: { entry: 0 },
};
const NEVER_WAS = 'nevernevernevernever00';
const STAGES = ['open', 'playing', 'over', 'damaged'] as const;
type Stage = (typeof STAGES)[number];

let s: Running;
const games = {} as { [S in Stage]: string };
let stranger: Browser;
beforeAll(async () => {
  s = await startServer({ where: ':memory:', port: 0, limits: NO_LIMITS, more: community({}) });
  const base = `http://127.0.0.1:${s.port}`;
  const [a, b] = [browser(base), browser(base)];
  stranger = browser(base);
  await ok(stranger.call('GET', '/api/me'));
  for (const stage of STAGES) {
    const wanted = { game: 'ford', scenario: 'day', sides: { north: 'me', south: 'open' }, watch: false } as const;
    games[stage] = (await newGame(a, stage === 'open' ? undefined : b, wanted)).id;
  }
  const wire = await connect(a);
  expect((await wire.ask({ do: 'resign', game: games.over, side: 'north' })).ok).toBe(true);
  wire.close();
  await s.store.change([["update journal set act = 'spoilt' where game = $1", games.damaged]]);
  s.gameHost.drop(games.damaged);
  expect((await a.call('GET', `/api/games/${games.damaged}/orders?side=north`)).status).toBe(409);
});
afterAll(() => s.stop());

const told = async (b: Browser, route: string, id: string, body: object | undefined): Promise<unknown> => {
  const [method, path] = route.split(' ');
  const asked = path!.replace(':id', id) + (route === 'GET /api/games/:id/orders' ? '?side=north' : '');
  const reply = await b.call(method!, asked, body);
  return { status: reply.status, body: reply.body };
};
test('there is a body here for every route of a game, and a text for every message', () => {
  const routes = s.routes.filter(r => r.path.startsWith('/api/games/')).map(r => `${r.method} ${r.path}`);
  expect(Object.keys(BODIES).toSorted()).toEqual(routes.toSorted());
  const messages = Request.options.map(o => o.entries.do.literal).filter(d => d !== 'ping');
  expect(Object.keys(MESSAGES).toSorted()).toEqual(messages.toSorted());
});
describe.each(STAGES)('a private game that is %s', stage => {
  test.each([...Object.entries(BODIES), ...MORE_BODIES])('%s %j', async (route, body) => {
    const nobody = browser(stranger.base);
    for (const b of [stranger, nobody])
      expect(await told(b, route, games[stage], body)).toEqual(await told(b, route, NEVER_WAS, body));
  });
  test.each(Object.entries(MESSAGES))('%s %j', async (what, rest) => {
    for (const b of [stranger, browser(stranger.base)]) {
      const wire = await connect(b, { keep: true });
      const about = async (game: string): Promise<unknown> => {
        const { re: _, ...answer } = await wire.ask({ do: what, game, ...rest } as RequestMessage);
        return answer;
      };
      expect(await about(games[stage])).toEqual(await about(NEVER_WAS));
      expect(wire.heard, 'two answers and nothing else').toHaveLength(2);
      wire.close();
    }
  });
});
