/** The turn track beside the map, with what each turn brings. */
import { For, Show, type JSX } from 'solid-js';

export interface TurnBox {
  readonly turn: number;
  readonly state: 'past' | 'now' | 'next';
}
export const TurnTrack = <T extends TurnBox>(props: {
  readonly turns: readonly T[];
  readonly date: (turn: T) => string;
  readonly title: (turn: T) => string;
  /** What is printed in the box of a turn. */
  readonly children: (turn: T) => JSX.Element;
}): JSX.Element => (
  <ol style={{ '--turns': String(props.turns.length) }}>
    <For each={props.turns}>
      {t => (
        <li class={t.state} aria-current={t.state === 'now' ? 'true' : undefined} title={props.title(t)}>
          <b>{t.turn}</b>
          <span>{props.date(t)}</span>
          <Show when={t.state === 'now'}>
            <em class="mk">Turn</em>
          </Show>
          {props.children(t)}
        </li>
      )}
    </For>
  </ol>
);
