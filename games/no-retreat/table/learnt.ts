/** What the log says where the way back ends. */
import { passing } from '../../../screen/frame/banner.ts';
import type { Learnt } from '../../../screen/frame/log-rows.ts';

export const LEARNT: Learnt = {
  result: 'No way back: the die fell',
  drawnCard: 'No way back: a card was drawn',
  drawnMarkers: 'No way back: markers were drawn',
  turned: 'No way back: a card was turned up',
  tableRolled: 'No way back: a die was rolled',
  penalty: 'No way back: dice were rolled',
};
/** Draws and checks of the sequence of play, and what follows from them. */
export const passes = passing('turn', 'drewMarkers', 'stance', 'dismissed', 'weather', 'reinforced', 'tableRolled');
