/** Toasts: short notices at the bottom of the page, read out by screen readers. Trouble stays until it is dismissed. */
import { createSignal, For, Show, type JSX } from 'solid-js';
import { Icon } from './icons.tsx';

export interface Notice {
  readonly text: string;
  readonly kind?: 'plain' | 'trouble';
  readonly action?: { readonly label: string; readonly run: () => void };
}
interface Toast extends Notice {
  readonly id: number;
}

const TOAST_MS = 6000;
const TOAST_WITH_ACTION_MS = 12_000;
const [notices, setNotices] = createSignal<readonly Toast[]>([]);
let count = 0;

const dismiss = (id: number): void => {
  setNotices(all => all.filter(n => n.id !== id));
};
export const toast = (notice: Notice): void => {
  const id = ++count;
  setNotices(all => [...all.filter(n => n.text !== notice.text).slice(-2), { ...notice, id }]);
  if (notice.kind !== 'trouble') setTimeout(() => dismiss(id), notice.action ? TOAST_WITH_ACTION_MS : TOAST_MS);
};
/** Removes the trouble notices, because the problem is solved. */
export const clearTrouble = (): void => {
  setNotices(all => all.filter(n => n.kind !== 'trouble'));
};
export const toastTrouble = (e: unknown): void =>
  toast({ text: e instanceof Error ? e.message : String(e), kind: 'trouble' });

const Row = (props: { readonly notice: Toast }): JSX.Element => (
  <div class="toast" classList={{ trouble: props.notice.kind === 'trouble' }}>
    <p>{props.notice.text}</p>
    <Show when={props.notice.action}>
      {action => (
        <button
          type="button"
          class="btn"
          onClick={() => {
            action().run();
            dismiss(props.notice.id);
          }}
        >
          {action().label}
        </button>
      )}
    </Show>
    <button
      type="button"
      class="bare"
      data-esc
      aria-label="Put this notice away"
      onClick={() => dismiss(props.notice.id)}
    >
      <Icon name="no" />
    </button>
  </div>
);
/** The live region exists from the start: screen readers do not announce one that appears together with its text. */
export const Toasts = (): JSX.Element => (
  <div class="toasts" role="status" aria-live="polite">
    <For each={notices()}>{n => <Row notice={n} />}</For>
  </div>
);
