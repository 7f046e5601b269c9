/** The victory points: a track in labelled bands, and the account line by line. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { bandAt, boundsOf, segments, type Band } from './bands.ts';

/** With `spaces` every number is printed; without, only the bounds of each band. */
export const BandTrack = (props: {
  readonly label: string;
  readonly bands: readonly Band[];
  readonly min: number;
  readonly max: number;
  readonly at: number;
  readonly spaces?: boolean;
}): JSX.Element => {
  const at = (): number => Math.max(props.min, Math.min(props.max, props.at));
  const isNow = ({ name }: Band): boolean => bandAt(props.bands, at())?.name === name;
  return (
    <ol class="bands" aria-label={props.label}>
      <For each={segments(props.bands, props.min, props.max)}>
        {(s, i) => (
          <li
            class={`bd${i()}`}
            classList={{ now: isNow(s.band) }}
            aria-current={isNow(s.band) ? 'true' : undefined}
            style={{ 'flex-grow': String(s.to - s.from + 1) }}
            title={`${boundsOf(s.band)}: ${s.band.name}`}
          >
            <Show when={props.spaces} fallback={<b class="num">{boundsOf(s.band)}</b>}>
              <span class="spaces" aria-hidden="true">
                <For each={Array.from({ length: s.to - s.from + 1 }, (_, k) => s.from + k)}>
                  {n => <b classList={{ at: n === Math.floor(at()) }}>{n}</b>}
                </For>
              </span>
            </Show>
            <span class="bn">{s.band.short ?? s.band.name}</span>
          </li>
        )}
      </For>
    </ol>
  );
};

export interface AccountLine {
  readonly name: string;
  readonly case: string;
  /** The present state, in a few words. */
  readonly detail: string;
  /** '+1', of at most '+3' in `of`; empty where no points are at stake. */
  readonly points: string;
  readonly of?: string;
  readonly scored: boolean;
}
export const Account = (props: { readonly lines: readonly AccountLine[] }): JSX.Element => (
  <ul class="acc" aria-label="Points now, line by line">
    <For each={props.lines}>
      {l => (
        <li classList={{ none: !l.scored }}>
          <b>{l.name}</b>
          <span class="num">
            {l.points}
            <Show when={l.of}>{of => <small> of {of()}</small>}</Show>
          </span>
          <Cite case={l.case} />
          <p>{l.detail}</p>
        </li>
      )}
    </For>
  </ul>
);
