/** The map as a list: every Area with its spoken summary and what may be done there. The same game without the picture. */
import { For, Show, type JSX } from 'solid-js';
import { spoken } from '../look/words.ts';
import { useSeeds } from './state.ts';

export function AreaList(): JSX.Element {
  const table = useSeeds();
  const names = table.box.areas.map(a => a.name);
  return (
    <ul class="arl" tabindex="0" aria-label="Areas of the map">
      <For each={names}>
        {name => (
          <li classList={{ lit: table.at(name).length > 0 }}>
            <button type="button" class="arn" onClick={() => table.setPicked(name)}>
              {table.shown(name)}
            </button>
            <span>{spoken(table.box, table.view(), name, []).split(': ').slice(1).join(': ')}</span>
            <Show when={table.direct(name).length}>
              <span class="ard">
                <For each={table.direct(name)}>
                  {o => (
                    <button type="button" class="btn sm" onClick={() => void table.play(o.choice)}>
                      {o.text}
                    </button>
                  )}
                </For>
              </span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
