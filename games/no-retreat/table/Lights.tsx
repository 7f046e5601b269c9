/** What lies under the counters: neutral land dimmed, ground that has changed hands, hexes that may be chosen, reach, and what must be attacked. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { HexRing, Overlaid, useIds, ZoneLight } from '../../../screen/hex/Lights.tsx';
import { Held, Lit, Reach, Rings, SidePatterns } from '../../../screen/war/Lights.tsx';
import type { Country } from '../data/rows.ts';
import { lightOf } from '../look/place-actions.ts';
import { Weaves } from '../look/faces.tsx';
import { useNr } from './state.ts';

export const SIDES = ['german', 'allied'] as const;
export const Patterns = (): JSX.Element => (
  <>
    <SidePatterns sides={SIDES} />
    <defs>
      <pattern id="nr-third" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle class="nr-third-dot" cx="2" cy="2" r="1.1" />
        <circle class="nr-third-dot" cx="6" cy="6" r="1.1" />
      </pattern>
    </defs>
    <Weaves />
  </>
);
/** 13.4, 18.5 Zones of the three camps: the own hatch falls, the enemy's rises, the Soviets' is of dots. */
const Zones = (): JSX.Element => {
  const { view, overlay, overlays, sheet } = useNr();
  const ids = useIds();
  const own = () => (view().viewer === 'allied' ? 'allied' : 'german');
  const foe = () => (own() === 'allied' ? 'german' : 'allied');
  const third = createMemo(() => ids(overlays()?.zones.soviet ?? []));
  return (
    <Show when={overlay() === 'zones' ? overlays()?.zones : undefined}>
      {z => (
        <>
          <ZoneLight hexes={ids(z()[foe()])} whose="foe" />
          <ZoneLight hexes={ids(z()[own()])} whose="own" />
          <g class="zones nr-third">
            <path d={sheet.hexesPath(third())} fill="url(#nr-third)" />
            <path class="zl" d={sheet.teethPath(third())} />
          </g>
        </>
      )}
    </Show>
  );
};
/** 12.2 What-if supply: ground where the unit would be fed. */
const Fed = (): JSX.Element => {
  const table = useNr();
  const ids = useIds();
  return (
    <Show when={table.overlay() === 'fed' ? table.fed()?.hexes : undefined}>
      {hexes => <Overlaid hexes={ids(hexes())} class="supply" pattern="hp-supply" line="sl" />}
    </Show>
  );
};
/** 13.2.1 Neutral countries lie under a veil until they are at war; nobody ever enters Lithuania. */
const Neutrals = (): JSX.Element => {
  const { view, box } = useNr();
  const land = createMemo(() => {
    const neutral = view().neutrals.flatMap(n => (n.atWar ? [] : [n.country as Country]));
    return box.landOf([...neutral, 'Lithuania']);
  });
  return (
    <Show when={land()}>
      <path class="nr-neutral" d={land()} />
    </Show>
  );
};
export const Lights = (props: { readonly keyed: boolean }): JSX.Element => {
  const table = useNr();
  return (
    <>
      <Neutrals />
      <Held
        sides={SIDES}
        hexes={table.view().control}
        isFront={(side, heldBy, to) => table.box.isLand(to) && !heldBy(side).has(to)}
      />
      <Zones />
      <Fed />
      <Reach />
      <Lit isLit={o => !(o.choice.do === 'to' && table.view().march !== undefined)} lightOf={lightOf} />
      <g class="nr-owed">
        <For each={table.view().owed}>{hex => <HexRing hex={hex} class="tgt" />}</For>
      </g>
      <Rings keyed={props.keyed} />
    </>
  );
};
