/** 14.7 The results of the combat tables in plain words, and the chances of each. */
import type { Result } from '../data/rows.ts';
import type { ChanceView } from '../view.ts';

export const RESULT_WORDS: { readonly [R in Result]: string } = {
  A1: 'the attacker loses a step',
  CA1: 'the defender may counterattack, one column to the right',
  CA: 'the defender may counterattack',
  '-': 'nothing comes of it',
  CB: 'a Counterblow comes to lie on an attacking hex',
  CR: 'the defender counterattacks, or takes a D',
  EX: 'each side loses a step',
  'EX/CR': 'each side loses a step; then the defender counterattacks, or takes a D',
  D: 'the defender falls back two hexes, or stands and loses a step',
  D1: 'the defender loses a step',
  DR: 'the defender retreats two hexes; No Actions in one of his hexes',
  DS: 'the defender retreats three hexes; No Actions in all of them',
  DD: 'every defender loses a step, then retreats three hexes; No Actions in all of them',
  DE: 'the defenders are destroyed',
};
export const wordsOf = (result: string): string => RESULT_WORDS[result as Result] ?? '';
/** A dash is no word. */
export const codeOf = (result: string): string => (result === '-' ? '–' : result);
/** For whom a result is: the attacker's eye. */
export const toneOf = (result: string): 'bad' | 'even' | 'good' | 'best' => {
  if (['A1', 'CA', 'CA1', 'CB'].includes(result)) return 'bad';
  if (['-', 'EX', 'EX/CR', 'CR'].includes(result)) return 'even';
  return ['D', 'D1', 'DR'].includes(result) ? 'good' : 'best';
};
export const chanceWords = (chances: readonly ChanceView[]): string =>
  chances.map(c => `${codeOf(c.result)} ${c.dice}`).join(', ');
const BREEDS: readonly string[] = ['CA', 'CA1', 'CR', 'EX/CR'];
/** Of six dice how many let the defender strike back. */
export const breeding = (chances: readonly ChanceView[]): number =>
  chances.reduce((n, c) => n + (BREEDS.includes(c.result) ? c.dice : 0), 0);
