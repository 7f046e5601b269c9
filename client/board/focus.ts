/** Who plays by keys keeps the place: when the button just pressed is gone, the first of what came instead has the focus. */
import { onCleanup, onMount } from 'solid-js';

const FIRST = '.use:not(:disabled), .act button:not(:disabled, [aria-disabled=true]), .choices .choice:not(:disabled)';

export const keepFocus = (sheet: () => HTMLElement): void => onMount(() => {
  const el = sheet(), ends = new AbortController(), { signal } = ends;
  let keyed = false, last: HTMLElement | undefined;
  const watch = new MutationObserver(() => {
    if (!keyed || (document.activeElement && document.activeElement !== document.body)) return;
    const to = last?.isConnected && !last.matches(':disabled') ? last : el.querySelector<HTMLElement>(FIRST);
    to?.focus({ preventScroll: true });
  });
  watch.observe(el, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  el.addEventListener('click', (e) => { keyed = e.detail === 0; }, { signal });
  document.addEventListener('pointerdown', () => { keyed = false; }, { signal });
  document.addEventListener('keydown', (e) => { if (e.key === 'Tab') keyed = false; }, { signal });
  document.addEventListener('focusin', (e) => { if (el.contains(e.target as Node)) last = e.target as HTMLElement; else keyed = false; }, { signal });
  onCleanup(() => { watch.disconnect(); ends.abort(); });
});
