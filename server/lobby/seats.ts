/** Seats: invitations, links of one's own seat, sitting down, being ready. */
import type { Side } from '../../engine/state.ts';
import { cancel as cancelled, type ActionResult } from '../game-host/actions.ts';
import { sidesOf, type Head } from '../game-host/loaded-game.ts';
import type { Answered } from '../game-host/store-and-publish.ts';
import { hashOf, newToken } from '../accounts/sessions.ts';
import type { Statement } from '../store/store.ts';
import type { Card, Seated } from '../wire.ts';
import { Refusal } from '../http/refusal.ts';
import { at, atHead, cardFor, noLink, notNow, type LobbyContext } from './lobby-context.ts';

/** By what right somebody sits down. */
export interface SeatClaim {
  readonly side?: string | undefined;
  readonly invite?: string | undefined;
  readonly link?: string | undefined;
  readonly nonce?: string | undefined;
  readonly told?: boolean | undefined;
}

/** Brings a player's own seat to another browser. */
const bring = async (context: LobbyContext, id: string, player: string, link: string): Promise<Seated> => {
  const rows = await context.store.query('select side from seats where game = $1 and link = $2', id, hashOf(link));
  if (rows.length === 0) throw noLink();
  await context.store.change(
    rows.map((r): Statement => [
      'insert into holders (player, game, side) values ($1, $2, $3) on conflict do nothing',
      player,
      id,
      r.side!,
    ]),
  );
  await context.gameHost.reseated(id);
  return { game: await cardFor(context, id, player), side: rows[0]!.side as string };
};
/** The seat that is free for this player: by invitation, reserved for a rematch, or any of a public game. */
const seatFor = (
  h: Head,
  player: string,
  { side, invite }: { readonly side?: string | undefined; readonly invite?: string | undefined },
) => {
  const hash = invite && hashOf(invite);
  const fits = h.seats.filter(
    s => (side === undefined || s.side === side) && (hash ? s.invite === hash : h.public || s.reserved === player),
  );
  if (fits.length === 0)
    throw h.public
      ? new Refusal('taken', 'this invitation no longer works: ask whoever sent it for a new one')
      : noLink();
  const free = fits.find(s => s.kind === 'nobody' && (s.reserved === null || s.reserved === player));
  if (!free || h.meta.status !== 'open')
    throw new Refusal('taken', 'this seat is taken: you can spectate, or ask for the next game');
  return free;
};
/** A player must know of a custom data pack before sitting down, because not everyone has seen the card. */
const mustKnow = ({ pack }: Head, { told }: SeatClaim): void => {
  if (!pack || told) return;
  throw notNow(
    `this game is not played with the shipped data but with the pack “${pack.name}”, and is unrated: sit down again to confirm`,
  );
};
export const sit = async (context: LobbyContext, id: string, player: string, claim: SeatClaim): Promise<Seated> => {
  if (claim.link) return bring(context, id, player, claim.link);
  const link = newToken();
  /** The side of a player who sits here already and sends the request again because its answer was lost. */
  const seatedAs = (h: Head): Side | undefined => {
    const [mine] = sidesOf(h, player);
    const isSame = claim.invite
      ? !h.seats.some(s => s.invite === hashOf(claim.invite!))
      : (claim.side ?? mine) === mine;
    return isSame ? mine : undefined;
  };
  const freeSeat = (h: Head): ReturnType<typeof seatFor> => {
    const seat = seatFor(h, player, claim);
    mustKnow(h, claim);
    return seat;
  };
  await atHead(context, id, player, h => seatedAs(h) ?? freeSeat(h), true, noLink);
  let sat = false;
  const side = await at(
    context,
    id,
    player,
    async h => {
      const mine = seatedAs(h);
      if (mine !== undefined) return mine;
      const seat = freeSeat(h);
      const taken = await context.store.change(
        [
          [
            `update seats set kind = 'person', player = $3, link = $4, nonce = $5, invite = null, reserved = null where game = $1 and side = $2 and kind = 'nobody'`,
            id,
            seat.side,
            player,
            hashOf(link),
            claim.nonce ?? null,
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
      if (!taken) throw new Refusal('taken', 'somebody else was faster: this seat is taken, but you can spectate');
      sat = true;
      return seat.side;
    },
    true,
    noLink,
  );
  if (sat) await context.gameHost.reseated(id);
  await context.gameHost.start(id);
  return { game: await cardFor(context, id, player), side, ...(sat ? { link } : {}) };
};
export const ready = async (
  context: LobbyContext,
  id: string,
  player: string,
  nonce: string | undefined,
): Promise<Card> => {
  await atHead(context, id, player, async h => {
    const [side] = sidesOf(h, player);
    if (side === undefined)
      throw new Refusal('not yours', 'you have no seat in this game: open your seat’s link, or sign in');
    if (nonce && h.meta.status === 'open')
      await context.store.change([
        ['update seats set nonce = $3 where game = $1 and side = $2 and nonce is null', id, side, nonce],
      ]);
  });
  await context.gameHost.reseated(id);
  await context.gameHost.start(id);
  return cardFor(context, id, player);
};

export const invite = async (context: LobbyContext, id: string, player: string, side: Side): Promise<Seated> => {
  const token = newToken();
  await atHead(context, id, player, async h => {
    if (h.creator !== player)
      throw new Refusal('not yours', 'only the player who created the game can invite: ask them for a link');
    if (
      !(await context.store.change(
        [[`update seats set invite = $3 where game = $1 and side = $2 and kind = 'nobody'`, id, side, hashOf(token)]],
        'must change',
      ))
    )
      throw new Refusal('taken', 'this seat is taken already');
  });
  await context.gameHost.reseated(id);
  return { game: await cardFor(context, id, player), invites: { [side]: token } };
};
export const link = async (context: LobbyContext, id: string, player: string, side: Side): Promise<Seated> => {
  const token = newToken();
  await atHead(context, id, player, async h => {
    if (!sidesOf(h, player).includes(side))
      throw new Refusal('not yours', 'this is not your seat: open its link, or sign in');
    await context.store.change([
      ['update seats set link = $3, player = $4 where game = $1 and side = $2', id, side, hashOf(token), player],
      ['delete from holders where game = $1 and side = $2 and player <> $3', id, side, player],
    ]);
  });
  await context.gameHost.reseated(id);
  return { game: await cardFor(context, id, player), side, link: token };
};
export const cancel = async (context: LobbyContext, id: string, player: string): Promise<Card> => {
  const check = (done: ActionResult | Answered): void => {
    if (!done.ok) throw 'refused' in done ? notNow(done.refused.why) : new Refusal(done.error, done.message);
  };
  await atHead(context, id, player, h => check(cancelled(player)(h)));
  check(await context.gameHost.act(id, null, cancelled(player)));
  await context.gameHost.reseated(id);
  const [before] = await context.store.query('update games set rematch = null where rematch = $1 returning id', id);
  if (before) await context.gameHost.reseated(before.id as string);
  return cardFor(context, id, player);
};
