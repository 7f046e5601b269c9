/** What the table screen must know of a box that is not the shipped one: asked for once, when the screen is opened. */
import { boxOf, type OfBox } from '../model/box.ts';
import type { Charts } from '../data/charts.ts';
import { SHIPPED, type WarComesEarlyTables } from '../data/tables.ts';

type MapTables = Pick<WarComesEarlyTables, 'grid' | 'hexes' | 'hexsides' | 'rails' | 'towns'>;
export interface BoxView {
  readonly charts: Pick<Charts, 'points' | 'victory1939' | 'crt' | 'terrain'>;
  /** The map, if the pack has its own. */
  readonly map?: MapTables;
}
const MAP = ['grid', 'hexes', 'hexsides', 'rails', 'towns'] as const satisfies readonly (keyof MapTables)[];

export const boxView = (g: OfBox): BoxView | undefined => {
  const { tables } = boxOf(g);
  if (tables === SHIPPED) return undefined;
  const { grid, hexes, hexsides, rails, towns, charts } = tables;
  const isOwn = MAP.some(table => tables[table] !== SHIPPED[table]);
  return {
    charts: { points: charts.points, victory1939: charts.victory1939, crt: charts.crt, terrain: charts.terrain },
    ...(isOwn ? { map: { grid, hexes, hexsides, rails, towns } } : {}),
  };
};
