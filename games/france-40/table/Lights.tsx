/** The layer below the counters: changed control, hexes that can be chosen, reach with its costs, zones, supply, and highlighted hexes. */
import { createMemo, Show, type JSX } from 'solid-js';
import { BarredHexes, Overlaid, useIds } from '../../../screen/hex/Lights.tsx';
import type { OfferedChoice } from '../../../screen/session.ts';
import { Held, Lit, Reach, Rings, Zones } from '../../../screen/war/Lights.tsx';
import { lightOf } from '../look/place-actions.ts';
import { useHex, type HexTable } from './state.ts';

export const SIDES = ['german', 'allied'] as const;
type Side = (typeof SIDES)[number];
/** The viewer's side; an observer sees the German overlays. */
export const sideOf = (table: HexTable): Side => (table.view().viewer === 'allied' ? 'allied' : 'german');

/** 3.1 Ground in the other side's hands. */
const HeldGround = (): JSX.Element => {
  const table = useHex();
  const { map } = table.box;
  return (
    <Held
      sides={SIDES}
      hexes={table.view().control}
      isFront={(side, heldBy, to) => {
        const isGerman = map.isGermany(to) ? !heldBy('allied').has(to) : heldBy('german').has(to);
        return map.isLand(to) && isGerman !== (side === 'german');
      }}
    />
  );
};
/** Whether a listed choice highlights its hex. A march shows its reach instead, and whole stacks are picked by their counters. Once one of several retreating units is picked, only its hexes are lit. */
const isLit = (table: HexTable, { choice }: OfferedChoice): boolean => {
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
/** 8.0 The hexes in which a unit of the viewer's side would be in supply. */
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
      <HeldGround />
      <Supply />
      <Zones sides={SIDES} zones={table.overlays()?.zones} />
      <Reach />
      <Lit isLit={o => isLit(table, o)} lightOf={lightOf} />
      <Barred />
      <Rings keyed={props.keyed} />
    </>
  );
};
