/** What a table announces: the newest log lines for screen readers, and a bot's advice. */
import { createEffect, createSignal, on } from 'solid-js';
import type { Advice, TableSession } from './session.ts';

export type Hint =
  | { readonly state: 'thinking'; readonly done: number }
  | { readonly state: 'ready'; readonly advice: Advice }
  | { readonly state: 'failed'; readonly why: string };
const HINT_SECONDS = 2;

export const createVoice = (session: TableSession) => {
  const [announced, announce] = createSignal('');
  const [hint, setHint] = createSignal<Hint>();
  createEffect(
    on(
      () => session.snapshot().log.at(-1),
      () => {
        const { log } = session.snapshot();
        const last = log.at(-1)?.entry;
        announce(
          log
            .filter(l => l.entry === last)
            .map(l => l.text)
            .join(' '),
        );
      },
      { defer: true },
    ),
  );
  const askHint = async (): Promise<void> => {
    setHint({ state: 'thinking', done: 0 });
    try {
      const advice = await session.advise('general', HINT_SECONDS, done => setHint({ state: 'thinking', done }));
      setHint({ state: 'ready', advice });
      announce(`Advice: ${advice.choice.text}. ${advice.reason}`);
    } catch (e) {
      setHint({ state: 'failed', why: e instanceof Error ? e.message : 'No advice available.' });
    }
  };
  return { announced, announce, hint, setHint, askHint };
};
