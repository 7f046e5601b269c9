/** Units by their names. */
import type { TableView, UnitView } from '../view.ts';

/** Every unit the side knows, wherever it lies. */
export const everyUnit = (view: TableView): readonly UnitView[] => [
  ...view.stacks.flatMap(s => s.units),
  ...view.forts,
  ...Object.values(view.boxes).flat(),
];
export const unitNamed = (view: TableView, name: string): UnitView | undefined =>
  everyUnit(view).find(u => u.name === name);
