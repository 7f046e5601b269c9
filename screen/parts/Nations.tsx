/** The nations: whose side, at war or neutral, marker in the cup or drawn, armies left and when the lost come back. */
import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { MarkStrokes } from './marks.tsx';
import { WEAVE, WEAVE_PATH, type Paint } from './paint.ts';
import { Cite } from '../Cite.tsx';
import './chit.css';
import './nations.css';

export interface NationRow {
  readonly id: string;
  readonly name: string;
  readonly paint: Paint;
  readonly standing: 'war' | 'neutral' | 'collapsed';
  readonly note?: string;
  /** `with`: it acts on another's marker. */
  readonly marker?:
    | { readonly is: 'cup' | 'acting' }
    | { readonly is: 'drawn'; readonly box: number }
    | { readonly is: 'with'; readonly other: string };
  readonly armies?: { readonly left: number; readonly of: number };
  /** Turns on which lost units come back. */
  readonly back?: readonly number[];
}
export interface NationGroup {
  readonly name: string;
  /** The side whose counters have a cut corner. */
  readonly cut?: boolean;
  readonly nations: readonly NationRow[];
}

const WHOLE = 'M2 0H28a2 2 0 0 1 2 2V23a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z';
const CUT = 'M2 0H28a2 2 0 0 1 2 2V23a2 2 0 0 1-2 2H7L0 18V2a2 2 0 0 1 2-2z';

/** A nation's colours as its counters have them: hue, weave, mark, and the corner of its side. */
export const NationFace = (props: { paint: Paint; cut?: boolean; size?: number }): JSX.Element => {
  const weave = createUniqueId();
  const shape = (): string => (props.cut ? CUT : WHOLE);
  return (
    <svg
      class={`nation-face face-${props.paint}`}
      viewBox="-.5 -.5 32 27.500"
      width={props.size ?? 30}
      aria-hidden="true"
    >
      <defs>
        <pattern id={weave} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="scale(.75)">
          <path class="weave" d={WEAVE_PATH[WEAVE[props.paint]]} />
        </pattern>
      </defs>
      <path class="edge" transform="translate(.7 1.400)" d={shape()} />
      <path class="ground" d={shape()} />
      <path d={shape()} fill={`url(#${weave})`} />
      <circle class="mark-ground" cx={15} cy={12.5} r={8.6} />
      <g transform="translate(8.600 6.100) scale(1.600)">
        <MarkStrokes paint={props.paint} />
      </g>
    </svg>
  );
};

const markerWords = (m: NonNullable<NationRow['marker']>): string => {
  switch (m.is) {
    case 'cup':
      return 'in the cup';
    case 'acting':
      return 'acts now';
    case 'drawn':
      return `drawn, box ${m.box}`;
    case 'with':
      return `with ${m.other}`;
  }
};
const MarkerSign = (props: { marker: NonNullable<NationRow['marker']> }): JSX.Element => (
  <span class={`nation-marker is-${props.marker.is}`}>
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <Show
        when={props.marker.is === 'cup'}
        fallback={<circle r={7.5} class={props.marker.is === 'with' ? 'sign-ghost' : 'sign-disc'} />}
      >
        <path class="wee-cup" d="M-7-6-5 7H5L7-6zM-7-6A7 2 0 0 1 7-6A7 2 0 0 1-7-6" />
      </Show>
      <Show when={props.marker.is === 'drawn'}>
        <text y={4}>{(props.marker as { box: number }).box}</text>
      </Show>
      <Show when={props.marker.is === 'acting'}>
        <path class="sign-act" d="M-3.500-4.500 4 0-3.500 4.500z" />
      </Show>
    </svg>
    {markerWords(props.marker)}
  </span>
);

const Armies = (props: { left: number; of: number }): JSX.Element => (
  <span class="nation-armies" role="img" aria-label={`${props.left} of ${props.of} armies`}>
    <For each={Array.from({ length: props.of }, (_, i) => i)}>{i => <i classList={{ alive: i < props.left }} />}</For>
  </span>
);

const STANDING = { war: 'at war', neutral: 'neutral', collapsed: 'collapsed' } as const;
const Row = (props: { nation: NationRow; cut: boolean }): JSX.Element => (
  <li
    class={`is-${props.nation.standing} ${props.nation.marker?.is === 'acting' ? 'acts' : ''}`}
    aria-current={props.nation.marker?.is === 'acting' ? 'true' : undefined}
  >
    <NationFace paint={props.nation.paint} cut={props.cut} />
    <div>
      <b>{props.nation.name}</b>
      <span class="nation-note">
        <em>{STANDING[props.nation.standing]}</em>
        {props.nation.note ? `, ${props.nation.note}` : ''}
      </span>
    </div>
    <div class="nation-right">
      <Show when={props.nation.armies} fallback={<i class="nation-none" aria-hidden="true" />}>
        {a => <Armies left={a().left} of={a().of} />}
      </Show>
      <Show when={props.nation.back?.length}>
        <span class="nation-back">
          <span class="vh">back on turn </span>
          {props.nation.back?.join(', ')}
        </span>
      </Show>
    </div>
    <Show when={props.nation.marker} fallback={<span class="nation-marker" />}>
      {m => <MarkerSign marker={m()} />}
    </Show>
  </li>
);

export const Nations = (props: { groups: readonly NationGroup[]; case?: string }): JSX.Element => {
  const heading = createUniqueId();
  return (
    <div class="nations" role="group" aria-labelledby={heading}>
      <h2 class="hd" id={heading}>
        Nations{' '}
        <span class="r">
          armies · back on turn · marker <Show when={props.case}>{c => <Cite case={c()} />}</Show>
        </span>
      </h2>
      <For each={props.groups}>
        {group => (
          <ul aria-label={group.name}>
            <li class="nation-side" aria-hidden="true">
              {group.name}
              <Show when={group.cut}>
                <svg viewBox="-.5 -.5 31 26">
                  <path d={CUT} />
                </svg>
              </Show>
            </li>
            <For each={group.nations}>{n => <Row nation={n} cut={group.cut ?? false} />}</For>
          </ul>
        )}
      </For>
    </div>
  );
};
