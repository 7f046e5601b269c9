/** What happened since the viewer's last decision, as moments to look at. */
import type { LogLine } from '../../engine/table.ts';
import type { Snapshot } from '../game/session.ts';

/** The log lines of one step, and the entry after it. */
export interface Moment {
  readonly moment: number;
  readonly lines: readonly LogLine[];
}

/** The steps with log lines, in order. */
export const momentsOf = ({
  since,
  log,
  stops = [],
  entry,
}: Pick<Snapshot, 'since' | 'log' | 'stops' | 'entry'>): readonly Moment[] => {
  if (since === undefined) return [];
  const linesByStop = Map.groupBy(
    log.filter(l => l.entry >= since),
    l => stops.find(s => s > l.entry) ?? entry,
  );
  return [...linesByStop].map(([moment, lines]) => ({ moment, lines }));
};
