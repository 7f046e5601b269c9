/** The routes of the accounts. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Desk } from '../desk/desk.ts';
import type { Context, Route } from '../http.ts';
import { limiter } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { endSession, hashOf, openSession, type Session } from '../sessions.ts';
import type { Store } from '../store.ts';
import { Nothing } from '../wire.ts';
import {
  accountOf,
  accountSaid,
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
  type AccountSaid,
} from './wire.ts';

export interface AccountParts {
  readonly store: Store;
  readonly desk: Pick<Desk, 'reseated'>;
  readonly origin?: string | undefined;
  /** Ends the sockets a player has open; whoever still has a session comes back by itself. */ readonly hangUp: (
    player: string,
  ) => void;
  readonly limits?: AccountLimits;
}
/** Passwords: guesses at one name, from anywhere; all that is hashed for one address. Passkeys cannot be guessed. */
export interface AccountLimits {
  readonly name: Parameters<typeof limiter>[0];
  readonly address: Parameters<typeof limiter>[0];
}
const LIMITS: AccountLimits = { name: { perSecond: 1 / 60, burst: 10 }, address: { perSecond: 1 / 20, burst: 30 } };

const WRONG = 'that name and password do not go together';
const NO_PASSKEY = 'that passkey opens nothing here: try again';

export const accountRoutes = ({ store, desk, origin, hangUp, limits = LIMITS }: AccountParts): readonly Route[] => {
  const mayTryName = limiter(limits.name);
  const mayTry = limiter(limits.address);
  /** The same for a name that exists and one that does not. */
  const slowly = (c: Context, name?: string): void => {
    if (!mayTry(c.ip) || (name !== undefined && !mayTryName(name)))
      throw new Refusal('too often', 'too many tries: wait some minutes');
  };
  /** What was configured, else what the request was checked to come from. */
  const party = (c: Context): Party =>
    partyAt(origin ?? c.request.headers.origin ?? `${c.secure ? 'https' : 'http'}://${c.request.headers.host}`);
  const known = (c: Context): Session => {
    if (!c.session) throw new Refusal('no session', 'you are not signed in: do so first');
    return c.session;
  };
  /** A new session in place of the one before, so that nobody who knew that one comes in with it; its seats come along. */
  const signedIn = async (c: Context, player: string): Promise<AccountSaid> => {
    const games = c.session ? await bringAlong(store, c.session.player, player) : [];
    const token = await openSession(store, player);
    const hash = hashOf(token);
    await store.change(prove(hash, player));
    if (c.session) await endSession(store, c.session);
    c.setCookie(token);
    for (const id of games) await desk.reseated(id);
    return (await accountSaid(store, { player, hash, created: Date.now() }))!;
  };
  const signOut = async (c: Context, everywhere: boolean): Promise<void> => {
    c.setCookie('');
    if (!c.session) return;
    await endSession(store, c.session);
    if (everywhere) await store.change(endOthers(c.session.player, c.session.hash));
    hangUp(c.session.player);
  };
  const erased = async (c: Context): Promise<void> => {
    const { player } = known(c);
    await freshAccount(store, known(c));
    const games = await erase(store, player);
    hangUp(player);
    c.setCookie('');
    for (const id of games) await desk.reseated(id);
  };

  return [
    {
      method: 'GET',
      path: '/api/account',
      run: async c => (c.session ? ((await accountSaid(store, c.session)) ?? {}) : {}),
    },
    {
      method: 'POST',
      path: '/api/account',
      run: async c => {
        const { name, password } = await c.body(NameAndPassword);
        slowly(c);
        const player = await c.player();
        await assertFree(store, player, name);
        await become(store, player, name, await keepPassword(player, password));
        return signedIn(c, player);
      },
    },
    {
      method: 'POST',
      path: '/api/account/signin',
      run: async c => {
        const { name, password } = await c.body(SignIn);
        slowly(c, name);
        const player = await playerFor(store, name, password);
        if (player === undefined) throw new Refusal('not yours', WRONG);
        return signedIn(c, player);
      },
    },
    {
      method: 'POST',
      path: '/api/account/signout',
      run: async c => {
        const { everywhere } = await c.body(SignOut);
        await signOut(c, everywhere);
      },
    },
    {
      method: 'POST',
      path: '/api/account/password',
      run: async c => {
        const { password } = await c.body(NewPassword);
        const s = known(c);
        await freshAccount(store, s);
        slowly(c);
        await store.change([await keepPassword(s.player, password), ...endOthers(s.player, s.hash)]);
        hangUp(s.player);
        return accountSaid(store, s);
      },
    },
    {
      method: 'POST',
      path: '/api/account/delete',
      run: async c => {
        await c.body(Nothing);
        await erased(c);
      },
    },

    {
      method: 'POST',
      path: '/api/account/passkey/ask',
      run: async c => {
        const { name } = await c.body(PasskeyAsk);
        if (name === undefined) return askToMake(store, party(c), known(c).player, await freshAccount(store, known(c)));
        const player = await c.player();
        await assertFree(store, player, name);
        return askToMake(store, party(c), player, name);
      },
    },
    {
      method: 'POST',
      path: '/api/account/passkey/make',
      run: async c => {
        const { ceremony, label, response } = await c.body(PasskeyMade);
        const { player } = known(c);
        const key = await made(
          store,
          party(c),
          player,
          ceremony,
          label,
          response as unknown as RegistrationResponseJSON,
        );
        if (!key) throw new Refusal('not now', 'that passkey could not be checked: try again');
        if ((await accountOf(store, player)) === undefined) {
          await become(store, player, key.account, key.keep);
          return signedIn(c, player);
        }
        await freshAccount(store, known(c));
        await store.change([key.keep]);
        return accountSaid(store, known(c));
      },
    },
    {
      method: 'POST',
      path: '/api/account/passkey/remove',
      run: async c => {
        const { id } = await c.body(PasskeyId);
        const s = known(c);
        await freshAccount(store, s);
        const left = await store.change(
          [
            [
              `delete from passkeys where id = $1 and player = $2 and (exists (select 1 from passwords where player = $2) or (select count(*) from passkeys where player = $2) > 1)`,
              id,
              s.player,
            ],
          ],
          'must change',
        );
        if (!left)
          throw new Refusal(
            'not now',
            (await passkeysOf(store, s.player)).some(k => k.id === id)
              ? 'it is the only way into your account: set a password or add another passkey first'
              : 'you have no such passkey',
          );
        return accountSaid(store, s);
      },
    },
    {
      method: 'POST',
      path: '/api/account/signin/passkey/ask',
      run: async c => {
        await c.body(Nothing);
        return askToUse(store, party(c));
      },
    },
    {
      method: 'POST',
      path: '/api/account/signin/passkey',
      run: async c => {
        const { ceremony, response } = await c.body(PasskeyUsed);
        const player = await used(store, party(c), ceremony, response as unknown as AuthenticationResponseJSON);
        if (player === undefined) throw new Refusal('not yours', NO_PASSKEY);
        return signedIn(c, player);
      },
    },
  ];
};
