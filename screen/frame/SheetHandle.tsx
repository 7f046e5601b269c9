/** The handle of a sheet on a phone: drawn up it shows more of the sheet, drawn down more of the map; a tap does the same by turns. */
import { createEffect, on, type JSX } from 'solid-js';
import { useTable } from '../table.tsx';
import { sheetAt, SHEETS, type SheetSize } from './sheet-size.ts';

const tableOf = (el: Element): HTMLElement | null => el.closest<HTMLElement>('.table');
const sizeNow = (table: HTMLElement): SheetSize => SHEETS.find(s => s === table.dataset['sheet']) ?? 'half';

export const SheetHandle = (): JSX.Element => {
  const table = useTable();
  let handle!: HTMLButtonElement;
  const setSize = (to: SheetSize): void => {
    const frame = tableOf(handle);
    if (frame) frame.dataset['sheet'] = to;
  };
  createEffect(on(table.tab, () => setSize('half'), { defer: true }));
  /** Follows the finger, then goes to the nearest size; a finger that hardly moved has tapped. */
  const draw = (e: PointerEvent): void => {
    const frame = tableOf(handle);
    const sheet = handle.parentElement;
    if (!frame || !sheet) return;
    const from = sheet.getBoundingClientRect().height;
    const listen = new AbortController();
    const { signal } = listen;
    let tall = from;
    handle.setPointerCapture(e.pointerId);
    const follow = (m: PointerEvent): void => {
      tall = from + e.clientY - m.clientY;
      sheet.style.height = sheet.style.maxHeight = `${tall}px`;
    };
    const end = (): void => {
      listen.abort();
      sheet.style.height = sheet.style.maxHeight = '';
      setSize(sheetAt(tall - from, tall / frame.clientHeight, sizeNow(frame)));
    };
    handle.addEventListener('pointermove', follow, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) handle.addEventListener(type, end, { signal });
  };
  return (
    <button
      type="button"
      class="handle"
      ref={handle}
      aria-label="More or less of this sheet"
      onPointerDown={draw}
      onKeyDown={e => {
        const frame = tableOf(handle);
        if (frame && (e.key === 'Enter' || e.key === ' ')) setSize(sheetAt(0, 0, sizeNow(frame)));
      }}
    />
  );
};
