/** The strip after a local game: the result, a rematch, replay, dice check, record and sharing. */
import { createResource, Show, type JSX } from 'solid-js';
import type { LocalSession } from '../game/local.ts';
import { get } from '../storage/storage.ts';
import { titleOf } from '../../games/shelf.ts';
import { Eyes } from './Eyes.tsx';
import { downloadStored } from './rescue.ts';
import { go, linkTo } from './route.ts';
import { share, summary } from './share.ts';
import { toast, toastTrouble } from './toasts.tsx';

interface EndedProps {
  readonly session: LocalSession<unknown>;
}
const sidesOf = ({ session }: EndedProps): number => Object.keys(session.snapshot().setup?.seats ?? {}).length;
/** Starts the same game again. With two sides, the players can swap. */
const Again = (props: EndedProps): JSX.Element => {
  const again = (changed: boolean) => (): void => {
    props.session
      .again(changed)
      .then(id => go({ at: 'play', id }))
      .catch(toastTrouble);
  };
  return (
    <>
      <button type="button" class="btn pri" onClick={again(sidesOf(props) > 1)}>
        {sidesOf(props) > 1 ? 'Rematch, sides changed' : 'Play again'}
      </button>
      <Show when={sidesOf(props) > 1}>
        <button type="button" class="btn" onClick={again(false)}>
          Same sides
        </button>
      </Show>
    </>
  );
};

export const Ended = (props: EndedProps): JSX.Element => {
  const snap = () => props.session.snapshot();
  const [card] = createResource(
    () => snap().id,
    id =>
      get(id)
        .then(k => k.card)
        .catch(() => undefined),
  );
  const send = async (): Promise<void> => {
    const words = summary(titleOf(snap().game), card.latest?.standing);
    const message = await share(words, {
      name: `${snap().game}-${snap().id}.json`,
      text: await props.session.exportRecord(),
    });
    if (message) toast({ text: message });
  };
  return (
    <section class="strip ended" aria-label="After the game">
      <p>
        <b>The game is over.</b>{' '}
        <Show when={card.latest}>
          {c => (
            <>
              {c().standing.step}, {c().standing.score}.
            </>
          )}
        </Show>
      </p>
      <Again session={props.session} />
      <a class="btn" {...linkTo({ at: 'replay', id: snap().id })}>
        Watch it again
      </a>
      <Show when={snap().seed !== undefined}>
        <a class="btn" {...linkTo({ at: 'verify', id: snap().id })}>
          Check the dice
        </a>
      </Show>
      <button type="button" class="btn" onClick={() => void downloadStored(snap().id)}>
        Download the record
      </button>
      <button type="button" class="btn" onClick={() => void send().catch(toastTrouble)}>
        Share
      </button>
      <Show when={sidesOf(props) > 1}>
        <Eyes session={props.session} />
      </Show>
    </section>
  );
};
