/** 10.0 The Movement Segment of a week: always the move that gains most, until none gains. */
import type { Question, Choice } from '../../../engine/decide.ts';
import { bestOf } from '../../../bots/weights.ts';
import type { State } from '../../../engine/state.ts';
import {
  factorOf,
  isArea,
  isArmy,
  isCorps,
  isDisrupted,
  isMobile,
  onMap,
  placeOf,
  poisedWith,
  reserve,
  stepsOf,
  typeOf,
} from '../model/army.ts';
import { G } from '../model/box.ts';
import { controlOf, nextTo } from '../model/ground.ts';
import { MACHINE } from '../rules/machine.ts';
import { arrivalsOf, mayArrive } from '../rules/movement/arrivals.ts';
import { reachOf } from '../rules/movement/march.ts';
import { committable } from '../rules/movement/distances.ts';
import { enemiesIn } from '../rules/movement/stacking.ts';
import { movementProc } from '../rules/war/posting-in-war.ts';
import { AT } from '../model/state.ts';
import { at, cpOf } from '../model/tracks.ts';
import { concerted } from './concert.ts';
import { defenceOf, worthOf, type Defence } from './attack.ts';
import { takenWorth, threatTo, type Situation } from './situation.ts';
import type { Movement } from '../rules/flow.ts';
import { chosenArea, chosenUnit } from '../rules/choice-fields.ts';

interface Aim {
  readonly area: number;
  readonly defence: Defence;
  /** The worth of an attack with the units next to it now. */
  readonly now: number;
  readonly units: readonly number[];
}
/** Computed on first use and kept while the moves of one decision are compared. */
export interface MarchAssessment {
  readonly x: Situation;
  /** By attacked Area; by attacked Area and unit, what the unit adds; by unit, its strength with the corps Poised with it. */
  readonly aims: Map<number, Aim>;
  readonly added: Map<number, number>;
  readonly mass: Map<number, number>;
}
const besides = (x: Situation, area: number): readonly number[] =>
  x.box.ofSide[x.s].filter(
    u => onMap(x.g, u) && stepsOf(x.g, u) > 0 && !isDisrupted(x.g, u) && nextTo(x.g, placeOf(x.g, u)).includes(area),
  );
const strongest = (g: State, armies: readonly number[]): number | undefined =>
  armies.length ? armies.reduce((a, b) => (massOf(g, b) > massOf(g, a) ? b : a)) : undefined;
const massOf = (g: State, army: number): number =>
  factorOf(g, army) + poisedWith(g, army).reduce((n, u) => n + 2 * factorOf(g, u), 0);
const massIn = (d: MarchAssessment, unit: number): number => {
  let mass = d.mass.get(unit);
  if (mass === undefined) d.mass.set(unit, (mass = massOf(d.x.g, unit)));
  return mass;
};
const forceIn = (x: Situation, units: readonly number[]): readonly number[] => {
  const army = strongest(
    x.g,
    units.filter(u => isArmy(x.g, u)),
  );
  return [...(army === undefined ? [] : [army]), ...units.filter(u => !isArmy(x.g, u))];
};
const aimAt = (d: MarchAssessment, area: number): Aim => {
  const known = d.aims.get(area);
  if (known) return known;
  const defence = defenceOf(d.x, area);
  const units = forceIn(d.x, besides(d.x, area));
  const now = units.length ? Math.max(0, worthOf(d.x, defence, units)) : 0;
  const made = { area, defence, now, units };
  d.aims.set(area, made);
  return made;
};
/** What a unit adds to the worth of the attack on an Area. */
const addsTo = (d: MarchAssessment, unit: number, target: number): number => {
  const { x } = d;
  const aim = aimAt(d, target);
  const there = aim.units.includes(unit);
  const others = there ? aim.units.filter(u => u !== unit) : aim.units;
  const units = forceIn(x, [...others, unit]);
  if (!units.includes(unit)) return 0;
  const without = there ? (others.length ? Math.max(0, worthOf(x, aim.defence, others)) : 0) : aim.now;
  const worth = there ? aim.now : Math.max(0, worthOf(x, aim.defence, units));
  return worth - without;
};
/** The most a unit adds to any attack it can make from an Area. */
const joins = (d: MarchAssessment, unit: number, area: number): number => {
  const { x } = d;
  let most = 0;
  for (const t of x.box.nextTo[area]!) {
    if (!enemiesIn(x.g, x.s, t)) continue;
    const key = t * x.box.units.length + unit;
    let adds = d.added.get(key);
    if (adds === undefined) d.added.set(key, (adds = addsTo(d, unit, t)));
    most = Math.max(most, adds);
  }
  return most;
};

