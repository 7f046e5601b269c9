/** The list of tournaments: one's own, and those open to everybody. */
import { createResource, For, Show, type JSX } from 'solid-js';
import type { TournamentCard } from '../../../server/tournaments/wire.ts';
import { linkTo } from '../../app/route.ts';
import { Icon } from '../icons.tsx';
import { Empty } from '../Lobby.tsx';
import { Fetched, OnlinePage } from '../OnlinePage.tsx';
import { to } from '../place.ts';
import { refreshWhileVisible } from '../refresh.ts';
import * as api from './api.ts';
import { playedWords, playersWords, statusWords, systemWords } from './words.ts';

const Row = (props: { readonly card: TournamentCard }): JSX.Element => (
  <li class="game-row" classList={{ done: props.card.status === 'over' }}>
    <a {...linkTo(to({ at: 'tournament', id: props.card.id }))}>
      <b class="gt">{props.card.title}</b>
      <span class="gs">
        {playedWords(props.card)} · {systemWords(props.card)} · {playersWords(props.card)}
      </span>
      <span class="stand">{statusWords(props.card)}</span>
      <small class="when">{props.card.isOwner ? 'yours' : `by ${props.card.owner}`}</small>
    </a>
  </li>
);
const Rows = (props: { readonly cards: readonly TournamentCard[] }): JSX.Element => (
  <ul class="bare-list games">
    <For each={props.cards}>{c => <Row card={c} />}</For>
  </ul>
);
const isMine = (c: TournamentCard): boolean => c.isOwner === true || c.entry !== undefined;

export const Tournaments = (): JSX.Element => {
  const [all, { refetch }] = createResource(api.tournaments);
  refreshWhileVisible(() => void refetch());
  const mine = (): readonly TournamentCard[] => all.latest!.filter(isMine);
  const others = (): readonly TournamentCard[] => all.latest!.filter(c => !isMine(c));
  return (
    <OnlinePage
      title="Tournaments"
      lead={
        <>
          <p>A club night or a league: rounds, pairings and a table of standings.</p>
          <a class="btn pri big" {...linkTo(to({ at: 'new tournament' }))}>
            <Icon name="plus" />
            New tournament
          </a>
        </>
      }
    >
      <Fetched from={all} again={() => void refetch()}>
        {() => (
          <div class="two">
            <section aria-labelledby="t-mine">
              <h2 class="hd" id="t-mine">
                Yours
              </h2>
              <Show
                when={mine().length}
                fallback={
                  <Empty words="You are in no tournament. Enter one that is open to everybody, or make one and send the link to your club.">
                    <a class="btn" {...linkTo(to({ at: 'new tournament' }))}>
                      Make a tournament
                    </a>
                  </Empty>
                }
              >
                <Rows cards={mine()} />
              </Show>
            </section>
            <section aria-labelledby="t-open">
              <h2 class="hd" id="t-open">
                Open to everybody
              </h2>
              <Show when={others().length} fallback={<p class="empty">No public tournament just now.</p>}>
                <Rows cards={others()} />
              </Show>
            </section>
          </div>
        )}
      </Fetched>
    </OnlinePage>
  );
};
