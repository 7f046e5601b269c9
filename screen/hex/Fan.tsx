/** A stack laid out in a strip above its hex. A counter that may do something is a button. */
import { CloseButton } from '../frame/icons.tsx';
import { onCleanup, Show, type JSX } from 'solid-js';
import type { WindowApi } from '../map/Window.tsx';
import { stripAt } from './cards.ts';
import { useSheet } from './sheet.ts';

const focusCounter = (el: HTMLElement): void => {
  queueMicrotask(() => el.querySelector<HTMLElement>('button:not(.x)')?.focus({ preventScroll: true }));
  onCleanup(() => {
    if (el.contains(document.activeElement))
      document.querySelector<HTMLElement>('.view .keys')?.focus({ preventScroll: true });
  });
};

export const FanStrip = (props: {
  readonly api: WindowApi;
  readonly hex: string;
  readonly height: number;
  readonly label: string;
  readonly close: () => void;
  /** The counters as list items. */
  readonly counters: JSX.Element;
  /** What may be done with the whole stack. */
  readonly children?: JSX.Element;
}): JSX.Element => {
  const sheet = useSheet();
  return (
    <div
      class="tip fan onsheet"
      role="dialog"
      aria-label={props.label}
      style={stripAt(sheet, props.api, props.hex, props.height)}
      ref={focusCounter}
      onKeyDown={e => {
        if (e.key === 'Escape') {
          e.stopPropagation();
          props.close();
        }
      }}
    >
      <ul>{props.counters}</ul>
      {props.children}
      <CloseButton close={() => props.close()} />
    </div>
  );
};

/** A face in a strip or a list. */
export const CounterFace = (props: {
  readonly size: number;
  /** Said where it is not said beside it. */
  readonly label?: string;
  readonly children: JSX.Element;
}): JSX.Element => (
  <svg
    viewBox="-1 -1 46 46"
    width={props.size}
    height={props.size}
    role={props.label === undefined ? undefined : 'img'}
    aria-label={props.label}
    aria-hidden={props.label === undefined ? 'true' : undefined}
  >
    {props.children}
  </svg>
);

/** A counter in a fan: a button where something may be done with it, `note` or `word` under it. */
export const FanCounter = (props: {
  readonly face: JSX.Element;
  readonly title: string;
  /** What a press does, in full and in a word; nothing where there is none. */
  readonly act?: { readonly text: string; readonly word: string; readonly run: () => void } | undefined;
  readonly chosen?: boolean;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean;
  readonly tip?: string | undefined;
  readonly note: string;
}): JSX.Element => (
  <Show
    when={props.act}
    fallback={
      <span class="fc" title={props.tip}>
        <CounterFace size={50} label={props.title}>
          {props.face}
        </CounterFace>
        <em>{props.note}</em>
      </span>
    }
  >
    {act => (
      <button
        type="button"
        class="fc may"
        classList={{ in: props.chosen ?? false }}
        aria-pressed={props.pressed}
        disabled={props.disabled ?? false}
        title={props.tip}
        onClick={() => act().run()}
      >
        <CounterFace size={50}>{props.face}</CounterFace>
        <span class="vh">{act().text}</span>
        <em aria-hidden="true">{act().word}</em>
      </button>
    )}
  </Show>
);
