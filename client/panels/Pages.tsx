/** The lower margin: log, victory points and the list of areas, one at a time. */
import { For, Match, Switch, type JSX } from 'solid-js';
import { useTable, type Page } from '../board/state.ts';
import { Areas } from './Areas.tsx';
import { Log } from './Log.tsx';
import { Victory } from './Victory.tsx';

const PAGES: readonly (readonly [Page, string])[] = [['log', 'Log'], ['victory', 'Victory'], ['areas', 'Areas']];

export function Pages(): JSX.Element {
  const table = useTable();
  const move = (e: KeyboardEvent): void => {
    const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    const i = PAGES.findIndex(([p]) => p === table.page()), [to] = PAGES[(i + step + PAGES.length) % PAGES.length] as readonly [Page, string];
    table.setPage(to);
    document.getElementById(`tab-${to}`)?.focus();
  };
  return (
    <section class="pages">
      <div class="ptabs" role="tablist" aria-label="Log, victory, areas" onKeyDown={move}>
        <For each={PAGES}>{([page, word]) => <button type="button" role="tab" id={`tab-${page}`} aria-selected={table.page() === page} aria-controls="page" tabindex={table.page() === page ? 0 : -1} onClick={() => table.setPage(page)}>{word}</button>}</For>
      </div>
      <div class="page1" id="page" role="tabpanel" aria-labelledby={`tab-${table.page()}`}>
        <Switch fallback={<Log />}><Match when={table.page() === 'victory'}><Victory /></Match><Match when={table.page() === 'areas'}><Areas /></Match></Switch>
      </div>
    </section>
  );
}
