/** The list of keys. */
import { CloseButton } from './icons.tsx';
import { For, onMount, type JSX } from 'solid-js';
import { later } from '../async-signal.ts';

/** A key and what it does. */
export type KeyWords = readonly (readonly [key: string, does: string])[];

/** Keys of every table that none of them has in its own list. */
const SHARED_KEYS: KeyWords = [
  ['N', 'to the next who may act; Shift: the one before'],
  ['E', 'to what rolls, reveals or ends; Enter does it'],
  ['O', 'standing orders'],
];

export function KeyList(props: { readonly close: () => void; readonly keys: () => Promise<KeyWords> }): JSX.Element {
  const own = later(
    () => props.keys,
    keys => keys(),
  );
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
        <For each={[...(own() ?? []), ...SHARED_KEYS]}>
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
      <CloseButton close={() => dialog.close()} />
    </dialog>
  );
}
