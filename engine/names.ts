/** The one check of all names that come from outside: players, games, data packs and what they name, lines of chat. */

/** Control and bidirectional characters would let a name pass for another; halves of a letter and private ones show as nothing. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Letters and signs that are as empty as a blank: Hangul fillers, the empty Braille cell. */
const EMPTY = /[\s\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Every object has a field of that name already: as the name of a row it would be lost on its way. */
export const isProgramWord = (said: string): boolean => Object.hasOwn(Object.prototype, said);
/** Whether every character can be shown, and one can be seen. */
export const canBeShown = (said: string, maxLength: number): boolean =>
  said.length <= maxLength && !UNSHOWN.test(said) && said.replaceAll(EMPTY, '') !== '';

/** A text that quotes what came from outside: what cannot be shown is written as its number. */
export const escaped = (said: string): string =>
  said.replaceAll(new RegExp(UNSHOWN, 'gu'), c => `\\u{${c.codePointAt(0)!.toString(16)}}`);

/** What is wrong with a line of text, to be said after it: 'is empty'. */
export const lineFault = (said: string, maxLength: number): string | undefined => {
  if (said.length > maxLength) return `is longer than ${maxLength} characters`;
  if (UNSHOWN.test(said)) return 'has characters that cannot be shown';
  return canBeShown(said, maxLength) ? undefined : 'is empty';
};
/** The same of a name. */
export const nameFault = (said: string, maxLength: number): string | undefined =>
  lineFault(said, maxLength) ?? (isProgramWord(said) ? 'is a word of the program: choose another' : undefined);
