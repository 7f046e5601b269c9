/** Every body and message in either direction. Input is checked against these schemas before anything else happens. */
import * as v from 'valibot';
import type { Question, Refused } from '../engine/decide.ts';
import type { Options } from '../engine/game.ts';
import { lineFault, nameFault } from '../engine/names.ts';
import type { Saved } from '../engine/save.ts';
import type { Json, Side } from '../engine/state.ts';
import type { LogLine } from '../engine/table.ts';

/** Longest message or body, in bytes. */
export const MAX_BYTES = 16_384;
/** Longest body of a new game with a data pack, in bytes. */
export const MAX_PACK_BYTES = 1_000_000;
export const MAX_CHAT_LETTERS = 500;
export const MAX_NAME_LETTERS = 40;

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const token = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/, 'is no token'));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
type Fault = (text: string, maxLength: number) => string | undefined;
export const shownText = (maxLetters: number, faultIn: Fault) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      s => faultIn(s, maxLetters) === undefined,
      issue => faultIn(issue.input, maxLetters) ?? '',
    ),
  );
export const Name = shownText(MAX_NAME_LETTERS, nameFault);
const nonce = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal figures'));

// How a game is played ----------------------------------------------------------------------------------------------
/** `live`: minutes for the whole game plus an increment for each turn; whoever runs out loses. `days`: time to answer in, then the opponent may claim the game. */
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

