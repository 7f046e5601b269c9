/** The counters on the map: stacks, forts at their feet, and the names of cities above. */
import { createEffect, createMemo, For, Show, type JSX } from 'solid-js';
import { followMarches, StackFrame } from '../../../screen/hex/Stack.tsx';
import { CityNames } from '../../../screen/hex/CityNames.tsx';
import { FortFace, Pile } from '../look/faces.tsx';
import type { StackView, UnitView } from '../view.ts';
import { useHex } from './state.ts';

/** Whether a unit has done its part in this kind of decision. */
const hasActed = (kind: string | undefined, u: UnitView): boolean => {
  switch (kind) {
    case 'moving':
    case 'marching':
      return u.moved;
    case 'attacking':
    case 'planning':
      return u.fought === 'yes';
    default:
      return false;
  }
};

const Stack = (props: { readonly hex: string; readonly faces: Map<string, SVGGElement> }): JSX.Element => {
  const table = useHex();
  const of = createMemo((was: StackView | undefined) => table.stacks().get(props.hex) ?? was);
  const may = createMemo(() => table.at(props.hex).some(o => 'unit' in o.choice || o.choice.do === 'attack'));
  /** Everything the player knows of it has done its part in this phase. */
  const acted = () => of()?.units.every(u => hasActed(table.view().decides?.kind, u)) ?? false;
  const isCarried = (s: StackView): boolean => {
    const name = table.carried()?.unit.name;
    return name !== undefined && s.height === 1 && s.units[0]?.name === name;
  };
  return (
    <Show when={of()}>
      {s => (
        <StackFrame
          hex={props.hex}
          height={s().height}
          states={{
            may: may(),
            planned: s().units.some(u => u.fought === 'planned'),
            neutral: !s().units.at(-1)!.inPlay,
            dim: isCarried(s()),
            mustered: s().units.some(u => table.mustered().includes(u.name)),
          }}
        >
          <Pile of={s()} acted={acted()} top={el => props.faces.set(props.hex, el)} />
        </StackFrame>
      )}
    </Show>
  );
};

/** Under a counter a casemate lies so low that its strength is seen, and over no factors. */
const FOOT = 24.5;
const Fort = (props: { readonly hex: string }): JSX.Element => {
  const table = useHex();
  const { x, y } = table.sheet.middleOf(props.hex);
  return (
    <Show when={table.forts().get(props.hex)}>
      {f => (
        <g transform={`translate(${x} ${y + (table.stacks().has(props.hex) ? FOOT : 4)})`}>
          <FortFace of={f()} />
        </g>
      )}
    </Show>
  );
};

const MOVES = ['moved', 'retreated', 'advanced', 'displaced'];
/** `k`: pixels a unit. */
export const Stacks = (props: { readonly k: number }): JSX.Element => {
  const table = useHex();
  const faces = new Map<string, SVGGElement>();
  const hexes = createMemo(() => [...table.stacks().keys()]);
  const forts = createMemo(() => [...table.forts().keys()]);
  /** Routes of the march that was shown last: the log says only where it began and ended. */
  let routes = new Map<string, readonly string[]>();
  const told = createMemo(() => table.snap().log.findLast(l => MOVES.includes(String(l.event['is']))));
  followMarches({
    moved: () => {
      const event = told()?.event;
      return event && { from: String(event['from'] ?? ''), to: String(event['hex'] ?? '') };
    },
    height: hex => table.stacks().get(hex)?.height ?? 0,
    route: to => routes.get(to),
    face: hex => faces.get(hex),
    still: () => table.snap().replaying !== undefined,
  });
  createEffect(() => {
    const m = table.view().march;
    if (m?.reach.length) routes = new Map(m.reach.map(r => [r.hex, r.route]));
  });
  return (
    <g class="pieces" classList={{ bare: table.bare() }}>
      <For each={hexes()}>{hex => <Stack hex={hex} faces={faces} />}</For>
      <g class="forts">
        <For each={forts()}>{hex => <Fort hex={hex} />}</For>
      </g>
      <CityNames cities={table.box.map.cities} k={props.k} counters={hexes().map(table.sheet.middleOf)} />
    </g>
  );
};
