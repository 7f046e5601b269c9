/** A finger that rests on the map. */
import { LIFT } from './carry.ts';

/** It rests from so many milliseconds on. */
const LONG = 450;
const isOnMap = (e: PointerEvent): boolean =>
  e.target instanceof Element && e.target.closest('.view') !== null && !e.target.closest('button, a, .onsheet');

/** Calls `rested` when the finger of this press neither moved nor was lifted in time. */
export const watchRest = (e: PointerEvent, rested: () => void): void => {
  if (e.pointerType === 'mouse' || !e.isPrimary || !isOnMap(e)) return;
  const ends = new AbortController();
  const { signal } = ends;
  const end = (): void => {
    clearTimeout(timer);
    ends.abort();
  };
  const timer = setTimeout(() => {
    end();
    rested();
  }, LONG);
  const move = (m: PointerEvent): void => {
    if (Math.hypot(m.clientX - e.clientX, m.clientY - e.clientY) > LIFT) end();
  };
  document.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel', 'pointerdown']) document.addEventListener(type, end, { signal });
};
