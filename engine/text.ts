/** Text in columns, for games drawn as text. */

/** A word as it is measured, and as it is shown with its colours. */
export interface Cell {
  readonly plain: string;
  readonly inked: string;
}
/** Cells in a row, broken at the width, under a name that takes `indent` columns. */
export const flowed = (name: string, cells: readonly Cell[], width: number, indent: number): readonly string[] => {
  const lines: string[] = [];
  let line = name.padEnd(indent);
  let used = indent;
  for (const c of cells) {
    if (used > indent && used + c.plain.length > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent);
      used = indent;
    }
    line += `${c.inked}  `;
    used += c.plain.length + 2;
  }
  return [...lines, line.trimEnd()];
};
