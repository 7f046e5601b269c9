/** The faces of the counters, 42 x 42 map units from their top left corner, and the casemates of the forts. Plain shapes, no filters. */
import { For, Show, type JSX } from 'solid-js';
import { CounterCard, PileFrame } from '../../../screen/hex/Stack.tsx';
import type { Nation, UnitType } from '../data/units.ts';
import type { StackView, UnitView } from '../view.ts';

const COLOURS: { readonly [N in Nation]: string } = {
  German: 'G',
  French: 'F',
  British: 'UK',
  Belgian: 'B',
  Dutch: 'N',
  Swiss: 'S',
};
/** The colour of a unit's face: one a nation, and a dark one for German mechanised corps (2.4). */
export const colourOf = (u: Pick<UnitView, 'nation' | 'mechanised'>): string =>
  u.mechanised ? 'GM' : COLOURS[u.nation];

/** The standard unit symbols in a frame of 22.8 x 15.6. */
const CROSS = 'M0 0 22.800 15.600M0 15.600 22.800 0';
const OVAL = 'M7 3.600H15.800a4.200 4.200 0 0 1 0 8.400H7a4.200 4.200 0 0 1 0-8.400z';
const SLASH = 'M0 15.600 22.800 0';
const SYMBOLS: { readonly [T in UnitType]: { readonly line: string; readonly solid?: string } } = {
  infantry: { line: CROSS },
  motorised: { line: `${CROSS}M11.400 0V15.600` },
  mountain: { line: CROSS, solid: 'M11.400 10.200 14.600 15.600H8.200z' },
  colonial: { line: CROSS },
  'north african': { line: CROSS },
  cavalry: { line: SLASH },
  'light mechanised': { line: `${SLASH}${OVAL}` },
  panzer: { line: OVAL },
  panzergrenadier: { line: `${CROSS}${OVAL}` },
  fort: { line: '' },
};

/** National marks as the vehicles bore them, 8 x 8. */
const MARKS: { readonly [N in Nation]: readonly (readonly [d: string, fill: string])[] } = {
  German: [
    ['M2.700 0h2.600v2.700H8v2.600H5.300V8H2.700V5.300H0V2.700h2.700z', '#f4f1e6'],
    ['M3.250 0h1.500v3.250H8v1.500H4.750V8h-1.500V4.750H0v-1.500h3.250z', '#15170f'],
  ],
  French: [
    ['M4 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', '#b3271f'],
    ['M4 1.250a2.750 2.750 0 1 1 0 5.500 2.750 2.750 0 0 1 0-5.500z', '#fbf8ef'],
    ['M4 2.550a1.450 1.450 0 1 1 0 2.900 1.450 1.450 0 0 1 0-2.900z', '#1d3f7c'],
  ],
  British: [
    ['M4 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', '#1f3767'],
    ['M4 1.300a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400z', '#fbf8ef'],
    ['M4 2.600a1.400 1.400 0 1 1 0 2.800 1.400 1.400 0 0 1 0-2.800z', '#b3271f'],
  ],
  Belgian: [
    ['M4 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', '#a8231c'],
    ['M4 1.250a2.750 2.750 0 1 1 0 5.500 2.750 2.750 0 0 1 0-5.500z', '#f0d23c'],
    ['M4 2.550a1.450 1.450 0 1 1 0 2.900 1.450 1.450 0 0 1 0-2.900z', '#15130c'],
  ],
  Dutch: [
    ['M4 .3 8 7.400H0z', '#15130c'],
    ['M4 2 6.600 6.600H1.400z', '#ee7d14'],
  ],
  Swiss: [['M2.900.6h2.200v2.300h2.300v2.200H5.100v2.300H2.900V5.100H.6V2.900h2.300z', '#fff']],
};
const Mark = (props: { readonly nation: Nation }): JSX.Element => (
  <g class="cm" transform="translate(2.600 2.600) scale(.9)">
    <For each={MARKS[props.nation]}>{([d, fill]) => <path d={d} fill={fill} />}</For>
  </g>
);

