/** Where the stacks stand, for a small map. */
import type { Dot } from '../../../engine/pack.ts';
import { sheetAround } from '../../../kernel/sheet.ts';
import { GRID } from '../data/map.ts';
import type { TableView } from '../view.ts';

const COLOURS: { readonly [nation: string]: string } = {
  German: 'G',
  French: 'F',
  British: 'UK',
  Belgian: 'B',
  Dutch: 'N',
  Swiss: 'S',
};
const share = (n: number): number => Math.round(n * 1000) / 1000;
let sheet: ReturnType<typeof sheetAround> | undefined;
export const dotsOf = ({ stacks }: TableView): readonly Dot[] => {
  sheet ??= sheetAround(GRID, 1, 0.5);
  const { middles, w, h } = sheet;
  return stacks.map(s => {
    const { x, y } = middles[GRID.byLabel.get(s.hex)!]!;
    const colour = s.units.at(-1)?.mechanised ? 'GM' : COLOURS[s.nation]!;
    return [share(x / w), share(y / h), colour];
  });
};
