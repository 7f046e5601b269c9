/** The listed choices in the order of the panel. */
import type { OfferedChoice } from '../../../screen/session.ts';

/** Verbs that end a step; they come last in the panel. */
export const ENDS = ['stop', 'done'];
export const inOrder = (offered: readonly OfferedChoice[]): readonly OfferedChoice[] => [
  ...offered.filter(o => !ENDS.includes(o.choice.do)),
  ...offered.filter(o => ENDS.includes(o.choice.do)),
];
/** The choices with a number key. Re-rolls have none, because their dice are picked in the tray. */
export const keyed = (offered: readonly OfferedChoice[]): readonly OfferedChoice[] =>
  inOrder(offered.filter(o => o.choice.do !== 'reroll'));
