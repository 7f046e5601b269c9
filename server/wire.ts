/** What goes over the wire: every body and every message in either direction. What comes in is checked against these schemas before anything else is done with it. */
import * as v from 'valibot';
import type { Question, Refused } from '../engine/decide.ts';
import type { Options } from '../engine/game.ts';
import { lineFault, nameFault } from '../engine/names.ts';
import type { Saved } from '../engine/save.ts';
import type { Json, Side } from '../engine/state.ts';
import type { LogLine } from '../engine/table.ts';

/** No message, and no body, may be longer than this (bytes). */
export const MAX_BYTES = 16_384;
/** But for a new game that brings its data pack. */
export const MAX_PACK_BYTES = 1_000_000;
export const MAX_CHAT_LETTERS = 500;
export const MAX_NAME_LETTERS = 40;

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const token = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'is no token'));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
type Fault = (said: string, maxLength: number) => string | undefined;
const shownText = (most: number, faultIn: Fault) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      s => faultIn(s, most) === undefined,
      issue => faultIn(issue.input, most) ?? '',
    ),
  );
export const Name = shownText(MAX_NAME_LETTERS, nameFault);
const nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal figures'));

// How a game is played ----------------------------------------------------------------------------------------------
/** `live`: minutes for the whole game and seconds more with each turn; when they are gone, so is the game. `days`: to answer in, then the other may claim the game. */
export const Pace = v.variant('is', [
  v.strictObject({
    is: v.literal('live'),
    minutes: v.pipe(v.number(), v.minValue(1), v.maxValue(600)),
    increment: v.pipe(v.number(), v.minValue(0), v.maxValue(600)),
  }),
  v.strictObject({ is: v.literal('days'), days: v.pipe(v.number(), v.minValue(1), v.maxValue(60)) }),
  v.strictObject({ is: v.literal('none') }),
]);
export type Pace = v.InferOutput<typeof Pace>;

/** Who is to play a side: the one who creates the game, whoever comes, or a bot of a level. */
const SideFor = v.union([v.literal('me'), v.literal('open'), v.strictObject({ bot: word })]);
export const Create = v.strictObject({
  game: word,
  scenario: word,
  options: v.optional(v.record(word, word), {}),
  sides: v.record(word, SideFor),
  pace: v.optional(Pace, { is: 'none' }),
  /** Listed in the lobby, and anyone may sit; else only with an invitation. */
  public: v.optional(v.boolean(), false),
  /** Whether whoever has the game's address may look on. */
  watch: v.optional(v.boolean(), true),
  /** Tables laid over the shipped ones; the game checks them. */
  pack: v.optional(v.looseObject({ format: v.string() })),
  name: v.optional(Name),
});
export type Create = v.InferOutput<typeof Create>;
/** `invite` for a side that is not public; the seat's own link (`link`) brings a seat one already has to this browser. */
export const Sit = v.strictObject({
  side: v.optional(word),
  invite: v.optional(token),
  link: v.optional(token),
  nonce: v.optional(nonce),
  /** One has been told that the game is not played with the shipped data. */
  told: v.optional(v.boolean()),
  name: v.optional(Name),
});
/** Says that one has seen the commitment, and adds to the dice. */
export const Ready = v.strictObject({ nonce: v.optional(nonce) });
export const OfSide = v.strictObject({ side: word });
export const Me = v.strictObject({ name: Name });
export const Nothing = v.strictObject({});

