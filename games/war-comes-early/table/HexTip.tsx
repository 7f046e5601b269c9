/** What lies in a hex and what may be done there, on a card beside it; on a phone docked to the map. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { besideHex, dockedAt } from '../../../screen/hex/cards.ts';
import { CounterFace } from '../../../screen/hex/Fan.tsx';
import { later } from '../../../screen/later.ts';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { holderOf, stateWords, titleOf } from '../look/spoken.ts';
import type { ReachView, StackView } from '../view.ts';
import { UnitCounter, UnknownFace } from './Counter.tsx';
import { useWce } from './state.ts';

const StackLines = (props: { readonly of: StackView }): JSX.Element => (
  <ul class="us">
    <For each={props.of.units.toReversed()}>
      {u => (
        <li class="u">
          <CounterFace size={26}>
            <UnitCounter of={u} />
          </CounterFace>
          <span>
            <b>
              {u.nation} {titleOf(u)}
            </b>
            <small>{[`${u.attack}-${u.defence}`, ...stateWords(u)].join(' · ')}</small>
          </span>
        </li>
      )}
    </For>
    <Show when={props.of.hidden}>
      <li class="u">
        <CounterFace size={26}>
          <UnknownFace nation={props.of.nation} side={props.of.side} />
        </CounterFace>
        <span>
          <b>{props.of.hidden} not known</b>
          <small>
            seen when attacked <Cite case="8.3" />
          </small>
        </span>
      </li>
    </Show>
  </ul>
);
const Head = (props: { readonly hex: string }): JSX.Element => {
  const table = useWce();
  const name = () => table.names.nameOf(props.hex);
  return (
    <h3>
      {name() || `Hex ${props.hex}`}{' '}
      <span>
        {[name() ? props.hex : '', table.names.groundOf(props.hex), holderOf(table.view(), props.hex)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </h3>
  );
};
/** 11.0 What a march that ends there costs. */
const Arrival = (props: { readonly of: ReachView }): JSX.Element => (
  <>
    <li>
      <Icon name="map" />
      <span>
        Costs {props.of.cost}
        {props.of.column ? ', in column only' : ''}
      </span>
      <Cite case={props.of.column ? '11.6' : '11.0'} />
    </li>
    <Show when={props.of.zone}>
      <li class="no">
        <Icon name="bar" />
        <span>In an enemy zone</span>
        <Cite case="9.1" />
      </li>
    </Show>
  </>
);

/** How many of the things a click may mean are named. */
const NAMED = 3;
const Doing = (props: { readonly hex: string }): JSX.Element => {
  const table = useWce();
  const meant = createMemo(() => [...new Set(table.at(props.hex).map(o => o.text))]);
  return (
    <>
      <For each={meant().slice(0, NAMED)}>
        {text => (
          <li class="yes">
            <Icon name="yes" />
            <b>{text}</b>
          </li>
        )}
      </For>
      <Show when={meant().length > NAMED}>
        <li class="dim">
          <Icon name="counters" />
          <span>and {meant().length - NAMED} more</span>
        </li>
      </Show>
      <Show when={table.reach().get(props.hex)}>{r => <Arrival of={r()} />}</Show>
    </>
  );
};
/** Why nothing may be done there. */
const Reasons = (props: { readonly hex: string }): JSX.Element => {
  const table = useWce();
  const reasons = later(
    () => ({ hex: props.hex, at: table.entry(), listed: table.at(props.hex).length }),
    q => table.reasonsAt(q.hex),
  );
  return (
    <For each={(reasons() ?? []).slice(0, 2)}>
      {r => (
        <li class="no">
          <Icon name="bar" />
          <span>{r.why}</span>
          <Show when={r.case}>
            <Cite case={r.case} />
          </Show>
        </li>
      )}
    </For>
  );
};

export const HexTip = (props: {
  readonly api: WindowApi;
  readonly hex: string;
  readonly docked: boolean;
}): JSX.Element => {
  const table = useWce();
  const stack = () => table.stacks().get(props.hex);
  const style = (): JSX.CSSProperties =>
    props.docked
      ? dockedAt(table.sheet, props.api, props.hex)
      : besideHex(
          table.sheet,
          props.api,
          props.hex,
          150 + (stack()?.units.length ?? 0) * 34,
          table.carried() !== undefined,
        );
  const close = (): void => {
    table.setPicked();
    table.setFan();
  };
  return (
    <div class="tip htip wce" classList={{ docked: props.docked, onsheet: props.docked }} style={style()}>
      <Head hex={props.hex} />
      <Show when={props.docked}>
        <button type="button" class="x" aria-label="Close the card" onClick={close}>
          <Icon name="no" />
        </button>
      </Show>
      <ul class="do">
        <Doing hex={props.hex} />
        <Reasons hex={props.hex} />
      </ul>
      <Show when={table.fan() !== props.hex && stack()}>{s => <StackLines of={s()} />}</Show>
    </div>
  );
};
