/** The hex in hand: ground, holder, every unit that is known with what it may do, the backs of the others. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { CounterFace } from '../../../screen/hex/Fan.tsx';
import { holderOf, stateWords, titleOf } from '../look/spoken.ts';
import type { UnitView } from '../view.ts';
import { onCard } from './choices.ts';
import { Counter, UnknownFace } from './Counter.tsx';
import { VERBS } from './Fan.tsx';
import { useWce } from './state.ts';

const UnitCard = (props: { readonly of: UnitView }): JSX.Element => {
  const table = useWce();
  return (
    <figure>
      <Counter of={props.of} size={54} />
      <figcaption>
        <b>{titleOf(props.of)}</b>
        <span class="type">
          {props.of.nation}, {props.of.attack}-{props.of.defence}
        </span>
        <For each={stateWords(props.of)}>{w => <i classList={{ bad: w === 'out of supply' }}>{w}</i>}</For>
        <span class="does">
          <For each={onCard(table.offered(), props.of.name)}>
            {o => (
              <button
                type="button"
                class="btn sm"
                aria-label={o.text}
                title={o.text}
                disabled={table.busy()}
                onClick={() => void table.play(o.choice)}
              >
                {VERBS[o.choice.do] ?? o.text}
              </button>
            )}
          </For>
        </span>
      </figcaption>
    </figure>
  );
};
export function StackCard(): JSX.Element {
  const table = useWce();
  const stack = createMemo(() => table.stacks().get(table.picked() ?? ''));
  const here = (hex: string) => table.at(hex).filter(o => 'hex' in o.choice && o.choice.do !== 'to');
  return (
    <section
      class="stack-card wce"
      aria-label={`The hex in hand${table.picked() === undefined ? '' : `: ${table.names.placed(table.picked()!)}`}`}
      tabindex="0"
    >
      <Show when={table.picked()} fallback={<p class="why">Pick a hex on the map to see everything in it.</p>}>
        {hex => (
          <>
            <div class="th">
              <b>{hex()}</b>{' '}
              {[table.names.nameOf(hex()), table.names.groundOf(hex()), holderOf(table.view(), hex())]
                .filter(Boolean)
                .join(' · ')}
              <For each={here(hex()).slice(0, 3)}>
                {o => (
                  <button
                    type="button"
                    class="btn sm"
                    disabled={table.busy()}
                    onClick={() => void table.play(o.choice)}
                  >
                    {o.text}
                  </button>
                )}
              </For>
              <Show when={stack()}>
                {s => (
                  <span>
                    {s().height} of {table.view().stackLimit} <Cite case="8.0" />
                  </span>
                )}
              </Show>
            </div>
            <div class="tu">
              <For each={stack()?.units.toReversed() ?? []}>{u => <UnitCard of={u} />}</For>
              <Show when={stack()?.hidden}>
                <figure>
                  <CounterFace size={54}>
                    <UnknownFace nation={stack()!.nation} side={stack()!.side} />
                  </CounterFace>
                  <figcaption>
                    <b>{stack()!.hidden} not known</b>
                    <i>
                      known when attacked <Cite case="8.3" />
                    </i>
                  </figcaption>
                </figure>
              </Show>
              <Show when={!stack()}>
                <p class="why">Nobody stands there.</p>
              </Show>
            </div>
          </>
        )}
      </Show>
    </section>
  );
}
