/** On the first page: what waits online for this browser. */
import { createResource, For, type JSX } from 'solid-js';
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
/** The games of this browser that wait or go on; nothing where there are none. */
export const Friend = (): JSX.Element => {
  const [mine] = createResource(waiting);
  const first = () => (mine.latest ?? []).slice(0, FEW);
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
