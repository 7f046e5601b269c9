/** What is done at a table: one thing at a time, and what is refused. */
import { createSignal } from 'solid-js';
import type { Verdict } from '../engine/decide.ts';
import type { LabelledChoice, TableSession } from './session.ts';

export interface Refusal {
  readonly case: string;
  readonly why: string;
  /** What was refused: a place, a choice, a tool. */
  readonly to: string;
}

/** What is done at the table, one thing at a time; what is refused is shown. */
export const createPlayerActions = (session: TableSession, refuse: (r?: Refusal) => void) => {
  const [busy, setBusy] = createSignal(false);
  const obey = async (act: () => Promise<Verdict>, to: string): Promise<boolean> => {
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
    give: (choice: LabelledChoice): Promise<boolean> => obey(() => session.play(choice), JSON.stringify(choice)),
    undo: () => obey(() => session.undo(), 'undo'),
    takeOut: (order: number) =>
      session.takeOut ? obey(() => session.takeOut!(order), 'order') : Promise.resolve(false),
    reset: () => obey(() => session.reset(), 'reset'),
    backTo: (to: number) => obey(() => session.backTo(to), 'back'),
  };
};
