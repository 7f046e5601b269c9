/** Lights of hexes, drawn under the counters: those that may be chosen, the reach of a march, ground that is hatched, and the one pointed at, picked or fought over. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { useSheet } from './sheet.ts';

/** Patterns that lights are filled with, by their id. */
export const HexPatterns = (props: { readonly children?: JSX.Element }): JSX.Element => (
  <defs>
    <pattern id="hp-own" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="po" d="M0 0V6" />
    </pattern>
    <pattern id="hp-foe" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="pf" d="M0 0V7" />
    </pattern>
    {props.children}
    <pattern id="hp-supply" width="8" height="8" patternUnits="userSpaceOnUse">
      <circle class="ps" cx="2" cy="2" r="1.100" />
    </pattern>
    <pattern id="hp-cut" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="pc1" d="M0 0V5" />
    </pattern>
    <marker id="hm-route" viewBox="0 0 12 12" refX="8" refY="6" markerWidth="4.200" markerHeight="4.200" orient="auto">
      <path class="rt-h" d="M0 0 12 6 0 12 3 6z" />
    </marker>
  </defs>
);

/** The ids of hexes by their labels. */
export const useIds = (): ((hexes: Iterable<string>) => Set<number>) => {
  const sheet = useSheet();
  return hexes => new Set([...hexes].map(sheet.idOf));
};

/** Ground in hands it was not in: hatched, with the front drawn toward the hexes that pass the test. */
export const HeldGround = (props: {
  readonly hexes: ReadonlySet<number>;
  readonly class: string;
  readonly pattern: string;
  readonly isFront: (to: number) => boolean;
}): JSX.Element => {
  const sheet = useSheet();
  const fill = createMemo(() => sheet.hexesPath(props.hexes));
  const front = createMemo(() => sheet.edgePath(props.hexes, to => props.isFront(to)));
  return (
    <Show when={props.hexes.size}>
      <g class={`held ${props.class}`}>
        <path d={fill()} fill={`url(#${props.pattern})`} />
        <path class="fr0" d={front()} />
        <path class="fr1" d={front()} />
      </g>
    </Show>
  );
};
/** Hexes under a pattern with a line around them, all or only toward some. */
export const Overlaid = (props: {
  readonly hexes: ReadonlySet<number>;
  readonly class: string;
  readonly pattern: string;
  readonly line: string;
  readonly toward?: (to: number) => boolean;
}): JSX.Element => {
  const sheet = useSheet();
  return (
    <g class={props.class}>
      <path d={sheet.hexesPath(props.hexes)} fill={`url(#${props.pattern})`} />
      <path class={props.line} d={sheet.edgePath(props.hexes, props.toward)} />
    </g>
  );
};

/** Zones: a hatch, and teeth along their edge that point inward; no line runs along a hexside, so that they are never taken for rivers. */
export const ZoneLight = (props: {
  readonly hexes: ReadonlySet<number>;
  /** Whose they are. */
  readonly whose: 'own' | 'foe';
}): JSX.Element => {
  const sheet = useSheet();
  return (
    <g class={`zones ${props.whose}`}>
      <path d={sheet.hexesPath(props.hexes)} fill={`url(#hp-${props.whose})`} />
      <path class="zl" d={sheet.teethPath(props.hexes)} />
    </g>
  );
};

/** More than so many are lit by the line around them, fewer one by one. */
const MANY = 18;
/** Hexes that may be chosen, by the kind of light. */
export const LitHexes = (props: {
  readonly lights: readonly (readonly [light: string, hexes: ReadonlySet<number>])[];
}): JSX.Element => {
  const sheet = useSheet();
  const line = (hexes: ReadonlySet<number>): string =>
    hexes.size > MANY ? sheet.edgePath(hexes) : sheet.hexesPath(hexes, 0.93);
  return (
    <For each={props.lights}>
      {([light, hexes]) => (
        <g class={`lit ${light}`}>
          <path class="l0" d={sheet.hexesPath(hexes)} />
          <path class="l1" d={line(hexes)} />
          <path class="l2" d={line(hexes)} />
        </g>
      )}
    </For>
  );
};

/** Everywhere a march may end: dots, with a line around it all. */
export const ReachLight = (props: { readonly hexes: ReadonlySet<number> }): JSX.Element => {
  const sheet = useSheet();
  const edge = createMemo(() => sheet.edgePath(props.hexes));
  return (
    <Show when={props.hexes.size}>
      <g class="reach">
        <path class="rc-f" d={sheet.hexesPath(props.hexes)} />
        <path class="rc-0" d={edge()} />
        <path class="rc-1" d={edge()} />
      </g>
    </Show>
  );
};
export interface Cost {
  readonly hex: string;
  readonly cost: number;
  /** An enemy zone ends the move there: a dark disc. */
  readonly zone: boolean;
}
/** The cost in the middle of a hex, or at the foot of the counter that stands there. */
export const Costs = (props: {
  readonly of: readonly Cost[];
  readonly isTaken: (hex: string) => boolean;
  readonly pointed: string | undefined;
}): JSX.Element => {
  const sheet = useSheet();
  return (
    <g class="costs">
      <For each={props.of}>
        {r => {
          const { x, y } = sheet.middleOf(r.hex);
          const at = (): string => (props.isTaken(r.hex) ? `${x - 20} ${y + 20}` : `${x} ${y + 2}`);
          return (
            <g classList={{ z: r.zone, h: props.pointed === r.hex }} transform={`translate(${at()})`}>
              <circle r={6.4} />
              <text y={3.1}>{r.cost}</text>
            </g>
          );
        }}
      </For>
    </g>
  );
};

export const HexRing = (props: { readonly hex: string | undefined; readonly class: string }): JSX.Element => {
  const sheet = useSheet();
  const d = (): string => {
    const id = props.hex === undefined ? -1 : sheet.idOf(props.hex);
    return id < 0 ? '' : sheet.hexPath(id, 0.97);
  };
  return (
    <Show when={d()}>
      <path class={`${props.class} r0`} d={d()} />
      <path class={`${props.class} r1`} d={d()} />
    </Show>
  );
};
/** Where one may not go. */
export const BarredHexes = (props: { readonly hexes: readonly string[] }): JSX.Element => {
  const sheet = useSheet();
  return (
    <For each={props.hexes}>
      {hex => (
        <g class="barred">
          <path d={sheet.hexPath(sheet.idOf(hex), 0.93)} fill="url(#hp-cut)" />
          <path class="bx" d={sheet.hexPath(sheet.idOf(hex), 0.93)} />
        </g>
      )}
    </For>
  );
};
