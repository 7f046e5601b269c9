/** The hand-over between two players at one screen. It shows nothing secret, because the worker sends nothing secret. One key continues. */
import { For, onMount, Show, type JSX } from 'solid-js';
import { DieFace } from '../../screen/dice/Dice.tsx';
import { Case } from '../rules/open.tsx';
import { sideTitle } from '../game/seats.ts';
import type { Session } from '../game/session.ts';
import { ThemeButton } from './Masthead.tsx';
import { linkTo } from './route.ts';

export const HandOver = (props: { readonly session: Session }): JSX.Element => {
  const snap = () => props.session.snapshot();
  const over = () => snap().handOver!;
  const side = () => sideTitle(over().to);
  /** The last die, which caused the decision. Both players have seen it. */
  const die = (): number => Number(over().told.findLast(l => typeof l.event['die'] === 'number')?.event['die'] ?? 0);
  let button!: HTMLButtonElement;
  onMount(() => queueMicrotask(() => button.focus()));
  return (
    <main class="hand-over" aria-label="Between the players">
      <div class={`hand-card side-${over().to}`}>
        <p class="hand-turn">Turn {snap().turn}</p>
        <h1>Hand over to the {side()} player</h1>
        <p class="hand-step">
          {over().step.name} <Case c={over().step.case} />
        </p>
        <Show when={over().told.length}>
          <h2 class="hd">Seen by both since</h2>
          <Show when={die() > 0}>
            <span class="hand-die" role="img" aria-label={`Die ${die()}`}>
              <DieFace face={die()} />
            </span>
          </Show>
          <ol class="hand-told">
            <For each={over().told}>
              {l => (
                <li>
                  {l.text} <Case c={l.case} />
                </li>
              )}
            </For>
          </ol>
        </Show>
        <p class="row">
          <button ref={button} type="button" class="btn pri" onClick={() => void props.session.here(over().to)}>
            I am the {side()} player
          </button>
          <kbd>Enter</kbd>
        </p>
        <p class="quiet row">
          <a {...linkTo({ at: 'home' })}>Leave the table</a>
          <ThemeButton />
        </p>
      </div>
    </main>
  );
};
