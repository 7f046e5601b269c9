/** What may stand where: borders of countries (12.0), forts (14.0), stacking (8.0), and how far it is. */
import {
  blockedBy,
  cells,
  no,
  ok,
  stackAt,
  trackCell,
  type Obstacle,
  type Refused,
  type Verdict,
} from '../../../../engine/decide.ts';
import type { Case, State } from '../../../../engine/state.ts';
import { armiesIn, heightOf, isArmy, nationOf, placeOf, sideOf, unitName } from '../../model/army.ts';
import { A, boxOf, G, perBox, type OfBox, type SideNo } from '../../model/box.ts';
import {
  areaIds,
  areaName,
  controlOf,
  isCentre,
  maginotIn,
  nationIn,
  nextTo,
  riverBetween,
  westwallIn,
} from '../../model/ground.ts';
import { NUMBERS } from '../../data/charts.ts';
import { AT } from '../../model/state.ts';
import { other } from '../../model/tracks.ts';
import { forcesOf, places } from '../obstacles.ts';

/** A refusal that is the same in every Area but for the Area, made once for each: whoever looks for a way meets it at every step. */
export const refusedIn = (
  ruleCase: Case,
  why: string,
  obstacle: (area: number) => Obstacle,
): ((area: number) => Refused) => {
  const made: Refused[] = [];
  return area => (made[area] ??= blockedBy(obstacle(area), ruleCase, why, [area]));
};

/** The same in words that name the Area. */
export const refusedAt = (
  ruleCase: Case,
  why: (name: string) => string,
  obstacle?: (g: OfBox, area: number) => Obstacle,
): ((g: OfBox) => readonly Refused[]) =>
  perBox(box =>
    box.shownNames.map((name, area) =>
      obstacle ? blockedBy(obstacle({ box }, area), ruleCase, why(name), [area]) : no(ruleCase, why(name), [area]),
    ),
  );

/** Rows of the column `violated`. */
const BELGIUM = 0;
const NETHERLANDS = 1;

// 12.0 Crossing borders -------------------------------------------------------------------------------------------
const violated = (g: State, country: number): boolean => g.cells[AT.violated + country] === 1;
/** Made once: whoever looks for a way meets them at every border. */
const CLOSED = {
  Germany: no('12.0', 'it may never cross the German border'),
  France: {
    Belgium: no('7.2.5', 'it does not leave for France'),
    Netherlands: no('12.0', 'it does not leave for France'),
  },
  neighbour: {
    Belgium: blockedBy(trackCell('lowCountries'), '12.0', 'it may enter the Netherlands only by an event'),
    Netherlands: blockedBy(trackCell('lowCountries'), '12.0', 'it may enter Belgium only by an event'),
  },
  Belgium: blockedBy(
    cells('violated', BELGIUM),
    '12.0',
    'Belgium is closed while no German troops have entered it and no event opens it',
  ),
  Netherlands: blockedBy(
    cells('violated', NETHERLANDS),
    '12.0',
    'the Netherlands are closed until German troops have entered them',
  ),
} as const;
const lowLander = (g: State, home: 'Belgium' | 'Netherlands', country: string): Verdict => {
  if (country === 'Germany') return CLOSED.Germany;
  if (country === 'France') return CLOSED.France[home];
  return country !== home && g.cells[AT.lowCountries] !== 1 ? CLOSED.neighbour[home] : ok;
};
const westerner = (g: State, country: string): Verdict => {
  if (country === 'Belgium' && !violated(g, BELGIUM) && g.cells[AT.belgium] !== 1) return CLOSED.Belgium;
  return country === 'Netherlands' && !violated(g, NETHERLANDS) ? CLOSED.Netherlands : ok;
};
/** 12.0 In war, by the country alone. */
export const mayCross = (g: State, unit: number, area: number): Verdict => {
  const country = nationIn(g, area);
  const home = nationOf(g, unit);
  if (home === 'Germany' || home === country) return ok;
  return home === 'Belgium' || home === 'Netherlands' ? lowLander(g, home, country) : westerner(g, country);
};
export const violate = (g: State, country: string): void => {
  if (country === 'Belgium') g.cells[AT.violated + BELGIUM] = 1;
  if (country === 'Netherlands') g.cells[AT.violated + NETHERLANDS] = 1;
};

// 14.0 Forts -------------------------------------------------------------------------------------------------------
export interface Fort {
  readonly side: SideNo;
  readonly strength: number;
  readonly dice: number;
}
/** 14.1, 14.2 The fort that stands in an Area. */
export const fortIn = (g: State, area: number): Fort | undefined => {
  const symbols = maginotIn(g, area);
  if (symbols > 0) return { side: A, strength: symbols, dice: symbols };
  const steps = westwallIn(g, area);
  const { strength, dice } = boxOf(g).tables.westwall;
  return steps > 0 ? { side: G, strength: strength[steps - 1]!, dice: dice[steps - 1]! } : undefined;
};
/** Whether a fort of that side stands there. */
export const hasFort = (g: State, area: number, s: SideNo): boolean =>
  s === A ? maginotIn(g, area) > 0 : westwallIn(g, area) > 0;
export const fortOf = (g: State, area: number, s: SideNo): Fort | undefined =>
  hasFort(g, area, s) ? fortIn(g, area) : undefined;

// Who is there -----------------------------------------------------------------------------------------------------
/** An occupied Area is controlled by whoever is in it (20.0), so that no stack need be looked through. */
export const enemiesIn = (g: State, s: SideNo, area: number): boolean =>
  heightOf(g, area) > 0 && controlOf(g, area) === other(s);
