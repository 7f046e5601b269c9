/** Messages about tournaments. */
import * as v from 'valibot';
import { nameFault } from '../../engine/names.ts';
import { Name, Pace, shownText } from '../wire.ts';
import type { Verdict } from './history.ts';
import type { StandingRow } from './standings.ts';

export const MAX_TITLE_LETTERS = 60;
export const MAX_ROUNDS = 15;
export const MAX_PLAYERS = { swiss: 64, all: 16 } as const;
export const MAX_BOTS = 8;
export const MAX_UNFINISHED = 5;
const MAX_DAYS = 60;
const MAX_SCENARIOS = 8;

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );
export const SYSTEMS = ['swiss', 'all'] as const;
export type System = (typeof SYSTEMS)[number];
export const NewTournament = v.strictObject({
  title: shownText(MAX_TITLE_LETTERS, nameFault),
  game: word,
  /** Rounds take them in turn. */
  scenarios: v.pipe(v.array(word), v.minLength(1), v.maxLength(MAX_SCENARIOS)),
  /** Pairing by results (Swiss), or all against all. */
  system: v.picklist(SYSTEMS),
  /** Of a Swiss tournament; without it as many as it takes to find a winner. */
  rounds: v.optional(whole(1, MAX_ROUNDS)),
  /** Each pair plays two games with the sides changed. */
  mirrored: v.optional(v.boolean(), false),
  pace: v.optional(Pace, { is: 'none' }),
  /** Time for a round; 0: no deadline. */
  days: v.optional(whole(0, MAX_DAYS), 0),
  /** Who decides a game that is not over at the deadline: the owner alone, or first the game's own clock, if it has run out. */
  late: v.optional(v.picklist(['owner', 'clock']), 'owner'),
  /** The next round is made as soon as the last is decided. */
  auto: v.optional(v.boolean(), false),
  /** Listed for everybody; otherwise whoever has the address can see it and enter. */
  public: v.optional(v.boolean(), false),
  /** Whether everybody who sees the tournament may look on at its games. */
  watch: v.optional(v.boolean(), true),
});
export type NewTournament = v.InferOutput<typeof NewTournament>;
export const Enter = v.strictObject({ name: v.optional(Name) });
export const OfEntry = v.strictObject({ entry: whole(1, 10_000) });
export const OfBot = v.strictObject({ level: word });
export const Entering = v.strictObject({ open: v.boolean() });
const DECISIONS = ['first', 'second', 'draw', 'none', 'again'] as const;
/** `again`: a new game of the same two. */
export const Decide = v.strictObject({
  round: whole(1, MAX_ROUNDS),
  board: whole(1, 64),
  leg: whole(1, 2),
  as: v.picklist(DECISIONS),
});
export type Decide = v.InferOutput<typeof Decide>;

// Answers -------------------------------------------------------------------------------------------------------------
export type TournamentStatus = 'open' | 'playing' | 'over';
/** A tournament as a list shows it. */
export interface TournamentCard {
  readonly id: string;
  readonly title: string;
  readonly owner: string;
  readonly game: string;
  readonly scenarios: readonly string[];
  readonly system: System;
  readonly status: TournamentStatus;
  readonly round: number;
  /** Unknown before the start, if nobody has set it. */
  readonly rounds?: number;
  readonly players: number;
  readonly entering: boolean;
  readonly created: number;
  /** Whether it is this player's, and whether they are in it. */
  readonly isOwner?: true;
  readonly entry?: number;
}
export interface EntrantMessage {
  readonly entry: number;
  readonly name: string;
  /** Of an account. */
  readonly player?: string;
  readonly level?: string;
  readonly withdrawn?: true;
}
/** How a game was decided: by being played, by the owner, by a bye, or because one of the two had withdrawn. */
export type DecidedBy = 'game' | 'owner' | 'bye' | 'withdrawn';
export interface TournamentGameMessage {
  readonly board: number;
  readonly leg: number;
  /** Entries: who plays the first side, and who the second; a bye has no second. */
  readonly first: number;
  readonly second?: number;
  readonly verdict?: Verdict;
  readonly by?: DecidedBy;
  /** The game's address, for those who may see it. */
  readonly game?: string;
  readonly status?: 'open' | 'playing' | 'over';
}
export interface RoundMessage {
  readonly round: number;
  readonly scenario: string;
  readonly share: number;
  readonly made: number;
  readonly until?: number;
  readonly games: readonly TournamentGameMessage[];
}
export interface TournamentMessage extends TournamentCard {
  readonly public: boolean;
  readonly watch: boolean;
  readonly mirrored: boolean;
  readonly pace: Pace;
  readonly days: number;
  readonly late: 'owner' | 'clock';
  readonly auto: boolean;
  /** Of the game played, in its order. */
  readonly sides: readonly [first: string, second: string];
  readonly entrants: readonly EntrantMessage[];
  readonly standings: readonly (Omit<StandingRow, 'player'> & { readonly entry: number })[];
  readonly played: readonly RoundMessage[];
}
/** What can be played in a tournament, with how often the first side wins between equal bots; a draw is half a win. */
export interface TournamentChoice {
  readonly game: string;
  readonly scenario: string;
  readonly sides: readonly [first: string, second: string];
  readonly share?: number;
}
