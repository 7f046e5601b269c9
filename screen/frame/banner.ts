/** What passed between two decisions without anybody being asked: dice of the sequence of play, checks, the turn. */
import type { LogLine } from '../../engine/table.ts';

/** Whether a line of the log belongs on the banner. */
export type Passing = (line: LogLine) => boolean;
export interface News {
  /** The turn that began, if one did. */
  readonly turn?: number;
  readonly lines: readonly LogLine[];
}

/** The news since an entry, in the order they came; nothing where nothing passed. Of several turns the last counts. */
export const newsSince = (log: readonly LogLine[], from: number, passes: Passing): News | undefined => {
  const since = log.filter(l => l.entry >= from);
  const turn = since.findLast(l => l.event['is'] === 'turn')?.event['turn'];
  const lines = since.filter(l => l.event['is'] !== 'turn' && l.text !== '' && passes(l));
  if (turn === undefined && lines.length === 0) return undefined;
  return { ...(turn === undefined ? {} : { turn: Number(turn) }), lines };
};
/** By the kinds of events, as a game names them. */
export const passing =
  (...kinds: readonly string[]): Passing =>
  ({ event }) =>
    kinds.includes(String(event['is']));
