/** 13.2-13.5 What a side commits to a battle, by exact chances: bought dice, fleets, engineers, IPs, or a retreat before combat. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { dotsOf, stepsOf } from '../model/army.ts';
import type { SideNo } from '../model/box.ts';
import { NUMBERS } from '../data/charts.ts';
import { MACHINE } from '../rules/machine.ts';
import {
  attackerOf,
  battleProc,
  defenderOf,
  involved,
  NEITHER,
  poisedIn,
  withSide,
} from '../rules/combat/battle-frame.ts';
import { wholeForce } from '../rules/combat/declaration.ts';
import { reckon } from '../rules/combat/dice.ts';
import { fortOf } from '../rules/combat/forts.ts';
import { needsOf } from '../rules/combat/mobile.ts';
import { duelChances, hitChances } from '../rules/combat/odds.ts';
import { cpOf, ipOf, other } from '../model/tracks.ts';
import { expected, stakesOf, type Stakes } from './clash.ts';
import { areaWorth, situationOf, threatTo, type Situation } from './situation.ts';
import type { Battle } from '../rules/flow.ts';
import { chosenArea, chosenUnit } from '../rules/choice-fields.ts';

/** The stakes from the attacker's point of view, whichever side we are. */
const stakesNow = (x: Situation, b: Battle): Stakes => {
  const { g, w } = x;
  const d = defenderOf(b);
  const view = x.s === attackerOf(b) ? x : situationOf(g, attackerOf(b), w);
  return stakesOf(g, w, areaWorth(view, b.area), {
    steps: involved(g, b, d).reduce((n, u) => n + stepsOf(g, u), 0),
    rides: poisedIn(g, b, attackerOf(b)).length > 0,
    fort: fortOf(g, b.area, d) !== undefined,
  });
};
/** The worth of the battle to the attacker. */
const worthWith = (g: State, stakes: Stakes, b: Battle): number => {
  const { attacker, defender } = reckon(g, b);
  return expected(stakes, attacker, defender);
};
const sentBy = (b: Battle, s: SideNo): readonly number[] => (s === attackerOf(b) ? b.fleets : b.answering) ?? [];
const withFleet = (b: Battle, s: SideNo, fleet: number): Battle => {
  const sent = [...sentBy(b, s), fleet];
  return s === attackerOf(b) ? { ...b, fleets: sent } : { ...b, answering: sent };
};
const putting = (b: Battle, s: SideNo, c: Choice): Battle => {
  switch (c.do) {
    case 'fly':
      return withFleet(b, s, chosenUnit(c));
    case 'engineers':
      return { ...b, engineers: true };
    case 'tactical':
      return { ...b, tactical: withSide(b.tactical ?? NEITHER, s, true) };
    default:
      return { ...b, mapped: withSide(b.mapped ?? NEITHER, s, true) };
  }
};
/** The price of a commitment: points lose worth as the weeks run out, a fleet costs its mission of this week. */
const priceOf = (x: Situation, b: Battle, c: Choice): number => {
  const { w, s } = x;
  const late = Math.min(1, 0.25 + x.left / 8);
  switch (c.do) {
    case 'fly':
      return w.fleet + (sentBy(b, s).length ? w.cp * late : 0);
    case 'engineers':
      return NUMBERS.engineers.value * w.cp * late;
    case 'tactical':
      return w.ip * late;
    default:
      return NUMBERS.fortIntelligence.value[s]! * w.ip * late;
  }
};
const PUTS = ['fly', 'engineers', 'tactical', 'map'];
/** The commitment that gains most above its price, if any gains. */
const bestPut = (x: Situation, b: Battle, stakes: Stakes, choices: readonly Choice[]): Choice | undefined => {
  const sign = x.s === attackerOf(b) ? 1 : -1;
  const now = worthWith(x.g, stakes, b);
  let best: Choice | undefined;
  let most = 0;
  for (const c of choices) {
    if (!PUTS.includes(c.do)) continue;
    const gain = sign * (worthWith(x.g, stakes, putting(b, x.s, c)) - now) - priceOf(x, b, c);
    if (gain > most) [most, best] = [gain, c];
  }
  return best;
};
/** 13.3 Commits whatever pays, then attacks. */
export const declare = (x: Situation, a: Question): Choice => {
  const b = battleProc.vars(x.g);
  return bestPut(x, b, stakesNow(x, b), MACHINE.choices(x.g, a)) ?? { do: 'strike' };
};

