/** Which sounds go with a change of the game. */
import type { LogLine } from '../../engine/table.ts';

export const SOUNDS = ['die', 'counter', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Fields of an event that show a die roll; `PLACES` those that show a counter moved. */
const DICE = ['face', 'die', 'dice', 'rolled'];
const PLACES = ['hex', 'area', 'unit', 'units', 'division', 'piece'];
const has = (line: LogLine, fields: readonly string[]): boolean => fields.some(f => Boolean(line.event[f]));

/** At most one of die and counter, then 'turn' if the player is to decide after others did. */
export const heardIn = (news: readonly LogLine[], wasMine: boolean, isMine: boolean): readonly Sound[] => {
  const lands: readonly Sound[] = news.some(l => has(l, DICE))
    ? ['die']
    : news.some(l => has(l, PLACES))
      ? ['counter']
      : [];
  return isMine && !wasMine ? [...lands, 'turn'] : lands;
};
