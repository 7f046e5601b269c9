/** A listed choice as a button, with its number key and its case. */
import { For, Show, type JSX } from 'solid-js';
import { isFirm } from '../../engine/numbers.ts';
import { Cite } from '../Cite.tsx';
import type { OfferedChoice } from '../session.ts';
import { useTable } from '../table.tsx';
import { Icon } from './icons.tsx';

/** Marks a choice that cannot be undone. */
export const NoUndoMark = (props: { readonly of: OfferedChoice }): JSX.Element => (
  <Show when={props.of.bars}>
    <span class="nb" title="Cannot be undone">
      <Icon name="bar" />
      <span class="vh">cannot be undone</span>
    </span>
  </Show>
);

/** The number key of a choice. One that rolls, reveals or ends something shows the Enter sign instead. */
export const Key = (props: { readonly of: OfferedChoice }): JSX.Element => {
  const table = useTable();
  const key = (): string => (isFirm(props.of) ? '↵' : String(table.digitOf(props.of) || ''));
  return (
    <kbd aria-hidden="true" classList={{ none: !key(), firm: isFirm(props.of) }}>
      {key()}
    </kbd>
  );
};

/** The value of a button's `data-firm`: 'end' if it ends something, '' if it rolls, reveals or needs confirmation, absent otherwise. */
export const firmness = (o: OfferedChoice): 'end' | '' | undefined => (isFirm(o) ? (o.ends ? 'end' : '') : undefined);

export const ChoiceButton = (props: {
  readonly of: OfferedChoice;
  readonly states: { readonly [state: string]: boolean };
  readonly title?: string;
  readonly note?: string | undefined;
  readonly case?: string;
  readonly mark?: JSX.Element;
  /** Shows the choice on the map while the mouse is over it; `keep` does so when it gets the keyboard focus. */
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
        <NoUndoMark of={props.of} />
      </button>
      <Cite case={props.case ?? props.of.case} />
    </li>
  );
};
