/** The log as rows: lines, turn headings, and bars where something was learnt or rolled. */
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

/** What each kind of event learns; the words of the bar under it. */
export type Learnt = Readonly<Record<string, string>>;

/** The heading of a turn: its number, or what the line calls it where it has none. */
export const turnTitle = ({ event, text }: Pick<LogLine, 'event' | 'text'>): string =>
  event['turn'] === undefined ? text.replace(/\.$/, '') : `Turn ${String(event['turn'])}`;
/** The first line of an entry at or after `limit` may be gone back to; bars stand after what barred. */
export const laidOut = (log: readonly LogLine[], limit: number, entry: number, learns: Learnt): readonly LogRow[] => {
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
    const learnt = learns[String(line.event['is'])];
    if (learnt && rows.at(-2)?.is !== 'bar') rows.push({ is: 'bar', text: learnt });
  }
  return rows;
};
