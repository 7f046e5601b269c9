/** The map as a list: every area with its spoken summary and what may be done there. The same game without the picture. */
import { For, type JSX } from 'solid-js';
import { PlaceRow } from '../../../screen/frame/PlaceRow.tsx';
import { useTable } from './state.ts';
import { spoken } from '../look/spoken.ts';

export function Areas(): JSX.Element {
  const table = useTable();
  const names = table.view().areas.map(a => a.name);
  return (
    <ul class="arl" tabindex="0" aria-label="Areas of the map">
      <For each={names}>
        {name => (
          <PlaceRow
            name={table.rowOf(name).shown}
            words={spoken(table.box.areas, table.view(), name, []).split(': ').slice(1).join(': ')}
            lit={table.at(name).length > 0}
            pick={() => table.setPicked(name)}
            choices={table.at(name)}
          />
        )}
      </For>
    </ul>
  );
}
