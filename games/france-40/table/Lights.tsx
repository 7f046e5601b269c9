/** What lies under the counters: ground that has changed hands, hexes that may be chosen, reach with its costs, zones and supply, and the hexes pointed at, picked and fought over. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import {
  BarredHexes,
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
import { useHex, type HexTable } from './state.ts';

const SIDES = ['german', 'allied'] as const;
type Side = (typeof SIDES)[number];
/** The side that looks; a watcher sees with German eyes. */
export const sideOf = (table: HexTable): Side => (table.view().viewer === 'allied' ? 'allied' : 'german');

export const Patterns = (): JSX.Element => (
  <HexPatterns>
    <pattern id="hp-german" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="pg" d="M0 0V7" />
    </pattern>
    <pattern id="hp-allied" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="pa" d="M0 0V7" />
    </pattern>
  </HexPatterns>
);

/** 3.1 Ground in the other side's hands, with the front where it meets the enemy's. */
const Held = (): JSX.Element => {
  const table = useHex();
  const ids = useIds();
  const { map } = table.box;
  const held = createMemo(() => ({
    german: ids(table.view().control.german),
    allied: ids(table.view().control.allied),
  }));
  const isGerman = (hex: number): boolean => (map.isGermany(hex) ? !held().allied.has(hex) : held().german.has(hex));
  return (
    <For each={SIDES}>
      {side => (
        <HeldGround
          hexes={held()[side]}
          class={`h-${side}`}
          pattern={`hp-${side}`}
          isFront={to => map.isLand(to) && isGerman(to) !== (side === 'german')}
        />
      )}
    </For>
  );
};

/** Whether a listed choice lights the hex it names: a march has its reach, a stack its counters, and of several that retreat one is led back at a time. */
const isLit = (table: HexTable, { choice }: Offered): boolean => {
  switch (choice.do) {
    case 'via':
    case 'stack':
      return false;
    case 'to':
      return table.view().march === undefined;
    case 'retreat':
      return table.unit() === undefined || choice['unit'] === table.unit();
    default:
      return true;
  }
};
const Lit = (): JSX.Element => {
  const table = useHex();
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

/** 10.0 Everywhere the march may end. */
const Reach = (): JSX.Element => {
  const table = useHex();
  const ids = useIds();
  const hexes = createMemo(() => {
    const m = table.reachOff() ? undefined : table.view().march;
    return m?.reach.length ? ids([m.hex, ...m.reach.map(r => r.hex)]) : new Set<number>();
  });
  return <ReachLight hexes={hexes()} />;
};
export const ReachCosts = (): JSX.Element => {
  const table = useHex();
  return (
    <Show when={!table.reachOff()}>
      <Costs of={table.view().march?.reach ?? []} isTaken={hex => table.stacks().has(hex)} pointed={table.hover()} />
    </Show>
  );
};

/** 7.0 Zones: the enemy's hatch rises to the right, one's own falls. */
const Zones = (): JSX.Element => {
  const table = useHex();
  const ids = useIds();
  const hatches = (): readonly (readonly [who: 'own' | 'foe', side: Side])[] => {
    const own = sideOf(table);
    return [
      ['foe', own === 'german' ? 'allied' : 'german'],
      ['own', own],
    ];
  };
  return (
    <Show when={table.overlay() === 'zones' && table.overlays()}>
      {o => <For each={hatches()}>{([who, side]) => <ZoneLight hexes={ids(o().zones[side])} whose={who} />}</For>}
    </Show>
  );
};
/** 8.0 Supply of the side that looks: where a unit would be in supply. */
const Supply = (): JSX.Element => {
  const table = useHex();
  const ids = useIds();
  const hexes = createMemo(() => ids(table.overlays()?.supply[sideOf(table)].hexes ?? []));
  return (
    <Show when={table.overlay() === 'supply' && table.overlays()}>
      <Overlaid hexes={hexes()} class="supply" pattern="hp-supply" line="sl" toward={table.box.map.isLand} />
    </Show>
  );
};

/** 11.3 Where the retreating unit may not go. */
const Barred = (): JSX.Element => {
  const table = useHex();
  const { sheet } = table;
  const hexes = createMemo(() => {
    const all = table.view().battle?.retreats;
    const ways = (all?.find(r => r.unit === table.unit()) ?? all?.[0])?.ways ?? [];
    return ways.filter(w => !w.ok && sheet.idOf(w.hex) >= 0).map(w => w.hex);
  });
  return <BarredHexes hexes={hexes()} />;
};

export const Lights = (props: { readonly keyed: boolean }): JSX.Element => {
  const table = useHex();
  return (
    <>
      <Held />
      <Supply />
      <Zones />
      <Reach />
      <Lit />
      <Barred />
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
