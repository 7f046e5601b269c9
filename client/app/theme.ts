/** Light or dark: the system's unless the player said otherwise. */
import { createSignal } from 'solid-js';
import type { Theme } from '../../screen/host.ts';

const KEY = 'phoney-war theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const chosen = (): Theme | undefined => document.documentElement.dataset.theme as Theme | undefined;

const [theme, setTheme] = createSignal<Theme>(chosen() ?? (dark.matches ? 'dark' : 'light'));
export { theme };
dark.addEventListener('change', () => {
  if (!chosen()) setTheme(dark.matches ? 'dark' : 'light');
});

export const toggleTheme = (): void => {
  const to: Theme = theme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = to;
  setTheme(to);
  try {
    localStorage.setItem(KEY, to);
  } catch {
    /* not kept: it holds for this visit */
  }
};
