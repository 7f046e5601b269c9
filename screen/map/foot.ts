/** The sheet that covers the foot of the map on a phone. */
import type { Size } from './viewport.ts';

/** Narrower windows are phones: sheets cover their lower part. */
export const MAX_PHONE_WIDTH_PX = 600;
/** Pixels at the window's foot that a sheet covers now, whichever margin is open. */
export const coveredFoot = (win: Size): number => {
  if (win.w >= MAX_PHONE_WIDTH_PX) return 0;
  const view = document.querySelector('.view')?.getBoundingClientRect();
  const tops = [...document.querySelectorAll('.table > .right, .table > .left, .table > .bot')]
    .map(margin => margin.getBoundingClientRect())
    .filter(box => box.height > 0)
    .map(box => box.top);
  return view && tops.length ? Math.max(0, view.bottom - Math.min(...tops)) : 0;
};
