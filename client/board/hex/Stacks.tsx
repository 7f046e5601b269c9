/** The counters on the map: one element a hex. The state is final at once, the eye sees the counter on top come along its way. */
import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js';
import { CityNames } from '../../../games/france-40/look/city-names.tsx';
import { COUNTER, FortFace, Pile } from '../../../games/france-40/look/faces.tsx';
import { middleOf, type Spot } from '../../../games/france-40/look/sheet.ts';
import type { StackView } from '../../../games/france-40/view.ts';
import { march } from '../../../screen/motion.ts';
import { useHex } from './state.ts';

const HALF = COUNTER / 2;
/** Deeper piles stand a little lower left, so that the whole of them stays in the hex. */
const corner = (hex: string, height: number): Spot => {
  const { x, y } = middleOf(hex);
  const back = Math.min(3, height - 1) * 1.3;
  return { x: x - HALF - back, y: y - HALF + back };
};

const Stack = (props: { hex: string; faces: Map<string, SVGGElement> }): JSX.Element => {
  const table = useHex();
  const of = createMemo((was: StackView | undefined) => table.stacks().get(props.hex) ?? was);
  const may = createMemo(() => table.at(props.hex).some(o => 'unit' in o.choice || o.choice.do === 'attack'));
  const planned = () => of()?.units.some(u => u.fought === 'planned') ?? false;
  /** Everything the player knows of it has done its part in this phase. */
  const acted = () => {
    const kind = table.view().decides?.kind;
    return (
      of()?.units.every(u =>
        kind === 'moving' || kind === 'marching'
          ? u.moved
          : kind === 'attacking' || kind === 'planning'
            ? u.fought === 'yes'
            : false,
      ) ?? false
    );
  };
  return (
    <Show when={of()}>
      {s => (
        <g
          class="pc"
          classList={{
            may: may(),
            planned: planned(),
            neutral: !s().units.at(-1)!.inPlay,
            dim: table.carried() !== undefined && s().height === 1 && s().units[0]?.name === table.carried()?.unit.name,
          }}
          style={{ transform: `translate(${corner(props.hex, s().height).x}px, ${corner(props.hex, s().height).y}px)` }}
        >
          <rect class="ring" x={-3} y={-3} width={48} height={48} rx={5} />
          <Pile of={s()} acted={acted()} top={el => props.faces.set(props.hex, el)} />
        </g>
      )}
    </Show>
  );
};

/** `k`: pixels a unit. */
export const Stacks = (props: { k: number }): JSX.Element => {
  const table = useHex();
  const faces = new Map<string, SVGGElement>();
  const hexes = createMemo(() => [...table.stacks().keys()]);
  const forts = createMemo(() => [...table.forts().keys()]);
  /** Routes of the march that was shown last: the log says only where it began and ended. */
  let routes = new Map<string, readonly string[]>();
  const moved = createMemo(() =>
    table
      .snap()
      .log.findLast(
        l =>
          l.event['is'] === 'moved' ||
          l.event['is'] === 'retreated' ||
          l.event['is'] === 'advanced' ||
          l.event['is'] === 'displaced',
      ),
  );
  createEffect(
    on(
      moved,
      now => {
        const to = String(now?.event['hex'] ?? '');
        const from = String(now?.event['from'] ?? '');
        const face = faces.get(to);
        const s = table.stacks().get(to);
        if (!face?.isConnected || !s || !from || table.snap().replaying) return;
        const end = corner(to, s.height);
        const way = (routes.get(to) ?? [from, to]).map(hex => {
          const p = corner(hex, s.height);
          return { x: p.x - end.x, y: p.y - end.y };
        });
        march(face, way);
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    const m = table.view().march;
    if (m?.reach.length) routes = new Map(m.reach.map(r => [r.hex, r.route]));
  });
  return (
    <g class="pieces" classList={{ bare: table.bare() }}>
      <g class="forts">
        <For each={forts()}>
          {hex => {
            const { x, y } = middleOf(hex);
            return (
              <Show when={table.forts().get(hex)}>
                {f => (
                  <g transform={`translate(${x} ${y + (table.stacks().has(hex) ? 23 : 4)})`}>
                    <FortFace of={f()} />
                  </g>
                )}
              </Show>
            );
          }}
        </For>
      </g>
      <For each={hexes()}>{hex => <Stack hex={hex} faces={faces} />}</For>
      <CityNames k={props.k} />
    </g>
  );
};
