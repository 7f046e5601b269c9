/** What the log says at an undo barrier. */
import { passing } from '../../../screen/frame/banner.ts';
import type { BarrierWords } from '../../../screen/frame/log-rows.ts';
import type { LoggedEvent } from '../rules/flow.ts';

export const LEARNT = {
  look: 'Can’t undo past looking at a stack',
  result: 'Can’t undo past a die roll',
  rolledMove: 'Can’t undo past a movement roll',
  coup: 'Can’t undo past the airdrop',
  haltCheck: 'Can’t undo past a die roll',
  dyle: 'Can’t undo past a die roll',
  crisis: 'Can’t undo past a die roll',
  coupCheck: 'Can’t undo past a die roll',
  swiss: 'Can’t undo past a die roll',
} satisfies BarrierWords & { readonly [E in LoggedEvent]?: string };
/** Events of the sequence of play that the banner shows: dice, checks, and what follows from them. */
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
