/** Online play in words: paces, clocks, whose move it is, how a game ended. */
import { levelName } from '../game/levels.ts';
import { counted } from '../../engine/words.ts';
import type { Card, ChatLine, ClockMessage, Ended, Pace, SeatMessage } from '../../server/wire.ts';
import { sideTitle } from '../game/seats.ts';

export const paceWords = (p: Pace): string => {
  if (p.is === 'none') return 'no clock';
  if (p.is === 'days') return `${counted(p.days, 'day')} to answer`;
  return `live: ${counted(p.minutes, 'minute')} each${p.increment ? `, ${counted(p.increment, 'second')} more a turn` : ''}`;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const HURRY_MS = 20 * SECOND;
const two = (n: number): string => String(n).padStart(2, '0');
/** The text of a clock: 1:02:03, 12:34, and tenths of a second when little is left. */
export const clockFace = (ms: number): string => {
  const left = Math.max(0, ms);
  const s = Math.floor(left / SECOND);
  if (left < HURRY_MS) return `0:${two(s)}.${Math.floor((left % SECOND) / 100)}`;
  return s >= 3600
    ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`
    : `${Math.floor(s / 60)}:${two(s % 60)}`;
};
export const isHurried = (ms: number): boolean => ms < HURRY_MS;
/** The time left on a side's clock. The clock came at `heard`, by this machine's own clock. */
export const leftOn = (said: ClockMessage, side: string, heard: number, now: number): number =>
  (said.left[side] ?? 0) - (said.running.includes(side) ? now - heard : 0);
/** A duration in words: 2 days 3 hours, 4 hours, 12 minutes. */
export const timeLeft = (ms: number): string => {
  if (ms <= 0) return 'no time';
  if (ms < HOUR) return counted(Math.max(1, Math.ceil(ms / MINUTE)), 'minute');
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (days === 0) return counted(hours, 'hour');
  return hours && days < 3 ? `${counted(days, 'day')} ${counted(hours, 'hour')}` : counted(days, 'day');
};

export const botName = (level: string): string => `${levelName(level)} (bot)`;
export const whoSits = (s: Pick<SeatMessage, 'by' | 'name' | 'level'>): string => {
  switch (s.by) {
    case 'bot':
      return botName(s.level ?? '');
    case 'person':
      return s.name ?? 'A player';
    case 'nobody':
      return 'open';
  }
};
const seatOf = (card: Pick<Card, 'seats'>, side: string): SeatMessage | undefined =>
  card.seats.find(s => s.side === side);
export const isAlone = (card: Pick<Card, 'seats'>): boolean => card.seats.length === 1;
export const mineIn = (card: Pick<Card, 'seats'>): readonly string[] => card.seats.filter(s => s.mine).map(s => s.side);
/** Whether another person plays or may still sit down. Then there are no hints. */
export const hasOpponent = (card: Pick<Card, 'seats'>, mine: readonly string[]): boolean =>
  card.seats.some(s => s.by !== 'bot' && !mine.includes(s.side));

export interface GameStanding {
  readonly words: string;
  readonly mine: boolean;
}
/** The state of a game, as a list shows it, and when it is removed if nobody plays on. */
export const gameStanding = (card: Card): GameStanding => {
  const stand = standNow(card);
  if (card.removal === undefined) return stand;
  const day = new Date(card.removal).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return { ...stand, words: `${stand.words}. Will be removed on ${day}` };
};
const standNow = (card: Card): GameStanding => {
  if (card.damaged) return { words: 'Damaged: it cannot be shown', mine: false };
  if (card.ended) return { words: endedWords(card.ended, card), mine: false };
  if (card.status === 'open')
    return { words: card.seats.some(s => s.by === 'nobody') ? 'Waiting for a player' : 'About to begin', mine: false };
  const mine = card.waiting.some(side => seatOf(card, side)?.mine);
  const [first] = card.waiting;
  if (mine) return { words: 'Your move', mine };
  return {
    words: first === undefined ? 'Between moves' : `${whoSits(seatOf(card, first) ?? { by: 'nobody' })} to move`,
    mine,
  };
};

/** A side with its player: Anna (German). */
export const sideBy = (card: Pick<Card, 'seats'>, side: string): string => {
  const s = seatOf(card, side);
  return s ? `${whoSits(s)} (${sideTitle(side)})` : sideTitle(side);
};

/** How a game ended. */
export const endedWords = (ended: Ended, card: Pick<Card, 'seats'>): string => {
  const name = (side: string | undefined): string => {
    if (side === undefined) return '';
    return isAlone(card) ? whoSits(seatOf(card, side) ?? { by: 'person' }) : sideTitle(side);
  };
  const wins = ended.winner === undefined ? '' : `: ${name(ended.winner)} wins`;
  switch (ended.how) {
    case 'cancelled':
      return 'Cancelled before it began';
    case 'drawn':
      return 'A draw by agreement';
    case 'resigned':
      return `${name(ended.by)} resigned${wins}`;
    case 'time':
      return `${name(ended.by)} ran out of time${wins}`;
    case 'claimed':
      return ended.winner === undefined ? `${name(ended.by)} claimed a draw` : `${name(ended.winner)} claimed the game`;
    default:
      return ended.winner !== undefined ? `Played to the end${wins}` : 'Played to the end';
  }
};

/** Merges chat lines by number, each once, however often they arrive. */
export const mergedChat = (known: readonly ChatLine[], come: readonly ChatLine[]): readonly ChatLine[] =>
  [...new Map([...known, ...come].map(l => [l.n, l])).values()].toSorted((a, b) => a.n - b.n);

/** The label of a game with a data pack, shown wherever somebody can join it. */
export const packWords = (name: string): string => `not the shipped data but the pack “${name}”; unrated`;
