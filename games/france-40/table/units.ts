/** Finds units by name. */
import { SHIPPED } from '../data/tables.ts';
import type { TableView, UnitView } from '../view.ts';
import { shortOf } from '../view/short.ts';

/** Every unit the viewer knows, on the map and in the boxes. */
export const everyUnit = (view: TableView): readonly UnitView[] => [
  ...view.stacks.flatMap(s => s.units),
  ...view.forts,
  ...Object.values(view.boxes).flat(),
];
export const unitNamed = (view: TableView, name: string): UnitView | undefined =>
  everyUnit(view).find(u => u.name === name);

const ROWS = new Map(SHIPPED.units.map(u => [u.name, u]));
/** A unit as the log named it, with these steps, even if it is hidden or eliminated by now. */
export const unitAsTold = (view: TableView, name: string, steps: number): UnitView | undefined => {
  const known = unitNamed(view, name);
  const row = ROWS.get(name);
  const factors = row?.factors.at(-Math.max(1, steps));
  if (!row || !factors) return known;
  return {
    ...(known ?? BLANK),
    name,
    short: shortOf(name),
    nation: row.nation,
    side: row.nation === 'German' ? 'german' : 'allied',
    type: row.type,
    size: row.size,
    attack: factors[0],
    defence: factors[1],
    steps,
    stepsMax: row.factors.length,
  };
};
const BLANK = {
  mechanised: false,
  substitute: false,
  place: '',
  moved: false,
  fought: 'yes',
  retreated: false,
  sickle: false,
  shown: true,
  inPlay: true,
  supplied: true,
  historical: '',
} as const;
