/** The lobby: the player's games with whose move it is, and the games that wait for a player. */
import { createResource, For, Show, type JSX } from 'solid-js';
import type { Card, SeatMessage } from '../../server/wire.ts';
import { linkTo } from '../app/route.ts';
import { scenarioTitle, titleOf } from '../../games/shelf.ts';
import { ago } from '../home/when.ts';
import { sideTitle } from '../game/seats.ts';
import * as api from './api.ts';
import { Icon } from './icons.tsx';
import { to } from './place.ts';
import { refreshWhileVisible } from './refresh.ts';
import { Fetched, OnlinePage } from './OnlinePage.tsx';
import { isAlone, packWords, paceWords, gameStanding, timeLeft, whoSits } from './words.ts';

export const Seats = (props: { readonly seats: readonly SeatMessage[] }): JSX.Element => (
  <span class="seats-said">
    <For each={props.seats}>
      {s => (
        <span class={`seat-said side-${s.side}`} classList={{ free: s.by === 'nobody' }}>
          <i aria-hidden="true" />
          <Show when={props.seats.length > 1}>
            <b>{sideTitle(s.side)}</b>
          </Show>{' '}
          {s.mine ? 'you' : whoSits(s)}
        </span>
      )}
    </For>
  </span>
);
/** A row of the player's games. `wanted`: the opponent waits in a rematch that this player has not joined yet. */
const Mine = (props: { readonly card: Card; readonly wanted?: boolean }): JSX.Element => {
  const stand = () => (props.wanted ? { words: 'A rematch waits for you', mine: true } : gameStanding(props.card));
  return (
    <li class="game-row" classList={{ move: stand().mine, done: props.card.status === 'over' }}>
      <a {...linkTo(to({ at: 'table', id: props.card.id }))}>
        <b class="gt">{titleOf(props.card.game)}</b>
        <span class="gs">
          {scenarioTitle(props.card.game, props.card.scenario)}
          <Show when={props.card.pack}>{pack => <> · {packWords(pack().name)}</>}</Show>
          <Show when={props.card.turn && props.card.status === 'playing'}> · turn {props.card.turn}</Show>
          <Show when={props.card.status === 'open'}> · {paceWords(props.card.pace)}</Show>
        </span>
        <Seats seats={props.card.seats} />
        <span class="stand">
          {stand().words}
          <Show when={props.card.until && props.card.status === 'playing'}>
            <small>{timeLeft(props.card.until! - Date.now())} left</small>
          </Show>
        </span>
        <small class="when">{ago(props.card.endedAt ?? props.card.since ?? props.card.created, Date.now())}</small>
      </a>
    </li>
  );
};
const Open = (props: { readonly card: Card }): JSX.Element => {
  const by = (): SeatMessage | undefined => props.card.seats.find(s => s.by === 'person');
  const free = (): readonly string[] => props.card.seats.filter(s => s.by === 'nobody').map(s => sideTitle(s.side));
  return (
    <li class="game-row open">
      <a {...linkTo(to({ at: 'table', id: props.card.id }))}>
        <b class="gt">{titleOf(props.card.game)}</b>
        <span class="gs">
          {scenarioTitle(props.card.game, props.card.scenario)}
          <Show when={props.card.pack}>{pack => <> · {packWords(pack().name)}</>}</Show>
        </span>
        <Seats seats={props.card.seats} />
        <span class="stand">
          {isAlone(props.card) ? 'Sit down' : `Play ${free().join(' or ')}`}
          <Show when={by()}>
            <span class="vh"> against {by()!.name}</span>
          </Show>
        </span>
        <small class="when">{paceWords(props.card.pace)}</small>
      </a>
    </li>
  );
};

/** An empty list, with what to do about it. */
export const Empty = (props: { readonly words: string; readonly children: JSX.Element }): JSX.Element => (
  <div class="empty">
    <p>{props.words}</p>
    <p class="row">{props.children}</p>
  </div>
);
const MAX_FINISHED = 12;
const MyGames = (props: { readonly games: readonly Card[] }): JSX.Element => {
  const wanted = (c: Card): boolean => c.rematch !== undefined && !props.games.some(m => m.id === c.rematch);
  const going = (): readonly Card[] => props.games.filter(c => c.status !== 'over' || wanted(c));
  const done = (): readonly Card[] => props.games.filter(c => c.status === 'over' && !wanted(c)).slice(0, MAX_FINISHED);
  return (
    <>
      <Show
        when={going().length}
        fallback={
          <Empty words="You have no game under way. Begin one and send the link, or sit down at one that waits for a player.">
            <a class="btn" {...linkTo(to({ at: 'new' }))}>
              Begin a game
            </a>
          </Empty>
        }
      >
        <ul class="bare-list games">
          <For each={going()}>{c => <Mine card={c} wanted={wanted(c)} />}</For>
        </ul>
      </Show>
      <Show when={done().length}>
        <h3 class="sub">Over</h3>
        <ul class="bare-list games">
          <For each={done()}>{c => <Mine card={c} />}</For>
        </ul>
      </Show>
    </>
  );
};
const Waiting = (props: { readonly games: readonly Card[] }): JSX.Element => (
  <Show
    when={props.games.length}
    fallback={
      <Empty words="Nobody waits just now. A game you make public stands here until somebody sits down; meanwhile a bot is always ready.">
        <a class="btn" {...linkTo(to({ at: 'new' }))}>
          Make a public game
        </a>
        <a {...linkTo({ at: 'home' })}>Play a bot</a>
      </Empty>
    }
  >
    <ul class="bare-list games">
      <For each={props.games}>{c => <Open card={c} />}</For>
    </ul>
  </Show>
);

export const Lobby = (): JSX.Element => {
  const [mine, mineAgain] = createResource(api.myGames);
  const [open, openAgain] = createResource(api.openGames);
  const refresh = refreshWhileVisible(() => {
    void mineAgain.refetch();
    void openAgain.refetch();
  });
  const others = (all: readonly Card[]): readonly Card[] => all.filter(c => !mine.latest?.some(m => m.id === c.id));
  return (
    <OnlinePage
      title="Play online"
      lead={
        <>
          <p>Send a link and play a friend, live or over weeks. No account is needed.</p>
          <a class="btn pri big" {...linkTo(to({ at: 'new' }))}>
            <Icon name="plus" />
            New game
          </a>
        </>
      }
    >
      <div class="two">
        <section aria-labelledby="mine-title">
          <h2 class="hd" id="mine-title">
            Your games
          </h2>
          <Fetched from={mine} again={refresh}>
            {() => <MyGames games={mine.latest!} />}
          </Fetched>
        </section>
        <section aria-labelledby="open-title">
          <h2 class="hd" id="open-title">
            Waiting for a player
          </h2>
          <Fetched from={open} again={refresh}>
            {() => <Waiting games={others(open.latest!)} />}
          </Fetched>
        </section>
      </div>
    </OnlinePage>
  );
};
