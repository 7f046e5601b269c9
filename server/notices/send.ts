/** Sends a notice on each kind of channel. */
import { createHash, createHmac } from 'node:crypto';
import nodemailer from 'nodemailer';
import webpush from 'web-push';
import type { Channel } from './outbox.ts';
import { post, Unreachable, type Reached, type Ways } from './reach.ts';
import { webhookBody, type Shape, type Words } from './words.ts';

export type Sent =
  | { readonly is: 'sent' }
  | { readonly is: 'gone' }
  | { readonly is: 'failed'; readonly why: string; readonly wait?: number };
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}
export interface Mail {
  readonly url: string;
  readonly from: string;
}
/** `origin`: the public address of this server. Without it there is no mail, because links must not come from a request's headers. */
export interface Sending {
  readonly ways: Ways;
  readonly vapid: Vapid;
  readonly secret: string;
  readonly origin?: string;
  readonly mail?: Mail;
}

const PUSH_DAYS = 3;

const verdictOn = ({ status, retryAfter }: Reached): Sent => {
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone' };
  return {
    is: 'failed',
    why: `answered ${status}`,
    ...(retryAfter ? { wait: Math.min(retryAfter, 86_400) * 1000 } : {}),
  };
};
/** The topic lets a later notice replace one that was not fetched, without telling the push service which game it is. */
const sendPush = async (s: Sending, c: Channel, w: Words): Promise<Sent> => {
  const topic = createHash('sha256').update(`${c.id} ${w.path}`).digest('base64url').slice(0, 32);
  const request = webpush.generateRequestDetails(
    { endpoint: c.address, keys: { p256dh: c.data.p256dh!, auth: c.data.auth! } },
    JSON.stringify({ title: w.title, body: w.lines.join('\n').slice(0, 1000), url: w.path, tag: topic }),
    {
      vapidDetails: {
        subject: s.origin?.startsWith('https:')
          ? s.origin
          : `mailto:${s.mail?.from.match(/[^\s<>]+@[^\s<>]+/)?.[0] ?? 'nobody@example.org'}`,
        ...s.vapid,
      },
      TTL: PUSH_DAYS * 86_400,
      topic,
    },
  );
  return verdictOn(await post(s.ways, c.address, request.headers as { [name: string]: string }, request.body!));
};
const sendWebhook = async (s: Sending, c: Channel, w: Words): Promise<Sent> =>
  verdictOn(
    await post(
      s.ways,
      c.address,
      { 'content-type': 'application/json' },
      webhookBody(c.data.shape as Shape, w, s.origin ?? c.data.origin ?? ''),
    ),
  );

// Mail ----------------------------------------------------------------------------------------------------------------
/** Links in e-mails carry a mark that only this server can make, so none is stored. */
export const markOf = (secret: string, what: 'confirm' | 'stop', channel: string): string =>
  createHmac('sha256', secret).update(`${what} ${channel}`).digest('base64url');
const linkOf = (s: Sending, what: 'confirm' | 'stop', channel: string): string =>
  `${s.origin}/api/notices/mail/${what}?channel=${channel}&mark=${markOf(s.secret, what, channel)}`;
const mailed = async (
  s: Sending,
  to: string,
  subject: string,
  lines: readonly string[],
  headers: { [name: string]: string } = {},
): Promise<void> => {
  const transport = nodemailer.createTransport(s.mail!.url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as never);
  try {
    await transport.sendMail({
      from: s.mail!.from,
      to: { name: '', address: to },
      subject,
      text: `${lines.join('\n')}\n`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } finally {
    transport.close();
  }
};
export const askToConfirm = (s: Sending, c: Channel): Promise<void> =>
  mailed(s, c.address, 'Phoney War: confirm your e-mail address', [
    'Somebody, hopefully you, wants to be notified at this address when it is their move.',
    '',
    `Confirm: ${linkOf(s, 'confirm', c.id)}`,
    '',
    'If it was not you, ignore this e-mail: there will be no others.',
  ]);
const sendMail = async (s: Sending, c: Channel, w: Words): Promise<Sent> => {
  if (!s.mail || !s.origin) return { is: 'failed', why: 'no mail is configured' };
  const stop = linkOf(s, 'stop', c.id);
  try {
    await mailed(
      s,
      c.address,
      `Phoney War: ${w.title}`,
      [...w.lines, '', `${s.origin}${w.path}`, '', '-- ', `Unsubscribe: ${stop}`],
      { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    );
    return { is: 'sent' };
  } catch (e) {
    return {
      is: 'failed',
      why: `mail: ${(e as { responseCode?: number }).responseCode ?? (e as { code?: string }).code ?? 'failed'}`,
    };
  }
};

export const send = async (s: Sending, c: Channel, w: Words): Promise<Sent> => {
  try {
    return await { push: sendPush, webhook: sendWebhook, mail: sendMail }[c.kind](s, c, w);
  } catch (e) {
    // The address is the player's secret: only the kind of failure is reported.
    return {
      is: 'failed',
      why: e instanceof Unreachable ? 'no public address' : ((e as { code?: string }).code ?? (e as Error).name),
    };
  }
};
