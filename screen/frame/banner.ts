/** What happened between two decisions without anybody deciding it: dice of the sequence of play, checks, the new turn. */
import type { LogLine } from '../../engine/table.ts';

/** Whether a line of the log belongs on the banner. */
export type Passing = (line: LogLine) => boolean;
export interface News {
  /** The turn that began, if one did. */
  readonly turn?: number;
  readonly lines: readonly LogLine[];
  /** So many earlier lines stand in the log alone. */
  readonly earlier: number;
}
/** The other side's movement may roll a die a stack: the banner holds its last lines. */
const MAX_LINES = 5;

/** The news since an entry, in order; undefined if there is none. Of several new turns the last counts. */
export const newsSince = (log: readonly LogLine[], from: number, passes: Passing): News | undefined => {
  const since = log.filter(l => l.entry >= from);
  const turn = since.findLast(l => l.event['is'] === 'turn')?.event['turn'];
  const lines = since.filter(l => l.event['is'] !== 'turn' && l.text !== '' && passes(l));
  if (turn === undefined && lines.length === 0) return undefined;
  const shown = lines.slice(-MAX_LINES);
  return { ...(turn === undefined ? {} : { turn: Number(turn) }), lines: shown, earlier: lines.length - shown.length };
};
/** Selects lines by the kind of their event. */
export const passing =
  (...kinds: readonly string[]): Passing =>
  ({ event }) =>
    kinds.includes(String(event['is']));
