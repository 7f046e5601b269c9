/** A finished map as compact JSON: a source is an index into a list, a row of hexes a string of letters. */
import type { Fact } from '../engine/facts.ts';

export const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
export interface Sources {
  readonly facts: readonly Fact[];
  code(fact: Fact): number;
  /** One letter, for strings of hexes. */
  digit(fact: Fact): string;
}
/** The list of sources, filled as they are used. */
export const sourceList = (): Sources => {
  const facts: Fact[] = [];
  const code = (fact: Fact): number => {
    const known = facts.findIndex(f => f.source === fact.source && f.why === fact.why);
    return known >= 0 ? known : facts.push(fact) - 1;
  };
  const digit = (fact: Fact): string => {
    const found = DIGITS[code(fact)];
    if (found === undefined) throw new Error(`more than ${DIGITS.length} sources of ground and borders`);
    return found;
  };
  return { facts, code, digit };
};
/** A list in the file, one item a line. */
export const jsonList = (name: string, items: readonly unknown[]): string =>
  `"${name}":[\n${items.map(item => JSON.stringify(item)).join(',\n')}\n]`;
