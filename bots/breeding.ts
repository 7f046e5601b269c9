/** New turn plans from old ones: weights are varied and crossed, tilts added, dropped, moved and varied. */
import type { Rnd } from '../engine/random.ts';
import type { PlanWeights, Tilt, TurnPlan } from './planning.ts';

export interface Nursery {
  /** The plain plan and the other first parents. */
  readonly parents: readonly TurnPlan[];
  /** The tilts worth a try in this position. */
  readonly tilts: readonly Tilt[];
  readonly fixed: ReadonlySet<string>;
  readonly rnd: Rnd;
}
const SCALE = 1000;
/** A factor between exp(-noise) and its inverse, near 1 most often. */
const factorOf = (rnd: Rnd, noise: number): number =>
  Math.exp((noise * (rnd(SCALE + 1) + rnd(SCALE + 1) - SCALE)) / SCALE);
const oneFrom = <T>(list: readonly T[], rnd: Rnd): T => list[rnd(list.length)]!;

/** Varies about half of the weights. */
const varied = (weights: PlanWeights, { rnd, fixed }: Nursery, noise: number): PlanWeights =>
  Object.fromEntries(
    Object.entries(weights).map(([name, x]) => [name, fixed.has(name) || rnd(2) ? x : x * factorOf(rnd, noise)]),
  );
const crossed = (a: PlanWeights, b: PlanWeights, rnd: Rnd): PlanWeights =>
  Object.fromEntries(Object.entries(a).map(([name, x]) => [name, rnd(2) ? x : (b[name] ?? x)]));

const STRENGTH_NOISE = 1;
const REACH_NOISE = 0.5;
const variedTilt = (t: Tilt, rnd: Rnd): Tilt => ({
  ...t,
  strength: t.strength * factorOf(rnd, STRENGTH_NOISE),
  reach: t.reach * factorOf(rnd, REACH_NOISE),
});
const MAX_TILTS = 4;
const newTilts = ({ tilts, rnd }: Nursery): readonly Tilt[] =>
  tilts.length ? Array.from({ length: 1 + rnd(3) }, () => variedTilt(oneFrom(tilts, rnd), rnd)) : [];
/** Another place for a tilt: one of the same kind in the list. */
const moved = (t: Tilt, { tilts, rnd }: Nursery): Tilt => {
  const others = tilts.filter(x => x.kind === t.kind && x.place !== t.place);
  return others.length ? { ...oneFrom(others, rnd), strength: t.strength, reach: t.reach } : t;
};
/** Adds, drops, moves or varies a tilt, or leaves them as they are. */
const changedTilts = (list: readonly Tilt[], nursery: Nursery): readonly Tilt[] => {
  const { rnd, tilts } = nursery;
  const what = rnd(6);
  const at = list.length ? rnd(list.length) : -1;
  const replaced = (by: Tilt): readonly Tilt[] => list.map((t, i) => (i === at ? by : t));
  if (what === 0 && tilts.length && list.length < MAX_TILTS) return [...list, variedTilt(oneFrom(tilts, rnd), rnd)];
  if (at < 0) return list;
  if (what === 1) return list.filter((_, i) => i !== at);
  if (what === 2) return replaced(moved(list[at]!, nursery));
  if (what === 3) return replaced(variedTilt(list[at]!, rnd));
  return list;
};

const NOISE = 1;
/** A plan that owes only its weights to a parent: half of them with tilts, and of those half with plain weights. */
export const newcomer = (nursery: Nursery): TurnPlan => {
  const { parents, tilts, rnd } = nursery;
  const hasTilts = tilts.length > 0 && rnd(2) === 0;
  if (hasTilts && rnd(2) === 0) return { weights: parents[0]!.weights, tilts: newTilts(nursery) };
  const parent = oneFrom(parents, rnd);
  return {
    weights: varied(parent.weights, nursery, NOISE),
    tilts: hasTilts ? newTilts(nursery) : parent.tilts,
  };
};
/** A child of two plans, or of one with itself. */
export const childOf = (a: TurnPlan, b: TurnPlan, nursery: Nursery): TurnPlan => {
  const { rnd } = nursery;
  const both = [...a.tilts, ...b.tilts.filter(t => !a.tilts.includes(t))];
  const kept = both.filter(() => rnd(3) > 0).slice(0, MAX_TILTS);
  return {
    weights: varied(crossed(a.weights, b.weights, rnd), nursery, NOISE / 2),
    tilts: changedTilts(kept, nursery),
  };
};
