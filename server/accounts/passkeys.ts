/** Passkeys: the two ceremonies of WebAuthn. A challenge is stored and used once. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { hashOf, newToken } from './sessions.ts';
import type { Row, Statement, Store } from '../store/store.ts';
import type { CeremonyMessage, PasskeyMessage } from './wire.ts';

/** How a browser identifies this server: its origin, and the name under which passkeys are filed. */
export interface Party {
  readonly origin: string;
  readonly id: string;
}
export const partyAt = (origin: string): Party => ({ origin, id: new URL(origin).hostname });

const LASTS_MS = 300_000;
/** Ed25519, ES256 and RS256, which authenticators support. */
const supportedAlgorithmIDs = [-8, -7, -257];
const begin = async (
  store: Store,
  kind: 'make' | 'use',
  player: string,
  account: string,
  options: { readonly challenge: string },
): Promise<CeremonyMessage> => {
  const ceremony = newToken();
  await store.change([
    [
      'insert into ceremonies (hash, kind, player, account, challenge, until) values ($1, $2, $3, $4, $5, $6)',
      hashOf(ceremony),
      kind,
      player,
      account,
      options.challenge,
      Date.now() + LASTS_MS,
    ],
    ['delete from ceremonies where until < $1', Date.now()],
  ]);
  return { ceremony, options };
};
interface Ceremony {
  readonly player: string;
  readonly account: string;
  readonly challenge: string;
}
const taken = async (store: Store, kind: 'make' | 'use', ceremony: string): Promise<Ceremony | undefined> =>
  (
    await store.query(
      'delete from ceremonies where hash = $1 and kind = $2 and until > $3 returning player, account, challenge',
      hashOf(ceremony),
      kind,
      Date.now(),
    )
  )[0] as unknown as Ceremony | undefined;

const transportsOf = (r: Row): string[] => JSON.parse(r.transports as string) as string[];
export const passkeysOf = async (store: Store, player: string): Promise<readonly PasskeyMessage[]> =>
  (await store.query('select id, label, created, used from passkeys where player = $1 order by created', player)).map(
    r => ({
      id: r.id as string,
      label: r.label as string,
      created: r.created as number,
      ...(r.used === null ? {} : { used: r.used as number }),
    }),
  );

export const askToMake = async (
  store: Store,
  party: Party,
  player: string,
  account: string,
): Promise<CeremonyMessage> => {
  const known = await store.query('select id, transports from passkeys where player = $1', player);
  return begin(
    store,
    'make',
    player,
    account,
    await generateRegistrationOptions({
      rpName: 'Phoney War',
      rpID: party.id,
      userName: account,
      userDisplayName: account,
      userID: new TextEncoder().encode(player),
      attestationType: 'none',
      supportedAlgorithmIDs,
      timeout: LASTS_MS,
      excludeCredentials: known.map(r => ({ id: r.id as string, transports: transportsOf(r) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  );
};
/** The statement that stores the new passkey, and the account it is for; undefined if the ceremony fails. */
export const made = async (
  store: Store,
  party: Party,
  player: string,
  ceremony: string,
  label: string,
  response: RegistrationResponseJSON,
): Promise<{ readonly account: string; readonly keep: Statement } | undefined> => {
  const c = await taken(store, 'make', ceremony);
  if (c?.player !== player) return undefined;
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: c.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    account: c.account,
    keep: [
      'insert into passkeys (id, player, key, counter, transports, label, created) values ($1, $2, $3, $4, $5, $6, $7)',
      id,
      player,
      Buffer.from(publicKey).toString('base64url'),
      counter,
      JSON.stringify(response.response.transports ?? []),
      label,
      Date.now(),
    ],
  };
};

/** Neither asks for names nor reveals any: the browser knows its passkeys. */
export const askToUse = async (store: Store, party: Party): Promise<CeremonyMessage> =>
  begin(
    store,
    'use',
    '',
    '',
    await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required', timeout: LASTS_MS }),
  );
/** The player whose passkey it was. */
export const used = async (
  store: Store,
  party: Party,
  ceremony: string,
  response: AuthenticationResponseJSON,
): Promise<string | undefined> => {
  const c = await taken(store, 'use', ceremony);
  const [key] = await store.query('select * from passkeys where id = $1', response.id);
  if (!c || !key) return undefined;
  const credential = {
    id: response.id,
    publicKey: new Uint8Array(Buffer.from(key.key as string, 'base64url')),
    counter: key.counter as number,
    transports: transportsOf(key),
  };
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: c.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const counted = await store.change(
    [
      [
        'update passkeys set counter = $2, used = $3 where id = $1 and counter = $4',
        response.id,
        checked.authenticationInfo.newCounter,
        Date.now(),
        key.counter as number,
      ],
    ],
    'must change',
  );
  return counted ? (key.player as string) : undefined;
};
