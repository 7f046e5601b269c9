/** 8.1 Cards and markers as they come, one after the other, until the hand is used. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { Chit } from '../../../screen/parts/Chit.tsx';
import { CARDS } from '../data/cards.ts';
import { backOf } from '../look/chits.ts';
import type { SideName } from '../view.ts';
import { abilityIn, drawnIn } from './draws.ts';
import { useNr } from './state.ts';

const SHOWN = ['trimming', 'redrawing', 'planning', 'swapping'];
export const Draws = (): JSX.Element => {
  const { snap, view } = useNr();
  const side = () => view().viewer as SideName;
  const drawn = createMemo(() => drawnIn(snap().log));
  const title = (card: string): string => CARDS.find(c => `#${c.no}` === card)?.[side()]?.name ?? card;
  const wanted = () =>
    view().decides?.side === side() &&
    SHOWN.includes(view().decides?.kind ?? '') &&
    drawn().cards.length + drawn().markers.length > 0;
  return (
    <Show when={wanted()}>
      <div class="nr-drawn" role="group" aria-label="Drawn this turn">
        <h3 class="sub">
          Drawn this turn <Cite case="8.1" />
        </h3>
        <ol>
          <For each={drawn().cards}>
            {(card, i) => (
              <li style={{ '--nth': String(i()) }}>
                <b class="num">{card.slice(1)}</b> {title(card)}
              </li>
            )}
          </For>
        </ol>
        <ol class="chits">
          <For each={drawn().markers}>
            {(name, i) => (
              <Show when={abilityIn(name)}>
                {ability => (
                  <li style={{ '--nth': String(drawn().cards.length + i()) }} title={ability()}>
                    <Chit face={backOf(side(), ability())} size={26} />
                  </li>
                )}
              </Show>
            )}
          </For>
        </ol>
      </div>
    </Show>
  );
};
