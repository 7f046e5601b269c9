/** Stands in for the online pages where no server runs. */
import type { JSX } from 'solid-js';
import { linkTo } from './route.ts';

export const NEEDS_SERVER =
  'Online games need a server, and this page is only a folder of files. Whoever has the project can start a server with “npm start”.';

export const NeedsServer = (): JSX.Element => (
  <main class="page">
    <h1>No online games here</h1>
    <p>{NEEDS_SERVER}</p>
    <p>Everything else works here: alone, two at one screen, against bots, with replays, rules and data packs.</p>
    <p>
      <a class="btn pri" {...linkTo({ at: 'home' })}>
        Back to the start
      </a>
    </p>
  </main>
);
