/** The attack being planned or fought: who is in it, the odds with every shift and its case, what each result would do, what is left to choose. */
import type { Verdict } from '../../../engine/decide.ts';
import { frameOf, type Frame } from '../../../engine/flow.ts';
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
import { battle, planning, type Battle } from '../rules/combat.ts';
import { addedBy, defenceIn, oddsOf, type Attack } from '../rules/odds.ts';
import { advancing, choosingLoss, retreating } from '../rules/results.ts';
import { resultWords, type ResultWords } from './results.ts';
import { unitView, type SideName, type UnitView } from './units.ts';

/** Something said with the case that says so. */
export type Cited = {
  readonly case: string;
  readonly text: string;
};
export type AttackerView = {
  readonly unit: string;
  readonly hex: string;
  readonly steps: number;
  /** What it adds to this attack, and why it is not the factor it prints. */
  readonly factor: number;
  readonly because: readonly Cited[];
};
/** A unit next door: it may join, or the reason why not. */
export interface AbleView extends AttackerView {
  readonly refused?: Cited;
}
export interface ShiftView {
  readonly case: string;
  readonly name: string;
  /** Columns, right is positive. */ readonly value: number;
  /** The odds after it, of the best column where several are possible. */
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
  /** Every column it may come to, worst for the attacker first; below 0 and above 9 the result is automatic. */
  readonly columns: readonly ColumnView[];
  /** One column only: nothing hidden can change it. */
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
  /** While it is planned: its owner's alone. */
  readonly attackers: readonly AttackerView[];
  /** Every other unit of the attacker next door, with the reason if it cannot join: its owner's alone. */
  readonly able: readonly AbleView[];
  /** 5.17 The 4th Armoured Division takes part. */
  readonly armoured: boolean;
  /** Before the die. After it the log's `result` line says the odds. */
  readonly odds?: OddsView;
  /** What each result does here: a fort and the scenario change it. */
  readonly results: readonly ResultWords[];
  /** 0 where no die was needed. */
  readonly die?: number;
  readonly result?: Result;
  /** 11.4 Who must lose what, and which units may pay. */
  readonly losses?: {
    readonly side: SideName;
    readonly what: 'step' | 'unit';
    readonly among: readonly string[];
    readonly case: string;
  };
  /** 11.3 Each unit that goes back, with every hex around and the reason where it is barred. */
  readonly retreats?: readonly RetreatView[];
  /** 11.1 */
  readonly advance?: { readonly among: readonly string[]; readonly must: boolean };
}

const chancesAt = (v: State, column: number): Chances => {
  const count = Object.fromEntries(RESULTS.map(r => [r, 0])) as Record<Result, number>;
  for (let die = 1; die <= 6; die++) count[resultAt(chartsOf(v).crt, column, die)] += 1 / 6;
  return count;
};

/** 3.10 What can lie hidden in an enemy hex: units of its nation whose place is not known, at any strength. The least and the most they can add. */
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

/** The choices a decision would refuse now, with the reason. */
const judged = (v: State, d: { judge(g: State, a: never, c: never): Verdict }, c: object): Verdict =>
  d.judge(v, (v.wait.for === 'choice' ? v.wait.ask : undefined) as never, c as never);
const isAsked = (v: State, kind: string): boolean => v.wait.for === 'choice' && v.wait.ask.kind === kind;
const cited = (v: Verdict): { readonly refused?: Cited } => (v.ok ? {} : { refused: { case: v.case, text: v.why } });
const ableViews = (v: State, x: Attack, side: SideNo): readonly AbleView[] =>
  around(gridOf(v), x.hex as HexId)
    .flatMap(h => stackIn(v, h))
    .filter(u => sideOf(v, u) === side && !x.attackers.includes(u))
    .map(unit => ({
      ...attackerView({ ...x, attackers: [unit] }, unit),
      ...cited(judged(v, planning, { do: 'add', unit })),
    }));

const lossesView = (v: State, f: Frame): BattleView['losses'] => {
  if (!isAsked(v, 'choosingLoss') || v.wait.for !== 'choice') return undefined;
  const among = choosingLoss
    .candidates(v, v.wait.ask)
    .filter(c => judged(v, choosingLoss, c).ok)
    .map(c => nameOf(v, c.unit));
  return { side: v.wait.ask.side as SideName, what: f.vars.what as 'step' | 'unit', among, case: v.wait.ask.case };
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

/** The battle under way, as `viewer` may know it: the draft of an attack is its owner's alone. */
export const battleView = (v: State, viewer: string, supplied: Uint8Array): BattleView | undefined => {
  const f = frameOf(v, 'battle');
  if (!f) return undefined;
  const b = battle(f);
  const side = frameOf(v, 'combat')!.vars.side as SideNo;
  const stage = stageOf(v);
  const owner = viewer === sideName(side);
  const planned = stage === 'planning';
  const attackers = planned
    ? owner
      ? [...mobileUnits(v)].filter(u => v.cells[at(v).fought + u] === PLANNED)
      : []
    : b.attackers.filter(u => onMap(v, u));
  const x: Attack = {
    g: v,
    hex: b.hex,
    attackers,
    armoured: planned ? owner && v.cells[AT.fourthArmoured] === PLANNED : b.armoured === true,
  };
  const odds = planned ? oddsView(x) : undefined;
  const fort = fortIn(v, b.hex);
  const losses = lossesView(v, f);
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
/** The odds if everyone of the strongest nation who can attacked this hex: for a target's card before anything is planned. */
export const bestOdds = (v: State, hex: number): OddsView | undefined => {
  const tried: State = { ...v, stack: [...v.stack, { proc: 'battle', at: '11.2', vars: { hex } }] };
  const able = around(gridOf(v), hex as HexId)
    .flatMap(h => stackIn(v, h))
    .filter(unit => judged(tried, planning, { do: 'add', unit }).ok);
  const strength = (units: readonly number[]): number => units.reduce((sum, u) => sum + attackOf(v, u), 0);
  const [most] = [...Map.groupBy(able, u => nationOf(v, u)).values()].sort((a, b) => strength(b) - strength(a));
  return most ? oddsView({ g: v, hex, attackers: most, armoured: false }) : undefined;
};
