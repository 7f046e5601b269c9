/** Whether sound is on; it is off at first. The synthesiser is loaded when it is turned on. */
import { createSignal } from 'solid-js';

const KEY = 'phoney-war sound';
const [sound, put] = createSignal(globalThis.localStorage?.getItem(KEY) === 'on');
export { sound };
export const toggleSound = (): void => {
  const on = !sound();
  localStorage.setItem(KEY, on ? 'on' : 'off');
  put(on);
};
