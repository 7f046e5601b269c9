/** The games of this browser: those to go on with, those to look at again, and the way in and out for records. */
import { createResource, createSignal, For, onCleanup, Show, Suspense, type JSX } from 'solid-js';
import { Icon } from '../app/icons.tsx';
import { RecordFile } from '../app/RecordFile.tsx';
import { part } from '../app/part.ts';
import { downloadKept } from '../app/rescue.ts';
import { go, linkTo } from '../app/route.ts';
import { toast, toastTrouble } from '../app/toasts.tsx';
import { office } from '../office.ts';
import { CHANNEL, list, remove, sweep, type Card } from '../storage.ts';
import { PLAYABLE, titleOf } from '../../games/shelf.ts';
import { SmallMap } from './SmallMap.tsx';
import { ago } from './when.ts';
import { against } from './whom.ts';

/** The game that a newcomer is offered. */
const FIRST = PLAYABLE[0]!.card.title;
const Friend = part(() => import('../online/Friend.tsx').then(m => m.Friend));
const FEW = 3;

const throwAway = async (card: Card, refresh: () => void): Promise<void> => {
  const change = async (when: number | undefined): Promise<void> => {
    try {
      await remove(card.id, when);
    } catch (e) {
      toastTrouble(e);
    }
    refresh();
  };
  await change(Date.now());
  toast({
    text: `${titleOf(card.game)}, turn ${card.standing.turn}, was thrown away.`,
    action: { label: 'Undo', run: () => void change(undefined) },
  });
};
const Tools = (props: { readonly card: Card; readonly refresh: () => void }): JSX.Element => {
  const name = (): string => `${titleOf(props.card.game)}, turn ${props.card.standing.turn}`;
  return (
    <span class="card-tools">
      <button
        type="button"
        class="bare"
        title="Download the record"
        aria-label={`Download the record of ${name()}`}
        onClick={() => void downloadKept(props.card.id)}
      >
        <Icon name="save" />
      </button>
      <button
        type="button"
        class="bare"
        title="Throw away"
        aria-label={`Throw away ${name()}`}
        onClick={() => void throwAway(props.card, props.refresh)}
      >
        <Icon name="bin" />
      </button>
    </span>
  );
};
const Going = (props: { readonly card: Card; readonly refresh: () => void }): JSX.Element => (
  <li class="going">
    <SmallMap game={props.card.game} dots={props.card.pack ? undefined : props.card.standing.dots} />
    <div class="going-at">
      <b>{titleOf(props.card.game)}</b>
      <span class="at">
        turn {props.card.standing.turn} · {props.card.standing.when}
        <Show when={props.card.pack}> · data pack “{props.card.pack}”</Show>
      </span>
      <p>
        {against(props.card.setup)} {props.card.standing.step}. {props.card.standing.score}.
      </p>
      <small>{ago(props.card.changed, Date.now())}</small>
    </div>
    <div class="going-do">
      <a class="btn pri" {...linkTo({ at: 'play', id: props.card.id })}>
        Go on
        <span class="vh">
          {' '}
          with {titleOf(props.card.game)}, turn {props.card.standing.turn}
        </span>
      </a>
      <Tools card={props.card} refresh={props.refresh} />
    </div>
  </li>
);
const Done = (props: { readonly card: Card; readonly refresh: () => void }): JSX.Element => (
  <li>
    <a {...linkTo({ at: 'replay', id: props.card.id })}>
      <Icon name="replay" />
      <b>{titleOf(props.card.game)}</b>
      <span>
        {props.card.over ? props.card.standing.step : `turn ${props.card.standing.turn}, unfinished`},{' '}
        {props.card.standing.score}
      </span>
    </a>
    <Tools card={props.card} refresh={props.refresh} />
  </li>
);

/** A record from a file becomes a game of its own; a bad file changes nothing. */
export const openFile = async (file: File | undefined): Promise<void> => {
  if (!file) return;
  try {
    go({ at: 'replay', id: await office().importRecord(await file.text()) });
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
  const shown = (): readonly Card[] => (all() ? props.cards : props.cards.slice(0, FEW));
  return (
    <Show
      when={props.cards.length}
      fallback={
        <Show when={!props.pending}>
          <p class="first">
            No game is under way in this browser. {FIRST} can be played at once: no account, and every choice is saved
            as you make it.
          </p>
          <button type="button" class="btn pri" onClick={() => props.play()}>
            Play {FIRST}
          </button>
        </Show>
      }
    >
      <ul class="bare-list">
        <For each={shown()}>{c => <Going card={c} refresh={props.refresh} />}</For>
      </ul>
      <Show when={props.cards.length > FEW}>
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
    <ul class="bare-list">
      <For each={props.cards}>{c => <Done card={c} refresh={props.refresh} />}</For>
    </ul>
  </Show>
);

export const Saved = (props: { readonly play: () => void }): JSX.Element => {
  const [cards, { refetch }] = createResource(async () => {
    await sweep(Date.now());
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
        <Suspense>
          <Friend />
        </Suspense>
      </section>
    </div>
  );
};
