/** 5.2.1 The named effects an event may have, and when: what a data pack of cards may say. They are carried out in rules/effects.ts and rules/support.ts. */
import type { Timing } from './rows.ts';

const STRATEGIC = [
  'card',
  'rebuild',
  'improve',
  'na',
  'naCity',
  'naRegional',
  'withdraw',
  'dropBack',
  'discards',
  'halt',
  'duce',
  'alpine',
  'redraw',
  'markers',
  'stanceUp',
  'stanceDown',
  'combatVP',
  'spyMarkers',
  'spyHand',
  'surrender',
  'armistice',
  'gameEnd',
  'experience',
  'sureEvacuation',
  'weather',
  'newDeck',
  'stalin',
  'westwall',
  'phoney',
  'alt',
  'cancel',
] as const;
const MOVEMENT = ['mp', 'river', 'demolish', 'na', 'naCity', 'naRegional', 'card'] as const;
const DECLARE = ['marker', 'blows', 'shockTarget', 'blitzAny', 'card'] as const;
/** What cancels an event of the enemy in a battle. */
export const FIGHTERS: readonly string[] = ['cancelAir', 'raf'];
const IN_BATTLE = [
  'shift',
  'noArmour',
  'doubleTank',
  'noWater',
  'soften',
  'noNA',
  'panic',
  'prepared',
  'thirdHex',
  'pocket',
] as const;
export const EFFECTS_AT: { readonly [T in Timing]: readonly string[] } = {
  strategic: STRATEGIC,
  movement: MOVEMENT,
  declare: DECLARE,
  battle: [...IN_BATTLE, ...FIGHTERS],
};
/** 21.1 Cards whose number stands for three Alternate Events. */
export const ALT_CARDS = [58, 59, 63, 76, 77, 78] as const;