/** Who plays a side: the creator, whoever joins, or a bot of a level. */
const SideFor = v.union([v.literal('me'), v.literal('open'), v.strictObject({ bot: word })]);
export const Create = v.strictObject({
  game: word,
  scenario: word,
  options: v.optional(v.record(word, word), {}),
  sides: v.record(word, SideFor),
  pace: v.optional(Pace, { is: 'none' }),
  /** Listed in the lobby and open to anyone; otherwise only by invitation. */
  public: v.optional(v.boolean(), false),
  /** Whether anyone with the game's address may spectate. */
  watch: v.optional(v.boolean(), true),
  /** Data tables that replace shipped ones; the game checks them. */
  pack: v.optional(v.looseObject({ format: v.string() })),
  name: v.optional(Name),
});
export type Create = v.InferOutput<typeof Create>;
/** `invite` opens a seat of a private game; `link` brings a seat the player already has to this browser. */
export const Sit = v.strictObject({
  side: v.optional(word),
  invite: v.optional(token),
  link: v.optional(token),
  nonce: v.optional(nonce),
  /** The player knows that the game uses a custom data pack. */
  told: v.optional(v.boolean()),
  name: v.optional(Name),
});
/** The player has seen the commitment; `nonce` is mixed into the dice. */
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
/** How a game ended. A draw and a game without a winner have no `winner`. */
export interface Ended {
  readonly how: 'played' | 'resigned' | 'drawn' | 'claimed' | 'time' | 'cancelled';
  readonly by?: Side;
  readonly winner?: Side;
  readonly result?: Json;
}
/** A custom data pack, as everyone sees it before sitting down. */
export interface PackMessage {
  readonly name: string;
  readonly hash: string;
}
/** The summary of a game that lists show. */
export interface Card {
  readonly id: string;
  readonly game: string;
  /** Present for a custom data pack; such a game is unrated. */
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
  /** The sides that must decide, since when and until when. */
  readonly waiting: readonly Side[];
  readonly since?: number;
  readonly until?: number;
  readonly turn?: number;
  readonly rematch?: string;
  /** The game cannot be loaded: it is neither shown nor played on, but its record can be downloaded. */
  readonly damaged?: true;
  /** When the game will be removed unless somebody plays on. */
  readonly removal?: number;
}
/** `invites` and `link` are sent once: the server stores only their hashes. */
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
/** `id` is made by the client, new for each request and the same when it is sent again: a repeated request is answered, not carried out twice. */
const id = { id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters and figures')) };
const request = { ...id, game: token };
/** `at`: how many journal entries the player has seen, as `moved` numbers them for this player. */
const turn = { ...request, side: word, at: whole };
export const Request = v.variant('do', [
  /** Checks the connection: a page does not see the server's own pings. */
  v.strictObject({ do: v.literal('ping'), ...id }),
  /** `since`: the last `seq` received; the server sends what was missed, or the whole position. */
  v.strictObject({ do: v.literal('open'), ...request, since: v.optional(whole) }),
  v.strictObject({ do: v.literal('close'), ...request }),
  v.strictObject({ do: v.literal('play'), ...turn, choice: v.looseObject({ do: word }) }),
  /** Undoes the player's own steps: to before entry `to`, or the last one. */
  v.strictObject({ do: v.literal('back'), ...turn, to: v.optional(whole) }),
  /** Removes one order from the player's own sealed plan, by its number there, with the orders that depend on it. */
  v.strictObject({ do: v.literal('out'), ...turn, order: whole }),
  v.strictObject({ do: v.literal('resign'), ...request, side: word }),
  /** Offers a draw or asks for an undo: to before entry `to`, or of the player's own last step. A side has one open offer; a choice of the other side declines it. */
  v.strictObject({ do: v.literal('offer'), ...turn, what: v.picklist(['draw', 'back']), to: v.optional(whole) }),
  v.strictObject({ do: v.literal('answer'), ...turn, yes: v.boolean() }),
  /** Claims the game from an opponent whose agreed time is up. */
  v.strictObject({ do: v.literal('claim'), ...request, side: word, what: v.picklist(['win', 'draw']) }),
  v.strictObject({ do: v.literal('say'), ...request, text: shownText(MAX_CHAT_LETTERS, lineFault) }),
  /** The position as this player could see it before entry `entry`. */
  v.strictObject({ do: v.literal('look'), ...request, entry: whole }),
]);
export type Request = v.InferOutput<typeof Request>;

/** The answer to a request. `refused` cites the rule; `again` marks a request that was carried out before. */
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
/** A side's view as a diff from its last one: changed cells; `flow` and `due` whole if changed. From nothing: the cells that are not zero. */
export interface Position extends Partial<Saved> {
  readonly ask?: QuestionInLabels | null;
}
/** Log lines: the first `keep` stay, `add` follows. */
export interface LogDiff {
  readonly keep: number;
  readonly add: readonly LogLine[];
}
export interface Offer {
  readonly by: Side;
  readonly what: 'draw' | 'back';
  readonly to?: number;
}
/** Milliseconds left at `now` on the server's clock; the clocks of `running` go on from there. */
export interface ClockMessage {
  readonly now: number;
  readonly left: { readonly [side: Side]: number };
  readonly running: readonly Side[];
}
/** Everything that changed. `from` is the `seq` it builds on, or missing for the whole position. */
export interface Moved {
  readonly is: 'moved';
  readonly game: string;
  readonly seq: number;
  readonly from?: number;
  readonly entry: number;
  readonly backLimit: number;
  /** Whose view it is: of a seat with several sides the one that is asked; '' for an observer. */
  readonly as: Side;
  readonly position: Position;
  readonly log: LogDiff;
  readonly offer: Offer | null;
  readonly clock?: ClockMessage;
  readonly until?: number;
  readonly ended?: Ended;
  /** Sent when the game is over, so that the dice can be checked. */
  readonly seed?: string;
}
/** Sent before the first `moved` and whenever a seat changes. `sides` are those this socket plays; an observer has none. */
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
/** How many games are loaded before this one. */
export interface Wait {
  readonly is: 'wait';
  readonly game: string;
  readonly ahead: number;
}
/** The place of this game's bot in the queue of bots: 1 is next, 0 is thinking. */
export interface Queue {
  readonly is: 'queue';
  readonly game: string;
  readonly place: number;
}
/** The server shuts down; reconnect in a moment. */
export interface Bye {
  readonly is: 'bye';
}
export type Push = Table | Moved | Presence | Chat | Wait | Queue | Bye;

/** Parses what came in. A schema would overlook a field `__proto__`, so it is refused here like any unknown field. */
export const jsonIn = (text: string): unknown =>
  JSON.parse(text, (field, value: unknown) => {
    if (field === '__proto__') throw new SyntaxError('__proto__ is no field');
    return value;
  });
/** Parses the body of a request. PostgreSQL cannot store U+0000, and this escape is the only way to write it in JSON. */
export const bodyIn = (text: string): unknown => {
  if (text.includes(String.raw`\u0000`)) throw new SyntaxError('a text has the character U+0000');
  return jsonIn(text);
};
/** What is wrong with something that came in, in one sentence. */
export const faultIn = (issues: readonly v.BaseIssue<unknown>[]): string => {
  const [issue] = issues;
  const path = issue && v.getDotPath(issue);
  return `${path ? `${path}: ` : ''}${issue?.message ?? 'not understood'}`.slice(0, 200);
};
