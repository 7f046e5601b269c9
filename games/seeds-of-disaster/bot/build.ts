/** 7.0 How a side spends its RPs: technology first, then the Westwall, then whatever gives most for an RP. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { isArmy, isFleet, nationOf, rowOf, stepsOf, typeOf } from '../model/army.ts';
import { boxOf, G, type SideNo } from '../model/box.ts';
import { NUMBERS } from '../data/charts.ts';
import { centresOf, isCentre, nationIn, westwallIn } from '../model/ground.ts';
import { MACHINE } from '../rules/machine.ts';
import { costOf, priceNo } from '../rules/turn/costs.ts';
import { AT, OPPOSITION } from '../model/state.ts';
import { at, cpOf, hasTechnology2, investedOf, monthOf, rpOf, sideName, statusOf, yearOf } from '../model/tracks.ts';
import type { Weights } from './weights.ts';

/** The German armies that are to attack; the others only hold. */
const MAIN = ['G 12 Army', 'G 4 Army', 'G 6 Army', 'G 16 Army', 'G 18 Army', 'G 1 Army'];
const DOT = 1.7;
/** 18.0 The worth of a fleet's dot, which gives a die every week. */
const DIE = 4;

/** The steps an army should have. */
const wanted = (g: State, unit: number): number => {
  if (boxOf(g).sideOf[unit] !== G) return 8;
  return MAIN.includes(boxOf(g).unitNames[unit]!) ? 12 : 5;
};
const armyWorth = (g: State, w: Weights, unit: number): number => {
  const short = wanted(g, unit) - stepsOf(g, unit);
  return w.foot * (short > 0 ? 1 + 0.03 * short : 0.6);
};
/** The worth of a corps' next step: what it adds, and a share of what the step after it would add. */
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
/** With more CPs than this a side holds no manoeuvres. */
export const ENOUGH = 16;
/** 6.1.1 RPs kept for manoeuvres, if the turn has a Movement Segment to hold them in. */
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
/** The least worth an RP must buy; `LAST` in the last years, when saving no longer pays. */
const MIN_WORTH_OF_RP = 0.21;
const LAST = 0.12;
/** 7.3.2 Invests 10 RPs in the first years, then 20. The Allies keep 10 RPs to build with. */
const invests = (g: State, s: SideNo, w: Weights): Choice | undefined => {
  if (hasTechnology2(g, s) || w.technology < 0.5 || monthOf(g) > 1) return undefined;
  const rp = Math.min(yearOf(g) > (s === G ? 1934 : 1936) ? 20 : 10, NUMBERS.technology.value - investedOf(g, s));
  return rpOf(g, s) >= rp + (s === G ? 0 : 10) && g.cells[AT.investing + s]! === 0 ? { do: 'invest', rp } : undefined;
};
/** 14.2.1 Where the Westwall is built: first on the French and Belgian border, then where more centres lie next to it. */
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
/** 14.2, 14.3.4 The next step of the Westwall. It blocks the border without units. */
const digs = (g: State, s: SideNo, w: Weights): Choice | undefined => {
  if (s !== G || w.westwall === 0) return undefined;
  return wallOf(g)
    .filter(area => westwallIn(g, area) < w.westwall)
    .toSorted((a, b) => westwallIn(g, a) - westwallIn(g, b))
    .map(area => ({ do: 'dig', area }))
    .find(c => MACHINE.judge(g, sideName(s), c).ok);
};
export const mobilise = (g: State, a: Question, s: SideNo, w: Weights): Choice => {
  const position = MACHINE.positionFor(g, a.side);
  const may = (c: Choice): boolean => MACHINE.judge(g, sideName(s), c).ok;
  for (const first of [invests(position, s, w), digs(position, s, w)]) if (first && may(first)) return first;
  const purse = rpOf(position, s) - keptBack(position, s, w);
  const least = yearOf(position) < NUMBERS.lastYear.value - 1 ? MIN_WORTH_OF_RP : LAST;
  const list = offers(position, s, w, purse).toSorted((p, q) => q.rate - p.rate);
  for (const { choice, rate } of list) if (rate > least && may(choice)) return choice;
  return { do: 'done' };
};
