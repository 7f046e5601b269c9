/** 14.5 The battle that is being fought, with its shifts and the chances of every result. */
import { frameOf } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { present } from '../../../engine/view.ts';
import { COLUMNS, type Result } from '../data/rows.ts';
import { pieceName } from '../deck.ts';
import { labelOf } from '../ground.ts';
import type { Battle } from '../rules/battle-vars.ts';
import { oddsOf, resultOf, type Shift } from '../rules/odds.ts';
import { onMap, sideName } from '../state.ts';
import { unitView, type SideName, type UnitView } from './units.ts';

export interface SupportView {
  readonly side: SideName;
  readonly what: string;
  readonly n: number;
  readonly card?: string;
}
export interface BattleView {
  readonly attacker: SideName;
  /** The first of those attacked. */
  readonly hex: string;
  readonly hexes: readonly string[];
  readonly kind: Battle['kind'];
  /** 14.7.3 Which counterattack it is: roles are changed in every other one. */
  readonly depth: number;
  readonly table: string;
  readonly attackers: readonly UnitView[];
  readonly defenders: readonly UnitView[];
  readonly support: readonly SupportView[];
  /** As long as all attackers stand where they attacked from. */
  readonly odds?: OddsView;
  readonly result: string;
}
export interface OddsView {
  readonly attack: number;
  readonly defence: number;
  /** Before it is shifted; '' below 1:3. */
  readonly initial: string;
  readonly shifts: readonly Shift[];
  readonly column: string;
  /** Of six dice how many bring each result; empty until the table is chosen. */
  readonly chances: readonly { readonly result: Result; readonly dice: number }[];
}
const chancesOf = (v: State, b: Battle): OddsView['chances'] => {
  if (b.table === '') return [];
  const automatic = oddsOf(v, b).automatic;
  if (automatic) return [{ result: automatic, dice: 6 }];
  const rolled = [1, 2, 3, 4, 5, 6].map(die => resultOf(v, b, die));
  return [...Map.groupBy(rolled, r => r)].map(([result, of]) => ({ result, dice: of.length }));
};
const oddsView = (v: State, b: Battle): OddsView | undefined => {
  if (b.attackers.length === 0 || !b.attackers.every(u => onMap(v, u))) return undefined;
  const { attack, defence, initial, shifts, label } = oddsOf(v, b);
  return { attack, defence, initial: COLUMNS[initial] ?? '', shifts, column: label, chances: chancesOf(v, b) };
};
export const battleView = (v: State): BattleView | undefined => {
  const b = frameOf(v, 'battle')?.vars as Battle | undefined;
  if (b === undefined) return undefined;
  const units = (list: readonly number[]): readonly UnitView[] => list.map(u => unitView(v, u));
  return {
    attacker: sideName(b.attacker),
    hex: labelOf(v, b.hexes[0]!),
    hexes: b.hexes.map(hex => labelOf(v, hex)),
    kind: b.kind,
    depth: b.depth,
    table: b.table,
    attackers: units(b.attackers),
    defenders: units(b.defenders),
    support: b.support.map(s => ({
      side: sideName(s.side),
      what: s.what,
      n: s.n,
      ...(s.card === undefined ? {} : { card: pieceName(v, s.card) }),
    })),
    ...present('odds', oddsView(v, b)),
    result: b.result,
  };
};
