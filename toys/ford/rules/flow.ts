/** The names of the sequence of play. Rules take `goto`, `call`, `ask` and `emit` from here, so that a name that is not declared does not compile. */
import { typedFlow, type NoVars } from '../../../engine/typed-flow.ts';
import type { FordSide } from '../data/tables.ts';

/** 4.0 A unit attacks an adjacent one. */
export type Battle = { readonly attacker: FordSide; readonly from: number; readonly hex: number };

interface Names {
  readonly procedures: {
    readonly game: { readonly steps: `1.1/${FordSide}` | '2.0' | '5.1'; readonly vars: NoVars };
    readonly turn: { readonly steps: '2.1' | `${'3.0' | '4.0' | '2.0'}/${FordSide}`; readonly vars: NoVars };
    readonly battle: { readonly steps: '4.1/up' | '4.1'; readonly vars: Battle };
  };
  readonly decisions: 'placing' | 'marching' | 'attacking';
  readonly events: 'placed' | 'weather' | 'marched' | 'fought' | 'lost';
}
export type FordDecision = Names['decisions'];
export type FordEvent = Names['events'];
export const { ask, call, emit, goto, rules, steps } = typedFlow<Names>();
