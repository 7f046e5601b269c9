/** What happened since one's own last decision, as moments to look at and as a sentence. */
import type { Told } from '../../engine/table.ts';
import type { Snapshot } from '../session.ts';

/** Lines told at one step, and the moment after it. */
export interface Moment {
  readonly moment: number;
  readonly lines: readonly Told[];
}

/** The steps at which something was told, in order. */
export const momentsOf = ({
  since,
  log,
  stops = [],
  entry,
}: Pick<Snapshot, 'since' | 'log' | 'stops' | 'entry'>): readonly Moment[] => {
  if (since === undefined) return [];
  const told = Map.groupBy(
    log.filter(l => l.entry >= since),
    l => stops.find(s => s > l.entry) ?? entry,
  );
  return [...told].map(([moment, lines]) => ({ moment, lines }));
};

const counted = (n: number, one: string, many: string): string => (n === 1 ? `one ${one}` : `${n} ${many}`);
/** How often each kind of thing happened, in the order given; what has no words of its own is told by its line. */
export const summed = (
  moments: readonly Moment[],
  words: { readonly [kind: string]: readonly [one: string, many: string] },
  alone: readonly string[],
): string => {
  const lines = moments.flatMap(m => m.lines);
  const count = (kind: string): number => lines.filter(l => l.event['is'] === kind).length;
  const counts = Object.entries(words).flatMap(([kind, [one, many]]) =>
    count(kind) ? [counted(count(kind), one, many)] : [],
  );
  const said = lines.filter(l => alone.includes(String(l.event['is']))).map(l => l.text);
  return (
    [counts.length ? `${counts.join(', ')}.` : '', ...said].filter(Boolean).join(' ') ||
    counted(lines.length, 'line in the log', 'lines in the log')
  );
};
