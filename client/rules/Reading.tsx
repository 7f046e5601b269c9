/** One case in our own words, its links, and the way to the next. */
import { For, Show, type JSX } from 'solid-js';
import { depth, linked, neighbours, textCase, under, type Cases } from './cases.ts';
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
    <For each={linked(props.cases, props.words)}>
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
export const Reading = (props: Reader): JSX.Element => {
  const shown = (): string | undefined => textCase(props.cases, props.case);
  return (
    <Show when={shown()} fallback={<p class="quiet">Case {props.case} is not in this rulebook.</p>}>
      {c => (
        <article class="reading">
          <h2 tabindex="-1">
            <span class="num">{c()}</span> {props.cases[c()]!.title}
          </h2>
          <Words cases={props.cases} words={props.cases[c()]!.words} goTo={props.goTo} />
          <Show when={props.cases[c()]!.norule}>{why => <p class="norule">Rules nothing by itself: {why()}.</p>}</Show>
          <Show when={under(props.cases, c()).length}>
            <Contents
              cases={props.cases}
              found={under(props.cases, c())}
              now=""
              goTo={props.goTo}
              depthOf={x => Math.max(1, depth(x))}
            />
          </Show>
          <nav class="turns" aria-label="Neighbouring cases">
            <Step cases={props.cases} to={neighbours(props.cases, c()).before} way="prev" goTo={props.goTo} />
            <Step cases={props.cases} to={neighbours(props.cases, c()).after} way="next" goTo={props.goTo} />
          </nav>
        </article>
      )}
    </Show>
  );
};

/** Search, and the list of what it finds. */
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
