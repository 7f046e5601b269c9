/** The service worker. It caches the whole build, so that everything but online games works offline, and it shows notices of games. */
import type { PushPayload } from '../server/notices/wire.ts';
import { IS_STATIC } from './app/static-build.ts';

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}
interface Window_ {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Scope extends EventTarget {
  skipWaiting(): Promise<void>;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly Window_[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
const scope = self as unknown as Scope;

/** build/offline.ts fills in both. The names are relative to this worker, which lies beside index.html. */
const BUILD = '@build@';
const FILES = JSON.parse('@files@') as readonly string[];
/** A web space may hold the static folder several times; all copies share the caches of their origin. */
const PREFIX = IS_STATIC ? `phoney-war-at ${new URL('.', scope.location.href).pathname} ` : 'phoney-war ';
const CACHE = PREFIX + BUILD;
const PAGE = './';
const NETWORK_TIMEOUT_MS = 2500;

scope.addEventListener('install', e => (e as Extendable).waitUntil(install()));
const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map(f => new Request(f, { cache: 'no-cache' })));
  await cache.put(PAGE, await freshPage());
  await scope.skipWaiting();
};

/** Some web spaces answer only the name of a file, others redirect from it, and a redirected answer cannot be shown. */
const freshPage = async (): Promise<Response> => {
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  const page = answer.ok || !IS_STATIC ? answer : await fetch('index.html', { cache: 'no-cache' });
  if (!page.ok) throw new Error(`the page answers ${page.status}`);
  return page;
};

/** The previous build stays in the cache, because open pages still load their parts from it. */
scope.addEventListener('activate', e => (e as Extendable).waitUntil(prune()));
const prune = async (): Promise<void> => {
  const ours = (await caches.keys()).filter(k => k.startsWith(PREFIX) && k !== CACHE);
  await Promise.all(ours.slice(0, -1).map(k => caches.delete(k)));
};

scope.addEventListener('fetch', e => {
  const { request } = e as Fetching;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin || url.pathname.startsWith('/api/')) return;
  (e as Fetching).respondWith(request.mode === 'navigate' ? page(request) : part(request));
});

/** Pages come from the network if it answers soon, otherwise from the cache. Other files have a hash in their name and never change. */
const page = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request.url, { signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS), credentials: 'same-origin' }); // by its address, because the request of a navigation takes no signal
  } catch {
    return (await caches.match(PAGE, { cacheName: CACHE })) ?? (await caches.match(PAGE)) ?? Response.error();
  }
};
const part = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);

// Notices of games --------------------------------------------------------------------------------------------------------
/** The payload of a push message, with defaults for everything that is missing or malformed. */
const payloadOf = (e: Pushed): PushPayload => {
  const payload = ((): Partial<PushPayload> => {
    try {
      return (e.data?.json() ?? {}) as Partial<PushPayload>;
    } catch {
      return {};
    }
  })();
  return {
    title: String(payload.title ?? 'Phoney War'),
    body: String(payload.body ?? ''),
    url: typeof payload.url === 'string' && /^\/(?!\/)/.test(payload.url) ? payload.url : '/online',
    tag: String(payload.tag ?? 'phoney-war'),
  };
};
/** A later notice of a game replaces the earlier one, and alerts again. */
scope.addEventListener('push', e => {
  const { title, body, url, tag } = payloadOf(e as Pushed);
  (e as Pushed).waitUntil(
    scope.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon.svg',
      badge: '/icon.svg',
      data: { url },
      ...({ renotify: true } as object),
    }),
  );
});
scope.addEventListener('notificationclick', e => {
  const { notification } = e as Clicked;
  notification.close();
  (e as Clicked).waitUntil(
    openAt(new URL((notification.data as { url?: string } | null)?.url ?? '/online', scope.location.origin)),
  );
});
/** The id of the game in a path. Notices use /online/<id>, the page uses /g/<id>. */
const gameIn = (path: string): string => /^\/(?:online|g)\/([\w-]{20,})/.exec(path)?.[1] ?? path;
/** Focuses the page that shows the game, or opens a new one. If no window can be opened, an existing page navigates there. */
const openAt = async (to: URL): Promise<void> => {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(p => gameIn(new URL(p.url).pathname) === gameIn(to.pathname));
  if (there) await there.focus();
  else await scope.clients.openWindow(to.href).catch(() => pages[0]?.navigate(to.href));
};
