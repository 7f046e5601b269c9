/** The page's files over HTTP: they are hashed once, not with each request. */
import crypto from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerFrom } from '../page.ts';

/** Patches the built-in module itself, so that calls from every module are counted. */
const counted = vi.spyOn(crypto, 'createHash');
syncBuiltinESMExports();

const dir = mkdtempSync(join(tmpdir(), 'phoney-page-'));
const MAP = join(dir, 'assets', 'map.svg');
let server: Server;
let base: string;
let atStart: number;
beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<!doctype html>');
  writeFileSync(MAP, '<svg/>'.repeat(1000));
  server = createServer(answerFrom(dir));
  atStart = counted.mock.calls.length;
  counted.mockClear();
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done);
  });
  base = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  counted.mockRestore();
  syncBuiltinESMExports();
  server.close();
  server.closeAllConnections();
  rmSync(dir, { recursive: true });
});
const ask = (headers: { readonly [name: string]: string }): Promise<Response> =>
  fetch(`${base}/assets/map.svg`, { headers });

test('every file is hashed once, at the start, and not with each request', async () => {
  expect(atStart).toBe(2);
  for (const coding of ['br', 'gzip', 'identity']) {
    const first = await ask({ 'accept-encoding': coding });
    expect(await first.text()).toBe('<svg/>'.repeat(1000));
    const etag = first.headers.get('etag')!;
    const again = await ask({ 'accept-encoding': coding, 'if-none-match': etag });
    expect(again.status).toBe(304);
    const other = await ask({ 'accept-encoding': coding, 'if-none-match': '"other"' });
    expect([other.status, other.headers.get('etag')]).toEqual([200, etag]);
  }
  expect(counted).not.toHaveBeenCalled();
});
test('each content coding has its own etag', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async c => (await ask({ 'accept-encoding': c })).headers.get('etag')),
  );
  expect(new Set(tags).size).toBe(3);
});
test('a file that was built again is hashed again', async () => {
  const before = (await ask({})).headers.get('etag');
  writeFileSync(MAP, '<svg>new</svg>');
  utimesSync(MAP, new Date(0), new Date(0));
  const after = await ask({});
  expect(await after.text()).toBe('<svg>new</svg>');
  expect(after.headers.get('etag')).not.toBe(before);
});
