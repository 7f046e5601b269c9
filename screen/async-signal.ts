/** An answer that comes later, as a signal. Unlike a resource it never suspends the page around it: the map must not blink for a tooltip. */
import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';

export function later<Question, Answer>(
  question: Accessor<Question>,
  ask: (q: Question) => Promise<Answer>,
): Accessor<Answer | undefined> {
  const [answer, setAnswer] = createSignal<Answer>();
  createEffect(() => {
    let wanted = true;
    onCleanup(() => {
      wanted = false;
    });
    void ask(question()).then(a => {
      if (wanted) setAnswer(() => a);
    });
  });
  return answer;
}

const AGAIN_MS = 2000;
/** What is fetched, however long that takes: without a net it is asked for again until there is one. */
export const fetched = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise(done => {
      setTimeout(done, AGAIN_MS);
    });
    return fetched(load);
  });
