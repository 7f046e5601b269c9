/** F3 A decision always belongs to one side. One predicate, `judge`, lists, refuses, explains and re-checks. */
import type { Draw } from './chance.ts';
import type { Next } from './flow.ts';
import type { Rnd } from './random.ts';
import type { Case, Json, Side, State, Vars } from './state.ts';

export interface Question {
  readonly side: Side;
  readonly kind: string;
  readonly case: Case;
  readonly about: Vars;
  /** Being forced to an answer would reveal something: no host answers this question by itself. */
  readonly secret?: true;
}

export type Wait =
  | { readonly for: 'run' }
  | { readonly for: 'choice'; readonly ask: Question }
  | { readonly for: 'sealed' }
  | { readonly for: 'chance'; readonly draw: Draw }
  | { readonly for: 'over'; readonly result: Json };

export type Choice = { readonly do: string; readonly [field: string]: Json };

/** Why a choice cannot be taken back: chance, something was looked at, or the other side decides next. */
export type Bar = 'chance' | 'look' | 'side';
export type Granted = { readonly ok: true; readonly cost?: number; readonly bars?: Bar };
export type Refused = {
  readonly ok: false;
  readonly case: Case;
  readonly why: string;
  readonly where?: readonly number[];
  readonly obstacle?: Obstacle;
};
/** What a refusal depends on, as data: change that, and the choice is legal or refused for another reason. The law of truth (test/truth.ts) checks it. A refusal that depends on the map, a counter or the choice itself has no obstacle. */
export type Obstacle =
  /** Rows of a column: where units are, what they have done, who controls a hex, points left, a marker. */
  | { readonly is: 'cells'; readonly column: string; readonly rows: readonly number[] }
  /** A variable of the innermost frame that has one of this name: points spent on this march, units picked so far. */
  | { readonly is: 'variable'; readonly name: string }
  /** A mark of a frame: an event that happens once a battle, phase, turn or game has happened. */
  | { readonly is: 'mark'; readonly name: string }
  /** Units in these hexes or areas, zones of control over them, or a supply line of these units. Each game's laws say how to remove it. */
  | { readonly is: 'stack' | 'zone' | 'supply'; readonly at: readonly number[] }
  /** The step of the sequence of play that must end first, by its label. */
  | { readonly is: 'step'; readonly at: string }
  /** The sides that decide now. */
  | { readonly is: 'turn'; readonly of: readonly Side[] };
export type Verdict = Granted | Refused;

export const ok: Granted = { ok: true };
/** Written out instead of spread: every march of a playout comes by here. */
export const granted = ({ cost, bars }: Omit<Granted, 'ok'>): Granted => {
  if (cost === undefined) return bars === undefined ? ok : { ok: true, bars };
  return bars === undefined ? { ok: true, cost } : { ok: true, cost, bars };
};
export const no = (ruleCase: Case, why: string, where?: readonly number[]): Refused =>
  where ? { ok: false, case: ruleCase, why, where } : { ok: false, case: ruleCase, why };
/** A refusal that depends on the position. */
export const blockedBy = (obstacle: Obstacle, ruleCase: Case, why: string, where?: readonly number[]): Refused =>
  where ? { ok: false, case: ruleCase, why, where, obstacle } : { ok: false, case: ruleCase, why, obstacle };
/** Rows of a column that stand in the way: `blockedBy(cells('moved', unit), '11.2', …)`. */
export const cells = (column: string, ...rows: readonly number[]): Obstacle => ({ is: 'cells', column, rows });
/** Where these units are stands in the way: every game calls that column `place`. */
export const places = (...units: readonly number[]): Obstacle => cells('place', ...units);
/** A cell of a column with one row stands in the way: a track, a marker, the turn. */
export const trackCell = (column: string): Obstacle => ({ is: 'cells', column, rows: [0] });
export const variable = (name: string): Obstacle => ({ is: 'variable', name });
export const markOf = (name: string): Obstacle => ({ is: 'mark', name });
export const stackAt = (...at: readonly number[]): Obstacle => ({ is: 'stack', at });
export const zoneAt = (...at: readonly number[]): Obstacle => ({ is: 'zone', at });
export const supplyOf = (...at: readonly number[]): Obstacle => ({ is: 'supply', at });
export const stepFirst = (at: string): Obstacle => ({ is: 'step', at });
/** What only the end of the step under way changes, such as who takes part in a march or battle. A position that is being set by hand has no step yet. */
export const untilOver = (g: State): Obstacle => stepFirst(g.stack.at(-1)?.at ?? '');

/** The reason as a whole sentence, as hosts show it. */
export const asSentence = (why: string): string => {
  const sentence = why.charAt(0).toUpperCase() + why.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
};

/** What a player should know before a choice: what stays undone, what it costs, how the dice may fall. */
export interface Caution {
  readonly says: readonly string[];
  /** Each outcome of the dice in words, with its probability. */
  readonly chances?: readonly { readonly name: string; readonly share: number }[];
  /** The host asks before it gives this choice: much is left undone, or it can be made once in the game. */
  readonly asks?: true;
}

/** From this many left undone on, a confirmation is asked for, provided fewer were done. */
const MIN_LEFT_TO_CONFIRM = 5;
/** What ending a phase leaves undone, in words; asks for confirmation if that is much. */
export const leaves = (left: number, done: number, words: string): Caution | undefined =>
  left ? { says: [words], ...(left >= MIN_LEFT_TO_CONFIRM && left > done ? { asks: true as const } : {}) } : undefined;
