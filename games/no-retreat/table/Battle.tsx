/** 14.5 The battle: who attacks whom, how deep it is nested, what is committed, every shift with its case, and the chances of each result. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Ledger } from '../../../screen/fight/Ledger.tsx';
import { Counter } from '../../../screen/war/Counter.tsx';
import type { BattleView, OddsView, UnitView } from '../view.ts';
import { useNr } from './state.ts';

const kindOf = (b: BattleView): string => {
  if (b.depth > 0) return `Counterattack ${b.depth}`;
  return { target: 'Attack', counterblow: 'Attack on a Counterblow', assault: 'Blitzkrieg Assault' }[b.kind];
};
const Force = (props: { readonly units: readonly UnitView[] }): JSX.Element => (
  <div class="boxed">
    <For each={props.units}>{u => <Counter of={u} size={34} />}</For>
  </div>
);
const Odds = (props: { readonly of: OddsView }): JSX.Element => (
  <>
    <div class="odds">
      <b>{props.of.attack}</b>
      <span>on</span>
      <b>{props.of.defence}</b>
      <span>is</span>
      <b class="o">{props.of.initial || 'below 1:3'}</b>
      <Cite case="14.5" />
    </div>
    <Show when={props.of.shifts.length}>
      <Ledger
        caption="Shifts"
        open
        lines={props.of.shifts.map(s => ({
          name: s.name,
          case: s.case,
          shift: s.value,
          to: s.value > 0 ? `+${s.value}` : `−${-s.value}`,
        }))}
      />
    </Show>
    <Show when={props.of.chances.length}>
      <p class="why">
        {props.of.column}: {props.of.chances.map(c => `${c.result} ${c.dice} in 6`).join(', ')} <Cite case="14.7" />
      </p>
    </Show>
  </>
);
export const Battle = (props: { readonly of: BattleView }): JSX.Element => {
  const { names } = useNr();
  return (
    <div class="nr-battle">
      <h3 class="sub">
        {kindOf(props.of)}: {props.of.hexes.map(names.placed).join(', ')}{' '}
        <Show when={props.of.table}>
          <span class="num">{props.of.table}</span>
        </Show>
      </h3>
      <Force units={props.of.attackers} />
      <p class="nr-on">on</p>
      <Force units={props.of.defenders} />
      <For each={props.of.support}>
        {s => (
          <p class="why">
            {s.side === 'german' ? 'German' : 'Allied'}: {s.n > 1 ? `${s.n} ` : ''}
            {s.what} {s.card}
          </p>
        )}
      </For>
      <Show when={props.of.odds}>{odds => <Odds of={odds()} />}</Show>
      <Show when={props.of.result}>
        {result => (
          <p class="prompt">
            Result <b>{result()}</b> <Cite case="14.7" />
          </p>
        )}
      </Show>
    </div>
  );
};
