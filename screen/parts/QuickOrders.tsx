/** Standing orders in the panel of the question they answer: one is on, or every question waits for the player. */
import { createSignal, For, Show, type JSX } from 'solid-js';
import { later } from '../async-signal.ts';
import { useTable } from '../table.tsx';
import { isStanding, replaced, type QuickOrder } from './quick-orders.ts';
import './quick-orders.css';

export const QuickOrders = (props: {
  readonly title: string;
  /** The questions they answer. */
  readonly kinds: readonly string[];
  readonly quick: readonly QuickOrder[];
  /** What is said of being asked each time. */
  readonly ask?: string;
}): JSX.Element => {
  const { session, entry, announce } = useTable();
  const [changed, setChanged] = createSignal(0);
  const [busy, setBusy] = createSignal(false);
  const now = later(
    () => ({ at: entry(), after: changed() }),
    async () => session.standing?.(),
  );
  const on = (): QuickOrder | undefined => {
    const said = now();
    return said && props.quick.find(q => isStanding(q, said));
  };
  const set = async (quick: QuickOrder | undefined): Promise<void> => {
    setBusy(true);
    try {
      const said = await session.standing!();
      const verdict = await session.order!(replaced(said.orders, props.kinds, quick?.orders(said) ?? []));
      announce(verdict.ok ? `Standing order: ${quick?.words ?? 'always ask me'}` : verdict.why);
      setChanged(n => n + 1);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Show when={session.standing && session.order}>
      <div class="quick-orders" role="group" aria-label={props.title}>
        <h3 class="sub">{props.title}</h3>
        <ul>
          <li>
            <button
              type="button"
              class="btn sm"
              aria-pressed={on() === undefined}
              disabled={busy()}
              onClick={() => on() && void set(undefined)}
            >
              {props.ask ?? 'Always ask me'}
            </button>
          </li>
          <For each={props.quick}>
            {q => (
              <li>
                <button
                  type="button"
                  class="btn sm"
                  aria-pressed={on() === q}
                  title={q.note}
                  disabled={busy()}
                  onClick={() => void set(q)}
                >
                  {q.words}
                </button>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
};