/** Steps as pips: filled ones are left, open ones lost. */
const Pips = (props: { readonly steps: number; readonly most: number }): JSX.Element => {
  const gap = () => (props.most === 4 ? 4.6 : 5.4);
  return (
    <Show when={props.most > 1}>
      <For each={Array.from({ length: props.most }, (_, i) => i)}>
        {i => (
          <circle
            class="pip"
            classList={{ o: i < props.most - props.steps }}
            cx={37.4}
            cy={17 - ((props.most - 1) * gap()) / 2 + i * gap()}
            r={1.55}
          />
        )}
      </For>
    </Show>
  );
};
const Symbol = (props: { readonly type: UnitType }): JSX.Element => (
  <g class="cu" transform="translate(9.600 10)">
    <rect width={22.8} height={15.6} />
    <path d={SYMBOLS[props.type].line} />
    <Show when={SYMBOLS[props.type].solid}>{d => <path class="solid" d={d()} />}</Show>
  </g>
);
/** The designation, left of the symbol; a long one is turned. */
const Designation = (props: { readonly of: string }): JSX.Element => (
  <Show
    when={props.of.length > 3}
    fallback={
      <text class="ci" classList={{ w: props.of.length > 2 }} x={5.2} y={20.6}>
        {props.of}
      </text>
    }
  >
    <text
      class="ci w"
      transform="translate(7.600 17.800) rotate(-90)"
      textLength={props.of.length > 5 ? 22 : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {props.of}
    </text>
  </Show>
);

/** A unit turned up. At most one state shows: out of supply (a hazard strip) before has acted (a ticked corner). */
export const UnitFace = (props: { readonly of: UnitView; readonly acted?: boolean }): JSX.Element => (
  <g class={`ct n-${colourOf(props.of)}`}>
    <CounterCard />
    <Show when={props.of.substitute}>
      <rect class="band" y={26.2} width={42} height={1.7} />
    </Show>
    <Mark nation={props.of.nation} />
    <text class="cx" x={21} y={8.4}>
      {props.of.size === 'corps' ? 'XXX' : 'XX'}
    </text>
    <Symbol type={props.of.type} />
    <Designation of={props.of.short} />
    <Pips steps={props.of.steps} most={props.of.stepsMax} />
    <text class="cv" x={21} y={38.6}>
      {props.of.attack}-{props.of.defence}
    </text>
    <Show
      when={!props.of.supplied && props.of.inPlay}
      fallback={
        <Show when={props.acted}>
          <path class="k-done" d="M31 42h8a3 3 0 0 0 3-3v-8z" />
          <path class="k-done2" d="M36.200 38.400l1.600 1.700 2.600-3.400" />
        </Show>
      }
    >
      <path class="k-oos" d="M0 38.600h42v.4A3 3 0 0 1 39 42H3a3 3 0 0 1-3-3z" />
      <path class="k-oos2" d="M4 42l3-3.400m5 3.400l3-3.400m5 3.400l3-3.400m5 3.400l3-3.400m5 3.400l3-3.400" />
    </Show>
  </g>
);
/** The back of a unit below another, or face down. */
export const UnitBack = (props: {
  readonly nation: Nation;
  readonly mechanised?: boolean;
  readonly unknown?: boolean;
}): JSX.Element => (
  <g class={`ct n-${props.mechanised ? 'GM' : COLOURS[props.nation]}`}>
    <CounterCard under={true} />
    <Show when={props.unknown}>
      <Mark nation={props.nation} />
      <text class="cq" x={21} y={29}>
        ?
      </text>
    </Show>
  </g>
);

/** A stack in a hex, with the corner of its top counter at 0 0. Hidden counters below have the nation's colour only. */
export const Pile = (props: {
  readonly of: StackView;
  readonly acted?: boolean;
  readonly top?: (element: SVGGElement) => void;
}): JSX.Element => {
  const top = () => props.of.units.at(-1)!;
  /** Where nothing is hidden, mechanised corps below the top keep their colour. */
  const mechanised = (depth: number): boolean =>
    props.of.hidden === 0 && (props.of.units.at(-1 - depth)?.mechanised ?? false);
  return (
    <PileFrame
      height={props.of.height}
      under={depth => <UnitBack nation={props.of.nation} mechanised={mechanised(depth)} />}
      top={props.top}
    >
      <UnitFace of={top()} acted={props.acted ?? false} />
    </PileFrame>
  );
};

/** A fort with its strength, below the counters at the foot of the hex; 0 0 is the middle of its base. */
export const FortFace = (props: { readonly of: UnitView }): JSX.Element => (
  <g class={`fort n-${colourOf(props.of)}`}>
    <path class="fs" d="M-15.400 10.600-10.600-.6H12.200L17 10.600z" />
    <path class="ff" d="M-16 9-11-2.600H11L16 9z" />
    <text y={7.6}>{props.of.defence}</text>
    <Show when={props.of.stepsMax === 2}>
      <circle class="pip" cx={8.8} cy={3.4} r={1.3} />
      <circle class="pip" classList={{ o: props.of.steps < 2 }} cx={12.2} cy={6.4} r={1.3} />
    </Show>
  </g>
);
