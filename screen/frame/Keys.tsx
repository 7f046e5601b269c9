/** The list of keys. */
import { For, onMount, type JSX } from 'solid-js';
import { Icon } from './icons.tsx';

const KEYS: readonly (readonly [string, string])[] = [
  ['M', 'to the map'],
  ['Arrows', 'from area to area'],
  ['Enter', 'choose the area'],
  ['Space', 'hear and keep the area'],
  ['Shift + arrows', 'move the map'],
  ['+  −  0', 'nearer, farther, whole map'],
  ['1 – 9', 'the choice with that number'],
  ['U', 'undo'],
  ['R', 'back to the last barrier'],
  ['H', 'hint'],
  ['L  V  A', 'log, victory, areas'],
  ['S', 'speed of play'],
  ['T', 'light or dark'],
  ['G', 'guided first turn'],
  ['Esc', 'close, or show the result at once'],
  ['Tab', 'through the panels'],
  ['?', 'this list'],
];

export function Keys(props: { close: () => void; keys?: readonly (readonly [string, string])[] }): JSX.Element {
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
        <For each={props.keys ?? KEYS}>
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
