/** The exact expected worth of a fight: panic, lost time, moving on, and the assets and re-rolls spent. */
import { boxIn, type Box, type InBox } from '../model/box.ts';
import { RESULTS, type Result } from '../data/charts.ts';
import { choose, hitChance, resultChances } from '../rules/chances.ts';
import { assetRow, GAS, GIRAUD, GUNS, RECON, resultOf, resultRow, STUKA, tracksOf } from '../model/state.ts';
import { fade, panicCost, turnsAfter } from './clock.ts';
import type { Weights } from './weights.ts';

/** Everything a fight depends on, except the box. `hand`, `used` and `back` are sets of asset types, one bit each. */
export interface Bout {
  readonly dice: number;
  readonly strength: number;
  readonly armour: boolean;
  /** Asset types that may still be used, that are in use in this fight, and that Recon could bring back. */
  readonly hand: number;
  readonly used: number;
  readonly back: number;
  /** Whether the commander may still re-roll, and whether his track is full, so that a point more would be lost. */
  readonly reroll: boolean;
  readonly full: boolean;
  readonly calm: number;
  /** Divisions that still march or fight: a turn is worth less with fewer. */
  readonly active: number;
  /** Whether the division could move on afterwards, and whether other defenders of a port stay if it does not win clearly. */
  readonly onward: boolean;
  readonly stake: boolean;
}
/** The worth of the fights computed so far, for one box and one set of weights. */
export interface FightCache {
  readonly box: Box;
  readonly weights: Weights;
  readonly worths: Map<number, number>;
}
export const makeFightCache = (box: Box, weights: Weights): FightCache => ({ box, weights, worths: new Map() });
/** A cache for each box, so that two games with different tables never share one. */
export const fightCachePerBox = (weights: Weights): ((g: InBox) => FightCache) => {
  const ofBox = new WeakMap<object, FightCache>();
  return g => {
    const known = ofBox.get(g.box) ?? makeFightCache(boxIn(g), weights);
    ofBox.set(g.box, known);
    return known;
  };
};

const PRICE = ['stuka', 'guns', 'giraud', 'gas', 'recon'] as const;
export const assetPrice = (type: number, calm: number, w: Weights): number => w[PRICE[type]!] * fade(calm, w);
export const pointPrice = (full: boolean, calm: number, w: Weights): number =>
  (full ? w.audacityFull : w.audacity) * fade(calm, w);

const HURT = { none: () => 0, disordered: (w: Weights) => w.disorder, shocked: (w: Weights) => w.shock } as const;
/** The price of a port not cleared: a turn's work, or its points if no turn is left. */
const unfinished = (later: number, w: Weights): number => (later > 0 ? w.portUnfinished : 3);
/** What a result is worth. */
export const resultWorth = (p: FightCache, r: Result, b: Bout): number => {
  const w = p.weights;
  const row = resultRow(p, r);
  const later = turnsAfter(b.calm, w);
  return (
    (row.goesOn && b.onward ? w.onward : 0) +
    (row.audacity && !b.full ? pointPrice(false, b.calm, w) : 0) -
    panicCost(p, b.calm, row.panic, b.active) -
    (later > 0 ? HURT[row.damage](w) : 0) -
    (b.stake && !row.goesOn ? unfinished(later, w) : 0)
  );
};
/** The expected worth of rolling `dice` with `sure` hits on the table already. */
export const rollWorth = (p: FightCache, b: Bout, dice: number, sure: number): number => {
  const chances = resultChances(p, dice, b.strength, sure);
  let sum = 0;
  RESULTS.forEach((r, i) => {
    if (chances[i]! > 0) sum += chances[i]! * resultWorth(p, r, b);
  });
  return sum;
};

