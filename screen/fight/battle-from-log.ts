/** A battle read from the log, so that attacker, defender and spectator see the same, now and in a replay. */
import type { LogLine } from '../../engine/table.ts';

export interface FightKinds {
  /** Kinds of events: those that can stand before the die roll, the one with the die, and those that can only follow it. */
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
/** The battle whose die was rolled in line `at`. */
const around = (log: readonly LogLine[], at: number, { begins, follows }: FightKinds): LoggedBattle => {
  let first = at;
  while (first > 0 && begins.includes(kindOf(log[first - 1]!))) first--;
  let end = at + 1;
  while (end < log.length && follows.includes(kindOf(log[end]!))) end++;
  return { before: log.slice(first, at), result: log[at]!, after: log.slice(at + 1, end) };
};
export const fightsIn = (log: readonly LogLine[], kinds: FightKinds): readonly LoggedBattle[] =>
  log.flatMap((l, at) => (kindOf(l) === kinds.result ? [around(log, at, kinds)] : []));
/** The last battle, as long as nothing else has been logged since. */
export const lastFight = (log: readonly LogLine[], kinds: FightKinds): LoggedBattle | undefined => {
  const at = log.findLastIndex(l => kindOf(l) === kinds.result);
  if (at < 0) return undefined;
  const fight = around(log, at, kinds);
  return fight.after.length === log.length - at - 1 ? fight : undefined;
};
/** The entry of its last line. */
export const lastEntryOf = ({ result, after }: LoggedBattle): number => (after.at(-1) ?? result).entry;
