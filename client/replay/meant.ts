/** What the bots of this page had in mind lately, kept until their turn is over. */
import { createSignal } from 'solid-js';
import type { Meant } from '../session.ts';

const [noted, put] = createSignal<readonly Meant[]>([]);
export const note = (one: Meant | undefined): void => {
  if (one) put(all => [...all, one].slice(-MOST));
};
/** More than any turn has. */
const MOST = 600;
/** What was meant since, the most frequent first. */
export const meantSince = (entry: number): readonly string[] =>
  [
    ...Map.groupBy(
      noted().filter(m => m.entry >= entry),
      m => m.words,
    ),
  ]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([words]) => words);
