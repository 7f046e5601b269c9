/** An attack from its plan to its end. The plan is the attacker's; from the declaration on the log says it to everybody. */
import type { LogLine } from '../../../engine/table.ts';
import { fightsIn, lastFight, type LoggedBattle } from '../../../screen/fight/battle-from-log.ts';
import type { TableSnapshot } from '../../../screen/session.ts';
import type { FoughtAttack } from '../../../screen/war/Attacks.tsx';
import { createBattleProgress, type BattleProgress } from '../../../screen/war/battle-progress.ts';
import type { BattleView, SideName, TableView } from '../view.ts';
import { everyUnit } from './choices.ts';
import { FIGHT } from './reading.ts';

/** The die as it fell: the column of the table it was rolled on, and the corps equivalents of attacker and defender. */
export interface Fallen {
  readonly die: number;
  readonly label: string;
  readonly column: number;
  readonly losses: readonly [number, number];
}
export interface Fought extends BattleProgress {
  readonly battle: BattleView;
  readonly fallen?: Fallen;
}
/** '+5', '≤ 0', '≥ 30' of a line. */
export const columnLabels = (line: readonly number[]): readonly string[] =>
  line.map((least, i) => {
    if (i === 0) return `≤ ${least}`;
    return i === line.length - 1 ? `≥ ${least}` : least > 0 ? `+${least}` : `${least}`;
  });
const textOf = (value: unknown): string => String(value);
const declaredIn = ({ before }: LoggedBattle): LogLine | undefined =>
  before.findLast(l => l.event['is'] === 'declared');
const unitsOf = (line: LogLine | undefined): readonly string[] =>
  (line?.event['units'] as readonly string[] | undefined) ?? [];
export const fallenOf = ({ result: { event: e } }: LoggedBattle): Fallen => ({
  die: Number(e['die']),
  label: textOf(e['odds']),
  column: Number(e['column']),
  losses: e['losses'] as readonly [number, number],
});
/** The battle as everybody knows it once it was declared. */
const battleTold = (fight: LoggedBattle, view: TableView): BattleView => {
  const declared = declaredIn(fight);
  const looked = fight.before.findLast(l => l.event['is'] === 'look');
  const all = new Map(everyUnit(view).map(u => [u.name, u]));
  const found = (line: LogLine | undefined) => unitsOf(line).flatMap(name => all.get(name) ?? []);
  const attackers = found(declared);
  return {
    hex: textOf(fight.result.event['hex']),
    flank: false,
    momentum: false,
    stage: 'resolving',
    attacker: textOf(declared?.event['side'] ?? 'german') as SideName,
    defenders: found(looked),
    hidden: 0,
    garrison: 0,
    attackers,
    adds: attackers.map(u => ({ unit: u.name, hex: u.place, factor: u.attack, because: [] })),
    able: [],
    flieger: fight.before.some(l => l.event['is'] === 'flieger' && l.event['landed'] === 1),
    jumped: fight.before.some(l => l.event['is'] === 'flieger'),
    breaking: [],
  };
};

/** The battle that is to be seen: the plan at hand, the one being settled, or the last one's end. */
export const foughtIn = (snap: TableSnapshot<TableView>): Fought | undefined => {
  const { battle: now } = snap.view;
  if (now && !now.result) return { battle: now, over: false };
  const told = now?.result ? fightsIn(snap.log, FIGHT).at(-1) : lastFight(snap.log, FIGHT);
  if (!told) return now && { battle: now, over: false };
  const fallen = fallenOf(told);
  if (now) return { battle: now, fallen, told, over: false };
  return { battle: battleTold(told, snap.view), fallen, told, over: true };
};
/** The fight on the table, until it is put away; the end of the game is told by its own sheet. */
export const createBattle = (snap: () => TableSnapshot<TableView>) =>
  createBattleProgress(snap, () => (snap().view.over ? undefined : foughtIn(snap())));
/** The attacks of a side's turn that have been fought. */
export const earlier = (log: readonly LogLine[], side: string): readonly FoughtAttack[] =>
  fightsIn(log.slice(log.findLastIndex(l => l.event['is'] === 'turn') + 1), FIGHT).flatMap(f =>
    declaredIn(f)?.event['side'] === side
      ? [
          {
            hex: textOf(f.result.event['hex']),
            label: textOf(f.result.event['odds']),
            die: Number(f.result.event['die']),
            result: (f.result.event['losses'] as readonly number[]).join('/'),
          },
        ]
      : [],
  );
