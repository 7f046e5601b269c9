/** A learned value at work: the score to expect and the chance to win, from the features of a position. Takes microseconds. */
import { seededRandom } from '../engine/random.ts';
import type { Game } from '../engine/game.ts';
import type { Side, State } from '../engine/state.ts';
import type { Features } from './features.ts';
import type { Branch, Fit, ValueTable } from './value-table.ts';

export type Predict = (x: ArrayLike<number>) => number;

/** Features come in pairs with the two by which they are multiplied: `left` is the first, `mover` the second (features.ts). */
const LEFT = 0;
const MOVER = 1;
const lineOf = (fit: Fit, features: readonly string[]): Predict => {
  const weights = new Float64Array(3 * features.length);
  for (const [i, name] of features.entries()) weights.set(fit.weights?.[name] ?? [0, 0, 0], 3 * i);
  return x => {
    const left = x[LEFT]!;
    const mover = x[MOVER]!;
    let sum = fit.start;
    for (let i = 0, at = 0; i < features.length; i++, at += 3)
      sum += x[i]! * (weights[at]! + left * weights[at + 1]! + mover * weights[at + 2]!);
    return sum;
  };
};
/** A tree as arrays: by node the feature, or -1 at an end; where it splits, or what it is worth; and the node of the lower branch, which the higher one follows. */
interface FlatTrees {
  readonly feature: number[];
  readonly at: number[];
  readonly low: number[];
  readonly high: number[];
}
const flatten = (tree: Branch, index: ReadonlyMap<string, number>, into: FlatTrees): number => {
  const node = into.feature.length;
  into.low.push(-1);
  into.high.push(-1);
  if (typeof tree === 'number') {
    into.feature.push(-1);
    into.at.push(tree);
    return node;
  }
  into.feature.push(index.get(tree[0])!);
  into.at.push(tree[1]);
  into.low[node] = flatten(tree[2], index, into);
  into.high[node] = flatten(tree[3], index, into);
  return node;
};
const treesOf = (fit: Fit, features: readonly string[]): Predict => {
  const index = new Map(features.map((name, i) => [name, i]));
  const flat: FlatTrees = { feature: [], at: [], low: [], high: [] };
  const roots = (fit.trees ?? []).map(tree => flatten(tree, index, flat));
  const feature = Int16Array.from(flat.feature);
  const at = Float64Array.from(flat.at);
  const low = Int32Array.from(flat.low);
  const high = Int32Array.from(flat.high);
  return x => {
    let sum = fit.start;
    for (const root of roots) {
      let node = root;
      for (let f = feature[node]!; f >= 0; f = feature[node]!) node = x[f]! <= at[node]! ? low[node]! : high[node]!;
      sum += at[node]!;
    }
    return sum;
  };
};
/** What a fit says of a position with these features. */
export const predictor = (fit: Fit, features: readonly string[]): Predict => {
  const sum = (fit.kind === 'ridge' ? lineOf : treesOf)(fit, features);
  const { low, high } = fit;
  if (fit.curve === 'logistic') return x => low + (high - low) / (1 + Math.exp(-sum(x)));
  const [least, most] = low < high ? [low, high] : [high, low];
  return x => Math.min(most, Math.max(least, sum(x)));
};

/** What a game hands over to be judged by its tables. */
export interface Learning {
  readonly sides: readonly [Side, Side?];
  /** The features of this position's box and scenario. */
  features(g: State): Features;
  /** The table of this position's scenario, if there is one. */
  table(g: State): ValueTable | undefined;
  /** Judges finished games, and all where no table fits: a data pack may have other objectives. */
  evaluate(g: State, side: Side): number;
}
interface Fitted {
  readonly features: Features;
  readonly score: Predict;
  readonly wins: { readonly [side: Side]: Predict };
}
const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, i) => name === b[i]);
const fittedTo = (features: Features, table: ValueTable | undefined): Fitted | undefined =>
  table && sameNames(features.names, table.features)
    ? {
        features,
        score: predictor(table.score, features.names),
        wins: Object.fromEntries(
          Object.entries(table.wins).map(([side, fit]) => [side, predictor(fit, features.names)]),
        ),
      }
    : undefined;

export interface Learned {
  /** The score to expect for a side; the higher, the better for it. */
  value(g: State, side: Side): number;
  /** The chance that a side wins; undefined where no table fits. The position must have no holes. */
  chance(g: State, side: Side): number | undefined;
}
export const learnedFrom = (from: Learning): Learned => {
  const known = new WeakMap<Features, { readonly fitted: Fitted | undefined }>();
  const fitted = (g: State): Fitted | undefined => {
    const features = from.features(g);
    let found = known.get(features);
    if (!found) known.set(features, (found = { fitted: fittedTo(features, from.table(g)) }));
    return found.fitted;
  };
  return {
    value: (g, side) => {
      const f = g.wait.for === 'over' ? undefined : fitted(g);
      if (!f) return from.evaluate(g, side);
      const score = f.score(f.features.of(g));
      return side === from.sides[0] ? score : -score;
    },
    chance: (g, side) => {
      const f = fitted(g);
      const wins = f?.wins[side];
      const others = f?.wins[from.sides[0]];
      if (!f || !others) return undefined;
      const x = f.features.of(g);
      return wins ? wins(x) : 1 - others(x);
    },
  };
};

const WORLDS = 5;
/** The chance to win as a side sees it: the mean over worlds that fit its view. */
export const chanceInView = (
  { game, chance }: { readonly game: Game; readonly chance: Learned['chance'] },
  view: State,
  side: Side,
): number | undefined => {
  const rnd = seededRandom('chance');
  let sum = 0;
  for (let k = 0; k < WORLDS; k++) {
    const p = chance(game.machine.rules.fill(view, side, rnd), side);
    if (p === undefined) return undefined;
    sum += p / WORLDS;
  }
  return sum;
};
