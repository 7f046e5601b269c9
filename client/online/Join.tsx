/** Somebody comes by a link, or from the lobby: what is played, against whom, and one button to sit down. */
import { createResource, createSignal, For, Show, type JSX } from 'solid-js';
import type { Card } from '../../server/wire.ts';
import { linkTo } from '../app/route.ts';
import { titleOf } from '../../games/shelf.ts';
import { sideTitle } from '../seats.ts';
import * as api from './api.ts';
import { to } from './place.ts';
import { Sheet } from './Sheet.tsx';
import { Facts } from './Room.tsx';

interface Props {
  readonly id: string;
  readonly card: Card | undefined;
  readonly side?: string;
  readonly invite?: string;
  readonly seated: (link?: string) => void;
  readonly watch?: (() => void) | undefined;
}

export const Join = (props: Props): JSX.Element => {
  const free = (): readonly string[] => props.card?.seats.filter(s => s.by === 'nobody').map(s => s.side) ?? [];
  const [wanted, setWanted] = createSignal<string>();
  const side = (): string | undefined => props.side ?? wanted() ?? free()[0];
  const [name, setName] = createSignal<string>();
  const [busy, setBusy] = createSignal(false);
  const [why, setWhy] = createSignal('');
  const [known] = createResource(() =>
    api.me().then(
      m => (m.name.startsWith('Guest ') ? '' : m.name),
      () => '',
    ),
  );
  const by = (): string | undefined => props.card?.seats.find(s => s.by === 'person')?.name;
  const sit = async (): Promise<void> => {
    /** Its card says it, or the server just did. */
    const told = props.card?.pack !== undefined || why() !== '';
    setBusy(true);
    setWhy('');
    try {
      const said = (name() ?? known() ?? '').trim();
      const chosen = side();
      const { link } = await api.sit(props.id, {
        nonce: api.newNonce(),
        ...(chosen ? { side: chosen } : {}),
        ...(told ? { told } : {}),
        ...(props.invite ? { invite: props.invite } : {}),
        ...(said ? { name: said } : {}),
      });
      props.seated(link);
    } catch (e) {
      setBusy(false);
      setWhy((e as Error).message);
    }
  };
  /** Somebody was there before: perhaps the same person in another browser. */
  const used = (): boolean =>
    !busy() &&
    props.invite !== undefined &&
    props.card?.seats.some(s => s.side === props.side && s.by !== 'nobody') === true;
  const alone = (): boolean => props.card?.seats.length === 1;
  return (
    <Sheet title={used() ? 'Somebody sits there already' : by() ? `${by()} invites you` : 'You are invited'} narrow>
      <Show
        when={!used()}
        fallback={
          <>
            <p>
              This link was used: whoever opens it first sits down, once. If that was you in another browser, open the
              link of your seat that it shows under “Game”, or <a {...linkTo(to({ at: 'account' }))}>sign in</a> here.
            </p>
            <Facts card={props.card!} />
            <p class="row">
              <button type="button" class="btn pri" onClick={() => props.watch?.()}>
                Look on
              </button>
              <a class="btn" {...linkTo(to({ at: 'new', game: props.card!.game }))}>
                Make a game of your own
              </a>
            </p>
          </>
        }
      >
        <form
          class="join"
          onSubmit={e => {
            e.preventDefault();
            void sit();
          }}
        >
          <Show when={props.card} fallback={<p class="big-words">To a game of which only the players know more.</p>}>
            {card => (
              <>
                <p class="big-words">{titleOf(card().game)}</p>
                <Facts card={card()} />
              </>
            )}
          </Show>
          <Show when={!props.side && free().length > 1}>
            <fieldset class="pick">
              <legend>Your side</legend>
              <For each={free()}>
                {s => (
                  <label>
                    <input type="radio" name="side" checked={side() === s} onChange={() => setWanted(s)} />
                    <span>{sideTitle(s)}</span>
                  </label>
                )}
              </For>
            </fieldset>
          </Show>
          <label class="field">
            <span>Your name at the table</span>
            <input
              type="text"
              maxlength={api.MOST_NAME}
              autocomplete="nickname"
              value={name() ?? known() ?? ''}
              onInput={e => setName(e.currentTarget.value)}
              placeholder="Guest"
            />
          </label>
          <Show when={why()}>
            <p class="trouble" role="alert">
              {why()}
            </p>
          </Show>
          <div class="row">
            <button type="submit" class="btn pri big" disabled={busy()}>
              {busy() ? 'One moment …' : alone() || !side() ? 'Sit down' : `Play the ${sideTitle(side()!)} side`}
            </button>
            <Show when={props.watch}>
              {watch => (
                <button type="button" class="btn" onClick={() => watch()()}>
                  Only look on
                </button>
              )}
            </Show>
          </div>
          <p class="quiet">
            No account is needed: the seat is held by this browser. A number of your own goes into the dice, so that
            nobody else has chosen them.
          </p>
        </form>
      </Show>
    </Sheet>
  );
};
