/** A turn of the other side in short, from what the log says to whoever reads it: main moves, attacks, what it gave up, what it cost us. */
import type { LogLine } from '../engine/table.ts';
import { fightsIn } from './fight/battle-from-log.ts';
import { movesSaid } from './frame/grouped.ts';
import type { MoveTold, Reading } from './frame/reading.ts';
import { andList, spelled } from './words.ts';

export interface Account {
  readonly moves: readonly string[];
  readonly attacks: readonly string[];
  readonly gaveUp: readonly string[];
  readonly lost: readonly string[];
}
/** So many of each are told, the weightiest first; of the rest the number. */
const MAX_TOLD_OF_EACH = 4;
const few = (texts: readonly string[], what: string): readonly string[] =>
  texts.length > MAX_TOLD_OF_EACH + 1
    ? [...texts.slice(0, MAX_TOLD_OF_EACH), `and ${spelled(texts.length - MAX_TOLD_OF_EACH, `more ${what}`)}`]
    : texts;

const sizeOf = (moves: readonly MoveTold[]): number => moves.reduce((n, m) => n + m.units.length + m.more, 0);
const movesIn = (moves: readonly MoveTold[]): readonly string[] => {
  const goals = [...Map.groupBy(moves, m => m.to).values()];
  const weighty = goals.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const told = weighty.map(all => {
    const units = all.flatMap(m => m.units);
    return movesSaid([{ ...all[0]!, units, more: sizeOf(all) - units.length }], all[0]!.to);
  });
  return few(told, 'move');
};

/** What `eyes` may read of the lines from entry `since` on that another side is named in. */
export const accountOf = (log: readonly LogLine[], since: number, eyes: string, reading: Reading): Account => {
  const first = log.findIndex(l => l.entry >= since);
  const lines = first < 0 ? [] : log.slice(first);
  const ours = (l: LogLine): boolean => l.event['side'] === eyes;
  const moves = lines.flatMap((l, i) => (ours(l) ? [] : (reading.move(l, lines[i + 1]) ?? [])));
  const losses = lines.filter(l => reading.keeps.losses.includes(String(l.event['is'])));
  const said = (all: readonly LogLine[]): readonly string[] => all.map(l => reading.said(l).replace(/\.$/, ''));
  const left = [...new Set(moves.flatMap(m => m.leaves ?? []))];
  return {
    moves: movesIn(moves),
    attacks: few(
      fightsIn(lines, reading.fights)
        .filter(f => !ours(f.result))
        .map(reading.fought),
      'attack',
    ),
    gaveUp: [...said(losses.filter(l => !ours(l))), ...(left.length ? [`${andList(left)} left empty`] : [])],
    lost: said(losses.filter(ours)),
  };
};
