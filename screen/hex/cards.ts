/** Where cards lie over a map of hexes. */
import type { JSX } from 'solid-js';
import { coveredFoot } from '../map/foot.ts';
import type { WindowApi } from '../map/Window.tsx';
import type { HexSheet } from './sheet.ts';

const CARD_WIDTH_PX = 268;
/** Half a counter that is carried, in pixels: it hangs under the pointer. */
const CARRIED = 30;
/** Beside the hex, on the side with room; clear of a counter that is carried over it. */
export const besideHex = (
  sheet: HexSheet,
  api: WindowApi,
  hex: string,
  tall: number,
  carried = false,
): JSX.CSSProperties => {
  const p = api.place(sheet.middleOf(hex));
  const { w, h } = api.win();
  const half = sheet.hex * 0.56 * api.eye().k + (carried ? CARRIED : 0);
  return {
    left: `${leftOf(p.x, half, w)}px`,
    top: `${Math.max(6, Math.min(h - tall - 6, p.y - 40))}px`,
    width: `${CARD_WIDTH_PX}px`,
  };
};
const leftOf = (x: number, half: number, w: number): number => {
  if (x + half + CARD_WIDTH_PX + 8 < w) return x + half + 6;
  if (x - half - CARD_WIDTH_PX > 4) return x - half - CARD_WIDTH_PX - 4;
  return x < w / 2 ? w - CARD_WIDTH_PX - 6 : 6;
};

/** On a phone across the map, in the half where the hex is not, above the sheet that covers the foot of it. */
export const dockedAt = (sheet: HexSheet, api: WindowApi, hex: string): JSX.CSSProperties => {
  const { h } = api.win();
  const room = h - coveredFoot(api.win());
  return {
    'max-height': `${room / 2 - 34 * api.eye().k}px`,
    ...(api.place(sheet.middleOf(hex)).y > room / 2 ? { top: '0' } : { top: 'auto', bottom: `${h - room}px` }),
  };
};

/** Above the hex a strip for so many counters, below it where there is no room. */
export const stripAt = (sheet: HexSheet, api: WindowApi, hex: string, counters: number): JSX.CSSProperties => {
  const p = api.place(sheet.middleOf(hex));
  const { w, h } = api.win();
  const wide = Math.min(w - 12, counters * 62 + 34);
  const half = 34 * api.eye().k + 6;
  return {
    left: `${Math.max(6, Math.min(w - wide - 6, p.x - wide / 2))}px`,
    'max-width': `${w - 12}px`,
    ...(p.y - half > 150 ? { bottom: `${h - p.y + half}px` } : { top: `${p.y + half}px` }),
  };
};
