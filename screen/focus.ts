/** Keyboard players keep their place: when the button just pressed is gone, the first of the new ones gets the focus. */
import { onCleanup, onMount } from 'solid-js';

/** Never a button that rolls, reveals, ends or resigns: a second Enter must not do what the player did not intend. */
const FOCUSABLE = ['.use', 'button.able', '.act .btn.pri', '.act .btn.skip', '.choices .choice', '.unit-row']
  .map(selector => `${selector}:not([data-firm])`)
  .join();

export const keepFocus = (sheet: () => HTMLElement): void =>
  onMount(() => {
    const el = sheet();
    const listeners = new AbortController();
    const { signal } = listeners;
    let byKeyboard = false;
    let last: HTMLElement | undefined;
    const watch = new MutationObserver(() => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      const busy = el.querySelector(':disabled') !== null;
      if (byKeyboard && lost && !busy)
        (last?.isConnected ? last : el.querySelector<HTMLElement>(FOCUSABLE))?.focus({ preventScroll: true });
    });
    watch.observe(el, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    el.addEventListener(
      'click',
      e => {
        byKeyboard = e.detail === 0;
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      () => {
        byKeyboard = false;
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      e => {
        if (e.key === 'Tab') byKeyboard = false;
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      e => {
        if (el.contains(e.target as Node)) last = e.target as HTMLElement;
        else byKeyboard = false;
      },
      { signal },
    );
    onCleanup(() => {
      watch.disconnect();
      listeners.abort();
    });
  });

/** A card over the map takes the focus and returns it to the map when it closes. */
export const focusFirst = (el: HTMLElement): void => {
  queueMicrotask(() => el.querySelector('button')?.focus({ preventScroll: true }));
  onCleanup(() => {
    if (el.contains(document.activeElement))
      document.querySelector<HTMLElement>('.view .keys')?.focus({ preventScroll: true });
  });
};
