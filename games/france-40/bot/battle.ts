/** The expected worth of an attack: exact chances from the results table, losses and ground valued by the weights. */
import { CONCENTRIC as CONCENTRIC_MASK } from '../../../kernel/surroundings.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { halved, oddsColumn } from '../../../kernel/odds.ts';
import { A, BRITISH, G, isMech, nationOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { gridOf, isArdennes, isCity, isRiver, isRough } from '../model/ground.ts';
import { AT, attackOf, defenceOf, fortIn, heightOf, onMap, placeOf, stackIn, stepsLeft } from '../model/state.ts';
import { dynamoNow } from '../rules/exits.ts';
import { neutralsOverturned } from '../rules/neutrals.ts';
import type { State } from '../../../engine/state.ts';
import { botCacheOf, type Chances } from './cache.ts';
import { stepFactors, type Situation } from './situation.ts';
import type { Weights } from './weights.ts';

export const chancesAt = (g: State, column: number): Chances => {
  const { chances } = botCacheOf(g);
  return chances[Math.max(0, Math.min(chances.length - 1, column + 1))]!;
};

/** Column shifts that do not depend on the attackers: terrain, forts, Dynamo, the crisis. */
export const groundShift = (s: Situation, side: SideNo, hex: number): number => {
  const fort = fortIn(s.g, hex);
  let shift =
    (isRough(s.g, hex) && !isCity(s.g, hex)) || isArdennes(s.g, hex)
      ? (chartsOf(s.g).terrain.rough.shift as number)
      : 0;
  if (fort >= 0) shift -= defenceOf(s.g, fort);
  if (s.g.cells[AT.supplyCrisis] === 1)
    shift += side === A ? chartsOf(s.g).crisisShift.shift : -chartsOf(s.g).crisisShift.shift;
  if (side === G && dynamoNow(s.g) && distance(gridOf(s.g), hex as HexId, s.g.cells[AT.dynamoPort]! as HexId) <= 1)
    shift += chartsOf(s.g).dynamo.shift;
  return shift;
};
/** The attack factor of a unit against `hex` from the hex `from`. */
export const factorFrom = (s: Situation, unit: number, from: number, hex: number, supplied: boolean): number => {
  const hard = s.year === '1940' && isMech(s.g, unit) && (isCity(s.g, hex) || s.fort[hex] !== 0);
  let factor = hard ? defenceOf(s.g, unit) : attackOf(s.g, unit);
  if (!supplied) factor = halved(factor);
  return isRiver(s.g, from, hex) ? halved(factor) : factor;
};
export const concentricShift = (s: Situation, hex: number, mask: number, mech: boolean): number =>
  isCity(s.g, hex) || s.fort[hex] || !CONCENTRIC_MASK[mask]
    ? 0
    : mech
      ? chartsOf(s.g).concentric.mechanised
      : chartsOf(s.g).concentric.shift;
export const columnFor = (g: State, attack: number, defence: number, shifts: number): number =>
  oddsColumn(boxOf(g).ODDS, attack, Math.max(1, Math.round(defence))) + shifts;

/** 4.10 The price, in points, of losing a corps while the Germans have one point or less: it ends the game. */
const LOST_WAR = 3;
const pointsSoFar = ({ g }: Situation): number =>
  g.cells[AT.brittany]! +
  Math.min(1, g.cells[AT.mediterranean]!) +
  g.cells[AT.paris]! +
  g.cells[AT.maginot]! +
  g.cells[AT.britishLost]! -
  g.cells[AT.panzersLost]! +
  (neutralsOverturned(g) ? 1 : 0);
/** 4.9 The last step of a British corps out of supply scores a point; each earlier step counts for part of it. */
const caughtWorth = (s: Situation, unit: number, w: Weights): number => {
  if (s.year !== '1940' || nationOf(s.g, unit) !== BRITISH || !onMap(s.g, unit)) return 0;
  return s.supplied[A]()[placeOf(s.g, unit)] ? 0 : w.caught / stepsLeft(s.g, unit);
};
/** What losing a step of a unit is worth to its owner's enemy. */
export const stepWorth = (s: Situation, unit: number, w: Weights): number => {
  const last = stepsLeft(s.g, unit) <= 1;
  if (isMech(s.g, unit))
    return (
      w.panzer +
      w.factor * stepFactors(s.g, unit) * 0.5 +
      (last ? w.lastPanzer + (pointsSoFar(s) <= 1 ? LOST_WAR : 0) : stepsLeft(s.g, unit) === 2 ? 0.3 * w.lastPanzer : 0)
    );
  return w.factor * stepFactors(s.g, unit) + (last ? w.gone : 0) + caughtWorth(s, unit, w);
};
const AVERAGE_STEP = 4.5;
/** The worth of a step from each unit in a hex, in 1939 of each unit. Hidden units count as average. */
const hitWorth = (s: Situation, hex: number, w: Weights): number => {
  const seen = stackIn(s.g, hex);
  const fort = fortIn(s.g, hex);
  const hidden = heightOf(s.g, hex) - seen.length;
  let sum = hidden * AVERAGE_STEP * w.factor;
  for (const u of seen) sum += s.year === '1939' ? w.factor * 5 + w.gone : stepWorth(s, u, w);
  return sum + (fort >= 0 ? 0.12 : 0);
};
/** 1 if a step from each unit would clear the hex, otherwise 0. */
const clears = (s: Situation, hex: number): number => {
  if (s.year === '1939') return 1;
  const seen = stackIn(s.g, hex);
  const fort = fortIn(s.g, hex);
  const all = heightOf(s.g, hex);
  if (fort >= 0 && stepsLeft(s.g, fort) > 1) return 0;
  return seen.some(u => stepsLeft(s.g, u) > 1) || all > seen.length ? 0 : 1;
};
/** Whether the defenders have a hex to retreat to, leaving terrain and stacking aside. */
const mayGoBack = (s: Situation, side: SideNo, hex: number): boolean => {
  for (let k = hex * 6; k < hex * 6 + 6; k++) {
    const to = gridOf(s.g).near[k]!;
    if (to >= 0 && !s.count[side][to] && !s.zone[side][to] && s.fort[to] !== side + 1) return true;
  }
  return false;
};

export interface Target {
  readonly hex: number;
  readonly defence: number;
  readonly shift: number;
  /** The worth of holding the hex. */ readonly ground: number;
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
/** What the attackers can lose: one step each, or their cheapest step or unit. */
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
export const worthAt = (s: Situation, t: Target, column: number, stake: Stake): number => {
  const p = chancesAt(s.g, column);
  const taken = t.ground;
  const away = t.fort ? -stake.leastUnit + Math.min(t.hit, 0.3) : t.trapped ? t.hit + t.clears * taken : taken + 0.03;
  return p.DE * (t.hit + t.clears * taken) + p.DR * away + p.BB * (t.hit / 2 - stake.least) - p.AE * stake.all;
};
