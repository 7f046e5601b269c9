/** A sealed order: the sheet it is written on, the envelope it lies in, and both sides' opened beside each other. */
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { MarkStrokes } from './marks.tsx';
import { fallsWith, heldBy, orderCount, overspent, type Budget, type WrittenOrder } from './orders.ts';
import { rosette, waxRim } from './ornament.ts';
import type { Paint } from './paint.ts';
import type { Cite, Reason } from './reason.ts';
import './sealed.css';
import './chit.css';

const LINES = Array.from({ length: 16 }, (_, i) => `M${14 + i * 6.3} ${10.5 + i * 2}h${272 - i * 12.6}`).join('');

const Wax = (props: { paint: Paint }): JSX.Element => (
  <g transform="translate(150 47)">
    <path class="wax" transform="scale(.2)" d={waxRim()} />
    <circle class="wax-ring" r={16} />
    <path class="orn" transform="scale(.05)" d={rosette(`seal ${props.paint}`, 50, 5)} />
    <g transform="translate(-6 -6) scale(1.500)">
      <MarkStrokes paint={props.paint} />
    </g>
  </g>
);

/** Of another's order one bit is seen: it is being written, or it is sealed. */
export const Envelope = (props: {
  name: string;
  paint: Paint;
  state: 'writing' | 'sealed';
  note?: string;
}): JSX.Element => (
  <div
    class={`envelope is-${props.state} face-${props.paint}`}
    role="img"
    aria-label={`${props.name}: ${props.state === 'sealed' ? 'sealed' : 'being written'}${props.state === 'sealed' && props.note ? `, ${props.note}` : ''}`}
  >
    <svg viewBox="0 0 300 96" aria-hidden="true">
      <path class="fold-0" d="M6 8h288v80H6z" />
      <path class="fold-1" d="M6 8l144 46L294 8" />
      <Show when={props.state === 'sealed'}>
        <path class="fold-2" d="M6 88l112-46M294 88L182 42" />
        <path class="fold-lines" d={LINES} />
        <Wax paint={props.paint} />
      </Show>
    </svg>
    <p>
      <b>{props.name}</b>
      <span>{props.state === 'sealed' ? props.note : 'being written'}</span>
    </p>
  </div>
);

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
  readonly cite: Cite;
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
  cite: Cite;
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
          {props.order.note} <Show when={props.order.case}>{c => props.cite(c())}</Show>
        </span>
      </Show>
      <Show when={props.held}>
        {held => (
          <span class="order-held">
            {held().why} {props.cite(held().case)}
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
        <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
    </Show>
    {props.children}
  </li>
);

export const OrderSheet = (props: OrderSheetProps): JSX.Element => {
  const [asked, setAsked] = createSignal<string>();
  const why = createUniqueId();
  let list: HTMLOListElement | undefined;
  let seal: HTMLButtonElement | undefined;
  const numberOf = (o: WrittenOrder): number => props.orders.findIndex(x => x.id === o.id) + 1;
  /** The focus stays where it was: on the order that moves up, else the one before, else the seal. */
  const focusAt = (place: number): void => {
    const outs = [...(list?.querySelectorAll<HTMLElement>('.order-out') ?? [])];
    (outs[Math.min(place, outs.length - 1)] ?? seal)?.focus();
  };
  const outsBefore = (id: string): number =>
    props.orders
      .slice(
        0,
        props.orders.findIndex(o => o.id === id),
      )
      .filter(o => !heldBy(props.orders, o.id)).length;
  const takeOut = (id: string): void => {
    const place = outsBefore(id);
    const all = [id, ...fallsWith(props.orders, id).map(o => o.id)];
    setAsked();
    props.onTakeOut(all);
    queueMicrotask(() => focusAt(place));
  };
  const press = (id: string): void => {
    if (fallsWith(props.orders, id).length) setAsked(asked() === id ? undefined : id);
    else takeOut(id);
  };
  const keep = (id: string): void => {
    const place = outsBefore(id);
    setAsked();
    queueMicrotask(() => focusAt(place));
  };
  const said = (): Reason | undefined => props.sealing.bar ?? props.sealing.gives;
  return (
    <div class="order-sheet" role="group" aria-label={props.name}>
      <div class="order-head">
        <b>{props.name}</b>
        <span>not sealed · {orderCount(props.orders.length)}</span>
      </div>
      <For each={props.budgets ?? []}>{b => <BudgetLine budget={b} />}</For>
      <ol ref={list} class="order-list">
        <For each={props.orders}>
          {(o, i) => (
            <OrderRow
              order={o}
              number={i() + 1}
              asking={asked() === o.id}
              held={heldBy(props.orders, o.id)}
              cite={props.cite}
              onTakeOut={() => press(o.id)}
            >
              <Show when={asked() === o.id}>
                <TakeOut
                  order={o}
                  falls={fallsWith(props.orders, o.id)}
                  numbers={numberOf}
                  onYes={() => takeOut(o.id)}
                  onNo={() => keep(o.id)}
                />
              </Show>
            </OrderRow>
          )}
        </For>
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
      <button
        ref={seal}
        type="button"
        class="btn pri order-seal"
        aria-disabled={props.sealing.bar ? 'true' : undefined}
        aria-describedby={said() ? why : undefined}
        onClick={() => !props.sealing.bar && props.onSeal()}
      >
        Seal the order
      </button>
      <Show when={said()}>
        {reason => (
          <p class="order-why" id={why}>
            {reason().why} {props.cite(reason().case)}
          </p>
        )}
      </Show>
    </div>
  );
};

/** One's own order once sealed; it may be opened again until the other is sealed too. */
export const SealedSheet = (props: {
  name: string;
  paint: Paint;
  note: string;
  reopen: { readonly bar?: Reason };
  cite: Cite;
  onReopen: () => void;
}): JSX.Element => {
  const why = createUniqueId();
  return (
    <div class="sealed-sheet" role="group" aria-label={props.name}>
      <Envelope name={props.name} paint={props.paint} state="sealed" note={props.note} />
      <button
        type="button"
        class="btn order-seal"
        aria-disabled={props.reopen.bar ? 'true' : undefined}
        aria-describedby={props.reopen.bar ? why : undefined}
        onClick={() => !props.reopen.bar && props.onReopen()}
      >
        Open it again
      </button>
      <Show when={props.reopen.bar}>
        {bar => (
          <p class="order-why" id={why}>
            {bar().why} {props.cite(bar().case)}
          </p>
        )}
      </Show>
    </div>
  );
};

export interface OpenedOrder {
  readonly text: string;
  readonly state: 'done' | 'now' | 'waits' | 'void';
  readonly note?: string;
  readonly case?: string;
}
export interface OpenedSide {
  readonly name: string;
  readonly paint: Paint;
  readonly orders: readonly OpenedOrder[];
}
const OPENED: { readonly [state in OpenedOrder['state']]: string } = {
  done: 'carried out',
  now: 'now',
  waits: 'waits',
  void: 'void',
};
/** Opened together: both sides' orders in one table, each with what became of it. */
export const Opened = (props: { name: string; sides: readonly [OpenedSide, OpenedSide]; cite: Cite }): JSX.Element => (
  <div class="opened" role="group" aria-label={props.name}>
    <For each={props.sides}>
      {side => (
        <div class={`opened-side face-${side.paint}`}>
          <h2>
            <i aria-hidden="true" />
            {side.name}
          </h2>
          <ol>
            <For each={side.orders} fallback={<li class="is-none">no orders</li>}>
              {(o, i) => (
                <li class={`is-${o.state}`} aria-current={o.state === 'now' ? 'step' : undefined}>
                  <span class="slot" aria-hidden="true">
                    {i() + 1}
                  </span>
                  <div>
                    <b>{o.text}</b>
                    <span>
                      <em>{OPENED[o.state]}</em>
                      {o.note ? `: ${o.note} ` : ' '}
                      <Show when={o.case}>{c => props.cite(c())}</Show>
                    </span>
                  </div>
                </li>
              )}
            </For>
          </ol>
        </div>
      )}
    </For>
  </div>
);
