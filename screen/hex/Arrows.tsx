/** Lines and arrows over the counters: ways, trails, attacks with their odds, ways off the map, supply and what cuts it. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { Spot } from '../map/viewport.ts';
import { arrowBetween, HALF, LENGTH, NECK, SHAFT_HALF, tagPlace } from './arrow-place.ts';
import { useSheet } from './sheet.ts';
import type { WayOut } from './state.ts';
import { trails, type Trail } from './trails.ts';

const toward = (from: Spot, to: Spot, by: number): Spot => {
  const d = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / d) * by, y: from.y + ((to.y - from.y) / d) * by };
};
const lineOf = (spots: readonly Spot[]): string =>
  spots.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');
/** Clear of the counter it begins at and of the middle it ends in. */
const shortened = (spots: readonly Spot[]): readonly Spot[] => {
  const [first, second] = spots;
  const last = spots.at(-1);
  const before = spots.at(-2);
  if (!first || !second || !last || !before) return spots;
  return [toward(first, second, 18), ...spots.slice(1, -1), toward(last, before, 8)];
};

/** The way of a march, hex by hex. */
export const Route = (props: { readonly hexes: readonly string[] }): JSX.Element => {
  const sheet = useSheet();
  const way = createMemo(() => (props.hexes.length < 2 ? '' : lineOf(shortened(props.hexes.map(sheet.middleOf)))));
  return (
    <Show when={way()}>
      <path class="rt0" d={way()} />
      <path class="rt1" d={way()} marker-end="url(#hm-route)" />
    </Show>
  );
};

/** What moved: thin lines under the counters, with a dot where each came from; the last one stands out while it is `fresh`. */
export const Trails = (props: { readonly moves: readonly Trail[]; readonly fresh?: boolean }): JSX.Element => {
  const sheet = useSheet();
  const shown = () => (trails() ? props.moves : []);
  const moves = createMemo(() => shown().map(m => [sheet.middleOf(m.from), sheet.middleOf(m.to)] as const));
  const last = createMemo(() => {
    const [a, b] = moves().at(-1) ?? [];
    return props.fresh && a && b ? lineOf([a, toward(b, a, 20)]) : '';
  });
  const lines = createMemo(() =>
    moves()
      .map(([a, b]) => lineOf([a, toward(b, a, 20)]))
      .join(''),
  );
  const origins = createMemo(() =>
    moves()
      .map(([a]) => `M${a.x} ${a.y}h0`)
      .join(''),
  );
  return (
    <Show when={lines()}>
      <path class="tr0" d={lines()} />
      <path class="tr1" d={lines()} />
      <path class="tr2" d={origins()} />
      <Show when={last()}>
        <path class="tr3" d={last()} />
      </Show>
    </Show>
  );
};

/** Where a march may leave the map. */
export const Exits = (props: {
  readonly ways: readonly WayOut[];
  readonly pointed: WayOut | undefined;
}): JSX.Element => (
  <For each={props.ways}>
    {w => (
      <path
        class="ex"
        classList={{ h: props.pointed === w }}
        transform={`translate(${w.x} ${w.y}) rotate(${w.turn})`}
        d="M-11-5H-2V-11L11 0-2 11V5H-11z"
      />
    )}
  </For>
);

export interface Attack extends Trail {
  readonly word: string;
  readonly halved?: boolean;
  readonly planned?: boolean;
}
const SHAFT = `M0-${SHAFT_HALF}H${NECK}V-${HALF}L${LENGTH} 0 ${NECK} ${HALF}V${SHAFT_HALF}H0z`;
const HATCH = 'M3-5.800l-3 4.500M8-5.800l-8 11.600M12.500-4.800l-7 10.600M12.500 2.200l-2.400 3.600';
/** A broad arrow from hex to hex with what counts on its shaft. Halved attackers have a hatched shaft. */
export const AttackArrow = (props: { readonly of: Attack }): JSX.Element => {
  const sheet = useSheet();
  const a = () => sheet.middleOf(props.of.from);
  const at = createMemo(() => {
    const b = sheet.middleOf(props.of.to);
    return arrowBetween({ x: b.x - a().x, y: b.y - a().y });
  });
  const mid = (): Spot => {
    const turn = (at().turn * Math.PI) / 180;
    const along = LENGTH * 0.46;
    return { x: a().x + at().x + along * Math.cos(turn), y: a().y + at().y + along * Math.sin(turn) };
  };
  return (
    <g class="atk" classList={{ planned: props.of.planned ?? false }}>
      <g transform={`translate(${a().x + at().x} ${a().y + at().y}) rotate(${at().turn})`}>
        <path class="ak0" d={SHAFT} />
        <path class="ak1" d={SHAFT} />
        <Show when={props.of.halved}>
          <path class="ak2" d={HATCH} />
        </Show>
      </g>
      <text x={mid().x} y={mid().y + 4}>
        {props.of.word}
      </text>
    </g>
  );
};

/** The odds beside the hex that is attacked; of an attack that is only planned its place in the list. */
export const OddsTag = (props: {
  readonly hex: string;
  readonly word: string;
  readonly from: readonly string[];
  readonly planned?: boolean;
}): JSX.Element => {
  const sheet = useSheet();
  const wide = () => props.word.length * 5.6 + 9;
  const at = createMemo((): Spot => {
    const m = sheet.middleOf(props.hex);
    const turns = props.from.map(sheet.middleOf).map(p => (Math.atan2(p.y - m.y, p.x - m.x) * 180) / Math.PI);
    const { x, y } = tagPlace(turns, wide());
    return { x: m.x + x, y: m.y + y };
  });
  return (
    <Show when={props.word}>
      <g class="odds" classList={{ planned: props.planned ?? false }} transform={`translate(${at().x} ${at().y})`}>
        <rect x={-wide() / 2} y={-8.5} width={wide()} height={17} rx={2} />
        <text y={4.4}>{props.word}</text>
      </g>
    </Show>
  );
};

/** A line from hex to hex in two strokes, `ln` for supply and `ct` for one that is cut. */
export const HexLine = (props: { readonly hexes: readonly string[]; readonly class: 'ln' | 'ct' }): JSX.Element => {
  const sheet = useSheet();
  const d = () => lineOf(props.hexes.map(sheet.middleOf));
  return (
    <>
      <path class={`${props.class}0`} d={d()} />
      <path class={`${props.class}1`} d={d()} />
    </>
  );
};
/** A cross over the hex that cuts a line, with its words above. */
export const CutMark = (props: { readonly hex: string; readonly words: string }): JSX.Element => {
  const sheet = useSheet();
  const wide = () => props.words.length * 4.7 + 10;
  return (
    <g transform={`translate(${sheet.middleOf(props.hex).x} ${sheet.middleOf(props.hex).y})`}>
      <path class="cx0" d="M-11-11 11 11M11-11-11 11" />
      <path class="cx1" d="M-11-11 11 11M11-11-11 11" />
      <g class="cutw" transform="translate(0 -30)">
        <rect x={-wide() / 2} y={-9} width={wide()} height={17} />
        <text y={3.6}>{props.words}</text>
      </g>
    </g>
  );
};
