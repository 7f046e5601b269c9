/** 14.3 The marked hexes before a battle is prepared: who would attack, at what odds, and how the dice may fall. One click prepares a battle with everybody who may join, another fights it so. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { counted } from '../../../engine/words.ts';
import { Cite } from '../../../screen/Cite.tsx';
import { playAll } from '../../../screen/play-several.ts';
import { Counter } from '../../../screen/war/Counter.tsx';
import { attackBy } from '../../../screen/war/together.ts';
import type { OnTable, ReadyView } from '../view.ts';
import { everyUnit } from './choices.ts';
import { chanceWords } from './results.ts';
import { useNr } from './state.ts';

const Fight = (props: { readonly of: ReadyView; readonly on: OnTable }): JSX.Element => {
  const table = useNr();
  return (
    <button
      type="button"
      class="btn sm go"
      data-firm=""
      disabled={table.busy()}
      onClick={() =>
        void playAll(table, [...attackBy(props.of.units, props.of.hex), { do: 'fight', crt: props.on.table }])
      }
    >
      <span>
        Fight <b class="num">{props.on.column}</b> {props.on.table}
      </span>{' '}
      <small>of six dice: {chanceWords(props.on.chances)}</small>
    </button>
  );
};
const Line = (props: { readonly of: ReadyView }): JSX.Element => {
  const table = useNr();
  const counters = (names: readonly string[]) => everyUnit(table.view()).filter(u => names.includes(u.name));
  return (
    <li onPointerEnter={() => table.setHover(props.of.hex)} onPointerLeave={() => table.setHover()}>
      <button
        type="button"
        class="nr-prepare"
        disabled={table.busy()}
        onClick={() => {
          table.setHover();
          void playAll(table, attackBy(props.of.units, props.of.hex));
        }}
        onFocus={e => {
          if (e.currentTarget.matches(':focus-visible')) table.setPicked(props.of.hex);
        }}
      >
        <span class="ct">
          <b>{table.names.placed(props.of.hex)}</b>
          <small>Prepare with {counted(props.of.units.length, 'attacker')}</small>
        </span>
        <span class="nr-there" aria-hidden="true">
          <For each={counters(props.of.units)}>{u => <Counter of={u} size={24} />}</For>
          <i>on</i>
          <For each={table.stacks().get(props.of.hex)?.units}>{u => <Counter of={u} size={24} />}</For>
        </span>
      </button>
      <div class="nr-fights">
        <For
          each={props.of.tables}
          fallback={
            <small class="why">All together leave another marked hex without attackers: choose who joins.</small>
          }
        >
          {on => <Fight of={props.of} on={on} />}
        </For>
      </div>
    </li>
  );
};
export const Ready = (): JSX.Element => {
  const table = useNr();
  const lines = createMemo(() => table.view().ready ?? []);
  return (
    <Show when={lines().length && table.kind() === 'fighting'}>
      <h3 class="sub">
        Battles to be fought <Cite case="14.3.1" />
        <em>all who may, without markers and cards</em>
      </h3>
      <ul class="nr-ready" aria-label="Battles to be fought">
        <For each={lines()}>{of => <Line of={of} />}</For>
      </ul>
    </Show>
  );
};
