/** What an attack is worth: the exact column and chances of the results table, losses and ground by the weights. */
import { CONCENTRIC } from '../../../kernel/surroundings.ts';
import { differenceColumn, shifted } from '../../../kernel/odds.ts';
import type { State } from '../../../engine/state.ts';
import { GERMANS, isGermanMech, isMech, nationOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { gridOf, isCity, isRiver } from '../model/ground.ts';
import { groundIn } from '../rules/odds.ts';
import { cutFactor } from '../rules/structure.ts';
import { inSupplyToAttack } from '../rules/supply.ts';
import { underAir } from '../rules/under-aircraft.ts';
import { AT, foe, placeOf, stackIn } from '../model/state.ts';
import { botCacheOf } from './cache.ts';
import type { Situation } from './situation.ts';
import type { Weights } from './weights.ts';

/** A hex as a target. */
export interface Target {
  readonly hex: number;
  readonly defence: number;
  /** Corps equivalents in it. */
  readonly ce: number;
  /** What each of them is worth. */
  readonly each: number;
  /** Having the hex. */
  readonly ground: number;
  /** Shifts that lie in the hex, not in who attacks from where. */
  readonly shift: number;
  readonly concentric: boolean;
  readonly city: boolean;
}
/** What a unit is worth to its enemy when it is lost, for each corps equivalent. */
export const corpsWorth = (g: State, unit: number, w: Weights): number => {
  const { ATTACK, DEFENCE, CE } = boxOf(g);
  const factors = (2 * (ATTACK[unit]! + DEFENCE[unit]!)) / Math.max(1, CE[unit]!);
  return w.factor * factors * scarce(nationOf(g, unit), w) + (isGermanMech(g, unit) ? w.mech : 0);
};
/** 3.5 Of the Germans one corps a turn comes back, of the others most do. */
const scarce = (nation: number, w: Weights): number => (nation === GERMANS ? w.scarce : 1);
export const targetAt = (s: Situation, hex: number, ground: number, w: Weights): Target => {
  const { g, side } = s;
  const enemy = foe(side);
  const ce = s.ce[enemy][hex]! / 2;
  const kind = chartsOf(g).terrain[groundIn(g, hex)];
  const seen = stackIn(g, hex);
  const factors = s.attack[enemy][hex]! + s.defence[enemy][hex]!;
  let mech = 0;
  for (const u of seen) if (isGermanMech(g, u)) mech++;
  return {
    hex,
    defence: s.defence[enemy][hex]!,
    ce,
    each: ce > 0 ? (w.factor * factors * scarce(s.nation[hex]!, w) + w.mech * mech) / ce : 0,
    ground,
    shift: kind.shift - (underAir(g, enemy, hex) ? chartsOf(g).shifts.air : 0),
    concentric: kind.concentric,
    city: isCity(g, hex),
  };
};

/** A unit that attacks from a hex, as the table counts it. */
export interface Striker {
  readonly unit: number;
  readonly dir: number;
  readonly factor: number;
  /** 1.4, 10.5, 11.4 One, two or four. */
  readonly divisor: number;
  /** 12.1 A supplied German mechanised corps. */
  readonly mech: boolean;
  readonly river: boolean;
  /** 6.2.2 Under its own aircraft. */
  readonly air: boolean;
}
const dirOf = (g: State, hex: number, from: number): number => {
  const { near } = gridOf(g);
  for (let dir = 0; dir < 6; dir++) if (near[hex * 6 + dir] === from) return dir;
  return -1;
};
/** `supplied`: as it is now where it is not said. */
export const strikerFrom = (s: Situation, t: Target, unit: number, from: number, supplied?: boolean): Striker => {
  const { g, side } = s;
  const fed = supplied ?? inSupplyToAttack(g, unit, t.hex);
  return {
    unit,
    dir: dirOf(g, t.hex, from),
    factor: fed ? boxOf(g).ATTACK[unit]! : cutFactor(g, unit, boxOf(g).ATTACK),
    divisor: (fed ? 1 : 2) * (t.city && isMech(g, unit) ? 2 : 1),
    mech: fed && isGermanMech(g, unit),
    river: isRiver(g, from, t.hex),
    air: underAir(g, side, from),
  };
};
export const strikerOf = (s: Situation, t: Target, unit: number): Striker =>
  strikerFrom(s, t, unit, placeOf(s.g, unit));

const PARTS = new Int32Array(12);
/** 1.4 Halved by hex, after adding up. */
const strengthOf = (list: readonly Striker[], mechOnly: boolean): number => {
  let sum = 0;
  let parts = false;
  for (const x of list) {
    if (mechOnly && !x.mech) continue;
    if (x.divisor === 1) sum += x.factor;
    else {
      if (!parts) PARTS.fill(0);
      parts = true;
      PARTS[x.dir * 2 + (x.divisor === 2 ? 0 : 1)]! += x.factor;
    }
  }
  if (parts) for (let i = 0; i < 12; i++) sum += Math.ceil(PARTS[i]! / (i % 2 ? 4 : 2));
  return sum;
};
const onMechLine = (g: State, list: readonly Striker[], strength: number): boolean => {
  const mech = list.filter(x => x.mech).length;
  if (mech === 0) return false;
  return g.cells[AT.mechLine] === 1 ? mech * 2 >= list.length : strengthOf(list, true) * 2 >= strength;
};
/** 12.1, 12.2 The column these would roll on. */
export const columnWith = (g: State, t: Target, list: readonly Striker[], more = 0): number => {
  const { crt, shifts } = chartsOf(g);
  const strength = strengthOf(list, false);
  const line = onMechLine(g, list, strength) ? crt.mechanised : crt.usual;
  let mask = 0;
  let rivers = true;
  let air = false;
  for (const x of list) {
    mask |= 1 << x.dir;
    rivers &&= x.river;
    air ||= x.air;
  }
  const german = list.length > 0 && nationOf(g, list[0]!.unit) === GERMANS;
  const shift =
    t.shift +
    (rivers ? shifts.river : 0) +
    (air ? shifts.air : 0) +
    (t.concentric && CONCENTRIC[mask] ? (german ? shifts.concentricGerman : shifts.concentric) : 0);
  return shifted(differenceColumn(line, strength, t.defence), shift + more, line.length, 'clamped');
};

/** What attackers have to lose: corps equivalents, each one's worth, armies that break up. */
export interface Stake {
  readonly ce: number;
  readonly each: number;
  readonly armies: number;
  /** Beside the weights, what an army costs that breaks up. */
  readonly broken: number;
}
export const stakeOf = (g: State, units: readonly number[], w: Weights): Stake => {
  const { CE, PARTS: parts } = boxOf(g);
  let ce = 0;
  let least = Infinity;
  let sum = 0;
  let armies = 0;
  for (const u of units) {
    const each = corpsWorth(g, u, w);
    const corps = CE[u]! / 2;
    ce += corps;
    sum += each * corps;
    least = Math.min(least, each);
    if (parts[u]! > 0) armies++;
  }
  // The owner loses what is cheapest
  return { ce, each: ce > 0 ? (least + sum / ce) / 2 : 0, armies, broken: 0 };
};
/** The expected worth of an attack at a column. */
export const worthAt = (g: State, t: Target, column: number, stake: Stake, w: Weights): number => {
  let sum = 0;
  for (const [lost, killed] of botCacheOf(g).results[column]!) {
    const left = stake.ce - Math.min(lost, stake.ce);
    const open = killed >= t.ce;
    sum += Math.min(killed, t.ce) * t.each - Math.min(lost, stake.ce) * stake.each;
    // Who is besieged is worn down: part of the ground is won with each corps
    sum += open
      ? left > 0
        ? t.ground
        : 0
      : (w.siege * t.ground * killed) / t.ce - (w.broken + stake.broken) * stake.armies;
  }
  return sum / 6;
};
/** The chance that nobody is left in the hex. */
export const clears = (g: State, t: Target, column: number): number =>
  botCacheOf(g).results[column]!.filter(([, killed]) => killed >= t.ce).length / 6;
