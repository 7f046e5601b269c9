/** Routes of the accounts. */
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
  readonly gameHost: Pick<GameHost, 'reseated'>;
  readonly origin?: string | undefined;
  /** Closes a player's sockets; a browser that still has a session reconnects by itself. */ readonly hangUp: (
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

const WRONG = 'wrong name or password';
const NO_PASSKEY = 'this passkey is not known here: try another';

/** What the routes share: the store, and how often passwords may be tried. */
interface AccountsContext extends AccountParts {
  readonly mayTryName: ReturnType<typeof limiter>;
  readonly mayTryAnywhere: ReturnType<typeof limiter>;
  readonly mayTry: ReturnType<typeof limiter>;
}
const tooOften = (): Refusal => new Refusal('too often', 'too many attempts: wait some minutes');
const slowly = ({ mayTry }: AccountsContext, c: Context): void => {
  if (!mayTry(c.net)) throw tooOften();
};
/** The same for existing and unknown names. Other people's guesses count only against a browser that is not known. */
const slowlyAt = (context: AccountsContext, c: Context, name: string, device: string | undefined): void => {
  if (device !== undefined) {
    if (!context.mayTryName(`${name} by ${device}`)) throw tooOften();
    return;
  }
  slowly(context, c);
  if (!context.mayTryName(`${name} from ${c.net}`) || !context.mayTryAnywhere(name)) throw tooOften();
};
/** The configured origin, or the one the request was checked against. */
const partyFor = ({ origin }: AccountsContext, c: Context): Party =>
  partyAt(origin ?? c.request.headers.origin ?? `${c.secure ? 'https' : 'http'}://${c.request.headers.host}`);
const known = (c: Context): Session => {
  if (!c.session) throw new Refusal('no session', 'you are not signed in: sign in first');
  return c.session;
};
/** Replaces the session, so that nobody who knew the old one comes in with it; its seats come along. */
const signedIn = async ({ store, gameHost }: AccountsContext, c: Context, player: string): Promise<AccountMessage> => {
  const games = c.session ? await bringAlong(store, c.session.player, player) : [];
  const token = await openSession(store, player, c.secure);
  const hash = hashOf(token);
  await store.change(prove(hash, player));
  if (c.session) await endSession(store, c.session);
  c.setCookie(token);
  c.addCookie(await remember(store, c.request, c.secure, player));
  for (const id of games) await gameHost.reseated(id);
  return (await accountMessage(store, { player, hash, created: Date.now() }))!;
};

const signUp = async (context: AccountsContext, c: Context): Promise<AccountMessage> => {
  const { name, password } = await c.body(NameAndPassword);
  slowly(context, c);
  const player = await c.player();
  await assertFree(context.store, player, name);
  await become(context.store, player, name, await keepPassword(player, password));
  return signedIn(context, c, player);
};
const signIn = async (context: AccountsContext, c: Context): Promise<AccountMessage> => {
  const { name, password } = await c.body(SignIn);
  const device = await knownDevice(context.store, c.request, c.secure, name);
  slowlyAt(context, c, name.toLowerCase(), device);
  const player = await playerFor(context.store, name, password, device !== undefined);
  if (player === undefined) throw new Refusal('not yours', WRONG);
  return signedIn(context, c, player);
};
const signOut = async ({ store, hangUp }: AccountsContext, c: Context): Promise<void> => {
  const { everywhere } = await c.body(SignOut);
  c.setCookie('');
  if (!c.session) return;
  await endSession(store, c.session);
  if (everywhere) await store.change([...endOthers(c.session.player, c.session.hash), forgetDevices(c.session.player)]);
  hangUp(c.session.player);
};
const setPassword = async (context: AccountsContext, c: Context): Promise<AccountMessage | undefined> => {
  const { password } = await c.body(NewPassword);
  const s = known(c);
  await freshAccount(context.store, s);
  slowly(context, c);
  await context.store.change([await keepPassword(s.player, password), ...endOthers(s.player, s.hash)]);
  context.hangUp(s.player);
  return accountMessage(context.store, s);
};
const eraseAccount = async ({ store, gameHost, hangUp }: AccountsContext, c: Context): Promise<void> => {
  await c.body(Nothing);
  const { player } = known(c);
  await freshAccount(store, known(c));
  const games = await erase(store, player);
  hangUp(player);
  c.setCookie('');
  for (const id of games) await gameHost.reseated(id);
};

/** Whether a name is taken shows only when the passkey is made, not to anyone who asks. */
const askForPasskey = async (context: AccountsContext, c: Context): Promise<unknown> => {
  const { name } = await c.body(PasskeyAsk);
  const party = partyFor(context, c);
  if (name === undefined)
    return askToMake(context.store, party, known(c).player, await freshAccount(context.store, known(c)));
  slowly(context, c);
  return askToMake(context.store, party, await c.player(), name);
};
const addPasskey = async (context: AccountsContext, c: Context): Promise<AccountMessage | undefined> => {
  const { store } = context;
  const { ceremony, label, response } = await c.body(PasskeyMade);
  const { player } = known(c);
  const key = await made(
    store,
    partyFor(context, c),
    player,
    ceremony,
    label,
    response as unknown as RegistrationResponseJSON,
  );
  if (!key) throw new Refusal('not now', 'this passkey could not be verified: try again');
  if ((await accountOf(store, player)) === undefined) {
    await become(store, player, key.account, key.keep);
    return signedIn(context, c, player);
  }
  await freshAccount(store, known(c));
  await store.change([key.keep]);
  return accountMessage(store, known(c));
};
/** Never removes the last way into an account. */
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
const askForSignIn = async (context: AccountsContext, c: Context): Promise<unknown> => {
  await c.body(Nothing);
  return askToUse(context.store, partyFor(context, c));
};
const signInByPasskey = async (context: AccountsContext, c: Context): Promise<AccountMessage> => {
  const { ceremony, response } = await c.body(PasskeyUsed);
  const player = await used(
    context.store,
    partyFor(context, c),
    ceremony,
    response as unknown as AuthenticationResponseJSON,
  );
  if (player === undefined) throw new Refusal('not yours', NO_PASSKEY);
  return signedIn(context, c, player);
};

const POSTS: { readonly [path: string]: (context: AccountsContext, c: Context) => Promise<unknown> } = {
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
/** A sign-in stores a session, but nobody is kept from an account for want of allowance; how often is limited. */
const STORING = ['/api/account', '/api/account/passkey/make'];
export const accountRoutes = (parts: AccountParts): readonly Route[] => {
  const { store, limits = LIMITS } = parts;
  const context: AccountsContext = {
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
    ...Object.entries(POSTS).map(([path, run]): Route => ({
      method: 'POST',
      path,
      ...(STORING.includes(path) ? { stores: true } : {}),
      run: c => run(context, c),
    })),
  ];
};
