/** The waiting room before the first choice: the link to send, who has come, and notices. */
import { createSignal, For, Show, type JSX } from 'solid-js';
import type { Card, SeatMessage } from '../../server/wire.ts';
import { toastTrouble } from '../app/toasts.tsx';
import { scenarioTitle, titleOf } from '../../games/shelf.ts';
import { sideTitle } from '../game/seats.ts';
import * as api from './api.ts';
import { Chat } from './Chat.tsx';
import { invitesTo, keepInvites, type Invites } from './memory.ts';
import { linkWith } from './place.ts';
import { PushOffer } from './Push.tsx';
import { OnlyHere, Send } from './Send.tsx';
import type { Online } from './session.ts';
import { OnlinePage } from './OnlinePage.tsx';
import { mineIn, packWords, paceWords, whoSits } from './words.ts';

const seatWords = (s: SeatMessage): string => {
  if (s.mine) return `${whoSits(s)} (you)`;
  return s.by === 'nobody' ? 'still open' : whoSits(s);
};
export const Facts = (props: { readonly card: Card }): JSX.Element => (
  <dl class="ofacts">
    <dt>Scenario</dt>
    <dd>{scenarioTitle(props.card.game, props.card.scenario)}</dd>
    <For each={props.card.seats}>
      {s => (
        <>
          <dt>{props.card.seats.length > 1 ? sideTitle(s.side) : 'Player'}</dt>
          <dd>{seatWords(s)}</dd>
        </>
      )}
    </For>
    <Show when={props.card.pack}>
      {pack => (
        <>
          <dt>Data</dt>
          <dd>{packWords(pack().name)}</dd>
        </>
      )}
    </Show>
    <dt>Pace</dt>
    <dd>{paceWords(props.card.pace)}</dd>
    <dt>Dice</dt>
    <dd>
      fingerprint of the secret seed <code title={props.card.commitment}>{props.card.commitment.slice(0, 12)}…</code>
    </dd>
  </dl>
);

/** A side without a player: its link, or a button to make one. */
const OpenSide = (props: {
  readonly card: Card;
  readonly side: string;
  readonly invite: string | undefined;
  readonly renew: (side: string) => Promise<void>;
}): JSX.Element => (
  <Show
    when={props.invite}
    fallback={
      <p class="row">
        <span>
          The {sideTitle(props.side)} side is open
          {props.card.public ? ' and stands in the lobby' : ', and kept for whoever you played'}.
        </span>
        <button type="button" class="btn" onClick={() => void props.renew(props.side)}>
          Make a link
        </button>
      </p>
    }
  >
    <Send
      link={linkWith(location.origin, props.card.id, { side: props.side, invite: props.invite! })}
      label={`Link for the ${sideTitle(props.side)} player`}
      title={`Phoney War: ${titleOf(props.card.game)}`}
    />
    <p class="quiet">
      Whoever opens it first may sit down, once.{' '}
      <button type="button" class="word" onClick={() => void props.renew(props.side)}>
        Make another
      </button>{' '}
      if it went to the wrong place: this one is void then.
      <Show when={props.card.public}> The game also stands in the lobby.</Show>
    </p>
  </Show>
);
const StillOpen = (props: {
  readonly card: Card;
  readonly free: readonly string[];
  readonly mine: boolean;
}): JSX.Element => {
  const [invites, setInvites] = createSignal<Invites>(invitesTo(props.card.id));
  const renew = async (side: string): Promise<void> => {
    try {
      const seated = await api.newInvite(props.card.id, side);
      keepInvites(props.card.id, seated.invites);
      setInvites(invitesTo(props.card.id));
    } catch (e) {
      toastTrouble(e);
    }
  };
  return (
    <Show
      when={props.mine || Object.keys(invites()).length}
      fallback={
        <p class="big-words" role="status">
          The game has not begun: somebody is still to sit down.
        </p>
      }
    >
      <p class="big-words" role="status">
        {props.free.some(side => invites()[side])
          ? 'Send this link. The game begins as soon as your friend sits down.'
          : 'The game begins as soon as the other player sits down.'}
      </p>
      <For each={props.free}>
        {side => <OpenSide card={props.card} side={side} invite={invites()[side]} renew={renew} />}
      </For>
      <Show when={Object.keys(invites()).length}>
        <OnlyHere />
      </Show>
      <PushOffer>Be told when it is your move, also when this page is closed.</PushOffer>
    </Show>
  );
};

export const WaitingRoom = (props: { readonly online: Online; readonly card: Card }): JSX.Element => {
  const free = (): readonly string[] => props.card.seats.filter(s => s.by === 'nobody').map(s => s.side);
  const mine = (): boolean => mineIn(props.card).length > 0;
  const cancel = async (): Promise<void> => {
    try {
      await api.cancel(props.card.id);
    } catch (e) {
      toastTrouble(e);
    }
  };
  return (
    <OnlinePage title={titleOf(props.card.game)} narrow>
      <Show
        when={free().length}
        fallback={
          <p class="big-words" role="status">
            Everybody is here: the game begins.
          </p>
        }
      >
        <StillOpen card={props.card} free={free()} mine={mine()} />
      </Show>
      <h2 class="hd">The game</h2>
      <Facts card={props.card} />
      <Show when={mine()}>
        <p class="row">
          <button type="button" class="btn" onClick={() => void cancel()}>
            Cancel the game
          </button>
        </p>
      </Show>
      <Show when={mine() && props.card.seats.filter(s => s.by === 'person').length > 1}>
        <Chat online={props.online} game={props.card.id} />
      </Show>
    </OnlinePage>
  );
};
