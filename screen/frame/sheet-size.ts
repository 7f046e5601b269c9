/** How much of a phone's screen a sheet takes. */
export const SHEETS = ['low', 'half', 'tall'] as const;
export type SheetSize = (typeof SHEETS)[number];

/** Pixels within which a finger has tapped. */
const TAPPED = 8;
/** Shares of the screen under and over which a sheet that was drawn is low or tall. */
const LOW_SHARE = 0.2;
const TALL_SHARE = 0.62;
/** A handle drawn by so many pixels to so much of the screen; a tap lowers the sheet, or brings it back. */
export const sheetAt = (by: number, share: number, was: SheetSize): SheetSize => {
  if (Math.abs(by) < TAPPED) return was === 'low' ? 'half' : 'low';
  if (share < LOW_SHARE) return 'low';
  return share > TALL_SHARE ? 'tall' : 'half';
};
