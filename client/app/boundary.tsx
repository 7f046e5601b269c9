/** Catches errors of a page: shows the message, offers the record and a way to continue. */
import { ErrorBoundary, Show, type JSX } from 'solid-js';
import { Icon } from './icons.tsx';
import { downloadStored } from './rescue.ts';
import { IS_STATIC } from './static-build.ts';

const Broken = (props: {
  readonly error: unknown;
  readonly game?: string | undefined;
  readonly again: () => void;
}): JSX.Element => (
  <main class="page broken" role="alert">
    <h1>Something broke on this page</h1>
    <p>
      {props.game
        ? 'The game itself is safe: every choice was saved before it was shown.'
        : 'Saved games are not touched.'}{' '}
      The error was:
    </p>
    <pre>{props.error instanceof Error ? props.error.message : String(props.error)}</pre>
    <p class="row">
      <Show when={props.game}>
        {id => (
          <button type="button" class="btn" onClick={() => void downloadStored(id())}>
            <Icon name="save" />
            Download the record
          </button>
        )}
      </Show>
      <button type="button" class="btn pri" onClick={() => props.again()}>
        Try again
      </button>
      {/* A plain link, because it loads the page again. An empty address is the folder's, without its #. */}
      <a class="btn" href={IS_STATIC ? '' : '/'}>
        Back to the start
      </a>
    </p>
  </main>
);
export const PageErrorBoundary = (props: { readonly game?: string; readonly children: JSX.Element }): JSX.Element => (
  <ErrorBoundary
    fallback={(error, reset) => {
      console.error(error);
      return <Broken error={error} game={props.game} again={reset} />;
    }}
  >
    {props.children}
  </ErrorBoundary>
);
