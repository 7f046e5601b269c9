/** The listed choices in the order of the panel. */
import type { OfferedChoice } from '../../../screen/session.ts';

/** Choices in the order of the panel: what ends the step comes last. */
export const ENDS = ['stop', 'done'];
export const inOrder = (offered: readonly OfferedChoice[]): readonly OfferedChoice[] => [
  ...offered.filter(o => !ENDS.includes(o.choice.do)),
  ...offered.filter(o => ENDS.includes(o.choice.do)),
];
/** Dice to throw again are picked in the tray. */
export const keyed = (offered: readonly OfferedChoice[]): readonly OfferedChoice[] =>
  inOrder(offered.filter(o => o.choice.do !== 'reroll'));
