/** The tabs of a phone: which margin the sheet below the map shows. */
import { For, type JSX } from 'solid-js';
import { Icon, type IconName } from './icons.tsx';
import { useTable } from '../table.tsx';

export type TabOf = readonly [tab: string, icon: IconName, word: string];

export function TabBar(props: { readonly tabs: readonly TabOf[] }): JSX.Element {
  const table = useTable();
  const open = (tab: string): void => {
    table.setTab(tab === table.tab() ? 'map' : tab);
    if (tab === 'log' || tab === 'victory') table.setPage(tab);
  };
  return (
    <nav class="tabs" aria-label="Parts of the table">
      <For each={props.tabs}>
        {([tab, icon, word]) => (
          <button
            type="button"
            classList={{ on: table.tab() === tab }}
            aria-current={table.tab() === tab ? 'true' : undefined}
            onClick={() => open(tab)}
          >
            <Icon name={icon} />
            {word}
          </button>
        )}
      </For>
    </nav>
  );
}
