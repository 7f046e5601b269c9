/** A side's chance to win, by the evaluation of the position and the weeks left. */
import { chanceBy } from '../../../bots/win-chance.ts';
import type { WinChance } from '../../../bots/brain.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { boxOf } from '../model/box.ts';
import { DECK } from '../model/state.ts';
import { atWar, weekOf } from '../model/tracks.ts';
import { HOPE, HOPE_1940 } from './weights.ts';

/** The share of the war's weeks that is left; 1 before the war. */
export const left = (g: State): number => (atWar(g) ? Math.max(0, 10 - weekOf(g)) / 10 : 1);
/** A war with the whole deck undrawn began with the 1940 scenario, which has other chances. */
export const isCampaign = (g: State): boolean => {
  const { CARDS } = boxOf(g);
  return atWar(g) && sizeOf(CARDS, g, DECK) === CARDS.rows.length;
};
export const hope = (g: State, side: string, estimate: number): WinChance => ({
  chance: chanceBy((isCampaign(g) ? HOPE_1940 : HOPE)[side === 'german' ? 'german' : 'allied'], estimate, left(g)),
  to: 'win',
});
