/** The rules reference as a page, with an address for every case. */
import { createEffect, createResource, createSignal, For, Show, type JSX } from 'solid-js';
import { Masthead } from '../app/Masthead.tsx';
import { PLAYABLE } from '../../games/shelf.ts';
import { go, linkTo } from '../app/route.ts';
import { bookOf, type Book } from './book.ts';
import { depth, ordered, search, textCase, type Cases } from './cases.ts';
import { Contents, Find, readAt, Reading } from './Reading.tsx';
import './rules.css';

/** Links to the rules of every playable game. */
const Games = (props: { readonly now: string }): JSX.Element => (
  <ul class="rule-games" aria-label="Rules of">
    <For each={PLAYABLE}>
      {g => (
        <li>
          <a {...linkTo({ at: 'rules', game: g.id })} aria-current={g.id === props.now ? 'page' : undefined}>
            {g.card.title}
          </a>
        </li>
      )}
    </For>
  </ul>
);
/** The list of cases, and beside it the section of one case. */
const Reference = (props: {
  readonly book: Book;
  readonly case: string;
  readonly goTo: (c: string) => void;
}): JSX.Element => {
  const [query, setQuery] = createSignal('');
  const cases = (): Cases => props.book.cases;
  const now = (): string => textCase(cases(), props.case) ?? ordered(cases())[0] ?? '';
  let list: HTMLElement | undefined;
  let text: HTMLElement | undefined;
  /** Scrolls only the list to the case: on a phone the page must stay at the text. */
  const follow = (): void => {
    const row = list?.querySelector('[aria-current]');
    if (list && row)
      list.scrollTop += row.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
  };
  createEffect(() => {
    void [props.case, props.book];
    queueMicrotask(() => {
      follow();
      if (props.case) readAt(text, now());
    });
  });
  return (
    <>
      <div class="beside-text">
        <Games now={props.book.id} />
        <h1>
          {props.book.title}
          <small>the rules by case, in our own words</small>
        </h1>
        <Find query={query()} set={setQuery} />
        <nav ref={list} class="scroll" tabindex="0" aria-label="Cases">
          <Contents cases={cases()} found={search(cases(), query())} now={now()} goTo={props.goTo} depthOf={depth} />
        </nav>
      </div>
      <section ref={text} class="text" aria-label="The section">
        <Reading cases={cases()} case={now()} goTo={props.goTo} />
      </section>
    </>
  );
};

export const RulesPage = (props: { readonly game: string; readonly case?: string }): JSX.Element => {
  const game = (): string => props.game || (PLAYABLE[0]?.id ?? '');
  const [book] = createResource(game, bookOf);
  const goTo = (c: string): void => go({ at: 'rules', game: game(), case: c });
  createEffect(() => {
    if (book.state === 'ready')
      document.title = `${props.case ? `${props.case} · ` : ''}${book()!.title} rules · Phoney War`;
  });
  return (
    <div class="paper">
      <Masthead />
      <main class="rules-page">
        <Show when={book.error}>
          <h1>Rules</h1>
          <p class="quiet">{(book.error as Error).message}</p>
        </Show>
        <Show when={!book.error && book()}>{a => <Reference book={a()} case={props.case ?? ''} goTo={goTo} />}</Show>
      </main>
    </div>
  );
};
