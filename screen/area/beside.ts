/** Where the card of an area stands. */
import type { JSX } from 'solid-js';
import type { WindowApi } from '../map/Window.tsx';

export const CARD_WIDTH_PX = 252;
const CARD_HEIGHT_PX = 220;
interface Around {
  readonly ring: readonly (readonly [x: number, y: number])[];
}
/** Beside the area, on the side with enough space, at the height of `spot`. */
export const beside = (
  api: WindowApi,
  { ring }: Around,
  spot: { readonly x: number; readonly y: number },
  height = CARD_HEIGHT_PX,
): JSX.CSSProperties => {
  const p = api.place(spot);
  const { w, h } = api.win();
  const xs = ring.map(([x]) => x);
  const left = api.place({ x: Math.min(...xs), y: 0 }).x - 8;
  const right = api.place({ x: Math.max(...xs), y: 0 }).x + 8;
  const leftOf = (): number => {
    if (right + CARD_WIDTH_PX + 4 < w) return right;
    if (left - CARD_WIDTH_PX > 4) return left - CARD_WIDTH_PX;
    return p.x < w / 2 ? w - CARD_WIDTH_PX - 6 : 6;
  };
  const y = Math.max(6, Math.min(h - height - 6, p.y - height / 3));
  return { left: `${leftOf()}px`, top: `${y}px`, width: `${CARD_WIDTH_PX}px` };
};
