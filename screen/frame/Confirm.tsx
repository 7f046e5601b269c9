/** Asks for confirmation before a choice that leaves much undone or can be made only once. It lists what stays undone, what it costs and the chances of the dice. */
import { For, onMount, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import type { OfferedChoice } from '../session.ts';
import { useTable } from '../table.tsx';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

export function Confirm(props: { readonly of: OfferedChoice }): JSX.Element {
  const table = useTable();
  const caution = () => table.cautionOf(props.of);
  let dialog!: HTMLDialogElement;
  let stay!: HTMLButtonElement;
  onMount(() => {
    dialog.showModal();
    stay.focus();
  });
  return (
    <dialog class="keylist sure" ref={dialog} aria-label={props.of.text} onClose={() => void table.answer(false)}>
      <h2 class="hd">
        {props.of.text} <Cite case={props.of.case} />
      </h2>
      <For each={caution()?.says}>{words => <p>{words}.</p>}</For>
      <Show when={caution()?.chances}>
        {chances => (
          <dl class="chances">
            <For each={chances()}>
              {c => (
                <div>
                  <dt>{c.name}</dt>
                  <dd>
                    <i style={{ width: percent(c.share) }} />
                    <b class="num">{percent(c.share)}</b>
                  </dd>
                </div>
              )}
            </For>
          </dl>
        )}
      </Show>
      <Show when={props.of.bars}>
        <p class="why">It cannot be undone.</p>
      </Show>
      <p class="row">
        <button type="button" class="btn" ref={stay} onClick={() => dialog.close()}>
          Not yet
        </button>
        <button type="button" class="btn go" onClick={() => void table.answer(true)}>
          {props.of.text}
        </button>
      </p>
    </dialog>
  );
}
