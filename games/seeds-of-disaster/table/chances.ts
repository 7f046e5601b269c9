/** Chances of dice, and their format. */
import type { BandView } from '../view/battle.ts';

const TWO_DICE = Array.from({ length: 36 }, (_, i) => Math.floor(i / 6) + (i % 6) + 2);
/** The chance that two dice reach a number. */
export const checkChance = (number: number): number => TWO_DICE.filter(sum => sum >= number).length / 36;
export const percent = (share: number): string => {
  if (share <= 0) return '0 %';
  return share < 0.01 ? '<1 %' : `${Math.round(share * 100)} %`;
};
/** A change of a chance in percentage points, with its sign. */
export const change = (share: number): string => {
  const n = Math.round(share * 100);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
};
/** The chance that a side wins the battle. */
export const winChance = (bands: readonly BandView[], side: string): number =>
  bands.filter(b => b.winner === side).reduce((n, b) => n + b.share, 0);
