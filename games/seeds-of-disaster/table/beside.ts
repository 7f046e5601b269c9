/** Where a card stands that belongs to an Area. */
import type { JSX } from 'solid-js';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import type { AreaGround } from '../look/ground.ts';

export const WIDE = 252;
const TALL = 220;
/** Beside the place, on the side with room. */
export const beside = (api: WindowApi, area: AreaGround, tall = TALL): JSX.CSSProperties => {
  const p = api.place(area.counter);
  const { w, h } = api.win();
  const xs = area.ring.map(([x]) => x);
  const left = api.place({ x: Math.min(...xs), y: 0 }).x - 8;
  const right = api.place({ x: Math.max(...xs), y: 0 }).x + 8;
  const leftOf = (): number => {
    if (right + WIDE + 4 < w) return right;
    if (left - WIDE > 4) return left - WIDE;
    return p.x < w / 2 ? w - WIDE - 6 : 6;
  };
  const y = Math.max(6, Math.min(h - tall - 6, p.y - tall / 3));
  return { left: `${leftOf()}px`, top: `${y}px`, width: `${WIDE}px` };
};
