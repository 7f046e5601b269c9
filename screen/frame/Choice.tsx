/** A listed choice as a button with the digit of its key and the case behind it. */
import { For, Show, type JSX } from 'solid-js';
import { isFirm } from '../../engine/numbers.ts';
import { Cite } from '../Cite.tsx';
import type { OfferedChoice } from '../session.ts';
import { useTable } from '../table.tsx';
import { Icon } from './icons.tsx';

/** What cannot be taken back says so. */
export const Bars = (props: { readonly of: OfferedChoice }): JSX.Element => (
  <Show when={props.of.bars}>
    <span class="nb" title="Cannot be taken back">
      <Icon name="bar" />
      <span class="vh">cannot be taken back</span>
    </span>
  </Show>
);

/** The digit that takes it; of what rolls, reveals or ends the key that goes there, and the sign of Enter, which does it. */
export const Key = (props: { readonly of: OfferedChoice }): JSX.Element => {
  const table = useTable();
  const key = (): string => (isFirm(props.of) ? '↵' : String(table.digitOf(props.of) || ''));
  return (
    <kbd aria-hidden="true" classList={{ none: !key(), firm: isFirm(props.of) }}>
      {key()}
    </kbd>
  );
};

/** What a button says of itself: that it ends, or that it rolls, reveals or is asked about. */
export const firmness = (o: OfferedChoice): 'end' | '' | undefined => (isFirm(o) ? (o.ends ? 'end' : '') : undefined);

export const ChoiceButton = (props: {
  readonly of: OfferedChoice;
  readonly states: { readonly [state: string]: boolean };
  readonly title?: string;
  readonly note?: string | undefined;
  readonly case?: string;
  readonly mark?: JSX.Element;
  /** Shows on the map what the mouse points at, and keeps what the keys come to. */
  readonly show?: (on: boolean) => void;
  readonly keep?: () => void;
}): JSX.Element => {
  const table = useTable();
  return (
    <li>
      <button
        type="button"
        class="choice"
        classList={props.states}
        data-firm={firmness(props.of)}
        disabled={table.busy()}
        onClick={() => void table.play(props.of.choice)}
        onPointerEnter={e => {
          if (e.pointerType === 'mouse') props.show?.(true);
        }}
        onPointerLeave={() => props.show?.(false)}
        onFocus={e => {
          if (e.currentTarget.matches(':focus-visible')) props.keep?.();
        }}
      >
        <Key of={props.of} />
        {props.mark}
        <span class="ct">
          {props.title ?? props.of.text}
          <Show when={props.note}>{n => <small>{n()}</small>}</Show>
          <For each={props.of.ends ? table.cautionOf(props.of)?.says : []}>{words => <small>{words}.</small>}</For>
        </span>
        <Bars of={props.of} />
      </button>
      <Cite case={props.case ?? props.of.case} />
    </li>
  );
};
