/** What a side may know, as plain readable data for any screen: page, terminal, protocol. The expensive overlays are in view/overlays.ts and made on demand. */
import type { State } from '../../engine/state.ts';
import { present, stepSeen, decidesNow, type Decides, type PartOfTurn } from '../../engine/view.ts';
import { A, G } from './model/army.ts';
import { boxOf, chartsOf } from './model/box.ts';
import { SCENARIOS } from './data/charts.ts';
import { countryOf, GERMANY, gridOf } from './model/ground.ts';
import {
  beside,
  controls,
  DEAD,
  EVACUATED,
  EXITED_SOUTH,
  EXITED_WEST,
  scenarioOf,
  stackLimit,
  TO_SET_UP,
  TURN_TRACK,
  turnOf,
  SIDES,
} from './model/state.ts';
import { END_CASE, MACHINE } from './rules/machine.ts';
import { battleView, type BattleView } from './view/battle.ts';
import { marchView, type MarchView } from './view/march.ts';
import { exitViews, neutralViews, type ExitView, type NeutralView } from './view/neutrals.ts';
import { isSetUp, sequenceView } from './view/sequence.ts';
import { markersView, turnViews, type MarkersView, type TurnView } from './view/tracks.ts';
import { victoryView, type VictoryView } from './view/victory.ts';
import {
  fortViews,
  stackViews,
  suppliedUnits,
  unitsIn,
  viewerOf,
  type SideName,
  type StackView,
  type UnitView,
  type Viewer,
} from './view/units.ts';

export interface TableView {
  readonly scenario: '1940' | '1939';
  /** Who looks. */
  readonly viewer: Viewer;
  readonly turn: number;
  /** '10 May 1940' */
  readonly date: string;
  /** Set-up comes before turn 1. */
  readonly setUp: boolean;
  readonly over: boolean;
  readonly decides?: Decides<SideName>;
  /** What the game waits for: 'Movement', 10.0. */
  readonly step: { readonly case: string; readonly name: string };
  readonly sequence: readonly PartOfTurn[];
  readonly stacks: readonly StackView[];
  /** 6.3, 6.4 Units that may end a phase in one hex. */
  readonly stackLimit: number;
  /** The forts that stand; `place` is their hex. */
  readonly forts: readonly UnitView[];
  /** 3.1 Hexes held by the side whose country they are not: by the Germans outside Germany, by the Allies inside it. */
  readonly control: { readonly german: readonly string[]; readonly allied: readonly string[] };
  readonly neutrals: readonly NeutralView[];
  readonly markers: MarkersView;
  readonly turns: readonly TurnView[];
  readonly boxes: {
    readonly toSetUp: readonly UnitView[];
    readonly turnTrack: readonly UnitView[];
    readonly dead: readonly UnitView[];
    readonly evacuated: readonly UnitView[];
    readonly exitedWest: readonly UnitView[];
    readonly exitedSouth: readonly UnitView[];
  };
  readonly exits: readonly ExitView[];
  /** 3.0 The unit in hand during set-up. */
  readonly placing?: string;
  /** 5.9 The hex the airborne coup has emptied, 6.2 the hex that must be cleared. */
  readonly about?: string;
  readonly march?: MarchView;
  readonly battle?: BattleView;
  readonly victory: VictoryView;
}

const hexesWhere = (v: State, test: (hex: number) => boolean): readonly string[] =>
  gridOf(v).labels.filter((_, hex) => test(hex));
const controlView = (v: State): TableView['control'] => ({
  german: hexesWhere(v, hex => countryOf(v, hex) !== GERMANY && controls(v, G, hex)),
  allied: hexesWhere(v, hex => countryOf(v, hex) === GERMANY && controls(v, A, hex)),
});
/** What a variable of the running procedure names, if it runs. */
const named = (v: State, proc: string, field: string, labels: readonly string[]): string | undefined => {
  const f = v.stack.at(-1);
  return f?.proc === proc && typeof f.vars[field] === 'number' ? labels[f.vars[field] as number] : undefined;
};
/** The table as a side knows it; whoever is no side is an observer and sees what everybody sees. */
export const viewOf = (g: State, side: string): TableView => {
  const viewer = viewerOf(side);
  const v = MACHINE.view(g, viewer);
  const supplied = suppliedUnits(v);
  const scenario = SCENARIOS[scenarioOf(v)]!;
  const box = (no: number) => unitsIn(v, beside(v, no), supplied);
  return {
    scenario,
    viewer,
    turn: turnOf(v),
    date: chartsOf(g).turns[scenario][turnOf(v) - 1]!.date,
    setUp: isSetUp(v),
    over: v.wait.for === 'over',
    ...present('decides', decidesNow(SIDES, v)),
    step: stepSeen(MACHINE, END_CASE, v),
    sequence: sequenceView(v),
    stacks: stackViews(v, supplied),
    stackLimit: stackLimit(v),
    forts: fortViews(v, supplied),
    control: controlView(v),
    neutrals: neutralViews(v),
    markers: markersView(v),
    turns: turnViews(v),
    boxes: {
      toSetUp: box(TO_SET_UP),
      turnTrack: box(TURN_TRACK),
      dead: box(DEAD),
      evacuated: box(EVACUATED),
      exitedWest: box(EXITED_WEST),
      exitedSouth: box(EXITED_SOUTH),
    },
    exits: exitViews(v),
    ...present('placing', named(v, 'placing', 'unit', boxOf(g).UNIT_NAMES)),
    ...present('about', named(v, 'coup', 'hex', gridOf(v).labels) ?? named(v, 'clearing', 'hex', gridOf(v).labels)),
    ...present('march', marchView(v, viewer)),
    ...present('battle', battleView(v, viewer, supplied)),
    victory: victoryView(v),
  };
};
export type * from './view/battle.ts';
export type * from './view/results.ts';
export type * from './view/march.ts';
export type * from './view/neutrals.ts';
export type * from './view/sequence.ts';
export type * from './view/tracks.ts';
export type * from './view/victory.ts';
export type * from './view/units.ts';
export type * from './view/overlays.ts';
