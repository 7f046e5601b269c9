/** The names of the sequence of play. Rules take `goto`, `call`, `ask` and `emit` from here, so that a name that is not declared does not compile. */
import { typedFlow, type NoVars } from '../../../engine/typed-flow.ts';
import type { Kind } from './strength.ts';

/** 8.2 One division's activation: the areas it has moved, those it came through, and whether it took damage on the way. */
export type Activation = {
  readonly division: number;
  readonly moved: number;
  readonly path: readonly number[];
  readonly hurt?: true;
};
/** 8.3 `rolled` are the dice on the table, `again` those picked up for a re-roll. */
export type Combat = {
  readonly division: number;
  readonly area: number;
  readonly kind: Kind;
  readonly rolled?: readonly number[];
  readonly again?: readonly number[];
};
/** 9.1 `piece` is the Reaction counter once it is drawn. */
export type Counterattack = { readonly area: number; readonly piece?: number };

interface Names {
  readonly procedures: {
    readonly game: { readonly steps: '6.0/korps' | '7.0/turn'; readonly vars: NoVars };
    readonly turn: {
      readonly steps: '8.1' | '8.2' | '9.1' | '10.1' | '10.2' | '10.3' | '10.4' | '10.5';
      readonly vars: NoVars;
    };
    readonly activation: {
      readonly steps:
        | '8.2/begin'
        | '8.2/move'
        | '8.2.5/garrison'
        | '10.2.2/coastal'
        | '8.2.12/effect'
        | '8.3/fought'
        | '8.2/end';
      readonly vars: Activation;
    };
    readonly combat: {
      readonly steps: '8.3.3' | '8.3.4' | '8.3.5' | '8.3.7' | '8.3.7/again' | '8.3.6';
      readonly vars: Combat;
    };
    readonly counterattack: { readonly steps: '9.1.2' | '9.1.3'; readonly vars: Counterattack };
  };
  readonly decisions: 'placing' | 'activating' | 'moving' | 'preparing' | 'rolling' | 'striking' | 'repairing';
  readonly events:
    | 'staged'
    | 'turn'
    | 'entered'
    | 'dared'
    | 'refuelled'
    | 'turned'
    | 'gained'
    | 'brokeDown'
    | 'recovered'
    | 'used'
    | 'returned'
    | 'rolled'
    | 'rerolls'
    | 'result'
    | 'eliminated'
    | 'damaged'
    | 'regained'
    | 'panic'
    | 'captured'
    | 'reaction'
    | 'refugees'
    | 'repaired'
    | 'landed'
    | 'noLanding'
    | 'ports'
    | 'conquest'
    | 'halt';
}
export type StrangeProc = keyof Names['procedures'];
export type StrangeEvent = Names['events'];
export const { ask, call, emit, frameOf, goto, procedure, rules, steps } = typedFlow<Names>();
