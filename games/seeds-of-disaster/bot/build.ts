/** 7.0 What the RPs of a year go into: technology by the year, then whatever gives most for an RP. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { isArmy, isFleet, nationOf, rowOf, stepsOf, typeOf } from '../model/army.ts';
import { boxOf, G, type SideNo } from '../model/box.ts';
import { NUMBERS } from '../data/charts.ts';
import { centresOf, isCentre, nationIn, westwallIn } from '../model/ground.ts';
import { MACHINE } from '../rules/machine.ts';
import { costOf, priceNo } from '../rules/turn/mobilisation.ts';
import { AT, OPPOSITION } from '../model/state.ts';
import { at, cpOf, hasTechnology2, investedOf, monthOf, rpOf, sideName, statusOf, yearOf } from '../model/tracks.ts';
import type { Weights } from './weights.ts';

/** German armies that are to attack, in the order in which they are filled; the others hold. */
const MAIN = ['G 12 Army', 'G 4 Army', 'G 6 Army', 'G 16 Army', 'G 18 Army', 'G 1 Army'];
const DOT = 1.7;
/** 18.0 A die of the air, week for week. */
const DIE = 4;

/** Steps an army should come to. */
const wanted = (g: State, unit: number): number => {
  if (boxOf(g).sideOf[unit] !== G) return 8;
  return MAIN.includes(boxOf(g).unitNames[unit]!) ? 12 : 5;
};
const armyWorth = (g: State, w: Weights, unit: number): number => {
  const short = wanted(g, unit) - stepsOf(g, unit);
  return w.foot * (short > 0 ? 1 + 0.03 * short : 0.6);
};
/** A step of a corps: what it adds, and half of what the next would. */
const corpsWorth = (g: State, w: Weights, unit: number): number => {
  const { factors, dots } = rowOf(g, unit);
  const at = stepsOf(g, unit);
  const adds = (k: number): number =>
    (factors[k] ?? 0) - (factors[k - 1] ?? 0) + DOT * ((dots[k] ?? 0) - (dots[k - 1] ?? 0));
  const next = at + 1 < factors.length ? 0.35 * adds(at + 1) : 0;
  const mobile = (dots.at(-1) ?? 0) > 0;
  return (adds(at) + next) * (mobile ? w.panzer : w.foot);
};
const fleetWorth = (g: State, w: Weights, unit: number): number => {
  const { dots } = rowOf(g, unit);
  const at = stepsOf(g, unit);
  return w.air * DIE * ((dots[at] ?? 0) - (dots[at - 1] ?? 0));
};
export const stepGain = (g: State, w: Weights, unit: number): number => {
  if (isFleet(g, unit)) return fleetWorth(g, w, unit);
  return isArmy(g, unit) ? armyWorth(g, w, unit) : corpsWorth(g, w, unit);
};
/** CPs that manoeuvres need not add to. */
export const ENOUGH = 16;
/** 6.1.1 RPs kept for manoeuvres, where there is a Movement Segment to hold them in. */
const keptBack = (g: State, s: SideNo, w: Weights): number => {
  if (statusOf(g) < OPPOSITION || monthOf(g) > 1 || cpOf(g, s) > ENOUGH) return 0;
  const left = NUMBERS.manoeuvres.value - g.cells[AT.manoeuvres + s]!;
  return w.manoeuvre > 0.5 ? left * costOf(g, priceNo(g, s === G ? 'German manoeuvre' : 'Allied manoeuvre')) : 0;
};
interface Offer {
  readonly choice: Choice;
  readonly rate: number;
}
const placeFor = (g: State, s: SideNo, unit: number): { readonly area?: number } => {
  const nation = nationOf(g, unit);
  const appears = nation === 'Belgium' || nation === 'Netherlands' || (s === G && typeOf(g, unit) === 'infantry');
  if (!appears || stepsOf(g, unit) > 0) return {};
  const centres = centresOf(g, nation);
  return { area: centres.toSorted((a, b) => g.cells[at(g).height + a]! - g.cells[at(g).height + b]!)[0]! };
};
const offers = (g: State, s: SideNo, w: Weights, purse: number): readonly Offer[] =>
  boxOf(g).ofSide[s].flatMap((unit): readonly Offer[] => {
    const price = boxOf(g).priceOf[unit]!;
    if (price < 0) return [];
    const cost = costOf(g, price);
    if (cost > purse) return [];
    const most = isArmy(g, unit) ? Math.min(4, Math.floor(purse / cost), 19 - stepsOf(g, unit)) : 1;
    if (most < 1 || (!isArmy(g, unit) && stepsOf(g, unit) >= rowOf(g, unit).factors.length)) return [];
    return [
      {
        choice: { do: 'build', unit, steps: Math.max(1, most), ...placeFor(g, s, unit) },
        rate: stepGain(g, w, unit) / cost,
      },
    ];
  });
/** What an RP must buy: less of it when there is nothing better to wait for. */
const MIN_WORTH_OF_RP = 0.21;
const LAST = 0.12;
/** 7.3.2 Ten in the first years, then twenty, as long as it leaves something to be built with. */
const invests = (g: State, s: SideNo, w: Weights): Choice | undefined => {
  if (hasTechnology2(g, s) || w.technology < 0.5 || monthOf(g) > 1) return undefined;
  const rp = Math.min(yearOf(g) > (s === G ? 1934 : 1936) ? 20 : 10, NUMBERS.technology.value - investedOf(g, s));
  return rpOf(g, s) >= rp + (s === G ? 0 : 10) && g.cells[AT.investing + s]! === 0 ? { do: 'invest', rp } : undefined;
};
/** 14.2.1 Where the Westwall is built: on the French and Belgian border first, then where more centres lie behind it. */
const wallOf = (g: State): readonly number[] => {
  const { westwallAreas, nextTo, tables } = boxOf(g);
  const neighbours = (area: number, wanted: (n: number) => boolean): number => nextTo[area]!.filter(wanted).length;
  const liking = (area: number): number =>
    10 *
      Math.min(
        1,
        neighbours(area, n => ['France', 'Belgium'].includes(nationIn(g, n))),
      ) +
    neighbours(area, n => nationIn(g, n) === 'Germany' && isCentre(g, n));
  return westwallAreas.toSorted((a, b) => liking(b) - liking(a)).slice(0, tables.westwall.count);
};
/** 14.2, 14.3.4 It bars the border even where nobody stands, so that armies need not. */
const digs = (g: State, s: SideNo, w: Weights): Choice | undefined => {
  if (s !== G || w.westwall === 0) return undefined;
  return wallOf(g)
    .filter(area => westwallIn(g, area) < w.westwall)
    .toSorted((a, b) => westwallIn(g, a) - westwallIn(g, b))
    .map(area => ({ do: 'dig', area }))
    .find(c => MACHINE.judge(g, sideName(s), c).ok);
};
export const mobilise = (g: State, a: Question, s: SideNo, w: Weights): Choice => {
  const desk = MACHINE.positionFor(g, a.side);
  const may = (c: Choice): boolean => MACHINE.judge(g, sideName(s), c).ok;
  for (const first of [invests(desk, s, w), digs(desk, s, w)]) if (first && may(first)) return first;
  const purse = rpOf(desk, s) - keptBack(desk, s, w);
  const least = yearOf(desk) < NUMBERS.lastYear.value - 1 ? MIN_WORTH_OF_RP : LAST;
  const list = offers(desk, s, w, purse).toSorted((p, q) => q.rate - p.rate);
  for (const { choice, rate } of list) if (rate > least && may(choice)) return choice;
  return { do: 'done' };
};
