/** Colours of a terminal, or none: NO_COLOR is respected and a pipe gets plain text. */
const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], blue: [34, 39], cyan: [36, 39] } as const;
export type Ink = { readonly [K in keyof typeof CODES]: (text: string) => string };

export const inkFor = (coloured: boolean): Ink => Object.fromEntries(Object.entries(CODES).map(([name, [on, off]]) =>
  [name, (text: string) => (coloured && text ? `\u001b[${on}m${text}\u001b[${off}m` : text)])) as unknown as Ink;

export const wantsColour = (isTerminal: boolean, env: { readonly [name: string]: string | undefined }): boolean =>
  isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';

/** Columns a text takes: colours take none. */
export const widthOf = (text: string): number => [...text.replace(/\u001b\[\d+m/g, '')].length;

/** Breaks at spaces; lines after the first are indented. A word longer than the line stays whole. */
export const wrap = (text: string, width: number, indent = ''): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && widthOf(line) + 1 + widthOf(word) > width) { lines.push(line); line = indent + word; }
    else line = line === '' && lines.length === 0 ? word : `${line} ${word}`;
  }
  return [...lines, line];
};
