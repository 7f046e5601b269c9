/** Whether the trails of what others moved are wanted, as the player last said. */
import { createSignal } from 'solid-js';

const KEY = 'phoney-war trails';
const [trails, put] = createSignal(globalThis.localStorage?.getItem(KEY) !== 'off');
export { trails };
export const toggleTrails = (): void => {
  put(on => !on);
  localStorage.setItem(KEY, trails() ? 'on' : 'off');
};
