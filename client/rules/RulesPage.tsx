/** The whole rules reference as a page of its own, with an address for every case. */
import { createEffect, createResource, createSignal, For, Show, type JSX } from 'solid-js';
import { Masthead } from '../app/Masthead.tsx';
import { PLAYABLE } from '../../games/shelf.ts';
import { go, linkTo } from '../app/route.ts';
import { aboutGame } from '../office.ts';
import type { About } from '../worker.ts';
import { depth, ordered, search, textCase, type Cases } from './cases.ts';
import { Contents, Find, readAt, Reading } from './Reading.tsx';
import './rules.css';

/** Every game that has rules to read. */
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
/** The list of cases beside the section of one. */
const Reference = (props: {
  readonly about: About;
  readonly case: string;
  readonly goTo: (c: string) => void;
}): JSX.Element => {
  const [query, setQuery] = createSignal('');
  const cases = (): Cases => props.about.cases;
  const now = (): string => textCase(cases(), props.case) ?? ordered(cases())[0] ?? '';
  let list: HTMLElement | undefined;
  let text: HTMLElement | undefined;
  /** Brings the case into view in the list alone: on a phone the page must stay at the text. */
  const follow = (): void => {
    const row = list?.querySelector('[aria-current]');
    if (list && row)
      list.scrollTop += row.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
  };
  createEffect(() => {
    void [props.case, props.about];
    queueMicrotask(() => {
      follow();
      if (props.case) readAt(text, now());
    });
  });
  return (
    <>
      <div class="beside-text">
        <Games now={props.about.id} />
        <h1>
          {props.about.title}
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
  const [about] = createResource(game, aboutGame);
  const goTo = (c: string): void => go({ at: 'rules', game: game(), case: c });
  createEffect(() => {
    if (about.state === 'ready')
      document.title = `${props.case ? `${props.case} · ` : ''}${about()!.title} rules · Phoney War`;
  });
  return (
    <div class="paper">
      <Masthead />
      <main class="rules-page">
        <Show when={about.error}>
          <h1>Rules</h1>
          <p class="quiet">{(about.error as Error).message}</p>
        </Show>
        <Show when={!about.error && about()}>{a => <Reference about={a()} case={props.case ?? ''} goTo={goTo} />}</Show>
      </main>
    </div>
  );
};
