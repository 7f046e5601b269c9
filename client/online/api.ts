/** Requests to the server over HTTP. Each returns the answer or throws NotDone with the reason. */
import type { AccountMessage, CeremonyMessage } from '../../server/accounts/wire.ts';
import type { NoticesMessage, Wishes } from '../../server/notices/wire.ts';
import type { PlayerMessage, ResultMessage, StandingMessage } from '../../server/ratings/wire.ts';
import type { AskedMessage, OrdersMessage } from '../../server/standing/wire.ts';
import type { StandingOrder } from '../../engine/standing.ts';
import type { Card, Code, Create, Failure, MeMessage, Seated } from '../../server/wire.ts';

/** The server's own limits, so that a form does not accept what the server would refuse. */
export const MAX_CHAT_LETTERS = 500;
export const MAX_NAME_LETTERS = 40;

export class RequestFailed extends Error {
  readonly code: Code | 'offline';
  constructor(code: Code | 'offline', message: string) {
    super(message);
    this.code = code;
    this.name = 'NotDone';
  }
}
/** Turns "that side is taken" into a sentence. */
export const sentence = (words: string): string =>
  words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?…]$/.test(words) ? '' : '.'}`;

const FIELDS: { readonly [field: string]: string } = {
  url: 'the address',
  address: 'the address',
  name: 'the name',
  password: 'the password',
};
/** Replaces the field name in "url: must begin with https://" with the words of the form. */
const fieldNamed = (words: string): string =>
  words.replace(/^(\w+): /, (all, field: string) => (FIELDS[field] ? `${FIELDS[field]} ` : all));

const OFFLINE = 'The server cannot be reached. Look at your connection and try again.';
const request = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> => {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      cache: 'no-store',
      ...(method === 'POST'
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
        : {}),
    });
  } catch {
    throw new RequestFailed('offline', OFFLINE);
  }
  if (response.ok) return response;
  const failure = (await response
    .json()
    .catch(() => ({ error: 'failed', message: 'that went wrong on the server' }))) as Failure;
  throw new RequestFailed(
    failure.error,
    sentence(failure.error === 'malformed' ? fieldNamed(failure.message) : failure.message),
  );
};
export const get = async <T>(path: string): Promise<T> => (await request('GET', path)).json() as Promise<T>;
export const post = async <T>(path: string, body?: unknown): Promise<T> =>
  (await request('POST', path, body)).json() as Promise<T>;
const queryOf = (game?: string, scenario?: string): string =>
  new URLSearchParams({ ...(game ? { game } : {}), ...(scenario ? { scenario } : {}) }).toString();

/** 256 random bits of this player for the dice, so that nobody chooses them alone. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), b => b.toString(16).padStart(2, '0')).join('');

export const me = (): Promise<MeMessage> => get('/me');
export const rename = (name: string): Promise<MeMessage> => post('/me', { name });
export const openGames = (): Promise<readonly Card[]> => get('/lobby');
export const myGames = (): Promise<readonly Card[]> => get('/mine');
/** The server accepts a data pack only with a login session, which `me` starts. */
export const create = async (request: Create): Promise<Seated> => {
  if (request.pack) await me();
  return post('/games', request);
};
export const cardOf = (id: string): Promise<Card> => get(`/games/${id}`);
export const sit = (
  id: string,
  body: {
    readonly side?: string;
    readonly invite?: string;
    readonly link?: string;
    readonly nonce?: string;
    readonly name?: string;
  },
): Promise<Seated> => post(`/games/${id}/sit`, body);
export const ready = (id: string): Promise<Card> => post(`/games/${id}/ready`, { nonce: newNonce() });
export const newInvite = (id: string, side: string): Promise<Seated> => post(`/games/${id}/invite`, { side });
export const newSeatLink = (id: string, side: string): Promise<Seated> => post(`/games/${id}/link`, { side });
export const cancel = (id: string): Promise<Card> => post(`/games/${id}/cancel`);
export const rematch = (id: string): Promise<Seated> => post(`/games/${id}/rematch`);
/** Standing orders of the player's own seat. */
export const ordersOf = async (id: string, side: string): Promise<readonly StandingOrder[]> =>
  (await get<OrdersMessage>(`/games/${id}/orders?${new URLSearchParams({ side }).toString()}`)).orders;
export const setOrders = (id: string, side: string, orders: readonly StandingOrder[]): Promise<OrdersMessage> =>
  post(`/games/${id}/orders`, { side, orders });
/** Whether this player wants to answer forced questions, too. */
export const isAsked = async (): Promise<boolean> => (await get<AskedMessage>('/me/asked')).asked;
export const setAsked = async (asked: boolean): Promise<void> => {
  await post('/me/asked', { asked });
};
export const recordText = async (id: string): Promise<string> => (await request('GET', `/games/${id}/record`)).text();

/** The server answers `{}` if nobody is signed in. */
export const account = async (): Promise<AccountMessage | undefined> => {
  const found = await get<AccountMessage | { name?: undefined }>('/account');
  return found.name === undefined ? undefined : found;
};
export const signUp = (name: string, password: string): Promise<AccountMessage> => post('/account', { name, password });
export const signIn = (name: string, password: string): Promise<AccountMessage> =>
  post('/account/signin', { name, password });
export const signOut = (everywhere: boolean): Promise<unknown> => post('/account/signout', { everywhere });
export const newPassword = (password: string): Promise<AccountMessage> => post('/account/password', { password });
export const eraseAccount = (): Promise<unknown> => post('/account/delete');
export const askToMakePasskey = (name?: string): Promise<CeremonyMessage> =>
  post('/account/passkey/ask', name === undefined ? {} : { name });
export const madePasskey = (ceremony: string, response: object, label: string): Promise<AccountMessage> =>
  post('/account/passkey/make', { ceremony, label, response });
export const removePasskey = (id: string): Promise<AccountMessage> => post('/account/passkey/remove', { id });
export const askToUsePasskey = (): Promise<CeremonyMessage> => post('/account/signin/passkey/ask');
export const usedPasskey = (ceremony: string, response: object): Promise<AccountMessage> =>
  post('/account/signin/passkey', { ceremony, response });

export const notices = (): Promise<NoticesMessage> => get('/notices');
export const subscribe = (subscription: PushSubscriptionJSON): Promise<NoticesMessage> =>
  post('/notices/push', subscription);
export const unsubscribe = (endpoint: string): Promise<NoticesMessage> => post('/notices/push/remove', { endpoint });
export const addWebhook = (url: string): Promise<NoticesMessage> => post('/notices/webhook', { url });
export const addMail = (address: string): Promise<NoticesMessage> => post('/notices/mail', { address });
export const removeChannel = (channel: string): Promise<NoticesMessage> => post('/notices/remove', { channel });
export const tryChannel = (channel: string): Promise<NoticesMessage> => post('/notices/try', { channel });
export const setNotices = (wishes: Wishes): Promise<NoticesMessage> => post('/notices/wishes', wishes);

export const results = (game?: string, scenario?: string): Promise<readonly ResultMessage[]> =>
  get(`/results?${queryOf(game, scenario)}`);
export const best = (game: string, scenario: string): Promise<readonly ResultMessage[]> =>
  get(`/results/best?${queryOf(game, scenario)}`);
export const ratings = (game: string, scenario: string): Promise<readonly StandingMessage[]> =>
  get(`/ratings?${queryOf(game, scenario)}`);
export const player = (id: string): Promise<PlayerMessage> => get(`/players/${id}`);
