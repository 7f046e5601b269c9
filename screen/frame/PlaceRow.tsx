/** A row of the map as a list: the place, what is there, and a button for each choice. */
import { For, Show, type JSX } from 'solid-js';
import type { OfferedChoice } from '../session.ts';
import { useTable } from '../table.tsx';

export const PlaceRow = (props: {
  readonly name: string;
  readonly words: string;
  readonly lit: boolean;
  readonly pick: () => void;
  readonly choices: readonly OfferedChoice[];
}): JSX.Element => {
  const table = useTable();
  return (
    <li classList={{ lit: props.lit }}>
      <button type="button" class="arn" onClick={() => props.pick()}>
        {props.name}
      </button>
      <span>{props.words}</span>
      <Show when={props.choices.length}>
        <span class="ard">
          <For each={props.choices}>
            {o => (
              <button type="button" class="btn sm" onClick={() => void table.play(o.choice)}>
                {o.text}
              </button>
            )}
          </For>
        </span>
      </Show>
    </li>
  );
};
