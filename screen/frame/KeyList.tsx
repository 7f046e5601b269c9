/** The list of keys. */
import { For, onMount, type JSX } from 'solid-js';
import { Icon } from './icons.tsx';

/** A key and what it does. */
export type KeyWords = readonly (readonly [key: string, does: string])[];

export function KeyList(props: { readonly close: () => void; readonly keys: KeyWords }): JSX.Element {
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  return (
    <dialog
      class="keylist"
      ref={dialog}
      aria-label="Keys"
      onClose={() => props.close()}
      onClick={e => {
        if (e.target === dialog) dialog.close();
      }}
    >
      <h2 class="hd">Keys</h2>
      <dl>
        <For each={props.keys}>
          {([key, word]) => (
            <div>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{word}</dd>
            </div>
          )}
        </For>
      </dl>
      <button type="button" class="x" aria-label="Close" onClick={() => dialog.close()}>
        <Icon name="no" />
      </button>
    </dialog>
  );
}
