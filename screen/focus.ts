/** Who plays by keys keeps the place: when the button just pressed is gone, the first of what came instead has the focus. */
import { onCleanup, onMount } from 'solid-js';

/** Never what rolls, reveals, ends or gives up: a second Enter must not do what the first did not mean. */
const FIRST = ['.use', 'button.able', '.act .btn.pri', '.act .btn.skip', '.choices .choice', '.unit-row']
  .map(what => `${what}:not([data-firm])`)
  .join();

export const keepFocus = (sheet: () => HTMLElement): void =>
  onMount(() => {
    const el = sheet();
    const ends = new AbortController();
    const { signal } = ends;
    let keyed = false;
    let last: HTMLElement | undefined;
    const watch = new MutationObserver(() => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      const busy = el.querySelector(':disabled') !== null;
      if (keyed && lost && !busy)
        (last?.isConnected ? last : el.querySelector<HTMLElement>(FIRST))?.focus({ preventScroll: true });
    });
    watch.observe(el, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    el.addEventListener(
      'click',
      e => {
        keyed = e.detail === 0;
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      () => {
        keyed = false;
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      e => {
        if (e.key === 'Tab') keyed = false;
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      e => {
        if (el.contains(e.target as Node)) last = e.target as HTMLElement;
        else keyed = false;
      },
      { signal },
    );
    onCleanup(() => {
      watch.disconnect();
      ends.abort();
    });
  });

/** A card over the map takes the focus and gives it back to the map. */
export const focusFirst = (el: HTMLElement): void => {
  queueMicrotask(() => el.querySelector('button')?.focus({ preventScroll: true }));
  onCleanup(() => {
    if (el.contains(document.activeElement))
      document.querySelector<HTMLElement>('.view .keys')?.focus({ preventScroll: true });
  });
};
