/** The functions of flow.ts and events.ts narrowed to the names one game declares: a name that does not exist does not compile. At run time they are the same functions. */
import type { Decision, Obstacle } from './decide.ts';
import { stepFirst } from './decide.ts';
import { emit, type Event, type Watch } from './events.ts';
import {
  ask,
  asking,
  askSecretly,
  call,
  frameOf,
  goto,
  leave,
  nearest,
  procedure,
  type Call,
  type Frame,
  type Next,
  type Proc,
  type Step,
} from './flow.ts';
import { mark, marked, marksIn } from './lifetimes.ts';
import type { Rules } from './rules.ts';
import { sealedPlan, type SealedPlan } from './sealed.ts';
import type { Case, Json, Side, State, Vars } from './state.ts';
import { openWindow } from './window.ts';

/** What a game declares: each procedure with the labels of its steps and its variables, the kinds of its decisions, its events. */
export interface FlowNames {
  readonly procedures: { readonly [proc: string]: { readonly steps: string; readonly vars: Vars } };
  readonly decisions: string;
  readonly events: string;
}
/** The variables of a procedure that has none. */
export type NoVars = { readonly [name: string]: never };

export type ProcOf<N extends FlowNames> = keyof N['procedures'] & string;
export type StepOf<N extends FlowNames, P extends ProcOf<N> = ProcOf<N>> = N['procedures'][P]['steps'];
export type VarsOf<N extends FlowNames, P extends ProcOf<N>> = N['procedures'][P]['vars'];
/** The procedures that have a step of this label. */
type ProcAt<N extends FlowNames, A extends string> = {
  [P in ProcOf<N>]: A extends StepOf<N, P> ? P : never;
}[ProcOf<N>];
/** Variables may be left out where none are needed. */
type Given<N extends FlowNames, P extends ProcOf<N>> =
  NoVars extends VarsOf<N, P> ? [vars?: VarsOf<N, P>, back?: StepOf<N>] : [vars: VarsOf<N, P>, back?: StepOf<N>];

/** The tables of a game's rules: for each declared procedure its declared steps, for each kind its decision. */
interface Tables<N extends FlowNames> extends Omit<Rules, 'procs' | 'decisions' | 'watches'> {
  readonly procs: { readonly [P in ProcOf<N>]: readonly Step<VarsOf<N, P>, StepOf<N, P>>[] };
  readonly decisions: { readonly [D in N['decisions']]: Decision };
  readonly watches: readonly Watch<N['events']>[];
}
/** Names what does not match: steps a procedure lacks, procedures and decisions nobody declared. */
type Exact<N extends FlowNames, T extends Tables<N>> = {
  readonly procs: {
    readonly [P in keyof T['procs']]: P extends ProcOf<N>
      ? [Exclude<StepOf<N, P>, T['procs'][P][number]['at']>] extends [never]
        ? unknown
        : { readonly missing: Exclude<StepOf<N, P>, T['procs'][P][number]['at']> }
      : never;
  };
  readonly decisions: { readonly [D in keyof T['decisions']]: D extends N['decisions'] ? unknown : never };
};

export interface TypedFlow<N extends FlowNames> {
  ask(side: Side, kind: N['decisions'], ruleCase: Case, about?: Vars): Next;
  asking(kind: N['decisions'], ruleCase: Case): (side: Side) => Next;
  askSecretly(side: Side, kind: N['decisions'], ruleCase: Case, about?: Vars): Next;
  openWindow(
    kind: N['decisions'],
    ruleCase: Case,
    order: readonly Side[],
    about?: Vars,
    until?: 'once' | 'all pass',
    back?: StepOf<N>,
  ): Call;
  goto<A extends StepOf<N>>(at: A, vars?: VarsOf<N, ProcAt<N, A>>): Next;
  call<P extends ProcOf<N>>(proc: P, ...given: Given<N, P>): Call;
  leave(proc: ProcOf<N>, value?: Json): Next;
  sealedPlan<P extends ProcOf<N>>(side: Side, proc: P, vars?: VarsOf<N, P>): SealedPlan;
  procedure<P extends ProcOf<N>>(proc: P): Proc<VarsOf<N, P>, StepOf<N>>;
  frameOf<P extends ProcOf<N>>(g: State, proc: P): Frame<VarsOf<N, P>> | undefined;
  nearest(g: State, proc: ProcOf<N>): number;
  mark(g: State, proc: ProcOf<N>, name: string): void;
  marked(g: State, proc: ProcOf<N>, name: string): boolean;
  marksIn(g: State, proc: ProcOf<N>): readonly string[];
  stepFirst(at: StepOf<N>): Obstacle;
  emit(g: State, e: Event<N['events']>): void;
  /** Steps of a procedure, all of them or some: their labels must be declared, and their frames have its variables. */
  steps<P extends ProcOf<N>, A extends StepOf<N, P>>(
    proc: P,
    list: readonly Step<VarsOf<N, P>, A>[],
  ): readonly Step<VarsOf<N, P>, A>[];
  /** The rules for `machine`; compiles only if the tables hold exactly what is declared. */
  rules<const T extends Tables<N>>(tables: T & Exact<N, T>): Rules;
}

const FLOW = {
  ask,
  asking,
  askSecretly,
  openWindow,
  goto,
  call,
  leave,
  sealedPlan,
  procedure,
  frameOf,
  nearest,
  mark,
  marked,
  marksIn,
  stepFirst,
  emit,
  steps: (_proc: string, list: readonly Step[]): readonly Step[] => list,
  rules: (tables: Rules): Rules => tables,
};
export const typedFlow = <N extends FlowNames>(): TypedFlow<N> => FLOW as unknown as TypedFlow<N>;
