/** What the log says where the way back ends. */
import { passing } from '../../../screen/frame/banner.ts';
import type { Learnt } from '../../../screen/frame/log-rows.ts';

export const LEARNT: Learnt = {
  look: 'No way back: a stack was looked at',
  result: 'No way back: the die fell',
  rolledMove: 'No way back: a movement die was rolled',
  coup: 'No way back: the paratroops have dropped',
  haltCheck: 'No way back: a die was rolled',
  dyle: 'No way back: a die was rolled',
  crisis: 'No way back: a die was rolled',
  coupCheck: 'No way back: a die was rolled',
  swiss: 'No way back: a die was rolled',
};
/** Dice and checks of the sequence of play, and what follows from them. */
export const passes = passing(
  'swiss',
  'haltCheck',
  'dyle',
  'crisis',
  'coupCheck',
  'rolledMove',
  'capitulated',
  'dynamo',
  'arrived',
);
