/** The routes of the accounts. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { GameHost } from '../game-host/game-host.ts';
import type { Context, Route } from '../http/http.ts';
import { limiter, type Rate } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { endSession, hashOf, openSession, type Session } from './sessions.ts';
import type { Store } from '../store/store.ts';
import { Nothing } from '../wire.ts';
import {
  accountOf,
  accountMessage,
  assertFree,
  become,
  bringAlong,
  endOthers,
  erase,
  freshAccount,
  keepPassword,
  playerFor,
  prove,
} from './accounts.ts';
import { forgetDevices, knownDevice, remember } from './devices.ts';
import { askToMake, askToUse, made, partyAt, passkeysOf, used, type Party } from './passkeys.ts';
import {
  NameAndPassword,
  NewPassword,
  PasskeyAsk,
  PasskeyId,
  PasskeyMade,
  PasskeyUsed,
  SignIn,
  SignOut,
  type AccountMessage,
} from './wire.ts';

export interface AccountParts {
  readonly store: Store;
  readonly desk: Pick<GameHost, 'reseated'>;
  readonly origin?: string | undefined;
  /** Ends the sockets a player has open; whoever still has a session comes back by itself. */ readonly hangUp: (
    player: string,
  ) => void;
  readonly limits?: AccountLimits;
}
/**
 * Passwords: guesses at one name from one address, or from one browser that has been in the account; guesses at one name
 * from everywhere else together, so many that no owner meets them unless he is attacked and at a new browser; all that is
 * hashed for one address. Passkeys cannot be guessed.
 */
export interface AccountLimits {
  readonly name: Rate;
  readonly everywhere: Rate;
  readonly address: Rate;
}
const LIMITS: AccountLimits = {
  name: { perSecond: 1 / 60, burst: 10 },
  everywhere: { perSecond: 1 / 10, burst: 200 },
  address: { perSecond: 1 / 20, burst: 30 },
};

const WRONG = 'that name and password do not go together';
const NO_PASSKEY = 'that passkey opens nothing here: try again';

/** What the routes share: where things are kept, and how often passwords may be tried. */
interface AccountsContext extends AccountParts {
  readonly mayTryName: ReturnType<typeof limiter>;
  readonly mayTryAnywhere: ReturnType<typeof limiter>;
  readonly mayTry: ReturnType<typeof limiter>;
}
const tooOften = (): Refusal => new Refusal('too often', 'too many tries: wait some minutes');
const slowly = ({ mayTry }: AccountsContext, c: Context): void => {
  if (!mayTry(c.net)) throw tooOften();
};
/** The same for a name that exists and one that does not. What others do counts only for a browser that is not known. */
const slowlyAt = (o: AccountsContext, c: Context, name: string, device: string | undefined): void => {
  if (device !== undefined) {
    if (!o.mayTryName(`${name} by ${device}`)) throw tooOften();
    return;
  }
  slowly(o, c);
  if (!o.mayTryName(`${name} from ${c.net}`) || !o.mayTryAnywhere(name)) throw tooOften();
};
/** What was configured, else what the request was checked to come from. */
const partyFor = ({ origin }: AccountsContext, c: Context): Party =>
  partyAt(origin ?? c.request.headers.origin ?? `${c.secure ? 'https' : 'http'}://${c.request.headers.host}`);
const known = (c: Context): Session => {
  if (!c.session) throw new Refusal('no session', 'you are not signed in: do so first');
  return c.session;
};
/** A new session in place of the one before, so that nobody who knew that one comes in with it; its seats come along. */
const signedIn = async ({ store, desk }: AccountsContext, c: Context, player: string): Promise<AccountMessage> => {
  const games = c.session ? await bringAlong(store, c.session.player, player) : [];
  const token = await openSession(store, player, c.secure);
  const hash = hashOf(token);
  await store.change(prove(hash, player));
  if (c.session) await endSession(store, c.session);
  c.setCookie(token);
  c.addCookie(await remember(store, c.request, c.secure, player));
  for (const id of games) await desk.reseated(id);
  return (await accountMessage(store, { player, hash, created: Date.now() }))!;
};

