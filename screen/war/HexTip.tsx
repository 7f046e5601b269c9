/** What lies in a hex and what may be done there, on a card beside it; on a phone docked to the map. */
import { createMemo, For, Show, type Component, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { Icon } from '../frame/icons.tsx';
import { besideHex, dockedAt } from '../hex/cards.ts';
import { CounterFace } from '../hex/Fan.tsx';
import { later } from '../async-signal.ts';
import type { WindowApi } from '../map/Window.tsx';
import type { OfferedChoice } from '../session.ts';
import { useWar } from './table.tsx';
import type { WarReach, WarStack } from './view.ts';

const StackLines = (props: { readonly of: WarStack; readonly seenBy: string }): JSX.Element => {
  const { looks } = useWar();
  return (
    <ul class="us">
      <For each={props.of.units.toReversed()}>
        {u => (
          <li class="u">
            <CounterFace size={26}>{looks.face(u)}</CounterFace>
            <span>
              <b>{looks.full(u)}</b>
              <small>{looks.line(u)}</small>
            </span>
          </li>
        )}
      </For>
      <Show when={props.of.hidden}>
        <li class="u">
          <CounterFace size={26}>{looks.back(props.of)}</CounterFace>
          <span>
            <b>{props.of.hidden} not known</b>
            <small>
              seen when attacked <Cite case={props.seenBy} />
            </small>
          </span>
        </li>
      </Show>
    </ul>
  );
};

const Head = (props: { readonly hex: string; readonly holder: string }): JSX.Element => {
  const { names } = useWar();
  const name = () => names.nameOf(props.hex);
  return (
    <h3>
      {name() || `Hex ${props.hex}`}{' '}
      <span>{[name() ? props.hex : '', names.groundOf(props.hex), props.holder].filter(Boolean).join(' · ')}</span>
    </h3>
  );
};

/** A march that may end in a hex, and what is listed there. */
export interface Arriving {
  readonly reach: WarReach;
  readonly here: readonly OfferedChoice[];
}
/** How many of the things a click may mean are named. */
const NAMED = 3;
/** What a click does: what it means, and of a march what arriving there means. */
const Doing = (props: { readonly hex: string; readonly arrival: Component<Arriving> }): JSX.Element => {
  const table = useWar();
  const here = createMemo(() => table.at(props.hex));
  const meant = () => [...new Set(here().map(o => o.text))];
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
      <Show when={table.reach().get(props.hex)}>{r => <props.arrival reach={r()} here={here()} />}</Show>
    </>
  );
};
/** Why nothing may be done there. */
const Reasons = (props: { readonly hex: string }): JSX.Element => {
  const table = useWar();
  const reasons = later(
    () => ({ hex: props.hex, at: table.entry(), unit: table.unit(), listed: table.at(props.hex).length }),
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
/** What cuts a unit there off. */
const CutOff = (props: { readonly stack: WarStack | undefined }): JSX.Element => {
  const table = useWar();
  const trace = later(
    () => ({ unit: props.stack?.units.findLast(table.looks.isCutOff)?.name, at: table.entry() }),
    ({ unit }) => table.traceOf(unit),
  );
  return (
    <Show when={trace()?.cut}>
      {c => (
        <li class="warn">
          <Icon name="bar" />
          <span>Cut off: {c().why}</span>
          <Cite case={c().case} />
        </li>
      )}
    </Show>
  );
};
/** A line of the card with its case. */
export const TipLine = (props: {
  readonly class?: string;
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly case?: string;
  readonly children: JSX.Element;
}): JSX.Element => (
  <li class={props.class}>
    <Icon name={props.icon} />
    <span>{props.children}</span>
    <Show when={props.case}>{c => <Cite case={c()} />}</Show>
  </li>
);

/** Where a tip stands, and on which hex. */
export interface TipAt {
  readonly api: WindowApi;
  readonly hex: string;
  readonly docked: boolean;
}
export const HexTip = (
  props: TipAt & {
    /** Whose the ground is, in words. */
    readonly holder: string;
    /** The case by which hidden counters are seen. */
    readonly seenBy: string;
    /** What arriving there means for a march, in list items. */
    readonly arrival: Component<Arriving>;
    /** Between what may be done and why nothing may. */
    readonly more?: JSX.Element;
    /** Under it all: works and whatever else the ground bears. */
    readonly children?: JSX.Element;
  },
): JSX.Element => {
  const table = useWar();
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
    <div class="tip htip" classList={{ docked: props.docked, onsheet: props.docked }} style={style()}>
      <Head hex={props.hex} holder={props.holder} />
      <Show when={props.docked}>
        <button type="button" class="x" aria-label="Close the card" onClick={close}>
          <Icon name="no" />
        </button>
      </Show>
      <ul class="do">
        <Show when={table.out()} fallback={<Doing hex={props.hex} arrival={props.arrival} />}>
          {o => (
            <li class="yes">
              <Icon name="map" />
              <b>{o().text}</b>
              <Cite case={o().case} />
            </li>
          )}
        </Show>
        <Show when={props.docked && (table.out() || table.at(props.hex).length)}>
          <li class="again">Tap again to choose it.</li>
        </Show>
        {props.more}
        <Reasons hex={props.hex} />
        <CutOff stack={stack()} />
      </ul>
      {props.children}
      <Show when={table.fan() !== props.hex && stack()}>{s => <StackLines of={s()} seenBy={props.seenBy} />}</Show>
    </div>
  );
};
