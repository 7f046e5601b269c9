/** Turn plans that can be bred: the weights of a staff, and tilts that say where on the map the weight of a turn lies. */
import type { Choice, Question } from '../engine/decide.ts';
import type { Rnd } from '../engine/random.ts';
import type { Side, State } from '../engine/state.ts';

/** What a tilt asks for. The game decides whom it moves: raids, for example, only fast units. */
export type TiltKind = 'effort' | 'hold' | 'reserve' | 'withdraw' | 'raid';
/** A pull towards a place of the map or away from it, beyond what the staff sees in it. */
export interface Tilt {
  readonly kind: TiltKind;
  /** As a player says it: 'main effort towards Amiens'. */
  readonly name: string;
  /** The hex or area in its middle. */
  readonly place: number;
  /** In the points of the staff's weights; below zero it pushes away. */
  readonly strength: number;
  /** How far it is felt, in hexes or movement points, as the game reads it. */
  readonly reach: number;
}
export type PlanWeights = { readonly [weight: string]: number };
export interface TurnPlan {
  /** As a player says it. A bred plan has no name: its tilts and weights are described. */
  readonly name?: string;
  readonly weights: PlanWeights;
  readonly tilts: readonly Tilt[];
}
export type Emphases = { readonly [weight: string]: readonly [less: string, more: string] };
/** What a game offers to the evolving planner. */
export interface Planning {
  /** The plain plan comes first. It is played wherever nothing is searched, and the others must beat it. The rest are the first parents. */
  plans(g: State, side: Side): readonly TurnPlan[];
  /** Tilts worth a try in this position, of middling strength; breeding varies strength and reach. */
  tilts(g: State, side: Side): readonly Tilt[];
  /** The staff's choice under a plan. It must be legal: playouts do not check it. */
  pick(g: State, a: Question, rnd: Rnd, plan: TurnPlan): Choice;
  /** Names the part of the turn for which one plan is kept; undefined where the plain plan decides alone. */
  stretch(g: State, side: Side): string | undefined;
  /** Has a playout that began in `turn` seen the enemy's answer? */
  answered(g: State, side: Side, turn: number): boolean;
  /** Weights that breeding leaves alone. */
  readonly fixed?: readonly string[];
  /** What less and more of a weight means, as a player says it: 'few attacks', 'attacks wherever possible'. */
  emphases?(g: State, side: Side): Emphases;
  /** Another plan must gain more than this many standard errors (default 1). */
  readonly caution?: number;
  /** Playouts for one plan where the budget names neither playouts nor seconds: those of about three seconds. */
  playouts?(g: State): number;
}

const CLEAR_CHANGE = Math.log(1.35);
/** Positive if a weight counts for more than in the plain plan, negative if for less; weights of any sign. */
const changeOf = (from: number, to: number): number => {
  if (from === to) return 0;
  if (from === 0 || to / from <= 0) return Math.sign(to - from);
  return Math.log(to / from) * Math.sign(from);
};
const emphasesOf = (emphases: Emphases, plan: TurnPlan, plain: TurnPlan): readonly string[] =>
  Object.entries(emphases)
    .map(([weight, words]) => ({ words, change: changeOf(plain.weights[weight] ?? 0, plan.weights[weight] ?? 0) }))
    .filter(x => Math.abs(x.change) >= CLEAR_CHANGE)
    .toSorted((x, y) => Math.abs(y.change) - Math.abs(x.change))
    .map(x => x.words[x.change > 0 ? 1 : 0]);
/** Tilts weaker than this share of the strongest are left out of the description. */
const MARGINAL = 0.4;
const tiltsOf = ({ tilts }: TurnPlan): readonly string[] => {
  const strongest = tilts.toSorted((a, b) => Math.abs(b.strength) - Math.abs(a.strength));
  const least = MARGINAL * Math.abs(strongest[0]?.strength ?? 0);
  return [...new Set(strongest.filter(t => Math.abs(t.strength) >= least).map(t => t.name))];
};
const MAX_PARTS = 2;
/** The plan in a player's words: its name, or its strongest tilts and clearest changes of weight. */
export const planInWords = (plan: TurnPlan, plain: TurnPlan, emphases: Emphases = {}): string => {
  if (plan.name !== undefined) return plan.name;
  const parts = [...tiltsOf(plan), ...emphasesOf(emphases, plan, plain)];
  return parts.slice(0, MAX_PARTS).join(', ') || 'a variant of the usual plan';
};
