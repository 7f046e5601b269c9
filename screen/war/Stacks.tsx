/** The counters on the map: a stack a hex, each new one come along its way, and the names of cities above. */
import { createEffect, createMemo, For, Show, type Component, type JSX } from 'solid-js';
import { CityNames } from '../hex/CityNames.tsx';
import type { CityWord } from '../hex/lettering.ts';
import { followMarches, StackFrame } from '../hex/Stack.tsx';
import { useWar, type WarTable } from './table.tsx';
import type { StackOf, WarView } from './view.ts';

interface Piled<View extends WarView> {
  readonly stack: StackOf<View>;
  /** Everything the player knows of it has done its part in this phase. */
  readonly acted: boolean;
  readonly top: (element: SVGGElement) => void;
}
interface Drawn<View extends WarView> {
  readonly table: WarTable<View>;
  readonly pile: Component<Piled<View>>;
  /** States of a stack beside those of every game. */
  readonly states?: (stack: StackOf<View>) => { readonly [state: string]: boolean };
}
const Stack = <View extends WarView>(
  props: Drawn<View> & { readonly hex: string; readonly faces: Map<string, SVGGElement> },
): JSX.Element => {
  const { table } = props;
  const of = createMemo<StackOf<View> | undefined>(was => table.stacks().get(props.hex) ?? was);
  const may = createMemo(() => table.at(props.hex).some(o => 'unit' in o.choice || o.choice.do === 'attack'));
  const acted = () => of()?.units.every(u => table.looks.hasActed(table.view().decides?.kind ?? '', u)) ?? false;
  const isCarried = (s: StackOf<View>): boolean => {
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
            dim: isCarried(s()),
            mustered: s().units.some(u => table.mustered().includes(u.name)),
            ...props.states?.(s()),
          }}
        >
          <props.pile stack={s()} acted={acted()} top={el => props.faces.set(props.hex, el)} />
        </StackFrame>
      )}
    </Show>
  );
};

export const Stacks = <View extends WarView>(
  props: Drawn<View> & {
    /** Events of the log that move counters. */
    readonly moves: readonly string[];
    readonly cities: readonly CityWord[];
    /** Pixels a unit. */
    readonly k: number;
    /** Under the counters, and over them. */
    readonly under?: JSX.Element;
    readonly over?: JSX.Element;
  },
): JSX.Element => {
  const table = useWar();
  const faces = new Map<string, SVGGElement>();
  const hexes = createMemo(() => [...table.stacks().keys()]);
  /** Routes of the march that was shown last: the log says only where it began and ended. */
  let routes = new Map<string, readonly string[]>();
  const told = createMemo(() => table.snap().log.findLast(l => props.moves.includes(String(l.event['is']))));
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
      {props.under}
      <For each={hexes()}>
        {hex => <Stack table={props.table} pile={props.pile} states={props.states!} hex={hex} faces={faces} />}
      </For>
      {props.over}
      <CityNames cities={props.cities} k={props.k} counters={hexes().map(table.sheet.middleOf)} />
    </g>
  );
};