export const friendsIn = (g: State, s: SideNo, area: number): boolean =>
  heightOf(g, area) > 0 && controlOf(g, area) === s;
const ENEMIES_THERE = refusedIn('10.1.12', 'enemy units are there', stackAt);
/** By the side that built it. */
const FORT_THERE = ['westwall', 'ruined'].map(column =>
  refusedIn('14.3.4', 'an enemy fortification stands there', area => cells(column, area)),
);
/** 10.1.12 and, of forts even when empty, our reading of 14.3. */
export const mayEnter = (g: State, unit: number, area: number): Verdict => {
  const s = sideOf(g, unit);
  if (enemiesIn(g, s, area)) return ENEMIES_THERE(area);
  if (hasFort(g, area, other(s))) return FORT_THERE[other(s)]!(area);
  return mayCross(g, unit, area);
};
/** 8.0 One army in an Area without a Mobilization Center. */
export const crowds = (g: State, unit: number, area: number): boolean =>
  isArmy(g, unit) && !isCentre(g, area) && hasOtherArmy(g, unit, area);
const hasOtherArmy = (g: State, unit: number, area: number): boolean => {
  if (heightOf(g, area) === 0) return false;
  for (const a of boxOf(g).armiesOf[sideOf(g, unit)]) if (a !== unit && placeOf(g, a) === area) return true;
  return false;
};
export const mayStand = (g: State, unit: number, area: number): Verdict => {
  const may = mayEnter(g, unit, area);
  if (!may.ok) return may;
  if (!crowds(g, unit, area)) return ok;
  const army = armiesIn(g, area).find(a => a !== unit)!;
  return blockedBy(places(army), '8.0', `${unitName(g, army)} is there, and one army is the most`, [area]);
};

// Distances --------------------------------------------------------------------------------------------------------
/** Areas from one to another, whoever is between. */
export const distance = (g: OfBox, from: number, to: number): number => {
  const { distance: all, areas } = boxOf(g);
  return all[from * areas + to]!;
};
/** By Area: steps from where a search began, and one more; 0 where it has not come, and everywhere between searches; SHUT where it may not pass, which is asked once. */
const STEPS = new Uint8Array(256);
const SHUT = 255;
/** All Areas that are reached from `from` in so many steps through such as pass, the nearest first; `from` is not among them. */
export const reachedFrom = (
  g: OfBox,
  from: readonly number[],
  most: number,
  passes: (area: number) => boolean,
): readonly number[] => {
  const { nextTo: beside } = boxOf(g);
  const all = [...from];
  for (const a of from) STEPS[a] = 1;
  for (let k = 0; k < all.length && STEPS[all[k]!]! <= most; k++)
    for (const n of beside[all[k]!]!) {
      if (STEPS[n] !== 0) continue;
      STEPS[n] = passes(n) ? STEPS[all[k]!]! + 1 : SHUT;
      if (STEPS[n] !== SHUT) all.push(n);
    }
  for (let a = 0; a < beside.length; a++) STEPS[a] = 0;
  return all.slice(from.length);
};

// 2.3.2 Out of the Reserve -------------------------------------------------------------------------------------------
/** Within two Areas of a friendly unit, with no enemy in between. */
export const committable = (g: State, s: SideNo): readonly number[] => {
  const held = areaIds(g).filter(a => friendsIn(g, s, a));
  return [...reachedFrom(g, held, NUMBERS.reserveReach.value, a => !enemiesIn(g, s, a)), ...held];
};
export const isNearFriends = (g: State, s: SideNo, area: number): Verdict => {
  if (committable(g, s).includes(area)) return ok;
  const reach = NUMBERS.reserveReach.value;
  const near = areaIds(g).find(a => friendsIn(g, s, a) && distance(g, a, area) <= reach);
  if (near === undefined)
    return blockedBy(forcesOf(g, s), '2.3.2', `no unit of yours is within ${reach} Areas of ${areaName(g, area)}`, [
      area,
    ]);
  const between = nextTo(g, area).find(a => enemiesIn(g, s, a) && distance(g, a, near) < reach)!;
  return blockedBy(
    stackAt(between),
    '2.3.2',
    `enemy units in ${areaName(g, between)} are between it and your units in ${areaName(g, near)}`,
    [area, between],
  );
};

interface Costs {
  /** MPs of the cheapest step there is, its river bridged. */
  readonly least: number;
  /** By two Areas, a * areas + b: MPs of a step, and what of them a bridge saves; 0 if they do not touch. */
  readonly step: Uint8Array;
  readonly saved: Uint8Array;
}
/** Asked for once where many steps are priced. */
export const costsOf = perBox(({ areas, river, tables }): Costs => {
  const made = { step: new Uint8Array(areas ** 2), saved: new Uint8Array(areas ** 2), least: Infinity };
  const ground = tables.areas.map(a => tables.terrain.find(t => t.name === a.terrain)!.mp);
  river.forEach((kind, i) => {
    if (kind < 0) return;
    made.saved[i] = tables.rivers[kind]!.mp;
    made.step[i] = ground[i % areas]! + made.saved[i];
    made.least = Math.min(made.least, ground[i % areas]!);
  });
  return made;
});
/** 10.1.7 MPs of a step: the ground that is entered and the river that is crossed; a bridged one costs nothing. */
export const stepCost = (
  g: OfBox,
  from: number,
  area: number,
  bridged: boolean,
  { step, saved } = costsOf(g),
): number => {
  const box = boxOf(g);
  const i = from * box.areas + area;
  return bridged ? step[i]! - saved[i]! : step[i]!;
};
export const isMajor = (g: OfBox, from: number, area: number): boolean =>
  boxOf(g).tables.rivers[riverBetween(g, from, area)]?.name === 'major';
