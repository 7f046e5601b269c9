/** How fast the moves of others are shown, as the player last chose. */
import { createSignal } from 'solid-js';

export const PACES = ['step', 'slow', 'quick', 'at once'] as const;
export type Pace = (typeof PACES)[number];
const KEY = 'phoney-war pace';

const stored = (): Pace => {
  const saved = globalThis.localStorage?.getItem(KEY);
  return PACES.find(p => p === saved) ?? 'quick';
};
const [pace, put] = createSignal<Pace>(stored());
export { pace };
export const setPace = (to: Pace): void => {
  localStorage.setItem(KEY, to);
  put(to);
};
/** The pace of a playback that the player asked for: "at once" would show nothing, so it counts as "quick". */
export const watchPace = (): Exclude<Pace, 'at once'> => {
  const now = pace();
  return now === 'at once' ? 'quick' : now;
};
