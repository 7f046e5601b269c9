/** The columns of a game after an action: who must decide, until when, and the time left. */
import type { Side } from '../../engine/state.ts';
import { waitingOf, type LoadedGame } from './loaded-game.ts';
import { META, type Meta } from '../store/store.ts';
import type { ClockMessage, Ended } from '../wire.ts';

const DAY = 86_400_000;
type Left = { readonly [side: Side]: number };
const leftOf = (h: LoadedGame): Left => {
  if (h.meta.clock) return JSON.parse(h.meta.clock) as Left;
  const start = h.pace.is === 'live' ? h.pace.minutes * 60_000 : 0;
  return Object.fromEntries(h.game.sides.map(s => [s, start]));
};
const tookSince = (h: LoadedGame, now: number): number => (h.meta.since === null ? 0 : now - h.meta.since);
/** Sides that had to decide pay for the time they took; a side that has finished gets the increment. */
const paid = (h: LoadedGame, now: number, waiting: readonly Side[], payers: readonly Side[]): Left => {
  const left = { ...leftOf(h) };
  const more = h.pace.is === 'live' ? h.pace.increment * 1000 : 0;
  for (const side of payers) left[side] = left[side]! - tookSince(h, now) + (waiting.includes(side) ? 0 : more);
  return left;
};
/** The sides whose time is up. While several sides plan, all their clocks run. */
export const lateSides = (h: LoadedGame, now: number): readonly Side[] => {
  if (h.meta.until === null || now <= h.meta.until) return [];
  const waiting = waitingOf(h);
  return h.pace.is === 'live' ? waiting.filter(s => leftOf(h)[s]! - tookSince(h, now) <= 0) : waiting;
};
const untilOf = (h: LoadedGame, since: number, waiting: readonly Side[], left: Left): number | null => {
  if (waiting.length === 0 || !waiting.some(s => h.seats.some(x => x.side === s && x.kind === 'person'))) return null;
  if (h.pace.is === 'none') return null;
  return since + (h.pace.is === 'days' ? h.pace.days * DAY : Math.min(...waiting.map(s => left[s]!)));
};

/** Since when the waiting sides have had their time. It goes on for the others when one of several has finished, and starts anew when plans are opened. */
const sinceOf = (h: LoadedGame, now: number, waiting: readonly Side[], opened: boolean): number => {
  const before = waitingOf(h);
  const goesOn = h.meta.status === 'playing' && !opened && waiting.length > 0;
  return goesOn && waiting.every(s => before.includes(s)) ? (h.meta.since ?? now) : now;
};
/** The columns after what was just done; `opened`: sealed plans were. */
export const metaAfter = (h: LoadedGame, now: number, ended: Ended | undefined, opened = false): Meta => {
  const t = h.table;
  const waiting = ended || !t ? [] : t.game.machine.open(t.g).map(a => a.side);
  const waitingText = waiting.join(' ');
  const since = sinceOf(h, now, waiting, opened);
  const same = waitingText === h.meta.waiting && since === h.meta.since;
  const payers = waitingOf(h).filter(s => since !== h.meta.since || !waiting.includes(s));
  const left = h.pace.is === 'live' && !same ? paid(h, now, waiting, payers) : leftOf(h);
  return {
    status: ended ? 'over' : 'playing',
    started: t ? (h.meta.started ?? now) : null,
    ended: ended ? JSON.stringify(ended) : null,
    ended_at: ended ? now : null,
    waiting: waitingText,
    bot: waiting.some(s => h.seats.some(x => x.side === s && x.kind === 'bot')) ? 1 : 0,
    turn: t ? t.game.turn(t.g) : 0,
    since: ended ? null : since,
    until: ended ? null : same ? h.meta.until : untilOf(h, since, waiting, left),
    clock: h.pace.is === 'live' ? JSON.stringify(left) : null,
    planning: !ended && t?.g.wait.for === 'sealed' ? 1 : 0,
  };
};
export const sameMeta = (a: Meta, b: Meta): boolean => META.every(c => a[c] === b[c]);

export const clockMessage = (h: LoadedGame, now: number): ClockMessage | undefined => {
  if (h.pace.is !== 'live' || h.meta.status === 'open') return undefined;
  const running = waitingOf(h);
  const took = h.meta.since === null ? 0 : now - h.meta.since;
  return {
    now,
    left: Object.fromEntries(
      Object.entries(leftOf(h)).map(([side, ms]) => [side, running.includes(side) ? ms - took : ms]),
    ),
    running,
  };
};
