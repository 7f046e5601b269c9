/** What players may do to a game under way. Each looks at the game as it stands and either refuses or changes the table and says which act to store. */
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
  type ViewerSides,
  type LoadedGame,
} from './loaded-game.ts';
import type { Code, Ended, Failure } from '../wire.ts';

export type ActionResult =
  | { readonly ok: true; readonly act: Act; readonly ended?: Ended }
  | { readonly ok: false; readonly refused: Refused }
  | ({ readonly ok: false } & Failure);
/** Tries something at a game. `ends`: it would only end it, and changes nothing at the table. `isOwn`: the seat it is done for is the sender's; nobody else is told whether it was done before. */
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
/** In a game of two, who is left. */
const opponent = (h: LoadedGame, side: Side): Side | undefined =>
  h.game.sides.length === 2 ? otherSides(h, side)[0] : undefined;
const withWinner = (ended: Omit<Ended, 'winner'>, winner: Side | undefined): Ended =>
  winner === undefined ? ended : { ...ended, winner };

/** `at`: how many entries the journal has as far as the player has seen it. */
export interface Seen {
  readonly at: number;
  readonly eyes: ViewerSides;
}
/** What a bot, or a test, has seen with the eyes of one side. */
export const seenBy = (side: Side, at: number): Seen => ({ at, eyes: () => [side] });

/** What keeps any act from being looked at: the game is not being played, or the player has not seen its end. */
const notNow = (h: LoadedGame, seen?: Seen): ActionResult | undefined => {
  if (h.meta.status === 'over') return refuse({ ok: false, case: h.game.endCase, why: 'The game is over.' });
  if (h.meta.status !== 'playing' || !h.table) return fail('not now', 'the game has not begun');
  const count = seen ? entriesFor(h, seen.eyes(h)) : 0;
  if (seen && seen.at !== count) return fail('stale', `the journal has ${count} entries, and you have seen ${seen.at}`);
  return undefined;
};

/** How a game that is over by its rules ended. */
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

/** The reason as the side's own view gives it: what the truth would add is not for its ears. */
const reasonFor = (t: Table, side: Side, said: Json, refused: Refused): Refused => {
  try {
    const found = admit(t.game, t.game.machine.view(t.g, side), side, readChoice(t.game, said));
    return 'ok' in found ? found : refused;
  } catch (e) {
    if (e instanceof BadLabel) return refused;
    throw e;
  }
};
export const play =
  (side: Side, seen: Seen, said: Json, forced = false) =>
  (h: LoadedGame): ActionResult => {
    const wrong = notNow(h, seen);
    if (wrong) return wrong;
    const t = h.table!;
    const before = entriesOf(h);
    const played = playAt(t, side, said, forced);
    return played.ok ? entriesAct(h, 'choice', side, before) : refuse(reasonFor(t, side, said, played));
  };
/** Other people who are deciding now because of what `side` did: going back would take their question away, so it needs their consent. In lanes everybody plans for himself. */
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
      return refuse({ ok: false, case: '', why: `${other} is deciding already: it is taken back only by agreement` });
    const before = entriesOf(h);
    const verdict = to === undefined ? undo(h.table!, side) : goBack(h.table!, side, placeFor(h, seen.eyes(h), to));
    return verdict.ok ? entriesAct(h, 'back', side, before) : refuse(verdict);
  };
/** Takes one order, and what falls with it, out of one's own lane. */
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

/** Only people can agree. */
const people = (h: LoadedGame, side: Side): boolean =>
  otherSides(h, side).length > 0 &&
  otherSides(h, side).every(s => h.seats.some(x => x.side === s && x.kind === 'person'));
/** The last step of a side that still counts, but for what was forced. */
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
    if (!people(h, side)) return fail('not now', 'there is nobody to agree to it: a bot takes no offers');
    if (h.offer)
      return fail(
        'not now',
        h.offer.by === side
          ? 'your offer stands: wait for the answer, or play on'
          : 'answer the other side’s offer first',
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
  if (!open || open.by === side) return fail('not now', 'nothing is offered to you any more');
  if (!yes) return { ok: true, act: { is: 'declined', by: side } };
  if (open.what === 'draw') return end(side, { how: 'drawn' });
  const before = entriesOf(h);
  const verdict = goBack(h.table!, open.by, open.to!, otherSides(h, open.by));
  return verdict.ok ? entriesAct(h, 'back', side, before) : refuse(verdict);
};

const lateAt = (h: LoadedGame, now: number): boolean => h.meta.until !== null && now > h.meta.until;
/** The time to plan is up: what is in the lanes is sealed as it stands, with what must be in it. */
const sealLate = (h: LoadedGame, late: readonly Side[]): ActionResult => {
  const before = entriesOf(h);
  for (const side of late) {
    const sealed = sealAsItStands(h.table!, side);
    if (!sealed.ok) throw new Error(`the plan of ${side} cannot be sealed: ${sealed.why}`);
  }
  return entriesAct(h, 'choice', late[0]!, before);
};
/** Lanes that are late are sealed; anything else is over. */
const endsIt = (h: LoadedGame): boolean => !h.meta.planning;
export const claim = (side: Side, what: 'win' | 'draw', now: number): Action =>
  ending(h => claimed(h, side, what, now), endsIt);
const claimed = (h: LoadedGame, side: Side, what: 'win' | 'draw', now: number): ActionResult => {
  const wrong = notNow(h);
  if (wrong) return wrong;
  if (waitingOf(h).includes(side))
    return fail('not now', 'it is you who must decide: the time of the other side does not run');
  if (!lateAt(h, now))
    return fail(
      'not now',
      h.meta.until === null
        ? 'no time was agreed for this game: offer a draw, or resign'
        : 'the agreed time has not passed: wait until then',
    );
  if (h.meta.planning) return sealLate(h, lateSides(h, now));
  return end(side, what === 'win' ? { how: 'claimed', by: side, winner: side } : { how: 'claimed', by: side });
};
/** The clock of a side that must decide has run down, or the agreed time to plan has passed. */
export const timeOut = (now: number): Action => ending(h => timedOut(h, now), endsIt);
const timedOut = (h: LoadedGame, now: number): ActionResult => {
  const wrong = notNow(h);
  const [late, ...more] = lateSides(h, now);
  if (wrong || !late || (h.pace.is !== 'live' && !h.meta.planning))
    return wrong ?? fail('not now', 'there is time left');
  if (h.meta.planning) return sealLate(h, [late, ...more]);
  return end(late, withWinner({ how: 'time', by: late }, opponent(h, late)));
};

/** Before the start, by whoever created it. */
export const cancel =
  (player: string) =>
  (h: LoadedGame): ActionResult =>
    h.creator !== player
      ? fail('not yours', 'whoever created the game may cancel it: ask there')
      : h.meta.status !== 'open'
        ? fail('not now', 'the game has begun: resign it, or offer a draw')
        : end('', { how: 'cancelled' });
