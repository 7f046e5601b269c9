/** Tilts on a map of hexes: where they are worth a try, and what the tilts of a plan add to the worth of each hex. */
import { distance, type Grid, type HexId } from '../kernel/hex.ts';
import { UNREACHED } from '../kernel/path.ts';
import type { PlanWeights, Tilt, TiltKind, TurnPlan } from './planning.ts';
import { addHill, addSlope } from './tilt-field.ts';

/** What the tilts of a plan add to the worth of each hex, for fast units and for everybody else. */
export interface TiltFields {
  readonly fast: Float32Array;
  readonly foot: Float32Array;
}
/** Raids move fast units; holding and reserves are for the others. */
const MOVES: { readonly [K in TiltKind]: readonly (keyof TiltFields)[] } = {
  effort: ['fast', 'foot'],
  hold: ['foot'],
  reserve: ['foot'],
  withdraw: ['fast', 'foot'],
  raid: ['fast'],
};
/** Movement points from a hex to every other. */
export type CostsFrom = (hex: number) => ArrayLike<number>;
const add = (grid: Grid, costsFrom: CostsFrom, field: Float32Array, t: Tilt): void => {
  if (t.kind === 'effort' || t.kind === 'raid') {
    const costs = costsFrom(t.place);
    addSlope(field, t, hex => (costs[hex] === UNREACHED ? Infinity : costs[hex]!));
  } else addHill(field, t, hex => distance(grid, t.place as HexId, hex as HexId));
};
const known = new WeakMap<TurnPlan, TiltFields>();
/** Undefined for a plan without tilts, which costs nothing. */
export const hexFieldsOf = (grid: Grid, costsFrom: CostsFrom, plan: TurnPlan): TiltFields | undefined => {
  if (plan.tilts.length === 0) return undefined;
  const found = known.get(plan);
  if (found) return found;
  const fields = { fast: new Float32Array(grid.size), foot: new Float32Array(grid.size) };
  for (const t of plan.tilts) for (const who of MOVES[t.kind]) add(grid, costsFrom, fields[who], t);
  known.set(plan, fields);
  return fields;
};

/** Own hexes beside the enemy, and the enemy's beside ours. `own` and `foe` are above zero where somebody stands. */
export const frontOf = (
  { size, near }: Grid,
  own: ArrayLike<number>,
  foe: ArrayLike<number>,
): { readonly ours: readonly number[]; readonly theirs: readonly number[] } => {
  const touches = (hex: number, whom: ArrayLike<number>): boolean => {
    for (let k = hex * 6; k < hex * 6 + 6; k++) if (near[k]! >= 0 && whom[near[k]!]! > 0) return true;
    return false;
  };
  const hexes = Array.from({ length: size }, (_, hex) => hex);
  return {
    ours: hexes.filter(hex => own[hex]! > 0 && touches(hex, foe)),
    theirs: hexes.filter(hex => foe[hex]! > 0 && touches(hex, own)),
  };
};
/** Strength and reach of a tilt before breeding varies them: points, and movement points or hexes. */
export const MIDDLING: { readonly [K in TiltKind]: readonly [strength: number, reach: number] } = {
  effort: [0.4, 6],
  hold: [0.4, 2],
  reserve: [0.3, 2.5],
  withdraw: [-0.4, 2],
  raid: [0.5, 8],
};
export interface TiltWords {
  readonly words: string;
  readonly nameOf: (hex: number) => string;
}
/** A tilt of this kind for each of the hexes, named after its place. */
export const tiltsAt = (kind: TiltKind, hexes: readonly number[], { words, nameOf }: TiltWords): readonly Tilt[] =>
  [...new Set(hexes)].map(place => {
    const [strength, reach] = MIDDLING[kind];
    return { kind, name: `${words} ${nameOf(place)}`, place, strength, reach };
  });
/** The name of the named hex nearest to each hex. */
export const nearestNames = (grid: Grid, nameAt: (hex: number) => string | undefined): readonly string[] => {
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
  const named = hexes.flatMap(hex => {
    const name = nameAt(hex);
    return name === undefined ? [] : [{ hex, name }];
  });
  return hexes.map(hex => {
    const far = (to: number): number => distance(grid, hex as HexId, to as HexId);
    const nearest = named.reduce<(typeof named)[number] | undefined>(
      (best, x) => (best && far(best.hex) <= far(x.hex) ? best : x),
      undefined,
    );
    return nearest?.name ?? grid.labels[hex]!;
  });
};
/** Hexes between a hex and every other, for maps on which what a way costs differs from unit to unit. */
export const distancesFrom =
  (grid: Grid): CostsFrom =>
  from =>
    Array.from({ length: grid.size }, (_, hex) => distance(grid, from as HexId, hex as HexId));

const own = new WeakMap<TurnPlan, PlanWeights>();
/** The weights of a plan; those of one with tilts are an object of its own, by which a staff's caches tell plans apart. */
export const ownWeightsOf = <W extends PlanWeights>(plan: TurnPlan): W => {
  if (plan.tilts.length === 0) return plan.weights as W;
  const weights = own.get(plan) ?? { ...plan.weights };
  own.set(plan, weights);
  return weights as W;
};