/** Puts who and where before a reason: 'F X cannot get to Namur: …'. */
export const named = (v: Refused, words: string): Refused => ({ ...v, why: `${words}: ${v.why}` });

export interface Decision<C extends Choice = Choice> {
  /** The verbs `judge` can explain, even where no candidate has them now. */
  readonly verbs?: readonly string[];
  /** A cheap list that contains every legal choice. */
  candidates(g: State, a: Question): readonly C[];
  /** The candidates among which `c` would be if it is one: for decisions whose whole list is expensive. */
  near?(g: State, a: Question, c: C): readonly C[];
  judge(g: State, a: Question, c: C): Verdict;
  take(g: State, a: Question, c: C): Next;
  /** One random legal choice, found without listing all; it never removes anything from a draft. */
  sample?(g: State, a: Question, rnd: Rnd): C;
  /** What is chosen when the time to plan is up: the smallest plan that is legal. Without this function: `done`, else a pass, else the first listed choice. */
  least?(g: State, a: Question): C;
  /** The verbs that end a phase or a turn. Like choices that bar an undo, they get no number key beside harmless ones. */
  readonly ends?: readonly string[];
  /** The verbs that decide nothing where theirs is the only choice: a host may give that answer itself (forced.ts). */
  readonly forced?: readonly string[];
  /** Asked only while sides plan in secret (sealed.ts): no standing order answers it. */
  readonly planned?: true;
  caution?(g: State, a: Question, c: C): Caution | undefined;
  /** The choice in words, for a button or a terminal. */
  say(g: State, a: Question, c: C): string;
}
export type Decisions = { readonly [kind: string]: Decision };

export const legal = <C extends Choice>(d: Decision<C>, g: State, a: Question): readonly C[] =>
  d.candidates(g, a).filter(c => d.judge(g, a, c).ok);

/** Uniform over the legal choices: draws a candidate and judges it, until one is legal. */
export const drawLegal = <C extends Choice>(d: Decision<C>, g: State, a: Question, rnd: Rnd): C => {
  const all = d.candidates(g, a);
  const k = drawNumber(all.length, i => d.judge(g, a, all[i]!).ok, rnd);
  if (k < 0) throw new Error(`no legal choice at ${a.kind} (${a.case})`);
  return all[k]!;
};
/** A uniformly random number below `count` for which `may` holds, or -1. With choices that are numbered instead of listed, only the drawn one is built. */
export const drawNumber = (count: number, may: (k: number) => boolean, rnd: Rnd): number => {
  let left: number[] | undefined; // the first number drawn is usually good, and no list is needed
  for (let n = count; n > 0; n--) {
    const i = rnd(n);
    const k = left ? left[i]! : i;
    if (may(k)) return k;
    left ??= firstNumbers(count);
    left[i] = left[n - 1]!;
  }
  return -1;
};
const NUMBERS: number[] = [];
/** The numbers below `count`, copied: random play needs many such lists. */
const firstNumbers = (count: number): number[] => {
  while (NUMBERS.length < count) NUMBERS.push(NUMBERS.length);
  return NUMBERS.slice(0, count);
};
/** For `sample`, where everything listed is legal. */
export const oneOf = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;
/** Draws one of `count` heads (mostly units) and then one of its legal choices, and tries other heads until there is one: the lists of other heads are never built. */
export const drawByHead = <C extends Choice>(
  may: (c: C) => boolean,
  count: number,
  choicesOf: (head: number) => readonly C[],
  rnd: Rnd,
): C | undefined => {
  let heads: number[] | undefined;
  for (let left = count; left > 0; left--) {
    const k = rnd(left);
    const choices = choicesOf(heads ? heads[k]! : k);
    const i = drawNumber(choices.length, n => may(choices[n]!), rnd);
    if (i >= 0) return choices[i]!;
    heads ??= firstNumbers(count);
    heads[k] = heads[left - 1]!;
  }
  return undefined;
};
export const sampleOf = (d: Decision, g: State, a: Question, rnd: Rnd): Choice =>
  d.sample ? d.sample(g, a, rnd) : drawLegal(d, g, a, rnd);

const PASSING_VERBS = ['done', 'pass'];
/** The smallest choice a side may make. */
export const leastOf = (d: Decision, g: State, a: Question): Choice => {
  if (d.least) return d.least(g, a);
  const all = legal(d, g, a);
  const fewest = PASSING_VERBS.flatMap(verb => all.filter(c => c.do === verb))[0] ?? all[0];
  if (!fewest) throw new Error(`no legal choice at ${a.kind} (${a.case})`);
  return fewest;
};

/** Equal in every field, in whatever order the fields were written. */
export const sameChoice = (a: Json, b: Json): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  const one = a as { readonly [k: string]: Json };
  const two = b as { readonly [k: string]: Json };
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(two).length) return false;
  for (const k of keys) if (!Object.hasOwn(two, k) || !sameChoice(one[k]!, two[k]!)) return false;
  return true;
};
const sameList = (a: readonly Json[], b: readonly Json[]): boolean =>
  a.length === b.length && a.every((x, i) => sameChoice(x, b[i]!));
