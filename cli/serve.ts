/** `npm start`: builds the page if its sources changed, then serves it and the games played online on http://localhost:1940. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { jsonLog, type Log } from '../server/log.ts';
import { mailFrom, people } from '../server/people.ts';
import { startServer } from '../server/server.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'dist/client');
const STAMP = join(ROOT, 'dist/client.stamp');
const SOURCES = [
  'kernel',
  'engine',
  'field',
  'screen',
  'games',
  'bots',
  'server/sight.ts',
  'client',
  'vite.config.ts',
  'package-lock.json',
];

/** Names, sizes and times of all sources: cheap, and notices what was removed, too. */
export const stampOf = (root: string, sources: readonly string[]): string => {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const s = statSync(path);
    if (s.isFile()) hash.update(`${path} ${s.size} ${s.mtimeMs}\n`);
  };
  for (const source of sources.map(s => join(root, s)).filter(s => existsSync(s))) {
    if (!statSync(source).isDirectory()) {
      add(source);
      continue;
    }
    for (const f of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort())
      if (!f.split(sep).includes('test') && !f.endsWith('.md')) add(join(source, f));
  }
  return hash.digest('hex');
};

const buildIfStale = async (): Promise<void> => {
  const stamp = stampOf(ROOT, SOURCES);
  const built = existsSync(join(OUT, 'index.html'));
  if (built && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Building the page …');
  try {
    const { build } = await import('vite');
    await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error' });
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    writeFileSync(STAMP, stamp);
  } catch (e) {
    console.error((e as Error).message);
    if (!existsSync(join(OUT, 'index.html'))) {
      console.error('The page could not be built.');
      process.exit(1);
    }
    console.error('The page could not be built; the last build is served.');
  }
};

const TYPES: { readonly [ext: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.wasm']);

/** Static style attributes of the drawings are allowed; style elements and every inline script are not. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
    "style-src 'self'; style-src-attr 'unsafe-inline'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** The file a path names inside `dir`, or nothing: no dots, no way out. */
export const fileFor = (dir: string, url: string): string | undefined => {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0]!);
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.split(/[/\\]/).some(p => p.startsWith('.'))) return undefined;
  const file = normalize(join(dir, path));
  return file.startsWith(dir + sep) && existsSync(file) && statSync(file).isFile() ? file : undefined;
};

type Coding = 'br' | 'gzip' | undefined;
const codingFor = (request: IncomingMessage, ext: string): Coding => {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  return !PACKED.has(ext) ? undefined : /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : undefined;
};
const bodies = new Map<string, Buffer>();
/** Packed once per file, coding and change. */
const bodyOf = (file: string, coding: Coding): Buffer => {
  const key = `${file} ${coding} ${statSync(file).mtimeMs}`;
  let body = bodies.get(key);
  if (!body) {
    const raw = readFileSync(file);
    body =
      coding === 'br'
        ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : coding === 'gzip'
          ? gzipSync(raw, { level: 9 })
          : raw;
    bodies.set(key, body);
  }
  return body;
};

const send = (request: IncomingMessage, response: ServerResponse, file: string, hashed: boolean): void => {
  const ext = extname(file);
  const coding = codingFor(request, ext);
  const body = bodyOf(file, coding);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const caching = hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
  const head = { ...HEADERS, 'cache-control': caching, etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, head).end();
    return;
  }
  response.writeHead(200, {
    ...head,
    'content-type': TYPES[ext] ?? 'application/octet-stream',
    'content-length': body.length,
    ...(coding ? { 'content-encoding': coding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};
const refuse = (response: ServerResponse, status: number, words: string): void => {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
};

/** Every address of the page is index.html; a missing part of it is an error, not a page. */
export const answerFrom =
  (dir: string) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Only reading is possible here.');
      return;
    }
    const url = request.url ?? '/';
    const file = fileFor(dir, url);
    if (file) send(request, response, file, file.startsWith(join(dir, 'assets') + sep));
    else if (url.startsWith('/assets/') || Object.hasOwn(TYPES, extname(url.split('?', 1)[0]!)))
      refuse(response, 404, 'There is no such file.');
    else send(request, response, join(dir, 'index.html'), false);
  };

/** PostgreSQL if DATABASE_URL says so, else a file in the data folder. */
const storeOf = (env: NodeJS.ProcessEnv): string =>
  env.DATABASE_URL || join(env.PHONEY_DATA || join(ROOT, 'data'), 'games.sqlite');

/** Under `npm run dev` the page comes from elsewhere. */
const withoutPage = (): boolean => process.env.PAGE === 'none';

const serve = async (port: number, { env } = process): Promise<void> => {
  const answer = answerFrom(OUT);
  const page = (request: IncomingMessage, response: ServerResponse): void => {
    try {
      answer(request, response);
    } catch (e) {
      console.error(e);
      if (!response.headersSent) refuse(response, 500, 'That went wrong here.');
    }
  };
  const origin = env.ORIGIN || undefined;
  const running = await startServer({
    where: storeOf(env),
    port,
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(withoutPage() ? {} : { page }),
    origin,
    behindProxy: env.BEHIND_PROXY === '1',
    metricsToken: env.METRICS_TOKEN || undefined,
    log: env.LOG === '1' ? jsonLog() : troubleLog,
    more: people({ origin, mail: mailFrom(env) }),
  });
  console.log(`Phoney War is at http://localhost:${running.port} (stop with Ctrl+C)`);
  if (!env.HOST && !origin)
    for (const a of near())
      console.log(`In your network it is at http://${a}:${running.port}: open that to send links to other devices`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void running.stop().then(() => process.exit(0));
    });
};
/** Where other machines at home find this one. */
const near = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap(all => all ?? [])
    .filter(a => a.family === 'IPv4' && !a.internal)
    .map(a => a.address);
/** At somebody's own machine only what went wrong is said; LOG=1 says everything, a JSON object a line. */
const troubleLog: Log = {
  info: () => {},
  warn: (what, facts) => console.warn(what, facts ?? ''),
  error: (what, facts) => console.error(what, facts ?? ''),
};

const explain = (e: NodeJS.ErrnoException, port: number): string => {
  if (e.code === 'EADDRINUSE')
    return `Port ${port} is taken: Phoney War may be running already at http://localhost:${port}. Else choose another port: PORT=${port + 1} npm start`;
  if (e.code === 'EACCES') return `Port ${port} needs special rights. Choose one above 1023: PORT=1940 npm start`;
  return e.message;
};

const portOf = (said: string | undefined): number => {
  const port = said === undefined || said === '' ? 1940 : Number(said);
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port;
  console.error(`PORT=${said} is not a port number. Example: PORT=8080 npm start`);
  process.exit(1);
};

if (import.meta.main) {
  const port = portOf(process.env.PORT);
  if (!withoutPage()) await buildIfStale();
  await serve(port).catch(e => {
    console.error(explain(e as NodeJS.ErrnoException, port));
    process.exit(1);
  });
}
