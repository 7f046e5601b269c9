/** The phone's tabs: the map above, one margin of the sheet below. */
import { For, type JSX } from 'solid-js';
import { Icon, type IconName } from '../../screen/frame/icons.tsx';
import { useAnyTable } from './table.ts';

export type TabOf = readonly [tab: string, icon: IconName, word: string];
const tabsOf = (fighting: boolean): readonly TabOf[] => [
  ['map', 'map', 'Map'],
  ['fight', fighting ? 'fight' : 'orders', fighting ? 'Fight' : 'Orders'],
  ['assets', 'counters', 'Assets'],
  ['log', 'log', 'Log'],
  ['victory', 'victory', 'Victory'],
];

export function TabBar(props: { fighting: boolean; tabs?: readonly TabOf[] }): JSX.Element {
  const table = useAnyTable();
  const tabs = () => props.tabs ?? tabsOf(props.fighting);
  const open = (tab: string): void => {
    table.setTab(tab === table.tab() ? 'map' : tab);
    if (tab === 'log' || tab === 'victory') table.setPage(tab);
  };
  return (
    <nav class="tabs" aria-label="Parts of the table">
      <For each={tabs()}>
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
