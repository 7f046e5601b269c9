/** What comes in half: bodies that are broken off, headers that never end; and what every answer says. */
import { connect as dial, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { browser } from '../drill/client.ts';
import { NO_LIMITS } from '../http/limits.ts';
import { noLog } from '../operations/log.ts';
import { community } from '../community.ts';
import { startServer, type Running, type ServerSpec } from '../server.ts';

let s: Running;
const errors: string[] = [];
const start = async (more: Partial<ServerSpec> = {}): Promise<void> => {
  errors.length = 0;
  const log = { ...noLog, error: (what: string, facts?: object) => void errors.push(what + JSON.stringify(facts)) };
  s = await startServer({ where: ':memory:', port: 0, limits: NO_LIMITS, more: community({}), log, ...more });
};
afterEach(() => s.stop());
const closed = (socket: Socket): Promise<void> =>
  new Promise(done => {
    socket.once('close', () => done());
    socket.resume();
  });
const sending = (text: string): Promise<Socket> =>
  new Promise(done => {
    const socket = dial(s.port, '127.0.0.1', () => socket.write(text, () => done(socket)));
    socket.on('error', () => {});
  });
const post = (path: string, length: number, part: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${part}`;

test('a body that is broken off is nobody’s error, on any route that reads one', async () => {
  await start();
  const paths = s.routes.filter(r => r.method === 'POST').map(r => r.path.replace(':id', 'x'.repeat(22)));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const before = s.metrics.text();
    const socket = await sending(post(path, 1000, '{"name":'));
    while (s.metrics.text() === before) await new Promise(setImmediate);
    socket.destroy();
    await closed(socket);
  }
  expect((await browser(`http://127.0.0.1:${s.port}`).call('GET', '/api/me')).status).toBe(200);
  expect(errors).toEqual([]);
});
test('a body that is too long is told so, and others go on', async () => {
  await start();
  const b = browser(`http://127.0.0.1:${s.port}`);
  const long = await b.call('POST', '/api/me', { name: 'x'.repeat(20_000) });
  expect([long.status, long.body]).toMatchObject([413, { error: 'too large' }]);
  expect((await b.call('POST', '/api/me', { name: 'Ann' })).status).toBe(200);
  expect(errors).toEqual([]);
});
/** Node of itself looks for them every 30 s only. */
test('headers and bodies that do not come are given up when it was said', { timeout: 15_000 }, async () => {
  await start({ patience: { headersMs: 500, requestMs: 1000 } });
  await Promise.all([
    sending('GET /api/me HTTP/1.1\r\nHost: x\r\n').then(closed),
    sending(post('/api/me', 1000, '{')).then(closed),
  ]);
  expect(errors).toEqual([]);
});
/** Node reads on after the answer, and passes over what comes, until the request's time is up. */
test.each([
  ['GET /', ''],
  ['GET /api/lobby', ''],
  ['PUT /api/games', ''],
  ['POST /api/games', `[${'{},'.repeat(20_000)}`],
  ['POST /api/notices/mail/stop', ''],
])('a body without end is hung up on after the answer: %s', { timeout: 15_000 }, async (asked, first) => {
  await start({ page: (_, response) => void response.writeHead(200).end('page') });
  const head = `${asked} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
  const socket = await sending(head + chunk(first || ' ') + chunk(' '));
  const heard = new Promise<string>(done => {
    socket.once('data', data => done(data.toString('latin1')));
  });
  const goesOn = setInterval(() => socket.write(chunk(' ')), 100);
  expect(await heard).toMatch(/^HTTP\/1.1 \d{3}/);
  await closed(socket);
  clearInterval(goesOn);
});
test('what is not there is asked for as seldom as what is', async () => {
  await start({ limits: { ...NO_LIMITS, http: { perSecond: 1e-6, burst: 3 } } });
  const b = browser(`http://127.0.0.1:${s.port}`);
  const all = [];
  for (let i = 0; i < 5; i++) all.push((await b.call(['GET', 'PUT', 'POST'][i % 3]!, '/api/nothing')).status);
  expect(all).toEqual([404, 404, 404, 429, 429]);
});
test.each([
  ['https://games.example', 'max-age=31536000'],
  ['http://games.example', null],
  [undefined, null],
])('with the origin %s every answer says of https %s', async (origin, said) => {
  await start({ origin, page: (_, response) => void response.writeHead(200).end('page') });
  const b = browser(`http://127.0.0.1:${s.port}`);
  for (const path of ['/', '/api/me', '/api/nothing', '/healthz', '/api/games/none'])
    expect((await b.call('GET', path)).headers.get('strict-transport-security'), path).toBe(said);
});
