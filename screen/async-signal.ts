/** The answer of a promise as a signal. Unlike a resource it never suspends the page around it: the map must not blink for a tooltip. */
import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';

export function later<Question, Answer>(
  question: Accessor<Question>,
  ask: (q: Question) => Promise<Answer>,
): Accessor<Answer | undefined> {
  const [answer, setAnswer] = createSignal<Answer>();
  createEffect(() => {
    let current = true;
    onCleanup(() => {
      current = false;
    });
    void ask(question()).then(a => {
      if (current) setAnswer(() => a);
    });
  });
  return answer;
}

const RETRY_MS = 2000;
/** Retries for ever: without a connection it asks again until there is one. */
export const fetched = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise(done => {
      setTimeout(done, RETRY_MS);
    });
    return fetched(load);
  });
