/** The player's actions at a table, one at a time. */
import { createSignal } from 'solid-js';
import type { Verdict } from '../engine/decide.ts';
import type { LabelledChoice, TableSession } from './session.ts';

export interface Refusal {
  readonly case: string;
  readonly why: string;
  /** The place, choice or tool that was refused. */
  readonly to: string;
}

/** `refuse` receives each refusal, and nothing after an action that succeeded. */
export const createPlayerActions = (session: TableSession, refuse: (r?: Refusal) => void) => {
  const [busy, setBusy] = createSignal(false);
  const run = async (act: () => Promise<Verdict>, to: string): Promise<boolean> => {
    if (busy()) return false;
    setBusy(true);
    try {
      const verdict = await act();
      refuse(verdict.ok ? undefined : { case: verdict.case, why: verdict.why, to });
      return verdict.ok;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    give: (choice: LabelledChoice): Promise<boolean> => run(() => session.play(choice), JSON.stringify(choice)),
    undo: () => run(() => session.undo(), 'undo'),
    takeOut: (order: number) =>
      session.takeOut ? run(() => session.takeOut!(order), 'order') : Promise.resolve(false),
    reset: () => run(() => session.reset(), 'reset'),
    backTo: (to: number) => run(() => session.backTo(to), 'back'),
  };
};
