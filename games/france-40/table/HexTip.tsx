/** What lies in a hex and what may be done there, on a card beside it; on a phone docked to the map. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Icon } from '../../../screen/frame/icons.tsx';
import { besideHex, dockedAt } from '../../../screen/hex/cards.ts';
import { CounterFace } from '../../../screen/hex/Fan.tsx';
import { later } from '../../../screen/later.ts';
import type { WindowApi } from '../../../screen/map/Window.tsx';
import { UnitBack, UnitFace } from '../look/faces.tsx';
import { holderOf, titleOf } from '../look/spoken.ts';
import type { OddsView, StackView, UnitView } from '../view.ts';
import { Arrival } from './Arrival.tsx';
import { useHex } from './state.ts';
import { between } from './words.ts';

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

const FOUGHT: { readonly [F in UnitView['fought']]: string } = { yes: 'fought', planned: 'attacks', no: '' };
const suppliedWords = (u: UnitView): string => {
  if (!u.inPlay) return 'neutral';
  return u.supplied ? '' : 'out of supply';
};
/** Factors, steps and states of a unit in a line. */
export const statesOf = (u: UnitView): string =>
  [
    `${u.attack}-${u.defence}`,
    u.stepsMax > 1 ? `${u.steps} of ${u.stepsMax} steps` : '',
    suppliedWords(u),
    u.moved ? 'moved' : '',
    FOUGHT[u.fought],
    u.sickle ? 'Sickle Cut' : '',
    u.shown ? '' : 'unseen',
  ]
    .filter(Boolean)
    .join(' · ');
const UnitLine = (props: { readonly of: UnitView }): JSX.Element => (
  <li class="u">
    <CounterFace size={26}>
      <UnitFace of={props.of} />
    </CounterFace>
    <span>
      <b>{titleOf(props.of)}</b>
      <small>{statesOf(props.of)}</small>
    </span>
  </li>
);
const StackLines = (props: { readonly of: StackView }): JSX.Element => (
  <ul class="us">
    <For each={props.of.units.toReversed()}>{u => <UnitLine of={u} />}</For>
    <Show when={props.of.hidden}>
      <li class="u">
        <CounterFace size={26}>
          <UnitBack nation={props.of.nation} unknown={true} />
        </CounterFace>
        <span>
          <b>{props.of.hidden} not known</b>
          <small>
            seen when attacked <Cite case="3.10" />
          </small>
        </span>
      </li>
    </Show>
  </ul>
);

const Head = (props: { readonly hex: string }): JSX.Element => {
  const table = useHex();
  const holder = () => holderOf(table.view(), props.hex);
  return (
    <h3>
      {table.names.nameOf(props.hex) || `Hex ${props.hex}`}{' '}
      <span>
        {table.names.nameOf(props.hex) ? `${props.hex} · ` : ''}
        {table.names.groundOf(props.hex)}
        {holder() ? ` · ${holder()}` : ''}
      </span>
    </h3>
  );
};

/** How many of the things a click may mean are named. */
const NAMED = 3;
/** The march by way of this hex: with Shift, on a phone by a button. */
const ByWay = (props: { readonly hex: string; readonly docked: boolean }): JSX.Element => {
  const table = useHex();
  return (
    <Show when={table.aside(props.hex).find(o => o.choice.do === 'via')}>
      {o => (
        <li class="dim">
          <Icon name="map" />
          <Show when={props.docked} fallback={<span>With Shift: by way of this hex</span>}>
            <button type="button" class="btn sm" disabled={table.busy()} onClick={() => void table.play(o().choice)}>
              {o().text}
            </button>
          </Show>
        </li>
      )}
    </Show>
  );
};
/** What a click does: what it means, and of a march what arriving there means. */
const Doing = (props: { readonly hex: string; readonly docked: boolean }): JSX.Element => {
  const table = useHex();
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
      <Show when={table.reach().get(props.hex)}>
        {r => <Arrival reach={r()} bars={here().find(o => o.choice.do === 'to')?.bars ?? false} />}
      </Show>
      <ByWay hex={props.hex} docked={props.docked} />
    </>
  );
};
/** Why nothing may be done there. */
const Reasons = (props: { readonly hex: string }): JSX.Element => {
  const table = useHex();
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
/** 8.0 What cuts a unit there off. */
const CutOff = (props: { readonly stack: StackView | undefined }): JSX.Element => {
  const table = useHex();
  const trace = later(
    () => ({ unit: props.stack?.units.findLast(u => !u.supplied && u.inPlay)?.name, at: table.entry() }),
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

export const HexTip = (props: {
  readonly api: WindowApi;
  readonly hex: string;
  readonly docked: boolean;
}): JSX.Element => {
  const table = useHex();
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
      <Head hex={props.hex} />
      <Show when={props.docked}>
        <button type="button" class="x" aria-label="Close the card" onClick={close}>
          <Icon name="no" />
        </button>
      </Show>
      <ul class="do">
        <Show when={table.out()} fallback={<Doing hex={props.hex} docked={props.docked} />}>
          {o => (
            <li class="yes">
              <Icon name="map" />
              <b>{o().text}</b>
              <Cite case={o().case} />
            </li>
          )}
        </Show>
        <Show when={table.overlays()?.targets.find(t => t.hex === props.hex)?.odds}>{o => <Chance odds={o()} />}</Show>
        <Reasons hex={props.hex} />
        <CutOff stack={stack()} />
      </ul>
      <Show when={table.forts().get(props.hex)}>
        {f => (
          <p class="ft">
            {f().nation} fort, strength {f().defence}, {f().steps} of {f().stepsMax} <Cite case="11.14" />
          </p>
        )}
      </Show>
      <Show when={table.fan() !== props.hex && stack()}>{s => <StackLines of={s()} />}</Show>
    </div>
  );
};
