/** What lies under the counters in every hex wargame: ground that has changed hands, hexes that may be chosen, the reach of a march with its costs, zones, and the hexes pointed at, picked and fought over. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Costs, HeldGround, HexPatterns, HexRing, LitHexes, ReachLight, useIds, ZoneLight } from '../hex/Lights.tsx';
import type { OfferedChoice } from '../session.ts';
import { useWar } from './table.tsx';

/** Two sides, the one whose hatch falls and the one whose hatch rises. */
export type Sides = readonly [string, string];
/** Patterns of ground that either side holds, by the names of the sides. */
export const SidePatterns = (props: { readonly sides: Sides }): JSX.Element => (
  <HexPatterns>
    <pattern
      id={`hp-${props.sides[0]}`}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)"
    >
      <path class="pg" d="M0 0V7" />
    </pattern>
    <pattern
      id={`hp-${props.sides[1]}`}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path class="pa" d="M0 0V7" />
    </pattern>
  </HexPatterns>
);
/** Ground in other hands than at the beginning, with the front where it meets the enemy's. */
export const Held = (props: {
  readonly sides: Sides;
  readonly hexes: { readonly [side: string]: readonly string[] };
  readonly isFront: (side: string, heldBy: (side: string) => ReadonlySet<number>, to: number) => boolean;
}): JSX.Element => {
  const ids = useIds();
  const held = createMemo(() => new Map(props.sides.map(s => [s, ids(props.hexes[s] ?? [])])));
  const heldBy = (side: string): ReadonlySet<number> => held().get(side) ?? new Set();
  return (
    <For each={props.sides}>
      {side => (
        <HeldGround
          hexes={heldBy(side)}
          class={`h-${side}`}
          pattern={`hp-${side}`}
          isFront={to => props.isFront(side, heldBy, to)}
        />
      )}
    </For>
  );
};
/** The hexes of the listed choices, by how each verb lights them. */
export const Lit = (props: {
  readonly isLit: (o: OfferedChoice) => boolean;
  readonly lightOf: (verb: string) => string;
}): JSX.Element => {
  const table = useWar();
  const { sheet } = table;
  const lights = createMemo(() => {
    const out = new Map<string, Set<number>>();
    for (const o of table.offered()) {
      const { hex } = o.choice;
      if (typeof hex !== 'string' || !props.isLit(o)) continue;
      const light = props.lightOf(o.choice.do);
      out.set(light, (out.get(light) ?? new Set()).add(sheet.idOf(hex)));
    }
    return [...out];
  });
  return <LitHexes lights={lights()} />;
};
/** Everywhere the march may end. */
export const Reach = (): JSX.Element => {
  const table = useWar();
  const ids = useIds();
  const hexes = createMemo(() => {
    const m = table.reachOff() ? undefined : table.view().march;
    return m?.reach.length ? ids([m.hex, ...m.reach.map(r => r.hex)]) : new Set<number>();
  });
  return <ReachLight hexes={hexes()} />;
};
/** What each costs; `near`: only within so many hexes of the march, and where the hand points. */
export const ReachCosts = (props: { readonly near?: number }): JSX.Element => {
  const table = useWar();
  const costs = createMemo(() => {
    const m = table.reachOff() ? undefined : table.view().march;
    const near = props.near;
    if (!m || near === undefined) return m?.reach ?? [];
    const from = table.sheet.middleOf(m.hex);
    const isNear = (hex: string): boolean => {
      const p = table.sheet.middleOf(hex);
      return Math.hypot(p.x - from.x, p.y - from.y) < table.sheet.hex * near;
    };
    return m.reach.filter(r => isNear(r.hex) || r.hex === table.hover());
  });
  return (
    <Show when={!table.reachOff()}>
      <Costs of={costs()} isTaken={hex => table.stacks().has(hex)} pointed={table.hover()} />
    </Show>
  );
};
/** Zones: the enemy's hatch rises to the right, one's own falls. A watcher sees with the eyes of the first side. */
export const Zones = (props: {
  readonly sides: Sides;
  readonly zones: { readonly [side: string]: readonly string[] } | undefined;
}): JSX.Element => {
  const table = useWar();
  const ids = useIds();
  const hatches = (): readonly (readonly [who: 'own' | 'foe', side: string])[] => {
    const [first, second] = props.sides;
    const isSecond = table.view().viewer === second;
    return [
      ['foe', isSecond ? first : second],
      ['own', isSecond ? second : first],
    ];
  };
  return (
    <Show when={table.overlay() === 'zones' && props.zones}>
      {z => <For each={hatches()}>{([who, side]) => <ZoneLight hexes={ids(z()[side] ?? [])} whose={who} />}</For>}
    </Show>
  );
};
/** The hexes that something is about. `keyed`: the cursor was last moved by keys. */
export const Rings = (props: { readonly keyed: boolean }): JSX.Element => {
  const table = useWar();
  return (
    <>
      <HexRing hex={table.view().battle?.hex ?? table.view().about} class="tgt" />
      <HexRing hex={table.view().march?.hex} class="sel" />
      <HexRing hex={table.picked()} class="pkd" />
      <HexRing hex={table.hinted()} class="hnt" />
      <HexRing hex={table.hover()} class="hov" />
      <Show when={props.keyed}>
        <HexRing hex={table.cursor()} class="cur" />
      </Show>
    </>
  );
};
