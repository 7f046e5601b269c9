/** The card of a hex: what arriving there means. */
import { Show, type JSX } from 'solid-js';
import { HexTip as Tip, TipLine, type TipAt } from '../../../screen/war/HexTip.tsx';
import { between, spread } from '../../../screen/war/battle.ts';
import { holderOf } from '../look/spoken.ts';
import type { ReachView } from '../view.ts';
import { breakers } from './Lights.tsx';
import { useWce } from './state.ts';

/** 11.0 What a march that ends there costs. */
const Arrival = (props: { readonly of: ReachView }): JSX.Element => (
  <>
    <TipLine icon="map" case={props.of.column ? '11.6' : '11.0'}>
      Costs {props.of.cost}
      {props.of.column ? ', in column only' : ''}
    </TipLine>
    <Show when={props.of.zone}>
      <TipLine class="no" icon="bar" case="9.1">
        In an enemy zone
      </TipLine>
    </Show>
  </>
);

/** 12.0 What all who can would attack it at, and 10.5 who would break up there. */
const More = (props: { readonly hex: string }): JSX.Element => {
  const table = useWce();
  const odds = () => table.overlaysNow()?.targets.find(t => t.hex === props.hex)?.odds;
  return (
    <>
      <Show when={odds()}>
        {o => (
          <TipLine class="yes" icon="fight" case="12.1">
            If all join: <b>{spread(o().columns.map(c => c.label))}</b>, {o().attack} less {between(o().defence)}
          </TipLine>
        )}
      </Show>
      <Show when={breakers(table).includes(props.hex)}>
        <TipLine class="warn" icon="bar" case="10.5">
          An army here breaks up if it moves or fights: out of supply
        </TipLine>
      </Show>
    </>
  );
};

export const HexTip = (props: TipAt): JSX.Element => {
  const table = useWce();
  return (
    <Tip
      {...props}
      holder={holderOf(table.view(), props.hex)}
      seenBy="8.3"
      more={<More hex={props.hex} />}
      arrival={p => <Show when={table.reach().get(p.reach.hex)}>{reach => <Arrival of={reach()} />}</Show>}
    />
  );
};
