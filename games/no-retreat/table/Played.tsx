/** 5.1.3, 5.2 The event that a question is about, with its words: before it is cancelled, paid for or carried out. */
import { createMemo, Show, type JSX } from 'solid-js';
import { Cite } from '../../../screen/Cite.tsx';
import { NAMES } from './own.ts';
import { eventIn, isAboutEvent } from './questions.ts';
import { useNr } from './state.ts';

export const Played = (): JSX.Element => {
  const { snap, view } = useNr();
  const event = createMemo(() => (isAboutEvent(view()) ? eventIn(snap().log) : undefined));
  return (
    <Show when={event()}>
      {e => (
        <p class="nr-played">
          <b>{e().name}</b> <i>{NAMES[e().side]} event</i> {e().words} <Cite case="5.2" />
        </p>
      )}
    </Show>
  );
};
