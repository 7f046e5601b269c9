/** An attack of a hex wargame from its plan to its end, and how long it stays on the table. */
import { createMemo, createSignal } from 'solid-js';
import { lastEntryOf, type LoggedBattle } from '../fight/battle-from-log.ts';
import type { TableSnapshot } from '../session.ts';

export interface BattleProgress {
  readonly battle: {
    readonly hex: string;
    readonly attacker: string;
    readonly stage: string;
    readonly odds?: { readonly columns: readonly { readonly label: string }[] };
  };
  /** The die as it fell: the odds it was rolled at, and its face. */
  readonly fallen?: { readonly label: string; readonly die: number };
  readonly told?: LoggedBattle;
  /** Nothing of it is left to decide. */
  readonly over: boolean;
}

export const isPlanned = ({ battle, fallen }: BattleProgress): boolean => battle.stage === 'planning' && !fallen;
/** One's own end stays until the next choice, another's as long as nothing is asked of us. */
const stays = ({ battle, told }: BattleProgress, snap: TableSnapshot): boolean => {
  if (battle.attacker !== snap.eyes) return snap.offered.length === 0;
  const last = lastEntryOf(told!);
  return snap.entry === (snap.stops?.find(s => s > last) ?? snap.entry);
};
/** The fight on the table, until it is put away. */
export const createBattleProgress = <F extends BattleProgress>(
  snap: () => TableSnapshot,
  find: () => F | undefined,
) => {
  const [away, setAway] = createSignal(-1);
  const found = createMemo(find);
  const fought = createMemo(() => {
    const f = found();
    return f?.over && (away() === f.told?.result.entry || !stays(f, snap())) ? undefined : f;
  });
  return { fought, putAway: () => setAway(found()?.told?.result.entry ?? -1) };
};
