/** What the log says where the way back ends, and what the banner tells of a turn. */
import { passing } from '../../../screen/frame/banner.ts';
import type { Learnt } from '../../../screen/frame/log-rows.ts';

const DICE = 'No way back: dice were rolled';
export const LEARNT: Learnt = {
  drew: 'No way back: cards were drawn',
  look: 'No way back: a stack was looked at',
  mobile: DICE,
  fought: DICE,
  airBattle: DICE,
  command: DICE,
  points: DICE,
  intelligence: DICE,
  income: DICE,
  check: DICE,
  stated: 'No way back: the plans were opened',
  spent: 'No way back: the plans were opened',
};
/** Dice and draws of the sequence of play, and what follows from them. */
export const passes = passing(
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
);
