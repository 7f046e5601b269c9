/** The service worker: the whole build is kept, so that everything but a friend's moves works without a net. */
interface Extendable extends Event { waitUntil(done: Promise<unknown>): void }
interface Fetching extends Extendable { readonly request: Request; respondWith(answer: Promise<Response>): void }
interface Scope extends EventTarget { skipWaiting(): Promise<void>; readonly location: Location }
const scope = self as unknown as Scope;

/** Both filled in by build/offline.ts. */
const BUILD = '@build@';
const FILES = JSON.parse('@files@') as readonly string[];
const PREFIX = 'phoney-war ';
const CACHE = PREFIX + BUILD;
const PATIENCE = 2500;

scope.addEventListener('install', e => (e as Extendable).waitUntil(install()));
const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map(f => new Request(f, { cache: 'no-cache' })));
  await scope.skipWaiting();
};

/** The build before this one stays: a table that is open now still fetches its own parts from it. */
scope.addEventListener('activate', e => (e as Extendable).waitUntil(prune()));
const prune = async (): Promise<void> => {
  const ours = (await caches.keys()).filter(k => k.startsWith(PREFIX) && k !== CACHE);
  await Promise.all(ours.slice(0, -1).map(k => caches.delete(k)));
};

scope.addEventListener('fetch', e => {
  const { request } = e as Fetching, url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  (e as Fetching).respondWith(request.mode === 'navigate' ? page(request) : part(request));
});

/** Pages come fresh when the net answers soon, else from the cache; parts carry their hash and never change. */
const page = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request.url, { signal: AbortSignal.timeout(PATIENCE), credentials: 'same-origin' }); // a navigation's own request takes no signal
  } catch {
    return (await caches.match('/', { cacheName: CACHE })) ?? (await caches.match('/')) ?? Response.error();
  }
};
const part = async (request: Request): Promise<Response> => (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
