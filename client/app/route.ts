/** The routes of the page. Every place has an address that can be reloaded, bookmarked and sent. */
import { createSignal } from 'solid-js';
import { IS_STATIC } from './static-build.ts';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'play'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string }
  | { readonly at: 'verify'; readonly id?: string }
  | { readonly at: 'rules'; readonly game: string; readonly case?: string }
  /** The addresses below it are in online/place.ts. */
  | { readonly at: 'online'; readonly path: string }
  | { readonly at: 'lost'; readonly path: string };

export const routeOf = (path: string): Route => {
  const [at = '', one, two, ...more] = path.split('/').filter(Boolean).map(decode);
  if (at === '') return { at: 'home' };
  if (at === 'online' || (at === 'g' && one)) return { at: 'online', path };
  if (more.length || at === 'lost') return { at: 'lost', path };
  if ((at === 'play' || at === 'replay') && one && !two) return { at, id: one };
  if (at === 'verify' && !two) return one ? { at, id: one } : { at };
  if (at === 'rules') return two ? { at, game: one!, case: two } : { at, game: one ?? '' };
  return { at: 'lost', path };
};
const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
export const pathOf = (r: Route): string => {
  switch (r.at) {
    case 'home':
      return '/';
    case 'play':
    case 'replay':
      return `/${r.at}/${encodeURIComponent(r.id)}`;
    case 'verify':
      return r.id ? `/verify/${encodeURIComponent(r.id)}` : '/verify';
    case 'rules':
      return ['/rules', ...[r.game, r.case].filter(x => x).map(x => encodeURIComponent(x!))].join('/');
    case 'online':
    case 'lost':
      return r.path;
    default:
      return r satisfies never;
  }
};

/** What the address bar shows. A plain file server knows no address but the folder's own, so there the path goes behind a #. */
export const hrefOf = (r: Route): string => (IS_STATIC ? `#${pathOf(r)}` : pathOf(r));
const located = (): Route => routeOf(IS_STATIC ? location.hash.slice(1) : location.pathname);

const [current, setCurrent] = createSignal<Route>(typeof location === 'undefined' ? { at: 'home' } : located(), {
  equals: (a, b) => pathOf(a) === pathOf(b),
});
export const route = current;

export const go = (to: Route, replace = false): void => {
  history[replace ? 'replaceState' : 'pushState']({}, '', hrefOf(to));
  if (!replace) scrollTo(0, 0);
  setCurrent(to);
};
export const followHistory = (): void => addEventListener('popstate', () => setCurrent(located()));

/** Attributes for a real link: a plain click stays in the page, any other click does what the browser does. */
export const linkTo = (to: Route): { readonly href: string; readonly onClick: (e: MouseEvent) => void } => ({
  href: hrefOf(to),
  onClick: e => {
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    go(to);
  },
});
