/** 5.2.1 The named effects an event may have, and when: what a data pack of cards may say. The rules carry them out in cards/effects.ts and combat/battle-events.ts. */
import type { SIDES, Timing } from './rows.ts';

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
/** 19.3, 19.6, 19.8-19.10 What only one side can do: its own markers, evacuations, armistices and Blitzkrieg. */
export const EFFECTS_OF: { readonly [S in (typeof SIDES)[number]]: readonly string[] } = {
  german: ['armistice', 'dropBack', 'blitzAny', 'panic'],
  allied: ['halt', 'surrender', 'alpine', 'sureEvacuation', 'shockTarget', 'prepared', ...FIGHTERS],
};
/** 21.1 Cards of the Polish Front whose number stands for three Alternate Events, by the side whose half it is. */
export const ALT_CARDS: { readonly [S in (typeof SIDES)[number]]: readonly number[] } = {
  german: [76, 77, 78],
  allied: [58, 59, 63],
};
