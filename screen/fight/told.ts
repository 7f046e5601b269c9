/** A fight as the log tells it: the same for attacker, defender and spectator, now and in a replay. */
import type { Told } from '../../engine/table.ts';

export interface FightKinds {
  /** Who attacks what, with what is told just before; the line with the die; and what can only follow from it. */
  readonly begins: readonly string[];
  readonly result: string;
  readonly follows: readonly string[];
}
export interface ToldFight {
  readonly before: readonly Told[];
  readonly result: Told;
  readonly after: readonly Told[];
}

const kindOf = (l: Told): string => String(l.event['is']);
/** The fight whose die fell in line `at`. */
const around = (log: readonly Told[], at: number, { begins, follows }: FightKinds): ToldFight => {
  let first = at;
  while (first > 0 && begins.includes(kindOf(log[first - 1]!))) first--;
  let end = at + 1;
  while (end < log.length && follows.includes(kindOf(log[end]!))) end++;
  return { before: log.slice(first, at), result: log[at]!, after: log.slice(at + 1, end) };
};
export const fightsIn = (log: readonly Told[], kinds: FightKinds): readonly ToldFight[] =>
  log.flatMap((l, at) => (kindOf(l) === kinds.result ? [around(log, at, kinds)] : []));
/** The last fight, as long as nothing else has been told since. */
export const lastFight = (log: readonly Told[], kinds: FightKinds): ToldFight | undefined => {
  const at = log.findLastIndex(l => kindOf(l) === kinds.result);
  if (at < 0) return undefined;
  const fight = around(log, at, kinds);
  return fight.after.length === log.length - at - 1 ? fight : undefined;
};
/** The entry of its last line. */
export const lastEntryOf = ({ result, after }: ToldFight): number => (after.at(-1) ?? result).entry;
