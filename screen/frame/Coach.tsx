/** The card of the guide. It follows what the player does, so it is never out of step, and can be closed. */
import { createMemo, createSignal, Show, type JSX } from 'solid-js';
import { Cite } from '../Cite.tsx';
import { Icon } from './icons.tsx';

export interface Lesson {
  readonly title: string;
  /** Why this moment matters, and what to aim for. */
  readonly words: string;
  /** What usually goes wrong here. */
  readonly trap?: string;
  readonly case: string;
}

export function CoachCard(props: { close: () => void; lesson: () => Lesson }): JSX.Element {
  const lesson = createMemo(() => props.lesson());
  /** During a battle on a phone only the title shows until it is tapped. */
  const [expanded, setExpanded] = createSignal(false);
  return (
    <section class="coach onsheet" classList={{ asked: expanded() }} aria-label="Guide">
      <h2>
        <button type="button" aria-expanded={expanded()} onClick={() => setExpanded(!expanded())}>
          <Icon name="coach" />
          {lesson().title}
        </button>
      </h2>
      <p>
        {lesson().words} <Cite case={lesson().case} />
      </p>
      <Show when={lesson().trap}>
        <p class="trap">
          <b>Watch out:</b> {lesson().trap}
        </p>
      </Show>
      <button
        type="button"
        class="x"
        data-esc
        aria-label="Close the guide; it is in the menu"
        title="Close; the menu brings it back"
        onClick={() => props.close()}
      >
        <Icon name="no" />
      </button>
    </section>
  );
}
