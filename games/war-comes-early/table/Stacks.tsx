/** The counters on the map: stacks, breached works, aircraft and railheads, and the names of cities above. */
import { createEffect, createMemo, For, Show, type JSX } from 'solid-js';
import { CityNames } from '../../../screen/hex/CityNames.tsx';
import { followMarches, StackFrame } from '../../../screen/hex/Stack.tsx';
import { AirMark, BreachMark, Pile, RailheadMark, type Face, type FaceState } from '../look/faces.tsx';
import type { StackView, UnitView } from '../view.ts';
import { ailing, printed } from './Counter.tsx';
import { useWce } from './state.ts';

/** Whether a unit has done its part in this kind of decision. */
const hasActed = (kind: string | undefined, u: UnitView): boolean => {
  if (kind === 'moving' || kind === 'marching') return u.moved === 'done';
  return (kind === 'attacking' || kind === 'planning') && u.fought === 'yes';
};
const facesOf = (s: StackView): readonly [Face, ...Face[]] => {
  const [top, ...rest] = s.units.toReversed().map(printed);
  return [top!, ...rest];
};
const Stack = (props: { readonly hex: string; readonly faces: Map<string, SVGGElement> }): JSX.Element => {
  const table = useWce();
  const of = createMemo((was: StackView | undefined) => table.stacks().get(props.hex) ?? was);
  const may = createMemo(() => table.at(props.hex).some(o => 'unit' in o.choice || o.choice.do === 'attack'));
  const state = (s: StackView): FaceState | undefined =>
    ailing(s.units.at(-1)!) ?? (s.units.every(u => hasActed(table.view().decides?.kind, u)) ? 'acted' : undefined);
  return (
    <Show when={of()}>
      {s => (
        <StackFrame
          hex={props.hex}
          height={s().height}
          states={{
            may: may(),
            planned: s().units.some(u => u.fought === 'planned'),
            dim: s().height === 1 && table.carried()?.unit.name === s().units[0]?.name,
          }}
        >
          <Pile
            units={facesOf(s())}
            height={s().height}
            cut={s().side === 'german'}
            state={state(s())}
            top={el => props.faces.set(props.hex, el)}
          />
        </StackFrame>
      )}
    </Show>
  );
};
/** Small markers stand at the foot of a hex, clear of a counter's factors. */
const Marks = (props: { readonly hexes: readonly string[]; readonly face: () => JSX.Element }): JSX.Element => {
  const { sheet } = useWce();
  return (
    <For each={props.hexes}>
      {hex => {
        const { x, y } = sheet.middleOf(hex);
        return <g transform={`translate(${x + 16} ${y + 18}) scale(.72)`}>{props.face()}</g>;
      }}
    </For>
  );
};

const MOVES = ['moved', 'advanced', 'scattered'];
/** `k`: pixels a unit. */
export const Stacks = (props: { readonly k: number }): JSX.Element => {
  const table = useWce();
  const faces = new Map<string, SVGGElement>();
  const hexes = createMemo(() => [...table.stacks().keys()]);
  const markers = () => table.view().markers;
  const breached = createMemo(() => table.view().forts.flatMap(f => (f.breached ? [f.hex] : [])));
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
    <g class="pieces wce" classList={{ bare: table.bare() }}>
      <Marks hexes={breached()} face={() => <BreachMark />} />
      <For each={hexes()}>{hex => <Stack hex={hex} faces={faces} />}</For>
      <Marks hexes={markers().railheads} face={() => <RailheadMark />} />
      <Marks hexes={markers().air.hexes} face={() => <AirMark />} />
      <CityNames cities={table.box.cities} k={props.k} counters={hexes().map(table.sheet.middleOf)} />
    </g>
  );
};
