/** What an attack is worth: exact chances from the results table, losses and ground by the weights. */
import { CONCENTRIC as CONCENTRIC_MASK } from '../../../kernel/around.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { halved, makeOdds, oddsColumn } from '../../../kernel/odds.ts';
import { COLUMNS, CONCENTRIC, CRISIS_SHIFT, DYNAMO, resultAt, TEC, type Result } from '../data/charts.ts';
import { GRID } from '../data/map.ts';
import { CITY, isArdennes, isRiver, isRough } from '../ground.ts';
import { dynamoNow } from '../rules/exits.ts';
import { neutralsOverturned } from '../rules/neutrals.ts';
import { A, AT, attackOf, defenceOf, fortIn, G, heightOf, MECH, stackIn, stepsLeft, type SideNo } from '../state.ts';
import { stepFactors, type Situation } from './situation.ts';
import type { Weights } from './weights.ts';

const TABLE = makeOdds(COLUMNS);
const KINDS: readonly Result[] = ['AS', 'AE', 'DR', 'BB', 'DE'];
/** The chance of each result, by column from -1 (below the table) to 10 (above it). */
const CHANCES: readonly { readonly [R in Result]: number }[] = Array.from(
  { length: COLUMNS.length + 2 },
  (_, i) =>
    Object.fromEntries(
      KINDS.map(kind => [kind, [1, 2, 3, 4, 5, 6].filter(die => resultAt(i - 1, die) === kind).length / 6]),
    ) as { [R in Result]: number },
);
export const chancesAt = (column: number): { readonly [R in Result]: number } =>
  CHANCES[Math.max(0, Math.min(COLUMNS.length + 1, column + 1))]!;

/** Shifts that lie in the ground and the day, not in who attacks from where. */
export const groundShift = (s: Situation, side: SideNo, hex: number): number => {
  const fort = fortIn(s.g, hex);
  let shift = (isRough(hex) && !CITY[hex]) || isArdennes(hex) ? (TEC.rough.shift as number) : 0;
  if (fort >= 0) shift -= defenceOf(s.g, fort);
  if (s.g.n[AT.supplyCrisis] === 1) shift += side === A ? CRISIS_SHIFT.shift : -CRISIS_SHIFT.shift;
  if (side === G && dynamoNow(s.g) && distance(GRID, hex as HexId, s.g.n[AT.dynamoPort]! as HexId) <= 1)
    shift += DYNAMO.shift;
  return shift;
};
/** A unit's factor against a hex from another. */
export const factorFrom = (s: Situation, unit: number, from: number, hex: number, supplied: boolean): number => {
  const hard = s.year === '1940' && MECH[unit] === 1 && (CITY[hex] === 1 || s.fort[hex] !== 0);
  let factor = hard ? defenceOf(s.g, unit) : attackOf(s.g, unit);
  if (!supplied) factor = halved(factor);
  return isRiver(from as HexId, hex as HexId) ? halved(factor) : factor;
};
export const concentricShift = (s: Situation, hex: number, mask: number, mech: boolean): number =>
  CITY[hex] || s.fort[hex] || !CONCENTRIC_MASK[mask] ? 0 : mech ? CONCENTRIC.mechanised : CONCENTRIC.shift;
export const columnFor = (attack: number, defence: number, shifts: number): number =>
  oddsColumn(TABLE, attack, Math.max(1, Math.round(defence))) + shifts;

/** 4.10 A corps lost with no more than a point in hand ends the game. */
const LOST_WAR = 3;
const pointsSoFar = ({ g }: Situation): number =>
  g.n[AT.brittany]! +
  Math.min(1, g.n[AT.mediterranean]!) +
  g.n[AT.paris]! +
  g.n[AT.maginot]! +
  g.n[AT.britishLost]! -
  g.n[AT.panzersLost]! +
  (neutralsOverturned(g) ? 1 : 0);
