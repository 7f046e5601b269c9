/** Creates games, and rematches with the sides swapped. */
import { commitment } from '../../engine/seed.ts';
import { gameOf } from '../../games/all.ts';
import { keepPack, type CheckedPack } from '../packs/packs.ts';
import { sidesOf } from '../game-host/loaded-game.ts';
import { hashOf, newId, newToken, rename } from '../accounts/sessions.ts';
import type { Statement } from '../store/store.ts';
import type { Create, Seated } from '../wire.ts';
import { Refusal } from '../http/refusal.ts';
import { atHead, cardFor, notNow, type LobbyContext } from './lobby-context.ts';
import { newGameFrom, type NewGame, type NewSeat } from './new-game.ts';
import { sit } from './seats.ts';

interface Wished {
  readonly id: string;
  readonly creator: string;
  readonly pack?: CheckedPack | { readonly hash: string } | undefined;
  /** The link of the creator's own seats. */
  readonly link?: string;
}
/** The rows of a new game, which waits for its start. */
export const rowsOfNewGame = (g: NewGame, { id, creator, pack, link }: Wished): readonly Statement[] => {
  const seed = newSeed();
  const holderOf = (s: NewSeat): string | null => (s.kind === 'person' ? (s.player ?? creator) : null);
  return [
    [
      `insert into games (id, game, scenario, options, rules, pace, public, watch, creator, seed, commitment, created, pack, status, waiting, bot, turn) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'open', '', 0, 0)`,
      id,
      g.gameId,
      g.scenario,
      JSON.stringify(g.options),
      g.version,
      JSON.stringify(g.pace),
      Number(g.public),
      Number(g.watch),
      creator,
      seed,
      commitment(seed),
      Date.now(),
      pack?.hash ?? null,
    ],
    ...(pack && 'text' in pack ? [keepPack(pack)] : []),
    ...g.seats.map((s): Statement => [
      'insert into seats (game, side, kind, level, player, reserved, invite, link) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      id,
      s.side,
      s.kind,
      s.level ?? null,
      holderOf(s),
      s.reserved ?? null,
      s.invite ? hashOf(s.invite) : null,
      s.kind === 'person' && link ? hashOf(link) : null,
    ]),
    ...g.seats
      .filter(s => s.kind === 'person')
      .map((s): Statement => ['insert into holders (player, game, side) values ($1, $2, $3)', holderOf(s), id, s.side]),
  ];
};
const insert = async (
  context: LobbyContext,
  player: string,
  g: NewGame,
  id: string,
  pack: CheckedPack | { readonly hash: string } | undefined,
  first?: Statement,
): Promise<{ readonly link?: string } | undefined> => {
  const link = newToken();
  const mine = g.seats.filter(s => s.kind === 'person');
  const rows = rowsOfNewGame(g, { id, creator: player, pack, link });
  const stored = first ? await context.store.change([first, ...rows], 'must change') : await context.store.change(rows);
  return stored ? (mine.length ? { link } : {}) : undefined;
};

export const create = (context: LobbyContext, player: string, wanted: Create): Promise<Seated> =>
  createWith(context, player, { name: wanted.name, game: newGameFrom(gameOf(wanted.game), wanted) });
/** A game as it is to be stored, with its checked data pack. */
export interface Wanted {
  readonly name: string | undefined;
  readonly game: NewGame;
  readonly pack?: CheckedPack;
}
export const createWith = async (
  context: LobbyContext,
  player: string,
  { name, game: g, pack }: Wanted,
): Promise<Seated> => {
  const id = newId();
  if (name) await rename(context.store, player, name);
  const stored = await insert(context, player, g, id, pack);
  const side = g.seats.find(s => s.kind === 'person')?.side;
  return {
    game: await cardFor(context, id, player),
    ...(side ? { side } : {}),
    ...stored,
    invites: Object.fromEntries(g.seats.flatMap(s => (s.invite ? [[s.side, s.invite]] : []))),
  };
};

/** A rematch with the sides swapped. Whoever asks first creates it; a seat is reserved for the other. */
export const rematch = async (context: LobbyContext, id: string, player: string): Promise<Seated> => {
  const next = await atHead(context, id, player, async h => {
    const mine = sidesOf(h, player);
    if (mine.length === 0) throw new Refusal('not yours', 'you did not play this game: create a new one');
    if (h.meta.status !== 'over') throw notNow('the game is not over: finish it, or resign');
    const { sides, version } = gameOf(h.gameId)!;
    const seats = sides.map((side, i): NewSeat => {
      const was = h.seats[(i + 1) % h.seats.length]!;
      if (was.kind === 'bot') return { side, kind: 'bot', level: was.level! };
      return was.holders.includes(player)
        ? { side, kind: 'person' }
        : { side, kind: 'nobody', ...(was.player ? { reserved: was.player } : {}) };
    });
    const fresh = newId();
    const stored = await insert(context, player, { ...h, version, public: false, seats }, fresh, h.pack, [
      'update games set rematch = $2 where id = $1 and rematch is null',
      id,
      fresh,
    ]);
    if (stored) return { id: fresh, side: seats.find(s => s.kind === 'person')!.side, ...stored };
    const [row] = await context.store.query('select rematch from games where id = $1', id);
    return { id: row!.rematch as string };
  });
  await context.gameHost.reseated(id);
  if ('side' in next)
    return {
      game: await cardFor(context, next.id, player),
      side: next.side,
      ...(next.link ? { link: next.link } : {}),
    };
  const there = await cardFor(context, next.id, player);
  const seated = there.seats.find(s => s.mine);
  return seated ? { game: there, side: seated.side } : sit(context, next.id, player, { told: true });
};

/** 256 bits. */
const newSeed = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
