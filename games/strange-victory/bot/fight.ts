/** A fight by exact expectation: panic, lost time, going on, and what the assets and re-rolls spent were worth. */
import { ASSET_ROWS, RESULT_ROWS, resultOf, STRENGTH, type Result } from '../data/charts.ts';
import { resultChances } from '../rules/chances.ts';
import { GAS, GIRAUD, GUNS, RECON, STUKA } from '../state.ts';
import { fade, panicCost, turnsAfter } from './clock.ts';
import type { Weights } from './weights.ts';

/** Everything a fight depends on. `hand`, `used` and `back` are sets of asset types, one bit each. */
export interface Bout {
  readonly dice: number;
  readonly strength: number;
  readonly armour: boolean;
  /** Types that may still be used, used already in this fight, and lying discarded. */
  readonly hand: number;
  readonly used: number;
  readonly back: number;
  /** The commander may still re-roll; his track is full, so that a point more would be lost. */
  readonly reroll: boolean;
  readonly full: boolean;
  readonly calm: number;
  /** Divisions that still march or fight: a turn is worth less with fewer. */
  readonly active: number;
  /** The division could move on afterwards; other defenders stay if it does not win clearly. */
  readonly onward: boolean;
  readonly stake: boolean;
}
export interface Purse {
  readonly weights: Weights;
  readonly memo: Map<number, number>;
}
export const purse = (weights: Weights): Purse => ({ weights, memo: new Map() });

const PRICE = ['stuka', 'guns', 'giraud', 'gas', 'recon'] as const;
export const assetPrice = (type: number, calm: number, w: Weights): number => w[PRICE[type]!] * fade(calm, w);
export const pointPrice = (full: boolean, calm: number, w: Weights): number =>
  (full ? w.audacityFull : w.audacity) * fade(calm, w);

/** What a result is worth. */
export const resultWorth = (r: Result, b: Bout, w: Weights): number => {
  const row = RESULT_ROWS[r];
  const later = turnsAfter(b.calm, w);
  const hurt = later <= 0 ? 0 : row.damage === 'shocked' ? w.shock : row.damage === 'disordered' ? w.disorder : 0;
  const unfinished = b.stake && !row.goesOn ? (later > 0 ? w.portUnfinished : 3) : 0;
  return (
    (row.goesOn && b.onward ? w.onward : 0) +
    (row.audacity && !b.full ? pointPrice(false, b.calm, w) : 0) -
    panicCost(b.calm, row.panic, b.active, w) -
    hurt -
    unfinished
  );
};
/** Expectation of rolling `dice` with `sure` hits lying there already. */
export const rollWorth = (b: Bout, dice: number, sure: number, w: Weights): number => {
  const chances = resultChances(dice, b.strength, sure);
  let sum = 0;
  RESULT_NAMES.forEach((r, i) => {
    if (chances[i]! > 0) sum += chances[i]! * resultWorth(r, b, w);
  });
  return sum;
};
const RESULT_NAMES = Object.keys(RESULT_ROWS) as readonly Result[];

/** Rolling now, with the re-roll in hand where it pays. */
const diceWorth = (b: Bout, w: Weights): number => {
  if (b.strength >= STRENGTH.bloody) return resultWorth('bloody', b, w);
  const p = Math.min(1, (7 - Math.max(1, b.strength)) / 6);
  let sum = 0;
  for (let hits = 0; hits <= b.dice; hits++) {
    const lie = resultWorth(resultOf(hits), b, w);
    const again =
      b.reroll && hits < 3 && hits < b.dice
        ? rollWorth(b, b.dice - hits, hits, w) - pointPrice(b.full, b.calm, w)
        : -Infinity;
    sum += choose(b.dice, hits) * p ** hits * (1 - p) ** (b.dice - hits) * Math.max(lie, again);
  }
  return sum;
};
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

const bit = (type: number): number => 1 << type;
export const has = (set: number, type: number): boolean => (set & bit(type)) !== 0;
/** The fight after an asset was put in, with what Recon brings back. */
export const withAsset = (b: Bout, type: number, back?: number): Bout => {
  const row = ASSET_ROWS[type]!;
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
const fits = (b: Bout, type: number): boolean => has(b.hand, type) && (type !== GAS || b.armour);

/** What using an asset next is worth, all that follows played well. */
export const useWorth = (purse: Purse, b: Bout, type: number, back?: number): number =>
  bestWorth(purse, withAsset(b, type, back)) -
  assetPrice(type, b.calm, purse.weights) +
  (back === undefined ? 0 : assetPrice(back, b.calm, purse.weights));
/** The ways to use an asset now. */
export const uses = (b: Bout): readonly { readonly asset: number; readonly back?: number }[] => {
  const list: { asset: number; back?: number }[] = [];
  for (const asset of [STUKA, GUNS, GIRAUD, GAS]) if (fits(b, asset)) list.push({ asset });
  if (!fits(b, RECON)) return list;
  for (const back of [STUKA, GUNS]) if (has(b.back, back)) list.push({ asset: RECON, back });
  if (b.back === 0) list.push({ asset: RECON });
  return list;
};
export const rollNow = (purse: Purse, b: Bout): number => diceWorth(b, purse.weights);

/** The fight played as well as the assets allow. */
export const bestWorth = (purse: Purse, b: Bout): number => {
  const key = keyOf(b);
  const known = purse.memo.get(key);
  if (known !== undefined) return known;
  let best = diceWorth(b, purse.weights);
  for (const { asset, back } of uses(b)) best = Math.max(best, useWorth(purse, b, asset, back));
  purse.memo.set(key, best);
  return best;
};
const flags = (b: Bout): number =>
  (b.armour ? 1 : 0) + (b.reroll ? 2 : 0) + (b.full ? 4 : 0) + (b.onward ? 8 : 0) + (b.stake ? 16 : 0);
const keyOf = (b: Bout): number =>
  ((((((b.dice * 16 + b.strength + 6) * 32 + b.hand) * 32 + b.used) * 4 + b.back) * 32 + flags(b)) * 32 + b.calm) * 8 +
  b.active;
