/** Colours for a terminal. NO_COLOR turns them off, and a pipe gets plain text. */
import type { Ink } from '../engine/text.ts';

const ESCAPE = '\u001b';
const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  cyan: [36, 39],
} as const;

export const inkFor = (coloured: boolean): Ink =>
  Object.fromEntries(
    Object.entries(CODES).map(([name, [on, off]]) => [
      name,
      (text: string) => (coloured && text ? `${ESCAPE}[${on}m${text}${ESCAPE}[${off}m` : text),
    ]),
  ) as unknown as Ink;

export const wantsColour = (isTerminal: boolean, env: { readonly [name: string]: string | undefined }): boolean =>
  isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';

const COLOUR = new RegExp(`${ESCAPE}\\[\\d+m`, 'g');
/** How many columns a text takes; colour codes take none. */
export const widthOf = (text: string): number => [...text.replace(COLOUR, '')].length;

/** Breaks a text at spaces. Its own indentation stays on the first line, `indent` opens the others, and a word longer than the line stays whole. */
export const wrap = (text: string, width: number, indent = ''): readonly string[] => {
  const lead = /^ */.exec(text)![0];
  const lines: string[] = [];
  let line = lead;
  let begun = false;
  for (const word of text.slice(lead.length).split(' ')) {
    if (begun && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line.trimEnd());
      line = indent + word;
    } else line += begun ? ` ${word}` : word;
    begun = true;
  }
  return [...lines, line];
};
