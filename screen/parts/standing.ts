/** Standing orders as a list: the first that matches answers, so the order is half of what they say. */
import { conditionsWords } from '../../engine/standing-words.ts';
import type { Condition, Speech } from '../../engine/standing.ts';

export interface StandingLine {
  readonly id: string;
  /** Of the choices the game offers. */
  readonly when: string;
  readonly unless?: string;
  /** Facts that must all hold, and facts of which none may. */
  readonly only?: readonly Condition[];
  readonly except?: readonly Condition[];
  readonly answer: string;
  /** When it ends. */
  readonly until: string;
  /** How often it may answer; without, as often as it matches. */
  readonly times?: number;
}
/** What a game lets a player say, each with its words. `always` matches whatever happens. */
export interface Sayable {
  readonly id: string;
  readonly words: string;
  readonly always?: boolean;
}
export interface StandingWords {
  readonly when: readonly Sayable[];
  readonly answers: readonly Reply[];
  readonly until: readonly Sayable[];
  /** What conditions may be made of; without, `unless` is one of `when`. */
  readonly facts?: Speech['facts'];
}
/** An answer, or a policy that finds one; `to` are those of `when` that it can answer, all where nothing is said. */
export interface Reply extends Sayable {
  readonly policy?: boolean;
  readonly to?: readonly string[];
}
export const repliesTo = (words: StandingWords, when: string): readonly Reply[] =>
  words.answers.filter(a => !a.to || a.to.includes(when));

/** One place up or down; at the end of the list nothing changes. */
export const moved = <T extends { readonly id: string }>(all: readonly T[], id: string, by: -1 | 1): readonly T[] => {
  const from = all.findIndex(o => o.id === id);
  const to = from + by;
  const one = all[from];
  if (!one || to < 0 || to >= all.length) return all;
  const rest = all.toSpliced(from, 1);
  return rest.toSpliced(to, 0, one);
};
/** With a changed order in its place, or a new one at the end. */
export const written = (all: readonly StandingLine[], line: StandingLine): readonly StandingLine[] =>
  all.some(o => o.id === line.id) ? all.map(o => (o.id === line.id ? line : o)) : [...all, line];
export const withdrawn = (all: readonly StandingLine[], id: string): readonly StandingLine[] =>
  all.filter(o => o.id !== id);

/** An earlier order that answers whenever this one would, with no end of its own before this one's: this one never speaks. */
export const hiddenBy = (all: readonly StandingLine[], id: string, words: StandingWords): StandingLine | undefined => {
  const at = all.findIndex(o => o.id === id);
  const line = all[at];
  const covers = (o: StandingLine): boolean =>
    line !== undefined &&
    o.unless === undefined &&
    !o.only?.length &&
    !o.except?.length &&
    o.times === undefined &&
    (o.when === line.when || words.when.find(w => w.id === o.when)?.always === true) &&
    (o.until === line.until || words.until.find(w => w.id === o.until)?.always === true);
  return all.slice(0, at).find(covers);
};

const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const wordsOf = (all: readonly Sayable[], id: string): string => all.find(w => w.id === id)?.words ?? id;
export const conditionOf = (line: StandingLine, words: StandingWords): string =>
  wordsOf(words.when, line.when) +
  (line.only?.length ? `, if ${conditionsWords(line.only)}` : '') +
  (line.unless ? `, unless ${small(wordsOf(words.when, line.unless))}` : '') +
  (line.except?.length ? `, unless ${line.except.map(c => conditionsWords([c])).join(' or ')}` : '');
export const answerOf = (line: StandingLine, words: StandingWords): string => wordsOf(words.answers, line.answer);
/** `once, until the turn ends` */
export const endOf = (line: StandingLine, words: StandingWords): string => {
  const times = line.times === undefined ? '' : line.times === 1 ? 'once, ' : `${line.times} times, `;
  return times + small(wordsOf(words.until, line.until));
};
/** A number for a new line that no other has. */
export const freshId = (all: readonly StandingLine[]): string =>
  `order ${1 + Math.max(0, ...all.map(o => Number(/\d+$/.exec(o.id)?.[0] ?? 0)))}`;
