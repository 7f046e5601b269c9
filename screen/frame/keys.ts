/** Keys that work everywhere at a table except in a field or an open dialog. */
import { onCleanup, onMount } from 'solid-js';
import { useHost } from '../host.ts';
import { nextSpeed } from '../motion.ts';
import { useTable } from '../table.tsx';

export interface Acts {
  readonly [key: string]: () => void;
}
const FIELDS = 'input, textarea, select, dialog';

export const isTyping = (e: KeyboardEvent): boolean =>
  e.ctrlKey || e.metaKey || e.altKey || (e.target instanceof Element && e.target.closest(FIELDS) !== null);
const click = (what: string): void => document.querySelector<HTMLElement>(what)?.click();
export const focusOn = (what: string): void => document.querySelector<HTMLElement>(what)?.focus();

/** Focuses the next button that ends, rolls or reveals something; Enter presses it. */
const toFirm = (): void => {
  const all = [...document.querySelectorAll<HTMLElement>('.right [data-firm]:not(:disabled, [aria-disabled=true])')];
  const inTurn = all.toSorted((x, y) => Number(y.dataset['firm'] === 'end') - Number(x.dataset['firm'] === 'end'));
  inTurn[(inTurn.indexOf(document.activeElement as HTMLElement) + 1) % all.length]?.focus();
};

/** The keys of every table, and `own` for the game's. A digit held down counts once. */
export const useKeys = (props: {
  readonly own: Acts;
  readonly escape: () => void;
  readonly coach: () => void;
  readonly list: () => void;
  readonly orders: () => void;
  /** Moves to the next or previous place with a choice. */
  readonly next: (by: 1 | -1) => void;
}): void => {
  const table = useTable();
  const host = useHost();
  const acts: Acts = {
    u: () => void table.undo(),
    r: () => void table.reset(),
    h: () => void (table.offered().length && table.askHint()),
    s: nextSpeed,
    t: () => host.toggleTheme(),
    g: () => props.coach(),
    '?': () => props.list(),
    o: () => props.orders(),
    l: () => table.setPage('log'),
    v: () => table.setPage('victory'),
    m: () => focusOn('.view .keys'),
    n: () => props.next(1),
    N: () => props.next(-1),
    e: toFirm,
    Escape: () => {
      // One press puts away what was opened on the map; the next ones what came by itself, the last first.
      if (!document.querySelector('.view :is(.chooser, .refuse, .fan)'))
        [...document.querySelectorAll<HTMLElement>('[data-esc]')].at(-1)?.click();
      props.escape();
      table.setRefusal();
      click('.btn.skip');
    },
    '+': () => click('.zooms button'),
    '-': () => click('.zooms button:nth-child(2)'),
    '0': () => click('.zooms button:nth-child(3)'),
    ...props.own,
  };
  const choose = (digit: number): void => {
    const o = table.withDigit(digit);
    // A key without a badge on the page does nothing.
    if (o && [...document.querySelectorAll('kbd')].some(k => k.textContent === `${digit}`)) void table.play(o.choice);
  };
  const onKey = (e: KeyboardEvent): void => {
    if (isTyping(e)) {
      if (e.key === 'Escape' && e.target instanceof HTMLElement && e.target.closest('.table input')) e.target.blur();
      return;
    }
    const act = acts[e.key] ?? acts[e.key.toLowerCase()];
    if (act) act();
    else if (/^[1-9]$/.test(e.key)) {
      if (!e.repeat) choose(Number(e.key));
    } else return;
    e.preventDefault();
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    onCleanup(() => document.removeEventListener('keydown', onKey));
  });
};
