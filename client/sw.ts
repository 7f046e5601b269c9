/** The service worker: the whole build is kept, so that everything but a friend's moves works without a net; and notices of games come through it. */
import type { PushPayload } from '../server/notices/wire.ts';

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
  const { request } = e as Fetching;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin || url.pathname.startsWith('/api/')) return;
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
const part = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);

// Notices of games --------------------------------------------------------------------------------------------------------
/** What came, or the little that can be said of something that is not ours. */
const payloadOf = (e: Pushed): PushPayload => {
  const said = ((): Partial<PushPayload> => {
    try {
      return (e.data?.json() ?? {}) as Partial<PushPayload>;
    } catch {
      return {};
    }
  })();
  return {
    title: String(said.title ?? 'Phoney War'),
    body: String(said.body ?? ''),
    url: typeof said.url === 'string' && /^\/(?!\/)/.test(said.url) ? said.url : '/online',
    tag: String(said.tag ?? 'phoney-war'),
  };
};
/** A later notice of a game takes the place of the one before, and still makes itself heard. */
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
/** The game's own address is /online/<id> in notices and /g/<id> on the screen. */
const gameIn = (path: string): string => /^\/(?:online|g)\/([\w-]{20,})/.exec(path)?.[1] ?? path;
/** The page that shows the game already comes to the front, else a new one opens; where no window may be opened, one that is there goes to it. */
const openAt = async (to: URL): Promise<void> => {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(p => gameIn(new URL(p.url).pathname) === gameIn(to.pathname));
  if (there) await there.focus();
  else await scope.clients.openWindow(to.href).catch(() => pages[0]?.navigate(to.href));
};
