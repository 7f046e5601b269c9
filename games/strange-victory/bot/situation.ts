/** What the staff works out once before it weighs a choice. */
import type { State } from '../../../engine/state.ts';
import { ASSET_TYPES } from '../data/charts.ts';
import { DIVISION_ROWS, BAGS, COUNTERS } from '../data/units.ts';
import {
  ASSETS, AT, audacityOf, capOf, COASTAL, coastalIn, D, DISCARDED, garrisonBag, IN_USE, isForest, isFortress, isPort, isReady, isStarting, korpsOf, letterOf, reactionBag,
} from '../state.ts';
import { calmOf, turnsAfter } from './clock.ts';
import { assetPrice, bestWorth, type Bout, type Purse } from './fight.ts';
import { goalsOf, outlook, worthOfAreas, type Goals } from './ground.ts';

const FIRST_BAG = COASTAL - BAGS.indexOf('Coastal Defense');
const ASSET_OF: readonly number[] = COUNTERS.map(c => ASSET_TYPES.findIndex(t => t.toLowerCase() === c.type));

export interface Situation {
  readonly g: State;
  readonly purse: Purse;
  readonly calm: number;
  readonly turns: number;
  /** Sets of asset types in the box, in this fight, and discarded. */
  readonly hand: number;
  readonly used: number;
  readonly back: number;
  /** Counters still in each bag, in the order of BAGS. */
  readonly bags: readonly (readonly number[])[];
  readonly worth: Float64Array;
  readonly goals: Goals;
  /** Worked out when first asked for. */
  readonly outlooks: Map<number, number>;
  readonly garrisons: Map<number, number>;
  readonly marches: Map<number, number>;
}

export const situationOf = (g: State, purse: Purse): Situation => {
  const bags = BAGS.map((): number[] => []);
  let hand = 0, used = 0, back = 0;
  for (let p = D; p < D + COUNTERS.length; p++) {
    const place = g.n[AT.place + p]!;
    if (place >= FIRST_BAG) bags[place - FIRST_BAG]!.push(p);
    else if (place === ASSETS) hand |= 1 << ASSET_OF[p - D]!;
    else if (place === IN_USE) used |= 1 << ASSET_OF[p - D]!;
    else if (place === DISCARDED && isStarting(p)) back |= 1 << ASSET_OF[p - D]!;
  }
  const calm = calmOf(g), worth = worthOfAreas(g, purse.weights);
  return {
    g, purse, calm, turns: turnsAfter(calm, purse.weights), hand: hand & ~used, used, back, bags, worth, goals: goalsOf(g, worth), outlooks: new Map(), garrisons: new Map(), marches: new Map(),
  };
};

/** Points ahead of a division if it stood there, in the weight of things to come. */
export const outlookFrom = (s: Situation, division: number, area: number): number => {
  const key = division * 64 + area, known = s.outlooks.get(key);
  if (known !== undefined) return known;
  const value = s.purse.weights.ahead * outlook(s.g, s.purse.weights, s.worth, s.goals, division, area, s.turns);
  s.outlooks.set(key, value);
  return value;
};

/** A division's fight with a strength, before any asset is chosen. */
export const boutOf = (s: Situation, division: number, strength: number, more: Partial<Bout> = {}): Bout => {
  const { g } = s, commander = korpsOf(division), row = DIVISION_ROWS[division]!, points = audacityOf(g, commander);
  return {
    dice: isReady(g, division) ? row.advancing : row.resupply, strength, armour: false, hand: s.hand, used: s.used, back: s.back,
    reroll: points > 0 && g.n[AT.rerolled + commander] === 0, full: points >= capOf(commander), calm: s.calm, onward: false, stake: false, ...more,
  };
};

export const bagOf = (s: Situation, area: number): readonly number[] => s.bags[garrisonBag(area) - FIRST_BAG]!;
export const reactionsOf = (s: Situation, area: number): readonly number[] => s.bags[reactionBag(area) - FIRST_BAG] ?? [];
export const coastOf = (s: Situation): readonly number[] => s.bags[COASTAL - FIRST_BAG]!;

/** 8.3.2 The strength a counter turned up would have in an area, with the coastal troops face down there at their average. */
export const strengthAt = (s: Situation, area: number, piece: number): number => {
  const c = COUNTERS[piece - D]!;
  if (c.type !== 'infantry') return c.strength;
  const fort = c.strength + (isFortress(area) ? 1 : 0), coast = isPort(area) ? coastalIn(s.g, area) * averageCoast(s) : 0;
  return Math.min(8, Math.round((isForest(area) ? fort * 2 : fort) + coast));
};
const averageCoast = (s: Situation): number => {
  const list = coastOf(s);
  return list.length ? list.reduce((sum, p) => sum + COUNTERS[p - D]!.strength, 0) / list.length : 0;
};

/** What meeting this counter is worth: an asset gained, a breakdown, or a fight. */
const meetingWorth = (s: Situation, division: number, area: number, piece: number, onward: boolean): number => {
  const w = s.purse.weights, type = COUNTERS[piece - D]!.type;
  if (type === 'breakdown') return s.turns > 0 ? -w.shock : 0;
  if (type !== 'infantry' && type !== 'armour') return assetPrice(ASSET_OF[piece - D]!, s.calm, w) + (onward ? w.onward : 0);
  const stake = isPort(area) && coastalIn(s.g, area) > 0;
  return bestWorth(s.purse, boutOf(s, division, strengthAt(s, area, piece), { armour: type === 'armour', onward, stake }));
};
/** What turning up the garrison of an area is worth on average, for a division that could or could not move on. */
export const garrisonWorth = (s: Situation, division: number, area: number, onward: boolean): number => {
  const ground = isFortress(area) ? 8 : isPort(area) ? 16 + coastalIn(s.g, area) : isForest(area) ? 4 + letterOf(area) : letterOf(area);
  const key = (ground * 8 + division) * 2 + (onward ? 1 : 0), known = s.garrisons.get(key);
  if (known !== undefined) return known;
  const bag = bagOf(s, area);
  let sum = 0;
  for (const piece of bag) sum += meetingWorth(s, division, area, piece, onward);
  const value = bag.length ? sum / bag.length : 0;
  s.garrisons.set(key, value);
  return value;
};
/** 9.1 What a counterattack on a division in this area is worth on average. */
export const reactionWorth = (s: Situation, division: number, area: number): number => {
  const bag = reactionsOf(s, area);
  let sum = 0;
  for (const piece of bag) {
    const { type, strength } = COUNTERS[piece - D]!;
    if (type === 'armour') sum += bestWorth(s.purse, boutOf(s, division, strength, { armour: true }));
    else if (type === 'recon') sum += assetPrice(ASSET_OF[piece - D]!, s.calm, s.purse.weights);
  }
  return bag.length ? sum / bag.length : 0;
};
