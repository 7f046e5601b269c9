/** Browsers that were signed in to an account before: guessing at its name does not lock these out. */
import type { IncomingMessage } from 'node:http';
import { cookie, cookieIn, named } from '../http/cookies.ts';
import { hashOf, newToken } from './sessions.ts';
import type { Statement, Store } from '../store/store.ts';

const COOKIE = 'phoney-known';
const LASTS = 2 * 365 * 86_400_000;

const tokenIn = (request: IncomingMessage, secure: boolean): string | undefined => {
  const token = cookieIn(request, named(COOKIE, secure));
  return token && token.length < 100 ? token : undefined;
};

/** The hash of this browser's token, if it was signed in to the account of this name. */
export const knownDevice = async (
  store: Store,
  request: IncomingMessage,
  secure: boolean,
  name: string,
): Promise<string | undefined> => {
  const token = tokenIn(request, secure);
  if (token === undefined) return undefined;
  const hash = hashOf(token);
  const [row] = await store.query(
    'select 1 as yes from devices d join players p on p.id = d.player where d.hash = $1 and d.until > $2 and lower(p.account) = lower($3)',
    hash,
    Date.now(),
    name,
  );
  return row && hash;
};

/** Remembers that this browser is signed in to the account. Returns its cookie: one token for all its accounts. */
export const remember = async (
  store: Store,
  request: IncomingMessage,
  secure: boolean,
  player: string,
): Promise<string> => {
  const token = tokenIn(request, secure) ?? newToken();
  const now = Date.now();
  await store.change([
    [
      'insert into devices (hash, player, until) values ($1, $2, $3) on conflict (hash, player) do update set until = excluded.until',
      hashOf(token),
      player,
      now + LASTS,
    ],
    ['delete from devices where until < $1', now],
  ]);
  return cookie(COOKIE, token, LASTS / 1000, secure);
};

export const forgetDevices = (player: string): Statement => ['delete from devices where player = $1', player];
