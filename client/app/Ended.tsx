/** After a game of this browser: how it ended, a rematch with sides changed, watch, check, record, share. */
import { createResource, Show, type JSX } from 'solid-js';
import type { LocalSession } from '../local.ts';
import { get } from '../storage.ts';
import { titleOf } from '../../games/shelf.ts';
import { Eyes } from './Eyes.tsx';
import { downloadKept } from './rescue.ts';
import { go, linkTo } from './route.ts';
import { share, summary } from './share.ts';
import { toast, toastTrouble } from './toasts.tsx';

export const Ended = (props: { readonly session: LocalSession<unknown> }): JSX.Element => {
  const snap = () => props.session.snapshot();
  const [card] = createResource(
    () => snap().id,
    id =>
      get(id)
        .then(k => k.card)
        .catch(() => undefined),
  );
  const sides = (): number => Object.keys(snap().setup?.seats ?? {}).length;
  const again = (changed: boolean) => (): void => {
    props.session
      .again(changed)
      .then(id => go({ at: 'play', id }))
      .catch(toastTrouble);
  };
  const send = async (): Promise<void> => {
    const words = summary(titleOf(snap().game), card.latest?.standing);
    const said = await share(words, {
      name: `${snap().game}-${snap().id}.json`,
      text: await props.session.exportRecord(),
    });
    if (said) toast({ text: said });
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
      <button type="button" class="btn pri" onClick={again(sides() > 1)}>
        {sides() > 1 ? 'Rematch, sides changed' : 'Play again'}
      </button>
      <Show when={sides() > 1}>
        <button type="button" class="btn" onClick={again(false)}>
          Same sides
        </button>
      </Show>
      <a class="btn" {...linkTo({ at: 'replay', id: snap().id })}>
        Watch it again
      </a>
      <Show when={snap().seed !== undefined}>
        <a class="btn" {...linkTo({ at: 'verify', id: snap().id })}>
          Check the dice
        </a>
      </Show>
      <button type="button" class="btn" onClick={() => void downloadKept(snap().id)}>
        Download the record
      </button>
      <button type="button" class="btn" onClick={() => void send().catch(toastTrouble)}>
        Share
      </button>
      <Show when={sides() > 1}>
        <Eyes session={props.session} />
      </Show>
    </section>
  );
};
