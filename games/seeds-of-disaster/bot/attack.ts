/** 13.0 Attacks: which Area to attack, with which army and corps, and what that is worth. */
import type { Question, Choice } from '../../../engine/decide.ts';
import { HOLE, type State } from '../../../engine/state.ts';
import {
  areaOf,
  armyPoisedWith,
  dotsOf,
  factorOf,
  heightOf,
  isArmy,
  isMobile,
  onMap,
  placeOf,
  poisedWith,
  stepsOf,
  typeOf,
} from '../model/army.ts';
import { G } from '../model/box.ts';
import { NUMBERS } from '../data/charts.ts';
import { riverBetween } from '../model/ground.ts';
import { MACHINE } from '../rules/machine.ts';
import { battleProc } from '../rules/combat/battle-frame.ts';
import { fortOf, type Fort } from '../rules/combat/forts.ts';
import { faceFor } from '../rules/combat/mobile.ts';
import { hitChances } from '../rules/combat/odds.ts';
import { mayJump } from '../rules/combat/parachute.ts';
import { breakthroughProc } from '../rules/combat/segments.ts';
import { AT } from '../model/state.ts';
import { at, cpOf, ipOf } from '../model/tracks.ts';
import { expected, stakesOf, type Hand, type Stakes } from './clash.ts';
import { areaWorth, factorSeen, fleetsLeft, foeOf, type Situation } from './situation.ts';
import type { Battle } from '../rules/flow.ts';
import { chosenArea } from '../rules/choice-fields.ts';

export interface Defence extends Hand {
  readonly area: number;
  readonly steps: number;
  readonly fort: boolean;
  /** 13.2 The face each of its mobile dice needs; the factor of its strongest Poised unit. */
  readonly needs: readonly number[];
  readonly poised: number;
}
const HIDDEN = 2;
/** 13.6 The enemy's strength and dice in an Area, with a guess for units we do not see. */
export const defenceOf = (x: Situation, area: number): Defence => {
  const { g, box } = x;
  const s = foeOf(x);
  const fort = fortOf(g, area, s);
  const { disrupted } = at(g);
  let [strength, steps, seen, poised, dice] = [0, 0, 0, 0, 1];
  const needs: number[] = [];
  for (const u of box.ofSide[s]) {
    if (placeOf(g, u) === HOLE || areaOf(g, u) !== area || stepsOf(g, u) === 0) continue;
    const factor = factorSeen(g, u);
    steps += isArmy(g, u) ? factor : Math.max(1, stepsOf(g, u));
    if (stepsOf(g, u) !== HOLE && isMobile(g, u)) needs.push(faceFor(dotsOf(g, u)));
    if (armyPoisedWith(g, u) >= 0) poised = Math.max(poised, factor);
    else {
      strength += factor;
      seen++;
    }
    if (isArmy(g, u) && g.cells[disrupted + u]! > 0) dice--;
  }
  const hidden = Math.max(0, heightOf(g, area) - seen);
  dice += box.tables.terrain.find(t => t.name === box.tables.areas[area]!.terrain)!.dice + (fort?.dice ?? 0);
  return {
    area,
    strength: strength + HIDDEN * hidden + (fort?.strength ?? 0),
    dice,
    steps: steps + hidden,
    fort: fort !== undefined,
    needs,
    poised,
  };
};

/** 13.2 The chance that our Poised Forces win the benefit. */
const benefit = (d: Defence, needs: readonly number[], poised: number): number => {
  if (d.fort || poised === 0) return 0;
  if (d.needs.length === 0) return 1;
  const [ours, theirs] = [hitChances(needs), hitChances(d.needs)];
  let chance = 0;
  ours.forEach((p, hits) =>
    theirs.forEach((q, losses) => {
      if (hits > losses || (hits === losses && poised > d.poised)) chance += p * q;
    }),
  );
  return chance;
};

