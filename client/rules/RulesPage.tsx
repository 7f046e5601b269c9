/** The whole rules reference as a page of its own, with an address for every case. */
import { createEffect, createResource, createSignal, Show, type JSX } from 'solid-js';
import { Masthead } from '../app/Masthead.tsx';
import { go } from '../app/route.ts';
import { Icon } from '../app/icons.tsx';
import { aboutGame } from '../office.ts';
import { depth, ordered, search, textCase } from './cases.ts';
import { Contents, Reading } from './Reading.tsx';
import './rules.css';

export const RulesPage = (props: { readonly game: string; readonly case?: string }): JSX.Element => {
  const [about] = createResource(() => props.game, aboutGame);
  const [query, setQuery] = createSignal('');
  const goTo = (c: string): void => go({ at: 'rules', game: props.game, case: c });
  createEffect(() => {
    if (about.state === 'ready')
      document.title = `${props.case ? `${props.case} · ` : ''}${about()!.title} rules · Phoney War`;
  });
  let cases: HTMLDivElement | undefined;
  /** Brings the case into view in the list alone: on a phone the page must stay at the text. */
  const follow = (): void => {
    const row = cases?.querySelector('[aria-current]');
    if (cases && row)
      cases.scrollTop += row.getBoundingClientRect().top - cases.getBoundingClientRect().top - cases.clientHeight / 3;
  };
  createEffect(() => {
    void props.case;
    if (about.state === 'ready') queueMicrotask(follow);
  });
  return (
    <div class="paper">
      <Masthead />
      <main class="rules-page">
        <Show when={about.error}>
          <h1>Rules</h1>
          <p class="quiet">{(about.error as Error).message}</p>
        </Show>
        <Show when={!about.error && about()}>
          {a => {
            const now = (): string => textCase(a().cases, props.case ?? '') ?? ordered(a().cases)[0] ?? '';
            return (
              <>
                <nav aria-label="Cases">
                  <h1>
                    {a().title}
                    <small>the rules by case, in our own words</small>
                  </h1>
                  <label class="find">
                    <span class="vh">Search the rules</span>
                    <Icon name="search" />
                    <input
                      type="search"
                      placeholder="Search: port, re-roll, 8.3 …"
                      value={query()}
                      onInput={e => setQuery(e.currentTarget.value)}
                    />
                  </label>
                  <div ref={cases} class="scroll" tabindex="0" role="group" aria-label="List of cases">
                    <Contents
                      cases={a().cases}
                      found={search(a().cases, query())}
                      now={now()}
                      goTo={goTo}
                      depthOf={depth}
                    />
                  </div>
                </nav>
                <section aria-live="polite">
                  <Reading cases={a().cases} case={now()} goTo={goTo} />
                </section>
              </>
            );
          }}
        </Show>
      </main>
    </div>
  );
};
