/** How much of the budget for one plan is used: counted in playouts, which repeat exactly, or in time. */
import type { Budget } from './bot.ts';

export interface ThinkingTime {
  /** Whether this share of the budget is used, or the search was told to stop. */
  isPast(share: number): boolean;
  /** Counts a playout and reports it. */
  count(): void;
  /** Playouts counted so far. */
  done(): number;
  readonly isStopped: () => boolean;
}
/** The seconds for a whole stretch: those of ten decisions, but at most three unless one decision has more. */
export const secondsForTurn = (seconds: number): number => Math.max(seconds, Math.min(10 * seconds, 3));

export const thinkingTime = (budget: Budget, playouts: number): ThinkingTime => {
  const { seconds, now } = budget;
  let done = 0;
  const isStopped = (): boolean => budget.stopped?.() === true;
  const count = (): void => {
    done += 1;
    budget.progress?.(done);
  };
  if (seconds === undefined || !now || budget.playouts !== undefined) {
    const total = budget.playouts ?? playouts;
    return { isPast: share => isStopped() || done >= share * total, count, done: () => done, isStopped };
  }
  const begun = now();
  const length = secondsForTurn(seconds) * 1000;
  return { isPast: share => isStopped() || now() - begun >= share * length, count, done: () => done, isStopped };
};