/** The share of the need that these factors cover. */
const covered = (need: number, factors: number): number => 1 - Math.exp(-factors / need);
/** The worth of a unit standing in an Area: ground taken, objectives nearer, attacks joined, ways blocked. */
export const standWorth = (d: MarchAssessment, unit: number, area: number): number =>
  postWorth(d, unit, area) + d.x.w.join * joins(d, unit, area);
/** As `standWorth`, without attacks. */
export const postWorth = (d: MarchAssessment, unit: number, area: number): number => {
  const { x } = d;
  const { g, w, s } = x;
  const here = placeOf(g, unit) === area;
  const factor = massIn(d, unit);
  const others = Math.max(0, x.own[area]! - (here ? factor : 0));
  const threat = threatTo(x, area);
  const need = w.cover * (3 + 0.35 * threat);
  const bars =
    x.open[area]! * (covered(need, others + factor) - covered(need, others)) + (others > 0 ? 0 : x.posts[area]!);
  const taken = controlOf(g, area) === s ? 0 : takenWorth(x, area) + w.ground;
  const reach = Math.min(1.5, factor / 8);
  const danger = Math.max(0, 0.6 * threat - others - factor - (x.box.tables.areas[area]!.terrain === 'clear' ? 0 : 3));
  return taken + w.pull * 0.16 * x.pull[area]! * (0.4 + w.mass * reach) + bars - w.danger * 0.3 * Math.min(10, danger);
};

export const hasMoved = (g: State, unit: number): boolean =>
  g.cells[at(g).moved + unit] === 1 || g.cells[at(g).spent + unit]! > 0;
const movable = (g: State, unit: number): boolean =>
  onMap(g, unit) && stepsOf(g, unit) > 0 && !isDisrupted(g, unit) && !hasMoved(g, unit);

/** 9.2.2 Makes a mobile corps Poised with an army in its Area. This comes last, as it ends the corps' movement. */
const posting = (d: MarchAssessment): Choice | undefined => {
  const { g, box, s } = d.x;
  for (const unit of box.ofSide[s]) {
    if (!isCorps(g, unit) || !isMobile(g, unit) || !onMap(g, unit) || isDisrupted(g, unit)) continue;
    if (g.cells[at(g).moved + unit] === 1) continue;
    const here = placeOf(g, unit);
    const army = strongest(
      g,
      box.ofSide[s].filter(u => isArmy(g, u) && placeOf(g, u) === here && !isDisrupted(g, u)),
    );
    if (army !== undefined && !(typeOf(g, unit) === 'parachute' && g.cells[AT.parachuted] === 0 && s === G))
      return { do: 'poise', unit, army };
  }
  return undefined;
};
/** The worth to a mobile corps of an army it can be Poised with, more at the front. */
const companion = (d: MarchAssessment, unit: number, area: number): number => {
  const { g, box, s } = d.x;
  if (!isCorps(g, unit) || !isMobile(g, unit)) return 0;
  const army = box.ofSide[s].find(u => isArmy(g, u) && placeOf(g, u) === area && !isDisrupted(g, u));
  if (army === undefined) return 0;
  const first = poisedWith(g, army).length === 0 ? 1.5 : 0.9;
  return d.x.w.riders * first * (nextTo(g, area).some(n => enemiesIn(g, s, n)) ? 1.4 : 1);
};
const worthAt = (d: MarchAssessment, unit: number, area: number): number =>
  standWorth(d, unit, area) + companion(d, unit, area);

