/** The listed choices in the order of the panel. */
import type { Offered } from '../../../screen/session.ts';

/** Choices in the order of the panel: what ends the step comes last. */
export const ENDS = ['stop', 'done'];
export const inOrder = (offered: readonly Offered[]): readonly Offered[] => [
  ...offered.filter(o => !ENDS.includes(o.choice.do)),
  ...offered.filter(o => ENDS.includes(o.choice.do)),
];
/** Dice to throw again are picked in the tray. */
export const keyed = (offered: readonly Offered[]): readonly Offered[] =>
  inOrder(offered.filter(o => o.choice.do !== 'reroll'));
