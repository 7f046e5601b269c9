/** 17.6 Thresholds of the turns still to come. */
import type { TableView } from '../view.ts';

/** Thresholds still ahead: death's heads by turn, the next one first. */
export const headsAhead = ({ turns, points }: Pick<TableView, 'turns' | 'points'>) =>
  turns.flatMap(t =>
    t.turn >= (points.head?.turn ?? Infinity) && t.exceed !== undefined && t.undercut !== undefined
      ? [{ turn: t.turn, exceed: t.exceed, undercut: t.undercut }]
      : [],
  );
