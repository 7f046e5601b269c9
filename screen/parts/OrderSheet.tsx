/** A sealed order while it is written: what it costs, every order to be taken out again, and the seal. */
import { createEffect, createSignal, createUniqueId, For, Index, on, Show, type JSX } from 'solid-js';
import { fallsWith, heldBy, orderCount, overspent, type Budget, type WrittenOrder } from './orders.ts';
import { Cite } from '../Cite.tsx';
import { Icon } from '../frame/icons.tsx';
import type { Reason } from './reason.ts';
import './sealed.css';

const BudgetLine = (props: { budget: Budget }): JSX.Element => (
  <div class="budget" classList={{ over: overspent(props.budget) }}>
    <b>{props.budget.name}</b>
    <span
      class="budget-bar"
      role="img"
      aria-label={`${props.budget.spent} of ${props.budget.of}${overspent(props.budget) ? ', overspent' : ''}`}
    >
      <For each={Array.from({ length: Math.max(props.budget.of, props.budget.spent) }, (_, i) => i)}>
        {i => <i classList={{ spent: i < props.budget.spent, beyond: i >= props.budget.of }} />}
      </For>
    </span>
    <span class="num" aria-hidden="true">
      {props.budget.spent} of {props.budget.of}
    </span>
  </div>
);

/** What falls is named before anything is taken out; the safe answer has the focus. */
const TakeOut = (props: {
  order: WrittenOrder;
  falls: readonly WrittenOrder[];
  numbers: (o: WrittenOrder) => number;
  onYes: () => void;
  onNo: () => void;
}): JSX.Element => {
  const words = createUniqueId();
  return (
    <div
      class="take-out"
      role="alertdialog"
      aria-label={`Take out ${props.order.text}`}
      aria-describedby={words}
      onKeyDown={e => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        props.onNo();
      }}
    >
      <div id={words}>
        <p>With it {props.falls.length === 1 ? 'falls' : 'fall'}:</p>
        <ul>
          <For each={props.falls}>
            {o => (
              <li>
                <b>{props.numbers(o)}</b> {o.text}
              </li>
            )}
          </For>
        </ul>
      </div>
      <div class="take-out-act">
        <button type="button" class="btn" ref={b => queueMicrotask(() => b.focus())} onClick={() => props.onNo()}>
          Keep it
        </button>
        <button type="button" class="btn go" onClick={() => props.onYes()}>
          Take out all {props.falls.length + 1}
        </button>
      </div>
    </div>
  );
};

export interface OrderSheetProps {
  readonly name: string;
  readonly orders: readonly WrittenOrder[];
  readonly budgets?: readonly Budget[];
  /** An order still open: what may be written there. */
  readonly room?: readonly string[];
  readonly note?: JSX.Element;
  /** What sealing now gives up, or why it may not be sealed. */
  readonly sealing: { readonly gives?: Reason; readonly bar?: Reason };
  /** The orders to take out, the asked one first. */
  readonly onTakeOut: (orders: readonly string[]) => void;
  readonly onSeal: () => void;
}

const OrderRow = (props: {
  order: WrittenOrder;
  number: number;
  asking: boolean;
  held: Reason | undefined;
  onTakeOut: () => void;
  children?: JSX.Element;
}): JSX.Element => (
  <li data-order={props.order.id}>
    <span class="slot" aria-hidden="true">
      {props.number}
    </span>
    <div>
      <b>{props.order.text}</b>
      <Show when={props.order.note ?? props.order.case}>
        <span>
          {props.order.note} <Show when={props.order.case}>{c => <Cite case={c()} />}</Show>
        </span>
      </Show>
      <Show when={props.held}>
        {held => (
          <span class="order-held">
            {held().why} <Cite case={held().case} />
          </span>
        )}
      </Show>
    </div>
    <span class="num order-cost">{props.order.cost}</span>
    <Show when={!props.held}>
      <button
        type="button"
        class="order-out"
        aria-label={`Take out ${props.number}, ${props.order.text}`}
        aria-expanded={props.asking}
        onClick={() => props.onTakeOut()}
      >
        <Icon name="no" />
      </button>
    </Show>
    {props.children}
  </li>
);

