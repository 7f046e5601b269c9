/** The intents of the bots' latest choices, stored until their turn is over. */
import { createSignal } from 'solid-js';
import type { Intent } from '../game/session.ts';

const [noted, put] = createSignal<readonly Intent[]>([]);
export const note = (one: Intent | undefined): void => {
  if (one) put(all => [...all, one].slice(-MAX_INTENTS));
};
/** More choices than any turn has. */
const MAX_INTENTS = 600;
/** The intents since an entry, the most frequent first. */
export const intentsSince = (entry: number): readonly string[] =>
  [
    ...Map.groupBy(
      noted().filter(m => m.entry >= entry),
      m => m.words,
    ),
  ]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([words]) => words);
