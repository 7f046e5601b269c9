/** The page of results and ratings for each game and scenario. */
import { createResource, createSignal, For, Show, type JSX } from 'solid-js';
import type { ResultMessage, StandingMessage } from '../../server/ratings/wire.ts';
import { linkTo } from '../app/route.ts';
import { listingOf, TABLED, scenarioTitle, titleOf } from '../../games/shelf.ts';
import { ago } from '../home/when.ts';
import { sideTitle } from '../game/seats.ts';
import { counted } from '../../engine/words.ts';
import * as api from './api.ts';
import { to } from './place.ts';
import { Empty } from './Lobby.tsx';
import { Fetched, OnlinePage } from './OnlinePage.tsx';
import { endedWords, whoSits } from './words.ts';

/** Each scenario of each playable game has its own ratings. */
const LISTS: readonly (readonly [game: string, scenario: string])[] = TABLED.toSorted(
  (a, b) => b.card.players - a.card.players,
).flatMap(({ id, card }) => card.scenarios.map(s => [id, s.id] as const));

const Who = (props: { readonly seat: ResultMessage['seats'][number] }): JSX.Element => (
  <Show when={props.seat.player} fallback={<span>{whoSits(props.seat)}</span>}>
    {id => <a {...linkTo(to({ at: 'player', id: id() }))}>{props.seat.name}</a>}
  </Show>
);
export const ResultRows = (props: {
  readonly results: readonly ResultMessage[];
  readonly named?: boolean;
}): JSX.Element => (
  <ul class="bare-list results">
    <For each={props.results}>
      {r => (
        <li>
          <span class="sides">
            <For each={r.seats}>
              {s => (
                <span class={`seat-said side-${s.side}`} classList={{ won: r.ended.winner === s.side }}>
                  <i aria-hidden="true" />
                  <Show when={r.seats.length > 1}>
                    <b>{sideTitle(s.side)}</b>{' '}
                  </Show>
                  <Who seat={s} />
                </span>
              )}
            </For>
          </span>
          <span class="how">
            <Show when={props.named}>
              {titleOf(r.game)}, {scenarioTitle(r.game, r.scenario)}.{' '}
            </Show>
            {endedWords(r.ended, r)}
            <Show when={r.score !== undefined}>, {counted(r.score!, 'point')}</Show>
            <Show when={r.rated}>
              <small>rated</small>
            </Show>
          </span>
          <a class="go" {...linkTo(to({ at: 'table', id: r.id }))}>
            Look<span class="vh"> at the game of {r.seats.map(whoSits).join(' and ')}</span>
          </a>
          <small class="when">{ago(r.at, Date.now())}</small>
        </li>
      )}
    </For>
  </ul>
);
const Standings = (props: { readonly all: readonly StandingMessage[] }): JSX.Element => (
  <table class="standings">
    <thead>
      <tr>
        <th scope="col">Player</th>
        <th scope="col">Rating</th>
        <th scope="col">Sure within</th>
        <th scope="col">Games</th>
      </tr>
    </thead>
    <tbody>
      <For each={props.all}>
        {s => (
          <tr>
            <th scope="row">
              <a {...linkTo(to({ at: 'player', id: s.player }))}>{s.name}</a>
            </th>
            <td class="num">{s.rating}</td>
            <td class="num">± {2 * s.deviation}</td>
            <td class="num">{s.games}</td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

const WhichList = (props: { readonly list: number; readonly set: (list: number) => void }): JSX.Element => (
  <label class="field">
    <span class="vh">Game and scenario</span>
    <select value={String(props.list)} onChange={e => props.set(Number(e.currentTarget.value))}>
      <For each={LISTS}>
        {([g, s], i) => (
          <option value={String(i())}>
            {titleOf(g)}, {scenarioTitle(g, s)}
          </option>
        )}
      </For>
    </select>
  </label>
);
/** An empty list, with ways to fill it. */
const Nothing = (props: { readonly game: string; readonly words: string }): JSX.Element => (
  <Empty words={props.words}>
    <a class="btn" {...linkTo(to({ at: 'new', game: props.game }))}>
      Play {titleOf(props.game)}
    </a>
    <a {...linkTo(to({ at: 'lobby' }))}>See who waits</a>
  </Empty>
);
const Best = (props: { readonly game: string; readonly games: readonly ResultMessage[] }): JSX.Element => (
  <Show
    when={props.games.length}
    fallback={
      <Nothing game={props.game} words="No public game has been played to its end yet: yours may be the first." />
    }
  >
    <ResultRows results={props.games} />
  </Show>
);
const Rated = (props: { readonly game: string; readonly all: readonly StandingMessage[] }): JSX.Element => (
  <Show
    when={props.all.length}
    fallback={
      <Nothing
        game={props.game}
        words="Nobody is rated yet. Games between two accounts count, public or not: make an account, and play somebody who has one."
      />
    }
  >
    <Standings all={props.all} />
    <p class="quiet">
      The true strength lies within those bounds nineteen times in twenty. Games against bots and without an account are
      not rated.
    </p>
  </Show>
);

export const Results = (props: { readonly game?: string; readonly scenario?: string }): JSX.Element => {
  const asked = LISTS.findIndex(([g, s]) => g === props.game && (!props.scenario || s === props.scenario));
  const [list, setList] = createSignal(Math.max(0, asked));
  const at = () => LISTS[list()]!;
  const alone = (): boolean => listingOf(at()[0])?.card.players === 1;
  const [data] = createResource(at, async ([game, scenario]) => {
    const [recent, best, standings] = await Promise.all([
      api.results(game, scenario),
      api.best(game, scenario),
      api.ratings(game, scenario),
    ]);
    return { recent, best, standings };
  });
  return (
    <OnlinePage title="Results" lead={<WhichList list={list()} set={setList} />}>
      <Fetched from={data}>
        {() => (
          <div class="two">
            <section aria-labelledby="rate-title">
              <h2 class="hd" id="rate-title">
                {alone() ? 'Best games' : 'Ratings'} <span class="r">{alone() ? 'played to the end' : 'Glicko-2'}</span>
              </h2>
              <Show when={!alone()} fallback={<Best game={at()[0]} games={data.latest!.best} />}>
                <Rated game={at()[0]} all={data.latest!.standings} />
              </Show>
            </section>
            <section aria-labelledby="last-title">
              <h2 class="hd" id="last-title">
                Last games
              </h2>
              <Show
                when={data.latest!.recent.length}
                fallback={
                  <Nothing
                    game={at()[0]}
                    words="No public game is over yet. A game that is made public is shown here when it ends."
                  />
                }
              >
                <ResultRows results={data.latest!.recent} />
              </Show>
            </section>
          </div>
        )}
      </Fetched>
    </OnlinePage>
  );
};
