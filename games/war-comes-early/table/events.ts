/** What the log tells of nations. */
import type { LogLine } from '../../../engine/table.ts';

/** Whatever of this is told afterwards, the event is past. */
const PAST = ['moved', 'declared', 'flanked', 'turn', 'drawn', 'slipped', 'air'];
const FOLLOWS = ['bonus', 'points', 'taken', 'breached'];
/** 4.5 The last capitulation, while nothing has gone on since, and what came of it. */
export const capitulationIn = (log: readonly LogLine[]): readonly LogLine[] => {
  const at = log.findLastIndex(l => l.event['is'] === 'capitulated');
  const after = at < 0 ? [] : log.slice(at + 1);
  /** The march in which a capital fell is told with it. */
  const isPast = (l: LogLine): boolean => l.entry > log[at]!.entry && PAST.includes(String(l.event['is']));
  if (at < 0 || after.some(isPast)) return [];
  return [log[at]!, ...after.filter(l => l.text && FOLLOWS.includes(String(l.event['is'])))];
};
