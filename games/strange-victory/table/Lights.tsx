/** The layer below the counters: captured ground, areas that can be chosen, pointed at, picked or fought over, and the route of the active division. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { AreaRing, LitArea, MoveAndPick } from '../../../screen/area/Lights.tsx';
import type { AreaGround, Ground } from '../look/ground.ts';
import { fares, lightOf } from '../look/place-actions.ts';
import { useTable } from './state.ts';

export const Patterns = (): JSX.Element => (
  <defs>
    <pattern id="p-held" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="ptk" d="M0 0V5" />
    </pattern>
    <MoveAndPick />
    <pattern id="p-third" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="pth" d="M0 0V9M0 0H9" />
    </pattern>
  </defs>
);

/** Captured areas, hatched, with the front line where they meet Allied areas. */
export const Held = (props: { ground: Ground }): JSX.Element => {
  const table = useTable();
  const held = createMemo(
    () =>
      new Set(
        table
          .view()
          .areas.filter(a => a.control === 'german')
          .map(a => a.name),
      ),
  );
  const front = createMemo(() =>
    props.ground.borders
      .filter(b => held().has(b.a) !== held().has(b.b))
      .map(b => b.d)
      .join(''),
  );
  return (
    <g class="held">
      <For each={props.ground.areas.filter(a => !a.staging)}>
        {a => (
          <Show when={held().has(a.name)}>
            <path d={a.d} fill="url(#p-held)" />
          </Show>
        )}
      </For>
      <path class="tk0" d={front()} />
      <path class="tk1" d={front()} />
    </g>
  );
};

/** Tags on areas that cost a payment as the third of a move: G for Gas, A for Audacity. */
export const Fares = (props: { ground: Ground }): JSX.Element => {
  const table = useTable();
  return (
    <For each={props.ground.areas}>
      {a => (
        <Show when={fares(table.at(a.name)).length}>
          <g
            class="fare"
            transform={`translate(${a.division.x} ${a.division.y + (a.label.y < a.division.y ? 26 : -26)})`}
          >
            <rect x={-17} y={-8} width={34} height={16} rx={2} />
            <text y={4.4}>{`3rd: ${fares(table.at(a.name))
              .map(f => f[0]?.toUpperCase())
              .join(' ')}`}</text>
          </g>
        </Show>
      )}
    </For>
  );
};

/** The route of the active division so far. */
const Way = (props: { ground: Ground }): JSX.Element => {
  const table = useTable();
  const way = createMemo(() => {
    const d = table.view().divisions.find(x => x.active);
    if (!d || d.path.length === 0) return '';
    const names = [...d.path, d.area];
    const points = names.flatMap((name, i) => {
      const a = props.ground.named(name);
      const bridge = props.ground.bridges.find(b => b.from === name && b.to === names[i + 1]);
      return bridge ? [bridge] : a && !a.staging ? [a.division] : [];
    });
    return points.map((p, i) => `${i ? 'L' : 'M'}${p.x} ${p.y}`).join('');
  });
  return (
    <Show when={way()}>
      <path class="pm0" d={way()} />
      <path class="pm1" d={way()} />
    </Show>
  );
};

export const Lights = (props: { ground: Ground; keyed: boolean }): JSX.Element => {
  const table = useTable();
  const named = (area: string | undefined): AreaGround | undefined =>
    area === undefined ? undefined : props.ground.named(area);
  return (
    <>
      <Held ground={props.ground} />
      <For each={props.ground.areas}>{a => <LitArea area={a} kind={lightOf(table.at(a.name))} />}</For>
      <AreaRing area={named(table.view().combat?.area)} class="tgt" />
      <AreaRing area={named(table.picked())} class="sel" />
      <AreaRing area={named(table.hover())} class="hov" />
      <Show when={props.keyed}>
        <AreaRing area={named(table.cursor())} class="cur" />
      </Show>
      <Way ground={props.ground} />
    </>
  );
};
