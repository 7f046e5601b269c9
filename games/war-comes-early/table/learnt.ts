/** What the log says where the way back ends. */
import { passing } from '../../../screen/frame/banner.ts';
import type { BarrierWords } from '../../../screen/frame/log-rows.ts';

export const LEARNT: BarrierWords = {
  look: 'Can’t undo past looking at a stack',
  result: 'Can’t undo past a die roll',
  drawn: 'Can’t undo past a marker draw',
  air: 'Can’t undo past a die roll',
  terror: 'Can’t undo past a die roll',
  bonus: 'Can’t undo past a die roll',
  staticCorps: 'Can’t undo past a die roll',
};
/** Dice and draws of the sequence of play, and what follows from them. */
export const passes = passing('drawn', 'air', 'terror', 'bonus', 'staticCorps', 'capitulated', 'arrived', 'violated');
