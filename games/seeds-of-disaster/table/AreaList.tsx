/** The map as a list: every Area with its spoken summary and what may be done there. The same game without the picture. */
import { For, type JSX } from 'solid-js';
import { PlaceRow } from '../../../screen/frame/PlaceRow.tsx';
import { spoken } from '../look/words.ts';
import { useSeeds } from './state.ts';

export function AreaList(): JSX.Element {
  const table = useSeeds();
  const names = table.box.areas.map(a => a.name);
  return (
    <ul class="arl" tabindex="0" aria-label="Areas of the map">
      <For each={names}>
        {name => (
          <PlaceRow
            name={table.shown(name)}
            words={spoken(table.box, table.view(), name, []).split(': ').slice(1).join(': ')}
            lit={table.at(name).length > 0}
            pick={() => table.setPicked(name)}
            done={table.direct(name)}
          />
        )}
      </For>
    </ul>
  );
}
