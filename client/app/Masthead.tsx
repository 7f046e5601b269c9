/** The header of every page except the table. */
import type { JSX } from 'solid-js';
import { Icon } from './icons.tsx';
import { linkTo, route } from './route.ts';
import { theme, toggleTheme } from './theme.ts';

export const ThemeButton = (): JSX.Element => (
  <button
    type="button"
    class="bare"
    title="Light or dark"
    aria-label={`Switch to the ${theme() === 'dark' ? 'light' : 'dark'} theme`}
    onClick={toggleTheme}
  >
    <Icon name="theme" />
  </button>
);
export const Masthead = (): JSX.Element => {
  const home = (): boolean => route().at === 'home';
  return (
    <header class="mast">
      {home() ? (
        <h1 class="name">Phoney War</h1>
      ) : (
        <p class="name">
          <a {...linkTo({ at: 'home' })}>Phoney War</a>
        </p>
      )}
      <p class="motto">Five board wargames of 1938–40, played by their rules</p>
      <nav aria-label="Pages">
        <a {...linkTo({ at: 'online', path: '/online' })} aria-current={route().at === 'online' ? 'page' : undefined}>
          Play online
        </a>
        <a {...linkTo({ at: 'rules', game: '' })} aria-current={route().at === 'rules' ? 'page' : undefined}>
          Rules
        </a>
        <a {...linkTo({ at: 'verify' })} aria-current={route().at === 'verify' ? 'page' : undefined}>
          Check the dice
        </a>
        <ThemeButton />
      </nav>
    </header>
  );
};
