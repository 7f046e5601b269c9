/** The log as rows: lines, turn headings, and bars at undo barriers. */
import type { LogLine } from '../../engine/table.ts';

export type LogRow =
  | {
      readonly is: 'line';
      readonly entry: number;
      readonly text: string;
      readonly case: string;
      readonly back: boolean;
      readonly last: boolean;
    }
  | { readonly is: 'bar'; readonly text: string }
  | { readonly is: 'head'; readonly text: string };

/** By kind of event: the words of the bar under it, such as 'Can’t undo past a die roll'. */
export type BarrierWords = Readonly<Record<string, string>>;

/** The heading of a turn: its number, or the text of the line if it has none. */
export const turnTitle = ({ event, text }: Pick<LogLine, 'event' | 'text'>): string =>
  event['turn'] === undefined ? text.replace(/\.$/, '') : `Turn ${String(event['turn'])}`;
/** The player can rewind to the first line of each entry from `limit` on. */
export const logRows = (
  log: readonly LogLine[],
  limit: number,
  entry: number,
  barriers: BarrierWords,
): readonly LogRow[] => {
  const rows: LogRow[] = [];
  const newest = log.at(-1)?.entry;
  let before: number | undefined;
  for (const line of log) {
    const first = line.entry !== before;
    before = line.entry;
    if (line.event['is'] === 'turn') rows.push({ is: 'head', text: turnTitle(line) });
    if (line.event['is'] === 'turn' && line.text === `${turnTitle(line)}.`) continue; // the heading says it
    rows.push({
      is: 'line',
      entry: line.entry,
      text: line.text,
      case: line.case,
      back: first && line.entry >= limit && limit < entry && line.event['is'] !== 'agreed',
      last: line.entry === newest,
    });
    const words = barriers[String(line.event['is'])];
    // Where the player can still rewind, the die or the reveal was no barrier.
    if (words && (line.entry < limit || limit >= entry) && rows.at(-2)?.is !== 'bar')
      rows.push({ is: 'bar', text: words });
  }
  return rows;
};
