/** The strip after an online game: replay, dice check, record, a link to a position, rematch. */
import { createSignal, Show, type JSX } from 'solid-js';
import type { Card } from '../../server/wire.ts';
import { Eyes } from '../app/Eyes.tsx';
import { downloadText } from '../app/rescue.ts';
import { go, linkTo } from '../app/route.ts';
import { toastTrouble } from '../app/toasts.tsx';
import { sideTitle } from '../game/seats.ts';
import type { Session } from '../game/session.ts';
import * as api from './api.ts';
import { keepSeatLink } from './memory.ts';
import { Moment } from './Moment.tsx';
import { to } from './place.ts';
import type { Online } from './session.ts';
import { endedWords, isAlone } from './words.ts';

const withTrouble = (work: () => Promise<void>) => (): void => {
  work().catch(toastTrouble);
};

const More = (props: { readonly online: Online; readonly session: Session; readonly card: Card }): JSX.Element => (
  <details open={matchMedia('(min-width:761px)').matches}>
    <summary>More</summary>
    <div class="row">
      <a class="btn" {...linkTo({ at: 'verify', id: props.card.id })}>
        Check the dice
      </a>
      <button
        type="button"
        class="btn"
        onClick={withTrouble(async () =>
          downloadText(props.card.game, props.card.id, `${await api.recordText(props.card.id)}\n`),
        )}
      >
        Download
      </button>
      <Moment online={props.online} session={props.session} />
      <a class="btn" {...linkTo(to({ at: 'results', game: props.card.game, scenario: props.card.scenario }))}>
        Results
      </a>
      <Show when={props.card.seats.length > 1}>
        <Eyes session={props.session} />
      </Show>
    </div>
  </details>
);

export const FinishedGame = (props: { readonly online: Online; readonly session: Session }): JSX.Element => {
  const { around } = props.online;
  const card = () => around.card!;
  const ended = () => around.ended!;
  const [asking, setAsking] = createSignal(false);
  const words = (): string =>
    ended().winner !== undefined && around.sides.includes(ended().winner!)
      ? `You have won (${sideTitle(ended().winner!)}). `
      : '';
  const again = async (): Promise<void> => {
    setAsking(true);
    try {
      const { game, link } = await api.rematch(card().id);
      keepSeatLink(game.id, link);
      await api.ready(game.id).catch(() => undefined);
      go(to({ at: 'table', id: game.id }));
    } finally {
      setAsking(false);
    }
  };
  return (
    <section class="strip after" aria-label="After the game">
      <p>
        <b>The game is over.</b> {words()}
        {endedWords(ended(), card())}.
      </p>
      <Show when={around.sides.length}>
        <button type="button" class="btn pri" disabled={asking()} onClick={withTrouble(again)}>
          {card().rematch ? 'To the rematch' : isAlone(card()) ? 'Play again' : 'Rematch, sides changed'}
        </button>
      </Show>
      <Show when={(props.session.snapshot().stops?.length ?? 0) > 1}>
        <button type="button" class="btn" onClick={() => void props.session.lookAt(0)}>
          Watch it again
        </button>
      </Show>
      <More online={props.online} session={props.session} card={card()} />
    </section>
  );
};
