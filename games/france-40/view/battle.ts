/** The attack being planned or fought: its units, the odds with every shift and case, what each result would do, and what is still to be chosen. */
import type { Verdict } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { oddsColumn, oddsLabel } from '../../../kernel/odds.ts';
import { counterOf, nameOf, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { resultAt, RESULTS, type Result } from '../data/charts.ts';
import { gridOf, labelOf } from '../model/ground.ts';
import {
  AT,
  at,
  attackOf,
  fortIn,
  heightOf,
  mobileUnits,
  onMap,
  placeOf,
  PLANNED,
  sideName,
  stackIn,
  stepsLeft,
} from '../model/state.ts';
import { planning } from '../rules/combat.ts';
import { declared, frameOf, type Battle, type FranceDecision } from '../rules/flow.ts';
import { addedBy, defenceIn, oddsOf, type Attack } from '../rules/odds.ts';
import { advancing, choosingLoss, retreating } from '../rules/results.ts';
import { resultWords, type ResultWords } from './results.ts';
import { unitView, type SideName, type UnitView } from './units.ts';

/** A text with the case it comes from. */
export type Cited = {
  readonly case: string;
  readonly text: string;
};
export type AttackerView = {
  readonly unit: string;
  readonly hex: string;
  readonly steps: number;
  /** What it adds to this attack, and why that is not its printed factor. */
  readonly factor: number;
  readonly because: readonly Cited[];
};
/** An adjacent unit that may join, or the reason why it cannot. */
export interface AbleView extends AttackerView {
  readonly refused?: Cited;
}
export interface ShiftView {
  readonly case: string;
  readonly name: string;
  /** Columns, right is positive. */ readonly value: number;
  /** The odds after this shift; of the best column if several are possible. */
  readonly to: string;
}
export type Chances = { readonly [R in Result]: number };
export interface ColumnView {
  readonly column: number;
  readonly label: string;
  readonly chances: Chances;
}
export interface OddsView {
  readonly attack: number;
  /** The defence is a range where hidden units defend; equal numbers where nothing is hidden. */
  readonly defence: readonly [least: number, most: number];
  /** The odds before shifts, worst first. */
  readonly ratios: readonly string[];
  readonly shifts: readonly ShiftView[];
  /** Every column that is possible, worst for the attacker first. Below 0 and past the last column of the table the result is automatic. */
  readonly columns: readonly ColumnView[];
  /** Only one column is possible, whatever is hidden. */
  readonly sure: boolean;
}
export interface WayView {
  readonly hex: string;
  readonly ok: boolean;
  readonly case?: string;
  readonly why?: string;
}
export interface RetreatView {
  readonly unit: string;
  readonly ways: readonly WayView[];
}
export interface BattleView {
  readonly hex: string;
  readonly stage: 'planning' | 'losses' | 'retreat' | 'advance';
  readonly attacker: SideName;
  /** Known defenders, lowest first, those still in the hex; how many are not known; the fort. */
  readonly defenders: readonly UnitView[];
  readonly hidden: number;
  readonly fort?: UnitView;
  /** While the attack is planned, empty for everybody but its owner. */
  readonly attackers: readonly AttackerView[];
  /** The attacker's other adjacent units, with the reason if one cannot join; for the owner only. */
  readonly able: readonly AbleView[];
  /** 5.17 The 4th Armoured Division takes part. */
  readonly armoured: boolean;
  /** Before the die only; afterwards the odds are in the log's `result` line. */
  readonly odds?: OddsView;
  /** What each result does here: a fort and the scenario change it. */
  readonly results: readonly ResultWords[];
  /** 0 where no die was needed. */
  readonly die?: number;
  readonly result?: Result;
  /** 11.4 Which side loses a step or unit, and which units can take the loss. */
  readonly losses?: {
    readonly side: SideName;
    readonly what: 'step' | 'unit';
    readonly among: readonly string[];
    readonly case: string;
  };
  /** 11.3 Each retreating unit with all adjacent hexes and the reason where it cannot retreat. */
  readonly retreats?: readonly RetreatView[];
  /** 11.1 */
  readonly advance?: { readonly among: readonly string[]; readonly must: boolean };
}

const chancesAt = (v: State, column: number): Chances => {
  const count = Object.fromEntries(RESULTS.map(r => [r, 0])) as Record<Result, number>;
  for (let die = 1; die <= 6; die++) count[resultAt(chartsOf(v).crt, column, die)] += 1 / 6;
  return count;
};

/** 3.10 The least and the most that hidden units of an enemy hex can add to its defence: any of its nation whose place is unknown, at any strength. */
const hiddenDefence = (v: State, hex: number): readonly [number, number] => {
  const missing = heightOf(v, hex) - stackIn(v, hex).length;
  if (missing === 0) return [0, 0];
  const nation = nationOf(v, stackIn(v, hex)[0]!);
  const pool = [...mobileUnits(v)].filter(u => nationOf(v, u) === nation && placeOf(v, u) < 0);
  const sum = (list: readonly number[]): number => list.slice(0, missing).reduce((a, b) => a + b, 0);
  return [
    sum(pool.map(u => counterOf(v, u).factors.at(-1)![1]).sort((a, b) => a - b)),
    sum(pool.map(u => counterOf(v, u).factors[0]![1]).sort((a, b) => b - a)),
  ];
};
export const oddsView = (x: Attack): OddsView | undefined => {
  if (x.attackers.length === 0) return undefined;
  const { ODDS } = boxOf(x.g);
  const { attack, shifts } = oddsOf(x);
  const known = defenceIn(x.g, x.hex);
  const [least, most] = hiddenDefence(x.g, x.hex);
  const worst = oddsColumn(ODDS, attack, known + most);
  const best = oddsColumn(ODDS, attack, known + least);
  const columns = Array.from({ length: best - worst + 1 }, (_, i) => worst + i);
  return {
    attack,
    defence: [known + least, known + most],
    ratios: columns.map(c => oddsLabel(ODDS, c)),
    shifts: shifts.lines.map(({ case: c, name, value, sum }) => ({
      case: c,
      name,
      value,
      to: oddsLabel(ODDS, best + sum),
    })),
    columns: columns
      .map(c => c + shifts.most)
      .map(column => ({ column, label: oddsLabel(ODDS, column), chances: chancesAt(x.g, column) })),
    sure: columns.length === 1,
  };
};

const attackerView = (x: Attack, unit: number): AttackerView => {
  const { hex, ...added } = addedBy(x, unit);
  return { ...added, unit: nameOf(x.g, unit), hex: labelOf(x.g, hex) };
};

/** The verdict of a decision on a choice that may not be listed. */
const judged = (v: State, d: { judge(g: State, a: never, c: never): Verdict }, c: object): Verdict =>
  d.judge(v, (v.wait.for === 'choice' ? v.wait.ask : undefined) as never, c as never);
const isAsked = (v: State, kind: FranceDecision): boolean => v.wait.for === 'choice' && v.wait.ask.kind === kind;
const cited = (v: Verdict): { readonly refused?: Cited } => (v.ok ? {} : { refused: { case: v.case, text: v.why } });
const ableViews = (v: State, x: Attack, side: SideNo): readonly AbleView[] =>
  around(gridOf(v), x.hex as HexId)
    .flatMap(h => stackIn(v, h))
    .filter(u => sideOf(v, u) === side && !x.attackers.includes(u))
    .map(unit => ({
      ...attackerView({ ...x, attackers: [unit] }, unit),
      ...cited(judged(v, planning, { do: 'add', unit })),
    }));

const lossesView = (v: State, { what }: Battle): BattleView['losses'] => {
  if (!what || !isAsked(v, 'choosingLoss') || v.wait.for !== 'choice') return undefined;
  const among = choosingLoss
    .candidates(v, v.wait.ask)
    .filter(c => judged(v, choosingLoss, c).ok)
    .map(c => nameOf(v, c.unit));
  return { side: v.wait.ask.side as SideName, what, among, case: v.wait.ask.case };
};
const retreatViews = (v: State, b: Battle): readonly RetreatView[] | undefined => {
  if (!isAsked(v, 'retreating') || v.wait.for !== 'choice') return undefined;
  const units = [...new Set(retreating.candidates(v, v.wait.ask).map(c => c.unit))];
  return units.map(unit => ({
    unit: nameOf(v, unit),
    ways: around(gridOf(v), b.hex as HexId).map(hex => {
      const verdict = judged(v, retreating, { do: 'retreat', unit, hex });
      return { hex: labelOf(v, hex), ok: verdict.ok, ...(verdict.ok ? {} : { case: verdict.case, why: verdict.why }) };
    }),
  }));
};
const advanceView = (v: State): BattleView['advance'] => {
  if (!isAsked(v, 'advancing') || v.wait.for !== 'choice') return undefined;
  const among = advancing
    .candidates(v, v.wait.ask)
    .flatMap(c => (c.do === 'advance' && judged(v, advancing, c).ok ? [nameOf(v, c.unit)] : []));
  return { among, must: !judged(v, advancing, { do: 'done' }).ok };
};
const stageOf = (v: State): BattleView['stage'] =>
  isAsked(v, 'choosingLoss')
    ? 'losses'
    : isAsked(v, 'retreating')
      ? 'retreat'
      : isAsked(v, 'advancing')
        ? 'advance'
        : 'planning';

/** The present battle as `viewer` may know it. Only its owner sees the draft of an attack. */
export const battleView = (v: State, viewer: string, supplied: Uint8Array): BattleView | undefined => {
  const f = frameOf(v, 'battle');
  if (!f) return undefined;
  const b = f.vars;
  const { side } = frameOf(v, 'combat')!.vars;
  const stage = stageOf(v);
  const owner = viewer === sideName(side);
  const planned = stage === 'planning';
  const attackers = planned
    ? owner
      ? [...mobileUnits(v)].filter(u => v.cells[at(v).fought + u] === PLANNED)
      : []
    : declared(b).attackers.filter(u => onMap(v, u));
  const x: Attack = {
    g: v,
    hex: b.hex,
    attackers,
    armoured: planned ? owner && v.cells[AT.fourthArmoured] === PLANNED : b.armoured === true,
  };
  const odds = planned ? oddsView(x) : undefined;
  const fort = fortIn(v, b.hex);
  const losses = lossesView(v, b);
  const retreats = retreatViews(v, b);
  const advance = advanceView(v);
  const stack = stackIn(v, b.hex).filter(u => sideOf(v, u) !== side);
  return {
    hex: labelOf(v, b.hex),
    stage,
    attacker: sideName(side),
    defenders: stack.map(u => unitView(v, u, supplied)),
    hidden: planned ? heightOf(v, b.hex) - stack.length : 0,
    ...(fort >= 0 ? { fort: unitView(v, fort, supplied) } : {}),
    attackers: planned
      ? attackers.map(u => attackerView(x, u))
      : attackers.map(u => ({
          unit: nameOf(v, u),
          hex: labelOf(v, placeOf(v, u)),
          steps: stepsLeft(v, u),
          factor: attackOf(v, u),
          because: [],
        })),
    able: planned && owner ? ableViews(v, x, side) : [],
    armoured: x.armoured,
    ...(odds ? { odds } : {}),
    results: resultWords(v, b.hex, planned ? x : undefined),
    ...(b.die === undefined ? {} : { die: b.die }),
    ...(b.result ? { result: b.result } : {}),
    ...(losses ? { losses } : {}),
    ...(retreats ? { retreats } : {}),
    ...(advance ? { advance } : {}),
  };
};
/** The odds against this hex if all units that may attack it join, of the nation with the most attack factors. */
export const bestOdds = (v: State, hex: number): OddsView | undefined => {
  const tried: State = { ...v, stack: [...v.stack, { proc: 'battle', at: '11.2', vars: { hex } }] };
  const able = around(gridOf(v), hex as HexId)
    .flatMap(h => stackIn(v, h))
    .filter(unit => judged(tried, planning, { do: 'add', unit }).ok);
  const strength = (units: readonly number[]): number => units.reduce((sum, u) => sum + attackOf(v, u), 0);
  const [most] = [...Map.groupBy(able, u => nationOf(v, u)).values()].sort((a, b) => strength(b) - strength(a));
  return most ? oddsView({ g: v, hex, attackers: most, armoured: false }) : undefined;
};
