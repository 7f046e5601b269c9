/** Highlights of areas: those with a choice, and the one hovered, picked or fought over. */
import { Show, type JSX } from 'solid-js';
import type { Outline } from './shapes.ts';

/** The fill patterns `p-move` and `p-pick`. */
export const MoveAndPick = (): JSX.Element => (
  <>
    <pattern id="p-move" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <circle class="pmv" cx="2" cy="2" r="1.15" />
    </pattern>
    <pattern id="p-pick" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="ppk" d="M0 0V7" />
    </pattern>
  </>
);
/** An area with a choice; `kind` names its pattern and its class. */
export const LitArea = (props: { readonly area: Outline; readonly kind: string | undefined }): JSX.Element => (
  <Show when={props.kind}>
    {kind => (
      <g class={`lit ${kind()}`}>
        <path class="l0" d={props.area.d} fill={`url(#p-${kind()})`} />
        <path class="l1" d={props.area.d} />
        <path class="l2" d={props.area.d} />
      </g>
    )}
  </Show>
);
export const AreaRing = (props: { readonly area: Outline | undefined; readonly class: string }): JSX.Element => (
  <Show when={props.area}>
    {a => (
      <>
        <path class={`${props.class} r0`} d={a().d} />
        <path class={`${props.class} r1`} d={a().d} />
      </>
    )}
  </Show>
);
