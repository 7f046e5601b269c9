/** The table of No Retreat!: what the table of a hex wargame has. */
import type { TableSession } from '../../../screen/session.ts';
import { createTable, type Table } from '../../../screen/table.tsx';
import { keyed } from '../../../screen/war/choices.ts';
import { createWarTable, warContext, type WarTable } from '../../../screen/war/table.tsx';
import { askAt, byHex, isAside, isOfCounters } from '../look/aim.ts';
import { spoken } from '../look/spoken.ts';
import type { TableView } from '../view.ts';
import type { TableBox } from './box.ts';
import { sorted } from './choices.ts';
import { LOOKS } from './Counter.tsx';

export interface NrTable extends WarTable<TableView> {
  readonly box: TableBox;
}
export const { Provide: ProvideTable, use: useNr } = warContext<NrTable>();

export function createNrTable(session: TableSession<TableView>, box: TableBox): NrTable {
  const table: Table<TableView> = createTable(session, { keyed: (all, now) => keyed(sorted(all, now)) });
  const { view } = table;
  const war: WarTable<TableView> = createWarTable(table, box, LOOKS, {
    byHex,
    isAside,
    asks: hex => askAt(view(), hex),
    spoken: (hex, choices) => spoken(box.names, view(), hex, choices),
    isFanned: isOfCounters,
    putDown: (_unit, hex) => void war.choose(hex),
  });
  return { ...war, box };
}
