/** The routes of the notices. */
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

/** Trials and confirmations are sent at a stranger's word: few of them, to one address fewer still. */
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
  if (!mayTrouble(player) || !mayTrouble(c.net)) throw new Refusal('too often', 'too many trials: wait a minute');
};
const subscribe = async ({ store, player }: Asked, { endpoint, keys }: Body<typeof Subscribe>): Promise<void> => {
  await addChannel(store, { player, kind: 'push', address: endpoint, data: keys }, Date.now());
  await onlyHere(store, player, endpoint);
};
const unsubscribe = async ({ store, player }: Asked, { endpoint }: Body<typeof Unsubscribe>): Promise<void> => {
  await store.change([[`delete from channels where kind = 'push' and address = $1 and player = $2`, endpoint, player]]);
};
/** The same words for a host that is not there and for one that only this machine can reach. */
const findable = ({ sending }: Asked, url: string): Promise<string> =>
  sending.ways.resolve(hostOf(new URL(url))).catch(() => {
    throw new Refusal('malformed', 'url: leads to no public server: look for a slip of the pen, or try later');
  });
const addWebhook = async (o: Asked, { url, shape }: Body<typeof Webhook>): Promise<void> => {
  await findable(o, url);
  const data = { shape: shape ?? shapeOf(url), origin: o.c.request.headers.origin ?? '' };
  await addChannel(o.store, { player: o.player, kind: 'webhook', address: url, data }, Date.now());
};
const addMail = async (o: Asked, { address }: Body<typeof MailTo>): Promise<void> => {
  if (!o.sending.mail || !o.sending.origin)
    throw new Refusal('not now', 'this server sends no mail: a webhook or this browser can tell you');
  seldom(o);
  if (!o.mayAskAt(address))
    throw new Refusal(
      'too often',
      'that address has been asked often enough today: look among its junk mail, or come back tomorrow',
    );
  const channel = await addChannel(o.store, { player: o.player, kind: 'mail', address, data: {} }, null);
  await askToConfirm(o.sending, channel).catch(() => {
    throw new Refusal('failed', 'the mail could not be sent: look at the address, or try later');
  });
};
const removeChannel = async ({ store, player }: Asked, { channel }: Body<typeof ChannelId>): Promise<void> => {
  await store.change([['delete from channels where id = $1 and player = $2', channel, player]]);
};
const tryChannel = async (o: Asked, { channel }: Body<typeof ChannelId>): Promise<void> => {
  const [row] = await o.store.query(
    'select * from channels where id = $1 and player = $2 and confirmed is not null',
    channel,
    o.player,
  );
  if (!row) throw new Refusal('not found', 'that way to reach you is gone: add it anew');
  seldom(o);
  const sent = await send(o.sending, channelOf(row), {
    title: 'It works',
    lines: ['This is how you will hear of your games.'],
    path: '/',
  });
  if (sent.is === 'sent') return reached(o.store, channel, Date.now());
  const why = 'why' in sent ? sent.why : 'the address is gone';
  throw new Refusal('not now', `it did not arrive (${why}): look at the address, or add it anew`);
};
const wish = async ({ store, player }: Asked, { game, when, quiet }: Body<typeof Wishes>): Promise<void> => {
  if (game !== undefined && when !== undefined) await wishForGame(store, player, game, when);
  else if (when) await wishForAll(store, player, when);
  if (quiet !== undefined) await wishForQuiet(store, player, quiet);
};
/** Something about how a player is told is changed, and he is told how it stands. */
const changing = <S extends v.GenericSchema>(
  o: NoticesContext,
  path: string,
  schema: S,
  change: (a: Asked, said: Body<S>) => Promise<void>,
): Route => ({
  method: 'POST',
  path: `/api/notices/${path}`,
  run: async c => {
    const said = await c.body(schema);
    const player = await c.player();
    await change({ ...o, c, player }, said);
    return noticesMessage(o.store, o.sending, player);
  },
});

export const noticeRoutes = (store: Store, sending: Sending): readonly Route[] => {
  const o: NoticesContext = { store, sending, mayTrouble: limiter(SELDOM), mayAskAt: limiter(HARDLY_EVER) };
  return [
    { method: 'GET', path: '/api/notices', run: async c => noticesMessage(store, sending, await c.player()) },
    changing(o, 'push', Subscribe, subscribe),
    changing(o, 'push/remove', Unsubscribe, unsubscribe),
    changing(o, 'webhook', Webhook, addWebhook),
    changing(o, 'mail', MailTo, addMail),
    changing(o, 'remove', ChannelId, removeChannel),
    changing(o, 'try', ChannelId, tryChannel),
    changing(o, 'wishes', Wishes, wish),
    ...mailLinks(store, sending),
  ];
};
