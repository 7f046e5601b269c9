/** How likely a side is to win, by the margin to be expected in the end. */
import { chanceBy } from '../../../bots/win-chance.ts';
import type { WinChance } from '../../../bots/brain.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { boxOf } from '../model/box.ts';
import { DECK } from '../model/state.ts';
import { atWar, weekOf } from '../model/tracks.ts';
import { HOPE, HOPE_1940 } from './weights.ts';

/** Of the weeks of war, which decide; before it all of them. */
export const left = (g: State): number => (atWar(g) ? Math.max(0, 10 - weekOf(g)) / 10 : 1);
/** Where no card was ever drawn the game began in May 1940, with other odds. */
const tableOf = (g: State): typeof HOPE | typeof HOPE_1940 => {
  const { CARDS } = boxOf(g);
  return atWar(g) && sizeOf(CARDS, g, DECK) === CARDS.rows.length ? HOPE_1940 : HOPE;
};
export const hope = (g: State, side: string, estimate: number): WinChance => ({
  chance: chanceBy(tableOf(g)[side === 'german' ? 'german' : 'allied'], estimate, left(g)),
  to: 'win',
});
