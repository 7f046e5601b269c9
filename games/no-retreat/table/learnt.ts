/** What the log says where the way back ends. */
import { passing } from '../../../screen/frame/banner.ts';
import type { BarrierWords } from '../../../screen/frame/log-rows.ts';

export const LEARNT: BarrierWords = {
  result: 'Can’t undo past a die roll',
  drawnCard: 'Can’t undo past a card draw',
  drawnMarkers: 'Can’t undo past a marker draw',
  turned: 'Can’t undo past a revealed card',
  tableDice: 'Can’t undo past a die roll',
  altEvent: 'Can’t undo past a die roll',
  penalty: 'Can’t undo past a die roll',
};
/** Draws and checks of the sequence of play, and what follows from them. */
export const passes = passing(
  'turn',
  'drewMarkers',
  'stance',
  'dismissed',
  'weather',
  'reinforced',
  'tableDice',
  'tableRolled',
);
