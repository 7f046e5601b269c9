/** The rules drawer. On a wide screen it stands beside the board, which can still be played; elsewhere it is a modal dialog over the page. */
import {
  createEffect,
  createResource,
  createSignal,
  on,
  onCleanup,
  onMount,
  Show,
  type JSX,
  type Resource,
} from 'solid-js';
import { Icon } from '../app/icons.tsx';
import { linkTo } from '../app/route.ts';
import { bookOf, type Book } from './book.ts';
import { depth, search, textCase } from './cases.ts';
import { Contents, Find, readAt, Reading } from './Reading.tsx';
import './rules.css';

/** The requested case, the search results, or the list of all cases. */
const Body = (props: {
  readonly case: string;
  readonly book: Resource<Book>;
  readonly query: string;
  readonly goTo: (c: string) => void;
}): JSX.Element => (
  <>
    <Show when={props.book.error}>
      <p class="quiet">The rules could not be read: {(props.book.error as Error).message}</p>
    </Show>
    <Show
      when={!props.book.error && props.book()}
      fallback={
        <Show when={props.book.loading}>
          <p class="quiet">One moment …</p>
        </Show>
      }
    >
      {a => (
        <>
          <Show when={props.case && props.query === ''}>
            <Reading cases={a().cases} case={props.case} goTo={props.goTo} />
          </Show>
          <Show when={!props.case || props.query !== ''}>
            <Contents
              cases={a().cases}
              found={search(a().cases, props.query)}
              now={textCase(a().cases, props.case) ?? ''}
              goTo={props.goTo}
              depthOf={depth}
            />
          </Show>
        </>
      )}
    </Show>
  </>
);
const Foot = (props: {
  readonly game: string;
  readonly case: string;
  readonly goTo: (c: string) => void;
}): JSX.Element => (
  <div class="drawer-foot">
    <Show when={props.case} fallback={<span />}>
      <button type="button" class="btn" onClick={() => props.goTo('')}>
        All cases
      </button>
    </Show>
    <a
      {...linkTo({ at: 'rules', game: props.game, ...(props.case ? { case: props.case } : {}) })}
      target="_blank"
      onClick={() => undefined}
    >
      Open as a page
    </a>
  </div>
);

/** The drawer stands beside a table. Over a dialog or on a narrow screen there is no room. */
const WIDE_SCREEN = '(min-width: 1100px)';
const isBeside = (): boolean =>
  matchMedia(WIDE_SCREEN).matches && !!document.querySelector('.table-page') && !document.querySelector('dialog[open]');

/** Opens the dialog while the component exists, and then returns the focus to the element that had it. */
const openWhileMounted = (dialog: () => HTMLDialogElement, beside: boolean): void => {
  const focusedBefore = document.activeElement;
  onMount(() => {
    document.documentElement.classList.toggle('rules-beside', beside);
    if (beside) dialog().show();
    else dialog().showModal();
    // Letters typed now are a search and no command to the table.
    dialog().querySelector<HTMLElement>('input')?.focus();
  });
  onCleanup(() => {
    document.documentElement.classList.remove('rules-beside');
    dialog().close();
    if (beside && focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  });
};

export const Drawer = (props: {
  readonly game: string;
  readonly case: string;
  readonly goTo: (c: string) => void;
  readonly close: () => void;
}): JSX.Element => {
  const [book] = createResource(() => props.game, bookOf);
  const [query, setQuery] = createSignal('');
  const beside = isBeside();
  let dialog!: HTMLDialogElement;
  openWhileMounted(() => dialog, beside);
  createEffect(
    on(
      () => [props.case, book.state],
      () => {
        if (props.case && book.state === 'ready')
          queueMicrotask(() => readAt(dialog, textCase(book()!.cases, props.case)));
      },
    ),
  );
  const goTo = (c: string): void => {
    setQuery('');
    props.goTo(c);
  };
  return (
    <dialog
      ref={dialog}
      class="drawer"
      classList={{ beside }}
      aria-label="Rules"
      onClose={() => props.close()}
      onClick={e => {
        if (e.target === dialog && !beside) dialog.close();
      }}
      onKeyDown={e => {
        if (e.key !== 'Escape' || !beside) return;
        e.stopPropagation();
        dialog.close();
      }}
    >
      <div class="drawer-in">
        <div class="drawer-head">
          <h2 class="hd">
            Rules<span class="r">{book()?.title}</span>
          </h2>
          <button type="button" class="bare" aria-label="Close the rules" onClick={() => dialog.close()}>
            <Icon name="no" />
          </button>
        </div>
        <Find query={query()} set={setQuery} />
        <div class="drawer-body" tabindex="-1">
          <Body case={props.case} book={book} query={query()} goTo={goTo} />
        </div>
        <Foot game={props.game} case={props.case} goTo={goTo} />
      </div>
    </dialog>
  );
};