export interface Force {
  readonly area: number;
  readonly units: readonly number[];
  readonly worth: number;
  readonly massed: boolean;
}
/** Dice we can expect from a fleet, an IP and the parachute assault. With `rank`, only the fleet that better attacks leave over. */
const support = (x: Situation, drops: boolean, rank = 0): number => {
  const { g, s } = x;
  const dots = fleetsLeft(g, s).map(f => dotsOf(g, f));
  const best = rank === 0 ? Math.max(0, ...dots) : (dots.toSorted((a, b) => b - a)[rank] ?? 0);
  return best + (ipOf(g, s) > 0 ? 1 : 0) + (drops ? 1 : 0);
};
const riverOf = (x: Situation, area: number, units: readonly number[]): number => {
  const { rivers } = x.box.tables;
  let least = 9;
  for (const u of units) {
    const from = areaOf(x.g, u);
    least = Math.min(least, from < 0 ? 0 : (rivers[riverBetween(x.g, from, area)]?.dice ?? 0));
  }
  return least === 9 ? 0 : least;
};
const stakesIn = (x: Situation, d: Defence, rides: boolean): Stakes =>
  stakesOf(x.g, x.w, areaWorth(x, d.area), { steps: d.steps, rides, fort: d.fort });
/** 14.3.5 Our forts in the Areas the attack comes from. */
const fortsAt = ({ g, s }: Situation, from: readonly number[]): readonly Fort[] =>
  g.cells[AT.fortAttack] === 0 ? [...new Set(from)].flatMap(a => (a < 0 ? [] : (fortOf(g, a, s) ?? []))) : [];
/** The worth of an attack with these units and the corps Poised with them, in steps. `planned`: where units that have still to march would stand. */
export const worthOf = (
  x: Situation,
  d: Defence,
  units: readonly number[],
  planned?: { readonly river: number; readonly rank: number; readonly from: readonly number[] },
): number => {
  const { g, w, s } = x;
  const all = units.flatMap(u => (isArmy(g, u) ? [u, ...poisedWith(g, u)] : [u]));
  const armies = units.filter(u => isArmy(g, u)).length;
  let [strength, poised] = [0, 0];
  const needs: number[] = [];
  for (const u of all) {
    if (isMobile(g, u)) needs.push(faceFor(dotsOf(g, u)));
    if (armyPoisedWith(g, u) >= 0) poised = Math.max(poised, factorOf(g, u));
    else strength += factorOf(g, u);
  }
  const forts = w.sorties > 0 ? fortsAt(x, planned?.from ?? units.map(u => areaOf(g, u))) : [];
  for (const f of forts) strength += f.strength;
  const chance = benefit(d, needs, poised);
  const river = planned?.river ?? riverOf(x, d.area, units);
  const engineers = river > 1 && cpOf(g, s) >= NUMBERS.engineers.value + 2;
  const drops = units.some(u => areaOf(g, u) < 0);
  const walls = forts.reduce((n, f) => n + f.dice, 0);
  const dice = support(x, drops, planned?.rank) + walls - (engineers ? 0 : river) + (armies > 1 ? 1 : 0);
  const stakes = stakesIn(x, d, poised > 0);
  const plain = expected(stakes, { strength, dice }, d);
  const better =
    chance > 0 ? expected(stakes, { strength: strength + poised, dice: dice + NUMBERS.poisedDice.value }, d) : plain;
  const costs =
    (engineers ? NUMBERS.engineers.value * w.cp : 0) + (armies > 1 ? NUMBERS.concentration.value * w.cp : 0);
  return chance * better + (1 - chance) * plain - costs;
};

const FOUGHT = 1;
const isFree = (g: State, unit: number, again: readonly number[] | undefined): boolean =>
  again ? again.includes(unit) : g.cells[at(g).fought + unit] !== FOUGHT;
