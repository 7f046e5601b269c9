/** What a side may know, as plain readable data for any screen: page, terminal, protocol. */
import type { State } from '../../engine/state.ts';
import { present, stepSeen, variableOf, decidesNow, type Decides, type PartOfTurn } from '../../engine/view.ts';
import { A, G, POWERS } from './model/army.ts';
import { boxOf, chartsOf } from './model/box.ts';
import { SCENARIOS } from './data/charts.ts';
import { labelOf } from './model/ground.ts';
import { END_CASE, MACHINE } from './rules/machine.ts';
import { layOut } from './rules/setup.ts';
import { AFTER } from './rules/turn.ts';
import {
  AT,
  beside,
  controlOf,
  ELIMINATED,
  LOST,
  REMOVED,
  RESERVE,
  scenarioOf,
  SET_ASIDE,
  TO_SET_UP,
  turnBox,
  turnOf,
  SIDES,
} from './model/state.ts';
import { battleView, type BattleView } from './view/battle.ts';
import { marchView, type MarchView } from './view/march.ts';
import { sequenceView } from './view/sequence.ts';
import {
  fortViews,
  hexesWhere,
  markersView,
  nationViews,
  powerViews,
  turnViews,
  victoryView,
  type FortView,
  type MarkersView,
  type NationView,
  type PowerView,
  type TurnView,
  type VictoryView,
} from './view/tracks.ts';
import {
  stackViews,
  unitsIn,
  viewerOf,
  type SideName,
  type StackView,
  type UnitView,
  type Viewer,
} from './view/units.ts';

export interface TableView {
  readonly scenario: '1938' | '1939';
  /** Who looks. */
  readonly viewer: Viewer;
  readonly turn: number;
  readonly date: string;
  /** Set-up comes before turn 1. */
  readonly setUp: boolean;
  readonly over: boolean;
  readonly decides?: Decides<SideName>;
  /** What the game waits for: 'Movement', 11.0. */
  readonly step: { readonly case: string; readonly name: string };
  readonly sequence: readonly PartOfTurn[];
  /** 5.2 Whose phase it is, and 5.3 what the German window follows. */
  readonly power?: string;
  readonly window?: { readonly power: string; readonly after: string };
  readonly turns: readonly TurnView[];
  readonly markers: MarkersView;
  readonly powers: readonly PowerView[];
  readonly nations: readonly NationView[];
  readonly forts: readonly FortView[];
  readonly stacks: readonly StackView[];
  readonly stackLimit: number;
  /** 3.6 Hexes that have changed hands since the beginning. */
  readonly control: { readonly german: readonly string[]; readonly allied: readonly string[] };
  readonly boxes: {
    readonly toSetUp: readonly UnitView[];
    readonly setAside: readonly UnitView[];
    readonly reserve: readonly UnitView[];
    readonly eliminated: readonly UnitView[];
    readonly removed: readonly UnitView[];
    /** 3.5 On the turn track. */
    readonly returning: readonly UnitView[];
  };
  /** The unit being placed during set-up, or the hex that must be cleared. */
  readonly placing?: string;
  readonly about?: string;
  readonly march?: MarchView;
  readonly battle?: BattleView;
  readonly victory: VictoryView;
}

const windowView = (v: State): TableView['window'] => {
  const f = v.stack.at(-1);
  return f?.proc === 'germanWindow'
    ? { power: POWERS[f.vars.power as number]!, after: AFTER[f.vars.after as number]! }
    : undefined;
};
const powerNow = (v: State): string | undefined => {
  const power =
    variableOf(v, 'reorganisation', 'power') ?? variableOf(v, 'movement', 'power') ?? variableOf(v, 'combat', 'power');
  return power === undefined ? undefined : POWERS[power];
};
const FIRST = new WeakMap<object, State[]>();
/** 3.6 The state with control as it was at the beginning. */
const atFirst = (v: State): State => {
  const kept = FIRST.get(v.box) ?? [];
  FIRST.set(v.box, kept);
  return (kept[scenarioOf(v)] ??= layOut(boxOf(v), SCENARIOS[scenarioOf(v)]!, {}, v.cells[AT.rules]! + 1));
};
const controlView = (v: State): TableView['control'] => {
  const first = atFirst(v);
  const heldBy = (side: number) =>
    hexesWhere(v, hex => controlOf(v, hex) === side + 1 && controlOf(first, hex) !== side + 1);
  return { german: heldBy(G), allied: heldBy(A) };
};
/** The table as a side knows it; any other name is an observer, who sees what everybody sees. */
export const viewOf = (g: State, side: string): TableView => {
  const viewer = viewerOf(side);
  const v = MACHINE.view(g, viewer);
  const scenario = SCENARIOS[scenarioOf(v)]!;
  const box = (no: number) => unitsIn(v, place => place === beside(v, no));
  const unit = variableOf(v, 'placing', 'unit') ?? variableOf(v, 'arrival', 'unit');
  const hex = variableOf(v, 'disperse', 'hex');
  return {
    scenario,
    viewer,
    turn: turnOf(v),
    date: chartsOf(v).turns[scenario][turnOf(v) - 1]!,
    setUp: !v.stack.some(f => f.proc === 'turn') && v.wait.for !== 'over',
    over: v.wait.for === 'over',
    ...present('decides', decidesNow(SIDES, v)),
    step: stepSeen(MACHINE, END_CASE, v),
    sequence: sequenceView(v),
    ...present('power', powerNow(v)),
    ...present('window', windowView(v)),
    turns: turnViews(v),
    markers: markersView(v),
    powers: powerViews(v),
    nations: nationViews(v),
    forts: fortViews(v),
    stacks: stackViews(v),
    stackLimit: chartsOf(v).stacking.limit,
    control: controlView(v),
    boxes: {
      toSetUp: box(TO_SET_UP),
      setAside: box(SET_ASIDE),
      reserve: box(RESERVE),
      eliminated: [...box(ELIMINATED), ...box(LOST)],
      removed: box(REMOVED),
      returning: unitsIn(v, place => place > turnBox(v, 0)),
    },
    ...present('placing', unit === undefined ? undefined : boxOf(v).UNIT_NAMES[unit]),
    ...present('about', hex === undefined ? undefined : labelOf(v, hex)),
    ...present('march', marchView(v, viewer)),
    ...present('battle', battleView(v, viewer)),
    victory: victoryView(v),
  };
};
export type * from './view/battle.ts';
export type * from './view/march.ts';
export type * from './view/sequence.ts';
export type * from './view/tracks.ts';
export type * from './view/units.ts';
