/** 2.3 The faces of the counters, 42 x 42 map units from their top left corner. Plain shapes, no filters; whatever a colour says, a shape says, too. */
import { For, Show, type JSX } from 'solid-js';
import { PileFrame } from '../../../screen/hex/Stack.tsx';
import '../../../screen/parts/chit.css';
import { MarkStrokes } from '../../../screen/parts/marks.tsx';
import { WEAVE, WEAVE_PATH, WEAVES } from '../../../screen/parts/paint.ts';
import type { UnitRow, UnitType } from '../data/rows.ts';
import { isLight, paintOf } from './hues.ts';
import { OUTLINES, REGION_HEX, SUPPLY, SYMBOLS } from './symbols.ts';
import './look.css';

/** A counter as it lies: its print, and which side is up. */
export interface Face {
  readonly unit: UnitRow;
  readonly reduced?: boolean;
}
const INKS = ['#14120c', '#ffffff'] as const;
/** The weaves as patterns, once for each drawing; each in two inks, because a pattern does not inherit its user's colour. */
export const Weaves = (): JSX.Element => (
  <defs>
    <For each={WEAVES.filter(w => w !== 'plain')}>
      {weave => (
        <For each={INKS}>
          {ink => (
            <pattern id={`nr-${weave}-${ink.slice(1)}`} width={8} height={8} patternUnits="userSpaceOnUse">
              <path d={WEAVE_PATH[weave]} fill="none" stroke={ink} stroke-linecap="round" opacity={0.16} />
            </pattern>
          )}
        </For>
      )}
    </For>
  </defs>
);

const Card = (props: { readonly of: UnitRow; readonly under?: boolean }): JSX.Element => {
  const d = () => OUTLINES[props.of.shape];
  const weave = () => WEAVE[paintOf(props.of)];
  return (
    <>
      <path class="cs" transform="translate(1.400 2.200)" d={d()} />
      <path class="ce" transform="translate(.4 .9)" d={d()} />
      <path class="cf" d={d()} />
      <Show when={weave() !== 'plain'}>
        <path d={d()} fill={`url(#nr-${weave()}-${INKS[isLight(paintOf(props.of)) ? 0 : 1].slice(1)})`} />
      </Show>
      <Show when={props.under} fallback={<path class="cl" d={d()} />}>
        <path class="cd" d={d()} />
      </Show>
    </>
  );
};

