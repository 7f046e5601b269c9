/** What a side may know, as plain data for any screen: page, terminal, protocol. The overlays are slower and made on demand (view/overlays.ts). */
import type { State } from '../../engine/state.ts';
import { present, stepSeen, decidesNow, type Decides, type PartOfTurn } from '../../engine/view.ts';
import { A, G } from './model/army.ts';
import { boxOf, chartsOf } from './model/box.ts';
import { SCENARIOS } from './data/charts.ts';
import { countryOf, GERMANY, gridOf } from './model/ground.ts';
import {
  boxPlace,
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
import { frameOf } from './rules/flow.ts';
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
  /** 6.3, 6.4 How many units may end a phase in one hex. */
  readonly stackLimit: number;
  /** Forts on the map. */
  readonly forts: readonly UnitView[];
  /** 3.1 Hexes the Germans control outside Germany, and the Allies inside it. */
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
  /** 3.0 The unit being placed during set-up. */
  readonly placing?: string;
  /** 5.9 The drop hex of the airborne coup, or 6.2 the hex with too many units. */
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
const labelIn = (labels: readonly string[], row: number | undefined): string | undefined =>
  row === undefined ? undefined : labels[row];
/** The game as a side knows it. Any other name is an observer, who sees what everybody sees. */
export const viewOf = (g: State, side: string): TableView => {
  const viewer = viewerOf(side);
  const v = MACHINE.view(g, viewer);
  const supplied = suppliedUnits(v);
  const scenario = SCENARIOS[scenarioOf(v)]!;
  const box = (no: number) => unitsIn(v, boxPlace(v, no), supplied);
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
    ...present('placing', labelIn(boxOf(g).UNIT_NAMES, frameOf(v, 'placing')?.vars.unit)),
    ...present('about', labelIn(gridOf(v).labels, (frameOf(v, 'coup') ?? frameOf(v, 'clearing'))?.vars.hex)),
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
