/** Sound: soft, off until it is asked for. What makes it is fetched when it is on. */
import { createSignal } from 'solid-js';

const KEY = 'phoney-war sound';
const [sound, put] = createSignal(globalThis.localStorage?.getItem(KEY) === 'on');
export { sound };
export const toggleSound = (): void => {
  const on = !sound();
  localStorage.setItem(KEY, on ? 'on' : 'off');
  put(on);
};
