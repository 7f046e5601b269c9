/** The faces of the counters, 42 x 42 map units from their top left corner. Plain shapes, no filters. */
import { For, Show, type JSX } from 'solid-js';
import { CounterCard } from '../../../screen/hex/Stack.tsx';
import { MarkStrokes } from '../../../screen/parts/marks.tsx';
import type { Paint } from '../../../screen/parts/paint.ts';
import '../../../screen/style/counter.css';

/** The standard unit symbols in a frame of 22.8 x 15.6. */
const CROSS = 'M0 0 22.800 15.600M0 15.600 22.800 0';
const OVAL = 'M7 3.600H15.800a4.200 4.200 0 0 1 0 8.400H7a4.200 4.200 0 0 1 0-8.400z';
const SYMBOLS: { readonly [type: string]: string } = {
  army: CROSS,
  infantry: CROSS,
  panzer: OVAL,
  armoured: OVAL,
  motorised: `${CROSS}M11.400 0V15.600`,
  mechanised: `M0 15.600 22.800 0${OVAL}`,
  cavalry: 'M0 15.600 22.800 0',
  parachute: `${CROSS}M5.400 12.600q3-3.600 6 0q3-3.600 6 0`,
};
const AIRCRAFT =
  'M15 3l2 8 10 4.500v2.500L17 16l-.8 7 3.300 2v1.600L15 25.500l-4.500 1.100V25l3.300-2-.8-7L3 18v-2.500L13 11z';
const PAINTS: { readonly [nation: string]: Paint } = {
  Germany: 'G',
  France: 'F',
  Britain: 'UK',
  Belgium: 'B',
  Netherlands: 'N',
  Poland: 'PL',
};
export const paintOf = (nation: string, type = ''): Paint =>
  nation === 'Germany' && ['panzer', 'motorised', 'parachute'].includes(type) ? 'GM' : (PAINTS[nation] ?? 'G');

/** What is printed on a counter, and its strength as far as it is known. */
export interface Face {
  readonly nation: string;
  readonly type: string;
  readonly short: string;
  readonly factor?: number | undefined;
  readonly dots?: number | undefined;
  readonly most: number;
  readonly steps?: number | undefined;
}
const SIZES: { readonly [type: string]: string } = { army: 'XXXX', fleet: '' };

/** The steps of a corps as pips, filled while they are left. An army shows a number. */
const Steps = (props: { readonly of: Face }): JSX.Element => (
  <Show when={props.of.type !== 'army' && props.of.steps !== undefined}>
    <For each={Array.from({ length: props.of.most }, (_, i) => i)}>
      {i => (
        <circle
          class="pip"
          classList={{ o: i >= (props.of.steps ?? 0) }}
          cx={37.2}
          cy={17.8 + (i - (props.of.most - 1) / 2) * 4.4}
          r={1.45}
        />
      )}
    </For>
  </Show>
);
const Dots = (props: { readonly count: number }): JSX.Element => (
  <For each={Array.from({ length: props.count }, (_, i) => i)}>
    {i => <circle class="dot" cx={31.5 + (i % 3) * 3.8} cy={35.2} r={1.6} />}
  </For>
);
const Symbol = (props: { readonly type: string }): JSX.Element => (
  <Show
    when={props.type !== 'fleet'}
    fallback={<path class="air" transform="translate(8 4.500) scale(.87)" d={AIRCRAFT} />}
  >
    <g class="cu" transform="translate(9.600 10)">
      <rect class="ground" width={22.8} height={15.6} />
      <path d={SYMBOLS[props.type] ?? CROSS} />
    </g>
  </Show>
);
/** The designation left of the symbol; a long one is turned on its side. */
const Designation = (props: { readonly of: string }): JSX.Element => (
  <Show
    when={props.of.length > 2}
    fallback={
      <text class="ci" x={5.1} y={21}>
        {props.of}
      </text>
    }
  >
    <text
      class="ci"
      transform="translate(7.600 17.800) rotate(-90)"
      textLength={props.of.length > 4 ? 19 : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {props.of}
    </text>
  </Show>
);
export const UnitFace = (props: { readonly of: Face; readonly under?: boolean }): JSX.Element => (
  <g class={`ct seeds-c n-${paintOf(props.of.nation, props.of.type)}`}>
    <CounterCard under={props.under ?? false} cut={props.of.nation === 'Germany'} />
    <Show when={!props.under}>
      <g transform="translate(2.600 2.600) scale(.9)">
        <MarkStrokes paint={paintOf(props.of.nation)} />
      </g>
      <text class="cx" x={21} y={7.8}>
        {SIZES[props.of.type] ?? 'XXX'}
      </text>
      <Symbol type={props.of.type} />
      <Designation of={props.of.short} />
      <Steps of={props.of} />
      <text class="cv" x={21} y={39}>
        {props.of.type === 'fleet' ? '' : (props.of.factor ?? '?')}
      </text>
      <Dots count={props.of.dots ?? 0} />
    </Show>
  </g>
);
/** A counter in a panel. */
export const Counter = (props: { readonly of: Face; readonly size: number; readonly words?: string }): JSX.Element => (
  <svg
    class="cface"
    viewBox="-1 -1 46 46"
    width={props.size}
    height={props.size}
    role={props.words ? 'img' : undefined}
    aria-label={props.words}
    aria-hidden={props.words ? undefined : 'true'}
  >
    <UnitFace of={props.of} />
  </svg>
);
