/** The table of No Retreat!: what the table of a hex wargame has. */
import { later } from '../../../screen/async-signal.ts';
import type { OfferedChoice, TableSession } from '../../../screen/session.ts';
import { createTable, type Table } from '../../../screen/table.tsx';
import { keyed } from '../../../screen/war/choices.ts';
import { createOverlays, createWarTable, warContext, type WarTable } from '../../../screen/war/table.tsx';
import { askAt, byHex, isAside, isOfCounters } from '../look/place-actions.ts';
import { spoken } from '../look/spoken.ts';
import type { Overlays, TableView } from '../view.ts';
import type { TableBox } from './box.ts';
import { declarations, sorted } from './choices.ts';
import { LOOKS } from './Counter.tsx';

export interface NrTable extends WarTable<TableView> {
  readonly box: TableBox;
  /** As last made, and only if of this moment. */
  overlays(): Overlays | undefined;
  overlaysNow(): Overlays | undefined;
  /** 12.2 Where the unit pointed at or picked would be fed. */
  fed(): { readonly unit: string; readonly hexes: readonly string[] } | undefined;
}
export const { Provide: ProvideTable, use: useNr } = warContext<NrTable>();

/** 14.3 Marked hexes stand in the list of battles to be fought, which has no numbers. */
const isReady = (view: TableView): boolean => (view.ready?.length ?? 0) > 0;
const isAttack = (o: OfferedChoice): boolean => o.choice.do === 'attack';

export function createNrTable(session: TableSession<TableView>, box: TableBox): NrTable {
  const table: Table<TableView> = createTable(session, {
    keyed: (all, now) => [
      ...declarations(all, now),
      ...keyed(sorted(isReady(now) ? all.filter(o => !isAttack(o)) : all, now)),
    ],
  });
  const { view } = table;
  const war: WarTable<TableView> = createWarTable(table, box, LOOKS, {
    byHex,
    isAside,
    asks: hex => askAt(view(), hex),
    spoken: (hex, choices) => spoken(box.names, view(), hex, choices),
    isFanned: isOfCounters,
    putDown: (_unit, hex) => void war.choose(hex),
  });
  const made = createOverlays<Overlays>(table, () => war.overlay() === 'zones' || war.overlay() === 'supply');
  return { ...war, ...made, fed: createFed(war), box };
}
/** What-if supply, made in the worker while it is shown. */
const createFed = ({ session, entry, stacks, hover, picked, overlay, view }: WarTable<TableView>): NrTable['fed'] => {
  const top = (hex: string | undefined): string | undefined =>
    stacks()
      .get(hex ?? '')
      ?.units.at(-1)?.name;
  return later(
    () => ({
      at: entry(),
      unit: overlay() === 'fed' ? (view().march?.units[0] ?? top(hover()) ?? top(picked())) : undefined,
    }),
    async ({ unit }) =>
      unit === undefined ? undefined : { unit, hexes: ((await session.detail('overlays', unit)) as Overlays).fed },
  );
};
