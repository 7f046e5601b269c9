/** The rules in our own words: a section with all its cases, links to other cases, and the neighbouring sections. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { neighbouringSections, depth, splitAtLinks, sectionOf, textCase, type Cases } from './cases.ts';
import { Icon } from '../app/icons.tsx';

interface Reader {
  readonly cases: Cases;
  readonly case: string;
  readonly goTo: (c: string) => void;
}

const Words = (props: {
  readonly cases: Cases;
  readonly words: string;
  readonly goTo: (c: string) => void;
}): JSX.Element => (
  <p class="words">
    <For each={splitAtLinks(props.cases, props.words)}>
      {piece => (
        <Show when={piece.case} fallback={piece.text}>
          {c => (
            <span class="nb">
              {piece.open}
              <button type="button" class="case" aria-label={`Rule ${c()}`} onClick={() => props.goTo(c())}>
                {piece.text}
              </button>
              {piece.close}
            </span>
          )}
        </Show>
      )}
    </For>
  </p>
);
const Step = (props: {
  readonly cases: Cases;
  readonly to: string | undefined;
  readonly way: 'prev' | 'next';
  readonly goTo: (c: string) => void;
}): JSX.Element => (
  <Show when={props.to} fallback={<span />}>
    {c => (
      <button type="button" class={`turn ${props.way}`} onClick={() => props.goTo(c())}>
        <Icon name={props.way} />
        <span>
          <b class="num">{c()}</b> {props.cases[c()]!.title}
        </span>
      </button>
    )}
  </Show>
);
/** One case within its section. `depth` counts the levels below the section's first case. */
const OneCase = (props: Reader & { readonly depth: number; readonly now: boolean }): JSX.Element => (
  <section class={`one lvl${Math.min(2, props.depth)}`} classList={{ now: props.now }} data-case={props.case}>
    <Dynamic component={`h${2 + Math.min(2, props.depth)}`} tabindex="-1">
      <span class="num">{props.case}</span> {props.cases[props.case]!.title}
    </Dynamic>
    <Words cases={props.cases} words={props.cases[props.case]!.words} goTo={props.goTo} />
    <Show when={props.cases[props.case]!.norule}>{why => <p class="norule">Rules nothing by itself: {why()}.</p>}</Show>
  </section>
);
/** The whole section of a case, with that case marked. */
export const Reading = (props: Reader): JSX.Element => {
  const shown = createMemo(() => textCase(props.cases, props.case));
  const section = createMemo(() => sectionOf(props.cases, shown() ?? ''), [], { equals: (a, b) => a[0] === b[0] });
  const deep = (c: string): number => depth(c) - Math.min(...section().map(depth));
  return (
    <Show when={shown()} fallback={<p class="quiet">Case {props.case} is not in this rulebook.</p>}>
      <article class="reading">
        <For each={section()}>
          {c => (
            <OneCase
              cases={props.cases}
              case={c}
              depth={deep(c)}
              now={c === shown() && c !== section()[0]}
              goTo={props.goTo}
            />
          )}
        </For>
        <nav class="turns" aria-label="Neighbouring sections">
          <Step
            cases={props.cases}
            to={neighbouringSections(props.cases, shown()!).before}
            way="prev"
            goTo={props.goTo}
          />
          <Step
            cases={props.cases}
            to={neighbouringSections(props.cases, shown()!).after}
            way="next"
            goTo={props.goTo}
          />
        </nav>
      </article>
    </Show>
  );
};
/** Scrolls to a case on the page and focuses it. */
export const readAt = (within: HTMLElement | undefined, ruleCase: string | undefined): void => {
  const found = within?.querySelector<HTMLElement>(`[data-case="${CSS.escape(ruleCase ?? '')}"] > [tabindex]`);
  found?.scrollIntoView({ block: 'start' });
  found?.focus({ preventScroll: true });
};

/** The list of cases that the search found. */
export const Contents = (props: {
  readonly cases: Cases;
  readonly found: readonly string[];
  readonly now: string;
  readonly goTo: (c: string) => void;
  readonly depthOf: (c: string) => number;
}): JSX.Element => (
  <ul class="contents">
    <For each={props.found}>
      {c => (
        <li class={`lvl${Math.min(2, props.depthOf(c))}`}>
          <button type="button" aria-current={c === props.now ? 'true' : undefined} onClick={() => props.goTo(c)}>
            <b class="num">{c}</b>
            <span>{props.cases[c]!.title}</span>
          </button>
        </li>
      )}
    </For>
  </ul>
);

export const Find = (props: { readonly query: string; readonly set: (query: string) => void }): JSX.Element => (
  <label class="find">
    <span class="vh">Search the rules</span>
    <Icon name="search" />
    <input
      type="search"
      placeholder="Search: port, re-roll, 8.3 …"
      value={props.query}
      onInput={e => props.set(e.currentTarget.value)}
    />
  </label>
);
