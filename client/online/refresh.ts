/** Refreshes a page of lists regularly while it is visible. */
import { onCleanup } from 'solid-js';

const REFRESH_MS = 15_000;
export const refreshWhileVisible = (again: () => void): (() => void) => {
  const refresh = (): void => {
    if (document.visibilityState === 'visible') again();
  };
  const timer = setInterval(refresh, REFRESH_MS);
  document.addEventListener('visibilitychange', refresh);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  });
  return refresh;
};
