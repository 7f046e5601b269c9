/** Serves the built page over HTTP. Each file is hashed and compressed once, and nothing outside the folder is reachable. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

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

/** The policy allows style attributes, because the drawings have them. It forbids style elements and every inline script. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
    "style-src 'self'; style-src-attr 'unsafe-inline'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** The file that a path names inside `dir`, if there is one. Names that begin with a dot and paths that leave the folder are refused. */
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
/** A file in memory: hashed once, compressed once for each content coding. */
interface PageFile {
  readonly changed: number;
  readonly raw: Buffer;
  readonly hash: string;
  readonly packed: Map<Coding, Buffer>;
}
type PageFiles = Map<string, PageFile>;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const GZIP = { level: 9 };

/** Reads the file again only if it has changed on disk. */
const fileIn = (files: PageFiles, path: string): PageFile => {
  const changed = statSync(path).mtimeMs;
  const known = files.get(path);
  if (known?.changed === changed) return known;
  const raw = readFileSync(path);
  const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
  const file: PageFile = { changed, raw, hash, packed: new Map([[undefined, raw]]) };
  files.set(path, file);
  return file;
};
const bodyOf = ({ raw, packed }: PageFile, coding: Coding): Buffer => {
  const body = packed.get(coding) ?? (coding === 'br' ? brotliCompressSync(raw, BROTLI) : gzipSync(raw, GZIP));
  packed.set(coding, body);
  return body;
};
/** Hashes every file now, and compresses one after the other in the background. */
const filesOf = (dir: string): PageFiles => {
  const files: PageFiles = new Map();
  if (!existsSync(dir)) return files;
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) fileIn(files, join(entry.parentPath, entry.name));
  void packAll(files);
  return files;
};
const packAll = async (files: PageFiles): Promise<void> => {
  for (const [path, { raw, packed }] of files)
    if (PACKED.has(extname(path))) {
      packed.set('br', await promisify(brotliCompress)(raw, BROTLI));
      packed.set('gzip', await promisify(gzip)(raw, GZIP));
    }
};

const send = (
  files: PageFiles,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  hashed: boolean,
): void => {
  const ext = extname(path);
  const coding = codingFor(request, ext);
  const file = fileIn(files, path);
  const etag = `"${file.hash}${coding ? `-${coding}` : ''}"`;
  const caching = hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
  const head = { ...HEADERS, 'cache-control': caching, etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, head).end();
    return;
  }
  const body = bodyOf(file, coding);
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

/** Every address of the page gets index.html. A missing asset is a 404, never the page. */
export const answerFrom = (dir: string): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const files = filesOf(dir);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Only reading is possible here.');
      return;
    }
    const url = request.url ?? '/';
    const path = fileFor(dir, url);
    if (path) send(files, request, response, path, path.startsWith(join(dir, 'assets') + sep));
    else if (url.startsWith('/assets/') || Object.hasOwn(TYPES, extname(url.split('?', 1)[0]!)))
      refuse(response, 404, 'There is no such file.');
    else send(files, request, response, join(dir, 'index.html'), false);
  };
};
