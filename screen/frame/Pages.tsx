/** The lower margin: log, victory points, lists, one at a time. */
import { For, Suspense, type Component, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { useTable } from '../table.tsx';

export interface PageOf {
  readonly id: string;
  readonly word: string;
  readonly shows: Component;
}

const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowRight: 1, ArrowLeft: -1 };

export function Pages(props: { readonly pages: readonly PageOf[] }): JSX.Element {
  const table = useTable();
  const { pages } = props;
  const now = () => pages.find(p => p.id === table.page()) ?? pages[0]!;
  const move = (e: KeyboardEvent): void => {
    const step = STEPS[e.key];
    if (!step) return;
    const to = pages[(pages.indexOf(now()) + step + pages.length) % pages.length]!.id;
    table.setPage(to);
    document.getElementById(`tab-${to}`)?.focus();
  };
  return (
    <section class="pages">
      <div class="ptabs" role="tablist" aria-label={pages.map(p => p.word).join(', ')} onKeyDown={move}>
        <For each={pages}>
          {({ id, word }) => (
            <button
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={now().id === id}
              aria-controls="page"
              tabindex={now().id === id ? 0 : -1}
              onClick={() => table.setPage(id)}
            >
              {word}
            </button>
          )}
        </For>
      </div>
      <div class="page1" id="page" role="tabpanel" aria-labelledby={`tab-${now().id}`}>
        <Suspense>
          <Dynamic component={now().shows} />
        </Suspense>
      </div>
    </section>
  );
}