/** 13.5.4 The worth of the battle to the attacker if the defender chooses Air Neutralization. */
const worthMet = (g: State, stakes: Stakes, b: Battle): number => {
  const [fleets, answering] = [b.fleets ?? [], b.answering ?? []];
  const met = fleets.reduce((a, f) => (dotsOf(g, f) > dotsOf(g, a) ? f : a));
  const dots = (list: readonly number[]): number => list.reduce((n, f) => n + dotsOf(g, f), 0);
  const [better, , worse] = duelChances(dots(fleets), dots(answering));
  const air = stakes.w.fleet * 3 * (better - worse);
  return worthWith(g, stakes, { ...b, fleets: fleets.filter(f => f !== met), answering: [] }) + air;
};
/** 13.4 The worth of a retreat before combat to the defender: he pays CPs and gives up the Area. */
const worthOfGoing = (x: Situation, stakes: Stakes, area: number): number => {
  const units = wholeForce(x.g, battleProc.vars(x.g).area).length;
  const late = Math.min(1, 0.25 + x.left / 8);
  const better = Math.min(1, x.open[area]! / 10) - 0.03 * threatTo(x, area);
  return -units * x.w.cp * late - x.w.stay * stakes.area + better;
};
export const stand = (x: Situation, a: Question): Choice => {
  const { g } = x;
  const b = battleProc.vars(g);
  const stakes = stakesNow(x, b);
  const choices = MACHINE.choices(g, a);
  const ways = choices.filter(c => c.do === 'retreat');
  const put = bestPut(x, b, stakes, choices);
  const staying = -worthWith(g, stakes, put ? putting(b, x.s, put) : b) - (put ? priceOf(x, b, put) : 0);
  let [best, most] = [put ?? STAND, staying];
  for (const c of ways) {
    const worth = worthOfGoing(x, stakes, chosenArea(c));
    if (worth > most) [best, most] = [c, worth];
  }
  if (best !== STAND || !choices.some(c => c.do === 'neutralise')) return best;
  return -worthMet(g, stakes, b) > staying ? { do: 'neutralise' } : STAND;
};
const STAND: Choice = { do: 'stand' };

// 13.2.4 -----------------------------------------------------------------------------------------------------------
/** The chance to win the benefit with these dice. `ties`: whether equal losses are enough. */
const wins = (ours: readonly number[], theirs: readonly number[], ties: boolean): number => {
  const [hits, losses] = [hitChances(ours), hitChances(theirs)];
  let chance = 0;
  hits.forEach((p, h) =>
    losses.forEach((q, l) => {
      if (h > l || (h === l && ties)) chance += p * q;
    }),
  );
  return chance;
};
/** 6.2.6, 5.2.4 Buys a die for a point if it improves the chances enough. */
export const buyDice = (x: Situation, a: Question): Choice => {
  const { g, s, w } = x;
  const b = battleProc.vars(g);
  const [ours, theirs] = [needsOf(g, b, s), needsOf(g, b, other(s))];
  const factors = (side: SideNo): number => poisedIn(g, b, side).length;
  const ties = factors(s) > factors(other(s));
  const stake = factors(s) + factors(other(s)) > 0 ? w.benefit : 0;
  const gain = stake * (wins([...ours, 6], theirs, ties) - wins(ours, theirs, ties)) + w.kill / 6;
  const choices = MACHINE.choices(g, a);
  if (ipOf(g, s) > 2 && gain > w.ip && choices.some(c => c.do === 'scout')) return { do: 'scout' };
  if (cpOf(g, s) > 4 && gain > w.cp && choices.some(c => c.do === 'pakfront')) return { do: 'pakfront' };
  return { do: 'roll' };
};
/** 5.2.5 Spends an IP if it wins or ties the air battle. */
export const readAir = (x: Situation): Choice => {
  const { g, s } = x;
  const b = battleProc.vars(g);
  const dots = (list: readonly number[] = []): number => list.reduce((n, f) => n + dotsOf(g, f), 0);
  const one = b.duel![0]! + dots(b.fleets);
  const two = b.duel![1]! + dots(b.answering);
  const ahead = s === attackerOf(b) ? one - two : two - one;
  return (ahead === 0 || ahead === -1) && ipOf(g, s) > 0 ? { do: 'intercept' } : { do: 'pass' };
};
