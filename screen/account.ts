/** A short summary of the other side's turn: its main moves, its attacks, what it gave up, what it cost the reader. Made from the log lines the reader may see. */
import type { LogLine } from '../engine/table.ts';
import { fightsIn } from './fight/battle-from-log.ts';
import { describeMoves } from './frame/grouped.ts';
import type { LoggedMove, Reading } from './frame/reading.ts';
import { andList, spelled } from './words.ts';

export interface Account {
  readonly moves: readonly string[];
  readonly attacks: readonly string[];
  readonly gaveUp: readonly string[];
  readonly lost: readonly string[];
}
/** The largest moves come first; of the rest only the number is given. */
const MAX_LINES_OF_EACH = 4;
const shortened = (texts: readonly string[], what: string): readonly string[] =>
  texts.length > MAX_LINES_OF_EACH + 1
    ? [...texts.slice(0, MAX_LINES_OF_EACH), `and ${spelled(texts.length - MAX_LINES_OF_EACH, `more ${what}`)}`]
    : texts;

const sizeOf = (moves: readonly LoggedMove[]): number => moves.reduce((n, m) => n + m.units.length + m.more, 0);
const movesIn = (moves: readonly LoggedMove[]): readonly string[] => {
  const goals = [...Map.groupBy(moves, m => m.to).values()];
  const largestFirst = goals.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const texts = largestFirst.map(all => {
    const units = all.flatMap(m => m.units);
    return describeMoves([{ ...all[0]!, units, more: sizeOf(all) - units.length }], all[0]!.to);
  });
  return shortened(texts, 'move');
};

/** From entry `since` on: moves and attacks of the others as `viewer` may read them, and the losses of both. */
export const accountOf = (log: readonly LogLine[], since: number, viewer: string, reading: Reading): Account => {
  const first = log.findIndex(l => l.entry >= since);
  const lines = first < 0 ? [] : log.slice(first);
  const ours = (l: LogLine): boolean => l.event['side'] === viewer;
  const moves = lines.flatMap((l, i) => (ours(l) ? [] : (reading.move(l, lines[i + 1]) ?? [])));
  const losses = lines.filter(l => reading.keeps.losses.includes(String(l.event['is'])));
  const textsOf = (all: readonly LogLine[]): readonly string[] => all.map(l => reading.textOf(l).replace(/\.$/, ''));
  const left = [...new Set(moves.flatMap(m => m.leaves ?? []))];
  return {
    moves: movesIn(moves),
    attacks: shortened(
      fightsIn(lines, reading.fights)
        .filter(f => !ours(f.result))
        .map(reading.fought),
      'attack',
    ),
    gaveUp: [...textsOf(losses.filter(l => !ours(l))), ...(left.length ? [`${andList(left)} left empty`] : [])],
    lost: textsOf(losses.filter(ours)),
  };
};