/** What losing a step of a unit is worth to its owner's enemy. */
export const stepWorth = (s: Situation, unit: number, w: Weights): number => {
  const last = stepsLeft(s.g, unit) <= 1;
  if (MECH[unit])
    return (
      w.panzer +
      w.factor * stepFactors(s.g, unit) * 0.5 +
      (last ? w.lastPanzer + (pointsSoFar(s) <= 1 ? LOST_WAR : 0) : stepsLeft(s.g, unit) === 2 ? 0.3 * w.lastPanzer : 0)
    );
  return w.factor * stepFactors(s.g, unit) + (last ? w.gone : 0);
};
const AVERAGE_STEP = 4.5;
/** What a hit on all in a hex is worth: hidden ones by the average. */
export const hitWorth = (s: Situation, hex: number, w: Weights): number => {
  const seen = stackIn(s.g, hex);
  const fort = fortIn(s.g, hex);
  const hidden = heightOf(s.g, hex) - seen.length;
  let sum = hidden * AVERAGE_STEP * w.factor;
  for (const u of seen) sum += s.year === '1939' ? w.factor * 5 + w.gone : stepWorth(s, u, w);
  return sum + (fort >= 0 ? 0.12 : 0);
};
/** Does a hit on all clear the hex? The share of it that would go. */
const clears = (s: Situation, hex: number): number => {
  if (s.year === '1939') return 1;
  const seen = stackIn(s.g, hex);
  const fort = fortIn(s.g, hex);
  const all = heightOf(s.g, hex);
  if (fort >= 0 && stepsLeft(s.g, fort) > 1) return 0;
  return seen.some(u => stepsLeft(s.g, u) > 1) || all > seen.length ? 0 : 1;
};
/** Can the defenders go back at all? */
const mayGoBack = (s: Situation, side: SideNo, hex: number): boolean => {
  for (let k = hex * 6; k < hex * 6 + 6; k++) {
    const to = GRID.near[k]!;
    if (to >= 0 && !s.count[side][to] && !s.zone[side][to] && s.fort[to] !== side + 1) return true;
  }
  return false;
};

export interface Target {
  readonly hex: number;
  readonly defence: number;
  readonly shift: number;
  /** Having the hex. */ readonly ground: number;
  readonly hit: number;
  readonly clears: number;
  readonly trapped: boolean;
  readonly fort: boolean;
}
export const targetAt = (s: Situation, side: SideNo, hex: number, ground: number, w: Weights): Target => ({
  hex,
  defence: s.defence[side === G ? A : G][hex]!,
  shift: groundShift(s, side, hex),
  ground,
  hit: hitWorth(s, hex, w),
  clears: clears(s, hex),
  trapped: !mayGoBack(s, side, hex),
  fort: fortIn(s.g, hex) >= 0,
});
export interface Stake {
  readonly all: number;
  readonly least: number;
  readonly leastUnit: number;
}
/** What the attackers risk: a hit on all of them, and their cheapest step or unit. */
export const stakeOf = (s: Situation, units: readonly number[], w: Weights): Stake => {
  let all = 0;
  let least = Infinity;
  let leastUnit = Infinity;
  for (const u of units) {
    const step = stepWorth(s, u, w);
    const whole = step * stepsLeft(s.g, u);
    all += step;
    if (step < least) least = step;
    if (whole < leastUnit) leastUnit = whole;
  }
  return s.year === '1939' ? { all: least, least, leastUnit } : { all, least, leastUnit };
};
/** The expected worth of an attack at a column. */
export const worthAt = (t: Target, column: number, stake: Stake): number => {
  const p = chancesAt(column);
  const taken = t.ground;
  const away = t.fort ? -stake.leastUnit + Math.min(t.hit, 0.3) : t.trapped ? t.hit + t.clears * taken : taken + 0.03;
  return p.DE * (t.hit + t.clears * taken) + p.DR * away + p.BB * (t.hit / 2 - stake.least) - p.AE * stake.all;
};
