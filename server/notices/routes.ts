/** The routes of the notices. */
import { timingSafeEqual } from 'node:crypto';
import type { Context, Route } from '../http.ts';
import { limiter } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { newId } from '../sessions.ts';
import type { Row, Store } from '../store.ts';
import { channelOf, type Channel } from './outbox.ts';
import { hostOf } from './reach.ts';
import { askToConfirm, markOf, send, type Sending } from './send.ts';
import {
  ChannelId,
  MailTo,
  minutesOf,
  Subscribe,
  Unsubscribe,
  Webhook,
  whenOf,
  Wishes,
  type ChannelSaid,
  type NoticesSaid,
} from './wire.ts';
import { shapeOf, type Shape } from './words.ts';

const MOST_CHANNELS = 20;
/** Trials and confirmations are sent at a stranger's word: few of them, to one address fewer still. */
const SELDOM = { perSecond: 1 / 60, burst: 5 };
const HARDLY_EVER = { perSecond: 3 / 86_400, burst: 3 };

const channelSaid = (r: Row): ChannelSaid => {
  const c = channelOf(r);
  return {
    channel: c.id,
    kind: c.kind,
    at: c.kind === 'mail' ? c.address : new URL(c.address).host,
    ...(c.data.shape ? { shape: c.data.shape as Shape } : {}),
    confirmed: r.confirmed !== null,
    created: r.created as number,
  };
};
const noticesSaid = async (store: Store, sending: Sending, player: string): Promise<NoticesSaid> => {
  const [channels, [person], games] = await Promise.all([
    store.query('select * from channels where player = $1 order by created', player),
    store.query('select minutes, quiet from notice_people where player = $1', player),
    store.query('select game, minutes from notice_games where player = $1', player),
  ]);
  return {
    key: sending.vapid.publicKey,
    mail: Boolean(sending.mail && sending.origin),
    channels: channels.map(channelSaid),
    when: whenOf(Number(person?.minutes ?? 0)),
    games: Object.fromEntries(games.map(g => [g.game, whenOf(g.minutes as number)])),
    ...(person?.quiet ? { quiet: JSON.parse(person.quiet as string) as NonNullable<NoticesSaid['quiet']> } : {}),
  };
};
const STYLE =
  'body{max-width:32rem;margin:12vh auto;padding:0 1.2rem;font:1.15rem/1.45 Georgia,serif;color:#1e1b15;background:#f6efe3}button{font:inherit;padding:.6em 1.4em;color:#f6efe3;background:#1e1b15;border:0;border-radius:2px;cursor:pointer}a{color:inherit}';
