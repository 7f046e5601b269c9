/** Cards that lie on the map. */
import { Show, type JSX } from 'solid-js';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { ByWay } from '../../../screen/war/ByWay.tsx';
import { Cards } from '../../../screen/war/Cards.tsx';
import { Fan } from '../../../screen/war/Fan.tsx';
import { HexTip, TipLine, type TipAt } from '../../../screen/war/HexTip.tsx';
import { holderOf } from '../look/spoken.ts';
import { useNr } from './state.ts';
import { STAYS, VERBS } from './verbs.ts';

const SUPPLY = { full: 'In supply there', low: 'Low Supply there', none: 'Out of supply there' } as const;
/** 12.2 What-if supply of the march. */
const Supplied = (props: { readonly hex: string }): JSX.Element => {
  const table = useNr();
  return (
    <Show when={table.reach().get(props.hex)?.supply}>
      {state => (
        <TipLine class={state() === 'full' ? 'yes' : 'warn'} icon={state() === 'full' ? 'yes' : 'bar'} case="12.2">
          {SUPPLY[state()]}
        </TipLine>
      )}
    </Show>
  );
};
const Tip = (props: TipAt): JSX.Element => {
  const table = useNr();
  return (
    <HexTip
      {...props}
      holder={holderOf(table.view(), props.hex)}
      seenBy="2.3"
      arrival={p => (
        <>
          <TipLine icon="map" case="13.2">
            Costs {p.reach.cost}
          </TipLine>
          <Show when={p.reach.zone}>
            <TipLine class="no" icon="bar" case="13.4.1">
              In an enemy zone
            </TipLine>
          </Show>
          <Supplied hex={p.reach.hex} />
        </>
      )}
      more={<ByWay hex={props.hex} docked={props.docked} />}
    />
  );
};
export const Pins = (props: { readonly api: WindowApi; readonly keyed: boolean }): JSX.Element => {
  const table = useNr();
  return (
    <Cards
      api={props.api}
      keyed={props.keyed}
      first={table.box.first}
      tip={p => <Tip api={props.api} hex={p.hex} docked={p.docked} />}
      fan={p => <Fan api={props.api} hex={p.hex} verbs={VERBS} stays={STAYS} seenBy="2.3" />}
    />
  );
};
