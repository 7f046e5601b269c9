/** Asks once before a choice that leaves much undone or can be made only once: what it leaves, what it costs, how the dice may fall. */
import { For, onMount, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import type { Offered } from '../session.ts';
import { useTable } from '../table.tsx';
import { Bars } from './Choice.tsx';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function Sure(props: { readonly of: Offered }): JSX.Element {
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
                    <meter value={c.share} aria-label={c.name} />
                    <b class="num">{percent(c.share)}</b>
                  </dd>
                </div>
              )}
            </For>
          </dl>
        )}
      </Show>
      <p class="row">
        <button type="button" class="btn" ref={stay} onClick={() => dialog.close()}>
          Not yet
        </button>
        <button type="button" class="btn go" onClick={() => void table.answer(true)}>
          {props.of.text} <Bars of={props.of} />
        </button>
      </p>
    </dialog>
  );
}