interface Move {
  readonly choice: Choice;
  readonly gain: number;
}
const better = (a: Move | undefined, b: Move): Move => (a && a.gain >= b.gain ? a : b);
const bestMarch = (d: MarchAssessment, m: Movement, bound: ReadonlySet<number>): Move | undefined => {
  const { x } = d;
  const { g, box, s } = x;
  let best: Move | undefined;
  for (const unit of box.ofSide[s]) {
    if (!movable(g, unit) || bound.has(unit)) continue;
    const stays = worthAt(d, unit, placeOf(g, unit));
    for (const area of reachOf(g, unit, m.bridges))
      best = better(best, { choice: { do: 'move', unit, area }, gain: worthAt(d, unit, area) - stays });
  }
  return best;
};
/** 2.3.2 The best commitment from the Reserve. Parachutists wait for their assault while weeks are left. */
const bestCommit = (d: MarchAssessment): Move | undefined => {
  const { g, box, s, left } = d.x;
  let best: Move | undefined;
  let areas: readonly number[] | undefined;
  for (const unit of box.ofSide[s]) {
    if (placeOf(g, unit) !== reserve(g, s) || !isCorps(g, unit) || g.cells[at(g).reserved + unit] === 1) continue;
    if (typeOf(g, unit) === 'parachute' && g.cells[AT.parachuted] === 0 && left > 3) continue;
    areas ??= [...committable(g, s)];
    for (const area of areas)
      best = better(best, { choice: { do: 'commit', unit, area }, gain: worthAt(d, unit, area) - 0.5 });
  }
  return best;
};
/** 11.0 The best redeployment of a unit that is not next to an enemy; more than the free one only with many CPs. */
const bestRedeploy = (d: MarchAssessment, m: Movement, bound: ReadonlySet<number>): Move | undefined => {
  const { x } = d;
  const { g, box, s } = x;
  if (m.redeployed > 0 && cpOf(g, s) < 9) return undefined;
  const price = m.redeployed > 0 ? 2 * x.w.cp : 0;
  let best: Move | undefined;
  const wanted = box.areaIds
    .filter(a => controlOf(g, a) === s && (x.open[a]! > 1 || x.pull[a]! > 6))
    .toSorted((a, b) => x.open[b]! + 0.2 * x.pull[b]! - x.open[a]! - 0.2 * x.pull[a]!)
    .slice(0, 8);
  for (const unit of box.ofSide[s]) {
    if (!movable(g, unit) || bound.has(unit) || nextTo(g, placeOf(g, unit)).some(n => enemiesIn(g, s, n))) continue;
    const stays = worthAt(d, unit, placeOf(g, unit)) + price;
    for (const area of wanted)
      if (area !== placeOf(g, unit))
        best = better(best, { choice: { do: 'redeploy', unit, area }, gain: worthAt(d, unit, area) - stays });
  }
  return best;
};
const legal = (x: Situation, c: Choice): boolean => MACHINE.judge(x.g, x.s === G ? 'german' : 'allied', c).ok;

/** 21.4 The best Area for a unit that is due to arrive. */
const land = (d: MarchAssessment): Choice | undefined => {
  const { g, s } = d.x;
  const choices = arrivalsOf(g, s).filter(c => mayArrive(g, s, c).ok);
  if (choices.length === 0) return undefined;
  return bestOf(
    choices,
    c => d.x.pull[chosenArea(c)]! * 0.2 + d.x.open[chosenArea(c)]! + companion(d, chosenUnit(c), chosenArea(c)),
  );
};
export const assessmentOf = (x: Situation): MarchAssessment => ({
  x,
  aims: new Map(),
  added: new Map(),
  mass: new Map(),
});
const recovery = (x: Situation): Choice | undefined => {
  const { g, box, s } = x;
  if (cpOf(g, s) < 2) return undefined;
  const army = box.ofSide[s].find(
    u => isArmy(g, u) && isArea(g, placeOf(g, u)) && isDisrupted(g, u) && stepsOf(g, u) > 3,
  );
  return army === undefined ? undefined : { do: 'recover', army };
};
const NO_CONCERT = { move: undefined, bound: new Set<number>() };
export const march = (x: Situation, a: Question): Choice => {
  const d = assessmentOf(x);
  const m = movementProc.vars(x.g);
  const landing = land(d);
  if (landing) return landing;
  const recovering = recovery(x);
  if (recovering && legal(x, recovering)) return recovering;
  const { move, bound } = x.w.concert > 0 ? concerted(d, m, u => movable(x.g, u)) : NO_CONCERT;
  if (move && legal(x, move)) return move;
  const moves = [bestMarch(d, m, bound), bestCommit(d), bestRedeploy(d, m, bound)].filter(y => y !== undefined);
  for (const { choice, gain } of moves.toSorted((p, q) => q.gain - p.gain))
    if (gain > x.w.stir && (choice.do === 'move' || legal(x, choice))) return choice;
  const posted = posting(d);
  if (posted && legal(x, posted)) return posted;
  if (legal(x, { do: 'done' })) return { do: 'done' };
  const left = MACHINE.choices(x.g, a).filter(c => c.do === 'move' || c.do === 'arrive');
  return bestOf(left, c => (c.do === 'arrive' ? 0 : worthAt(d, chosenUnit(c), chosenArea(c))));
};
