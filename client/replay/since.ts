/** What happened since one's own last decision, as moments to look at and as a sentence. */
import type { Told } from '../../engine/table.ts';
import type { Snapshot } from '../session.ts';

/** Lines told at one step, and the moment after it. */
export interface Moment {
  readonly moment: number;
  readonly lines: readonly Told[];
}

/** The steps at which something was told, in order. */
export const momentsOf = ({
  since,
  log,
  stops = [],
  entry,
}: Pick<Snapshot, 'since' | 'log' | 'stops' | 'entry'>): readonly Moment[] => {
  if (since === undefined) return [];
  const told = Map.groupBy(
    log.filter(l => l.entry >= since),
    l => stops.find(s => s > l.entry) ?? entry,
  );
  return [...told].map(([moment, lines]) => ({ moment, lines }));
};
