/** What the panels of France '40 need of their table: the view, and the hex that is pointed at or picked. */
import type { TableView, UnitView } from '../../../games/france-40/view.ts';
import { useTable } from '../../board/state.ts';
import type { Plan } from '../../board/hex/plans.ts';
import type { AnyTable } from '../table.ts';

export interface F40Table extends AnyTable {
  view(): TableView;
  hover(): string | undefined;
  setHover(hex?: string): void;
  picked(): string | undefined;
  setPicked(hex?: string): void;
  /** Attacks planned ahead, in their order. */
  plans(): readonly Plan[];
  keepPlan(plan: Plan): void;
  dropPlan(hex: string): void;
  takeUp(plan: Plan): Promise<void>;
  /** Takes a counter up under the pointer, to be put down on the map. */
  carry(unit: UnitView, e: PointerEvent): void;
}
export const useF40 = (): F40Table => useTable() as unknown as F40Table;

/** Every unit the side knows, wherever it lies. */
export const everyUnit = (view: TableView): readonly UnitView[] => [
  ...view.stacks.flatMap(s => s.units),
  ...view.forts,
  ...Object.values(view.boxes).flat(),
];
export const unitNamed = (view: TableView, name: string): UnitView | undefined =>
  everyUnit(view).find(u => u.name === name);
