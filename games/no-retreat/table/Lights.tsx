/** What lies under the counters: neutral land dimmed, ground that has changed hands, hexes that may be chosen, reach, and what must be attacked. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { HexRing } from '../../../screen/hex/Lights.tsx';
import { Held, Lit, Reach, Rings, SidePatterns } from '../../../screen/war/Lights.tsx';
import type { Country } from '../data/rows.ts';
import { lightOf } from '../look/aim.ts';
import { Weaves } from '../look/faces.tsx';
import { useNr } from './state.ts';

export const SIDES = ['german', 'allied'] as const;
export const Patterns = (): JSX.Element => (
  <>
    <SidePatterns sides={SIDES} />
    <Weaves />
  </>
);
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
      <Reach />
      <Lit isLit={o => !(o.choice.do === 'to' && table.view().march !== undefined)} lightOf={lightOf} />
      <g class="nr-owed">
        <For each={table.view().owed}>{hex => <HexRing hex={hex} class="tgt" />}</For>
      </g>
      <Rings keyed={props.keyed} />
    </>
  );
};
