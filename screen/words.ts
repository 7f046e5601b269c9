/** Lists in words. */
const listed = (names: readonly string[], last: string): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}` : (names[0] ?? '');
/** 'Namur, Dinant and Charleroi' */
export const andList = (names: readonly string[]): string => listed(names, 'and');
export const orList = (names: readonly string[]): string => listed(names, 'or');
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
/** 'one step', '12 steps'. */
export const spelled = (n: number, one: string, many = `${one}s`): string =>
  `${NUMBERS[n] ?? n} ${n === 1 ? one : many}`;
/** The text with a capital letter at its start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const words = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `;
/** The accessible name of a button: its choice in full, then its short label if the full text does not contain it. Not in brackets, because accessibility checks ignore text in brackets when they compare names. */
export const accessibleName = (short: string, full: string): string =>
  words(full).includes(words(short)) ? full : `${full}: ${short}`;
