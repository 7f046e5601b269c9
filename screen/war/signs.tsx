/** Rows of a legend that hex wargames have alike. */
import { Show, type JSX } from 'solid-js';
import { Line, type Sign } from '../frame/Legends.tsx';
import { Counter } from './Counter.tsx';
import type { WarUnit } from './view.ts';

/** Ground or a work by the name its chart gives it, with what it costs and does. */
export const groundSign = (sign: JSX.Element, word: string, does: string, ruleCase: string): Sign => ({
  sign,
  word,
  does,
  case: ruleCase,
});
/** The first counter in play that is such a one. */
export const sampleOf =
  <Unit extends WarUnit>(all: readonly Unit[]) =>
  (isSuch: (u: Unit) => boolean): JSX.Element => (
    <Show when={all.find(isSuch)}>{u => <Counter of={u()} size={34} />}</Show>
  );
export const discSign = (count: number, does: string, ruleCase: string): Sign => ({
  sign: <i class="sg-count">{count}</i>,
  word: 'Black disc',
  does,
  case: ruleCase,
});
/** The lines drawn over the map while somebody moves and fights; each with what it means here, and its case. */
export const lineSigns = (
  reach: readonly [does: string, ruleCase: string],
  attack: readonly [does: string, ruleCase: string],
): readonly Sign[] => [
  { sign: <Line of="reach" />, word: 'Reach', does: reach[0], case: reach[1] },
  { sign: <Line of="select" />, word: 'Chosen hex' },
  { sign: <Line of="attack" />, word: 'Attack', does: attack[0], case: attack[1] },
];
