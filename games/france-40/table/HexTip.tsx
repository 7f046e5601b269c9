/** The card of a hex under the pointer: what a move there would mean, the odds of an attack on it, the fort in it. */
import { Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { between } from '../../../screen/war/battle.ts';
import { ByWay } from '../../../screen/war/ByWay.tsx';
import { HexTip as Tip, type TipAt } from '../../../screen/war/HexTip.tsx';
import { holderOf } from '../look/spoken.ts';
import type { OddsView } from '../view.ts';
import { Arrival } from './Arrival.tsx';
import { useHex } from './state.ts';

const Chance = (props: { readonly odds: OddsView }): JSX.Element => {
  const first = () => props.odds.columns[0]!;
  const last = () => props.odds.columns.at(-1)!;
  return (
    <li class="yes">
      <Icon name="fight" />
      <span>
        If all join: <b>{props.odds.sure ? first().label : `${first().label} to ${last().label}`}</b>,{' '}
        {props.odds.attack} on {between(props.odds.defence)}
      </span>
      <Cite case="11.10" />
    </li>
  );
};

export const HexTip = (props: TipAt): JSX.Element => {
  const table = useHex();
  return (
    <Tip
      {...props}
      holder={holderOf(table.view(), props.hex)}
      seenBy="3.10"
      arrival={p => (
        <Show when={table.reach().get(p.reach.hex)}>
          {reach => <Arrival reach={reach()} bars={p.here.find(o => o.choice.do === 'to')?.bars ?? false} />}
        </Show>
      )}
      more={
        <>
          <Show when={!table.out()}>
            <ByWay hex={props.hex} docked={props.docked} />
          </Show>
          <Show when={table.overlays()?.targets.find(t => t.hex === props.hex)?.odds}>
            {o => <Chance odds={o()} />}
          </Show>
        </>
      }
    >
      <Show when={table.forts().get(props.hex)}>
        {f => (
          <p class="ft">
            {f().nation} fort, strength {f().defence}, {f().steps} of {f().stepsMax} <Cite case="11.14" />
          </p>
        )}
      </Show>
    </Tip>
  );
};
