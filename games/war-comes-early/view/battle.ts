/** The attack being planned or fought: the units in it, both lines of the table, every shift with its case, what is left to choose. */
import type { Verdict } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { markedIn } from '../../../field/attack.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { differenceColumn, shifted } from '../../../kernel/odds.ts';
import { breaks, isMech, nameOf, names, nationOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { resultAt } from '../data/charts.ts';
import { gridOf, isCity, labelOf } from '../model/ground.ts';
import { standingAttackers } from '../rules/battle.ts';
import { frameOf, type Battle } from '../rules/flow.ts';
import { planning } from '../rules/combat.ts';
import { attackNow, attackOf, columnLabel, defenceIn, lineOf, oddsOf, type Attack } from '../rules/odds.ts';
import { cutFactor } from '../rules/structure.ts';
import { inSupply } from '../rules/supply.ts';
import {
  AT,
  at,
  FLIEGER_PLANNED,
  garrisonIn,
  heightOf,
  placeOf,
  PLANNED,
  sideName,
  sideOf,
  sideOfPower,
  stackIn,
  unitsInPlay,
} from '../model/state.ts';
import { unitView, type SideName, type UnitView } from './units.ts';

export interface ColumnView {
  readonly column: number;
  /** As printed in the line that counts. */
  readonly label: string;
  /** By face of the die: corps equivalents lost by attacker and defender. */
  readonly results: readonly string[];
}
export interface OddsView {
  readonly attack: number;
  /** The defence is a range where hidden units defend; both numbers are equal where nothing is hidden. */
  readonly defence: readonly [least: number, most: number];
  /** 12.1 The German mechanised line. */
  readonly mechanised: boolean;
  /** The column before the shifts, at the least defence. */
  readonly from: number;
  /** Each with the column it leads to, as printed in its line. */
  readonly shifts: readonly {
    readonly case: string;
    readonly name: string;
    readonly value: number;
    readonly to: string;
  }[];
  /** Every column it may come to, the worst for the attacker first. */
  readonly columns: readonly ColumnView[];
}
interface Cited {
  readonly case: string;
  readonly text: string;
}
/** What a unit adds to the attack, and why that differs from its printed factor. */
export interface AddView {
  readonly unit: string;
  readonly hex: string;
  readonly factor: number;
  readonly because: readonly Cited[];
}
/** An adjacent unit: it may join, or the reason why not. */
export interface AbleView extends AddView {
  readonly refused?: Cited;
}
/** 12.4 Armies of the attack that break up if a defender is left, and hexes that would then be overfull. */
export interface DisruptionView {
  readonly armies: readonly string[];
  readonly overfull: readonly { readonly hex: string; readonly units: number }[];
}
export interface BattleView {
  readonly hex: string;
  readonly flank: boolean;
  readonly momentum: boolean;
  readonly stage: 'planning' | 'losses' | 'advance' | 'momentum' | 'resolving';
  readonly attacker: SideName;
  readonly defenders: readonly UnitView[];
  readonly hidden: number;
  /** 11.5 Strength of the garrison, 0 if there is none. */
  readonly garrison: number;
  /** While the attack is planned, only for its owner. */
  readonly attackers: readonly UnitView[];
  readonly adds: readonly AddView[];
  /** Every other adjacent unit of the attacker, only for its owner. */
  readonly able: readonly AbleView[];
  /** 12.8 The 7th Flieger Division is committed, or has landed. */
  readonly flieger: boolean;
  /** 12.8 It has jumped into this hex, and landed or was destroyed. */
  readonly jumped: boolean;
  /** 12.3 Corps equivalents that clear the hex, if nothing in it is hidden. */
  readonly clears?: number;
  readonly disruption?: DisruptionView;
  readonly odds?: OddsView;
  /** 10.5 Armies that break up before the die, as far as they are seen; their surplus is dispersed first. */
  readonly breaking: readonly string[];
  readonly result?: readonly number[];
  /** 12.3 Corps equivalents still to be lost. */
  readonly losses?: { readonly side: SideName; readonly owed: number };
}

/** 8.3 The least and the most that hidden units can add to the defence of a hex. */
const hiddenDefence = (v: State, hex: number): readonly [number, number] => {
  const missing = heightOf(v, hex) - stackIn(v, hex).length;
  if (missing === 0) return [0, 0];
  const nation = nationOf(v, stackIn(v, hex)[0]!);
  const pool = unitsInPlay(v)
    .filter(u => nationOf(v, u) === nation && placeOf(v, u) < 0)
    .map(u => boxOf(v).DEFENCE[u]!)
    .toSorted((a, b) => a - b);
  const sum = (list: readonly number[]): number => list.slice(0, missing).reduce((a, b) => a + b, 0);
  return [sum(pool), sum(pool.toReversed())];
};
const columnView = (x: Attack, column: number): ColumnView => ({
  column,
  label: columnLabel(lineOf(x), column),
  results: [1, 2, 3, 4, 5, 6].map(die => resultAt(chartsOf(x.g).crt, column, die).join('/')),
});
/** 10.5 Armies out of supply break up before the die. */
const defenceBroken = (v: State, hex: number): number => {
  const { DEFENCE } = boxOf(v);
  return stackIn(v, hex).reduce(
    (sum, u) => (breaks(v, u) && !inSupply(v, u) ? sum - DEFENCE[u]! + cutFactor(v, u, DEFENCE) : sum),
    defenceIn(v, hex),
  );
};
export const oddsView = (x: Attack): OddsView | undefined => {
  if (x.attackers.length === 0) return undefined;
  const { attack, shifts, mechanised } = oddsOf(x);
  const known = defenceBroken(x.g, x.hex);
  const [least, most] = hiddenDefence(x.g, x.hex);
  const line = lineOf(x);
  const at = (defence: number): number =>
    shifted(differenceColumn(line, attack, defence), shifts.most, line.length, 'clamped');
  const [worst, best] = [at(known + most), at(known + least)];
  const from = differenceColumn(line, attack, known + least);
  let to = from;
  return {
    attack,
    defence: [known + least, known + most],
    mechanised,
    from,
    shifts: shifts.lines.map(({ case: c, name, value }) => {
      to += value;
      return { case: c, name, value, to: columnLabel(line, Math.max(0, Math.min(line.length - 1, to))) };
    }),
    columns: Array.from({ length: best - worst + 1 }, (_, i) => columnView(x, worst + i)),
  };
};
const STAGES: { readonly [kind: string]: BattleView['stage'] } = {
  planning: 'planning',
  losing: 'losses',
  advancing: 'advance',
  pressing: 'momentum',
};
const attackersOf = (v: State, b: Battle): readonly number[] =>
  b.attackers ? standingAttackers(v, b) : markedIn(v, at(v).fought, unitsInPlay(v), PLANNED);

const garrisonOf = (v: State, b: Battle): number =>
  garrisonIn(v, b.hex) >= 0 && !b.fallen
    ? defenceIn(v, b.hex) - stackIn(v, b.hex).reduce((sum, u) => sum + boxOf(v).DEFENCE[u]!, 0)
    : 0;
/** 1.4, 10.5 What a unit adds when it attacks alone. */
const addView = (x: Attack, unit: number): AddView => ({
  unit: nameOf(x.g, unit),
  hex: labelOf(x.g, placeOf(x.g, unit)),
  factor: attackOf({ ...x, attackers: [unit] }),
  because: [
    ...(x.cut.includes(unit) ? [{ case: '10.5', text: 'out of supply, halved' }] : []),
    ...(isMech(x.g, unit) && isCity(x.g, x.hex) ? [{ case: '1.4', text: 'mechanised against a city, halved' }] : []),
  ],
});
const refusal = (v: Verdict): { readonly refused?: Cited } => (v.ok ? {} : { refused: { case: v.case, text: v.why } });
const ableViews = (v: State, x: Attack, side: SideNo): readonly AbleView[] => {
  if (v.wait.for !== 'choice') return [];
  const { ask } = v.wait;
  return around(gridOf(v), x.hex as HexId)
    .flatMap(h => stackIn(v, h))
    .filter(u => sideOf(v, u) === side && !x.attackers.includes(u))
    .map(unit => ({
      ...addView(attackNow(v, x.hex, [unit], x.flieger), unit),
      ...refusal(planning.judge(v, ask, { do: 'add', unit })),
    }));
};
/** 12.3 What must be lost there, in corps equivalents. */
const clearedBy = (v: State, b: Battle): number =>
  stackIn(v, b.hex).reduce((sum, u) => sum + boxOf(v).CE[u]!, garrisonIn(v, b.hex) >= 0 && !b.fallen ? 2 : 0) / 2;
const disruptionOf = (v: State, x: Attack): DisruptionView => {
  const armies = x.attackers.filter(u => breaks(v, u));
  const after = [...new Set(armies.map(u => placeOf(v, u)))].map(hex => {
    const here = armies.filter(u => placeOf(v, u) === hex);
    return { hex: labelOf(v, hex), units: here.reduce((n, u) => n + boxOf(v).PARTS[u]! - 1, heightOf(v, hex)) };
  });
  return {
    armies: armies.map(u => names(v, [u])),
    overfull: after.filter(h => h.units > chartsOf(v).stacking.limit),
  };
};
/** 10.5 Armies that would break up before the die. */
const breakingIn = (v: State, x: Attack): readonly string[] =>
  [...x.cut, ...stackIn(v, x.hex).filter(u => !inSupply(v, u))].filter(u => breaks(v, u)).map(u => names(v, [u]));

export const battleView = (v: State, viewer: string): BattleView | undefined => {
  const f = frameOf(v, 'battle');
  const combat = frameOf(v, 'combat');
  if (!f || !combat || v.wait.for === 'over') return undefined;
  const b = f.vars;
  const stage = v.wait.for === 'choice' ? (STAGES[v.wait.ask.kind] ?? 'resolving') : 'resolving';
  const attackers = attackersOf(v, b);
  const side = sideOfPower(v, combat.vars.power);
  const mine = viewer === sideName(side);
  const isPlanned = stage === 'planning';
  const shownAttackers = isPlanned && !mine ? [] : attackers;
  const x = attackNow(v, b.hex, shownAttackers, b.flieger === true || v.cells[AT.flieger] === FLIEGER_PLANNED);
  const odds = b.flank || b.result ? undefined : oddsView(x);
  return {
    hex: labelOf(v, b.hex),
    flank: b.flank === true,
    momentum: b.roster !== undefined,
    stage,
    attacker: sideName(side),
    defenders: stackIn(v, b.hex).map(u => unitView(v, u)),
    hidden: heightOf(v, b.hex) - stackIn(v, b.hex).length,
    garrison: garrisonOf(v, b),
    attackers: shownAttackers.map(u => unitView(v, u)),
    adds: shownAttackers.map(u => addView(x, u)),
    able: isPlanned && mine ? ableViews(v, x, side) : [],
    flieger: x.flieger,
    jumped: b.flieger !== undefined,
    ...(heightOf(v, b.hex) > stackIn(v, b.hex).length || b.flank ? {} : { clears: clearedBy(v, b) }),
    ...(isPlanned && mine && !b.flank ? { disruption: disruptionOf(v, x) } : {}),
    ...(odds ? { odds } : {}),
    breaking: b.result ? [] : breakingIn(v, x),
    ...(b.result ? { result: b.result } : {}),
    ...(stage === 'losses' ? { losses: { side: sideName(b.loser as 0 | 1), owed: b.owed! / 2 } } : {}),
  };
};
