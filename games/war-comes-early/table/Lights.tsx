/** What lies under the counters: ground that has changed hands, hexes that may be chosen, reach with its costs, zones and air, and the hexes pointed at, picked and fought over. */
import { createMemo, Show, type JSX } from 'solid-js';
import { Overlaid, useIds } from '../../../screen/hex/Lights.tsx';
import type { Offered } from '../../../screen/session.ts';
import { Held, Lit, Reach, Rings, SidePatterns, Zones } from '../../../screen/war/Lights.tsx';
import { lightOf } from '../look/aim.ts';
import { Weaves } from '../look/faces.tsx';
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
const isLit = (table: WceTable, { choice }: Offered): boolean =>
  !UNLIT.includes(choice.do) && !(choice.do === 'to' && table.view().march !== undefined);
/** 11.0, 11.6 Everywhere the march may end; beyond the inner line in column only. */
const Inner = (): JSX.Element => {
  const table = useWce();
  const ids = useIds();
  const all = () => (table.reachOff() ? [] : (table.view().march?.reach ?? []));
  const normal = createMemo(() => ids(all().flatMap(r => (r.column ? [] : [r.hex]))));
  return (
    <Show when={normal().size && normal().size < all().length}>
      <g class="reach">
        <path class="rc-1" d={table.sheet.edgePath(normal())} />
      </g>
    </Show>
  );
};
/** 6.2.2 Hexes under aircraft. */
const Air = (): JSX.Element => {
  const table = useWce();
  const ids = useIds();
  return (
    <Show when={table.overlay() === 'air' && table.overlays()}>
      {o => <Overlaid hexes={ids(o().air)} class="supply" pattern="hp-supply" line="sl" />}
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
      <Air />
      <Reach />
      <Inner />
      <Lit isLit={o => isLit(table, o)} lightOf={lightOf} />
      <Rings keyed={props.keyed} />
    </>
  );
};
