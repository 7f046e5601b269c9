/** What a table says of itself: the last lines of the log for those who listen, and a bot's advice. */
import { createEffect, createSignal, on } from 'solid-js';
import type { Advice, TableSession } from './session.ts';

export type Hint =
  | { readonly state: 'thinking'; readonly done: number }
  | { readonly state: 'said'; readonly advice: Advice }
  | { readonly state: 'failed'; readonly why: string };
const SECONDS = 2;

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
      const advice = await session.advise('general', SECONDS, done => setHint({ state: 'thinking', done }));
      setHint({ state: 'said', advice });
      announce(`Advice: ${advice.choice.text}. ${advice.reason}`);
    } catch (e) {
      setHint({ state: 'failed', why: e instanceof Error ? e.message : 'No advice to be had.' });
    }
  };
  return { announced, announce, hint, setHint, askHint };
};
