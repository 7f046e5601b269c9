/** A local game as a row, to continue or to replay. Its record can be downloaded, and it can be deleted. */
import { Show, type JSX } from 'solid-js';
import { Icon } from '../app/icons.tsx';
import { downloadStored } from '../app/rescue.ts';
import { linkTo } from '../app/route.ts';
import { toast, toastTrouble } from '../app/toasts.tsx';
import { remove, type Card } from '../storage/storage.ts';
import { titleOf } from '../../games/shelf.ts';
import { Minimap } from './Minimap.tsx';
import { ago } from './when.ts';
import { opponentText } from './opponent-text.ts';

export interface Row {
  readonly card: Card;
  readonly refresh: () => void;
}

const throwAway = async (card: Card, refresh: () => void): Promise<void> => {
  const change = async (when: number | undefined): Promise<void> => {
    try {
      await remove(card.id, when);
    } catch (e) {
      toastTrouble(e);
    }
    refresh();
  };
  await change(Date.now());
  toast({
    text: `${titleOf(card.game)}, turn ${card.standing.turn}, was thrown away.`,
    action: { label: 'Undo', run: () => void change(undefined) },
  });
};
const Tools = (props: Row): JSX.Element => {
  const name = (): string => `${titleOf(props.card.game)}, turn ${props.card.standing.turn}`;
  return (
    <span class="card-tools">
      <button
        type="button"
        class="bare"
        title="Download the record"
        aria-label={`Download the record of ${name()}`}
        onClick={() => void downloadStored(props.card.id)}
      >
        <Icon name="save" />
      </button>
      <button
        type="button"
        class="bare"
        title="Throw away"
        aria-label={`Throw away ${name()}`}
        onClick={() => void throwAway(props.card, props.refresh)}
      >
        <Icon name="bin" />
      </button>
    </span>
  );
};
export const Going = (props: Row): JSX.Element => (
  <li class="going">
    <Minimap game={props.card.game} dots={props.card.pack ? undefined : props.card.standing.dots} />
    <div class="going-at">
      <b>{titleOf(props.card.game)}</b>
      <span class="at">
        turn {props.card.standing.turn} · {props.card.standing.when}
        <Show when={props.card.pack}> · data pack “{props.card.pack}”</Show>
      </span>
      <p>
        {opponentText(props.card.setup)} {props.card.standing.step}. {props.card.standing.score}.
      </p>
      <small>{ago(props.card.changed, Date.now())}</small>
    </div>
    <div class="going-do">
      <a class="btn pri" {...linkTo({ at: 'play', id: props.card.id })}>
        Go on
        <span class="vh">
          {' '}
          with {titleOf(props.card.game)}, turn {props.card.standing.turn}
        </span>
      </a>
      <Tools card={props.card} refresh={props.refresh} />
    </div>
  </li>
);
export const Done = (props: Row): JSX.Element => (
  <li>
    <a {...linkTo({ at: 'replay', id: props.card.id })}>
      <Icon name="replay" />
      <b>{titleOf(props.card.game)}</b>
      <span>
        {props.card.over ? props.card.standing.step : `turn ${props.card.standing.turn}, unfinished`},{' '}
        {props.card.standing.score}
      </span>
    </a>
    <Tools card={props.card} refresh={props.refresh} />
  </li>
);
