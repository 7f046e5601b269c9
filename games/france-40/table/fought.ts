/** The battle on the screen from plan to end. Only the attacker sees the plan; once declared, everything comes from the log, so that all see the same. */
import type { Reckoned } from '../../../engine/effects.ts';
import type { LogLine } from '../../../engine/table.ts';
import { fightsIn, lastFight, type LoggedBattle } from '../../../screen/fight/battle-from-log.ts';
import type { TableSnapshot } from '../../../screen/session.ts';
import { createBattleProgress, type BattleProgress } from '../../../screen/war/battle-progress.ts';
import { RESULTS, type Result } from '../data/charts.ts';
import type { AttackerView, BattleView, ColumnView, OddsView, SideName, TableView } from '../view.ts';
import type { TableBox } from './box.ts';
import { FIGHT } from './outcome.ts';
import { unitAsTold } from './units.ts';

/** A rolled result: the face (0 if none was needed), the column and the result. */
export interface Fallen {
  readonly die: number;
  readonly column: number;
  readonly label: string;
  readonly result: Result;
}
export interface Fought extends BattleProgress {
  readonly battle: BattleView;
  readonly fallen?: Fallen;
}

/** The number of a column by its label: -1 below the first, the number of columns above the last. */
const columnOf = (columns: readonly string[], label: string): number => {
  const at = columns.indexOf(label);
  if (at >= 0) return at;
  return label.startsWith('1:') || label === 'no attack' ? -1 : columns.length;
};
const fallenOf = (columns: readonly string[], { event: e }: LogLine): Fallen => ({
  die: Number(e['die']),
  label: String(e['odds']),
  column: columnOf(columns, String(e['odds'])),
  result: e['result'] as Result,
});
/** The last result in the log for a hex. */
export const fallenIn = (columns: readonly string[], log: readonly LogLine[], hex: string): Fallen | undefined => {
  const line = log.findLast(l => l.event['is'] === 'result' && l.event['hex'] === hex);
  return line && fallenOf(columns, line);
};
/** '2 in 6', '1–3 in 6': how many faces of the die give a result over the columns it may come to. */
export const inSix = (columns: readonly ColumnView[], result: Result): string => {
  const faces = columns.map(c => Math.round(c.chances[result] * 6));
  const least = Math.min(...faces);
  const most = Math.max(...faces);
  return least === most ? `${least} in 6` : `${least}–${most} in 6`;
};
/** The attacks of a side's turn that have been fought: hex, odds and result, from the log since the turn began. */
export const earlier = (
  log: readonly LogLine[],
  side: string,
): readonly { readonly hex: string; readonly label: string; readonly die: number; readonly result: Result }[] =>
  log
    .slice(log.findLastIndex(l => l.event['is'] === 'turn') + 1)
    .flatMap(({ event: e }) =>
      e['is'] === 'result' && e['side'] === side
        ? [{ hex: String(e['hex']), label: String(e['odds']), die: Number(e['die']), result: e['result'] as Result }]
        : [],
    );
/** 11.10 The odds as they were when the attack was declared. */
const oddsTold = ({ charts }: Pick<TableBox, 'charts'>, { event: e }: LogLine): OddsView => {
  const column = columnOf(charts.columns, String(e['odds']));
  const faces = (r: Result): number => charts.rows.filter(row => row[column] === r).length;
  const defence = Number(e['defence']);
  return {
    attack: Number(e['attack']),
    defence: [defence, defence],
    ratios: [String(e['ratio'])],
    shifts: (e['ledger'] as readonly Reckoned[])
      .filter(l => l.shift !== undefined)
      .map(l => ({ case: l.case, name: l.name, value: l.shift!, to: String(l.to) })),
    columns: [
      {
        column,
        label: String(e['odds']),
        chances: Object.fromEntries(RESULTS.map(r => [r, faces(r) / 6])) as ColumnView['chances'],
      },
    ],
    sure: true,
  };
};
type Stood = { readonly unit: string; readonly factor: number; readonly steps: number };
/** A declared battle from the log. Units eliminated since are shown as they were. */
export const battleTold = (box: Pick<TableBox, 'charts'>, { result }: LoggedBattle, view: TableView): BattleView => {
  const { event: e } = result;
  const stood = (e['defenders'] as readonly Stood[]).flatMap(({ unit, factor, steps }) => {
    const u = unitAsTold(view, unit, steps);
    return u ? [{ ...u, defence: factor, steps }] : [];
  });
  const fort = stood.find(u => u.size === 'fort');
  return {
    hex: String(e['hex']),
    stage: 'advance',
    attacker: e['side'] as SideName,
    defenders: stood.filter(u => u.size !== 'fort'),
    hidden: 0,
    ...(fort ? { fort } : {}),
    attackers: e['attackers'] as readonly AttackerView[],
    able: [],
    armoured: false,
    odds: oddsTold(box, result),
    results: [],
  };
};

/** The battle to show: the one being resolved, the one the viewer plans, or else the last one. */
export const foughtIn = (box: Pick<TableBox, 'charts'>, snap: TableSnapshot<TableView>): Fought | undefined => {
  const now = snap.view.battle;
  const told = now?.result ? fightsIn(snap.log, FIGHT).at(-1) : lastFight(snap.log, FIGHT);
  if (now?.result && told) {
    const { losses, retreats, advance, stage, results } = now;
    const asked = { ...(losses ? { losses } : {}), ...(retreats ? { retreats } : {}), ...(advance ? { advance } : {}) };
    const battle = { ...battleTold(box, told, snap.view), ...asked, stage, results };
    return { battle, fallen: fallenOf(box.charts.columns, told.result), told, over: false };
  }
  if (now && !now.result && now.attacker === snap.eyes) return { battle: now, over: false };
  if (!told) return undefined;
  const battle = battleTold(box, told, snap.view);
  return { battle, fallen: fallenOf(box.charts.columns, told.result), told, over: true };
};
/** The battle to show, until the player closes it. */
export const createBattle = (box: Pick<TableBox, 'charts'>, snap: () => TableSnapshot<TableView>) =>
  createBattleProgress(snap, () => foughtIn(box, snap()));
