/** The table of War Comes Early: what the table of a hex wargame has, plans, the fight on it, and its overlays. */
import type { Notes } from '../../../screen/host.ts';
import type { TableSession } from '../../../screen/session.ts';
import { createTable, type Table } from '../../../screen/table.tsx';
import { keyed } from '../../../screen/war/choices.ts';
import { putDown } from '../../../screen/war/hands.ts';
import { createPlans, notedCaution, type Plans } from '../../../screen/war/plans.ts';
import { createOverlays, createWarTable, kindOf, warContext, type WarTable } from '../../../screen/war/table.tsx';
import { askAt, byHex, isAside, isOfCounters } from '../look/place-actions.ts';
import { spoken } from '../look/spoken.ts';
import type { TableView } from '../view.ts';
import type { Overlays } from '../view/overlays.ts';
import type { TableBox } from './box.ts';
import { sorted } from './choices.ts';
import { LOOKS } from './Counter.tsx';
import { createBattle, type Fought } from './fought.ts';

export interface WceTable extends WarTable<TableView>, Plans {
  readonly box: TableBox;
  /** The battle that is to be seen, also another's. */
  fought(): Fought | undefined;
  putAway(): void;
  /** As last made, and only if of this moment. */
  overlays(): Overlays | undefined;
  overlaysNow(): Overlays | undefined;
}
export const { Provide: ProvideTable, use: useWce } = warContext<WceTable>();

/** 11.5 An enemy stands there, or a fortification that nobody has breached. */
const isHeld = (v: TableView, hex: string): boolean =>
  v.stacks.some(s => s.hex === hex && s.side !== v.viewer) || v.forts.some(f => f.hex === hex && !f.breached);

export function createWceTable(session: TableSession<TableView>, box: TableBox, notes: Notes): WceTable {
  const table: Table<TableView> = createTable(session, {
    keyed: (all, now) => keyed(sorted(all, now)),
    caution: o =>
      o.choice.do === 'done' ? notedCaution(plans.plans().length, kindOf(table) === 'attacking') : undefined,
  });
  const { view } = table;
  const plans: Plans = createPlans(view, table.play, notes, isHeld);
  const war: WarTable<TableView> = createWarTable(table, box, LOOKS, {
    byHex,
    isAside,
    asks: hex => askAt(view(), hex),
    spoken: (hex, choices) => spoken(box.names, view(), hex, choices),
    isFanned: isOfCounters,
    putDown: (unit, hex, others) => void putDown(war, unit, hex, others),
  });
  const made = createOverlays<Overlays>(table, () => war.overlay() !== undefined || war.kind() === 'attacking');
  return { ...war, ...plans, ...createBattle(table.snap), ...made, box };
}
