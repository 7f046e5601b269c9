/** What the log says where the way back ends. */
import { passing, type Passing } from '../../../screen/frame/banner.ts';
import type { Learnt } from '../../../screen/frame/log-rows.ts';

export const LEARNT: Learnt = {
  turned: 'No way back: a counter was turned',
  reaction: 'No way back: a counter was drawn',
  rolled: 'No way back: dice were rolled',
  landed: 'No way back: a counter was placed',
};
/** 10.2-10.4 What the end of a turn brings by itself, and what falls on a division in the counterattack. */
const PASSES = passing('landed', 'noLanding', 'ports', 'reaction', 'refugees', 'recovered');
export const passes: Passing = l => PASSES(l) || (l.event['is'] === 'panic' && l.case === '10.4');
