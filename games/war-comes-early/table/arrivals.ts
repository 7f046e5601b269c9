/** 3.5 Where a unit may come back, those places first that are nearest to the enemy. */
import type { OfferedChoice } from '../../../screen/session.ts';
import type { HexSheet } from '../../../screen/hex/sheet.ts';
import type { TableView } from '../view.ts';

export const isArrival = (o: Pick<OfferedChoice, 'choice'>): boolean =>
  o.choice.do === 'arrive' && 'hex' in o.choice && 'unit' in o.choice;
type Ground = Pick<HexSheet, 'middleOf' | 'hex'>;
/** Hexes to the nearest enemy stack, as the crow flies; nothing where there is none. */
export const distanceToFront = (
  sheet: Ground,
  { stacks, viewer }: Pick<TableView, 'stacks' | 'viewer'>,
  hex: string,
): number | undefined => {
  const { x, y } = sheet.middleOf(hex);
  const far = stacks
    .filter(s => s.side !== viewer)
    .map(s => {
      const enemy = sheet.middleOf(s.hex);
      return Math.hypot(enemy.x - x, enemy.y - y) / sheet.hex;
    });
  return far.length ? Math.round(Math.min(...far)) : undefined;
};
export const nearestFirst = <O extends Pick<OfferedChoice, 'choice'>>(
  sheet: Ground,
  view: Pick<TableView, 'stacks' | 'viewer'>,
  all: readonly O[],
): readonly O[] => {
  const far = new Map(all.map(o => [o, distanceToFront(sheet, view, String(o.choice['hex'])) ?? 0]));
  return all.toSorted((a, b) => far.get(a)! - far.get(b)!);
};