// HTTP answers --------------------------------------------------------------------------------------------------------
export interface SeatMessage {
  readonly side: Side;
  readonly by: 'person' | 'bot' | 'nobody';
  readonly name?: string;
  readonly player?: string;
  readonly level?: string;
  readonly nonce?: string;
  readonly mine?: true;
  readonly here?: boolean;
}
export type Status = 'open' | 'playing' | 'over';
/** How a game ended: by its rules, or otherwise. `winner` is missing for a draw and for games without one. */
export interface Ended {
  readonly how: 'played' | 'resigned' | 'drawn' | 'claimed' | 'time' | 'cancelled';
  readonly by?: Side;
  readonly winner?: Side;
  readonly result?: Json;
}
/** A data pack that is not the shipped one, as everybody sees it before sitting down. */
export interface PackMessage {
  readonly name: string;
  readonly hash: string;
}
/** A game as lists show it. */
export interface Card {
  readonly id: string;
  readonly game: string;
  /** Missing where the game is as shipped. A game with one is unrated. */
  readonly pack?: PackMessage;
  readonly scenario: string;
  readonly options: Options;
  readonly pace: Pace;
  readonly public: boolean;
  readonly status: Status;
  readonly seats: readonly SeatMessage[];
  readonly commitment: string;
  readonly created: number;
  readonly started?: number;
  readonly ended?: Ended;
  readonly endedAt?: number;
  /** The sides that must decide, and since when, and until when. */
  readonly waiting: readonly Side[];
  readonly since?: number;
  readonly until?: number;
  readonly turn?: number;
  readonly rematch?: string;
  /** It cannot be read by the program as it is: it is neither shown nor played on, but its record can be had. */
  readonly damaged?: true;
  /** When it will be removed unless somebody plays on. */
  readonly removal?: number;
}
/** `invites` and `link` are told once: the server keeps their hashes only. */
export interface Seated {
  readonly game: Card;
  readonly side?: Side;
  readonly link?: string;
  readonly invites?: { readonly [side: Side]: string };
}
export interface MeMessage {
  readonly player: string;
  readonly name: string;
  readonly account?: string;
}
export type Code =
  | 'malformed'
  | 'too large'
  | 'too often'
  | 'no session'
  | 'not found'
  | 'not yours'
  | 'stale'
  | 'not now'
  | 'taken'
  | 'origin'
  | 'failed'
  | 'damaged'
  | 'down';
export interface Failure {
  readonly error: Code;
  readonly message: string;
}

