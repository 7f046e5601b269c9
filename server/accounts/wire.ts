/** Messages about accounts. */
import * as v from 'valibot';
import { Name } from '../wire.ts';

/** Stored as written; names that differ only in capitals are the same. */
export const AccountName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^[a-z0-9][a-z0-9._-]{2,31}$/i,
    'must be 3 to 32 letters, figures, dots, dashes or underscores, and begin with a letter or figure',
  ),
);
/** Its length makes guessing too expensive, so any characters will do. */
export const Password = v.pipe(
  v.string(),
  v.minLength(10, 'must have 10 characters or more'),
  v.maxLength(200, 'has more than 200 characters'),
);
const token = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'is no token'));
const part = v.pipe(v.string(), v.maxLength(8000));
/** What a browser sends of a passkey. Only the shape is checked here, the rest by the ceremony. */
const credential = <R extends v.ObjectEntries>(response: R) =>
  v.looseObject({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/)),
    rawId: part,
    type: v.literal('public-key'),
    clientExtensionResults: v.optional(v.looseObject({}), {}),
    response: v.looseObject(response),
  });

export const NameAndPassword = v.strictObject({ name: AccountName, password: Password });
export const SignIn = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(100)),
  password: v.pipe(v.string(), v.maxLength(200)),
});
export const SignOut = v.strictObject({ everywhere: v.optional(v.boolean(), false) });
export const NewPassword = v.strictObject({ password: Password });
/** With a name: makes a new account. */
export const PasskeyAsk = v.strictObject({ name: v.optional(AccountName) });
export const PasskeyMade = v.strictObject({
  ceremony: token,
  label: v.optional(Name, 'Passkey'),
  response: credential({
    clientDataJSON: part,
    attestationObject: part,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(8)), []),
  }),
});
export const PasskeyUsed = v.strictObject({
  ceremony: token,
  response: credential({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: v.optional(part),
  }),
});
export const PasskeyId = v.strictObject({ id: v.pipe(v.string(), v.maxLength(1400)) });

export interface PasskeyMessage {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used?: number;
}
/** `fresh`: signed in recently enough to change the account. */
export interface AccountMessage {
  readonly name: string;
  readonly password: boolean;
  readonly passkeys: readonly PasskeyMessage[];
  readonly sessions: number;
  readonly fresh: boolean;
}
/** `options` go to the browser as they are; `ceremony` comes back with its answer. */
export interface CeremonyMessage {
  readonly ceremony: string;
  readonly options: object;
}
