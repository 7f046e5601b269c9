/** The standing orders of the viewer: fetched when the dialog opens, sent as a whole list at each change. */
import { CloseButton } from './icons.tsx';
import { createMemo, createResource, createSignal, onMount, Show, type JSX } from 'solid-js';
import { StandingOrders } from '../parts/Standing.tsx';
import type { StandingLine } from '../parts/standing.ts';
import { draftFor, lineOf, orderOf, wordsFor, type Questions } from '../parts/speech.ts';
import type { StandingAnswer } from '../session.ts';
import { useTable } from '../table.tsx';

/** The host's orders, and how to change them. */
const createOrders = () => {
  const { session, announce } = useTable();
  const [standing, { mutate, refetch }] = createResource(() => session.standing!());
  const [trouble, setTrouble] = createSignal('');
  /** The new list is shown before the host answers, so that the player can go on editing it. */
  const change = async (lines: readonly StandingLine[]): Promise<void> => {
    mutate(now => now && { ...now, orders: lines.map(orderOf) });
    const verdict = await session.order!(lines.map(orderOf)).catch((e: Error) => ({
      ok: false as const,
      why: e.message,
    }));
    setTrouble(verdict.ok ? '' : verdict.why);
    announce(verdict.ok ? 'Standing orders saved.' : verdict.why);
    await refetch();
  };
  const setForced = async (on: boolean): Promise<void> => {
    await session.setForced?.(on);
    announce(on ? 'Forced answers are given for you.' : 'You answer every question yourself.');
    await refetch();
  };
  return { standing, trouble, change, setForced };
};
const Forced = (props: { readonly on: boolean; readonly set: (on: boolean) => void }): JSX.Element => (
  <label class="so-forced">
    <input type="checkbox" checked={props.on} onChange={e => props.set(e.currentTarget.checked)} />
    <span>
      Give forced answers for me: where only one unit can take the loss, or there is only one hex to go to. The log says
      so.
    </span>
  </label>
);

export function Orders(props: {
  readonly close: () => void;
  readonly drafting: boolean;
  readonly questions?: (() => Promise<Questions>) | undefined;
}): JSX.Element {
  const { session, offered } = useTable();
  const { standing, trouble, change, setForced } = createOrders();
  const [questionNames] = createResource(async () => (await props.questions?.()) ?? {});
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  const panel = (now: () => StandingAnswer): JSX.Element => {
    const lines = createMemo(() => now().orders.map(lineOf));
    const words = createMemo(() => wordsFor(now(), offered(), questionNames.latest));
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
        when={standing.latest}
        fallback={<p class="quiet">{standing.error ? 'The standing orders could not be loaded.' : 'Loading …'}</p>}
      >
        {panel}
      </Show>
      <Show when={session.setForced}>
        <Forced on={standing.latest?.forced ?? true} set={on => void setForced(on)} />
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
