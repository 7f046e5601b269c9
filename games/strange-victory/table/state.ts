/** The table of Strange Victory: what every table has, the areas of its map, and the asset that is being considered. */
import { createSignal } from 'solid-js';
import { createPlaces, type Places } from '../../../screen/map/places.ts';
import type { TableSession } from '../../../screen/session.ts';
import { createTable, tableContext, type Table } from '../../../screen/table.tsx';
import { keyed } from './choices.ts';
import { asksAt, listedAt } from '../look/place-actions.ts';
import type { BoxView } from '../view/box.ts';
import { rowOf, spoken, type Row } from '../look/spoken.ts';
import type { TableView } from '../view.ts';

export interface AreaTable extends Table<TableView>, Places {
  readonly box: BoxView;
  /** The row of an area of the box. */
  rowOf(area: string): Row;
  /** The chances of each result with the asset pointed at. */
  preview(): readonly number[] | undefined;
  setPreview(chances?: readonly number[]): void;
}
export const { Provide: ProvideTable, use: useTable } = tableContext<AreaTable>();

export function createAreaTable(session: TableSession<TableView>, box: BoxView): AreaTable {
  const table = createTable(session, { keyed });
  const { view, offered } = table;
  const [preview, setPreview] = createSignal<readonly number[]>();
  table.onEntry(() => setPreview());
  const at = (area: string) => listedAt(offered(), view(), area);
  const places = createPlaces(table, {
    at,
    asks: area => asksAt(offered(), view(), area),
    spoken: area =>
      spoken(
        box.areas,
        view(),
        area,
        at(area).map(o => o.text),
      ),
  });
  return { ...table, ...places, box, rowOf: area => rowOf(box.areas, area), preview, setPreview };
}
