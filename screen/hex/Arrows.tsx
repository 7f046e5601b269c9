/** Lines and arrows over the counters: ways, trails, attacks with their odds, ways off the map, supply and what cuts it. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import type { Spot } from '../map/viewport.ts';
import { useSheet } from './sheet.ts';
import type { WayOut } from './state.ts';
import { trails } from './trails.ts';

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

export interface Move {
  readonly from: string;
  readonly to: string;
}
/** What moved: thin lines under the counters, with a dot where each came from; the last one stands out while it is `fresh`. */
export const Trails = (props: { readonly moves: readonly Move[]; readonly fresh?: boolean }): JSX.Element => {
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

export interface Attack extends Move {
  readonly word: string;
  readonly halved?: boolean;
  readonly planned?: boolean;
}
const SHAFT = 'M17-6.500H33V-12.500L47 0 33 12.500V6.500H17z';
/** A broad arrow from hex to hex with a word on its shaft. Halved attackers have a hatched shaft. */
export const AttackArrow = (props: { readonly of: Attack }): JSX.Element => {
  const sheet = useSheet();
  const a = () => sheet.middleOf(props.of.from);
  const b = () => sheet.middleOf(props.of.to);
  const turn = () => (Math.atan2(b().y - a().y, b().x - a().x) * 180) / Math.PI;
  const mid = () => toward(a(), b(), 31);
  return (
    <g class="atk" classList={{ planned: props.of.planned ?? false }}>
      <g transform={`translate(${a().x} ${a().y}) rotate(${turn()})`}>
        <path class="ak0" d={SHAFT} />
        <path class="ak1" d={SHAFT} />
        <Show when={props.of.halved}>
          <path class="ak2" d="M19-6.500l-2 3M24-6.500l-7 10M29-6.500l-9 13M33-5.500l-8 12M33 1.500l-3.500 5" />
        </Show>
      </g>
      <text x={mid().x} y={mid().y + 4}>
        {props.of.word}
      </text>
    </g>
  );
};

const RIGHT = 0;
const LEFT = 180;
const ABOVE = -90;
/** Degrees from a place within which an arrow covers it. */
const COVERS = 35;
/** The tag stands where no arrow comes from: right, left, above, else below. */
const freePlace = (comeFrom: readonly number[], wide: number): readonly [x: number, y: number] => {
  const isFree = (place: number): boolean =>
    comeFrom.every(turn => Math.abs(((turn - place + 540) % 360) - 180) > COVERS);
  if (isFree(RIGHT)) return [26 + wide / 2, 0];
  if (isFree(LEFT)) return [-26 - wide / 2, 0];
  return isFree(ABOVE) ? [0, -38] : [0, 40];
};
/** The odds beside the hex that is attacked. */
export const OddsTag = (props: {
  readonly hex: string;
  readonly word: string;
  readonly from: readonly string[];
}): JSX.Element => {
  const sheet = useSheet();
  const wide = () => props.word.length * 5.6 + 9;
  const at = createMemo((): Spot => {
    const m = sheet.middleOf(props.hex);
    const turns = props.from.map(sheet.middleOf).map(p => (Math.atan2(p.y - m.y, p.x - m.x) * 180) / Math.PI);
    const [dx, dy] = freePlace(turns, wide());
    return { x: m.x + dx, y: m.y + dy };
  });
  return (
    <Show when={props.word}>
      <g class="odds" transform={`translate(${at().x} ${at().y})`}>
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
  return (
    <g transform={`translate(${sheet.middleOf(props.hex).x} ${sheet.middleOf(props.hex).y})`}>
      <path class="cx0" d="M-11-11 11 11M11-11-11 11" />
      <path class="cx1" d="M-11-11 11 11M11-11-11 11" />
      <g class="cutw" transform="translate(0 -30)">
        <rect x={-48} y={-9} width={96} height={17} />
        <text y={3.6}>{props.words}</text>
      </g>
    </g>
  );
};
