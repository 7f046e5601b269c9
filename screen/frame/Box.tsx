/** A box of counters beside the map, with their number; hidden when empty. */
import { Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';

export const Box = (props: {
  readonly title: string;
  readonly count: number;
  readonly case?: string | undefined;
  readonly children: JSX.Element;
}): JSX.Element => (
  <Show when={props.count}>
    <h3 class="sub">
      {props.title} <span class="num">{props.count}</span>
      <Show when={props.case}>{c => <Cite case={c()} />}</Show>
    </h3>
    <div class="boxed">{props.children}</div>
  </Show>
);
