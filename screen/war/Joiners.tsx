/** Whoever stands next door and may join the attack that is planned: all at once, a stack at once, or one by one. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { Key } from '../frame/Choice.tsx';
import { playListed } from '../play-several.ts';
import type { Able } from './battle.ts';
import { listed } from './choices.ts';
import { Counter } from './Counter.tsx';
import type { Plans } from './plans.ts';
import { useWar } from './table.tsx';
import { joining } from './together.ts';
import type { WarUnit } from './view.ts';

/** A button for several who join at once. */
const Several = (props: { readonly hex?: string; readonly class: string; readonly words: string }): JSX.Element => {
  const table = useWar();
  const all = createMemo(() => joining(table.view(), table.offered(), props.hex));
  return (
    <Show when={all().length > 1}>
      <button
        type="button"
        class={`btn sm ${props.class}`}
        disabled={table.busy()}
        onClick={() => void playListed(table, all())}
        onPointerEnter={() => table.setHover(props.hex)}
        onPointerLeave={() => table.setHover()}
      >
        {props.words} <span class="num">{all().length}</span>
      </button>
    </Show>
  );
};
/** What may support the attack that is planned, where it is offered. */
export const Support = (props: { readonly case: string }): JSX.Element => {
  const table = useWar();
  return (
    <Show when={listed(table.offered(), 'support')}>
      {o => (
        <button
          type="button"
          class="btn sm support"
          disabled={table.busy()}
          onClick={() => void table.play(o().choice)}
        >
          {o().text} <Cite case={props.case} />
        </button>
      )}
    </Show>
  );
};
interface Joining {
  readonly unitNamed: (name: string) => WarUnit | undefined;
  readonly plans: Plans;
}
/** A unit next door: it joins with a click, or the reason why it cannot. */
const NextDoor = (props: Joining & { readonly of: Able }): JSX.Element => {
  const table = useWar();
  const unit = () => props.unitNamed(props.of.unit);
  const title = (): string => {
    const u = unit();
    return u ? table.looks.title(u) : props.of.unit;
  };
  const add = () => listed(table.offered(), 'add', props.of.unit);
  const noted = () => {
    const plan = props.plans.plans().find(p => p.units.includes(props.of.unit));
    return plan ? [`planned for ${plan.hex}`] : [];
  };
  return (
    <li classList={{ no: !add() }}>
      <Show
        when={add()}
        fallback={
          <span class="able off">
            <Show when={unit()}>{u => <Counter of={u()} size={26} />}</Show>
            <span class="ut">
              {title()}
              <small>
                {props.of.refused?.text} <Show when={props.of.refused}>{r => <Cite case={r().case} />}</Show>
              </small>
            </span>
          </span>
        }
      >
        {o => (
          <button
            type="button"
            class="able"
            disabled={table.busy()}
            onClick={() => {
              table.setHover();
              void table.play(o().choice);
            }}
            onPointerEnter={() => table.setHover(props.of.hex)}
            onPointerLeave={() => table.setHover()}
          >
            <Key of={o()} />
            <span class="vh">Add {props.of.unit}, </span>
            <Show when={unit()}>{u => <Counter of={u()} size={26} />}</Show>
            <span class="ut">
              {title()}
              <small>
                {[table.names.placed(props.of.hex), ...noted(), ...props.of.because.map(b => b.text)].join(' · ')}
              </small>
            </span>
            <b class="num">+{props.of.factor}</b>
          </button>
        )}
      </Show>
    </li>
  );
};
export const Joiners = (props: Joining & { readonly able: readonly Able[]; readonly case: string }): JSX.Element => {
  const table = useWar();
  const hexes = createMemo(() => [...Map.groupBy(props.able, a => a.hex)]);
  return (
    <Show when={props.able.length}>
      <h3 class="sub joinall">
        Next door <Cite case={props.case} /> <Several class="all" words="Add all" />
      </h3>
      <For each={hexes()}>
        {([hex, able]) => (
          <>
            <Show when={hexes().length > 1}>
              <Several hex={hex} class="stk" words={`Add the stack in ${table.names.placed(hex)}`} />
            </Show>
            <ul class="ables">
              <For each={able}>{a => <NextDoor of={a} unitNamed={props.unitNamed} plans={props.plans} />}</For>
            </ul>
          </>
        )}
      </For>
    </Show>
  );
};
