/** Which side sees what. Hidden are hands, the strategy chit, units beneath the top of a stack and, by the option `fog`, strengths of armies and units in boxes. */
import { fillPieces, seePieces } from '../../../../engine/pieces.ts';
import type { Rnd } from '../../../../engine/random.ts';
import { clone, HOLE, type Side, type State } from '../../../../engine/state.ts';
import { isCovered, uncover } from '../../../../field/fog.ts';
import {
  boxPlace,
  forcePool,
  isArmy,
  isFleet,
  isMobileKind,
  mobilised,
  mostSteps,
  onMap,
  outOfPlay,
  placeOf,
  poisedBox,
  reserve,
  sideOf,
  unitsOf,
} from '../../model/army.ts';
import { boxOf, G, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { ZONES } from '../../data/map.ts';
import { isCentre } from '../../model/ground.ts';
import { ALLIED, AT, GERMAN } from '../../model/state.ts';
import { at, BOTH, monthOf, other, sideNo, yearOf } from '../../model/tracks.ts';
import { advanceProc } from '../combat/advance.ts';
import { battleProc, FOUGHT, PLANNED } from '../combat/battle-frame.ts';
import { crowds } from '../movement/stacking.ts';

/** The columns the enemy knows of a unit he sees. */
const factsOf = (g: State): readonly number[] => {
  const { place, level, steps, disrupted, fought, fellBack, flown } = at(g);
  return [place, level, steps, disrupted, fought, fellBack, flown];
};
/** The columns only the owner knows. */
const countsOf = (g: State): readonly number[] => {
  const { raised, moved, spent, reserved, arrived, stays } = at(g);
  return [raised, moved, spent, reserved, arrived, stays];
};
const OWN_TRACKS = [AT.centreMoves, AT.countryMoves, AT.mapMoves];

const isLightFog = (g: State): boolean => g.cells[AT.fog] === 1;
const isShown = (g: State, unit: number): boolean => g.cells[at(g).shown + unit] === 1;
/** Whether the enemy sees the unit: on top of its stack, shown, flown this week, or out of play; with light fog also in a box. */
const isSeen = (g: State, unit: number): boolean => {
  if (isShown(g, unit) || placeOf(g, unit) === outOfPlay(g) || g.cells[at(g).flown + unit] === 1) return true;
  if (onMap(g, unit)) return !isCovered(boxOf(g).STACKS, g, unit);
  return isLightFog(g);
};
/** 5.2.2 The strength of an army is kept on its owner's display, out of the enemy's sight. */
const hidesSteps = (g: State, unit: number): boolean => isArmy(g, unit) && !isShown(g, unit) && !isLightFog(g);

const coverUnits = (g: State, v: State, s: SideNo): void => {
  const { steps, fought, spent } = at(g);
  const [facts, counts] = [factsOf(g), countsOf(g)];
  const mayFightAgain = brokenThrough(g);
  for (const u of unitsOf(g, s)) {
    for (const cell of counts) v.cells[cell + u] = HOLE;
    if (v.cells[fought + u] === PLANNED) v.cells[fought + u] = mayFightAgain.includes(u) ? FOUGHT : 0;
    if (!isSeen(g, u)) for (const cell of facts) v.cells[cell + u] = HOLE;
    else if (hidesSteps(g, u)) v.cells[steps + u] = HOLE;
  }
  for (const u of ridersOf(g)) if (g.cells[spent + u]! > 0) v.cells[spent + u] = g.cells[spent + u]!;
  for (const cell of OWN_TRACKS) v.cells[cell + s] = HOLE;
};
/** 13.1.6, 16.1.3 The enemy does not see a draft: units that broke through look like units that have fought, whether they are in it or not. */
const brokenThrough = (g: State): readonly number[] =>
  g.stack.at(-1)?.proc === battleProc.name ? (battleProc.vars(g).again ?? []) : [];
/** 9.2.5 The MPs that riders have spent in an advance are public. A 0 stays hidden, so that the loser's choices before the advance reveal nothing and can be undone. */
const ridersOf = (g: State): readonly number[] =>
  g.stack.at(-1)?.proc === advanceProc.name ? advanceProc.vars(g).riders : [];
const coverCards = (g: State, v: State, side: Side): void => {
  const { CARDS } = boxOf(g);
  seePieces(CARDS, g, v, side);
  for (const card of CARDS.rows) if (v.cells[CARDS.at + card] === HOLE) v.cells[at(g).fresh + card] = HOLE;
};
/** The sides whose secrets a viewer does not see. An observer sees the secrets of neither. */
const hiddenFrom = (side: Side): readonly SideNo[] =>
  side === GERMAN || side === ALLIED ? [other(sideNo(side))] : BOTH;
export const see = (g: State, side: Side): State => {
  const v = clone(g);
  for (const s of hiddenFrom(side)) coverUnits(g, v, s);
  coverCards(g, v, side);
  if (side !== GERMAN && g.wait.for !== 'over') v.cells[AT.strategy] = HOLE;
  return v;
};

// A world that fits ------------------------------------------------------------------------------------------------
/** A guess at the steps of an unseen army: the usual growth by this year, give or take a half. */
const likelySteps = (g: State, unit: number, rnd: Rnd): number => {
  const years = Math.min(NUMBERS.lastYear.value, yearOf(g)) - FIRST_YEAR;
  const mean =
    sideOf(g, unit) === G ? NUMBERS.germanSteps.value + 1.4 * years : NUMBERS.frenchSteps.value + 0.5 * years;
  return Math.max(1, Math.min(NUMBERS.mostSteps.value, Math.round(mean * (0.5 + rnd(101) / 100))));
};
const FIRST_YEAR = 1934;
const blank = (g: State, unit: number, rnd: Rnd): void => {
  for (const cell of factsOf(g)) if (cell !== at(g).place) g.cells[cell + unit] = 0;
  g.cells[at(g).steps + unit] = isArmy(g, unit) ? likelySteps(g, unit, rnd) : 1 + rnd(mostSteps(g, unit));
};
/** How well an unseen unit fits beneath this counter: 0 not at all, 1 as a second army in an Area without a centre, 2 well. */
const fit = (g: State, top: number, unit: number, stack: readonly number[]): number => {
  if (sideOf(g, unit) !== sideOf(g, top)) return 0;
  const crowded = isArmy(g, unit) && !isCentre(g, placeOf(g, top)) && stack.some(u => isArmy(g, u));
  return crowded ? 1 : 2;
};
/** A random box for an unseen unit that is in no stack; the Force Pool if it is not built. */
const boxFor = (g: State, unit: number, rnd: Rnd): number => {
  const s = sideOf(g, unit);
  if (s === G && monthOf(g) > 0 && monthOf(g) < 4) return boxPlace(g, rnd(2) ? 'Poland A' : 'Poland B');
  if (isArmy(g, unit)) return mobilised(g, s);
  const host = hostOf(g, unit, rnd);
  if (host >= 0 && rnd(4) > 0) return poisedBox(g, host);
  if (rnd(2)) return forcePool(g, s);
  return isFleet(g, unit) ? reserve(g, s) : mobilised(g, s);
};
/** 9.2 A random army an unseen mobile corps may be Poised with, or -1. Shown armies are left out: their Poised corps were shown with them. */
const hostOf = (g: State, unit: number, rnd: Rnd): number => {
  if (monthOf(g) === 0 || isFleet(g, unit) || !isMobileKind(g, unit)) return -1;
  const hosts = unitsOf(g, sideOf(g, unit)).filter(
    u => isArmy(g, u) && onMap(g, u) && g.cells[at(g).disrupted + u] === 0 && !isShown(g, u),
  );
  return hosts[rnd(Math.max(1, hosts.length))] ?? -1;
};
/** 8.0 Parts armies that were dealt into one Area: one of them changes places with an unseen corps in an Area without an army. */
const part = (g: State, hidden: readonly number[], rnd: Rnd): void => {
  const laid = hidden.filter(u => onMap(g, u));
  for (const army of laid) {
    if (!crowds(g, army, placeOf(g, army))) continue;
    const corps = laid.filter(
      u => !isArmy(g, u) && sideOf(g, u) === sideOf(g, army) && !crowds(g, army, placeOf(g, u)),
    );
    if (corps.length) exchange(g, army, corps[rnd(corps.length)]!);
  }
};
const exchange = (g: State, one: number, two: number): void => {
  const { place, level } = at(g);
  for (const cell of [place, level])
    [g.cells[cell + one], g.cells[cell + two]] = [g.cells[cell + two]!, g.cells[cell + one]!];
};
const fillUnits = (g: State, rnd: Rnd): void => {
  const { place, steps } = at(g);
  const hidden = boxOf(g).units.filter(u => g.cells[place + u] === HOLE);
  uncover(boxOf(g).STACKS, g, rnd, (top, unit, stack) => fit(g, top, unit, stack), blank);
  part(g, hidden, rnd);
  for (const u of boxOf(g).units) {
    if (g.cells[place + u] === HOLE) {
      if (isFleet(g, u)) blank(g, u, rnd);
      g.cells[place + u] = boxFor(g, u, rnd);
      if (g.cells[place + u] === forcePool(g, sideOf(g, u))) g.cells[steps + u] = 0;
    }
    if (g.cells[steps + u] === HOLE) g.cells[steps + u] = likelySteps(g, u, rnd);
    for (const cell of countsOf(g)) if (g.cells[cell + u] === HOLE) g.cells[cell + u] = 0;
  }
};
export const fill = (view: State, _side: Side, rnd: Rnd): State => {
  const g = clone(view);
  fillUnits(g, rnd);
  fillPieces(boxOf(g).CARDS, g, rnd);
  for (const card of boxOf(g).CARDS.rows) if (g.cells[at(g).fresh + card] === HOLE) g.cells[at(g).fresh + card] = 0;
  for (const s of BOTH) for (const cell of OWN_TRACKS) if (g.cells[cell + s] === HOLE) g.cells[cell + s] = 0;
  if (g.cells[AT.strategy] === HOLE) g.cells[AT.strategy] = monthOf(g) > 0 ? 1 + rnd(ZONES.length) : 0;
  return g;
};
