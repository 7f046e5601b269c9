/** What the log says at an undo barrier. */
import { passing, type Passing } from '../../../screen/frame/banner.ts';
import type { BarrierWords } from '../../../screen/frame/log-rows.ts';

export const LEARNT: BarrierWords = {
  turned: 'Can’t undo past a revealed counter',
  reaction: 'Can’t undo past a counter draw',
  rolled: 'Can’t undo past a die roll',
  landed: 'Can’t undo past the placing of a counter',
};
/** 9.1, 10.2-10.4 Events that the banner shows: what comes without a decision at the end of a turn and in a counterattack. */
const PASSES = passing('landed', 'noLanding', 'ports', 'reaction', 'refugees', 'recovered');
export const passes: Passing = l => PASSES(l) || (l.event['is'] === 'panic' && l.case === '10.4');