// The socket ----------------------------------------------------------------------------------------------------------
/** `id` is the client's own, new for each request and the same when it is sent again: a repeated one is answered, not done twice. */
const id = { id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters and figures')) };
const request = { ...id, game: token };
/** `at`: how many entries of the journal the player has seen, as `moved` numbers them for him. */
const turn = { ...request, side: word, at: whole };
export const Request = v.variant('do', [
  /** Whether the line still holds: a browser does not see the server's own pings. */
  v.strictObject({ do: v.literal('ping'), ...id }),
  /** `since`: the last `seq` that was received; what was missed is sent again, or the whole position. */
  v.strictObject({ do: v.literal('open'), ...request, since: v.optional(whole) }),
  v.strictObject({ do: v.literal('close'), ...request }),
  v.strictObject({ do: v.literal('play'), ...turn, choice: v.looseObject({ do: word }) }),
  /** Takes back one's own last steps: to before entry `to`, or the last one. */
  v.strictObject({ do: v.literal('back'), ...turn, to: v.optional(whole) }),
  /** Takes one order, by its number in the lane, and what falls with it, out of one's own lane. */
  v.strictObject({ do: v.literal('out'), ...turn, order: whole }),
  v.strictObject({ do: v.literal('resign'), ...request, side: word }),
  /** A draw, or to take back to before entry `to`, or one's own last step. One offer of a side stands at a time; a choice of the other side declines it. */
  v.strictObject({ do: v.literal('offer'), ...turn, what: v.picklist(['draw', 'back']), to: v.optional(whole) }),
  v.strictObject({ do: v.literal('answer'), ...turn, yes: v.boolean() }),
  /** The game, from an opponent whose agreed time is gone. */
  v.strictObject({ do: v.literal('claim'), ...request, side: word, what: v.picklist(['win', 'draw']) }),
  v.strictObject({ do: v.literal('say'), ...request, text: shownText(MAX_CHAT_LETTERS, lineFault) }),
  /** The position as one could see it before entry `entry`. */
  v.strictObject({ do: v.literal('look'), ...request, entry: whole }),
]);
export type Request = v.InferOutput<typeof Request>;

/** The answer to a request. `refused` cites the rule; `again` says that this very request was done before. */
export type Answer =
  | { readonly re: string; readonly ok: true; readonly entry?: number; readonly again?: true; readonly look?: Position }
  | {
      readonly re: string;
      readonly ok: false;
      readonly refused: Omit<Refused, 'ok' | 'where' | 'obstacle'> & { readonly where?: readonly number[] };
    }
  | ({ readonly re: string; readonly ok: false } & Failure);

/** Who must decide what, in labels. */
export type QuestionInLabels = Pick<Question, 'side' | 'kind' | 'case'> & {
  readonly about: { readonly [k: string]: Json };
  readonly secret?: true;
};
/** What a side may see, as a difference from what it saw before: only changed cells; `flow` and `due` whole if changed. From nothing: only cells that are not zero. */
export interface Position extends Partial<Saved> {
  readonly ask?: QuestionInLabels | null;
}
/** Log lines: the first `keep` stand, `add` follows. */
export interface LogDiff {
  readonly keep: number;
  readonly add: readonly LogLine[];
}
export interface Offer {
  readonly by: Side;
  readonly what: 'draw' | 'back';
  readonly to?: number;
}
/** Milliseconds left at `now` (the server's clock); the clock of those in `running` goes on from there. */
export interface ClockMessage {
  readonly now: number;
  readonly left: { readonly [side: Side]: number };
  readonly running: readonly Side[];
}
/** Everything that changed at a table. `from` is missing for the whole position, else the `seq` it builds on. */
export interface Moved {
  readonly is: 'moved';
  readonly game: string;
  readonly seq: number;
  readonly from?: number;
  readonly entry: number;
  readonly backLimit: number;
  /** Whose eyes: of a seat with several sides the one that is asked; '' observes. */
  readonly as: Side;
  readonly position: Position;
  readonly log: LogDiff;
  readonly offer: Offer | null;
  readonly clock?: ClockMessage;
  readonly until?: number;
  readonly ended?: Ended;
  /** Only when the game is over: the dice can be checked now. */
  readonly seed?: string;
}
/** Sent before the first `moved`, and whenever a seat changes. `sides` are those this socket plays; none observes. */
export interface Table {
  readonly is: 'table';
  readonly game: Card;
  readonly sides: readonly Side[];
}
export interface Presence {
  readonly is: 'presence';
  readonly game: string;
  readonly here: readonly Side[];
  readonly watching: number;
}
export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly by: Side;
  readonly name: string;
  readonly text: string;
}
export interface Chat {
  readonly is: 'chat';
  readonly game: string;
  readonly lines: readonly ChatLine[];
}
/** Many came at once: so many tables are laid out before this one. */
export interface Wait {
  readonly is: 'wait';
  readonly game: string;
  readonly ahead: number;
}
/** A bot is to move, and the bots of other games are before it: 1 is the next; 0 once it thinks. */
export interface Queue {
  readonly is: 'queue';
  readonly game: string;
  readonly place: number;
}
/** The server goes down in good order: come back in a moment. */
export interface Bye {
  readonly is: 'bye';
}
export type Push = Table | Moved | Presence | Chat | Wait | Queue | Bye;

/** What came in as JSON. A schema passes over a field `__proto__` as if it were not there: it is refused like any that nobody knows. */
export const jsonIn = (text: string): unknown =>
  JSON.parse(text, (field, value: unknown) => {
    if (field === '__proto__') throw new SyntaxError('__proto__ is no field');
    return value;
  });
/** What is wrong with something that came in, in one sentence. */
export const faultIn = (issues: readonly v.BaseIssue<unknown>[]): string => {
  const [issue] = issues;
  const path = issue && v.getDotPath(issue);
  return `${path ? `${path}: ` : ''}${issue?.message ?? 'not understood'}`.slice(0, 200);
};
