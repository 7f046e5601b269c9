/** How fast what others did is played, as the player last said. */
import { createSignal } from 'solid-js';

export const PACES = ['step', 'slow', 'quick', 'at once'] as const;
export type Pace = (typeof PACES)[number];
const KEY = 'phoney-war pace';

const stored = (): Pace => {
  const said = globalThis.localStorage?.getItem(KEY);
  return PACES.find(p => p === said) ?? 'quick';
};
const [pace, put] = createSignal<Pace>(stored());
export { pace };
export const setPace = (to: Pace): void => {
  localStorage.setItem(KEY, to);
  put(to);
};
/** For what one has asked to see: at once would show nothing. */
export const watchPace = (): Exclude<Pace, 'at once'> => {
  const now = pace();
  return now === 'at once' ? 'quick' : now;
};
