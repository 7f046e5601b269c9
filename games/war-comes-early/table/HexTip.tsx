/** The card of a hex: what arriving there means. */
import { Show, type JSX } from 'solid-js';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { HexTip as Tip, TipLine } from '../../../screen/war/HexTip.tsx';
import { holderOf } from '../look/spoken.ts';
import type { ReachView } from '../view.ts';
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

export const HexTip = (props: {
  readonly api: WindowApi;
  readonly hex: string;
  readonly docked: boolean;
}): JSX.Element => {
  const table = useWce();
  return (
    <Tip
      api={props.api}
      hex={props.hex}
      docked={props.docked}
      holder={holderOf(table.view(), props.hex)}
      seenBy="8.3"
      arrival={p => <Show when={table.reach().get(p.reach.hex)}>{reach => <Arrival of={reach()} />}</Show>}
    />
  );
};