const page = (title: string, rest: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Phoney War</title><style>${STYLE}</style><main><h1>${title}</h1>${rest}</main></html>`;

export const noticeRoutes = (store: Store, sending: Sending): readonly Route[] => {
  const mayTrouble = limiter(SELDOM);
  const mayAskAt = limiter(HARDLY_EVER);
  const seldom = (c: Context, player: string): void => {
    if (!mayTrouble(player) || !mayTrouble(c.ip)) throw new Refusal('too often', 'too many trials: wait a minute');
  };
  const said = (player: string): Promise<NoticesSaid> => noticesSaid(store, sending, player);
  /** The same words for a host that is not there and for one that only this machine can reach. */
  const findable = (url: string): Promise<string> =>
    sending.ways.resolve(hostOf(new URL(url))).catch(() => {
      throw new Refusal('malformed', 'url: leads to no public server: look for a slip of the pen, or try later');
    });
  const add = async (
    player: string,
    kind: Channel['kind'],
    address: string,
    data: Channel['data'],
    confirmed: number | null,
  ): Promise<Channel> => {
    const [{ n }] = (await store.query(
      'select count(*) as n from channels where player = $1',
      player,
    )) as unknown as readonly [{ n: number }];
    if (n >= MOST_CHANNELS) throw new Refusal('not now', `at most ${MOST_CHANNELS} ways to reach you: remove one`);
    const [row] = await store.query(
      `insert into channels (id, player, kind, address, data, created, confirmed) values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (player, kind, address) do update set data = excluded.data returning *`,
      newId(),
      player,
      kind,
      address,
      JSON.stringify(data),
      Date.now(),
      confirmed,
    );
    return channelOf(row!);
  };
  /** A link of a mail, opened by whoever has the mail: reading it does nothing yet, for programs that look mails over read every link. */
  const marked =
    (what: 'confirm' | 'stop') =>
    (c: Context): string => {
      const asked = new URLSearchParams((c.request.url ?? '').split('?')[1]);
      const channel = asked.get('channel') ?? '';
      const mark = Buffer.from(asked.get('mark') ?? '');
      const wanted = Buffer.from(markOf(sending.secret, what, channel));
      if (mark.length !== wanted.length || !timingSafeEqual(mark, wanted))
        throw new Refusal('not found', 'that link is not good any more: add the address once more under “You”');
      return channel;
    };
  const ofMail = (
    what: 'confirm' | 'stop',
    title: string,
    button: string,
    then: string,
    sql: string,
  ): readonly Route[] => [
    {
      method: 'GET',
      path: `/api/notices/mail/${what}`,
      run: async c => {
        marked(what)(c);
        return page(title, `<form method="post"><button>${button}</button></form>`);
      },
    },
    {
      method: 'POST',
      path: `/api/notices/mail/${what}`,
      open: true,
      run: async c => {
        await store.change([[sql, marked(what)(c), ...(what === 'confirm' ? [Date.now()] : [])]]);
        return page(then, '<p><a href="/">Phoney War</a></p>');
      },
    },
  ];

  return [
    { method: 'GET', path: '/api/notices', run: async c => said(await c.player()) },
    {
      method: 'POST',
      path: '/api/notices/push',
      run: async c => {
        const { endpoint, keys } = await c.body(Subscribe);
        const player = await c.player();
        await add(player, 'push', endpoint, keys, Date.now());
        // A browser has one: whoever used it before is not to be told here any more.
        await store.change([
          [`delete from channels where kind = 'push' and address = $1 and player <> $2`, endpoint, player],
        ]);
        return said(player);
      },
    },
    {
      method: 'POST',
      path: '/api/notices/push/remove',
      run: async c => {
        const { endpoint } = await c.body(Unsubscribe);
        const player = await c.player();
        await store.change([
          [`delete from channels where kind = 'push' and address = $1 and player = $2`, endpoint, player],
        ]);
        return said(player);
      },
    },
    {
      method: 'POST',
      path: '/api/notices/webhook',
      run: async c => {
        const { url, shape } = await c.body(Webhook);
        const player = await c.player();
        await findable(url);
        await add(
          player,
          'webhook',
          url,
          { shape: shape ?? shapeOf(url), origin: c.request.headers.origin ?? '' },
          Date.now(),
        );
        return said(player);
      },
    },
    {
      method: 'POST',
      path: '/api/notices/mail',
      run: async c => {
        const { address } = await c.body(MailTo);
        const player = await c.player();
        if (!sending.mail || !sending.origin)
          throw new Refusal('not now', 'this server sends no mail: a webhook or this browser can tell you');
        seldom(c, player);
        if (!mayAskAt(address))
          throw new Refusal(
            'too often',
            'that address has been asked often enough today: look among its junk mail, or come back tomorrow',
          );
        const channel = await add(player, 'mail', address, {}, null);
        await askToConfirm(sending, channel).catch(() => {
          throw new Refusal('failed', 'the mail could not be sent: look at the address, or try later');
        });
        return said(player);
      },
    },
    ...ofMail(
      'confirm',
      'Shall we write to you when it is your move?',
      'Yes',
      'We will write to you.',
      'update channels set confirmed = $2 where id = $1 and confirmed is null',
    ),
    ...ofMail(
      'stop',
      'Shall we stop writing to you?',
      'Yes, stop',
      'We will not write again.',
      'delete from channels where id = $1',
    ),
    {
      method: 'POST',
      path: '/api/notices/remove',
      run: async c => {
        const { channel } = await c.body(ChannelId);
        const player = await c.player();
        await store.change([['delete from channels where id = $1 and player = $2', channel, player]]);
        return said(player);
      },
    },
    {
      method: 'POST',
      path: '/api/notices/try',
      run: async c => {
        const { channel } = await c.body(ChannelId);
        const player = await c.player();
        const [row] = await store.query(
          'select * from channels where id = $1 and player = $2 and confirmed is not null',
          channel,
          player,
        );
        if (!row) throw new Refusal('not found', 'that way to reach you is gone: add it anew');
        seldom(c, player);
        const { is, ...rest } = await send(sending, channelOf(row), {
          title: 'It works',
          lines: ['This is how you will hear of your games.'],
          path: '/',
        });
        if (is !== 'sent')
          throw new Refusal(
            'not now',
            `it did not arrive${'why' in rest ? ` (${rest.why})` : ' (the address is gone)'}: look at the address, or add it anew`,
          );
        return said(player);
      },
    },
    {
      method: 'POST',
      path: '/api/notices/wishes',
      run: async c => {
        const { game, when, quiet } = await c.body(Wishes);
        const player = await c.player();
        if (game !== undefined && when !== undefined)
          await store.change([
            when === null
              ? ['delete from notice_games where player = $1 and game = $2', player, game]
              : [
                  'insert into notice_games (player, game, minutes) select $1, $2, cast($3 as integer) where exists (select 1 from holders where player = $1 and game = $2) on conflict (player, game) do update set minutes = excluded.minutes',
                  player,
                  game,
                  minutesOf(when),
                ],
          ]);
        else if (when)
          await store.change([
            [
              'insert into notice_people (player, minutes) values ($1, $2) on conflict (player) do update set minutes = excluded.minutes',
              player,
              minutesOf(when),
            ],
          ]);
        if (quiet !== undefined)
          await store.change([
            [
              'insert into notice_people (player, minutes, quiet) values ($1, 0, $2) on conflict (player) do update set quiet = excluded.quiet',
              player,
              quiet && JSON.stringify(quiet),
            ],
          ]);
        return said(player);
      },
    },
  ];
};
