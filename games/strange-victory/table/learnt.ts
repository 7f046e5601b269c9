/** What the log says where the way back ends. */
import type { Learnt } from '../../../screen/frame/log-rows.ts';

export const LEARNT: Learnt = {
  turned: 'No way back: a counter was turned',
  reaction: 'No way back: a counter was drawn',
  rolled: 'No way back: dice were rolled',
  landed: 'No way back: a counter was placed',
};
