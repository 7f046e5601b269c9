/** The map as a list: every area with its spoken summary and what may be done there. The same game without the picture. */
import { For, Show, type JSX } from 'solid-js';
import { useTable } from './state.ts';
import { spoken } from '../look/spoken.ts';

export function Areas(): JSX.Element {
  const table = useTable();
  const names = table.view().areas.map(a => a.name);
  return (
    <ul class="arl" tabindex="0" aria-label="Areas of the map">
      <For each={names}>
        {name => (
          <li classList={{ lit: table.at(name).length > 0 }}>
            <button type="button" class="arn" onClick={() => table.setPicked(name)}>
              {table.rowOf(name).shown}
            </button>
            <span>{spoken(table.box.areas, table.view(), name, []).split(': ').slice(1).join(': ')}</span>
            <Show when={table.at(name).length}>
              <span class="ard">
                <For each={table.at(name)}>
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
