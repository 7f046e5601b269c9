/** Something tried on the server, one thing at a time. */
import { createSignal, type Accessor } from 'solid-js';

export interface Trial {
  readonly busy: Accessor<boolean>;
  /** Why the last one was not done. */
  readonly why: Accessor<string>;
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}
/** Does something and says how it went; one thing at a time. */
export const createTrial = (): Trial => {
  const [busy, setBusy] = createSignal(false);
  const [why, setWhy] = createSignal('');
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    setWhy('');
    try {
      await work();
    } catch (e) {
      setWhy((e as Error).message);
    }
    setBusy(false);
  };
  return { busy, why, attempt };
};
