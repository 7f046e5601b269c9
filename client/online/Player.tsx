/** The page of a player: ratings, results by opponent, and the last games. */
import { createResource, For, Show, type JSX } from 'solid-js';
import type { PlayerMessage } from '../../server/ratings/wire.ts';
import { linkTo } from '../app/route.ts';
import { scenarioTitle, titleOf } from '../../games/shelf.ts';
import { ago } from '../home/when.ts';
import * as api from './api.ts';
import { to } from './place.ts';
import { ResultRows } from './Results.tsx';
import { Fetched, OnlinePage } from './OnlinePage.tsx';
import { botName } from './words.ts';

const Ratings = (props: { readonly all: PlayerMessage['ratings'] }): JSX.Element => (
  <Show when={props.all.length} fallback={<p class="empty">Not rated yet.</p>}>
    <ul class="bare-list rows">
      <For each={props.all}>
        {r => (
          <li>
            <b class="num rating">{r.rating}</b>
            <span>
              {titleOf(r.game)}, {scenarioTitle(r.game, r.scenario)}
              <small>
                ± {2 * r.deviation}, {r.games} {r.games === 1 ? 'game' : 'games'}
              </small>
            </span>
          </li>
        )}
      </For>
    </ul>
  </Show>
);
const Against = (props: { readonly all: PlayerMessage['against'] }): JSX.Element => (
  <Show when={props.all.length} fallback={<p class="empty">Nobody yet.</p>}>
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">Opponent</th>
          <th scope="col">Won</th>
          <th scope="col">Drawn</th>
          <th scope="col">Lost</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.all}>
          {a => (
            <tr>
              <th scope="row">
                <Show when={a.player} fallback={a.level ? botName(a.level) : a.name}>
                  {id => <a {...linkTo(to({ at: 'player', id: id() }))}>{a.name}</a>}
                </Show>
              </th>
              <td class="num">{a.won}</td>
              <td class="num">{a.drawn}</td>
              <td class="num">{a.lost}</td>
              <td>{ago(a.last, Date.now())}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </Show>
);

export const Player = (props: { readonly id: string }): JSX.Element => {
  const [data] = createResource(() => props.id, api.player);
  return (
    <OnlinePage title={data.state === 'ready' ? data().name : 'Player'}>
      <Fetched from={data}>
        {p => (
          <div class="two">
            <section aria-labelledby="p-rate">
              <h2 class="hd" id="p-rate">
                Ratings
              </h2>
              <Ratings all={p.ratings} />
              <h2 class="hd">Against</h2>
              <Against all={p.against} />
            </section>
            <section aria-labelledby="p-last">
              <h2 class="hd" id="p-last">
                Last games
              </h2>
              <Show when={p.recent.length} fallback={<p class="empty">No game is over yet.</p>}>
                <ResultRows results={p.recent} named />
              </Show>
            </section>
          </div>
        )}
      </Fetched>
    </OnlinePage>
  );
};
