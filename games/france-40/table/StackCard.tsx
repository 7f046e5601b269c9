/** The hex in hand: ground, holder, every unit that is known with what it may do, the backs of the others. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { groundOf, nameOf } from '../look/spoken.ts';
import type { StackView, UnitView } from '../view.ts';
import { later } from '../../../screen/later.ts';
import type { Offered } from '../../../screen/session.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { onCard } from './choices.ts';
import { Counter, CounterBack } from './Counter.tsx';
import { useHex } from './state.ts';
import { placed, stateWords, unitTitle } from './words.ts';

const VERBS: { readonly [verb: string]: string } = {
  move: 'Move',
  top: 'On top',
  lift: 'Lift',
  add: 'Attack',
  drop: 'Leave out',
  lose: 'Takes the loss',
  advance: 'Advance',
  remove: 'Remove',
  replace: 'A step',
};
const UnitCard = (props: { readonly of: UnitView; readonly offered: readonly Offered[] }): JSX.Element => {
  const table = useHex();
  return (
    <figure>
      <Counter of={props.of} size={54} />
      <figcaption>
        <b>{unitTitle(props.of)}</b>
        <span>
          {props.of.type} · {props.of.steps} of {props.of.stepsMax}
        </span>
        <For each={stateWords(props.of)}>{w => <i classList={{ bad: w === 'out of supply' }}>{w}</i>}</For>
        <span class="does">
          <For each={props.offered}>
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
const Reason = (props: { readonly unit: string }): JSX.Element => {
  const table = useHex();
  const why = later(
    () => ({ unit: props.unit, at: table.entry(), kind: table.view().decides?.kind }),
    async ({ unit, kind }) => {
      if (kind !== 'moving') return undefined;
      const v = await table.why({ do: 'move', unit });
      return v.ok ? undefined : v;
    },
  );
  return (
    <Show when={why()}>
      {v => (
        <p class="why no">
          <Icon name="bar" />
          {v().why} <Cite case={v().case} />
        </p>
      )}
    </Show>
  );
};

export function StackCard(props: { readonly hex?: string | undefined }): JSX.Element {
  const table = useHex();
  const hex = () => props.hex ?? table.picked();
  const stack = createMemo((): StackView | undefined => table.view().stacks.find(s => s.hex === hex()));
  const fort = () => table.view().forts.find(f => f.place === hex());
  const whole = () => table.offered().find(o => o.choice.do === 'stack' && o.choice['hex'] === hex());
  const holder = () => {
    const h = hex() ?? '';
    return table.view().control.german.includes(h)
      ? 'held by the Germans'
      : table.view().control.allied.includes(h)
        ? 'held by the Allies'
        : '';
  };
  const idle = () =>
    stack()?.side === table.snap().eyes && stack()!.units.every(u => onCard(table.offered(), u.name).length === 0)
      ? stack()!.units.at(-1)!.name
      : undefined;
  return (
    <section
      class="stack-card f40"
      aria-label={hex() ? `The hex in hand: ${placed(hex()!)}` : 'The hex in hand'}
      tabindex="0"
    >
      <Show when={hex()} fallback={<p class="why">Pick a hex on the map to see everything in it.</p>}>
        {h => (
          <>
            <div class="th">
              <b>{h()}</b> {[nameOf(h()), groundOf(h()), holder()].filter(Boolean).join(' · ')}
              <Show when={stack()}>
                {s => (
                  <span>
                    {s().height} of {table.view().stackLimit} <Cite case="6.2" />
                  </span>
                )}
              </Show>
            </div>
            <div class="tu">
              <For each={stack()?.units.toReversed() ?? []}>
                {u => <UnitCard of={u} offered={onCard(table.offered(), u.name)} />}
              </For>
              <For each={Array.from({ length: stack()?.hidden ?? 0 })}>
                {() => (
                  <figure>
                    <CounterBack nation={stack()!.nation} size={54} />
                    <figcaption>
                      <b>Not known</b>
                      <span>under the top one</span>
                      <i>
                        known when attacked <Cite case="3.10" />
                      </i>
                    </figcaption>
                  </figure>
                )}
              </For>
              <Show when={fort()}>{f => <UnitCard of={f()} offered={onCard(table.offered(), f().name)} />}</Show>
              <Show when={whole()}>
                {o => (
                  <button
                    type="button"
                    class="btn sm"
                    disabled={table.busy()}
                    onClick={() => void table.play(o().choice)}
                  >
                    {o().text}
                  </button>
                )}
              </Show>
              <Show when={!stack() && !fort()}>
                <p class="why">Nobody stands there.</p>
              </Show>
            </div>
            <Show when={idle()}>{name => <Reason unit={name()} />}</Show>
          </>
        )}
      </Show>
    </section>
  );
}
