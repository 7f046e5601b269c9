/** The page for somebody who comes by a link or from the lobby: what is played, against whom, and a button to sit down. */
import { createResource, createSignal, For, Show, type JSX } from 'solid-js';
import type { Card } from '../../server/wire.ts';
import { linkTo } from '../app/route.ts';
import { titleOf } from '../../games/shelf.ts';
import { sideTitle } from '../game/seats.ts';
import * as api from './api.ts';
import { givenName, NameField } from './NameField.tsx';
import { to } from './place.ts';
import { OnlinePage, Trouble } from './OnlinePage.tsx';
import { Facts } from './WaitingRoom.tsx';

interface Props {
  readonly id: string;
  readonly card: Card | undefined;
  readonly side?: string;
  readonly invite?: string;
  readonly seated: (link?: string) => void;
  readonly watch?: (() => void) | undefined;
}

/** The link was used before, perhaps by the same person in another browser. */
const Used = (props: { readonly card: Card; readonly watch?: (() => void) | undefined }): JSX.Element => (
  <>
    <p>
      This link was used: whoever opens it first sits down, once. If that was you in another browser, open the link of
      your seat that it shows under “Game”, or <a {...linkTo(to({ at: 'account' }))}>sign in</a> here.
    </p>
    <Facts card={props.card} />
    <p class="row">
      <button type="button" class="btn pri" onClick={() => props.watch?.()}>
        Look on
      </button>
      <a class="btn" {...linkTo(to({ at: 'new', game: props.card.game }))}>
        Make a game of your own
      </a>
    </p>
  </>
);
const About = (props: { readonly card: Card | undefined }): JSX.Element => (
  <Show when={props.card} fallback={<p class="big-words">To a game of which only the players know more.</p>}>
    {card => (
      <>
        <p class="big-words">{titleOf(card().game)}</p>
        <Facts card={card()} />
      </>
    )}
  </Show>
);
const WhichSide = (props: {
  readonly free: readonly string[];
  readonly side: string | undefined;
  readonly set: (side: string) => void;
}): JSX.Element => (
  <fieldset class="pick">
    <legend>Your side</legend>
    <For each={props.free}>
      {s => (
        <label>
          <input type="radio" name="side" checked={props.side === s} onChange={() => props.set(s)} />
          <span>{sideTitle(s)}</span>
        </label>
      )}
    </For>
  </fieldset>
);
const SitDown = (props: {
  readonly busy: boolean;
  readonly alone: boolean;
  readonly side: string | undefined;
  readonly watch?: (() => void) | undefined;
}): JSX.Element => {
  const words = (): string => {
    if (props.busy) return 'One moment …';
    return props.alone || !props.side ? 'Sit down' : `Play the ${sideTitle(props.side)} side`;
  };
  return (
    <div class="row">
      <button type="submit" class="btn pri big" disabled={props.busy}>
        {words()}
      </button>
      <Show when={props.watch}>
        {watch => (
          <button type="button" class="btn" onClick={() => watch()()}>
            Only look on
          </button>
        )}
      </Show>
    </div>
  );
};

/** The state of sitting down: side, name, and why it failed. */
const createSitting = (props: Props) => {
  const free = (): readonly string[] => props.card?.seats.filter(s => s.by === 'nobody').map(s => s.side) ?? [];
  const [wanted, setWanted] = createSignal<string>();
  const side = (): string | undefined => props.side ?? wanted() ?? free()[0];
  const [typed, setName] = createSignal<string>();
  const [known] = createResource(givenName);
  const name = (): string => typed() ?? known() ?? '';
  const [busy, setBusy] = createSignal(false);
  const [why, setWhy] = createSignal('');
  const sit = async (): Promise<void> => {
    /** Whether the player knows of the data pack: the card names it, or the server has just refused because of it. */
    const knowsOfPack = props.card?.pack !== undefined || why() !== '';
    setBusy(true);
    setWhy('');
    try {
      const trimmed = name().trim();
      const chosen = side();
      const { link } = await api.sit(props.id, {
        nonce: api.newNonce(),
        ...(chosen ? { side: chosen } : {}),
        ...(knowsOfPack ? { told: knowsOfPack } : {}),
        ...(props.invite ? { invite: props.invite } : {}),
        ...(trimmed ? { name: trimmed } : {}),
      });
      props.seated(link);
    } catch (e) {
      setBusy(false);
      setWhy((e as Error).message);
    }
  };
  return { free, side, setWanted, name, setName, busy, why, sit };
};
const Invited = (props: Props & { readonly sitting: ReturnType<typeof createSitting> }): JSX.Element => {
  const { free, side, setWanted, name, setName, busy, why, sit } = props.sitting;
  return (
    <form
      class="join"
      onSubmit={e => {
        e.preventDefault();
        void sit();
      }}
    >
      <About card={props.card} />
      <Show when={!props.side && free().length > 1}>
        <WhichSide free={free()} side={side()} set={setWanted} />
      </Show>
      <NameField name={name()} set={setName} placeholder="Guest" />
      <Trouble why={why()} />
      <SitDown busy={busy()} alone={props.card?.seats.length === 1} side={side()} watch={props.watch} />
      <p class="quiet">
        No account is needed: the seat is held by this browser. A number of your own goes into the dice, so that nobody
        else has chosen them.
      </p>
    </form>
  );
};

export const Join = (props: Props): JSX.Element => {
  const sitting = createSitting(props);
  const by = (): string | undefined => props.card?.seats.find(s => s.by === 'person')?.name;
  const used = (): boolean =>
    !sitting.busy() &&
    props.invite !== undefined &&
    props.card?.seats.some(s => s.side === props.side && s.by !== 'nobody') === true;
  const title = (): string => {
    if (used()) return 'Somebody sits there already';
    return by() ? `${by()} invites you` : 'You are invited';
  };
  return (
    <OnlinePage title={title()} narrow>
      <Show when={!used()} fallback={<Used card={props.card!} watch={props.watch} />}>
        <Invited {...props} sitting={sitting} />
      </Show>
    </OnlinePage>
  );
};
