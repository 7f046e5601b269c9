import { For, Show, type JSX } from 'solid-js';
import { linkTo } from '../app/route.ts';
import { openBriefing } from '../briefing/open.tsx';
import { aboutGame } from '../worker/engine-worker.ts';
import type { Listing } from '../../games/shelf.ts';
import { Drawing } from './Drawing.tsx';
import { opponentChoices } from './opponents.ts';

interface Props {
  readonly game: Listing;
  /** `all` is the player or bot for every side, if the player chose one. */
  readonly play: (id: string, all?: string) => void;
  readonly point: (id: string | undefined) => void;
}

/** Loads the rules early, while the pointer is on its way to the button. */
const preload = (id: string): void => {
  void aboutGame(id).catch(() => undefined);
};

export const GameCard = (props: Props): JSX.Element => (
  <article
    class="game-card"
    classList={{ coming: !props.game.table }}
    onPointerEnter={() => props.point(props.game.id)}
    onPointerLeave={() => props.point(undefined)}
  >
    <div class="art">
      <Drawing url={props.game.card.art} />
      <span class="rm" aria-hidden="true">
        {props.game.card.roman}
      </span>
    </div>
    <h3>{props.game.card.title}</h3>
    <p class="pub">{props.game.card.published}</p>
    <p class="card-words">{props.game.card.words}</p>
    <ul class="card-facts">
      <For each={props.game.card.facts}>{f => <li>{f}</li>}</For>
    </ul>
    <div class="card-do">
      <Show when={props.game.table} fallback={<span class="soon">In preparation: not playable yet</span>}>
        <button
          type="button"
          class="btn pri"
          onPointerEnter={() => preload(props.game.id)}
          onFocus={() => preload(props.game.id)}
          onClick={() => props.play(props.game.id)}
        >
          Play<span class="vh"> {props.game.card.title}</span>
        </button>
        <ul class="whom" aria-label="Against whom">
          <For each={opponentChoices(props.game)}>
            {w => (
              <li>
                <Show
                  when={w.seats}
                  fallback={<a {...linkTo({ at: 'online', path: `/online/new/${props.game.id}` })}>{w.word}</a>}
                >
                  {seats => (
                    <button type="button" onClick={() => props.play(props.game.id, seats().all)}>
                      {w.word}
                    </button>
                  )}
                </Show>
              </li>
            )}
          </For>
          <li>
            <button
              type="button"
              class="word"
              onClick={() => openBriefing({ game: props.game.id, scenario: props.game.card.scenarios[0]!.id })}
            >
              how it plays<span class="vh"> in {props.game.card.title}</span>
            </button>
          </li>
          <li>
            <a {...linkTo({ at: 'rules', game: props.game.id })}>
              rules<span class="vh"> of {props.game.card.title}</span>
            </a>
          </li>
        </ul>
      </Show>
    </div>
  </article>
);
