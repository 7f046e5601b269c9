/** The faces of the counters, 42 x 42 map units from their top left corner, and the small markers. Plain shapes, no filters. */
import { For, Show, type JSX } from 'solid-js';
import { CounterCard, counterShape, PileFrame } from '../../../screen/hex/Stack.tsx';
import '../../../screen/parts/chit.css';
import { MarkStrokes } from '../../../screen/parts/marks.tsx';
import { WEAVE, WEAVE_PATH, WEAVES } from '../../../screen/parts/paint.ts';
import type { Factors, Nation, Size, UnitType } from '../data/units.ts';
import { faceOf, LETTERS, PAINT } from './hues.ts';
import './look.css';

/** The standard unit symbols in a frame of 22.8 x 15.6. */
const CROSS = 'M0 0 22.800 15.600M0 15.600 22.800 0';
const OVAL = 'M7 3.600H15.800a4.200 4.200 0 0 1 0 8.400H7a4.200 4.200 0 0 1 0-8.400z';
const SYMBOLS: { readonly [T in UnitType]: { readonly line: string; readonly solid?: string } } = {
  infantry: { line: CROSS },
  mountain: { line: CROSS, solid: 'M11.400 10.200 14.600 15.600H8.200z' },
  cavalry: { line: 'M0 15.600 22.800 0' },
  motorised: { line: `${CROSS}M11.400 0V15.600` },
  mechanised: { line: `${CROSS}${OVAL}` },
  static: { line: CROSS, solid: 'M0 12.800H22.800V15.600H0z' },
  flieger: { line: `${CROSS}M5.400 12.600q3-3.600 6 0q3-3.600 6 0` },
};
const MARKS: { readonly [S in Size]: string } = { front: 'XXXXX', army: 'XXXX', corps: 'XXX', division: 'XX' };

/** What is printed on a counter. */
export interface Face {
  readonly nation: Nation;
  readonly type: UnitType;
  readonly size: Size;
  readonly short: string;
  readonly factors: Factors;
  readonly adHoc?: boolean;
  /** 12.3 Corps it breaks into, one pip each. */
  readonly components?: number;
}
export const sizeMark = (u: Pick<Face, 'size' | 'adHoc'>): string => (u.adHoc ? `[${MARKS[u.size]}]` : MARKS[u.size]);

const isLight = (nation: Nation, type: UnitType): boolean =>
  ['CZ', 'PL', 'HU', 'B', 'N', 'LI', 'GR', 'RO'].includes(faceOf(nation, type));
