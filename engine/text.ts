/** Text in columns, for games drawn as text. */
import type { Side, State } from './state.ts';

/** A word: `plain` is measured, `shown` has its colours. */
export interface Cell {
  readonly plain: string;
  readonly inked: string;
}
export const plain = (text: string): Cell => ({ plain: text, inked: text });
/** Words, broken at spaces. */
export const wrapped = (text: string, width: number, indent: number): readonly string[] => {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  for (const word of text.split(' ')) {
    if (line.trim() && line.length + word.length > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(indent + 2);
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
};
/** A stack: its place, then its units. */
export const stacked = (place: string, units: readonly string[], ink: Ink): readonly Cell[] =>
  units.map((words, i) =>
    i ? plain(`+ ${words}`) : { plain: `${place}: ${words}`, inked: `${ink.bold(place)}: ${words}` },
  );
/** Cells in a row, broken at the width, after a name that takes `indent` columns. */
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

/** Colours of a terminal, or none. */
export type Paint = (text: string) => string;
export interface Ink {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly yellow: Paint;
  readonly blue: Paint;
  readonly cyan: Paint;
}
/** How a terminal shows a game to a side, from that side's view; each line fits the width. */
export interface Printer {
  /** Turn, date and score on one line. */
  header(g: State, ink: Ink, side: Side): string;
  situation(g: State, ink: Ink, width: number, side: Side): readonly string[];
  /** The whole ground in detail. */
  map(g: State, ink: Ink, width: number, side: Side): readonly string[];
  score(g: State, ink: Ink, width: number, side: Side): readonly string[];
  /** What the marks of the situation mean. */
  readonly legend: string;
}
