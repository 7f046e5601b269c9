/** The arrow keys over a map: with Shift they move the window, without it the cursor. */
import type { Arrow } from '../../kernel/sheet.ts';
import type { WindowApi } from './Window.tsx';

export const HEADING: Readonly<Record<Arrow, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const isArrow = (key: string): key is Arrow => Object.hasOwn(HEADING, key);

/** Pixels a key press moves the window by. */
const STEP_PX = 90;
export const panBy = (api: WindowApi, arrow: Arrow): void => {
  const [x, y] = HEADING[arrow];
  api.pan(-x * STEP_PX, -y * STEP_PX);
};

/** The next or previous place in the list, from its end back to its start. If `from` is not in it, the first or the last. */
export const cycled = (places: readonly string[], from: string | undefined, by: 1 | -1): string | undefined => {
  const at = places.indexOf(from ?? '');
  if (at < 0) return by > 0 ? places[0] : places.at(-1);
  return places.at((at + by) % places.length);
};
