/** The map as a list for play without the picture: every Area with its summary and its choices. */
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
            choices={table.direct(name)}
          />
        )}
      </For>
    </ul>
  );
}
