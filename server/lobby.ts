/** Before the first choice: create, invite, sit down, begin; and the lists of games. */
import { commitment } from '../engine/seed.ts';
import { optionsOf, type Game } from '../engine/game.ts';
import { BadLabel } from '../engine/labels.ts';
import type { Record } from '../engine/journal.ts';
import type { Side } from '../engine/state.ts';
import { record } from '../engine/table.ts';
import { LEVELS } from '../bots/levels.ts';
import { cancel as cancelled } from './acts.ts';
import { NOT_FOUND, type Desk } from './desk.ts';
import { GAME_IDS, gameOf } from '../games/all.ts';
import { cardOf, checkpointsOf, mayLook, seatsFrom, sidesOf, type Held } from './held.ts';
import { hashOf, newId, newToken, rename } from './sessions.ts';
import type { Row, Statement, Store } from './store.ts';
import type { Card, Code, Create, Ended, Pace, Seated } from './wire.ts';

/** Something that cannot be done, in words for whoever asked. */
export class Refusal extends Error {
  readonly code: Code;
  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}
const notFound = (): Refusal => new Refusal(NOT_FOUND.error, NOT_FOUND.message);
/** The same words for a link to a game that never was. */
const noLink = (): Refusal =>
  new Refusal(NOT_FOUND.error, 'this link opens nothing, or not any more: ask whoever sent it for another');
const notNow = (why: string): Refusal => new Refusal('not now', why);

export interface Lobby {
  create(player: string, said: Create): Promise<Seated>;
  card(id: string, player: string | undefined): Promise<Card>;
  open(): Promise<readonly Card[]>;
  mine(player: string): Promise<readonly Card[]>;
  sit(
    id: string,
    player: string,
    said: {
      readonly side?: string | undefined;
      readonly invite?: string | undefined;
      readonly link?: string | undefined;
      readonly nonce?: string | undefined;
    },
  ): Promise<Seated>;
  ready(id: string, player: string, nonce: string | undefined): Promise<Card>;
  invite(id: string, player: string, side: Side): Promise<Seated>;
  link(id: string, player: string, side: Side): Promise<Seated>;
  cancel(id: string, player: string): Promise<Card>;
  rematch(id: string, player: string): Promise<Seated>;
  record(id: string, player: string | undefined): Promise<Record>;
  rename(player: string, name: string): Promise<void>;
}

interface NewSeat {
  readonly side: Side;
  readonly kind: 'person' | 'nobody' | 'bot';
  readonly level?: string;
  readonly reserved?: string;
  readonly invite?: string;
}
interface NewGame {
  readonly game: Game;
  readonly scenario: string;
  readonly options: { readonly [option: string]: string };
  readonly pace: Pace;
  readonly public: boolean;
  readonly watch: boolean;
  readonly seats: readonly NewSeat[];
}

const LISTED = 100;

const readGame = (said: Create): NewGame => {
  const game = gameOf(said.game);
  if (!game) throw new Refusal('malformed', `no game ${said.game}: there are ${GAME_IDS}`);
  if (!game.scenarios.some(s => s.id === said.scenario))
    throw new Refusal(
      'malformed',
      `no scenario ${said.scenario}: there are ${game.scenarios.map(s => s.id).join(', ')}`,
    );
  const seats = game.sides.map((side): NewSeat => {
    const by = Object.hasOwn(said.sides, side) ? said.sides[side]! : undefined;
    if (by === undefined) throw new Refusal('malformed', `sides: who plays ${side}?`);
    if (typeof by === 'object' && !LEVELS.includes(by.bot))
      throw new Refusal('malformed', `no level ${by.bot}: there are ${LEVELS.join(', ')}`);
    return typeof by === 'object'
      ? { side, kind: 'bot', level: by.bot }
      : by === 'me'
        ? { side, kind: 'person' }
        : { side, kind: 'nobody', invite: newToken() };
  });
  if (seats.every(s => s.kind === 'bot')) throw new Refusal('malformed', 'sides: somebody must play');
  try {
    return {
      game,
      scenario: said.scenario,
      options: optionsOf(game, said.options),
      pace: said.pace,
      public: said.public,
      watch: said.watch,
      seats,
    };
  } catch (e) {
    throw e instanceof BadLabel ? new Refusal('malformed', e.message) : e;
  }
};

