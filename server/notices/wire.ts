/** Messages about notices. */
import * as v from 'valibot';
import { isZone } from './quiet.ts';
import { faultOfUrl } from './reach.ts';
import { SHAPES, type Shape } from './words.ts';

const url = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(1000),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? faultOfUrl(dataset.value) : undefined;
    if (fault) addIssue({ message: fault });
  }),
);
const key = v.pipe(v.string(), v.regex(/^[\w-]{16,128}=*$/, 'is no key'));
/** A PushSubscription as a browser gives it. */
export const Subscribe = v.strictObject({
  endpoint: url,
  expirationTime: v.optional(v.nullable(v.number())),
  keys: v.strictObject({ p256dh: key, auth: key }),
});
export const Unsubscribe = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });
export const Webhook = v.strictObject({ url, shape: v.optional(v.picklist(SHAPES)) });
export const MailTo = v.strictObject({
  address: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(200), v.email('is no e-mail address')),
});
export const ChannelId = v.strictObject({ channel: v.pipe(v.string(), v.maxLength(64)) });

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 22:30'));
/** How soon to notify: at once, after some minutes, or never. */
const When = v.union([
  v.literal('instant'),
  v.literal('mute'),
  v.strictObject({ after: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7 * 1440)) }),
]);
export type When = v.InferOutput<typeof When>;
/** `game`: for one game only; `when: null` makes it like the others again. */
export const Wishes = v.strictObject({
  game: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'is no game'))),
  when: v.optional(v.nullable(When)),
  quiet: v.optional(
    v.nullable(
      v.strictObject({
        from: clock,
        to: clock,
        zone: v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'is no time zone')),
      }),
    ),
  ),
});
export type Wishes = v.InferOutput<typeof Wishes>;
export const minutesOf = (w: When): number => (w === 'instant' ? 0 : w === 'mute' ? -1 : w.after);
export const whenOf = (minutes: number): When =>
  minutes === 0 ? 'instant' : minutes < 0 ? 'mute' : { after: minutes };

/** Only as much of the address as its owner needs to recognise it: the rest of a webhook's is secret. */
export interface ChannelMessage {
  readonly channel: string;
  readonly kind: 'push' | 'webhook' | 'mail';
  readonly at: string;
  readonly shape?: Shape;
  readonly confirmed: boolean;
  /** Why it was switched off. A successful test switches it on again. */
  readonly stopped?: string;
  readonly created: number;
}
/** `key`: the server's public key, for `pushManager.subscribe`. `mail`: whether this server sends any. */
export interface NoticesMessage {
  readonly key: string;
  readonly mail: boolean;
  readonly channels: readonly ChannelMessage[];
  readonly when: When;
  readonly games: { readonly [game: string]: When };
  readonly quiet?: { readonly from: string; readonly to: string; readonly zone: string };
}
/** What a service worker receives. `url` is a path of this server. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}
