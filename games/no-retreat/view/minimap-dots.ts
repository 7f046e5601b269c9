/** Where the stacks stand, for a small map. */
import type { Dot } from '../../../engine/pack.ts';
import { sheetAround, type Sheet } from '../../../kernel/sheet.ts';
import { GRIDS } from '../data/map.ts';
import { COLOURS, type Front } from '../data/rows.ts';
import { gridFrom } from '../model/ground.ts';
import type { TableView } from '../view.ts';

const share = (n: number): number => Math.round(n * 1000) / 1000;
const sheets: Partial<Record<Front, Sheet>> = {};
export const dotsOf = ({ front, stacks }: TableView): readonly Dot[] => {
  const { grid, middles, w, h } = (sheets[front] ??= sheetAround(gridFrom(GRIDS[front]), 1, 0.5));
  return stacks.map(s => {
    const { x, y } = middles[grid.byLabel.get(s.hex)!]!;
    const colour = s.nation === 'German' && s.units.at(-1)?.mobile ? 'GM' : COLOURS[s.nation];
    return [share(x / w), share(y / h), colour];
  });
};
