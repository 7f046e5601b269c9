/** Results and counts in words. */
import { boxOf, type OfBox, type SideNo } from '../../model/box.ts';

/** '1 CP', '2 CPs'. */
export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const WHOSE = ['German', 'Allied'] as const;
/** 'German Rout', 'Even'. */
export const bandWords = (g: OfBox, row: number, winner: SideNo | -1): string =>
  row < 0 || winner === -1 ? 'Even' : `${WHOSE[winner]} win: ${boxOf(g).tables.results[row]!.name}`;