/** The expected worth of rolling now, with a re-roll where it pays. */
export const rollNow = (p: FightCache, b: Bout): number => {
  if (b.strength >= tracksOf(p).strength.bloody) return resultWorth(p, 'bloody', b);
  const hit = hitChance(b.strength);
  let sum = 0;
  for (let hits = 0; hits <= b.dice; hits++) {
    const lie = resultWorth(p, resultOf(p, hits), b);
    const again =
      b.reroll && hits < 3 && hits < b.dice
        ? rollWorth(p, b, b.dice - hits, hits) - pointPrice(b.full, b.calm, p.weights)
        : -Infinity;
    sum += choose(b.dice, hits) * hit ** hits * (1 - hit) ** (b.dice - hits) * Math.max(lie, again);
  }
  return sum;
};

const bit = (type: number): number => 1 << type;
export const has = (set: number, type: number): boolean => (set & bit(type)) !== 0;
/** The fight after an asset was used, with what Recon brings back. */
export const withAsset = (g: InBox, b: Bout, type: number, back?: number): Bout => {
  const row = assetRow(g, type);
  const used = b.used | bit(type);
  const returned = back !== undefined && !has(used, back) ? bit(back) : 0;
  return {
    ...b,
    dice: b.dice + row.dice,
    strength: b.strength + row.strength,
    used,
    hand: (b.hand & ~bit(type)) | returned,
    back: back === undefined ? b.back : b.back & ~bit(back),
  };
};
const fits = (g: InBox, b: Bout, type: number): boolean =>
  has(b.hand, type) && (assetRow(g, type).only !== 'armour' || b.armour);

/** The worth of using an asset next and playing the rest as well as possible. */
export const useWorth = (p: FightCache, b: Bout, type: number, back?: number): number =>
  bestWorth(p, withAsset(p, b, type, back)) -
  assetPrice(type, b.calm, p.weights) +
  (back === undefined ? 0 : assetPrice(back, b.calm, p.weights));
/** The ways to use an asset now. */
export const uses = (g: InBox, b: Bout): readonly { readonly asset: number; readonly back?: number }[] => {
  const list: { asset: number; back?: number }[] = [];
  for (const asset of [STUKA, GUNS, GIRAUD, GAS]) if (fits(g, b, asset)) list.push({ asset });
  if (!fits(g, b, RECON)) return list;
  for (const back of [STUKA, GUNS]) if (has(b.back, back)) list.push({ asset: RECON, back });
  if (b.back === 0) list.push({ asset: RECON });
  return list;
};

/** 8.3.4 Whether the fight would be a Bloody Firefight that assets at hand could prevent. The staff then never fights it as it is. */
export const isNeedless = (g: InBox, b: Bout): boolean => {
  const { bloody } = tracksOf(g).strength;
  if (b.strength < bloody) return false;
  let least = b.strength;
  for (const asset of [STUKA, GUNS, GIRAUD, GAS]) if (fits(g, b, asset)) least += assetRow(g, asset).strength;
  return least < bloody;
};
/** The worth of the fight with the best use of assets. Cached. */
export const bestWorth = (p: FightCache, b: Bout): number => {
  const key = keyOf(b);
  const known = p.worths.get(key);
  if (known !== undefined) return known;
  let best = isNeedless(p, b) ? -Infinity : rollNow(p, b);
  for (const { asset, back } of uses(p, b)) best = Math.max(best, useWorth(p, b, asset, back));
  p.worths.set(key, best);
  return best;
};
const flags = (b: Bout): number =>
  (b.armour ? 1 : 0) + (b.reroll ? 2 : 0) + (b.full ? 4 : 0) + (b.onward ? 8 : 0) + (b.stake ? 16 : 0);
/** One number for a bout, within what a pack may bring: 7 dice, panic to 99, 12 divisions, assets of −9 each. */
const keyOf = (b: Bout): number =>
  ((((((b.dice * 64 + b.strength + 50) * 32 + b.hand) * 32 + b.used) * 4 + b.back) * 32 + flags(b)) * 128 + b.calm) *
    16 +
  b.active;
