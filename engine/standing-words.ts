/** A standing order in words, for a terminal and a screen. */
import type { Choice } from './decide.ts';
import { POLICIES, type Answer, type Condition, type Policy, type StandingOrder } from './standing.ts';

/** 'choosingLoss' as 'choosing loss'. */
export const kindWords = (kind: string): string => kind.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
/** 'place.7th' as 'place of 7th'. */
export const factWords = (fact: string): string => {
  const [name = '', ...rest] = fact.split('.');
  const row = rest.join('.');
  if (name === 'about') return `the ${kindWords(row)} in question`;
  return row ? `${kindWords(name)} of ${row}` : kindWords(name);
};
const conditionWords = (c: Condition): string =>
  [
    factWords(c.fact),
    ...(c.is === undefined ? [] : [`is ${String(c.is)}`]),
    ...(c.least === undefined ? [] : [`is at least ${c.least}`]),
    ...(c.most === undefined ? [] : [`is at most ${c.most}`]),
  ].join(' ');
export const conditionsWords = (all: readonly Condition[]): string => all.map(conditionWords).join(' and ');

/** A choice by its labels: 'retreat F X 2223'. */
const choiceWords = (c: Choice): string => Object.values(c).flat().map(String).join(' ');
export const answerWords = (a: Answer, policies: readonly Pick<Policy, 'id' | 'title'>[]): string => {
  if (a.is === 'hold') return 'ask me';
  if (a.is === 'choice') return choiceWords(a.choice);
  const { policy, limits = {} } = a;
  const within = Object.entries(limits).map(([limit, v]) => `${limit}: ${Array.isArray(v) ? v.join(', ') : String(v)}`);
  return [[...POLICIES, ...policies].find(p => p.id === policy)?.title ?? policy, ...within].join('; ');
};
const timesWords = (times: number | undefined): string => {
  if (times === undefined) return '';
  return times === 1 ? ', once' : `, ${times} times`;
};
const clause = (word: string, all: readonly Condition[] | undefined): string =>
  all?.length ? `, ${word} ${conditionsWords(all)}` : '';
/** 'retreating: pass, when turn is at least 3, until turn is at least 8, once' */
export const orderWords = (o: StandingOrder, policies: readonly Pick<Policy, 'id' | 'title'>[]): string =>
  `${kindWords(o.kind)}: ${answerWords(o.answer, policies)}` +
  clause('when', o.when) +
  clause('unless', o.unless) +
  clause('until', o.until) +
  timesWords(o.times);