/** Where the focus goes when the list has changed: to the order that moved up, else the one before, else the seal. */
const focusOut = (sheet: HTMLElement | undefined, place: number): void => {
  const outs = [...(sheet?.querySelectorAll<HTMLElement>('.order-out') ?? [])];
  const target = outs[Math.min(place, outs.length - 1)] ?? sheet?.querySelector<HTMLElement>('.order-seal');
  target?.focus();
};

const Seal = (props: Pick<OrderSheetProps, 'sealing' | 'onSeal'>): JSX.Element => {
  const why = createUniqueId();
  const said = (): Reason | undefined => props.sealing.bar ?? props.sealing.gives;
  return (
    <>
      <button
        type="button"
        class="btn pri order-seal"
        data-firm="end"
        aria-disabled={props.sealing.bar ? 'true' : undefined}
        aria-describedby={said() ? why : undefined}
        onClick={() => !props.sealing.bar && props.onSeal()}
      >
        Seal the order
      </button>
      <Show when={said()}>
        {reason => (
          <p class="order-why" id={why}>
            {reason().why} <Cite case={reason().case} />
          </p>
        )}
      </Show>
    </>
  );
};

/** The orders, each to be taken out; one on which others stand asks first, and asks until the list has changed. */
const OrderList = (props: OrderSheetProps & { sheet: () => HTMLElement | undefined }): JSX.Element => {
  const [asked, setAsked] = createSignal<string>();
  let leaving: number | undefined;
  const numberOf = (o: WrittenOrder): number => props.orders.findIndex(x => x.id === o.id) + 1;
  const outsBefore = (o: WrittenOrder): number =>
    props.orders.slice(0, numberOf(o) - 1).filter(x => !heldBy(props.orders, x.id)).length;
  const takeOut = (o: WrittenOrder): void => {
    leaving = outsBefore(o);
    props.onTakeOut([o.id, ...fallsWith(props.orders, o.id).map(x => x.id)]);
  };
  const keep = (o: WrittenOrder): void => {
    setAsked();
    focusOut(props.sheet(), outsBefore(o));
  };
  const press = (o: WrittenOrder): void => {
    if (fallsWith(props.orders, o.id).length) setAsked(asked() === o.id ? undefined : o.id);
    else takeOut(o);
  };
  createEffect(
    on(
      () => props.orders,
      () => {
        if (leaving === undefined) return;
        setAsked();
        focusOut(props.sheet(), leaving);
        leaving = undefined;
      },
      { defer: true },
    ),
  );
  return (
    <Index each={props.orders}>
      {(o, i) => (
        <OrderRow
          order={o()}
          number={i + 1}
          asking={asked() === o().id}
          held={heldBy(props.orders, o().id)}
          onTakeOut={() => press(o())}
        >
          <Show when={asked() === o().id}>
            <TakeOut
              order={o()}
              falls={fallsWith(props.orders, o().id)}
              numbers={numberOf}
              onYes={() => takeOut(o())}
              onNo={() => keep(o())}
            />
          </Show>
        </OrderRow>
      )}
    </Index>
  );
};

export const OrderSheet = (props: OrderSheetProps): JSX.Element => {
  let sheet: HTMLDivElement | undefined;
  return (
    <div class="order-sheet" role="group" aria-label={props.name} ref={sheet}>
      <div class="order-head">
        <b>{props.name}</b>
        <span>not sealed · {orderCount(props.orders.length)}</span>
      </div>
      <For each={props.budgets ?? []}>{b => <BudgetLine budget={b} />}</For>
      <ol class="order-list">
        <OrderList {...props} sheet={() => sheet} />
        <For each={props.room ?? []}>
          {(words, i) => (
            <li class="free">
              <span class="slot" aria-hidden="true">
                {props.orders.length + i() + 1}
              </span>
              <span>{words}</span>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.note}>
        <p class="order-note">{props.note}</p>
      </Show>
      <Seal sealing={props.sealing} onSeal={props.onSeal} />
    </div>
  );
};