/** Our units next to an Area that may attack it. */
const beside = (x: Situation, area: number, again: readonly number[] | undefined): readonly number[] => {
  const { g, box, s } = x;
  const { disrupted } = at(g);
  return box.ofSide[s].filter(
    u =>
      onMap(g, u) &&
      stepsOf(g, u) > 0 &&
      riverBetween(g, placeOf(g, u), area) >= 0 &&
      !(isArmy(g, u) && g.cells[disrupted + u] === 1) &&
      isFree(g, u, again),
  );
};
const jumper = (x: Situation, area: number): readonly number[] =>
  x.s === G ? x.box.ofSide[G].filter(u => typeOf(x.g, u) === 'parachute' && mayJump(x.g, u, area).ok) : [];
/** A unit that holds an objective alone against other enemies does not attack. */
const mustStay = (x: Situation, unit: number, target: number): boolean => {
  const here = placeOf(x.g, unit);
  if (!x.box.tables.areas[here]!.objective || heightOf(x.g, here) > 1) return false;
  return x.box.nextTo[here]!.some(n => n !== target && x.foe[n]! > 0);
};
/** The best force: one army with all corps at hand, a second army if that is worth its CPs, parachutists if they make a difference. */
const bestForce = (x: Situation, area: number, again?: readonly number[]): Force | undefined => {
  const { g } = x;
  const near = beside(x, area, again);
  const corps = near.filter(u => !isArmy(g, u) && !mustStay(x, u, area));
  const armies = near.filter(u => isArmy(g, u));
  const d = defenceOf(x, area);
  let best: Force | undefined;
  const offer = (units: readonly number[], massed: boolean): void => {
    if (units.length === 0) return;
    const worth = worthOf(x, d, units);
    if (!best || worth > best.worth) best = { area, units, worth, massed };
  };
  offer(corps, false);
  for (const army of armies) offer([army, ...corps], false);
  const first = best?.units.find(u => isArmy(g, u));
  if (first !== undefined && cpOf(g, x.s) >= NUMBERS.concentration.value + 2 && !again)
    for (const army of armies) if (army !== first) offer([first, army, ...corps], true);
  const jumps = again ? [] : jumper(x, area);
  if (jumps.length && best) {
    const worth = worthOf(x, d, [...best.units, ...jumps]) - x.w.jump;
    if (worth > best.worth) best = { ...best, units: [...best.units, ...jumps], worth };
  }
  return best;
};

/** The best attack on each of these Areas, the most valuable first. */
export const attacksOf = (x: Situation, areas: readonly number[], again?: readonly number[]): readonly Force[] =>
  areas.flatMap(a => bestForce(x, a, again) ?? []).toSorted((a, b) => b.worth - a.worth);

const targetsIn = (g: State, a: Question): readonly number[] =>
  MACHINE.choices(g, a).flatMap(c => (c.do === 'attack' ? [chosenArea(c)] : []));
export const nextAttack = (x: Situation, a: Question): Choice => {
  const best = attacksOf(x, targetsIn(x.g, a))[0];
  return best && best.worth > x.w.boldness ? { do: 'attack', area: best.area } : { do: 'done' };
};
/** 16.1.3 As `nextAttack`, with the units that broke through. */
export const breakOn = (x: Situation, a: Question): Choice => {
  const best = attacksOf(x, targetsIn(x.g, a), breakthroughProc.vars(x.g).units)[0];
  return best && best.worth > x.w.boldness ? { do: 'attack', area: best.area } : { do: 'done' };
};
const forceFor = (x: Situation, b: Battle): Force | undefined => bestForce(x, b.area, b.again);
const PLANNED = 2;
/** 13.1 Adds the units of the best force, then declares. Cancels a draft that no unit can join. */
export const draft = (x: Situation, a: Question): Choice => {
  const { g, s } = x;
  const { fought } = at(g);
  const planned = x.box.ofSide[s].filter(u => g.cells[fought + u] === PLANNED);
  const force = forceFor(x, battleProc.vars(g));
  const joins = (force?.units ?? []).filter(u => !planned.includes(u));
  const choices = MACHINE.choices(g, a);
  for (const unit of joins) {
    const c = choices.find(y => y.do === 'add' && y.unit === unit);
    if (c) return c;
  }
  return choices.find(c => c.do === 'declare') ?? choices.find(c => c.do === 'add') ?? { do: 'cancel' };
};
