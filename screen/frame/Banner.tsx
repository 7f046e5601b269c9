/** The turn banner: what happened without a decision. It stays until the player's next decision, or until it is closed. */
import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import { counted } from '../../engine/words.ts';
import { Cite } from '../Cite.tsx';
import { SmallDie } from '../dice/SmallDie.tsx';
import { useTable } from '../table.tsx';
import { newsSince, type Passing } from './banner.ts';
import { Icon } from './icons.tsx';

export function Banner(props: {
  /** The entry at which the table was opened. */
  readonly since: number;
  readonly passes: Passing;
  readonly when: JSX.Element;
}): JSX.Element {
  const table = useTable();
  const [from, setFrom] = createSignal(props.since);
  /** The player's own decision clears the banner; decisions of others add to it. */
  let mine = true;
  createEffect(
    on(table.entry, (_, before) => {
      if (mine && before !== undefined) setFrom(before);
      mine = table.offered().length > 0;
    }),
  );
  const news = createMemo(() =>
    table.snap().replaying || table.snap().over ? undefined : newsSince(table.snap().log, from(), props.passes),
  );
  return (
    <Show when={news()}>
      {n => (
        <section class="banner onsheet" aria-label="What happened">
          <Show when={n().turn}>
            <h2>{props.when}</h2>
          </Show>
          <Show when={n().earlier}>
            <p class="earlier">{counted(n().earlier, 'earlier line')} in the log.</p>
          </Show>
          <ul>
            <For each={n().lines}>
              {l => (
                <li>
                  <Show when={l.event['face']}>{face => <SmallDie face={Number(face())} />}</Show>
                  <span>
                    {l.text} <Cite case={l.case} />
                  </span>
                </li>
              )}
            </For>
          </ul>
          <button type="button" class="x" data-esc aria-label="Close" onClick={() => setFrom(table.entry())}>
            <Icon name="no" />
          </button>
        </section>
      )}
    </Show>
  );
}