/** The weaves as patterns, once for each drawing; each in two inks, because a pattern does not inherit its user's colour. */
export const Weaves = (): JSX.Element => (
  <defs>
    <For each={WEAVES.filter(w => w !== 'plain')}>
      {weave => (
        <For each={['#14120c', '#ffffff']}>
          {ink => (
            <pattern id={`wv-${weave}-${ink.slice(1)}`} width={8} height={8} patternUnits="userSpaceOnUse">
              <path
                d={WEAVE_PATH[weave]}
                fill="none"
                stroke={ink}
                stroke-width={1}
                stroke-linecap="round"
                opacity={0.2}
              />
            </pattern>
          )}
        </For>
      )}
    </For>
  </defs>
);
const Weave = (props: { readonly of: Pick<Face, 'nation' | 'type'>; readonly cut: boolean }): JSX.Element => {
  const weave = () => WEAVE[PAINT[props.of.nation]];
  const ink = () => (isLight(props.of.nation, props.of.type) ? '14120c' : 'ffffff');
  return (
    <Show when={weave() !== 'plain'}>
      <path d={counterShape(props.cut)} fill={`url(#wv-${weave()}-${ink()})`} />
    </Show>
  );
};
const Pips = (props: { readonly count: number }): JSX.Element => (
  <For each={Array.from({ length: props.count }, (_, i) => i)}>
    {i => <circle class="pip" cx={37.4} cy={18 - ((props.count - 1) * 4.2) / 2 + i * 4.2} r={1.45} />}
  </For>
);
const Symbol = (props: { readonly type: UnitType }): JSX.Element => (
  <g class="cu" transform="translate(9.600 10)">
    <rect class="ground" width={22.8} height={15.6} />
    <path d={SYMBOLS[props.type].line} />
    <Show when={SYMBOLS[props.type].solid}>{d => <path class="solid" d={d()} />}</Show>
  </g>
);
/** The designation is left of the symbol; a long one is turned sideways. */
const Designation = (props: { readonly of: string }): JSX.Element => (
  <Show
    when={props.of.length > 2}
    fallback={
      <text class="ci" classList={{ w: /[A-Z]./.test(props.of) }} x={5} y={20.6}>
        {props.of}
      </text>
    }
  >
    <text
      class="ci w"
      transform="translate(7.400 17.800) rotate(-90)"
      textLength={props.of.length > 5 ? 22 : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {props.of}
    </text>
  </Show>
);

/** At most one state shows: out of supply (a hazard strip), would break up (a split edge), has acted (a ticked corner). */
export type FaceState = 'unsupplied' | 'breaks' | 'acted';
const State = (props: { readonly state: FaceState | undefined; readonly cut: boolean }): JSX.Element => (
  <>
    <Show when={props.state === 'unsupplied'}>
      <path
        class="k-oos"
        d={
          props.cut ? 'M6.600 38.600h35.400v.4A3 3 0 0 1 39 42H10z' : 'M0 38.600h42v.4A3 3 0 0 1 39 42H3a3 3 0 0 1-3-3z'
        }
      />
      <path class="k-oos2" d="M12 42l3-3.400m5 3.400l3-3.400m5 3.400l3-3.400m5 3.400l3-3.400" />
    </Show>
    <Show when={props.state === 'breaks'}>
      <path class="k-split" d="M22.500-1 19.500 12 23 21 19.800 31 22 43" />
    </Show>
    <Show when={props.state === 'acted'}>
      <path class="k-done" d="M31 42h8a3 3 0 0 0 3-3v-8z" />
      <path class="k-done2" d="M36.200 38.400l1.600 1.700 2.600-3.400" />
    </Show>
  </>
);
/** A unit face up; `cut` marks the corner of the German side, whatever the nation. */
export const UnitFace = (props: {
  readonly of: Face;
  readonly cut?: boolean;
  readonly state?: FaceState | undefined;
}): JSX.Element => (
  <g class={`ct wce face-${faceOf(props.of.nation, props.of.type)}`}>
    <CounterCard cut={props.cut ?? false} />
    <Weave of={props.of} cut={props.cut ?? false} />
    <g transform="translate(2.600 2.600) scale(.9)">
      <MarkStrokes paint={PAINT[props.of.nation]} />
    </g>
    <text class="cx" x={21} y={8.4}>
      {sizeMark(props.of)}
    </text>
    <text class="cn2" x={37.2} y={8.2}>
      {LETTERS[props.of.nation]}
    </text>
    <Symbol type={props.of.type} />
    <Designation of={props.of.short} />
    <Pips count={props.of.components ?? 0} />
    <text class="cv" x={21} y={38.4}>
      {props.of.type === 'flieger' ? '' : props.of.factors.join('-')}
    </text>
    <State state={props.state} cut={props.cut ?? false} />
  </g>
);
/** A unit beneath another, or one nobody has seen (8.3). */
export const UnitBack = (props: {
  readonly of: Pick<Face, 'nation' | 'type'>;
  readonly cut?: boolean;
  readonly unknown?: boolean;
}): JSX.Element => (
  <g class={`ct wce face-${faceOf(props.of.nation, props.of.type)}`}>
    <CounterCard under={true} cut={props.cut ?? false} />
    <Show when={props.unknown}>
      <Weave of={props.of} cut={props.cut ?? false} />
      <g transform="translate(2.600 2.600) scale(.9)">
        <MarkStrokes paint={PAINT[props.of.nation]} />
      </g>
      <text class="cq" x={21} y={29}>
        ?
      </text>
    </Show>
  </g>
);
/** A stack in a hex; the top counter's corner is at 0 0. Of an enemy stack only the top unit is known (8.3). */
export const Pile = (props: {
  /** From the top down; unknown units are missing. */
  readonly units: readonly [Face, ...Face[]];
  readonly height: number;
  readonly cut?: boolean;
  readonly state?: FaceState | undefined;
  readonly top?: (element: SVGGElement) => void;
}): JSX.Element => (
  <PileFrame
    height={props.height}
    under={depth => (
      <UnitBack
        of={props.units[depth] ?? { nation: props.units[0].nation, type: 'infantry' }}
        cut={props.cut ?? false}
      />
    )}
    top={props.top}
  >
    <UnitFace of={props.units[0]} cut={props.cut ?? false} state={props.state} />
  </PileFrame>
);

/** Markers 26 units wide, centred on 0 0: airpower, a Soviet railhead, a breach. */
export const AirMark = (): JSX.Element => (
  <g class="wce-mark">
    <circle class="mk" r={12} />
    <path
      class="mk-solid"
      d="M-1.300-8.500q1.300-2 2.600 0V-3L9 1.600V4L1.300 1.900V6L3.600 7.800V9.400L0 8.500-3.600 9.400V7.800L-1.300 6V1.900L-9 4V1.600L-1.300-3z"
    />
  </g>
);
export const RailheadMark = (): JSX.Element => (
  <g class="wce-mark">
    <circle class="mk" r={12} />
    <path class="mk-line" d="M-3.500-8V8M3.500-8V8M-6.500-5H6.500M-6.500 0H6.500M-6.500 5H6.500" />
  </g>
);
/** Drawn over the fortification of a hex; 0 0 is the middle of its base. */
export const BreachMark = (): JSX.Element => (
  <g class="wce-mark">
    <path class="mk-red" d="M-12-8 12 7M12-8-12 7" />
  </g>
);
