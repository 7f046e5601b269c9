/** The tables of the game as the screen reads them, without sources. Sent once, by `detail`. */
import type { Game } from '../../../engine/game.ts';
import { boxOf } from '../model/box.ts';
import { NUMBERS } from '../data/charts.ts';
import { SHIPPED, type SeedsTables } from '../data/tables.ts';

export interface BoxView extends SeedsTables {
  readonly numbers: { readonly [name: string]: unknown };
  /** The shipped map has a drawn sheet. For a pack's own map the screen draws Areas around their positions. */
  readonly shippedMap: boolean;
}
const bare = <T>(rows: T): T =>
  JSON.parse(JSON.stringify(rows, (key, value: unknown) => (key === 'src' ? undefined : value))) as T;
export const boxView = (game: Pick<Game, 'box'>): BoxView => {
  const { given } = boxOf(game);
  return {
    ...bare(given),
    numbers: Object.fromEntries(Object.entries(NUMBERS).map(([k, n]) => [k, n.value])),
    shippedMap: given.areas === SHIPPED.areas,
  };
};
