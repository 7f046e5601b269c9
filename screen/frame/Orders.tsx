/** The standing orders of whoever is at this table: fetched when the sheet is opened, set as a whole list at each change. */
import { CloseButton } from './icons.tsx';
import { createMemo, createResource, createSignal, onMount, Show, type JSX } from 'solid-js';
import { StandingOrders } from '../parts/Standing.tsx';
import type { StandingLine } from '../parts/standing.ts';
import { draftFor, lineOf, orderOf, wordsFor, type Questions } from '../parts/speech.ts';
import type { StandingAnswer } from '../session.ts';
import { useTable } from '../table.tsx';

/** The orders as the host keeps them, and how they are changed. */
const createOrders = () => {
  const { session, announce } = useTable();
  const [said, { mutate, refetch }] = createResource(() => session.standing!());
  const [trouble, setTrouble] = createSignal('');
  /** Shown at once: whoever goes on writing writes on the list as it will be. */
  const change = async (lines: readonly StandingLine[]): Promise<void> => {
    mutate(now => now && { ...now, orders: lines.map(orderOf) });
    const verdict = await session.order!(lines.map(orderOf)).catch((e: Error) => ({
      ok: false as const,
      why: e.message,
    }));
    setTrouble(verdict.ok ? '' : verdict.why);
    announce(verdict.ok ? 'Your standing orders are set.' : verdict.why);
    await refetch();
  };
  const setForced = async (on: boolean): Promise<void> => {
    await session.setForced?.(on);
    announce(on ? 'What has only one answer is answered for you.' : 'You are asked everything.');
    await refetch();
  };
  return { said, trouble, change, setForced };
};
const Forced = (props: { readonly on: boolean; readonly set: (on: boolean) => void }): JSX.Element => (
  <label class="so-forced">
    <input type="checkbox" checked={props.on} onChange={e => props.set(e.currentTarget.checked)} />
    <span>
      Where there is only one answer and nothing to decide (one unit can pay, one hex to go to), give it for me. The log
      says so.
    </span>
  </label>
);

export function Orders(props: {
  readonly close: () => void;
  readonly drafting: boolean;
  readonly questions?: (() => Promise<Questions>) | undefined;
}): JSX.Element {
  const { session, offered } = useTable();
  const { said, trouble, change, setForced } = createOrders();
  const [called] = createResource(async () => (await props.questions?.()) ?? {});
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  const panel = (now: () => StandingAnswer): JSX.Element => {
    const lines = createMemo(() => now().orders.map(lineOf));
    const words = createMemo(() => wordsFor(now(), offered(), called.latest));
    return (
      <StandingOrders
        orders={lines()}
        words={words()}
        draft={props.drafting ? draftFor(now(), offered()) : undefined}
        onChange={changed => void change(changed)}
      />
    );
  };
  return (
    <dialog
      class="so-dialog"
      ref={dialog}
      aria-label="Standing orders"
      onClose={() => props.close()}
      onClick={e => {
        if (e.target === dialog) dialog.close();
      }}
    >
      <Show
        when={said.latest}
        fallback={<p class="quiet">{said.error ? 'They could not be read.' : 'One moment …'}</p>}
      >
        {panel}
      </Show>
      <Show when={session.setForced}>
        <Forced on={said.latest?.forced ?? true} set={on => void setForced(on)} />
      </Show>
      <Show when={trouble()}>
        <p class="so-trouble" role="alert">
          {trouble()}
        </p>
      </Show>
      <CloseButton close={() => dialog.close()} />
    </dialog>
  );
}
