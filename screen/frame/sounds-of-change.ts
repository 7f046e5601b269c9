/** What is heard of a change on the table. */
import type { LogLine } from '../../engine/table.ts';

export const SOUNDS = ['die', 'counter', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A line with a die in it, or with a counter that went somewhere. */
const DICE = ['face', 'die', 'dice', 'rolled'];
const PLACES = ['hex', 'area', 'unit', 'units', 'division', 'piece'];
const has = (line: LogLine, fields: readonly string[]): boolean => fields.some(f => Boolean(line.event[f]));

/** At most a die or a counter, and then that it is one's turn after others have decided. */
export const heardIn = (news: readonly LogLine[], wasMine: boolean, isMine: boolean): readonly Sound[] => {
  const lands: readonly Sound[] = news.some(l => has(l, DICE))
    ? ['die']
    : news.some(l => has(l, PLACES))
      ? ['counter']
      : [];
  return isMine && !wasMine ? [...lands, 'turn'] : lands;
};
