/** The sheet that covers the foot of the map on a phone. */
import type { Size } from './viewport.ts';

/** Windows narrower than this are a phone's: sheets cover the lower part. */
export const PHONE = 600;
/** Pixels of the window's foot that lie under a sheet now, whichever margin is open. */
export const coveredFoot = (win: Size): number => {
  if (win.w >= PHONE) return 0;
  const view = document.querySelector('.view')?.getBoundingClientRect();
  const tops = [...document.querySelectorAll('.table > .right, .table > .left, .table > .bot')]
    .map(margin => margin.getBoundingClientRect())
    .filter(box => box.height > 0)
    .map(box => box.top);
  return view && tops.length ? Math.max(0, view.bottom - Math.min(...tops)) : 0;
};
