/** The names of the sequence of play. Rules take `goto`, `call`, `ask` and `emit` from here, so that a name that is not declared does not compile. */
import type { LOOK } from '../../../engine/events.ts';
import type { Side } from '../../../engine/state.ts';
import { typedFlow, type NoVars, type StepOf, type VarsOf } from '../../../engine/typed-flow.ts';
import type { Result } from '../data/charts.ts';
import type { SideNo } from '../model/army.ts';

/** 3.8 Whether Sickle Cut was declared; absent before that is asked. */
type SickleCut = { readonly sickle?: 0 | 1 };
/** 3.0 The army that is set up: neutrals, Allies or Germans. */
export type SetUp = SickleCut & { readonly group: number };
/** The side whose phase it is. */
export type Phase = { readonly side: SideNo };
/** 5.7 `first` is the phase that comes first, as an index into FIRST; absent until it is chosen. */
export type PlayerTurn = Phase & { readonly first?: 0 | 1 };
type OnTheMarch = { readonly points?: number; readonly passed?: true };
/** 10.0 One unit, or the stack in a hex. Once it has `passed` a hex, the stack is the topmost `count` units there. `points` are absent while they follow from the units, which are hidden (3.10). */
export type MarchVars = OnTheMarch &
  (
    | { readonly unit: number; readonly hex?: never; readonly count?: never }
    | { readonly hex: number; readonly count?: number; readonly unit?: never }
  );
/** 11.0 While an attack is planned, its frame has only the hex: the draft is hidden in a column (3.10). */
export type Battle = {
  readonly hex: number;
  readonly attackers?: readonly number[];
  readonly armoured?: boolean;
  readonly from?: readonly number[];
  readonly die?: number;
  readonly result?: Result;
  readonly defenders?: readonly number[];
  /** 11.3 Defenders that have no hex to retreat to. */
  readonly stuck?: readonly number[];
  /** 11.4 The sides that still have a loss to choose, in that order. */
  readonly sides?: readonly SideNo[];
  readonly what?: 'step' | 'unit';
};
type With<K extends keyof Battle> = Battle & { readonly [P in K]-?: NonNullable<Battle[P]> };
/** A battle from step 11.10 on, from 11.10/result on, and at 11.4. */
export type DeclaredBattle = With<'attackers'>;
export type FoughtBattle = With<'attackers' | 'from' | 'result' | 'defenders'>;
export type LosingBattle = FoughtBattle & With<'sides' | 'what'>;
/** 6.2 The hex that breaks the stacking rules, and the side that removes a unit. */
type Clearing = { readonly hex: number; readonly by_side: Side };

interface Names {
  readonly procedures: {
    readonly game: {
      readonly steps: '3.3' | '3.5' | '3.6' | '3.7' | '3.8/sickle' | '3.8' | '5.0';
      readonly vars: SickleCut;
    };
    readonly setUp: { readonly steps: '3.0'; readonly vars: SetUp };
    readonly placing: { readonly steps: '3.0/where'; readonly vars: SetUp & { readonly unit: number } };
    readonly turn: {
      readonly steps:
        | '5.1'
        | '5.5'
        | '5.9'
        | '5.6/I'
        | '5.6/II'
        | '5.11'
        | '5.12'
        | '5.13'
        | '5.15/g'
        | '5.15/f'
        | '5.0/end';
      readonly vars: NoVars;
    };
    readonly playerTurn: {
      readonly steps: '5.7' | '5.10' | '5.6/first' | '5.6/second' | '5.6/end';
      readonly vars: PlayerTurn;
    };
    readonly movement: { readonly steps: '10.0/start' | '5.16' | '10.0' | '6.2'; readonly vars: Phase };
    readonly march: { readonly steps: '10.3/die' | '10.3' | '10.1'; readonly vars: MarchVars };
    readonly combat: { readonly steps: '11.0/start' | '11.9' | '6.2'; readonly vars: Phase };
    readonly battle: {
      readonly steps: '11.2' | '11.10' | '11.10/result' | '11.3' | '11.1' | '11.4';
      readonly vars: Battle;
    };
    readonly clearing: { readonly steps: '6.2'; readonly vars: Clearing };
    readonly swiss: { readonly steps: '4.3/swiss' | '4.3/done'; readonly vars: NoVars };
    readonly coup: { readonly steps: '5.9/land' | '5.9/die' | '5.9/out'; readonly vars: { readonly hex: number } };
    readonly replacements: { readonly steps: '9.0'; readonly vars: Phase };
  };
  readonly decisions:
    | 'settingUp'
    | 'placing'
    | 'declaring'
    | 'ordering'
    | 'moving'
    | 'marching'
    | 'attacking'
    | 'planning'
    | 'choosingLoss'
    | 'retreating'
    | 'advancing'
    | 'clearing'
    | 'dropping'
    | 'displacing'
    | 'evacuating'
    | 'replacing';
  readonly events:
    | 'setUp'
    | 'turn'
    | 'violated'
    | 'capitulated'
    | 'swiss'
    | 'coup'
    | 'displaced'
    | 'haltCheck'
    | 'dyle'
    | 'crisis'
    | 'coupCheck'
    | 'rolledMove'
    | 'entered'
    | 'moved'
    | 'movedUnits'
    | 'left'
    | 'declared'
    | 'result'
    | 'instead'
    | 'reduced'
    | 'eliminated'
    | 'retreated'
    | 'advanced'
    | 'dynamo'
    | 'replaced'
    | 'arrived'
    | 'ruhr';
}
export type FranceProc = keyof Names['procedures'];
export type FranceStep<P extends FranceProc> = StepOf<Names, P>;
export type FranceVars<P extends FranceProc> = VarsOf<Names, P>;
export type FranceDecision = Names['decisions'];
export type FranceEvent = Names['events'];
/** What the log has lines for: the engine emits `look`. */
export type LoggedEvent = FranceEvent | typeof LOOK;
export const { ask, askSecretly, call, emit, frameOf, goto, nearest, procedure, rules, steps } = typedFlow<Names>();

/** The variables of a battle that has come this far. */
export const declared = (b: Battle): DeclaredBattle => b as DeclaredBattle;
export const fought = (b: Battle): FoughtBattle => b as FoughtBattle;
export const losing = (b: Battle): LosingBattle => b as LosingBattle;