const typeUp = ({ unit, reduced }: Face): UnitType => (reduced ? unit.faces[1]?.type : undefined) ?? unit.type;
/** The unit symbol in its frame: a second frame behind a large unit (13.3.5), the border of a tank (2.13), a hexagon (18.8). */
const Symbol = (props: { readonly of: Face }): JSX.Element => {
  const unit = () => props.of.unit;
  const symbol = () => SYMBOLS[typeUp(props.of)];
  return (
    <g class="cu" transform="translate(9.600 10)">
      <Show when={unit().large}>
        <rect class="ground" x={2} y={1} width={22.8} height={15.6} />
      </Show>
      <rect class="ground" width={22.8} height={15.6} />
      <Show when={unit().tank}>
        {tank => (
          <>
            <rect class={`tank tank-${tank()}`} x={0.9} y={0.9} width={21} height={13.8} />
            <rect class="tank-rim" x={1.9} y={1.9} width={19} height={11.8} />
          </>
        )}
      </Show>
      <path d={symbol().line} />
      <Show when={symbol().solid}>{d => <path class="solid" d={d()} />}</Show>
      <Show when={unit().regional}>
        <path class="region" classList={{ weak: unit().weak === true }} d={REGION_HEX} />
      </Show>
    </g>
  );
};
/** 2.3.1 On a square counter the unit's own name is left of the symbol; a long name is turned sideways. */
const Designation = (props: { readonly of: string }): JSX.Element => (
  <Show
    when={props.of.length > 2}
    fallback={
      <text class="ci" x={5} y={20.6}>
        {props.of}
      </text>
    }
  >
    <text
      class="ci w"
      classList={{ l: props.of.length > 5 }}
      transform="translate(7.400 18.600) rotate(-90)"
      textLength={props.of.length > 5 ? 17 : undefined}
      lengthAdjust="spacingAndGlyphs"
    >
      {props.of}
    </text>
  </Show>
);
/** Names of groups short enough for a counter. */
const SHORT: { readonly [group: string]: string } = {
  Byelorussian: 'Byelor.',
  Ukrainian: 'Ukrain.',
  Slovakia: 'Slovak',
};
/** 2.3.1 Group and name; round and hexagonal counters have room for the name only. */
const Names = (props: { readonly of: UnitRow }): JSX.Element => {
  const name = () => props.of.id.replace('Fort ', '');
  return (
    <Show
      when={props.of.shape === 'square'}
      fallback={
        <text class="cx" x={21} y={8} textLength={name().length > 8 ? 26 : undefined} lengthAdjust="spacingAndGlyphs">
          {name()}
        </text>
      }
    >
      <g transform="translate(2.400 2.400) scale(.82)">
        <MarkStrokes paint={paintOf(props.of)} />
      </g>
      <text class="cx" x={22.5} y={8}>
        {SHORT[props.of.group] ?? props.of.group.replace(' Army', '')}
      </text>
      <Designation of={props.of.id} />
    </Show>
  );
};
/** Right of the symbol: steps as pips, the turn or letter of entry (2.3.4), dot (2.3.6), asterisk (13.3.3), Swiss cross (18.9), barrels (12.2). */
const Signs = (props: { readonly of: Face }): JSX.Element => {
  const { unit } = props.of;
  const up = unit.faces[props.of.reduced ? 1 : 0] ?? unit.faces[0];
  const steps = unit.faces.length;
  return (
    <>
      <Show when={steps === 2}>
        <circle class="pip" classList={{ o: props.of.reduced === true }} cx={37.3} cy={12.4} r={1.6} />
        <circle class="pip" cx={37.3} cy={16.8} r={1.6} />
      </Show>
      <Show when={unit.entry !== undefined}>
        <text class="ce1" x={37.4} y={8.2}>
          {unit.entry}
        </text>
      </Show>
      <Show when={up.dot}>
        <circle class="cdot" cx={37.3} cy={21.4} r={1.9} />
      </Show>
      <Show when={unit.free}>
        <path class="cast" d="M37.300 22.400V27.800M34.900 23.700l4.800 2.800M39.700 23.700l-4.800 2.800" />
      </Show>
      <Show when={unit.swiss}>
        <g transform="translate(35 22)">
          <rect class="csw" width={5} height={5} rx={0.8} />
          <path class="csx" d="M2.500 1v3M1 2.500h3" />
        </g>
      </Show>
      <Show when={unit.supply}>
        <path class="csup" transform="translate(6.800 28.500)" d={SUPPLY} />
      </Show>
    </>
  );
};
/** 2.3.2, 2.3.3 White: no attacks of its own; yellow: weak in attack; red and underlined movement: mobile. */
const Values = (props: { readonly of: Face }): JSX.Element => {
  const { unit } = props.of;
  const up = () => unit.faces[props.of.reduced ? 1 : 0] ?? unit.faces[0];
  const strength = () => (unit.brackets ? `(${up().sp})` : String(up().sp));
  return (
    <Show
      when={up().mp > 0}
      fallback={
        <text class="cv" classList={{ white: unit.white === true }} x={21} y={38.6}>
          {strength()}
        </text>
      }
    >
      <text class="cv" classList={{ white: unit.white === true, yellow: unit.yellow === true }} x={13.4} y={38.6}>
        {strength()}
      </text>
      <text class="cv" x={21} y={38}>
        -
      </text>
      <text class="cv" classList={{ red: unit.mobile === true }} x={28.8} y={38.6}>
        {up().mp}
      </text>
      <Show when={unit.mobile}>
        <path class="crun" d="M24.600 40.300h8.400" />
      </Show>
    </Show>
  );
};

/** A unit with its face up. */
export const UnitFace = (props: { readonly of: Face; readonly acted?: boolean }): JSX.Element => (
  <g
    class={`ct nr face-${paintOf(props.of.unit)} is-${props.of.unit.shape}`}
    classList={{ worn: props.of.reduced === true }}
  >
    <Card of={props.of.unit} />
    <Names of={props.of.unit} />
    <Symbol of={props.of} />
    <Signs of={props.of} />
    <Values of={props.of} />
    <Show when={props.acted}>
      <path class="k-done" d="M31 42h8a3 3 0 0 0 3-3v-8z" />
      <path class="k-done2" d="M36.200 38.400l1.600 1.700 2.600-3.400" />
    </Show>
  </g>
);
/** A unit beneath another. */
export const UnitUnder = (props: { readonly of: Face }): JSX.Element => (
  <g class={`ct nr face-${paintOf(props.of.unit)}`}>
    <Card of={props.of.unit} under={true} />
  </g>
);
/** A stack in a hex; the top counter's corner is at 0 0. */
export const Pile = (props: {
  /** From the top down. */
  readonly units: readonly [Face, ...Face[]];
  readonly acted?: boolean;
  readonly top?: (element: SVGGElement) => void;
}): JSX.Element => (
  <PileFrame
    height={props.units.length}
    under={depth => <UnitUnder of={props.units[depth] ?? props.units[0]} />}
    top={props.top}
  >
    <UnitFace of={props.units[0]} acted={props.acted ?? false} />
  </PileFrame>
);
