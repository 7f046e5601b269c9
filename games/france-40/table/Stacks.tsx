/** The counters on the map: stacks, forts at their feet, and the names of cities above. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Stacks as Pieces } from '../../../screen/war/Stacks.tsx';
import { FortFace, Pile } from '../look/faces.tsx';
import { useHex } from './state.ts';

/** How far below the middle of its hex a fort under a counter is drawn, so that its strength stays visible. */
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
/** `k`: pixels for each map unit. */
export const Stacks = (props: { readonly k: number }): JSX.Element => {
  const table = useHex();
  const forts = createMemo(() => [...table.forts().keys()]);
  return (
    <Pieces
      table={table}
      moves={MOVES}
      cities={table.box.map.cities}
      k={props.k}
      pile={p => <Pile of={p.stack} acted={p.acted} top={p.top} />}
      states={s => ({ neutral: !s.units.at(-1)!.inPlay })}
      over={
        <g class="forts">
          <For each={forts()}>{hex => <Fort hex={hex} />}</For>
        </g>
      }
    />
  );
};
