/** Who is in a battle with what: attackers, and defenders as far as they are known. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { Icon } from '../frame/icons.tsx';
import type { Attacker, FoughtUnit } from './battle.ts';
import { listed } from './choices.ts';
import { Counter, CounterBack } from './Counter.tsx';
import { useWar } from './table.tsx';
import type { WarStack } from './view.ts';

const Because = (props: { readonly of: Attacker }): JSX.Element => {
  const { names } = useWar();
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
/** One attacker with what it adds, and the way to leave it out. */
const Row = (props: {
  readonly of: Attacker;
  readonly unit: FoughtUnit | undefined;
  readonly planned: boolean;
}): JSX.Element => {
  const table = useWar();
  const drop = () => listed(table.offered(), 'drop', props.of.unit);
  return (
    <tr classList={{ cutrow: props.of.because.length > 0 }}>
      <td class="cc">
        <Show when={props.unit}>{u => <Counter of={u()} size={30} />}</Show>
      </td>
      <th scope="row">
        {props.unit ? table.looks.title(props.unit) : props.of.unit}
        <Because of={props.of} />
      </th>
      <td class="num af">
        <Show when={props.of.because.length && props.unit && props.unit.attack !== props.of.factor}>
          <s>{props.unit!.attack}</s>{' '}
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
const Defenders = (props: {
  readonly of: readonly FoughtUnit[];
  readonly hidden: number;
  readonly whose: Pick<WarStack, 'nation' | 'side'>;
  readonly total: string;
  readonly seenBy: string;
  readonly works: JSX.Element;
  readonly isEmpty: boolean;
}): JSX.Element => {
  const { looks } = useWar();
  return (
    <div class="dfn" role="group" aria-label="Defenders">
      <For each={props.of}>{u => <Counter of={u} size={30} />}</For>
      <For each={Array.from({ length: props.hidden })}>{() => <CounterBack of={props.whose} size={30} />}</For>
      <span class="dt">
        <For each={props.of}>
          {u => (
            <span>
              {u.nation} {looks.title(u)} <b>{u.defence}</b>
            </span>
          )}
        </For>
        <Show when={props.isEmpty}>
          <span>Nobody is left in the hex.</span>
        </Show>
        <Show when={props.hidden}>
          <span>
            {props.hidden} more, not known <Cite case={props.seenBy} />
          </span>
        </Show>
        {props.works}
      </span>
      <b class="num tot">{props.total}</b>
    </div>
  );
};
export const Forces = (props: {
  readonly attackers: readonly Attacker[];
  readonly unitOf: (attacker: Attacker) => FoughtUnit | undefined;
  readonly planned: boolean;
  readonly defenders: readonly FoughtUnit[];
  readonly hidden: number;
  /** Whose backs those are that are not known. */
  readonly whose: Pick<WarStack, 'nation' | 'side'>;
  readonly defence: readonly [number, number] | undefined;
  readonly seenBy: string;
  /** What defends beside units: a fort, a garrison. */
  readonly works?: JSX.Element;
  readonly hasWorks?: boolean;
}): JSX.Element => {
  const known = () => props.defenders.reduce((sum, u) => sum + u.defence, 0);
  const total = (): string => {
    const d = props.defence;
    if (d) return d[0] === d[1] ? `${d[0]}` : `${d[0]}–${d[1]}`;
    return props.hidden ? `${known()}+` : `${known()}`;
  };
  return (
    <div class="forces">
      <table class="att">
        <caption class="vh">Attackers</caption>
        <tbody>
          <For each={props.attackers}>{a => <Row of={a} unit={props.unitOf(a)} planned={props.planned} />}</For>
        </tbody>
      </table>
      <Defenders
        of={props.defenders}
        hidden={props.hidden}
        whose={props.whose}
        total={total()}
        seenBy={props.seenBy}
        works={props.works}
        isEmpty={!props.defenders.length && !props.hidden && !props.hasWorks}
      />
    </div>
  );
};
