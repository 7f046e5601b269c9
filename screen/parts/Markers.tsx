/** Markers held: one's own by name and to be chosen, another's only backs; and the row of chits as they were drawn. */
import { createSignal, createUniqueId, For, Index, Show, type JSX } from 'solid-js';
import { Chit, type ChitFace } from './Chit.tsx';
import { Cite } from '../Cite.tsx';
import type { Reason } from './reason.ts';
import { isPlainKey, placeAfter } from './rove.ts';
import './chit.css';

export interface HeldMarker {
  readonly id: string;
  readonly face: ChitFace;
  readonly state: 'ready' | 'chosen' | 'barred' | 'spent';
  readonly bar?: Reason;
}
const SAID: { readonly [state in HeldMarker['state']]: string } = {
  ready: '',
  chosen: ', chosen',
  barred: ', barred',
  spent: ', spent',
};

export const Markers = (props: {
  name: string;
  markers: readonly HeldMarker[];
  onPick: (marker: string) => void;
}): JSX.Element => {
  const [at, setAt] = createSignal(0);
  const why = createUniqueId();
  const buttons: HTMLButtonElement[] = [];
  const onKey = (e: KeyboardEvent): void => {
    const place = isPlainKey(e) ? placeAfter(e.key, at(), props.markers.length) : undefined;
    if (place === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    setAt(place);
    buttons[place]?.focus();
  };
  const able = (m: HeldMarker): boolean => m.state === 'ready' || m.state === 'chosen';
  const bar = (): Reason | undefined => props.markers[at()]?.bar ?? props.markers.find(m => m.bar)?.bar;
  return (
    <div class="markers" role="group" aria-label={`${props.name}, ${props.markers.length}`} onKeyDown={onKey}>
      <ul>
        <Index each={props.markers}>
          {(m, i) => (
            <li class={`is-${m().state}`}>
              <button
                ref={b => (buttons[i] = b)}
                type="button"
                tabIndex={i === at() ? 0 : -1}
                aria-label={`${m().face.name}${SAID[m().state]}`}
                aria-pressed={able(m()) ? m().state === 'chosen' : undefined}
                aria-disabled={able(m()) ? undefined : 'true'}
                aria-describedby={m().bar ? why : undefined}
                onFocus={() => setAt(i)}
                onClick={() => able(m()) && props.onPick(m().id)}
              >
                <Chit face={m().face} size={44} lit={m().state === 'chosen'} quiet />
                <span>{m().face.name}</span>
              </button>
            </li>
          )}
        </Index>
      </ul>
      <Show when={bar()}>
        {b => (
          <p class="markers-why" id={why}>
            {b().why} <Cite case={b().case} />
          </p>
        )}
      </Show>
    </div>
  );
};

/** Another's markers: how many, and nothing of their use. */
export const MarkerCount = (props: { name: string; count: number; face: ChitFace; case?: string }): JSX.Element => (
  <div class="marker-count">
    <div aria-hidden="true">
      <For each={Array.from({ length: Math.min(12, props.count) }, (_, i) => i)}>
        {() => <Chit face={props.face} size={25} down quiet />}
      </For>
    </div>
    <p>
      <b>
        {props.name} {props.count}
      </b>{' '}
      <Show when={props.case}>{c => <Cite case={c()} />}</Show>
    </p>
  </div>
);

export interface DrawnPhase {
  readonly name: string;
  readonly state: 'past' | 'now' | 'next';
  /** A window opens after it. */
  readonly window?: 'past' | 'open' | 'next';
}
export interface DrawnBox {
  readonly chit?: ChitFace;
  readonly down?: boolean;
  readonly state: 'past' | 'now' | 'laid' | 'empty';
  /** The phases of the marker whose turn it is. */
  readonly phases?: readonly DrawnPhase[];
}
const Phases = (props: { phases: readonly DrawnPhase[] }): JSX.Element => (
  <ol class="drawn-phases">
    <For each={props.phases}>
      {p => (
        <li class={p.state} aria-current={p.state === 'now' && p.window !== 'open' ? 'step' : undefined}>
          {p.name}
          <Show when={p.window}>
            <i
              class={`diamond ${p.window}`}
              role="img"
              aria-label={`${p.window === 'open' ? 'open' : p.window === 'past' ? 'closed' : 'later'} window`}
            />
          </Show>
        </li>
      )}
    </For>
  </ol>
);

/** Boxes in the order of drawing: past ones hatched, the present one opened into its phases, the rest empty. */
export const DrawnRow = (props: { name: string; boxes: readonly DrawnBox[] }): JSX.Element => (
  <ol class="drawn" aria-label={props.name}>
    <For each={props.boxes}>
      {(box, i) => (
        <li class={`is-${box.state}`} aria-current={box.state === 'now' ? 'step' : undefined}>
          <i class="drawn-no">
            {i() + 1}
            <span class="vh">{box.state === 'empty' ? ' empty' : box.state === 'past' ? ' done' : ''}</span>
          </i>
          <Show when={box.chit}>
            {chit => (
              <Show
                when={box.state === 'now'}
                fallback={
                  <>
                    <Chit face={chit()} size={42} down={box.down} quiet />
                    <span>{box.down ? 'face down' : chit().name}</span>
                  </>
                }
              >
                <Chit face={chit()} size={46} quiet />
                <div class="drawn-now">
                  <b>{chit().name}</b>
                  <Show when={box.phases}>{phases => <Phases phases={phases()} />}</Show>
                </div>
              </Show>
            )}
          </Show>
        </li>
      )}
    </For>
  </ol>
);
