/** The page of a game that cannot be opened. */
import { Show, type JSX } from 'solid-js';
import { isTrouble } from '../storage/storage.ts';
import { downloadStored } from './rescue.ts';
import { linkTo } from './route.ts';

export const NotThere = (props: { readonly id: string; readonly error: Error }): JSX.Element => (
  <main class="page">
    <h1>This game cannot be opened</h1>
    <p>{props.error.message}</p>
    <Show when={props.error.name === 'missing'}>
      <p class="quiet">
        Games are kept in the browser that played them. To bring one here, download its record there and open it on the
        first page.
      </p>
    </Show>
    <p class="row">
      <a class="btn pri" {...linkTo({ at: 'home' })}>
        Back to the start
      </a>
      <Show when={!isTrouble(props.error)}>
        <button type="button" class="btn" onClick={() => void downloadStored(props.id)}>
          Download the record
        </button>
      </Show>
    </p>
  </main>
);
