/** What the table screen needs of a data pack's box, fetched once when the table opens. */
import { boxIn, type InBox } from '../model/box.ts';
import { SHIPPED, type StrangeTables } from '../data/tables.ts';

export interface BoxView extends Pick<StrangeTables, 'areas' | 'borders' | 'bridges' | 'tracks'> {
  /** The map is the pack's own: it is drawn from its rows. */
  readonly drawn: boolean;
}
const MAP = ['areas', 'borders', 'bridges'] as const satisfies readonly (keyof BoxView)[];

const viewOf = (tables: StrangeTables): BoxView => {
  const { areas, borders, bridges, tracks } = tables;
  return { areas, borders, bridges, tracks, drawn: MAP.some(table => tables[table] !== SHIPPED[table]) };
};
export const boxView = (g: InBox): BoxView | undefined => {
  const { tables } = boxIn(g);
  return tables === SHIPPED ? undefined : viewOf(tables);
};
