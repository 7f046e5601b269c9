/** 10.0 The Movement Segment of a week: each move is the one that helps most, until none helps. */
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
import { reachOf } from '../rules/movement/movement.ts';
import { committable, enemiesIn } from '../rules/war/ground.ts';
import { movementProc, type Movement } from '../rules/war/posting.ts';
import { AT } from '../model/state.ts';
import { at, cpOf } from '../model/tracks.ts';
import { concerted } from './concert.ts';
import { defenceOf, worthOf, type Defence } from './attack.ts';
import { takenWorth, threatTo, type Situation } from './situation.ts';

interface Aim {
  readonly area: number;
  readonly defence: Defence;
  /** What an attack is worth with those who stand beside it now. */
  readonly now: number;
  readonly units: readonly number[];
}
/** What a unit would add to the best attack from where it might stand. */
export interface MarchAssessment {
  readonly x: Situation;
  /** By Area that is attacked; and what each unit adds to that attack. */
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
/** What a unit adds to the attack on an Area, from whichever side it comes. */
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
/** The most a unit adds to an attack on a neighbour of an Area. */
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

/** How much of the danger an Area is in these factors take away. */
const covered = (need: number, factors: number): number => 1 - Math.exp(-factors / need);
/** What it is worth that a unit stands in an Area: to take it, to be nearer to what counts, to attack from it, to bar it. */
export const standWorth = (d: MarchAssessment, unit: number, area: number): number =>
  postWorth(d, unit, area) + d.x.w.join * joins(d, unit, area);
/** The same without attacks. */
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

/** 9.2.2 A mobile corps beside an army that may fight goes to it; who is posted cannot move on this week. */
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
/** Mobile corps seek an army at the front: to be Poised with it is worth more than to stand alone. */
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
/** 2.3.2 Out of the Reserve; parachutists wait there for their jump, while there is time for it. */
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
/** 11.0 The free redeployment, of an army or corps far from the front. */
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

/** 21.4 Whoever is due comes where he is wanted. */
const land = (d: MarchAssessment): Choice | undefined => {
  const { g, s } = d.x;
  const choices = arrivalsOf(g, s).filter(c => mayArrive(g, s, c).ok);
  if (choices.length === 0) return undefined;
  return bestOf(
    choices,
    c =>
      d.x.pull[c.area as number]! * 0.2 +
      d.x.open[c.area as number]! +
      companion(d, c.unit as number, c.area as number),
  );
};
export const deskOf = (x: Situation): MarchAssessment => ({ x, aims: new Map(), added: new Map(), mass: new Map() });
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
  const d = deskOf(x);
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
  return bestOf(left, c => (c.do === 'arrive' ? 0 : worthAt(d, c.unit as number, c.area as number)));
};
