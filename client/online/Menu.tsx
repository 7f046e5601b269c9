/** The menu of an online game: draw, undo by agreement, resignation, another device, notices. */
import { createSignal, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { linkTo } from '../app/route.ts';
import { sideTitle } from '../game/seats.ts';
import type { Card } from '../../server/wire.ts';
import type { Session, Snapshot } from '../game/session.ts';
import * as api from './api.ts';
import type { TableStatus } from './online-seat.ts';
import { GameNotices } from './GameNotices.tsx';
import { Icon } from './icons.tsx';
import { keepSeatLink, seatLink } from './memory.ts';
import { Moment } from './Moment.tsx';
import { linkWith, to } from './place.ts';
import { Facts } from './WaitingRoom.tsx';
import { OnlyHere, Send } from './Send.tsx';
import { PaceChoice } from '../replay/Pace.tsx';
import type { Online } from './session.ts';
import { Trouble } from './OnlinePage.tsx';
import { hasOpponent } from './words.ts';

const MAX_STEPS = 10;
type Act = (request: Parameters<Online['act']>[0]) => Promise<void>;
const Acts = (props: { readonly agrees: boolean; readonly act: Act }): JSX.Element => {
  const [sure, setSure] = createSignal(false);
  return (
    <div class="row acts">
      <Show when={props.agrees}>
        <button type="button" class="btn" onClick={() => void props.act({ do: 'offer', what: 'draw' })}>
          Offer a draw
        </button>
      </Show>
      <Show
        when={sure()}
        fallback={
          <button type="button" class="btn" onClick={() => setSure(true)}>
            Resign …
          </button>
        }
      >
        <button type="button" class="btn go" onClick={() => void props.act({ do: 'resign' })}>
          Yes, I resign
        </button>
        <button type="button" class="btn" onClick={() => setSure(false)}>
          No
        </button>
      </Show>
    </div>
  );
};
/** The last steps with log lines, latest first. The player can ask to undo each with everything after it. */
const stepsIn = (log: Snapshot['log']) =>
  [
    ...Map.groupBy(
      log.filter(l => l.entry >= 0 && l.event['is'] !== 'agreed'),
      l => l.entry,
    ),
  ]
    .slice(-MAX_STEPS)
    .toReversed();
const TakeBack = (props: { readonly steps: ReturnType<typeof stepsIn>; readonly act: Act }): JSX.Element => (
  <details>
    <summary>Request undo</summary>
    <p class="quiet">
      Your own last steps go back with Undo, without asking, until dice fell, something was looked at or the other side
      was asked. Beyond that the other side must agree, and the record shows it. Back to before:
    </p>
    <ul class="bare-list steps">
      <For each={props.steps}>
        {([entry, lines]) => (
          <li>
            <button type="button" onClick={() => void props.act({ do: 'offer', what: 'back', to: entry })}>
              {lines[0]!.text}
            </button>
          </li>
        )}
      </For>
    </ul>
  </details>
);

/** The actions of a player: offer a draw, resign, request an undo. */
const Asks = (props: {
  readonly around: TableStatus;
  readonly log: Snapshot['log'];
  readonly act: Act;
}): JSX.Element => {
  const agrees = (): boolean => hasOpponent(props.around.card!, props.around.sides) && !props.around.offer;
  const steps = () => stepsIn(props.log);
  return (
    <>
      <Acts agrees={agrees()} act={props.act} />
      <Show when={agrees() && steps().length}>
        <TakeBack steps={steps()} act={props.act} />
      </Show>
    </>
  );
};

interface Seated {
  readonly card: Card;
  readonly sides: readonly string[];
  readonly fail: (why: string) => void;
}
/** The link of the player's own seat, and a way to replace it if it got into the wrong hands. */
const SeatLink = (
  props: Omit<Seated, 'fail'> & {
    readonly link: string;
    readonly renewed: boolean;
    readonly renew: () => Promise<void>;
  },
): JSX.Element => (
  <>
    <Send
      link={linkWith(location.origin, props.card.id, { seat: props.link })}
      label={`Your own seat${props.card.seats.length > 1 ? `, ${sideTitle(props.sides[0]!)}` : ''}`}
      title="My seat in Phoney War"
    />
    <p class="quiet">
      Whoever has this link plays for you: send it to nobody else.{' '}
      <Show when={!props.renewed} fallback={<b role="status">This link is new: every other device is shut out.</b>}>
        <button type="button" class="word" onClick={() => void props.renew()}>
          Make another
        </button>{' '}
        to shut out every other device.
      </Show>
    </p>
  </>
);
const AnotherDevice = (props: Seated): JSX.Element => {
  const [link, setLink] = createSignal(seatLink(props.card.id));
  const [renewed, setRenewed] = createSignal(false);
  const renew = async (): Promise<void> => {
    try {
      const seated = await api.newSeatLink(props.card.id, props.sides[0]!);
      keepSeatLink(props.card.id, seated.link);
      setLink(seated.link);
      setRenewed(true);
    } catch (e) {
      props.fail((e as Error).message);
    }
  };
  return (
    <details>
      <summary>Play it on another device</summary>
      <Show
        when={link()}
        fallback={
          <p class="row">
            <button type="button" class="btn" onClick={() => void renew()}>
              Make a link to my seat
            </button>
            <span class="quiet">Other devices that had one lose the seat.</span>
          </p>
        }
      >
        {l => <SeatLink card={props.card} sides={props.sides} link={l()} renewed={renewed()} renew={renew} />}
      </Show>
      <OnlyHere />
      <p class="quiet">
        With <a {...linkTo(to({ at: 'account' }))}>an account</a> all your games follow you.
      </p>
    </details>
  );
};

const Others = (): JSX.Element => (
  <p class="row">
    What the others do is shown <PaceChoice />
  </p>
);

interface MenuProps {
  readonly online: Online;
  readonly session: Session;
  readonly close: () => void;
}
/** The contents of the menu, and why an action was refused. */
const Inside = (props: MenuProps): JSX.Element => {
  const { around } = props.online;
  const card = () => around.card!;
  const [why, setWhy] = createSignal('');
  /** Closes the menu on success, because the result shows above the table. */
  const act: Act = async request => {
    const refused = await props.online.act(request);
    if (refused) setWhy(refused);
    else props.close();
  };
  return (
    <>
      <Facts card={card()} />
      <Trouble why={why()} />
      <Show when={around.sides.length > 0 && !around.ended}>
        <Asks around={around} log={props.session.snapshot().log} act={act} />
      </Show>
      <Show when={card().seats.length > 1 && !around.ended}>
        <Others />
      </Show>
      <Show when={around.sides.length}>
        <AnotherDevice card={card()} sides={around.sides} fail={setWhy} />
        <GameNotices game={card().id} fail={setWhy} />
      </Show>
      <Show when={card().public || around.sides.length}>
        <Send
          link={`${location.origin}/g/${card().id}`}
          label="For those who want to look on"
          title="A game of Phoney War"
        />
      </Show>
    </>
  );
};

export const Menu = (props: MenuProps): JSX.Element => {
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  onCleanup(() => dialog.close());
  return (
    <dialog
      ref={dialog}
      class="omenu online"
      aria-labelledby="omenu-title"
      onClose={() => props.close()}
      onClick={e => {
        if (e.target === dialog) dialog.close();
      }}
    >
      <div class="omenu-in">
        <header>
          <h2 id="omenu-title">This game</h2>
          <button type="button" class="bare" aria-label="Close" onClick={() => dialog.close()}>
            <Icon name="no" />
          </button>
        </header>
        <Inside {...props} />
        <p class="row">
          <Moment online={props.online} session={props.session} />
          <a class="btn" {...linkTo(to({ at: 'lobby' }))}>
            All your games
          </a>
        </p>
      </div>
    </dialog>
  );
};
