/** Sealed orders opened together, both sides beside each other. */
import { For, Show, type JSX } from 'solid-js';
import type { Paint } from './paint.ts';
import { Cite } from '../Cite.tsx';
import './sealed.css';
import './chit.css';

export interface OpenedOrder {
  readonly text: string;
  readonly state: 'done' | 'now' | 'waits' | 'void';
  readonly note?: string;
  readonly case?: string;
}
export interface OpenedSide {
  readonly name: string;
  readonly paint: Paint;
  readonly orders: readonly OpenedOrder[];
}
const OPENED: { readonly [state in OpenedOrder['state']]: string } = {
  done: 'carried out',
  now: 'now',
  waits: 'waits',
  void: 'void',
};
/** Opened together: both sides' orders in one table, each with what became of it. */
export const Opened = (props: { name: string; sides: readonly [OpenedSide, OpenedSide] }): JSX.Element => (
  <div class="opened" role="group" aria-label={props.name}>
    <For each={props.sides}>
      {side => (
        <div class={`opened-side face-${side.paint}`}>
          <h2>
            <i aria-hidden="true" />
            {side.name}
          </h2>
          <ol>
            <For each={side.orders} fallback={<li class="is-none">no orders</li>}>
              {(o, i) => (
                <li class={`is-${o.state}`} aria-current={o.state === 'now' ? 'step' : undefined}>
                  <span class="slot" aria-hidden="true">
                    {i() + 1}
                  </span>
                  <div>
                    <b>{o.text}</b>
                    <span>
                      <em>{OPENED[o.state]}</em>
                      {o.note ? `: ${o.note} ` : ' '}
                      <Show when={o.case}>{c => <Cite case={c()} />}</Show>
                    </span>
                  </div>
                </li>
              )}
            </For>
          </ol>
        </div>
      )}
    </For>
  </div>
);
