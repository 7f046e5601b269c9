/** The table of France '40: what every table has, the hexes of its map, what may be done in each, the march and the battle on it. */
import { createMemo } from 'solid-js';
import type { WayOut } from '../../../screen/hex/state.ts';
import type { Notes } from '../../../screen/host.ts';
import type { TableSession } from '../../../screen/session.ts';
import { createTable, type Table } from '../../../screen/table.tsx';
import { keyed } from '../../../screen/war/choices.ts';
import { putDown } from '../../../screen/war/hands.ts';
import { createPlans, notedCaution, type Plans } from '../../../screen/war/plans.ts';
import { createOverlays, createWarTable, kindOf, warContext, type WarTable } from '../../../screen/war/table.tsx';
import { askAt, byHex, isAside } from '../look/place-actions.ts';
import { spoken } from '../look/spoken.ts';
import type { Overlays, TableView, UnitView } from '../view.ts';
import type { TableBox } from './box.ts';
import { sorted } from './choices.ts';
import { LOOKS } from './Counter.tsx';
import { waysOutOf } from './exits.ts';
import { createBattle, type Fought } from './fought.ts';

export interface HexTable extends WarTable<TableView>, Plans {
  readonly box: TableBox;
  forts(): ReadonlyMap<string, UnitView>;
  /** The battle to show, the opponent's too. */
  fought(): Fought | undefined;
  putAway(): void;
  waysOut(): readonly WayOut[];
  /** The last overlays that were made. */
  overlays(): Overlays | undefined;
  /** The same, but only if they are of the present snapshot. */
  overlaysNow(): Overlays | undefined;
}
export const { Provide: ProvideTable, use: useHex } = warContext<HexTable>();

export function createHexTable(session: TableSession<TableView>, box: TableBox, notes: Notes): HexTable {
  const table: Table<TableView> = createTable(session, {
    keyed: (all, now) => keyed(sorted(all, now)),
    caution: o =>
      o.choice.do === 'done' ? notedCaution(plans.plans().length, kindOf(table) === 'attacking') : undefined,
  });
  const { view, offered } = table;
  const isHeld = (v: TableView, hex: string): boolean =>
    v.stacks.some(s => s.hex === hex && s.side !== v.viewer) ||
    v.forts.some(f => f.place === hex && f.side !== v.viewer);
  const plans: Plans = createPlans(view, table.play, notes, isHeld);
  const { sheet, names } = box.map;
  const forts = createMemo((): ReadonlyMap<string, UnitView> => new Map(view().forts.map(f => [f.place, f])));
  const war: WarTable<TableView> = createWarTable(table, box.map, LOOKS, {
    byHex,
    isAside,
    asks: (hex, unit) => askAt(view(), hex, unit),
    spoken: (hex, choices) => spoken(names, view(), hex, choices),
    isFanned: among =>
      new Set(among.map(o => o.choice['unit'] ?? '')).size > 1 && among.every(o => o.choice.do !== 'retreat'),
    putDown: (unit, hex, others) => void putDown(war, unit, hex, others),
  });
  const waysOut = createMemo(() =>
    view().march ? waysOutOf(sheet, view(), offered(), hex => war.reach().has(hex)) : [],
  );
  const made = createOverlays<Overlays>(
    table,
    () => war.overlay() !== undefined || view().march !== undefined || war.kind() === 'attacking',
  );
  return { ...war, ...plans, ...createBattle(box, table.snap), ...made, box, forts, waysOut };
}
