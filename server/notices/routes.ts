/** Routes of the notices. */
import type * as v from 'valibot';
import type { Context, Route } from '../http/http.ts';
import { limiter } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import { addChannel, noticesMessage, onlyHere, wishForAll, wishForGame, wishForQuiet } from './channels.ts';
import { mailLinks } from './links.ts';
import { channelOf, reached } from './outbox.ts';
import { hostOf } from './reach.ts';
import { askToConfirm, send, type Sending } from './send.ts';
import { ChannelId, MailTo, Subscribe, Unsubscribe, Webhook, Wishes } from './wire.ts';
import { shapeOf } from './words.ts';

/** Test notices and confirmations go out at a stranger's word: few of them, and fewer still to one address. */
const SELDOM = { perSecond: 1 / 60, burst: 5 };
const HARDLY_EVER = { perSecond: 3 / 86_400, burst: 3 };

interface NoticesContext {
  readonly store: Store;
  readonly sending: Sending;
  readonly mayTrouble: ReturnType<typeof limiter>;
  readonly mayAskAt: ReturnType<typeof limiter>;
}
interface Asked extends NoticesContext {
  readonly c: Context;
  readonly player: string;
}
type Body<S extends v.GenericSchema> = v.InferOutput<S>;

const seldom = ({ mayTrouble, c, player }: Asked): void => {
  if (!mayTrouble(player) || !mayTrouble(c.net)) throw new Refusal('too often', 'too many test notices: wait a minute');
};
const subscribe = async ({ store, player }: Asked, { endpoint, keys }: Body<typeof Subscribe>): Promise<void> => {
  await addChannel(store, { player, kind: 'push', address: endpoint, data: keys }, Date.now());
  await onlyHere(store, player, endpoint);
};
const unsubscribe = async ({ store, player }: Asked, { endpoint }: Body<typeof Unsubscribe>): Promise<void> => {
  await store.change([[`delete from channels where kind = 'push' and address = $1 and player = $2`, endpoint, player]]);
};
/** The same words for a missing host and for a private one. */
const findable = ({ sending }: Asked, url: string): Promise<string> =>
  sending.ways.resolve(hostOf(new URL(url))).catch(() => {
    throw new Refusal('malformed', 'url: is no public server: check the address, or try later');
  });
const addWebhook = async (context: Asked, { url, shape }: Body<typeof Webhook>): Promise<void> => {
  await findable(context, url);
  const data = { shape: shape ?? shapeOf(url), origin: context.c.request.headers.origin ?? '' };
  await addChannel(context.store, { player: context.player, kind: 'webhook', address: url, data }, Date.now());
};
const addMail = async (context: Asked, { address }: Body<typeof MailTo>): Promise<void> => {
  if (!context.sending.mail || !context.sending.origin)
    throw new Refusal('not now', 'this server sends no e-mail: use a webhook or this browser');
  seldom(context);
  if (!context.mayAskAt(address))
    throw new Refusal(
      'too often',
      'this address has been asked often enough today: check its spam folder, or try tomorrow',
    );
  const channel = await addChannel(context.store, { player: context.player, kind: 'mail', address, data: {} }, null);
  await askToConfirm(context.sending, channel).catch(() => {
    throw new Refusal('failed', 'the e-mail could not be sent: check the address, or try later');
  });
};
const removeChannel = async ({ store, player }: Asked, { channel }: Body<typeof ChannelId>): Promise<void> => {
  await store.change([['delete from channels where id = $1 and player = $2', channel, player]]);
};
const tryChannel = async (context: Asked, { channel }: Body<typeof ChannelId>): Promise<void> => {
  const [row] = await context.store.query(
    'select * from channels where id = $1 and player = $2 and confirmed is not null',
    channel,
    context.player,
  );
  if (!row) throw new Refusal('not found', 'this channel no longer exists: add it again');
  seldom(context);
  const sent = await send(context.sending, channelOf(row), {
    title: 'It works',
    lines: ['Notices about your games will look like this.'],
    path: '/',
  });
  if (sent.is === 'sent') return reached(context.store, channel, Date.now());
  const why = 'why' in sent ? sent.why : 'the address is gone';
  throw new Refusal('not now', `it did not arrive (${why}): check the address, or add it again`);
};
const wish = async ({ store, player }: Asked, { game, when, quiet }: Body<typeof Wishes>): Promise<void> => {
  if (game !== undefined && when !== undefined) await wishForGame(store, player, game, when);
  else if (when) await wishForAll(store, player, when);
  if (quiet !== undefined) await wishForQuiet(store, player, quiet);
};
/** A route that changes a player's notices and answers with the new state. */
const changing = <S extends v.GenericSchema>(
  context: NoticesContext,
  path: string,
  schema: S,
  change: (a: Asked, body: Body<S>) => Promise<void>,
  more: Pick<Route, 'stores'> = {},
): Route => ({
  method: 'POST',
  ...more,
  path: `/api/notices/${path}`,
  run: async c => {
    const body = await c.body(schema);
    const player = await c.player();
    await change({ ...context, c, player }, body);
    return noticesMessage(context.store, context.sending, player);
  },
});

export const noticeRoutes = (store: Store, sending: Sending): readonly Route[] => {
  const context: NoticesContext = { store, sending, mayTrouble: limiter(SELDOM), mayAskAt: limiter(HARDLY_EVER) };
  return [
    { method: 'GET', path: '/api/notices', run: async c => noticesMessage(store, sending, await c.player()) },
    changing(context, 'push', Subscribe, subscribe, { stores: true }),
    changing(context, 'push/remove', Unsubscribe, unsubscribe),
    changing(context, 'webhook', Webhook, addWebhook, { stores: true }),
    changing(context, 'mail', MailTo, addMail, { stores: true }),
    changing(context, 'remove', ChannelId, removeChannel),
    changing(context, 'try', ChannelId, tryChannel),
    changing(context, 'wishes', Wishes, wish),
    ...mailLinks(store, sending),
  ];
};
