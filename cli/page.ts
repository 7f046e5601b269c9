/** The built page as files over http: packed once, named by what is in them, nothing outside the folder. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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
export const refuse = (response: ServerResponse, status: number, words: string): void => {
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
