/** The situation: what the staff computes once before it weighs a choice. */
import type { State } from '../../../engine/state.ts';
import { BAGS } from '../data/units.ts';
import {
  allDivisions,
  alliedIn,
  at,
  audacityOf,
  capOf,
  coastalIn,
  divisionRow,
  fieldOf,
  garrisonBag,
  isForest,
  isFortress,
  isOnMap,
  isPort,
  isReady,
  korpsOf,
  letterOf,
  off,
  placeOf,
  reactionBag,
  tracksOf,
} from '../model/state.ts';
import { boxIn } from '../model/box.ts';
import { knownOf, type CounterKind } from './known.ts';
import { calmOf, turnsAfter } from './clock.ts';
import { assetPrice, bestWorth, type Bout, type FightCache } from './fight.ts';
import { goalsOf, outlook, worthOfAreas, type Goals } from './ground.ts';

/** The map in this situation: the points of each area, the same less what taking it costs (`prizes`), and three caches. */
interface Ground {
  readonly worth: Float64Array;
  readonly prizes: Float64Array;
  readonly goals: Goals;
  readonly outlooks: Map<number, number>;
  readonly garrisons: Map<number, number>;
  readonly marches: Map<number, number>;
}

export interface Situation {
  readonly g: State;
  readonly fights: FightCache;
  readonly calm: number;
  readonly turns: number;
  /** Divisions that still march or fight. */
  readonly active: number;
  /** Sets of asset types: in the Campaign Assets Box, in use, and discarded starting assets. */
  readonly hand: number;
  readonly used: number;
  readonly back: number;
  /** How many counters of each kind are still in each bag. */
  readonly bags: Uint8Array;
  ground?: Ground;
}

/** Sets of asset types by where they lie, and the kinds in each bag. */
const sorted = (g: State): Pick<Situation, 'hand' | 'used' | 'back' | 'bags'> => {
  const { counters, divisions, off, at } = boxIn(g);
  const { kinds, kind, asset, starting } = knownOf(g);
  const bags = new Uint8Array(BAGS.length * kinds.length);
  const { cells: n } = g;
  const first = at.place + divisions;
  let hand = 0;
  let used = 0;
  let back = 0;
  for (let i = 0; i < counters.length; i++) {
    const place = n[first + i]!;
    if (place >= off.firstBag) bags[(place - off.firstBag) * kinds.length + kind[i]!]! += 1;
    else if (place === off.assets) hand |= 1 << asset[i]!;
    else if (place === off.inUse) used |= 1 << asset[i]!;
    else if (place === off.discarded && starting[i]) back |= 1 << asset[i]!;
  }
  return { hand: hand & ~used, used, back, bags };
};
export const situationOf = (g: State, fights: FightCache): Situation => {
  const calm = calmOf(g);
  const { hand, used, back, bags } = sorted(g);
  return { g, fights, calm, turns: turnsAfter(calm, fights.weights), active: activeIn(g), hand, used, back, bags };
};
/** 8.2.11 All divisions except those in a port they have cleared. */
const activeIn = (g: State): number => {
  let count = 0;
  for (const d of allDivisions(g)) {
    const place = placeOf(g, d);
    if (!isOnMap(g, place) || !isPort(g, place) || alliedIn(g, place).length > 0) count++;
  }
  return count;
};
export const groundOf = (s: Situation): Ground => {
  if (s.ground) return s.ground;
  const worth = worthOfAreas(s.g, s.fights.weights);
  const prizes = prizesOf(s, worth);
  return (s.ground = {
    worth,
    prizes,
    goals: goalsOf(s.g, prizes),
    outlooks: new Map(),
    garrisons: new Map(),
    marches: new Map(),
  });
};

/** The points ahead of a division if it were there, times the weight `ahead`. Cached. */
export const outlookFrom = (s: Situation, division: number, area: number): number => {
  const { prizes, goals, outlooks } = groundOf(s);
  const key = division * boxIn(s.g).areas + area;
  const known = outlooks.get(key);
  if (known !== undefined) return known;
  const value = s.fights.weights.ahead * outlook(s.g, s.fights.weights, prizes, goals, division, area, s.turns);
  outlooks.set(key, value);
  return value;
};

/** A division's fight with a strength, before any asset is chosen. */
export const boutOf = (s: Situation, division: number, strength: number, more: Partial<Bout> = {}): Bout => {
  const { g } = s;
  const commander = korpsOf(g, division);
  const row = divisionRow(g, division);
  const points = audacityOf(g, commander);
  return {
    dice: isReady(g, division) ? row.advancing : row.resupply,
    strength,
    armour: false,
    hand: s.hand,
    used: s.used,
    back: s.back,
    reroll: points > 0 && g.cells[at(g).rerolled + commander] === 0,
    full: points >= capOf(g, commander),
    calm: s.calm,
    active: s.active,
    onward: false,
    stake: false,
    ...more,
  };
};

