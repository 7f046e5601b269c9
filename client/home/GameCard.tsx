import { For, Show, type JSX } from 'solid-js';
import { aboutGame } from '../office.ts';
import type { Listed } from './catalogue.ts';
import { Drawing } from './Drawing.tsx';

interface Props {
  readonly game: Listed;
  readonly play: (id: string) => void;
  readonly point: (id: string | undefined) => void;
}

/** Fetches the rules while the hand is still on its way to the button. */
const warm = (id: string): void => {
  void aboutGame(id).catch(() => undefined);
};

export const GameCard = (props: Props): JSX.Element => (
  <article
    class="game-card"
    classList={{ coming: !props.game.ready }}
    onPointerEnter={() => props.point(props.game.id)}
    onPointerLeave={() => props.point(undefined)}
  >
    <div class="art">
      <Drawing url={props.game.art} />
      <span class="rm" aria-hidden="true">
        {props.game.roman}
      </span>
    </div>
    <h3>{props.game.title}</h3>
    <p class="pub">{props.game.published}</p>
    <p class="card-words">{props.game.words}</p>
    <ul class="card-facts">
      <For each={props.game.facts}>{f => <li>{f}</li>}</For>
    </ul>
    <div class="card-do">
      <Show when={props.game.ready} fallback={<span class="soon">In preparation: not playable yet</span>}>
        <button
          type="button"
          class="btn pri"
          onPointerEnter={() => warm(props.game.id)}
          onFocus={() => warm(props.game.id)}
          onClick={() => props.play(props.game.id)}
        >
          Play<span class="vh"> {props.game.title}</span>
        </button>
        <span class="solo">{props.game.seats}</span>
      </Show>
    </div>
  </article>
);
