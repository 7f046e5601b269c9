/** The hex in hand: ground, holder, every unit that is known with what it may do, the backs of the others. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { holderOf } from '../look/spoken.ts';
import type { StackView, UnitView } from '../view.ts';
import { later } from '../../../screen/later.ts';
import type { Offered } from '../../../screen/session.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { onCard } from './choices.ts';
import { Counter, CounterBack } from './Counter.tsx';
import { useHex } from './state.ts';
import { stateWords, unitTitle } from './words.ts';

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
        <span class="type">
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

/** A unit under the top one, as much of it as is known. */
const Unknown = (props: { readonly nation: string }): JSX.Element => (
  <figure>
    <CounterBack nation={props.nation} size={54} />
    <figcaption>
      <b>Not known</b>
      <span>under the top one</span>
      <i>
        known when attacked <Cite case="3.10" />
      </i>
    </figcaption>
  </figure>
);
const Title = (props: { readonly hex: string; readonly stack: StackView | undefined }): JSX.Element => {
  const table = useHex();
  const whole = () => table.offered().find(o => o.choice.do === 'stack' && o.choice['hex'] === props.hex);
  return (
    <div class="th">
      <b>{props.hex}</b>{' '}
      {[table.names.nameOf(props.hex), table.names.groundOf(props.hex), holderOf(table.view(), props.hex)]
        .filter(Boolean)
        .join(' · ')}
      <Show when={whole()}>
        {o => (
          <button
            type="button"
            class="btn sm"
            aria-label={o().text}
            disabled={table.busy()}
            onClick={() => void table.play(o().choice)}
          >
            Whole stack
          </button>
        )}
      </Show>
      <Show when={props.stack}>
        {s => (
          <span>
            {s().height} of {table.view().stackLimit} <Cite case="6.2" />
          </span>
        )}
      </Show>
    </div>
  );
};
const Contents = (props: { readonly hex: string; readonly stack: StackView | undefined }): JSX.Element => {
  const table = useHex();
  const fort = () => table.forts().get(props.hex);
  return (
    <div class="tu">
      <For each={props.stack?.units.toReversed() ?? []}>
        {u => <UnitCard of={u} offered={onCard(table.offered(), u.name)} />}
      </For>
      <For each={Array.from({ length: props.stack?.hidden ?? 0 })}>
        {() => <Unknown nation={props.stack?.nation ?? ''} />}
      </For>
      <Show when={fort()}>{f => <UnitCard of={f()} offered={onCard(table.offered(), f().name)} />}</Show>
      <Show when={!props.stack && !fort()}>
        <p class="why">Nobody stands there.</p>
      </Show>
    </div>
  );
};

export function StackCard(): JSX.Element {
  const table = useHex();
  const hex = table.picked;
  const stack = createMemo((): StackView | undefined => table.stacks().get(hex() ?? ''));
  /** The top unit of an own stack that can do nothing. */
  const idle = () => {
    const s = stack();
    const isIdle = s?.side === table.snap().eyes && s.units.every(u => !onCard(table.offered(), u.name).length);
    return isIdle ? s.units.at(-1)?.name : undefined;
  };
  const label = (): string => {
    const at = hex();
    return at === undefined ? 'The hex in hand' : `The hex in hand: ${table.names.placed(at)}`;
  };
  return (
    <section class="stack-card f40" aria-label={label()} tabindex="0">
      <Show when={hex()} fallback={<p class="why">Pick a hex on the map to see everything in it.</p>}>
        {h => (
          <>
            <Title hex={h()} stack={stack()} />
            <Contents hex={h()} stack={stack()} />
            <Show when={idle()}>{name => <Reason unit={name()} />}</Show>
          </>
        )}
      </Show>
    </section>
  );
}
