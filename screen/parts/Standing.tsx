/** Standing orders: conditions and answers, numbered, the first match wins; added, changed, moved and withdrawn. */
import { createEffect, createSignal, createUniqueId, Index, on, Show, type JSX } from 'solid-js';
import { Icon, type IconName } from '../frame/icons.tsx';
import {
  answerOf,
  conditionOf,
  endOf,
  freshId,
  hiddenBy,
  moved,
  repliesTo,
  withdrawn,
  written,
  type StandingLine,
  type StandingWords,
} from './standing.ts';
import { StandingForm } from './StandingForm.tsx';
import './standing.css';

export interface StandingProps {
  readonly orders: readonly StandingLine[];
  readonly words: StandingWords;
  /** An order to begin with, in the form. */
  readonly draft?: StandingLine | undefined;
  /** The order that matches what is asked now, and why. */
  readonly match?: { readonly id: string; readonly why: string };
  readonly onChange: (orders: readonly StandingLine[]) => void;
}

const Small = (props: { icon: IconName; name: string; off?: boolean; onPress: () => void }): JSX.Element => (
  <button
    type="button"
    aria-label={props.name}
    title={props.name}
    aria-disabled={props.off ? 'true' : undefined}
    onClick={() => !props.off && props.onPress()}
  >
    <Icon name={props.icon} />
  </button>
);

const Line = (props: {
  line: StandingLine;
  place: number;
  last: boolean;
  panel: StandingProps;
  onMove: (by: -1 | 1) => void;
  onWrite: () => void;
  onWithdraw: () => void;
}): JSX.Element => {
  const matched = (): string | undefined =>
    props.panel.match?.id === props.line.id ? props.panel.match.why : undefined;
  const hidden = (): StandingLine | undefined => hiddenBy(props.panel.orders, props.line.id, props.panel.words);
  const says = (): string => conditionOf(props.line, props.panel.words);
  const hiddenNo = (): number => props.panel.orders.findIndex(o => o.id === hidden()?.id) + 1;
  return (
    <li
      data-line={props.line.id}
      classList={{ hit: matched() !== undefined, hidden: hidden() !== undefined }}
      aria-current={matched() ? 'true' : undefined}
    >
      <i aria-hidden="true">{props.place}</i>
      <div class="so-says">
        <b>{says()}</b>
        <span>
          {endOf(props.line, props.panel.words)}
          <Show when={matched()}>{why => <>; {why()}</>}</Show>
        </span>
        <Show when={hidden()}>
          <span class="so-hidden">never reached: number {hiddenNo()} answers first</span>
        </Show>
      </div>
      <em class="so-answer">{answerOf(props.line, props.panel.words)}</em>
      <div class="so-tools" role="group" aria-label={`Order ${props.place}`}>
        <Small
          icon="up"
          name={`Move order ${props.place} up`}
          off={props.place === 1}
          onPress={() => props.onMove(-1)}
        />
        <Small icon="down" name={`Move order ${props.place} down`} off={props.last} onPress={() => props.onMove(1)} />
        <Small icon="change" name={`Change order ${props.place}`} onPress={() => props.onWrite()} />
        <Small icon="no" name={`Withdraw order ${props.place}`} onPress={() => props.onWithdraw()} />
      </div>
    </li>
  );
};

const toolOf = (line: StandingLine, n: number): string => `[data-line="${line.id}"] .so-tools button:nth-child(${n})`;
/** The list as the hand changes it: what is said of it, and where the focus goes then. */
const createList = (props: StandingProps, panel: () => HTMLElement | undefined) => {
  const [writing, setWriting] = createSignal<StandingLine | undefined>(props.draft);
  const [told, setTold] = createSignal('');
  /** Where the focus goes once the list has changed: where the hand was. */
  let then: string | undefined;
  const focus = (find: string): void => {
    const target = panel()?.querySelector<HTMLElement>(find) ?? panel()?.querySelector<HTMLElement>('.so-add');
    target?.focus();
  };
  createEffect(
    on(
      () => props.orders,
      () => {
        if (then !== undefined) focus(then);
        then = undefined;
      },
      { defer: true },
    ),
  );
  const change = (orders: readonly StandingLine[], words: string, find: string): void => {
    setTold(words);
    then = find;
    props.onChange(orders);
  };
  const move = (line: StandingLine, by: -1 | 1): void => {
    const orders = moved(props.orders, line.id, by);
    const place = orders.findIndex(o => o.id === line.id) + 1;
    change(orders, `Now number ${place}: ${conditionOf(line, props.words)}`, toolOf(line, by === -1 ? 1 : 2));
  };
  const withdraw = (line: StandingLine): void =>
    change(withdrawn(props.orders, line.id), `Withdrawn: ${conditionOf(line, props.words)}`, '.so-add');
  const leave = (): void => {
    const line = writing();
    setWriting();
    if (line) focus(toolOf(line, 3));
  };
  const keep = (line: StandingLine): void => {
    setWriting();
    change(written(props.orders, line), `Standing: ${conditionOf(line, props.words)}`, toolOf(line, 3));
  };
  return { writing, write: setWriting, told, move, withdraw, leave, keep };
};
const blank = ({ orders, words }: StandingProps, when = words.when[0]?.id ?? ''): StandingLine => ({
  id: freshId(orders),
  when,
  answer: repliesTo(words, when)[0]?.id ?? '',
  until: words.until[0]?.id ?? '',
});

export const StandingOrders = (props: StandingProps): JSX.Element => {
  let panel: HTMLDivElement | undefined;
  const { writing, write, told, move, withdraw, leave, keep } = createList(props, () => panel);
  const heading = createUniqueId();
  const isNew = (): boolean => !props.orders.some(o => o.id === writing()?.id);
  return (
    <div class="so" role="group" aria-labelledby={heading} ref={panel}>
      <h2 class="so-head" id={heading}>
        Standing orders <span>first match wins</span>
      </h2>
      <Show when={props.orders.length} fallback={<p class="so-none">None: every question waits for you.</p>}>
        <ol>
          <Index each={props.orders}>
            {(line, i) => (
              <Line
                line={line()}
                place={i + 1}
                last={i === props.orders.length - 1}
                panel={props}
                onMove={by => move(line(), by)}
                onWrite={() => write(line())}
                onWithdraw={() => withdraw(line())}
              />
            )}
          </Index>
        </ol>
      </Show>
      <Show
        when={writing()}
        keyed
        fallback={
          <button type="button" class="btn so-add" onClick={() => write(blank(props))}>
            Add an order
          </button>
        }
      >
        {line => <StandingForm line={line} words={props.words} isNew={isNew()} onLeave={leave} onDone={keep} />}
      </Show>
      <p class="so-foot">The first that matches answers for you. No other seat learns that there is one.</p>
      <p class="vh" role="status">
        {told()}
      </p>
    </div>
  );
};
