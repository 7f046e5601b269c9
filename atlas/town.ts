/** Towns and ports of a sheet of hexes. */
import { middle, type Sheet } from '../kernel/sheet.ts';
import { townPlan, type Detail } from '../kernel/town-plan.ts';
import { path } from './lines.ts';

/** The towns of a sheet, each in the size that `size` gives. */
export const towns = (
  sheet: Sheet,
  hexes: readonly number[],
  size: (hex: number) => number,
  detail?: Detail,
): string => {
  const all = hexes.map(hex => townPlan(middle(sheet, hex), size(hex), hex, detail));
  return (
    path('cg', all.map(t => t.ground).join('')) + path('cb', all.map(t => t.blocks).join(''), ' transform="scale(.1)"')
  );
};
/** An anchor, for ports. */
export const ANCHOR =
  '<path id="a" class="an" d="M0-6a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3zM0-3V5M-3-1H3M-4.500 1.500Q-4 5 0 5 4 5 4.500 1.500"/>';
