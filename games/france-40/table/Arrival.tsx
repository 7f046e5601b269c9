/** The card at the end of a march's arrow: points left, whether the unit may still attack, whether the move can be undone, and what it changes in supply. */
import { For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import type { MarchView, Overlays, ReachView } from '../view.ts';
import { useHex } from './state.ts';

const Points = (props: { readonly of: number; readonly left: number }): JSX.Element => (
  <span class="mpb" role="img" aria-label={`${props.left} of ${props.of} movement points left`}>
    <For each={Array.from({ length: props.of })}>
      {(_, i) => <i classList={{ rest: i() >= props.of - props.left }} />}
    </For>
  </span>
);
const attackWords = (march: MarchView, { beside }: ReachView): string => {
  if (!march.fightsAfter) return 'No attack: combat came first';
  return beside.length ? `May attack ${beside.join(', ')}` : 'Nobody to attack from there';
};
/** 8.9 What the arrival changes in supply. */
const Consequences = (props: { readonly of: Overlays['whatIf'][number] }): JSX.Element => (
  <>
    <li class={props.of.supplied ? 'yes' : 'warn'}>
      <Icon name={props.of.supplied ? 'yes' : 'bar'} />
      <span>{props.of.supplied ? 'In supply there' : 'Out of supply there'}</span>
      <Cite case="8.1" />
    </li>
    <Show when={props.of.cuts.length}>
      <li class="warn">
        <Icon name="bar" />
        <span>Cuts off {props.of.cuts.join(', ')}</span>
        <Cite case="8.9" />
      </li>
    </Show>
    <Show when={props.of.frees.length}>
      <li class="yes">
        <Icon name="yes" />
        <span>Reopens supply: {props.of.frees.join(', ')}</span>
        <Cite case="8.9" />
      </li>
    </Show>
  </>
);

export const Arrival = (props: { readonly reach: ReachView; readonly bars: boolean }): JSX.Element => {
  const table = useHex();
  const march = () => table.view().march!;
  return (
    <>
      <li class="mp">
        <Points of={march().points ?? 0} left={props.reach.left} />
        <span>
          <b>{props.reach.left} MP left</b> of {march().points}
        </span>
        <Cite case="10.5" />
      </li>
      <Show when={props.reach.zone}>
        <li class="no">
          <Icon name="bar" />
          <span>In an enemy zone</span>
          <Cite case="7.3" />
        </li>
      </Show>
      <li class={march().fightsAfter && props.reach.beside.length ? 'yes' : 'dim'}>
        <Icon name="fight" />
        <span>{attackWords(march(), props.reach)}</span>
        <Cite case={march().fightsAfter ? '11.0' : '5.6'} />
      </li>
      <Show when={table.overlays()?.whatIf.find(w => w.hex === props.reach.hex)}>{w => <Consequences of={w()} />}</Show>
      <li class={props.bars ? 'warn' : 'dim'}>
        <Icon name="undo" />
        <span>{props.bars ? 'Cannot be taken back' : 'Can be taken back'}</span>
      </li>
    </>
  );
};
