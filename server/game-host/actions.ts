/** What players may do to a game under way. Each action looks at the game, and either refuses or changes the table and returns the row to store. */
import type { Refused } from '../../engine/decide.ts';
import { admit, readChoice } from '../../engine/game.ts';
import { live } from '../../engine/journal.ts';
import { BadLabel } from '../../engine/labels.ts';
import type { Json, Side } from '../../engine/state.ts';
import { sealAsItStands, takeOut } from '../../engine/orders.ts';
import { back as goBack, undo } from '../../engine/undo.ts';
import { play as playAt, type Table } from '../../engine/table.ts';
import { lateSides } from './clocks.ts';
import {
  entriesFor,
  entriesOf,
  placeFor,
  waitingOf,
  type Act,
  type Head,
  type ViewerSides,
  type LoadedGame,
} from './loaded-game.ts';
import type { Code, Ended, Failure } from '../wire.ts';

export type ActionResult =
  | { readonly ok: true; readonly act: Act; readonly ended?: Ended }
  | { readonly ok: false; readonly refused: Refused }
  | ({ readonly ok: false } & Failure);
/** Tries something on a game. `ends`: it only ends the game and leaves the table as it is. `isOwn`: the sender holds the seat; nobody else learns whether the request was carried out before. */
export interface Action {
  (h: LoadedGame): ActionResult;
  readonly ends?: (h: LoadedGame) => boolean;
  readonly isOwn?: (h: LoadedGame) => boolean;
}
export const ending = (work: (h: LoadedGame) => ActionResult, ends: (h: LoadedGame) => boolean): Action =>
  Object.assign(work, { ends });
const fail = (error: Code, message: string): ActionResult => ({ ok: false, error, message });
const refuse = (refused: Refused): ActionResult => ({ ok: false, refused });

const otherSides = (h: LoadedGame, side: Side): readonly Side[] => h.game.sides.filter(s => s !== side);
/** The other side of a game for two. */
const opponent = (h: LoadedGame, side: Side): Side | undefined =>
  h.game.sides.length === 2 ? otherSides(h, side)[0] : undefined;
const withWinner = (ended: Omit<Ended, 'winner'>, winner: Side | undefined): Ended =>
  winner === undefined ? ended : { ...ended, winner };

/** `at`: how many entries the player has seen, counted with the eyes of `eyes`. */
export interface Seen {
  readonly at: number;
  readonly eyes: ViewerSides;
}
/** What one side has seen, for bots and tests. */
export const seenBy = (side: Side, at: number): Seen => ({ at, eyes: () => [side] });

/** Why no action is possible: the game is not being played, or the player has not seen its latest entry. */
const notNow = (h: LoadedGame, seen?: Seen): ActionResult | undefined => {
  if (h.meta.status === 'over') return refuse({ ok: false, case: h.game.endCase, why: 'The game is over.' });
  if (h.meta.status !== 'playing' || !h.table) return fail('not now', 'the game has not begun');
  const count = seen ? entriesFor(h, seen.eyes(h)) : 0;
  if (seen && seen.at !== count) return fail('stale', `the journal has ${count} entries, and you have seen ${seen.at}`);
  return undefined;
};

/** The result of a game that its rules have ended. */
export const playedOut = (h: LoadedGame): Ended | undefined => {
  const t = h.table!;
  if (t.g.wait.for !== 'over') return undefined;
  const result = h.game.result(t.g);
  const winner = (result as { readonly winner?: Json } | null)?.winner;
  return withWinner(
    { how: 'played', result },
    typeof winner === 'string' && h.game.sides.includes(winner) ? winner : undefined,
  );
};
const entriesAct = (h: LoadedGame, is: 'choice' | 'back', by: Side, before: number): ActionResult => {
  const ended = playedOut(h);
  const entries = h.table!.entries.slice(before);
  return { ok: true, act: { is, by, entries, ...(ended ? { ended } : {}) }, ...(ended ? { ended } : {}) };
};

/** The reason by the side's own view: the whole state could give away what the side may not know. */
const reasonFor = (t: Table, side: Side, choice: Json, refused: Refused): Refused => {
  try {
    const found = admit(t.game, t.game.machine.view(t.g, side), side, readChoice(t.game, choice));
    return 'ok' in found ? found : refused;
  } catch (e) {
    if (e instanceof BadLabel) return refused;
    throw e;
  }
};
export const play =
  (side: Side, seen: Seen, choice: Json, forced = false) =>
  (h: LoadedGame): ActionResult => {
    const wrong = notNow(h, seen);
    if (wrong) return wrong;
    const t = h.table!;
    const before = entriesOf(h);
    const played = playAt(t, side, choice, forced);
    return played.ok ? entriesAct(h, 'choice', side, before) : refuse(reasonFor(t, side, choice, played));
  };
/** Other people who decide now because of what `side` did: an undo would take their question away, so it needs their consent. In sealed plans everyone plans alone. */
export const decidingSince = (h: LoadedGame, side: Side): readonly Side[] => {
  const own = h.seats.find(s => s.side === side)?.player;
  const others = h.seats.filter(s => s.kind === 'person' && s.player !== own).map(s => s.side);
  return h.meta.planning ? [] : waitingOf(h).filter(s => others.includes(s));
};
export const back =
  (side: Side, seen: Seen, to?: number) =>
  (h: LoadedGame): ActionResult => {
    const wrong = notNow(h, seen);
    if (wrong) return wrong;
    const [other] = decidingSince(h, side);
    if (other !== undefined)
      return refuse({ ok: false, case: '', why: 'The other side is already deciding: request the undo instead.' });
    const before = entriesOf(h);
    const verdict = to === undefined ? undo(h.table!, side) : goBack(h.table!, side, placeFor(h, seen.eyes(h), to));
    return verdict.ok ? entriesAct(h, 'back', side, before) : refuse(verdict);
  };
