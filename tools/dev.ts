/**
 * `npm run dev [-- --game x --scenario y --position file.json]`: the page with hot reload on http://localhost:1941, beside a server
 * that starts anew when its sources change. A position is what the protocol's `set` takes (docs/PROTOCOL.md), or a whole record.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, type Plugin } from 'vite';
import { BadRequest } from '../cli/fields.ts';
import { trySetPosition } from '../cli/position.ts';
import { optionsOf } from '../engine/game.ts';
import { BadLabel } from '../engine/labels.ts';
import { commitment, numbersFor } from '../engine/seed.ts';
import type { Vars } from '../engine/state.ts';
import { newTable, record } from '../engine/table.ts';
import { gameFor } from '../games/open.ts';
import { NoGame } from '../games/shelf.ts';

const ROOT = join(import.meta.dirname, '..');
const { values: said } = parseArgs({
  options: {
    game: { type: 'string' },
    scenario: { type: 'string' },
    position: { type: 'string' },
    port: { type: 'string', default: '1941' },
    server: { type: 'string', default: '1940' },
  },
});
type Said = { readonly format?: string } & Vars;

/** What the page shall open, as a record: the position is laid out here, by the same code that reads the protocol. */
const opened = async (): Promise<object | undefined> => {
  const position = said.position === undefined ? undefined : (JSON.parse(readFileSync(said.position, 'utf8')) as Said);
  if (position?.format !== undefined) return position;
  if (said.game === undefined) {
    if (position || said.scenario !== undefined) throw new BadRequest('--scenario and --position need --game');
    return undefined;
  }
  const box = await gameFor(said.game);
  const scenario = said.scenario ?? box.game.scenarios[0]!.id;
  if (!box.game.scenarios.some(s => s.id === scenario))
    throw new BadRequest(`no scenario ${scenario}: there are ${box.game.scenarios.map(s => s.id).join(', ')}`);
  const seed = randomBytes(32).toString('hex');
  const table = newTable(box.game, {
    scenario,
    options: optionsOf(box.game, scenario, {}),
    commitment: commitment(seed),
    roller: (k, sizes) => numbersFor(seed, k, sizes),
  });
  if (position) trySetPosition(box, table, position);
  return { ...record(table), seed };
};
const OPEN = '/open';
const RECORD = '/open.json';
const PAGE =
  '<!doctype html><html lang="en"><title>Phoney War</title><script type="module" src="/game/open.ts"></script></html>';
/** The way in: client/game/open.ts keeps the record as a game of this browser and goes to its table. */
const wayIn = (toOpen: object): Plugin => ({
  name: 'phoney-war-open',
  configureServer(vite) {
    vite.middlewares.use((request, response, next) => {
      if (request.url === RECORD) response.setHeader('content-type', 'application/json').end(JSON.stringify(toOpen));
      else if (request.url === OPEN)
        void vite
          .transformIndexHtml(OPEN, PAGE)
          .then(html => response.setHeader('content-type', 'text/html').end(html), next);
      else next();
    });
  },
});

const explain = (e: unknown): never => {
  if (!(e instanceof BadRequest || e instanceof BadLabel || e instanceof NoGame)) throw e;
  console.error(e.message);
  process.exit(1);
};
const toOpen = await opened().catch(explain);
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(ROOT, 'cli/serve.ts')], {
  env: {
    ...process.env,
    PAGE: 'none',
    PORT: said.server,
    PHONEY_DATA: process.env.PHONEY_DATA ?? join(ROOT, '.cache/dev'),
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.once('exit', () => server.kill());
const vite = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  plugins: toOpen ? [wayIn(toOpen)] : [],
  server: {
    port: Number(said.port),
    strictPort: true,
    proxy: { '/api': { target: `http://localhost:${said.server}`, ws: true } },
    fs: { allow: [ROOT, realpathSync(join(ROOT, 'node_modules'))] },
  },
});
await vite.listen();
console.log(`The page is at http://localhost:${said.port}${toOpen ? OPEN : ''} (stop with Ctrl+C)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void vite.close().finally(() => process.exit(0)));
