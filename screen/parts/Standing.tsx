/** Standing orders: conditions and answers, numbered, the first match wins; added, changed, moved and withdrawn. */
import { createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import {
  answerOf,
  conditionOf,
  endOf,
  freshId,
  hiddenBy,
  moved,
  withdrawn,
  written,
  type Sayable,
  type StandingLine,
  type StandingWords,
} from './standing.ts';
import './standing.css';

export interface StandingProps {
  readonly orders: readonly StandingLine[];
  readonly words: StandingWords;
  /** The order that matches what is asked now, and why. */
  readonly match?: { readonly id: string; readonly why: string };
  readonly onChange: (orders: readonly StandingLine[]) => void;
}

const ICONS = {
  up: 'M5 12l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  change: 'M4 16l1-4L14 3l3 3-9 9zM12 5l3 3',
  no: 'M5 5l10 10M15 5L5 15',
};
const Small = (props: { icon: keyof typeof ICONS; name: string; off?: boolean; onPress: () => void }): JSX.Element => (
  <button
    type="button"
    aria-label={props.name}
    title={props.name}
    aria-disabled={props.off ? 'true' : undefined}
    onClick={() => !props.off && props.onPress()}
  >
    <svg class="ic" viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICONS[props.icon]} />
    </svg>
  </button>
);

const Pick = (props: {
  label: string;
  all: readonly Sayable[];
  value: string;
  none?: string;
  focus?: boolean;
  onPick: (id: string) => void;
}): JSX.Element => (
  <label>
    <span>{props.label}</span>
    <select
      ref={s => props.focus && queueMicrotask(() => s.focus())}
      value={props.value}
      onChange={e => props.onPick(e.currentTarget.value)}
    >
      <Show when={props.none}>
        <option value="">{props.none}</option>
      </Show>
      <For each={props.all}>
        {o => (
          <option value={o.id} selected={o.id === props.value}>
            {o.words}
          </option>
        )}
      </For>
    </select>
  </label>
);

/** One order being written: all of it is choices, so nothing can be said that the game does not understand. */
const Writing = (props: {
  line: StandingLine;
  words: StandingWords;
  isNew: boolean;
  onDone: (line: StandingLine) => void;
  onLeave: () => void;
}): JSX.Element => {
  const [line, setLine] = createSignal(props.line);
  const set = (part: Partial<StandingLine>): void => {
    setLine({ ...line(), ...part });
  };
  const without = (field: 'unless' | 'times'): void => {
    const { [field]: _, ...rest } = line();
    setLine(rest);
  };
  const choices = (): readonly Sayable[] => props.words.answers.filter(a => !a.policy);
  const policies = (): readonly Sayable[] => props.words.answers.filter(a => a.policy);
  return (
    <form
      class="so-form"
      aria-label={props.isNew ? 'A new standing order' : 'Change this standing order'}
      onSubmit={e => {
        e.preventDefault();
        props.onDone(line());
      }}
      onKeyDown={e => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        props.onLeave();
      }}
    >
      <Pick label="When" all={props.words.when} value={line().when} focus onPick={when => set({ when })} />
      <Pick
        label="Unless"
        all={props.words.when.filter(w => !w.always)}
        value={line().unless ?? ''}
        none="nothing stands against it"
        onPick={unless => (unless ? set({ unless }) : without('unless'))}
      />
      <label>
        <span>Then</span>
        <select value={line().answer} onChange={e => set({ answer: e.currentTarget.value })}>
          <optgroup label="Answer">
            <For each={choices()}>
              {o => (
                <option value={o.id} selected={o.id === line().answer}>
                  {o.words}
                </option>
              )}
            </For>
          </optgroup>
          <Show when={policies().length}>
            <optgroup label="Policy">
              <For each={policies()}>
                {o => (
                  <option value={o.id} selected={o.id === line().answer}>
                    {o.words}
                  </option>
                )}
              </For>
            </optgroup>
          </Show>
        </select>
      </label>
      <Pick label="Until" all={props.words.until} value={line().until} onPick={until => set({ until })} />
      <label class="so-times">
        <span>Times</span>
        <input
          type="number"
          min={1}
          max={99}
          placeholder="any"
          value={line().times ?? ''}
          onInput={e => {
            const n = e.currentTarget.valueAsNumber;
            if (Number.isInteger(n) && n > 0) set({ times: n });
            else without('times');
          }}
        />
      </label>
      <div class="so-act">
        <button type="submit" class="btn pri">
          {props.isNew ? 'Add it' : 'Change it'}
        </button>
        <button type="button" class="btn" onClick={() => props.onLeave()}>
          Leave it
        </button>
      </div>
    </form>
  );
};

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

export const StandingOrders = (props: StandingProps): JSX.Element => {
  const [writing, setWriting] = createSignal<StandingLine>();
  const [told, setTold] = createSignal('');
  const heading = createUniqueId();
  let panel: HTMLDivElement | undefined;
  const change = (orders: readonly StandingLine[], words: string): void => {
    setTold(words);
    props.onChange(orders);
  };
  /** After the list has been drawn anew the focus is where the hand was. */
  const refocus = (find: string): void =>
    queueMicrotask(() => {
      const target = panel?.querySelector<HTMLElement>(find) ?? panel?.querySelector<HTMLElement>('.so-add');
      target?.focus();
    });
  const blank = (): StandingLine => ({
    id: freshId(props.orders),
    when: props.words.when[0]?.id ?? '',
    answer: props.words.answers[0]?.id ?? '',
    until: props.words.until[0]?.id ?? '',
  });
  const move = (line: StandingLine, by: -1 | 1): void => {
    const orders = moved(props.orders, line.id, by);
    change(orders, `Now number ${orders.findIndex(o => o.id === line.id) + 1}: ${conditionOf(line, props.words)}`);
    refocus(`[data-line="${line.id}"] .so-tools button:nth-child(${by === -1 ? 1 : 2})`);
  };
  const leave = (): void => {
    const line = writing();
    setWriting();
    refocus(line ? `[data-line="${line.id}"] .so-tools button:nth-child(3)` : '.so-add');
  };
  const isNew = (): boolean => !props.orders.some(o => o.id === writing()?.id);
  return (
    <div class="so" role="group" aria-labelledby={heading} ref={panel}>
      <h2 class="so-head" id={heading}>
        Standing orders <span>first match wins</span>
      </h2>
      <Show when={props.orders.length} fallback={<p class="so-none">None: every question waits for you.</p>}>
        <ol>
          <For each={props.orders}>
            {(line, i) => (
              <Line
                line={line}
                place={i() + 1}
                last={i() === props.orders.length - 1}
                panel={props}
                onMove={by => move(line, by)}
                onWrite={() => setWriting(line)}
                onWithdraw={() => {
                  change(withdrawn(props.orders, line.id), `Withdrawn: ${conditionOf(line, props.words)}`);
                  refocus('.so-add');
                }}
              />
            )}
          </For>
        </ol>
      </Show>
      <Show
        when={writing()}
        keyed
        fallback={
          <button type="button" class="btn so-add" onClick={() => setWriting(blank())}>
            Add an order
          </button>
        }
      >
        {line => (
          <Writing
            line={line}
            words={props.words}
            isNew={isNew()}
            onLeave={leave}
            onDone={done => {
              change(written(props.orders, done), `Standing: ${conditionOf(done, props.words)}`);
              leave();
            }}
          />
        )}
      </Show>
      <p class="so-foot">
        Orders answer at once and rest on what both sides see. No other seat learns that one exists.
      </p>
      <p class="vh" role="status">
        {told()}
      </p>
    </div>
  );
};
