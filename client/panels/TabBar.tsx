/** The phone's tabs: the map above, one margin of the sheet below. */
import { For, type JSX } from 'solid-js';
import { useTable, type Tab } from '../board/state.ts';
import { Icon, type IconName } from './icons.tsx';

export function TabBar(props: { fighting: boolean }): JSX.Element {
  const table = useTable();
  const tabs = (): readonly (readonly [Tab, IconName, string])[] => [['map', 'map', 'Map'], ['fight', props.fighting ? 'fight' : 'orders', props.fighting ? 'Fight' : 'Orders'], ['assets', 'counters', 'Assets'], ['log', 'log', 'Log'], ['victory', 'victory', 'Victory']];
  const open = (tab: Tab): void => {
    table.setTab(tab === table.tab() ? 'map' : tab);
    if (tab === 'log' || tab === 'victory') table.setPage(tab);
  };
  return (
    <nav class="tabs" aria-label="Parts of the table">
      <For each={tabs()}>{([tab, icon, word]) => <button type="button" classList={{ on: table.tab() === tab }} aria-current={table.tab() === tab ? 'true' : undefined} onClick={() => open(tab)}><Icon name={icon} />{word}</button>}</For>
    </nav>
  );
}
