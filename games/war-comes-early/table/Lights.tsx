/** What lies under the counters: ground that has changed hands, hexes that may be chosen, reach with its costs, zones and air, and the hexes pointed at, picked and fought over. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { HexRing, Overlaid, useIds } from '../../../screen/hex/Lights.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import { Held, Lit, Reach, Rings, SidePatterns, Zones } from '../../../screen/war/Lights.tsx';
import { lightOf } from '../look/place-actions.ts';
import { Weaves } from '../look/faces.tsx';
import { ailing } from './Counter.tsx';
import { useWce, type WceTable } from './state.ts';

export const SIDES = ['german', 'allied'] as const;

export const Patterns = (): JSX.Element => (
  <>
    <SidePatterns sides={SIDES} />
    <Weaves />
  </>
);
/** A march has its reach, a stack its counters, and aircraft may go nearly anywhere. */
const UNLIT = ['stack', 'fly'];
const isLit = (table: WceTable, { choice }: OfferedChoice): boolean => {
  if (choice.do === 'arrive' && 'unit' in choice) return choice['unit'] === (table.unit() ?? table.view().placing);
  if (choice.do === 'scatter') return table.unit() === undefined || choice['unit'] === table.unit();
  return !UNLIT.includes(choice.do) && !(choice.do === 'to' && table.view().march !== undefined);
};
/** 11.0, 11.6 Everywhere the march may end; beyond the inner line in column only. */
const Inner = (): JSX.Element => {
  const table = useWce();
  const ids = useIds();
  const all = () => (table.reachOff() ? [] : (table.view().march?.reach ?? []));
  const normal = createMemo(() => ids(all().flatMap(r => (r.column ? [] : [r.hex]))));
  return (
    <Show when={normal().size && normal().size < all().length}>
      <g class="reach inner">
        <path class="rc-0" d={table.sheet.edgePath(normal())} />
        <path class="rc-1" d={table.sheet.edgePath(normal())} />
      </g>
    </Show>
  );
};
/** 11.7 The nation whose limits are shown: of the unit pointed at or picked, else of the march, else of whoever acts. */
export const nationMeant = (table: WceTable): string => {
  const at = (hex: string | undefined) => table.stacks().get(hex ?? '')?.nation;
  const { power, powers, march } = table.view();
  return (
    at(table.hover()) ??
    at(table.picked()) ??
    at(march?.hex) ??
    powers.find(p => p.name === power)?.nations[0] ??
    'German'
  );
};
/** 10.5 Hexes with an army that would break up. */
export const breakers = (table: WceTable): readonly string[] =>
  table.view().stacks.flatMap(s => (s.units.some(u => ailing(u) === 'breaks') ? [s.hex] : []));
/** What is laid over the ground: 6.2.2 aircraft, 10.3 railheads with their reach, 11.7 limits of a nation. */
const Laid = (): JSX.Element => {
  const table = useWce();
  const ids = useIds();
  const hexes = createMemo((): readonly string[] => {
    const o = table.overlays();
    switch (table.overlay()) {
      case 'air':
        return o?.air ?? [];
      case 'railheads':
        return o?.railFed ?? [];
      case 'limits':
        return o?.limits.find(l => l.nation === nationMeant(table))?.hexes ?? [];
      default:
        return [];
    }
  });
  return (
    <Show when={hexes().length}>
      <Overlaid hexes={ids(hexes())} class="supply" pattern="hp-supply" line="sl" />
    </Show>
  );
};
const Breaks = (): JSX.Element => {
  const table = useWce();
  return (
    <Show when={table.overlay() === 'breaks'}>
      <g class="breaks">
        <For each={breakers(table)}>{hex => <HexRing hex={hex} class="brk" />}</For>
      </g>
    </Show>
  );
};

export const Lights = (props: { readonly keyed: boolean }): JSX.Element => {
  const table = useWce();
  return (
    <>
      <Held
        sides={SIDES}
        hexes={table.view().control}
        isFront={(side, heldBy, to) => table.box.isLand(to) && !heldBy(side).has(to)}
      />
      <Zones sides={SIDES} zones={table.overlays()?.zones} />
      <Laid />
      <Breaks />
      <Reach />
      <Inner />
      <Lit isLit={o => isLit(table, o)} lightOf={lightOf} />
      <Rings keyed={props.keyed} />
    </>
  );
};
