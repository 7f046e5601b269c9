/** 7.0 Dispersal: too many stand in one hex, and the opponent chooses who goes where. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Choice } from '../../../screen/war/Listed.tsx';
import { Counter } from '../../../screen/war/Counter.tsx';
import { useWce } from './state.ts';

export const Scatter = (props: { readonly hex: string }): JSX.Element => {
  const table = useWce();
  const stack = () => table.stacks().get(props.hex);
  const listed = createMemo(() => table.offered().filter(o => o.choice.do === 'scatter'));
  const units = createMemo(() => new Set(listed().map(o => String(o.choice['unit']))));
  const hexes = createMemo(
    () => new Set(listed().flatMap(o => (o.choice['unit'] === table.unit() ? [String(o.choice['hex'])] : []))),
  );
  const mine = () => table.kind() === 'dispersing';
  return (
    <section class="scatter" aria-label="Dispersal">
      <p class="prompt">
        {mine() ? 'You scatter the stack in ' : 'The enemy scatters the stack in '}
        <b>{table.names.placed(props.hex)}</b>: {stack()?.height ?? 0} stand where {table.view().stackLimit} may.{' '}
        <Cite case="8.0" />
      </p>
      <Show when={stack()}>
        {s => (
          <span class="boxed" role="group" aria-label="The stack">
            <For each={s().units}>
              {u => (
                <Show when={units().has(u.name)} fallback={<Counter of={u} size={36} />}>
                  <button
                    type="button"
                    class="pick"
                    aria-pressed={table.unit() === u.name}
                    onClick={() => table.setUnit(table.unit() === u.name ? undefined : u.name)}
                  >
                    <Counter of={u} size={36} />
                  </button>
                </Show>
              )}
            </For>
          </span>
        )}
      </Show>
      <Show when={mine()}>
        <p class="why">
          {table.unit() === undefined
            ? `Pick one of ${units().size} above, then where it goes.`
            : `${table.unit()} goes to one of ${hexes().size} lit hexes.`}{' '}
          Hexes free of your zones come first. <Cite case="7.0" />
        </p>
        <Show when={table.unit()}>
          <ul class="choices" aria-label="Where it goes">
            <For each={listed().filter(o => o.choice['unit'] === table.unit())}>{o => <Choice of={o} />}</For>
          </ul>
        </Show>
      </Show>
    </section>
  );
};
