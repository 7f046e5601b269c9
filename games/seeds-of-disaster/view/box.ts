/** What came in the box, as the table reads it: rows without their sources. Told once, by `detail`. */
import type { Game } from '../../../engine/game.ts';
import { boxOf } from '../model/box.ts';
import { NUMBERS } from '../data/charts.ts';
import { SHIPPED, type SeedsTables } from '../data/tables.ts';

export interface BoxView extends SeedsTables {
  readonly numbers: { readonly [name: string]: unknown };
  /** The shipped map: its sheet is drawn; of others the Areas are drawn from where they lie. */
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
