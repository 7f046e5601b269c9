/** On the first page: the way to online play, and what waits there for this browser. */
import { createResource, For, Show, type JSX } from 'solid-js';
import { linkTo } from '../app/route.ts';
import { titleOf } from '../../games/shelf.ts';
import * as api from './api.ts';
import { to } from './place.ts';
import { standOf, whoSits } from './words.ts';

const FEW = 3;
/** Without a server there are simply no games. */
const waiting = () =>
  api.myGames().then(
    all => all.filter(c => c.status !== 'over').map(c => ({ card: c, stand: standOf(c) })),
    () => [],
  );
export const Friend = (): JSX.Element => {
  const [mine] = createResource(waiting);
  const first = () => (mine.latest ?? []).slice(0, FEW);
  return (
    <>
      <Show when={first().length} fallback={<p>Make a game, send the link, play live or over weeks. No account.</p>}>
        <ul class="bare-list rep">
          <For each={first()}>
            {({ card, stand }) => (
              <li>
                <a {...linkTo(to({ at: 'table', id: card.id }))}>
                  <b>{titleOf(card.game)}</b>
                  <span>
                    {stand.mine ? <b>Your move</b> : stand.words}
                    {card.seats
                      .filter(s => !s.mine && s.by === 'person')
                      .map(s => ` · ${whoSits(s)}`)
                      .join('')}
                  </span>
                </a>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <p class="row">
        <a class="btn" {...linkTo(to({ at: 'new' }))}>
          New online game
        </a>
        <a {...linkTo(to({ at: 'lobby' }))}>All games and the lobby</a>
      </p>
    </>
  );
};