const signUp = async (o: AccountsContext, c: Context): Promise<AccountMessage> => {
  const { name, password } = await c.body(NameAndPassword);
  slowly(o, c);
  const player = await c.player();
  await assertFree(o.store, player, name);
  await become(o.store, player, name, await keepPassword(player, password));
  return signedIn(o, c, player);
};
const signIn = async (o: AccountsContext, c: Context): Promise<AccountMessage> => {
  const { name, password } = await c.body(SignIn);
  const device = await knownDevice(o.store, c.request, c.secure, name);
  slowlyAt(o, c, name.toLowerCase(), device);
  const player = await playerFor(o.store, name, password, device !== undefined);
  if (player === undefined) throw new Refusal('not yours', WRONG);
  return signedIn(o, c, player);
};
const signOut = async ({ store, hangUp }: AccountsContext, c: Context): Promise<void> => {
  const { everywhere } = await c.body(SignOut);
  c.setCookie('');
  if (!c.session) return;
  await endSession(store, c.session);
  if (everywhere) await store.change([...endOthers(c.session.player, c.session.hash), forgetDevices(c.session.player)]);
  hangUp(c.session.player);
};
const setPassword = async (o: AccountsContext, c: Context): Promise<AccountMessage | undefined> => {
  const { password } = await c.body(NewPassword);
  const s = known(c);
  await freshAccount(o.store, s);
  slowly(o, c);
  await o.store.change([await keepPassword(s.player, password), ...endOthers(s.player, s.hash)]);
  o.hangUp(s.player);
  return accountMessage(o.store, s);
};
const eraseAccount = async ({ store, desk, hangUp }: AccountsContext, c: Context): Promise<void> => {
  await c.body(Nothing);
  const { player } = known(c);
  await freshAccount(store, known(c));
  const games = await erase(store, player);
  hangUp(player);
  c.setCookie('');
  for (const id of games) await desk.reseated(id);
};

/** Whether the name is taken is told when the passkey is there, not to whoever asks: a second try overwrites it, being the same player's. */
const askForPasskey = async (o: AccountsContext, c: Context): Promise<unknown> => {
  const { name } = await c.body(PasskeyAsk);
  const party = partyFor(o, c);
  if (name === undefined) return askToMake(o.store, party, known(c).player, await freshAccount(o.store, known(c)));
  slowly(o, c);
  return askToMake(o.store, party, await c.player(), name);
};
const addPasskey = async (o: AccountsContext, c: Context): Promise<AccountMessage | undefined> => {
  const { store } = o;
  const { ceremony, label, response } = await c.body(PasskeyMade);
  const { player } = known(c);
  const key = await made(
    store,
    partyFor(o, c),
    player,
    ceremony,
    label,
    response as unknown as RegistrationResponseJSON,
  );
  if (!key) throw new Refusal('not now', 'that passkey could not be checked: try again');
  if ((await accountOf(store, player)) === undefined) {
    await become(store, player, key.account, key.keep);
    return signedIn(o, c, player);
  }
  await freshAccount(store, known(c));
  await store.change([key.keep]);
  return accountMessage(store, known(c));
};
/** The last way in is kept. */
const removePasskey = async ({ store }: AccountsContext, c: Context): Promise<AccountMessage | undefined> => {
  const { id } = await c.body(PasskeyId);
  const s = known(c);
  await freshAccount(store, s);
  const removed = await store.change(
    [
      [
        `delete from passkeys where id = $1 and player = $2 and (exists (select 1 from passwords where player = $2) or (select count(*) from passkeys where player = $2) > 1)`,
        id,
        s.player,
      ],
    ],
    'must change',
  );
  if (removed) return accountMessage(store, s);
  const had = (await passkeysOf(store, s.player)).some(k => k.id === id);
  throw new Refusal(
    'not now',
    had
      ? 'it is the only way into your account: set a password or add another passkey first'
      : 'you have no such passkey',
  );
};
const askForSignIn = async (o: AccountsContext, c: Context): Promise<unknown> => {
  await c.body(Nothing);
  return askToUse(o.store, partyFor(o, c));
};
const signInByPasskey = async (o: AccountsContext, c: Context): Promise<AccountMessage> => {
  const { ceremony, response } = await c.body(PasskeyUsed);
  const player = await used(o.store, partyFor(o, c), ceremony, response as unknown as AuthenticationResponseJSON);
  if (player === undefined) throw new Refusal('not yours', NO_PASSKEY);
  return signedIn(o, c, player);
};

const POSTS: { readonly [path: string]: (o: AccountsContext, c: Context) => Promise<unknown> } = {
  '/api/account': signUp,
  '/api/account/signin': signIn,
  '/api/account/signout': signOut,
  '/api/account/password': setPassword,
  '/api/account/delete': eraseAccount,
  '/api/account/passkey/ask': askForPasskey,
  '/api/account/passkey/make': addPasskey,
  '/api/account/passkey/remove': removePasskey,
  '/api/account/signin/passkey/ask': askForSignIn,
  '/api/account/signin/passkey': signInByPasskey,
};
export const accountRoutes = (parts: AccountParts): readonly Route[] => {
  const { store, limits = LIMITS } = parts;
  const o: AccountsContext = {
    ...parts,
    mayTryName: limiter(limits.name),
    mayTryAnywhere: limiter(limits.everywhere),
    mayTry: limiter(limits.address),
  };
  return [
    {
      method: 'GET',
      path: '/api/account',
      run: async c => (c.session ? ((await accountMessage(store, c.session)) ?? {}) : {}),
    },
    ...Object.entries(POSTS).map(([path, run]): Route => ({ method: 'POST', path, run: c => run(o, c) })),
  ];
};
