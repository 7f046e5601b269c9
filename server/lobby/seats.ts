/** Who sits where: invitations, links of one's own seat, sitting down, saying that one is ready. */
import type { Side } from '../../engine/state.ts';
import { cancel as cancelled } from '../game-host/actions.ts';
import { sidesOf, type LoadedGame } from '../game-host/loaded-game.ts';
import { hashOf, newToken } from '../accounts/sessions.ts';
import type { Statement } from '../store/store.ts';
import type { Card, Seated } from '../wire.ts';
import { Refusal } from '../http/refusal.ts';
import { at, cardFor, noLink, notNow, type LobbyContext } from './lobby-context.ts';

/** How somebody comes to a seat. */
export interface Coming {
  readonly side?: string | undefined;
  readonly invite?: string | undefined;
  readonly link?: string | undefined;
  readonly nonce?: string | undefined;
  readonly told?: boolean | undefined;
}

/** Brings a seat that one has to another browser. */
const bring = async (hall: LobbyContext, id: string, player: string, link: string): Promise<Seated> => {
  const rows = await hall.store.query('select side from seats where game = $1 and link = $2', id, hashOf(link));
  if (rows.length === 0) throw noLink();
  await hall.store.change(
    rows.map((r): Statement => [
      'insert into holders (player, game, side) values ($1, $2, $3) on conflict do nothing',
      player,
      id,
      r.side!,
    ]),
  );
  await hall.desk.reseated(id);
  return { game: await cardFor(hall, id, player), side: rows[0]!.side as string };
};
/** The seat somebody may take: the one the invitation is for, one that was kept for them, or any of a public game. */
const seatFor = (
  h: LoadedGame,
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
/** Nobody sits down to other data than the shipped without having been told; not every card can be seen before. */
const mustKnow = ({ pack }: LoadedGame, { told }: Coming): void => {
  if (!pack || told) return;
  throw notNow(
    `this game is not played with the shipped data but with the pack “${pack.name}”, and is unrated: sit down again if you want that`,
  );
};
export const sit = async (hall: LobbyContext, id: string, player: string, said: Coming): Promise<Seated> => {
  if (said.link) return bring(hall, id, player, said.link);
  const link = newToken();
  let sat = false;
  const side = await at(
    hall,
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
      mustKnow(h, said);
      const taken = await hall.store.change(
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
  if (sat) await hall.desk.reseated(id);
  await hall.desk.start(id);
  return { game: await cardFor(hall, id, player), side, ...(sat ? { link } : {}) };
};
export const ready = async (
  hall: LobbyContext,
  id: string,
  player: string,
  nonce: string | undefined,
): Promise<Card> => {
  await at(hall, id, player, async h => {
    const [side] = sidesOf(h, player);
    if (side === undefined)
      throw new Refusal('not yours', 'you have no seat here: come by the link of your seat, or sign in');
    if (nonce && h.meta.status === 'open')
      await hall.store.change([
        ['update seats set nonce = $3 where game = $1 and side = $2 and nonce is null', id, side, nonce],
      ]);
  });
  await hall.desk.reseated(id);
  await hall.desk.start(id);
  return cardFor(hall, id, player);
};

export const invite = async (hall: LobbyContext, id: string, player: string, side: Side): Promise<Seated> => {
  const token = newToken();
  await at(hall, id, player, async h => {
    if (h.creator !== player) throw new Refusal('not yours', 'whoever created the game invites: ask there for a link');
    if (
      !(await hall.store.change(
        [[`update seats set invite = $3 where game = $1 and side = $2 and kind = 'nobody'`, id, side, hashOf(token)]],
        'must change',
      ))
    )
      throw new Refusal('taken', 'that side is taken: nobody need be invited');
  });
  await hall.desk.reseated(id);
  return { game: await cardFor(hall, id, player), invites: { [side]: token } };
};
export const link = async (hall: LobbyContext, id: string, player: string, side: Side): Promise<Seated> => {
  const token = newToken();
  await at(hall, id, player, async h => {
    if (!sidesOf(h, player).includes(side))
      throw new Refusal('not yours', 'that is not your seat: come by its link, or sign in');
    await hall.store.change([
      ['update seats set link = $3, player = $4 where game = $1 and side = $2', id, side, hashOf(token), player],
      ['delete from holders where game = $1 and side = $2 and player <> $3', id, side, player],
    ]);
  });
  await hall.desk.reseated(id);
  return { game: await cardFor(hall, id, player), side, link: token };
};
export const cancel = async (hall: LobbyContext, id: string, player: string): Promise<Card> => {
  await at(hall, id, player, async () => {});
  const done = await hall.desk.act(id, null, cancelled(player));
  if (!done.ok) throw 'refused' in done ? notNow(done.refused.why) : new Refusal(done.error, done.message);
  await hall.desk.reseated(id);
  const [before] = await hall.store.query('update games set rematch = null where rematch = $1 returning id', id);
  if (before) await hall.desk.reseated(before.id as string);
  return cardFor(hall, id, player);
};
