/** The names of the sequence of play. Rules take `goto`, `call`, `ask` and `emit` from here, so that a name that is not declared does not compile. */
import type { LOOK } from '../../../engine/events.ts';
import type { Step } from '../../../engine/flow.ts';
import { typedFlow, type NoVars, type StepOf } from '../../../engine/typed-flow.ts';
import type * as field from '../../../field/march.ts';
import type { Result } from '../data/charts.ts';
import type { SideNo } from '../model/army.ts';
import type { PHASES } from '../model/state.ts';

// The variables of frames. All of them are public ---------------------------------------------------------------------
/** The power whose phase it is. */
export type Phase = { readonly power: number };
/** 3.0 The army that is set up, as an index into GROUPS. */
export type SetUp = { readonly group: number };
/** 6.1 Sum of the German air dice; 6.2.1 terror raids still to be rolled. */
type Air = { readonly german?: number; readonly bombs?: number };
/** 5.1 `order`: the order of the phases, as an index into ORDER_NAMES; absent until it is chosen. */
type GermanTurn = { readonly order?: number };
/** 5.3 `after`: what the window follows, as an index into AFTER. */
export type Window = Phase & { readonly after: number };
/** 3.2.2 `coming`: static corps that may still arrive. */
type Reorganisation = Phase & { readonly coming?: number };
/** 10.3.1 `heads`: railheads moved in this phase. */
type Movement = Phase & { readonly heads?: readonly number[] };
/** 11.2 `origin`: where the units on the march began the phase; `from`: where this leg of the march began. */
export type MarchVars = field.MarchVars & { readonly origin: number; readonly from?: number };
export const ARRIVALS = ['mountain', 'motorised', 'static'] as const;
/** 3.2.1, 3.2.2 Which of the German reinforcements arrives. */
export type ArrivalKind = (typeof ARRIVALS)[number];
/** 12.0 What a battle remembers while it is planned and fought. */
export type Battle = {
  readonly hex: number;
  /** 12.6 A flank attack: into an empty hex of an enemy zone. */
  readonly flank?: boolean;
  /** 12.7 In a momentum attack: the units that advanced and may attack again. */
  readonly roster?: readonly number[];
  readonly attackers?: readonly number[];
  /** The hex of each attacker. */
  readonly from?: readonly number[];
  /** 10.5 Units found out of supply. */
  readonly cut?: readonly number[];
  /** 12.8 Whether the Flieger division landed; absent if it has not jumped. */
  readonly flieger?: boolean;
  readonly concentric?: boolean;
  readonly result?: Result;
  /** 12.3 Halves of a corps equivalent still to be lost, and by whom. */
  readonly owed?: number;
  readonly loser?: SideNo;
  /** 12.3 The garrison is lost. */
  readonly fallen?: boolean;
  readonly advanced?: readonly number[];
};
type With<K extends keyof Battle> = Battle & { readonly [P in K]-?: NonNullable<Battle[P]> };
/** A battle from its declaration on, and from its die on. */
export type DeclaredBattle = With<'attackers' | 'from'>;
export type FoughtBattle = With<'attackers' | 'from' | 'result' | 'owed' | 'loser'>;

