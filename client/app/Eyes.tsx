/** Chooses the viewer for a spectator, in a game between bots or one that is over. */
import { For, type JSX } from 'solid-js';
import { OBSERVER, sideTitle } from '../game/seats.ts';
import type { Session } from '../game/session.ts';

export const Eyes = (props: { readonly session: Session }): JSX.Element => {
  const snap = () => props.session.snapshot();
  return (
    <label class="eyes">
      Seen by{' '}
      <select value={snap().eyes} onChange={e => void props.session.watchAs(e.currentTarget.value)}>
        <option value={OBSERVER}>both, without their secrets</option>
        <For each={Object.keys(snap().setup?.seats ?? {})}>
          {side => <option value={side}>{sideTitle(side)}</option>}
        </For>
      </select>
    </label>
  );
};
