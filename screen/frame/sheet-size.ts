/** How much of a phone's screen a sheet takes. */
export const SHEETS = ['low', 'half', 'tall'] as const;
export type SheetSize = (typeof SHEETS)[number];

/** A drag by fewer pixels is a tap. */
const MIN_DRAG_PX = 8;
/** A sheet dragged to less or more than this share of the screen becomes low or tall. */
const LOW_SHARE = 0.2;
const TALL_SHARE = 0.62;
/** The size after a drag by so many pixels to this share of the screen. A tap lowers the sheet or raises it again. */
export const sheetAt = (by: number, share: number, was: SheetSize): SheetSize => {
  if (Math.abs(by) < MIN_DRAG_PX) return was === 'low' ? 'half' : 'low';
  if (share < LOW_SHARE) return 'low';
  return share > TALL_SHARE ? 'tall' : 'half';
};