export const openLobby = (store: Store, desk: Desk): Lobby => {
  /** Holds the game in its turn; whoever may not look at it cannot tell it from one that is not there. */
  const at = async <T>(
    id: string,
    player: string | undefined,
    work: (h: Held) => Promise<T>,
    anyone = false,
    missing = notFound,
  ): Promise<T> => {
    const found = await desk.with(id, async h => (anyone || mayLook(h, player) ? { is: await work(h) } : undefined));
    if (!found) throw missing();
    return found.is;
  };
  const cardFor = (id: string, player: string | undefined): Promise<Card> =>
    at(id, player, async h => cardOf(h, player), true);

  const insert = async (
    player: string,
    g: NewGame,
    id: string,
    more: readonly Statement[] = [],
    first?: Statement,
  ): Promise<{ readonly link?: string } | undefined> => {
    const seed = newSeed();
    const link = newToken();
    const mine = g.seats.filter(s => s.kind === 'person');
    const rows: Statement[] = [
      [
        `insert into games (id, game, scenario, options, rules, pace, public, watch, creator, seed, commitment, created, status, waiting, bot, turn) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'open', '', 0, 0)`,
        id,
        g.game.id,
        g.scenario,
        JSON.stringify(g.options),
        g.game.version,
        JSON.stringify(g.pace),
        Number(g.public),
        Number(g.watch),
        player,
        seed,
        commitment(seed),
        Date.now(),
      ],
      ...g.seats.map((s): Statement => [
        'insert into seats (game, side, kind, level, player, reserved, invite, link) values ($1, $2, $3, $4, $5, $6, $7, $8)',
        id,
        s.side,
        s.kind,
        s.level ?? null,
        s.kind === 'person' ? player : null,
        s.reserved ?? null,
        s.invite ? hashOf(s.invite) : null,
        s.kind === 'person' ? hashOf(link) : null,
      ]),
      ...mine.map((s): Statement => [
        'insert into holders (player, game, side) values ($1, $2, $3)',
        player,
        id,
        s.side,
      ]),
      ...more,
    ];
    const stored = first ? await store.change([first, ...rows], 'must change') : await store.change(rows);
    return stored ? (mine.length ? { link } : {}) : undefined;
  };

  const create: Lobby['create'] = async (player, said) => {
    const g = readGame(said);
    const id = newId();
    if (said.name) await rename(store, player, said.name);
    const kept = await insert(player, g, id);
    const side = g.seats.find(s => s.kind === 'person')?.side;
    return {
      game: await cardFor(id, player),
      ...(side ? { side } : {}),
      ...kept,
      invites: Object.fromEntries(g.seats.flatMap(s => (s.invite ? [[s.side, s.invite]] : []))),
    };
  };

  /** Brings a seat that one has to another browser. */
  const bring = async (id: string, player: string, link: string): Promise<Seated> => {
    const rows = await store.query('select side from seats where game = $1 and link = $2', id, hashOf(link));
    if (rows.length === 0) throw noLink();
    await store.change(
      rows.map((r): Statement => [
        'insert into holders (player, game, side) values ($1, $2, $3) on conflict do nothing',
        player,
        id,
        r.side!,
      ]),
    );
    await desk.reseated(id);
    return { game: await cardFor(id, player), side: rows[0]!.side as string };
  };
  /** The seat somebody may take: the one the invitation is for, one that was kept for them, or any of a public game. */
  const seatFor = (
    h: Held,
    player: string,
    { side, invite }: { readonly side?: string | undefined; readonly invite?: string | undefined },
  ) => {
    const hash = invite && hashOf(invite);
    const fits = h.seats.filter(
      s => (side === undefined || s.side === side) && (hash ? s.invite === hash : h.public || s.reserved === player),
    );
    if (fits.length === 0)
      throw h.public
        ? new Refusal('taken', 'that invitation is no longer good: ask whoever sent it for another')
        : noLink();
    const free = fits.find(s => s.kind === 'nobody' && (s.reserved === null || s.reserved === player));
    if (!free || h.meta.status !== 'open')
      throw new Refusal('taken', 'that side is taken: you may look on, or ask for the next game');
    return free;
  };
  const sit: Lobby['sit'] = async (id, player, said) => {
    if (said.link) return bring(id, player, said.link);
    const link = newToken();
    let sat = false;
    const side = await at(
      id,
      player,
      async h => {
        const [mine] = sidesOf(h, player);
        if (
          mine !== undefined &&
          (said.invite ? !h.seats.some(s => s.invite === hashOf(said.invite!)) : (said.side ?? mine) === mine)
        )
          return mine; // the answer to the first time was lost
        const seat = seatFor(h, player, said);
        const taken = await store.change(
          [
            [
              `update seats set kind = 'person', player = $3, link = $4, nonce = $5, invite = null, reserved = null where game = $1 and side = $2 and kind = 'nobody'`,
              id,
              seat.side,
              player,
              hashOf(link),
              said.nonce ?? null,
            ],
            [
              'insert into holders (player, game, side) values ($1, $2, $3) on conflict do nothing',
              player,
              id,
              seat.side,
            ],
          ],
          'must change',
        );
        if (!taken) throw new Refusal('taken', 'somebody was first: that side is taken, but you may look on');
        sat = true;
        return seat.side;
      },
      true,
      noLink,
    );
    if (sat) await desk.reseated(id);
    await desk.start(id);
    return { game: await cardFor(id, player), side, ...(sat ? { link } : {}) };
  };
  const ready: Lobby['ready'] = async (id, player, nonce) => {
    await at(id, player, async h => {
      const [side] = sidesOf(h, player);
      if (side === undefined)
        throw new Refusal('not yours', 'you have no seat here: come by the link of your seat, or sign in');
      if (nonce && h.meta.status === 'open')
        await store.change([
          ['update seats set nonce = $3 where game = $1 and side = $2 and nonce is null', id, side, nonce],
        ]);
    });
    await desk.reseated(id);
    await desk.start(id);
    return cardFor(id, player);
  };

  const invite: Lobby['invite'] = async (id, player, side) => {
    const token = newToken();
    await at(id, player, async h => {
      if (h.creator !== player)
        throw new Refusal('not yours', 'whoever created the game invites: ask there for a link');
      if (
        !(await store.change(
          [[`update seats set invite = $3 where game = $1 and side = $2 and kind = 'nobody'`, id, side, hashOf(token)]],
          'must change',
        ))
      )
        throw new Refusal('taken', 'that side is taken: nobody need be invited');
    });
    await desk.reseated(id);
    return { game: await cardFor(id, player), invites: { [side]: token } };
  };
  const link: Lobby['link'] = async (id, player, side) => {
    const token = newToken();
    await at(id, player, async h => {
      if (!sidesOf(h, player).includes(side))
        throw new Refusal('not yours', 'that is not your seat: come by its link, or sign in');
      await store.change([
        ['update seats set link = $3, player = $4 where game = $1 and side = $2', id, side, hashOf(token), player],
        ['delete from holders where game = $1 and side = $2 and player <> $3', id, side, player],
      ]);
    });
    await desk.reseated(id);
    return { game: await cardFor(id, player), side, link: token };
  };
  const cancel: Lobby['cancel'] = async (id, player) => {
    await at(id, player, async () => {});
    const done = await desk.act(id, null, cancelled(player));
    if (!done.ok) throw 'refused' in done ? notNow(done.refused.why) : new Refusal(done.error, done.message);
    await desk.reseated(id);
    const [before] = await store.query('update games set rematch = null where rematch = $1 returning id', id);
    if (before) await desk.reseated(before.id as string);
    return cardFor(id, player);
  };

  /** The same again with the sides swapped; whoever asks first makes it, the other finds a seat kept. */
  const rematch: Lobby['rematch'] = async (id, player) => {
    const next = await at(id, player, async h => {
      const mine = sidesOf(h, player);
      if (mine.length === 0) throw new Refusal('not yours', 'you did not play this game: make a new one');
      if (h.meta.status !== 'over') throw notNow('the game is not over: play it to the end, or resign');
      const seats = h.game.sides.map((side, i): NewSeat => {
        const was = h.seats[(i + 1) % h.seats.length]!;
        if (was.kind === 'bot') return { side, kind: 'bot', level: was.level! };
        return was.holders.includes(player)
          ? { side, kind: 'person' }
          : { side, kind: 'nobody', ...(was.player ? { reserved: was.player } : {}) };
      });
      const fresh = newId();
      const kept = await insert(
        player,
        { ...h, public: false, seats },
        fresh,
        [],
        ['update games set rematch = $2 where id = $1 and rematch is null', id, fresh],
      );
      if (kept) return { id: fresh, side: seats.find(s => s.kind === 'person')!.side, ...kept };
      const [row] = await store.query('select rematch from games where id = $1', id);
      return { id: row!.rematch as string };
    });
    await desk.reseated(id);
    if ('side' in next)
      return { game: await cardFor(next.id, player), side: next.side, ...(next.link ? { link: next.link } : {}) };
    const there = await cardFor(next.id, player);
    const seated = there.seats.find(s => s.mine);
    return seated ? { game: there, side: seated.side } : sit(next.id, player, {});
  };

  const cards = async (rows: readonly Row[], player: string | undefined): Promise<readonly Card[]> => {
    const known = rows.flatMap(r => {
      const game = gameOf(r.game as string);
      return game ? [{ r, id: r.id as string, game }] : [];
    });
    const seats = await seatsFrom(store, known);
    return known.map(({ r, id, game }) =>
      cardOf(
        {
          id,
          game,
          scenario: r.scenario as string,
          options: JSON.parse(r.options as string) as Held['options'],
          pace: JSON.parse(r.pace as string) as Pace,
          public: r.public === 1,
          seats: seats.get(id)!,
          commitment: r.commitment as string,
          created: r.created as number,
          rematch: (r.rematch as string | null) ?? undefined,
          meta: r as unknown as Held['meta'],
          ended: r.ended ? (JSON.parse(r.ended as string) as Ended) : undefined,
        },
        player,
      ),
    );
  };

  return {
    create,
    sit,
    ready,
    invite,
    link,
    cancel,
    rematch,
    card: (id, player) => at(id, player, async h => cardOf(h, player)),
    open: async () =>
      cards(
        await store.query(
          `select * from games where public = 1 and status = 'open' order by created desc limit $1`,
          LISTED,
        ),
        undefined,
      ),
    mine: async player => {
      const all = await cards(
        await store.query(
          'select * from games where id in (select game from holders where player = $1) order by coalesce(ended_at, since, created) desc limit $2',
          player,
          LISTED,
        ),
        player,
      );
      const mineNow = (c: Card): number => Number(!c.seats.some(s => s.mine && c.waiting.includes(s.side)));
      return all.toSorted(
        (a, b) => mineNow(a) - mineNow(b) || Number(a.status === 'over') - Number(b.status === 'over'),
      );
    },
    record: (id, player) =>
      at(id, player, async h => {
        if (!h.ended || !h.table) throw notNow('the record opens when the game is over');
        return { ...record(h.table, h.seed), checkpoints: await checkpointsOf(store, id), nonces: h.nonces };
      }),
    rename: (player, name) => rename(store, player, name),
  };
};
/** 256 bits. */
const newSeed = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