// The names -----------------------------------------------------------------------------------------------------------
type PhaseName = (typeof PHASES)[number];
/** 8.0, 3.2.1 Every phase ends with these. */
type PhaseEndStep = '8.0' | '3.2.1';
interface Names {
  readonly procedures: {
    readonly game: { readonly steps: '3.1' | '3.1/railheads' | '3.2' | '5.0'; readonly vars: NoVars };
    readonly setUp: { readonly steps: '3.0'; readonly vars: SetUp };
    readonly placing: { readonly steps: '3.0/where'; readonly vars: SetUp & { readonly unit: number } };
    readonly turn: {
      readonly steps:
        | '5.0'
        | '5.1/german'
        | '5.1/other'
        | '6.1/german'
        | '6.1/allied'
        | '6.2.1'
        | '6.2.1/dice'
        | '6.2.2'
        | '5.2/draw'
        | '6.3'
        | '5.0/end';
      readonly vars: Air;
    };
    readonly germanTurn: { readonly steps: '5.1/order' | '5.1/1' | '5.1/2' | '5.1/3'; readonly vars: GermanTurn };
    readonly nationalTurn: {
      readonly steps: `5.3/${'draw' | PhaseName}` | `5.2/${PhaseName}`;
      readonly vars: Phase;
    };
    readonly germanWindow: { readonly steps: '5.3'; readonly vars: Window };
    readonly reorganisation: {
      readonly steps: '7.0/start' | '3.2.2/die' | '3.2.2/static' | '12.8/ready' | '7.0' | PhaseEndStep;
      readonly vars: Reorganisation;
    };
    readonly movement: {
      readonly steps: '11.0/start' | '3.3' | '3.2.2/mountain' | '11.0' | '10.3.1' | PhaseEndStep;
      readonly vars: Movement;
    };
    readonly march: { readonly steps: '11.0/walk' | '11.0/there' | '11.0/where'; readonly vars: MarchVars };
    readonly combat: { readonly steps: '12.0/start' | '3.3' | '12.0' | PhaseEndStep; readonly vars: Phase };
    readonly battle: {
      readonly steps:
        | '12.8/jump'
        | '12.0/plan'
        | '10.5/attackers'
        | '10.5/defenders'
        | '12.8'
        | '12.1'
        | '12.1/die'
        | `${'12.3' | '3.5' | '8.0'}/${'defender' | 'attacker'}`
        | '12.3/next'
        | '12.4'
        | '12.6'
        | '12.5'
        | '12.7';
      readonly vars: Battle;
    };
    readonly disperse: { readonly steps: '8.0/look' | '7.0/scatter'; readonly vars: { readonly hex: number } };
    readonly disperseAll: { readonly steps: '8.0/each'; readonly vars: { readonly hexes: readonly number[] } };
    readonly capitulation: { readonly steps: '4.5' | '4.5/die'; readonly vars: { readonly country: number } };
    readonly arrival: {
      readonly steps: '3.2.2';
      readonly vars: { readonly unit: number; readonly reason: ArrivalKind };
    };
  };
  readonly decisions:
    | 'settingUp'
    | 'placing'
    | 'layingRailheads'
    | 'ordering'
    | 'declaring'
    | 'bombing'
    | 'flying'
    | 'violating'
    | 'arriving'
    | 'reorganising'
    | 'moving'
    | 'marching'
    | 'movingRailheads'
    | 'attacking'
    | 'planning'
    | 'losing'
    | 'advancing'
    | 'pressing'
    | 'dispersing';
  readonly events:
    | 'setUp'
    | 'turn'
    | 'drawn'
    | 'slipped'
    | 'airDice'
    | 'air'
    | 'terror'
    | 'violated'
    | 'capitulated'
    | 'bonus'
    | 'points'
    | 'breached'
    | 'garrison'
    | 'staticCorps'
    | 'arrived'
    | 'formed'
    | 'broken'
    | 'scattered'
    | 'moved'
    | 'movedUnits'
    | 'halted'
    | 'taken'
    | 'railhead'
    | 'railheadBack'
    | 'declared'
    | 'flanked'
    | 'flieger'
    | 'fliegerLost'
    | 'result'
    | 'eliminated'
    | 'armyLost'
    | 'replacement'
    | 'advanced';
}
export type WarProc = keyof Names['procedures'];
export type WarStep<P extends WarProc = WarProc> = StepOf<Names, P>;
export type WarVars<P extends WarProc> = Names['procedures'][P]['vars'];
export type WarEvent = Names['events'];
/** What the log has lines for: the engine emits `look`. */
export type LoggedEvent = WarEvent | typeof LOOK;
/** A step of a phase, whichever it is. */
export type PhaseStep<A extends WarStep<'reorganisation' | 'movement' | 'combat'>> = Step<Phase, A>;
export const { ask, call, emit, frameOf, goto, procedure, rules, steps } = typedFlow<Names>();

/** The variables of a battle that has come this far. */
export const declared = (b: Battle): DeclaredBattle => b as DeclaredBattle;
export const fought = (b: Battle): FoughtBattle => b as FoughtBattle;
