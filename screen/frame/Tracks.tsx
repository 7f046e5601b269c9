/** Tracks beside the map: turns with what each brings, and numbers with a marker on one of them. */
import { For, Show, type JSX } from 'solid-js';

export interface TurnBox {
  readonly turn: number;
  readonly state: 'past' | 'now' | 'next';
}
export const TurnTrack = <T extends TurnBox>(props: {
  readonly turns: readonly T[];
  readonly date: (turn: T) => string;
  readonly title: (turn: T) => string;
  /** What lies in the box of a turn. */
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

/** From 0 to `most`; `class` colours a space, the marker stops at the ends. */
export const NumberTrack = (props: {
  readonly label: string;
  readonly most: number;
  readonly at: number;
  readonly class: (n: number) => string;
}): JSX.Element => (
  <ol class="vpt" aria-label={props.label}>
    <For each={Array.from({ length: props.most + 1 }, (_, i) => i)}>
      {i => (
        <li class={props.class(i)} classList={{ at: Math.max(0, Math.min(props.most, props.at)) === i }}>
          {i}
        </li>
      )}
    </For>
  </ol>
);
