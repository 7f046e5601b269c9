/** The local games: in progress and finished, and the import of records. */
import { createResource, createSignal, For, onCleanup, Show, Suspense, type JSX } from 'solid-js';
import { RecordFile } from '../app/RecordFile.tsx';
import { hasBeenOnline } from '../app/visited-online.ts';
import { lazyPart } from '../app/lazy-part.ts';
import { NEEDS_SERVER } from '../app/NeedsServer.tsx';
import { go, linkTo } from '../app/route.ts';
import { IS_STATIC } from '../app/static-build.ts';
import { toastTrouble } from '../app/toasts.tsx';
import { engineWorker } from '../worker/engine-worker.ts';
import { CHANNEL, list, eraseExpired, type Card } from '../storage/storage.ts';
import { PLAYABLE } from '../../games/shelf.ts';
import type { Row } from './Rows.tsx';

/** The game that a newcomer is offered. */
const FIRST_GAME = PLAYABLE[0]!.card.title;
/** Rows of games, loaded only if there are any. */
const Going = lazyPart<Row>(() => import('./Rows.tsx').then(m => m.Going));
const Done = lazyPart<Row>(() => import('./Rows.tsx').then(m => m.Done));
const Friend =
  import.meta.env.MODE === 'static'
    ? (): JSX.Element => <></>
    : lazyPart(() => import('../online/OnlineSummary.tsx').then(m => m.OnlineSummary));
const MAX_SHOWN = 3;

/** Imports a record from a file as a new game. A bad file changes nothing. */
export const openFile = async (file: File | undefined): Promise<void> => {
  if (!file) return;
  try {
    go({ at: 'replay', id: await engineWorker().importRecord(await file.text()) });
  } catch (e) {
    toastTrouble(e);
  }
};

interface Shelf {
  readonly cards: readonly Card[];
  readonly refresh: () => void;
}
const UnderWay = (props: Shelf & { readonly pending: boolean; readonly play: () => void }): JSX.Element => {
  const [all, setAll] = createSignal(false);
  const shown = (): readonly Card[] => (all() ? props.cards : props.cards.slice(0, MAX_SHOWN));
  return (
    <Show
      when={props.cards.length}
      fallback={
        <Show when={!props.pending}>
          <p class="first">
            No game is under way in this browser. {FIRST_GAME} can be played at once: no account, and every choice is
            saved as you make it.
          </p>
          <button type="button" class="btn pri" onClick={() => props.play()}>
            Play {FIRST_GAME}
          </button>
        </Show>
      }
    >
      <Suspense>
        <ul class="bare-list">
          <For each={shown()}>{c => <Going card={c} refresh={props.refresh} />}</For>
        </ul>
      </Suspense>
      <Show when={props.cards.length > MAX_SHOWN}>
        <button type="button" class="more" onClick={() => setAll(x => !x)}>
          {all() ? 'Show fewer' : `Show all ${props.cards.length}`}
        </button>
      </Show>
    </Show>
  );
};
const Finished = (props: Shelf): JSX.Element => (
  <Show
    when={props.cards.length}
    fallback={<p class="quiet">Finished games appear here, to be watched step by step.</p>}
  >
    <Suspense>
      <ul class="bare-list">
        <For each={props.cards}>{c => <Done card={c} refresh={props.refresh} />}</For>
      </ul>
    </Suspense>
  </Show>
);

const ByLink = (): JSX.Element => (
  <>
    <p>Make a game, send the link, play live or over weeks. No account.</p>
    <Show when={hasBeenOnline()}>
      <Suspense>
        <Friend />
      </Suspense>
    </Show>
    <p class="row">
      <a class="btn" {...linkTo({ at: 'online', path: '/online/new' })}>
        New online game
      </a>
      <a {...linkTo({ at: 'online', path: '/online' })}>All games and the lobby</a>
    </p>
  </>
);

export const Saved = (props: { readonly play: () => void }): JSX.Element => {
  const [cards, { refetch }] = createResource(async () => {
    await eraseExpired(Date.now());
    return list();
  });
  const refresh = (): void => {
    void refetch();
  };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = refresh;
  onCleanup(() => channel.close());
  const known = (): readonly Card[] => (cards.state === 'errored' ? [] : (cards.latest ?? []));
  const going = (): readonly Card[] => known().filter(c => !c.over && !c.foreign);
  const done = (): readonly Card[] => known().filter(c => c.over || c.foreign);
  return (
    <div class="desk">
      <section class="cont">
        <h2 class="hd">Continue</h2>
        <Show when={cards.state === 'errored'}>
          <p class="quiet">{(cards.error as Error).message}</p>
        </Show>
        <UnderWay cards={going()} refresh={refresh} pending={cards.state === 'pending'} play={props.play} />
      </section>
      <section class="rep">
        <h2 class="hd">Replay</h2>
        <Finished cards={done()} refresh={refresh} />
        <p class="row">
          <RecordFile take={openFile}>Open a record</RecordFile>
          <span class="quiet">a file that “Download the record” made, here or elsewhere</span>
        </p>
      </section>
      <section class="frd">
        <h2 class="hd">Play a friend by link</h2>
        {IS_STATIC ? <p>{NEEDS_SERVER}</p> : <ByLink />}
      </section>
    </div>
  );
};
