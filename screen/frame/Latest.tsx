/** While the player waits: what the others did last, newest first, in the words of the log. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { later } from '../async-signal.ts';
import { useTable } from '../table.tsx';
import { latest, type Reading } from './reading.ts';

export const Latest = (props: { readonly read: () => Promise<Reading> }): JSX.Element => {
  const table = useTable();
  const reading = later(
    () => undefined,
    () => props.read(),
  );
  const lines = createMemo(() => {
    const r = reading();
    return r ? latest(table.snap().log, table.snap().eyes, r) : [];
  });
  return (
    <Show when={lines().length}>
      <ol class="latest" aria-label="Latest events">
        <For each={lines()}>
          {l => (
            <li>
              {l.text} <Cite case={l.case} />
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
};
