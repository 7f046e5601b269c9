/** Highlights under the counters: occupied Areas, Areas that can be chosen, the hovered, picked and attacked Area, and attack arrows. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { AreaRing, LitArea, MoveAndPick } from '../../../screen/area/Lights.tsx';
import type { Spot } from '../../../screen/map/viewport.ts';
import { areaOfUnit, lightOf } from '../look/place-actions.ts';
import { arrowPath } from '../look/arrow.ts';
import type { AreaGround, Ground } from '../look/ground.ts';
import { useSeeds } from './state.ts';
import type { SeedsDecision } from '../rules/flow.ts';

export const Patterns = (): JSX.Element => (
  <defs>
    <pattern id="p-held" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="ptk" d="M0 0V6" />
    </pattern>
    <MoveAndPick />
    <pattern id="p-target" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="ptg" d="M0 0V7" />
    </pattern>
  </defs>
);
/** Areas held by the other side than at the start are hatched. */
const Held = (props: { readonly ground: Ground }): JSX.Element => {
  const table = useSeeds();
  const taken = createMemo(() =>
    table
      .view()
      .areas.filter(a => (a.nation === 'Germany') !== (a.control === 'german'))
      .map(a => ({ name: a.name, side: a.control })),
  );
  return (
    <For each={taken()}>
      {a => (
        <Show when={props.ground.named(a.name)}>
          {g => <path class={`taken t-${a.side}`} d={g().d} fill="url(#p-held)" />}
        </Show>
      )}
    </For>
  );
};
/** Decisions after the attack is over: its arrows are no longer drawn. */
const AFTER: readonly string[] = [
  'advancing',
  'breaking',
  'following',
  'recovering',
  'reposting',
] satisfies readonly SeedsDecision[];
const Attack = (props: { readonly ground: Ground }): JSX.Element => {
  const table = useSeeds();
  const battle = () => table.view().battles.at(-1);
  const origins = createMemo(() => {
    const b = battle();
    if (!b || AFTER.includes(table.view().decides[0]?.kind ?? '')) return [];
    return [...new Set(b.forces[0].units.flatMap(u => u.from ?? []))].filter(n => n !== b.area);
  });
  const spot = (name: string | undefined): Spot | undefined => (name ? props.ground.named(name)?.counter : undefined);
  return (
    <For each={origins()}>
      {from => (
        <Show when={spot(from) && spot(battle()?.area)}>
          <path class="ar0" d={arrowPath(spot(from)!, spot(battle()?.area)!)} />
          <path class="ar1" d={arrowPath(spot(from)!, spot(battle()?.area)!)} />
        </Show>
      )}
    </For>
  );
};
/** Rings the Area of the unit in hand. */
const Hand = (props: { readonly ground: Ground }): JSX.Element => {
  const table = useSeeds();
  const at = (): AreaGround | undefined => {
    const name = table.hand();
    return name === undefined ? undefined : props.ground.named(areaOfUnit(table.view(), name) ?? '');
  };
  return <AreaRing area={at()} class="sel" />;
};
export const Lights = (props: { readonly ground: Ground; readonly keyed: boolean }): JSX.Element => {
  const table = useSeeds();
  const named = (area: string | undefined): AreaGround | undefined =>
    area === undefined ? undefined : props.ground.named(area);
  return (
    <>
      <Held ground={props.ground} />
      <For each={props.ground.areas}>
        {a => <LitArea area={a} kind={lightOf(table.at(a.name), table.direct(a.name).length > 0)} />}
      </For>
      <AreaRing area={named(table.view().battles.at(-1)?.area)} class="tgt" />
      <AreaRing area={named(table.picked())} class="sel" />
      <AreaRing area={named(table.hover())} class="hov" />
      <Show when={props.keyed}>
        <AreaRing area={named(table.cursor())} class="cur" />
      </Show>
      <Hand ground={props.ground} />
    </>
  );
};
export const Over = (props: { readonly ground: Ground }): JSX.Element => <Attack ground={props.ground} />;
