/** The addresses of online play, under /online. A table also has /g/<id>, which is short enough to send. */
import type { Route } from '../app/route.ts';

export type Place =
  | { readonly at: 'lobby' }
  | { readonly at: 'new'; readonly game?: string }
  | { readonly at: 'account' }
  | { readonly at: 'results'; readonly game?: string; readonly scenario?: string }
  | { readonly at: 'player'; readonly id: string }
  | { readonly at: 'tournaments' }
  | { readonly at: 'new tournament' }
  | { readonly at: 'tournament'; readonly id: string }
  /** `entry`: the position to show first. */
  | { readonly at: 'table'; readonly id: string; readonly entry?: number }
  | { readonly at: 'lost' };

const ID = /^[\w-]{20,64}$/;
const WHOLE = /^\d{1,6}$/;
const tournamentPlace = (which: string | undefined): Place => {
  if (which === undefined) return { at: 'tournaments' };
  if (which === 'new') return { at: 'new tournament' };
  return ID.test(which) ? { at: 'tournament', id: which } : { at: 'lost' };
};
export const placeOf = (path: string): Place => {
  const [root, one, two, three] = path.split('/').filter(Boolean);
  if (root === 'online' && one === undefined) return { at: 'lobby' };
  if (root === 'online' && one === 'new' && !three) return two ? { at: 'new', game: two } : { at: 'new' };
  if (root === 'online' && one === 'account' && !two) return { at: 'account' };
  if (root === 'online' && one === 'results')
    return { at: 'results', ...(two ? { game: two } : {}), ...(three ? { scenario: three } : {}) };
  if (root === 'online' && one === 'player' && two && !three) return { at: 'player', id: two };
  if (root === 'online' && one === 'tournaments' && !three) return tournamentPlace(two);
  if (one !== undefined && ID.test(one) && !three && (two === undefined || WHOLE.test(two)))
    return { at: 'table', id: one, ...(two ? { entry: Number(two) } : {}) };
  return { at: 'lost' };
};
const addressOf = (p: Exclude<Place, { at: 'lost' }>): string => {
  switch (p.at) {
    case 'lobby':
      return '/online';
    case 'new':
      return `/online/new${p.game ? `/${p.game}` : ''}`;
    case 'results':
      return ['/online/results', p.game, p.scenario].filter(Boolean).join('/');
    case 'player':
      return `/online/player/${p.id}`;
    case 'new tournament':
      return '/online/tournaments/new';
    case 'tournament':
      return `/online/tournaments/${p.id}`;
    case 'table':
      return `/g/${p.id}${p.entry === undefined ? '' : `/${p.entry}`}`;
    default:
      return `/online/${p.at}`;
  }
};
export const to = (p: Exclude<Place, { at: 'lost' }>): Route => ({ at: 'online', path: addressOf(p) });

/** The part of a link behind its #, which browsers do not send to a server: an invitation to a side, or the seat itself. */
export type Key = { readonly side: string; readonly invite: string } | { readonly seat: string };
const KEY = /^#(\w{1,32}):([\w-]{20,64})$/;
const SEAT = 'seat';
export const keyIn = (hash: string): Key | undefined => {
  const [, what, token] = KEY.exec(hash) ?? [];
  if (what === undefined || token === undefined) return undefined;
  return what === SEAT ? { seat: token } : { side: what, invite: token };
};
export const linkWith = (origin: string, game: string, key: Key): string =>
  `${origin}/g/${game}#${'seat' in key ? `${SEAT}:${key.seat}` : `${key.side}:${key.invite}`}`;
