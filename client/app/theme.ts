/** Light or dark: the system's theme unless the player has chosen one. */
import { createSignal } from 'solid-js';
import type { Theme } from '../../screen/host.ts';

const KEY = 'phoney-war theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const { dataset } = document.documentElement;

/** theme.js has set the attribute before the first paint. */
const [theme, setTheme] = createSignal<Theme>(dataset.theme === 'dark' ? 'dark' : 'light');
export { theme };
dark.addEventListener('change', () => {
  if (!dataset.chosen) dataset.theme = setTheme(dark.matches ? 'dark' : 'light');
});

export const toggleTheme = (): void => {
  const to: Theme = theme() === 'dark' ? 'light' : 'dark';
  dataset.theme = dataset.chosen = setTheme(to);
  try {
    localStorage.setItem(KEY, to);
  } catch {
    /* not stored: it lasts for this visit */
  }
};
