/** The player's online games on the first page. */
import { createResource, For, type JSX } from 'solid-js';
import { linkTo } from '../app/route.ts';
import { titleOf } from '../../games/shelf.ts';
import * as api from './api.ts';
import { to } from './place.ts';
import { gameStanding, whoSits } from './words.ts';

const MAX_SHOWN = 3;
/** If the server cannot be reached, the list is empty. */
const waiting = () =>
  api.myGames().then(
    all => all.filter(c => c.status !== 'over').map(c => ({ card: c, stand: gameStanding(c) })),
    () => [],
  );
/** The online games that are open or in progress; an empty list if there are none. */
export const OnlineSummary = (): JSX.Element => {
  const [mine] = createResource(waiting);
  const first = () => (mine.latest ?? []).slice(0, MAX_SHOWN);
  return (
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
  );
};
