/** Counters on a map of hexes: one element a stack, final at once; the eye sees the counter on top come along its way. */
import { createEffect, For, on, Show, type JSX } from 'solid-js';
import type { Spot } from '../map/viewport.ts';
import { march } from '../motion.ts';
import { useSheet, type HexSheet } from './sheet.ts';

/** The side of a counter, and how far each of a pile lies up and right of the one above it. */
export const COUNTER = 42;
export const STEP = 2.9;

const WHOLE = 'M3 0H39a3 3 0 0 1 3 3V39a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z';
const CUT = 'M3 0H39a3 3 0 0 1 3 3V39a3 3 0 0 1-3 3H10L0 32V3a3 3 0 0 1 3-3z';
/** The outline of a counter; where many nations fight on two sides, one side's lower left corner is cut: a sign that needs no colour. */
export const counterShape = (cut: boolean): string => (cut ? CUT : WHOLE);

/** The frame of a counter, its corner at 0 0: shadow, edge, face and light; darker where it lies under another or face down. */
export const CounterCard = (props: { readonly under?: boolean; readonly cut?: boolean }): JSX.Element => (
  <Show
    when={props.cut}
    fallback={
      <>
        <rect class="cs" x={1.4} y={2.2} width={42} height={42} rx={3.4} />
        <rect class="ce" x={0.4} y={0.9} width={42} height={42} rx={3.2} />
        <rect class="cf" width={42} height={42} rx={3} />
        <Show when={props.under} fallback={<path class="cl" d="M1 39V3.400A2.400 2.400 0 0 1 3.400 1H39" />}>
          <rect class="cd" width={42} height={42} rx={3} />
        </Show>
      </>
    }
  >
    <path class="cs" transform="translate(1.400 2.200)" d={CUT} />
    <path class="ce" transform="translate(.4 .9)" d={CUT} />
    <path class="cf" d={CUT} />
    <Show when={props.under} fallback={<path class="cl" d="M1 31V3.400A2.400 2.400 0 0 1 3.400 1H39" />}>
      <path class="cd" d={CUT} />
    </Show>
  </Show>
);

/** Where the top counter's corner lies: deeper piles stand a little lower left, so that the whole of them stays in the hex; on flat-top hexes hardly lower, as names stand at their foot and would hide the factors. */
export const cornerOf = (sheet: HexSheet, hex: string, height: number): Spot => {
  const { x, y } = sheet.middleOf(hex);
  const back = Math.min(3, height - 1) * 1.3;
  const down = sheet.orientation === 'flat' ? back / 4 : back;
  return { x: x - COUNTER / 2 - back, y: y - COUNTER / 2 + down };
};

/** The frame of a stack: its place, the ring around it that lights up, and whatever states the game gives it. */
export const StackFrame = (props: {
  readonly hex: string;
  readonly height: number;
  readonly states: { readonly [state: string]: boolean };
  readonly children: JSX.Element;
}): JSX.Element => {
  const sheet = useSheet();
  const at = () => cornerOf(sheet, props.hex, props.height);
  return (
    <g class="pc" classList={props.states} style={{ transform: `translate(${at().x}px, ${at().y}px)` }}>
      <g class="pcs">
        <rect class="ring" x={-3} y={-3} width={48} height={48} rx={5} />
        {props.children}
      </g>
    </g>
  );
};

/** A pile, its top counter's corner at 0 0: what lies beneath, the top, and how many they are. */
export const PileFrame = (props: {
  readonly height: number;
  /** The counter so many below the top. */
  readonly under: (depth: number) => JSX.Element;
  readonly children: JSX.Element;
  readonly top?: ((element: SVGGElement) => void) | undefined;
}): JSX.Element => {
  const depths = () => Array.from({ length: props.height - 1 }, (_, i) => props.height - 1 - i).filter(i => i < 4);
  const seen = () => Math.min(3, props.height - 1) * STEP;
  return (
    <>
      <For each={depths()}>{i => <g transform={`translate(${i * STEP} ${-i * STEP})`}>{props.under(i)}</g>}</For>
      <g ref={el => props.top?.(el)}>{props.children}</g>
      <Show when={props.height > 1}>
        <g class="badge" transform={`translate(${seen() + 41} ${1.5 - seen()})`}>
          <circle r={6.2} />
          <text y={3.3}>{props.height}</text>
        </g>
      </Show>
    </>
  );
};

export interface Marched {
  readonly from: string;
  readonly to: string;
}
/** Lets the top counter of a stack come along its way whenever `moved` tells of a move. */
export const followMarches = (marches: {
  readonly moved: () => Marched | undefined;
  readonly height: (hex: string) => number;
  readonly route: (to: string) => readonly string[] | undefined;
  readonly face: (hex: string) => SVGGElement | undefined;
  readonly still: () => boolean;
}): void => {
  const sheet = useSheet();
  createEffect(
    on(
      marches.moved,
      now => {
        const face = now && marches.face(now.to);
        const height = now ? marches.height(now.to) : 0;
        if (!now?.from || !face?.isConnected || !height || marches.still()) return;
        const end = cornerOf(sheet, now.to, height);
        const way = (marches.route(now.to) ?? [now.from, now.to]).map(hex => {
          const p = cornerOf(sheet, hex, height);
          return { x: p.x - end.x, y: p.y - end.y };
        });
        march(face, way);
      },
      { defer: true },
    ),
  );
};
