/** What lies under the counters: ground that has changed hands, hexes that may be chosen, reach with its costs, zones and supply, and the hexes pointed at, picked and fought over. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { GRID, HEXES } from '../../../games/france-40/data/map.ts';
import { lightOf } from '../../../games/france-40/look/aim.ts';
import { edgePath, hexesPath, hexPath, idOf, middleOf } from '../../../games/france-40/look/sheet.ts';
import { useHex } from './state.ts';

export const Patterns = (): JSX.Element => (
  <defs>
    <pattern id="hp-own" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="po" d="M0 0V6" />
    </pattern>
    <pattern id="hp-foe" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="pf" d="M0 0V6" />
    </pattern>
    <pattern id="hp-german" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="pg" d="M0 0V7" />
    </pattern>
    <pattern id="hp-allied" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="pa" d="M0 0V7" />
    </pattern>
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
const ids = (hexes: Iterable<string>): Set<number> => new Set([...hexes].map(idOf));
const isLand = (hex: number): boolean =>
  hex >= 0 && HEXES[hex]!.country !== 'none' && HEXES[hex]!.terrain !== 'sea' && HEXES[hex]!.terrain !== 'lake';

/** 3.1 Ground in the other side's hands: hatched, with the front drawn where it meets the enemy's. */
const Held = (): JSX.Element => {
  const table = useHex();
  const held = createMemo(() => ({
    german: ids(table.view().control.german),
    allied: ids(table.view().control.allied),
  }));
  const isGerman = (hex: number): boolean =>
    HEXES[hex]!.country === 'Germany' ? !held().allied.has(hex) : held().german.has(hex);
  return (
    <For each={['german', 'allied'] as const}>
      {side => {
        const hexes = () => held()[side];
        const fill = createMemo(() => hexesPath(hexes()));
        const front = createMemo(() => edgePath(hexes(), to => isLand(to) && isGerman(to) !== (side === 'german')));
        return (
          <Show when={hexes().size}>
            <g class={`held h-${side}`}>
              <path d={fill()} fill={`url(#hp-${side})`} />
              <path class="fr0" d={front()} />
              <path class="fr1" d={front()} />
            </g>
          </Show>
        );
      }}
    </For>
  );
};

/** Hexes that may be chosen: a few are lit one by one, many by the line around them. */
const MANY = 18;
const Lit = (): JSX.Element => {
  const table = useHex();
  const byLight = createMemo(() => {
    const out = new Map<string, Set<number>>();
    const offered = table.offered();
    for (const o of offered) {
      const hex = o.choice['hex'];
      if (
        typeof hex !== 'string' ||
        o.choice.do === 'via' ||
        o.choice.do === 'stack' ||
        (o.choice.do === 'to' && table.view().march)
      )
        continue;
      if (o.choice.do === 'retreat' && table.unit() !== undefined && o.choice['unit'] !== table.unit()) continue;
      const light = lightOf(o.choice.do);
      out.set(light, (out.get(light) ?? new Set()).add(idOf(hex)));
    }
    return [...out];
  });
  return (
    <For each={byLight()}>
      {([light, hexes]) => (
        <g class={`lit ${light}`}>
          <path class="l0" d={hexesPath(hexes)} />
          <Show
            when={hexes.size > MANY}
            fallback={
              <>
                <path class="l1" d={hexesPath(hexes, 0.93)} />
                <path class="l2" d={hexesPath(hexes, 0.93)} />
              </>
            }
          >
            <path class="l1" d={edgePath(hexes)} />
            <path class="l2" d={edgePath(hexes)} />
          </Show>
        </g>
      )}
    </For>
  );
};

