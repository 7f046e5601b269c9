/** The table of War Comes Early: what the table of a hex wargame has, and its overlays. */
import type { TableSession } from '../../../screen/session.ts';
import { createTable } from '../../../screen/table.tsx';
import { keyed } from '../../../screen/war/choices.ts';
import { putDown } from '../../../screen/war/hands.ts';
import { createOverlays, createWarTable, warContext, type WarTable } from '../../../screen/war/table.tsx';
import { askAt, byHex, isAside, isOfCounters } from '../look/aim.ts';
import { spoken } from '../look/spoken.ts';
import type { TableView } from '../view.ts';
import type { Overlays } from '../view/overlays.ts';
import type { TableBox } from './box.ts';
import { sorted } from './choices.ts';
import { LOOKS } from './Counter.tsx';

export interface WceTable extends WarTable<TableView> {
  readonly box: TableBox;
  /** Zones, air and supply lines, as last made. */
  overlays(): Overlays | undefined;
}
export const { Provide: ProvideTable, use: useWce } = warContext<WceTable>();

export function createWceTable(session: TableSession<TableView>, box: TableBox): WceTable {
  const table = createTable(session, { keyed: (all, now) => keyed(sorted(all, now)) });
  const { view } = table;
  const war: WarTable<TableView> = createWarTable(table, box, LOOKS, {
    byHex,
    isAside,
    asks: hex => askAt(view(), hex),
    spoken: (hex, choices) => spoken(box.names, view(), hex, choices),
    isFanned: isOfCounters,
    putDown: (unit, hex, others) => void putDown(war, unit, hex, others),
  });
  return { ...war, ...createOverlays<Overlays>(table, () => war.overlay() !== undefined), box };
}
