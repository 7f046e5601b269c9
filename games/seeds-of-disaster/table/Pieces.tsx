/** The counters on the map: one stack for each Area, with its top counter and its height. */
import { createEffect, createMemo, For, on, Show, type JSX } from 'solid-js';
import { march } from '../../../screen/motion.ts';
import type { Spot } from '../../../screen/map/viewport.ts';
import { UnitFace } from '../look/faces.tsx';
import type { AreaGround, Ground } from '../look/ground.ts';
import type { AreaView, UnitView } from '../view.ts';
import { useSeeds } from './state.ts';

const SCALE = 0.82;
const HALF = 21 * SCALE;
const STEP = 3;
const moveTo = (p: Spot): JSX.CSSProperties => ({
  transform: `translate(${p.x - HALF}px, ${p.y - HALF}px) scale(${SCALE})`,
});

/** A sign with the number of corps Poised with the armies in the Area. */
const Poised = (props: { readonly count: number }): JSX.Element => (
  <Show when={props.count}>
    <g class="poised" transform="translate(-3 30)">
      <rect x={-7} y={-6.5} width={15} height={13} rx={2} />
      <path d="M-4.500-2.500 0 0-4.500 2.500zM1-2.500 5.500 0 1 2.500z" />
      <text x={0} y={17}>
        {props.count}
      </text>
    </g>
  </Show>
);
const Height = (props: { readonly count: number }): JSX.Element => (
  <Show when={props.count > 1}>
    <g
      class="badge"
      transform={`translate(${42 + Math.min(2, props.count - 1) * STEP - 1} ${-Math.min(2, props.count - 1) * STEP + 1})`}
    >
      <circle r={7.6} />
      <text y={3.6}>{props.count}</text>
    </g>
  </Show>
);
const Pile = (props: { readonly area: AreaView; readonly at: AreaGround; readonly poised: number }): JSX.Element => {
  const table = useSeeds();
  const top = createMemo((was: UnitView | undefined) => props.area.stack.at(-1) ?? was);
  const under = () => Math.min(2, props.area.height - 1);
  const name = createMemo(() => top()?.name);
  const fights = () => table.view().battles.some(b => b.forces.some(f => f.units.some(u => u.name === name())));
  let group!: SVGGElement;
  createEffect(
    on(
      name,
      now => {
        const from = now === undefined ? undefined : table.cameFrom(now);
        const start = from === undefined ? undefined : table.spotOf(from);
        if (start && group) march(group, [corner(start), corner(props.at.counter)]);
      },
      { defer: true },
    ),
  );
  return (
    <Show when={top()}>
      {u => (
        <g
          class="pc"
          classList={{
            may: table.unitsAt(props.area.name).length > 0,
            held: table.hand() === u().name,
            fighting: fights(),
          }}
          ref={group}
          style={moveTo(props.at.counter)}
        >
          <rect class="ring" x={-3} y={-3} width={48} height={48} rx={5} />
          <For each={Array.from({ length: under() }, (_, i) => under() - i)}>
            {i => (
              <g transform={`translate(${i * STEP} ${-i * STEP})`}>
                <UnitFace of={table.faceOf(u())} under />
              </g>
            )}
          </For>
          <UnitFace of={table.faceOf(u())} />
          <Show when={u().disrupted}>
            <path class="disrupted" d="M4 38 38 4M4 4 38 38" />
          </Show>
          <Show when={u().state === 'planned'}>
            <path class="in-plan" d="M-2 21-9 14V28z" />
          </Show>
          <Height count={props.area.height} />
          <Poised count={props.poised} />
        </g>
      )}
    </Show>
  );
};
const corner = (p: Spot): Spot => ({ x: p.x - HALF, y: p.y - HALF });
/** 14.0 The Westwall, and destroyed forts of the Maginot Line. */
const Works = (props: { readonly area: AreaView; readonly at: AreaGround }): JSX.Element => (
  <>
    <Show when={props.area.westwall}>
      <g class="ww" transform={`translate(${props.at.counter.x + 30} ${props.at.counter.y + 8})`}>
        <path d="M-12 6-8.500-5H8.500L12 6z" />
        <text y={4.2}>{props.area.westwall}</text>
      </g>
    </Show>
    <Show when={props.area.maginot && props.area.ruined}>
      <path
        class="ruined"
        transform={`translate(${props.at.counter.x + 30} ${props.at.counter.y})`}
        d="M-8-8 8 8M-8 8 8-8"
      />
    </Show>
  </>
);
export const Pieces = (props: { readonly ground: Ground }): JSX.Element => {
  const table = useSeeds();
  const names = table.box.areas.map(a => a.name);
  const area = (name: string) => table.view().areas.find(a => a.name === name);
  const poised = createMemo(() => {
    const all = new Map<string, number>();
    for (const u of table.view().sides.flatMap(s => s.display))
      if (u.poised) all.set(u.poised, (all.get(u.poised) ?? 0) + 1);
    return all;
  });
  const poisedIn = (a: AreaView): number => a.stack.reduce((n, u) => n + (poised().get(u.name) ?? 0), 0);
  return (
    <g class="pieces">
      <For each={names}>
        {name => (
          <Show when={props.ground.named(name)}>
            {at => (
              <Show when={area(name)}>
                {a => (
                  <>
                    <Works area={a()} at={at()} />
                    <Show when={a().height > 0}>
                      <Pile area={a()} at={at()} poised={poisedIn(a())} />
                    </Show>
                  </>
                )}
              </Show>
            )}
          </Show>
        )}
      </For>
    </g>
  );
};
