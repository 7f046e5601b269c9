/** Names that come over the wire: one check for players, data packs, counters and keys. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACK_FORMAT } from '../../engine/pack.ts';
import { SHIPPED } from '../../toys/ford/data/tables.ts';
import { browser, ok, type Browser } from '../drill/client.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { startServer, type Running } from '../server.ts';
import type { Card, Failure, Seated } from '../wire.ts';

let s: Running;
let b: Browser;
beforeAll(async () => {
  s = await startServer({ where: ':memory:', port: 0, limits: NO_LIMITS });
  b = browser(`http://127.0.0.1:${s.port}`);
  await ok(b.call('GET', '/api/me'));
});
afterAll(() => s.stop());

const BAD = ['a\u202eb', 'a\u001bb', 'a\nb', '   ', '\u3164', '__proto__'];
const withPack = (name: string, units: readonly object[] = SHIPPED.units): object => ({
  game: 'ford',
  scenario: 'day',
  sides: { north: 'me', south: 'open' },
  pack: { format: PACK_FORMAT, game: 'ford', name, tables: { units } },
});
const refused = async (path: string, body: object): Promise<string> => {
  const { status, body: said } = await b.call('POST', path, body);
  expect(status).toBe(400);
  return (said as Failure).message;
};
test.each(BAD)('neither a player nor a data pack nor a counter is called %j', async name => {
  const counters = SHIPPED.units.map((u, i) => (i ? u : { ...u, name }));
  const said = [
    await refused('/api/me', { name }),
    await refused('/api/games', withPack(name)),
    await refused('/api/games', withPack('my ford', counters)),
  ];
  for (const message of said) expect(message).toMatch(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);
  expect(said[0]).toMatch(/^name: (is|has) /);
  expect(said[1]).toMatch(/^the pack, field name: .* (is|has) /);
  expect(said[2]).toMatch(/^units, row 1 .*, field name: expected (a text|another text)/);
});
test('a name that was stored before there was a check is not shown', async () => {
  const { game } = await ok<Seated>(b.call('POST', '/api/games', withPack('my ford')));
  expect(game.pack!.name).toBe('my ford');
  await s.store.change([['update packs set title = $1', 'rof\u202e ym']]);
  expect((await ok<Card>(b.call('GET', `/api/games/${game.id}`))).pack!.name).toBe('unnamed data pack');
});
