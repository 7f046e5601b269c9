/** Links in e-mails: the pages they open, and what their button does. */
import { timingSafeEqual } from 'node:crypto';
import type { Context, Route } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import type { Statement, Store } from '../store/store.ts';
import { markOf, type Sending } from './send.ts';

const STYLE =
  'body{max-width:32rem;margin:12vh auto;padding:0 1.2rem;font:1.15rem/1.45 Georgia,serif;color:#1e1b15;background:#f6efe3}button{font:inherit;padding:.6em 1.4em;color:#f6efe3;background:#1e1b15;border:0;border-radius:2px;cursor:pointer}a{color:inherit}';
const page = (title: string, rest: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Phoney War</title><style>${STYLE}</style><main><h1>${title}</h1>${rest}</main></html>`;

type What = 'confirm' | 'stop';
/** The channel that a link is for, if its mark is right. */
const markedIn = (sending: Sending, what: What, c: Context): string => {
  const asked = new URLSearchParams((c.request.url ?? '').split('?')[1]);
  const channel = asked.get('channel') ?? '';
  const mark = Buffer.from(asked.get('mark') ?? '');
  const wanted = Buffer.from(markOf(sending.secret, what, channel));
  if (mark.length !== wanted.length || !timingSafeEqual(mark, wanted))
    throw new Refusal('not found', 'this link no longer works: add the address again under “You”');
  return channel;
};
interface Link {
  readonly what: What;
  readonly title: string;
  readonly button: string;
  readonly after: string;
  readonly change: (channel: string) => Statement;
}
/** Opening the page changes nothing, because mail scanners open every link. */
const linkRoutes = (store: Store, sending: Sending, { what, title, button, after, change }: Link): readonly Route[] => [
  {
    method: 'GET',
    path: `/api/notices/mail/${what}`,
    run: async c => {
      markedIn(sending, what, c);
      return page(title, `<form method="post"><button>${button}</button></form>`);
    },
  },
  {
    method: 'POST',
    path: `/api/notices/mail/${what}`,
    open: true,
    run: async c => {
      await store.change([change(markedIn(sending, what, c))]);
      return page(after, '<p><a href="/">Phoney War</a></p>');
    },
  },
];
const LINKS: readonly Link[] = [
  {
    what: 'confirm',
    title: 'Notify you by e-mail when it is your move?',
    button: 'Yes',
    after: 'You will be notified by e-mail.',
    change: channel => ['update channels set confirmed = $2 where id = $1 and confirmed is null', channel, Date.now()],
  },
  {
    what: 'stop',
    title: 'Stop these e-mails?',
    button: 'Yes, stop',
    after: 'You will get no more e-mails.',
    change: channel => ['delete from channels where id = $1', channel],
  },
];
export const mailLinks = (store: Store, sending: Sending): readonly Route[] =>
  LINKS.flatMap(link => linkRoutes(store, sending, link));
