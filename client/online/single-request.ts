/** Runs one request of a form at a time. */
import { createSignal, type Accessor } from 'solid-js';

export interface SingleRequest {
  readonly busy: Accessor<boolean>;
  /** Why the last request failed. */
  readonly why: Accessor<string>;
  readonly attempt: (work: () => Promise<unknown>) => Promise<void>;
}
/** Runs one request at a time and holds whether it is pending and why the last one failed. */
export const createSingleRequest = (): SingleRequest => {
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
