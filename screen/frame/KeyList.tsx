/** The dialog that lists the keys. */
import { CloseButton } from './icons.tsx';
import { For, onMount, type JSX } from 'solid-js';
import { later } from '../async-signal.ts';

export type KeyWords = readonly (readonly [key: string, does: string])[];

/** Keys that every table has; a game's own list does not repeat them. */
const SHARED_KEYS: KeyWords = [
  ['N', 'go to the next place with a choice; Shift: the previous one'],
  ['E', 'go to the button that rolls, reveals or ends; Enter uses it'],
  ['O', 'open the standing orders'],
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
