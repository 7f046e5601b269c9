/** What lies under the counters: ground that has changed hands, hexes that may be chosen, reach with its costs, zones and air, and the hexes pointed at, picked and fought over. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import {
  Costs,
  HeldGround,
  HexPatterns,
  HexRing,
  LitHexes,
  Overlaid,
  ReachLight,
  useIds,
  ZoneLight,
} from '../../../screen/hex/Lights.tsx';
import type { Offered } from '../../../screen/session.ts';
import { lightOf } from '../look/aim.ts';
import { Weaves } from '../look/faces.tsx';
import { useWce, type WceTable } from './state.ts';

const SIDES = ['german', 'allied'] as const;
type Side = (typeof SIDES)[number];
/** The side that looks; a watcher sees with German eyes. */
const sideOf = (table: WceTable): Side => (table.view().viewer === 'allied' ? 'allied' : 'german');

export const Patterns = (): JSX.Element => (
  <>
    <HexPatterns>
      <pattern id="hp-german" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path class="pg" d="M0 0V7" />
      </pattern>
      <pattern id="hp-allied" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="pa" d="M0 0V7" />
      </pattern>
    </HexPatterns>
    <Weaves />
  </>
);
/** 3.6 Ground in other hands than at the beginning. */
const Held = (): JSX.Element => {
  const table = useWce();
  const ids = useIds();
  return (
    <For each={SIDES}>
      {side => {
        const hexes = createMemo(() => ids(table.view().control[side]));
        return (
          <HeldGround
            hexes={hexes()}
            class={`h-${side}`}
            pattern={`hp-${side}`}
            isFront={to => table.box.isLand(to) && !hexes().has(to)}
          />
        );
      }}
    </For>
  );
};

/** A march has its reach, a stack its counters, and aircraft may go nearly anywhere. */
const UNLIT = ['stack', 'fly'];
const isLit = (table: WceTable, { choice }: Offered): boolean =>
  !UNLIT.includes(choice.do) && !(choice.do === 'to' && table.view().march !== undefined);
const Lit = (): JSX.Element => {
  const table = useWce();
  const { sheet } = table;
  const lights = createMemo(() => {
    const out = new Map<string, Set<number>>();
    for (const o of table.offered()) {
      const { hex } = o.choice;
      if (typeof hex !== 'string' || !isLit(table, o)) continue;
      const light = lightOf(o.choice.do);
      out.set(light, (out.get(light) ?? new Set()).add(sheet.idOf(hex)));
    }
    return [...out];
  });
  return <LitHexes lights={lights()} />;
};
/** 11.0 Everywhere the march may end; beyond the inner line in column only (11.6). */
const Reach = (): JSX.Element => {
  const table = useWce();
  const ids = useIds();
  const march = () => (table.reachOff() ? undefined : table.view().march);
  const all = createMemo(() => {
    const m = march();
    return m?.reach.length ? ids([m.hex, ...m.reach.map(r => r.hex)]) : new Set<number>();
  });
  const normal = createMemo(() => ids((march()?.reach ?? []).filter(r => !r.column).map(r => r.hex)));
  return (
    <>
      <ReachLight hexes={all()} />
      <Show when={normal().size && normal().size < all().size - 1}>
        <g class="reach">
          <path class="rc-1" d={table.sheet.edgePath(normal())} />
        </g>
      </Show>
    </>
  );
};
/** Costs of hundreds of hexes would cover the map: near the march all, farther away only where the hand points. */
const NEAR = 4.2;
export const ReachCosts = (): JSX.Element => {
  const table = useWce();
  const costs = createMemo(() => {
    const m = table.view().march;
    if (!m || table.reachOff()) return [];
    const from = table.sheet.middleOf(m.hex);
    const isNear = (hex: string): boolean => {
      const p = table.sheet.middleOf(hex);
      return Math.hypot(p.x - from.x, p.y - from.y) < table.sheet.hex * NEAR;
    };
    return m.reach.filter(r => isNear(r.hex) || r.hex === table.hover());
  });
  return <Costs of={costs()} isTaken={hex => table.stacks().has(hex)} pointed={table.hover()} />;
};

/** 9.0 Zones: the enemy's hatch rises to the right, one's own falls. 6.2.2 Hexes under aircraft. */
const Overlay = (): JSX.Element => {
  const table = useWce();
  const ids = useIds();
  const hatches = (): readonly (readonly [who: 'own' | 'foe', side: Side])[] => {
    const own = sideOf(table);
    return [
      ['foe', own === 'german' ? 'allied' : 'german'],
      ['own', own],
    ];
  };
  return (
    <Show when={table.overlays()}>
      {o => (
        <>
          <Show when={table.overlay() === 'zones'}>
            <For each={hatches()}>{([who, side]) => <ZoneLight hexes={ids(o().zones[side])} whose={who} />}</For>
          </Show>
          <Show when={table.overlay() === 'air'}>
            <Overlaid hexes={ids(o().air)} class="supply" pattern="hp-supply" line="sl" />
          </Show>
        </>
      )}
    </Show>
  );
};

export const Lights = (props: { readonly keyed: boolean }): JSX.Element => {
  const table = useWce();
  return (
    <>
      <Held />
      <Overlay />
      <Reach />
      <Lit />
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
