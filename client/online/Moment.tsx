/** A button that copies a link to the position shown. Whoever opens it sees as much of it as they may know. */
import { createSignal, Show, type JSX } from 'solid-js';
import type { Session } from '../game/session.ts';
import { copied, SHOWN_MS } from './copy.ts';
import type { Online } from './session.ts';

export const Moment = (props: { readonly online: Online; readonly session: Session }): JSX.Element => {
  const [done, setDone] = createSignal(false);
  const [link, setLink] = createSignal('');
  const copy = async (): Promise<void> => {
    const to = `${location.origin}/g/${props.online.around.card!.id}/${props.session.snapshot().entry}`;
    const there = await copied(to);
    setDone(there);
    setLink(there ? '' : to);
    setTimeout(() => setDone(false), SHOWN_MS);
  };
  return (
    <>
      <button type="button" class="btn" onClick={() => void copy()}>
        {done() ? 'The link is copied' : 'Copy a link to this position'}
      </button>
      <span class="vh" role="status">
        {done() ? 'The link is copied.' : ''}
      </span>
      <Show when={link()}>
        <input
          type="text"
          readonly
          aria-label="Link to this position"
          value={link()}
          onFocus={e => e.currentTarget.select()}
        />
      </Show>
    </>
  );
};