/** 10.0 Everywhere the march may end: dots around it, the cost in each hex; dark discs where an enemy zone ends the move. */
const Reach = (): JSX.Element => {
  const table = useHex();
  const march = () => (table.reachOff() ? undefined : table.view().march);
  const hexes = createMemo(() => {
    const m = march();
    return m?.reach.length ? ids([m.hex, ...m.reach.map(r => r.hex)]) : new Set<number>();
  });
  const edge = createMemo(() => edgePath(hexes()));
  return (
    <Show when={hexes().size}>
      <g class="reach">
        <path class="rc-f" d={hexesPath(hexes())} />
        <path class="rc-0" d={edge()} />
        <path class="rc-1" d={edge()} />
      </g>
    </Show>
  );
};
/** The cost in the middle of a hex, or at the foot of the counter that stands there. */
export const Costs = (): JSX.Element => {
  const table = useHex();
  return (
    <Show when={!table.reachOff()}>
      <g class="costs">
        <For each={table.view().march?.reach ?? []}>
          {r => {
            const { x, y } = middleOf(r.hex);
            const taken = () => table.stacks().has(r.hex);
            return (
              <g
                classList={{ z: r.zone, h: table.hover() === r.hex }}
                transform={`translate(${taken() ? x - 20 : x} ${taken() ? y + 20 : y + 2})`}
              >
                <circle r={6.4} />
                <text y={3.1}>{r.cost}</text>
              </g>
            );
          }}
        </For>
      </g>
    </Show>
  );
};

/** 7.0 Zones: the enemy's hatch rises to the right, one's own falls. */
const Zones = (): JSX.Element => {
  const table = useHex();
  const own = () => (table.view().viewer === 'allied' ? 'allied' : 'german');
  const foe = () => (own() === 'german' ? 'allied' : 'german');
  return (
    <Show when={table.overlay() === 'zones' && table.overlays()}>
      {o => (
        <For
          each={
            [
              ['foe', foe()],
              ['own', own()],
            ] as const
          }
        >
          {([who, side]) => {
            const hexes = ids(o().zones[side]);
            return (
              <g class={`zones ${who}`}>
                <path d={hexesPath(hexes)} fill={`url(#hp-${who})`} />
                <path class="zl" d={edgePath(hexes)} />
              </g>
            );
          }}
        </For>
      )}
    </Show>
  );
};
/** 8.0 Supply of the side that looks: where a unit would be in supply. */
const Supply = (): JSX.Element => {
  const table = useHex();
  const side = () => (table.view().viewer === 'allied' ? 'allied' : 'german');
  const hexes = createMemo(() => ids(table.overlays()?.supply[side()].hexes ?? []));
  return (
    <Show when={table.overlay() === 'supply' && table.overlays()}>
      <g class="supply">
        <path d={hexesPath(hexes())} fill="url(#hp-supply)" />
        <path class="sl" d={edgePath(hexes(), isLand)} />
      </g>
    </Show>
  );
};

export const Ring = (props: { hex: string | undefined; class: string }): JSX.Element => (
  <Show when={props.hex !== undefined && idOf(props.hex) >= 0}>
    <path class={`${props.class} r0`} d={hexPath(idOf(props.hex as string), 0.97)} />
    <path class={`${props.class} r1`} d={hexPath(idOf(props.hex as string), 0.97)} />
  </Show>
);

/** 11.3 Where the retreating unit may not go. */
const Barred = (): JSX.Element => {
  const table = useHex();
  const ways = createMemo(() => {
    const all = table.view().battle?.retreats;
    return (
      (all?.find(r => r.unit === table.unit()) ?? all?.[0])?.ways.filter(w => !w.ok && GRID.byLabel.has(w.hex)) ?? []
    );
  });
  return (
    <For each={ways()}>
      {w => (
        <g class="barred">
          <path d={hexPath(idOf(w.hex), 0.93)} fill="url(#hp-cut)" />
          <path class="bx" d={hexPath(idOf(w.hex), 0.93)} />
        </g>
      )}
    </For>
  );
};

export const Lights = (props: { keyed: boolean }): JSX.Element => {
  const table = useHex();
  return (
    <>
      <Held />
      <Supply />
      <Zones />
      <Reach />
      <Lit />
      <Barred />
      <Ring hex={table.view().battle?.hex ?? table.view().about} class="tgt" />
      <Ring hex={table.view().march?.hex} class="sel" />
      <Ring hex={table.picked()} class="pkd" />
      <Ring hex={table.hinted()} class="hnt" />
      <Ring hex={table.hover()} class="hov" />
      <Show when={props.keyed}>
        <Ring hex={table.cursor()} class="cur" />
      </Show>
    </>
  );
};
