/** What the table screen needs of a data pack's box, fetched once when the table opens; undefined for the shipped tables. */
import { boxOf, type OfBox } from '../model/box.ts';
import type { Charts } from '../data/charts.ts';
import { SHIPPED, type France40Tables } from '../data/tables.ts';

type MapTables = Pick<France40Tables, 'grid' | 'hexes' | 'hexsides' | 'towns'>;
export interface BoxView {
  readonly charts: Pick<Charts, 'crt' | 'terrain' | 'replacements'>;
  /** Hexes with a fort of their own. */
  readonly forts: readonly string[];
  /** Only if the pack has its own map. */
  readonly map?: MapTables;
}
const MAP = ['grid', 'hexes', 'hexsides', 'towns'] as const satisfies readonly (keyof MapTables)[];

export const boxView = (g: OfBox): BoxView | undefined => {
  const { tables } = boxOf(g);
  if (tables === SHIPPED) return undefined;
  const { grid, hexes, hexsides, towns, charts, units } = tables;
  return {
    charts: { crt: charts.crt, terrain: charts.terrain, replacements: charts.replacements },
    forts: units.flatMap(u => u.hex ?? []),
    ...(MAP.some(table => tables[table] !== SHIPPED[table]) ? { map: { grid, hexes, hexsides, towns } } : {}),
  };
};
