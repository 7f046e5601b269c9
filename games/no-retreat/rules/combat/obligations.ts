/** 14.3 The marked hexes that must be attacked: who can, and how many of them at once. */
import type { State } from '../../../../engine/state.ts';
import type { SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { hexesOf, unitsIn } from '../../model/state.ts';
import type { Battle } from './battle-vars.ts';
import { mayAttack, neighboursOf } from './eligible-attackers.ts';
import { markIn, owedHexes, type Mark } from './markers.ts';
import { hasTable } from './odds.ts';

export const markOf = (g: State, hex: number): Mark => markIn(g, hex)!;
export const ableAt = (g: State, side: SideNo, hex: number): readonly number[] => {
  const mark = markOf(g, hex);
  return neighboursOf(g, side, hex).filter(u => mayAttack(g, u, hex, mark).ok);
};
type Marked = Pick<Battle, 'kind' | 'shock' | 'blows' | 'shockBlow' | 'shocks'>;
const markedBy = (hexes: readonly number[], blows: readonly number[], shock: boolean, shockBlow: boolean): Marked => {
  if (blows.length === 0) return { kind: 'target', shock };
  return blows.length === hexes.length
    ? { kind: 'counterblow', shock: shockBlow }
    : { kind: 'target', shock, blows, shockBlow };
};
/** 14.3.2 Targets and Counterblows may be attacked in one battle; each hex keeps the effects of its own marker. */
export const markedAs = (g: State, hexes: readonly number[]): Marked => {
  const blows: number[] = [];
  let targets = 0;
  let counterblows = 0;
  for (const hex of hexes) {
    const mark = markOf(g, hex);
    if (mark.kind === 'counterblow') blows.push(hex);
    if (mark.with !== 'shock') continue;
    if (mark.kind === 'counterblow') counterblows++;
    else targets++;
  }
  const marked = markedBy(hexes, blows, targets > 0, counterblows > 0);
  return targets > 1 || counterblows > 1 ? { ...marked, shocks: [targets, counterblows] } : marked;
};
export const forceOf = (g: State, side: SideNo, attackers: readonly number[], hexes: readonly number[]) => ({
  ...markedAs(g, hexes), // spread first: a spread after other keys is slower
  attacker: side,
  attackers,
  hexes,
  depth: 0,
});
/** The marked hexes that somebody can attack now, and who can. */
export interface Obligations {
  readonly hexes: readonly number[];
  readonly able: ReadonlyMap<number, readonly number[]>;
}
/** Cached: drafting a battle asks this many times and changes no cell. */
export const owedWith = (g: State, side: SideNo): Obligations => boxOf(g).cache.owed(g, side, findOwed);
const findOwed = (g: State, side: SideNo): Obligations => {
  const able = new Map<number, readonly number[]>();
  for (const hex of owedHexes(g, side)) {
    const units = unitsIn(g, hex).length > 0 ? ableAt(g, side, hex) : [];
    if (units.length) able.set(hex, units);
  }
  return { hexes: [...able.keys()], able };
};
export const owedNow = (g: State, side: SideNo): readonly number[] => owedWith(g, side).hexes;
/** Could a unit of this hex attack all these hexes together? */
const couldTake = (g: State, side: SideNo, from: number, hexes: readonly number[], { able }: Obligations): boolean =>
  unitsIn(g, from).some(
    u => hexes.every(hex => able.get(hex)!.includes(u)) && hasTable(g, forceOf(g, side, [u], hexes)),
  );
/** 14.3.1 The most of these marked hexes that can still be attacked, if each stack fights in one battle. Hexes in `without` have no attackers left. */
export const mostCovered = (
  g: State,
  side: SideNo,
  hexes: readonly number[],
  owed: Obligations,
  without: readonly number[],
): number => {
  const taken = new Map<number, readonly number[]>();
  let best = 0;
  const assign = (i: number, covered: number): void => {
    best = Math.max(best, covered);
    if (i === hexes.length || covered + hexes.length - i <= best) return;
    const hex = hexes[i]!;
    for (const from of hexesOf(g, owed.able.get(hex)!)) {
      if (without.includes(from)) continue;
      const before = taken.get(from) ?? [];
      if (!couldTake(g, side, from, [...before, hex], owed)) continue;
      taken.set(from, [...before, hex]);
      assign(i + 1, covered + 1);
      taken.set(from, before);
      if (best === hexes.length) return;
    }
    assign(i + 1, covered);
  };
  assign(0, 0);
  return best;
};