/** A kind of counter in a bag, and how many of it there are. */
export interface Lot extends CounterKind {
  readonly count: number;
}
const lots = (s: Situation, bag: number): readonly Lot[] => {
  const { kinds } = knownOf(s.g);
  const { firstBag } = off(s.g);
  const list: Lot[] = [];
  if (bag >= firstBag)
    for (let k = 0, at = (bag - firstBag) * kinds.length; k < kinds.length; k++)
      if (s.bags[at + k]) list.push({ ...kinds[k]!, count: s.bags[at + k]! });
  return list;
};
export const bagOf = (s: Situation, area: number): readonly Lot[] => lots(s, garrisonBag(s.g, area));
export const reactionsOf = (s: Situation, area: number): readonly Lot[] => lots(s, reactionBag(s.g, area));
const average = (list: readonly Lot[], worth: (lot: Lot) => number): number => {
  let sum = 0;
  let count = 0;
  for (const lot of list) {
    sum += lot.count * worth(lot);
    count += lot.count;
  }
  return count ? sum / count : 0;
};

/** 8.3.2 The strength a counter would have in an area. Coastal troops that are face down there count as average. */
export const strengthAt = (s: Situation, area: number, { type, strength }: CounterKind): number => {
  if (type !== 'infantry') return strength;
  const fort = strength + (isFortress(s.g, area) ? 1 : 0);
  const landed = isPort(s.g, area) ? coastalIn(s.g, area) : 0;
  const coast = landed ? landed * average(lots(s, off(s.g).coastal), lot => lot.strength) : 0;
  return Math.min(tracksOf(s.g).strength.most, Math.round((isForest(s.g, area) ? fort * 2 : fort) + coast));
};

/** What meeting this counter is worth: an asset gained, a breakdown, or a fight. */
const meetingWorth = (
  s: Situation,
  division: number,
  area: number,
  lot: Lot,
  onward: boolean,
  more: Partial<Bout> = {},
): number => {
  const w = s.fights.weights;
  if (lot.type === 'breakdown') return s.turns > 0 ? -w.shock : 0;
  if (lot.type !== 'infantry' && lot.type !== 'armour')
    return assetPrice(lot.asset, s.calm, w) + (onward ? w.onward : 0);
  const stake = isPort(s.g, area) && coastalIn(s.g, area) > 0;
  return bestWorth(
    s.fights,
    boutOf(s, division, strengthAt(s, area, lot), { armour: lot.type === 'armour', onward, stake, ...more }),
  );
};
/** A number that areas share if a garrison in them means the same fight. */
const groundIn = (s: Situation, area: number): number => {
  if (isFortress(s.g, area)) return 8;
  if (isPort(s.g, area)) return 16 + coastalIn(s.g, area);
  return (isForest(s.g, area) ? 4 : 0) + letterOf(s.g, area);
};
/** The points of each area less what taking it should cost the division with the fewest dice; 0 where it is not worth the fight. */
const prizesOf = (s: Situation, worth: Float64Array): Float64Array => {
  const prizes = new Float64Array(worth.length);
  const fights: number[] = [];
  const { plain, plainDice } = knownOf(s.g);
  for (const area of fieldOf(s.g))
    if (worth[area]! > 0) {
      const fight = (fights[groundIn(s, area)] ??= average(bagOf(s, area), lot =>
        meetingWorth(s, plain, area, lot, false, { dice: plainDice }),
      ));
      prizes[area] = Math.max(0, worth[area]! + fight);
    }
  return prizes;
};
/** What turning up the garrison of an area is worth on average, for a division that could or could not move on. */
export const garrisonWorth = (s: Situation, division: number, area: number, onward: boolean): number => {
  const { garrisons } = groundOf(s);
  const key = (groundIn(s, area) * boxIn(s.g).divisions + division) * 2 + (onward ? 1 : 0);
  const known = garrisons.get(key);
  if (known !== undefined) return known;
  const value = average(bagOf(s, area), lot => meetingWorth(s, division, area, lot, onward));
  garrisons.set(key, value);
  return value;
};
/** 9.1 What a counterattack on a division in this area is worth on average. */
export const reactionWorth = (s: Situation, division: number, area: number): number =>
  average(reactionsOf(s, area), lot => {
    if (lot.type === 'armour') return bestWorth(s.fights, boutOf(s, division, lot.strength, { armour: true }));
    return lot.type === 'recon' ? assetPrice(lot.asset, s.calm, s.fights.weights) : 0;
  });
