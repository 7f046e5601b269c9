/** The one check of all names from outside: players, games, data packs and what they name, lines of chat. */

/** Control and bidirectional characters could make one name look like another; lone surrogates and private characters show as nothing. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Letters and signs that look like a blank: Hangul fillers, the empty Braille cell. */
const EMPTY = /[\s\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Every object already has a field of that name: as the name of a row it would be lost. */
export const isProgramWord = (text: string): boolean => Object.hasOwn(Object.prototype, text);
/** Whether every character can be shown, and at least one is visible. */
export const canBeShown = (text: string, maxLength: number): boolean =>
  text.length <= maxLength && !UNSHOWN.test(text) && text.replaceAll(EMPTY, '') !== '';

/** Text that quotes input from outside: characters that cannot be shown are written as their numbers. */
export const escaped = (text: string): string =>
  text.replaceAll(new RegExp(UNSHOWN, 'gu'), c => `\\u{${c.codePointAt(0)!.toString(16)}}`);

/** What is wrong with a line of text, worded to follow its name: 'is empty'. */
export const lineFault = (text: string, maxLength: number): string | undefined => {
  if (text.length > maxLength) return `is longer than ${maxLength} characters`;
  if (UNSHOWN.test(text)) return 'has characters that cannot be shown';
  return canBeShown(text, maxLength) ? undefined : 'is empty';
};
/** The same for a name. */
export const nameFault = (text: string, maxLength: number): string | undefined =>
  lineFault(text, maxLength) ?? (isProgramWord(text) ? 'is a word of the program: choose another' : undefined);
