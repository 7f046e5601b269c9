/** Words for log lines that cannot be undone, and the events that the banner reports. */
import { passing } from '../../../screen/frame/banner.ts';
import type { BarrierWords } from '../../../screen/frame/log-rows.ts';
import type { LOOK } from '../../../engine/events.ts';
import type { SeedsEvent } from '../rules/flow.ts';

const DICE = 'Can’t undo past a die roll';
export const LEARNT: BarrierWords = {
  drew: 'Can’t undo past a card draw',
  look: 'Can’t undo past looking at a stack',
  mobile: DICE,
  fought: DICE,
  airBattle: DICE,
  command: DICE,
  points: DICE,
  intelligence: DICE,
  income: DICE,
  check: DICE,
  stated: 'Can’t undo past the reveal of orders',
  spent: 'Can’t undo past the reveal of orders',
} satisfies { readonly [E in SeedsEvent | typeof LOOK]?: string };
/** Events of the sequence of play that the banner reports. */
const PASSING: readonly SeedsEvent[] = [
  'status',
  'pending',
  'averted',
  'intelligence',
  'check',
  'income',
  'stated',
  'points',
  'command',
  'week',
  'ended',
];
export const passes = passing(...PASSING);
