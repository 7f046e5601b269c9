/** A fight as the log tells it: the same for attacker, defender and spectator, now and in a replay. */
import type { LogLine } from '../../engine/table.ts';

export interface FightKinds {
  /** Who attacks what, with what is told just before; the line with the die; and what can only follow from it. */
  readonly begins: readonly string[];
  readonly result: string;
  readonly follows: readonly string[];
}
export interface LoggedBattle {
  readonly before: readonly LogLine[];
  readonly result: LogLine;
  readonly after: readonly LogLine[];
}

const kindOf = (l: LogLine): string => String(l.event['is']);
/** The fight whose die fell in line `at`. */
const around = (log: readonly LogLine[], at: number, { begins, follows }: FightKinds): LoggedBattle => {
  let first = at;
  while (first > 0 && begins.includes(kindOf(log[first - 1]!))) first--;
  let end = at + 1;
  while (end < log.length && follows.includes(kindOf(log[end]!))) end++;
  return { before: log.slice(first, at), result: log[at]!, after: log.slice(at + 1, end) };
};
export const fightsIn = (log: readonly LogLine[], kinds: FightKinds): readonly LoggedBattle[] =>
  log.flatMap((l, at) => (kindOf(l) === kinds.result ? [around(log, at, kinds)] : []));
/** The last fight, as long as nothing else has been told since. */
export const lastFight = (log: readonly LogLine[], kinds: FightKinds): LoggedBattle | undefined => {
  const at = log.findLastIndex(l => kindOf(l) === kinds.result);
  if (at < 0) return undefined;
  const fight = around(log, at, kinds);
  return fight.after.length === log.length - at - 1 ? fight : undefined;
};
/** The entry of its last line. */
export const lastEntryOf = ({ result, after }: LoggedBattle): number => (after.at(-1) ?? result).entry;
