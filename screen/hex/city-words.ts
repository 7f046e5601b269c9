/** Which names of cities are shown at a zoom, how large, and where they give way to counters. */
import { growth, type CityWord } from './lettering.ts';
import { isSmallPrint, printAt, type Spot } from '../map/viewport.ts';

/** Least height in pixels. */
const MIN_LETTER_PX = 9.5;
/** In map units. */
export const sizeOf = (c: CityWord, k: number): number =>
  (c.big ? 14 : 10.6) * Math.max(growth(k), MIN_LETTER_PX / 10.6 / k);

/** From so far away counters are drawn larger, and their factors come first. */
const COUNTER = 28;
/** Where else a name may stand, by lines: under the counter in its hex, or above it. */
const LINES = [0, 0.85, -2.6];
const isClear = (c: CityWord, k: number, counters: readonly Spot[]): boolean => {
  const half = c.name.length * sizeOf(c, k) * 0.24;
  return counters.every(
    p => Math.abs(p.x - c.x) > half + COUNTER || c.y - sizeOf(c, k) * 0.8 > p.y + COUNTER || c.y < p.y - COUNTER,
  );
};
/** Every name that touches no earlier one, those that matter most first; from far away only those of large cities, and none that covers a counter, but beside it where there is room. */
export const readable = (cities: readonly CityWord[], k: number, counters: readonly Spot[]): readonly CityWord[] => {
  const kept: CityWord[] = [];
  const wide = (c: CityWord): number => c.name.length * sizeOf(c, k) * 0.24;
  const isFree = (c: CityWord): boolean =>
    kept.every(o => Math.abs(o.x - c.x) > wide(o) + wide(c) || Math.abs(o.y - c.y) > sizeOf(c, k));
  for (const c of printAt(k) === 'none' ? cities.filter(x => x.big) : cities) {
    const places = isSmallPrint(k) ? LINES.map(n => ({ ...c, y: c.y + n * sizeOf(c, k) })) : [c];
    const at = places.find(p => isFree(p) && (!isSmallPrint(k) || isClear(p, k, counters)));
    if (at) kept.push(at);
  }
  return kept;
};
