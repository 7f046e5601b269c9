/** The actions for the position that a replay shows. */
import { Show, type JSX } from 'solid-js';
import type { LocalSession } from '../game/local.ts';
import type { Snapshot } from '../game/session.ts';
import { Eyes } from './Eyes.tsx';
import { go, linkTo } from './route.ts';
import { toastTrouble } from './toasts.tsx';

type Opened = LocalSession<unknown>;
const sidesOf = ({ setup }: Snapshot): number => Object.keys(setup?.seats ?? {}).length;
const playOn = async (session: Opened): Promise<void> => {
  try {
    go({ at: 'play', id: await session.playOn() });
  } catch (e) {
    toastTrouble(e);
  }
};

export const ReplayTools = (props: { readonly session: Opened }): JSX.Element => {
  const snap = () => props.session.snapshot();
  return (
    <>
      <Show when={sidesOf(snap()) > 1 && snap().seed}>
        <Eyes session={props.session} />
      </Show>
      <Show when={snap().seed}>
        <a class="btn wide" {...linkTo({ at: 'verify', id: snap().id })}>
          Check the dice
        </a>
      </Show>
      <button
        type="button"
        class="btn"
        title="A new game from this moment, with dice of its own"
        onClick={() => void playOn(props.session)}
      >
        Play on from here
      </button>
    </>
  );
};