/** Removes one order from the side's own sealed plan, with the orders that depend on it. */
export const out =
  (side: Side, seen: Seen, order: number) =>
  (h: LoadedGame): ActionResult => {
    const wrong = notNow(h, seen);
    if (wrong) return wrong;
    const before = entriesOf(h);
    const verdict = takeOut(h.table!, side, order);
    return verdict.ok ? entriesAct(h, 'back', side, before) : refuse(verdict);
  };

export const resign = (side: Side): Action =>
  ending(
    h => notNow(h) ?? end(side, withWinner({ how: 'resigned', by: side }, opponent(h, side))),
    () => true,
  );
const end = (by: Side, ended: Ended): ActionResult => ({ ok: true, act: { is: 'end', by, ended }, ended });

/** Whether every other side is a person: bots agree to nothing. */
const people = (h: LoadedGame, side: Side): boolean =>
  otherSides(h, side).length > 0 &&
  otherSides(h, side).every(s => h.seats.some(x => x.side === s && x.kind === 'person'));
/** The side's last choice that was neither undone nor forced. */
const lastOwn = (h: LoadedGame, side: Side): number | undefined =>
  live(h.table!.entries).findLast(k => {
    const e = h.table!.entries[k]!;
    return e.is === 'choice' && e.by === side && !e.forced;
  });
export const offer =
  (side: Side, seen: Seen, what: 'draw' | 'back', shown?: number) =>
  (h: LoadedGame): ActionResult => {
    const wrong = notNow(h, seen);
    if (wrong) return wrong;
    const to =
      shown === undefined ? (what === 'back' ? lastOwn(h, side) : undefined) : placeFor(h, seen.eyes(h), shown);
    if (!people(h, side)) return fail('not now', 'bots do not answer offers');
    if (h.offer)
      return fail(
        'not now',
        h.offer.by === side
          ? 'your offer is still open: wait for the answer, or play on'
          : 'first answer the other side’s offer',
      );
    if (what === 'back' && (to === undefined || !live(h.table!.entries).includes(to)))
      return fail('not now', `there is no step ${shown ?? ''} to go back to: choose one that still counts`);
    return { ok: true, act: { is: 'offer', by: side, offer: { by: side, what, ...(to === undefined ? {} : { to }) } } };
  };
export const answer = (side: Side, seen: Seen, yes: boolean): Action =>
  ending(
    h => answered(h, side, seen, yes),
    h => yes && h.offer?.what === 'draw',
  );
const answered = (h: LoadedGame, side: Side, seen: Seen, yes: boolean): ActionResult => {
  const wrong = notNow(h, seen);
  const open = h.offer;
  if (wrong) return wrong;
  if (!open || open.by === side) return fail('not now', 'there is no open offer to you');
  if (!yes) return { ok: true, act: { is: 'declined', by: side } };
  if (open.what === 'draw') return end(side, { how: 'drawn' });
  const before = entriesOf(h);
  const verdict = goBack(h.table!, open.by, open.to!, otherSides(h, open.by));
  return verdict.ok ? entriesAct(h, 'back', side, before) : refuse(verdict);
};

const lateAt = (h: LoadedGame, now: number): boolean => h.meta.until !== null && now > h.meta.until;
/** The time to plan is up: plans are sealed as they stand, completed where the rules require orders. */
const sealLate = (h: LoadedGame, late: readonly Side[]): ActionResult => {
  const before = entriesOf(h);
  for (const side of late) {
    const sealed = sealAsItStands(h.table!, side);
    if (!sealed.ok) throw new Error(`the plan of ${side} cannot be sealed: ${sealed.why}`);
  }
  return entriesAct(h, 'choice', late[0]!, before);
};
/** A late plan is sealed; any other time-out ends the game. */
const endsIt = (h: LoadedGame): boolean => !h.meta.planning;
export const claim = (side: Side, what: 'win' | 'draw', now: number): Action =>
  ending(h => claimed(h, side, what, now), endsIt);
const claimed = (h: LoadedGame, side: Side, what: 'win' | 'draw', now: number): ActionResult => {
  const wrong = notNow(h);
  if (wrong) return wrong;
  if (waitingOf(h).includes(side)) return fail('not now', 'it is your turn: the other side’s clock is not running');
  if (!lateAt(h, now))
    return fail(
      'not now',
      h.meta.until === null
        ? 'this game has no time limit: offer a draw, or resign'
        : 'the other side still has time left',
    );
  if (h.meta.planning) return sealLate(h, lateSides(h, now));
  return end(side, what === 'win' ? { how: 'claimed', by: side, winner: side } : { how: 'claimed', by: side });
};
/** A side's clock ran out, or the agreed time to plan is up. */
export const timeOut = (now: number): Action => ending(h => timedOut(h, now), endsIt);
const timedOut = (h: LoadedGame, now: number): ActionResult => {
  const wrong = notNow(h);
  const [late, ...more] = lateSides(h, now);
  if (wrong || !late || (h.pace.is !== 'live' && !h.meta.planning))
    return wrong ?? fail('not now', 'there is time left');
  if (h.meta.planning) return sealLate(h, [late, ...more]);
  return end(late, withWinner({ how: 'time', by: late }, opponent(h, late)));
};

/** Before the start, by the creator. */
export const cancel =
  (player: string) =>
  (h: Pick<Head, 'creator' | 'meta'>): ActionResult =>
    h.creator !== player
      ? fail('not yours', 'only the player who created the game can cancel it')
      : h.meta.status !== 'open'
        ? fail('not now', 'the game has begun: offer a draw, or resign')
        : end('', { how: 'cancelled' });
