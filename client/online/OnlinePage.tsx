/** The layout of the online pages: header, navigation, and how loading and errors are shown. */
import { createEffect, For, Show, untrack, type JSX, type Resource } from 'solid-js';
import { Masthead } from '../app/Masthead.tsx';
import { linkTo, pathOf, route } from '../app/route.ts';
import { to } from './place.ts';

const PLACES = [
  ['lobby', 'Games'],
  ['new', 'New game'],
  ['tournaments', 'Tournaments'],
  ['results', 'Results'],
  ['account', 'You'],
] as const;
export const Wait = (props: { readonly ahead?: number | undefined }): JSX.Element => (
  <main class="page" aria-busy="true">
    <p class="quiet">One moment …</p>
    <Show when={props.ahead}>
      {n => (
        <p class="quiet" role="status">
          Everybody comes back at once: {n() === 1 ? 'one table is' : `${n()} tables are`} laid out before yours.
        </p>
      )}
    </Show>
  </main>
);

export const OnlinePage = (props: {
  readonly title: string;
  readonly lead?: JSX.Element;
  readonly narrow?: boolean;
  readonly children: JSX.Element;
}): JSX.Element => {
  createEffect(() => {
    document.title = `${props.title} · Phoney War`;
  });
  return (
    <div class="paper online">
      <Masthead />
      <nav class="onav" aria-label="Online play">
        <For each={PLACES}>
          {([at, word]) => (
            <a {...linkTo(to({ at }))} aria-current={pathOf(route()) === pathOf(to({ at })) ? 'page' : undefined}>
              {word}
            </a>
          )}
        </For>
      </nav>
      <main classList={{ narrow: props.narrow ?? false }}>
        <div class="ohead">
          <h1>{props.title}</h1>
          <Show when={props.lead}>
            <div class="lead">{props.lead}</div>
          </Show>
        </div>
        {props.children}
      </main>
    </div>
  );
};

/** An error message. */
export const Trouble = (props: { readonly why: string }): JSX.Element => (
  <Show when={props.why}>
    <p class="trouble" role="alert">
      {props.why}
    </p>
  </Show>
);

/** Shows a resource: a message while it loads, the error if it fails, otherwise its value. The children are drawn once; later values they read from the resource itself. */
export const Fetched = <T,>(props: {
  readonly from: Resource<T>;
  readonly again?: () => void;
  readonly children: (value: T) => JSX.Element;
}): JSX.Element => (
  <>
    <Show when={props.from.state === 'errored'}>
      <p class="trouble" role="alert">
        {(props.from.error as Error).message}{' '}
        <Show when={props.again}>
          <button type="button" class="btn" onClick={() => props.again!()}>
            Try again
          </button>
        </Show>
      </p>
    </Show>
    <Show
      when={props.from.state !== 'errored' && props.from.latest !== undefined}
      fallback={
        <Show when={props.from.loading}>
          <p class="quiet">One moment …</p>
        </Show>
      }
    >
      {untrack(() => props.children(props.from.latest!))}
    </Show>
  </>
);
