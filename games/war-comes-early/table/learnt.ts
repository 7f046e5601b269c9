/** What the log says where the way back ends. */
import { passing } from '../../../screen/frame/banner.ts';
import type { Learnt } from '../../../screen/frame/log-rows.ts';

export const LEARNT: Learnt = {
  look: 'No way back: a stack was looked at',
  result: 'No way back: the die fell',
  drawn: 'No way back: a marker was drawn',
  air: 'No way back: dice were rolled',
  terror: 'No way back: dice were rolled',
  bonus: 'No way back: a die was rolled',
  staticCorps: 'No way back: a die was rolled',
};
/** Dice and draws of the sequence of play, and what follows from them. */
export const passes = passing('drawn', 'air', 'terror', 'bonus', 'staticCorps', 'capitulated', 'arrived', 'violated');
