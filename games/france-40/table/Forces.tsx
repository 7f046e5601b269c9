/** 11.8 Who is in a battle with what: attackers, those next door who may join, defenders as far as they are known. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Key } from '../../../screen/frame/Choice.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import type { AbleView, AttackerView, BattleView } from '../view.ts';
import { listed } from '../../../screen/war/choices.ts';
import { Counter, CounterBack } from '../../../screen/war/Counter.tsx';
import { useHex } from './state.ts';
import { unitAsTold, unitNamed } from './units.ts';
import { between, unitTitle } from './words.ts';

const Because = (props: { readonly of: AttackerView }): JSX.Element => {
  const { names } = useHex();
  return (
    <small>
      {names.placed(props.of.hex)}
      <For each={props.of.because}>
        {b => (
          <>
            {' '}
            · {b.text} <Cite case={b.case} />
          </>
        )}
      </For>
    </small>
  );
};
/** 11.8 One attacker with what it adds, and the way to leave it out. */
const Attacker = (props: { readonly of: AttackerView; readonly planned: boolean }): JSX.Element => {
  const table = useHex();
  const unit = () => unitAsTold(table.view(), props.of.unit, props.of.steps);
  const drop = () => listed(table.offered(), 'drop', props.of.unit);
  return (
    <tr classList={{ cutrow: props.of.because.length > 0 }}>
      <td class="cc">
        <Show when={unit()}>{u => <Counter of={u()} size={30} />}</Show>
      </td>
      <th scope="row">
        {unit() ? unitTitle(unit()!) : props.of.unit}
        <Because of={props.of} />
      </th>
      <td class="num af">
        <Show when={props.of.because.length && unit() && unit()!.attack !== props.of.factor}>
          <s>{unit()!.attack}</s>{' '}
        </Show>
        {props.of.factor}
      </td>
      <td class="rm">
        <Show when={props.planned && drop()}>
          {o => (
            <button
              type="button"
              aria-label={`Leave out ${props.of.unit}`}
              disabled={table.busy()}
              onClick={() => void table.play(o().choice)}
            >
              <Icon name="no" />
            </button>
          )}
        </Show>
      </td>
    </tr>
  );
};
/** A unit next door: it joins with a click, or the reason why it cannot. */
export const Able = (props: { readonly of: AbleView }): JSX.Element => {
  const table = useHex();
  const unit = () => unitNamed(table.view(), props.of.unit);
  const add = () => listed(table.offered(), 'add', props.of.unit);
  const noted = () => {
    const plan = table.plans().find(p => p.units.includes(props.of.unit));
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
              {unit() ? unitTitle(unit()!) : props.of.unit}
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
              {unit() ? unitTitle(unit()!) : props.of.unit}
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
const Defenders = (props: { readonly battle: BattleView }): JSX.Element => {
  const defence = () => props.battle.defenders.reduce((sum, u) => sum + u.defence, 0);
  const total = (): string => {
    const d = props.battle.odds?.defence;
    if (d) return between(d);
    return props.battle.hidden ? `${defence()}+` : `${defence()}`;
  };
  return (
    <div class="dfn" role="group" aria-label="Defenders">
      <For each={props.battle.defenders}>{u => <Counter of={u} size={30} />}</For>
      <For each={Array.from({ length: props.battle.hidden })}>
        {() => <CounterBack of={props.battle.defenders[0] ?? { nation: 'French', side: 'allied' }} size={30} />}
      </For>
      <span class="dt">
        <For each={props.battle.defenders}>
          {u => (
            <span>
              {u.nation} {unitTitle(u)} <b>{u.defence}</b>
            </span>
          )}
        </For>
        <Show when={!props.battle.defenders.length && !props.battle.hidden && !props.battle.fort}>
          <span>Nobody is left in the hex.</span>
        </Show>
        <Show when={props.battle.hidden}>
          <span>
            {props.battle.hidden} more, not known <Cite case="3.10" />
          </span>
        </Show>
        <Show when={props.battle.fort}>
          {f => (
            <span>
              Fort, strength <b>{f().defence}</b> <Cite case="11.14" />
            </span>
          )}
        </Show>
      </span>
      <b class="num tot">{total()}</b>
    </div>
  );
};
export const Forces = (props: { readonly battle: BattleView; readonly planned: boolean }): JSX.Element => (
  <div class="forces">
    <table class="att">
      <caption class="vh">Attackers</caption>
      <tbody>
        <For each={props.battle.attackers}>{a => <Attacker of={a} planned={props.planned} />}</For>
      </tbody>
    </table>
    <Defenders battle={props.battle} />
  </div>
);
