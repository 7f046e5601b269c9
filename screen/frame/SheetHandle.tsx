/** The handle of a sheet on a phone: dragged up it shows more of the sheet, dragged down more of the map; a tap toggles. */
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
  /** Follows the finger, then snaps to the nearest size. */
  const drag = (e: PointerEvent): void => {
    const frame = tableOf(handle);
    const sheet = handle.parentElement;
    if (!frame || !sheet) return;
    const from = sheet.getBoundingClientRect().height;
    const listen = new AbortController();
    const { signal } = listen;
    let height = from;
    handle.setPointerCapture(e.pointerId);
    const follow = (m: PointerEvent): void => {
      height = from + e.clientY - m.clientY;
      sheet.style.height = sheet.style.maxHeight = `${height}px`;
    };
    const end = (): void => {
      listen.abort();
      sheet.style.height = sheet.style.maxHeight = '';
      setSize(sheetAt(height - from, height / frame.clientHeight, sizeNow(frame)));
    };
    handle.addEventListener('pointermove', follow, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) handle.addEventListener(type, end, { signal });
  };
  return (
    <button
      type="button"
      class="handle"
      ref={handle}
      aria-label="Resize this sheet"
      onPointerDown={drag}
      onKeyDown={e => {
        const frame = tableOf(handle);
        if (frame && (e.key === 'Enter' || e.key === ' ')) setSize(sheetAt(0, 0, sizeNow(frame)));
      }}
    />
  );
};
