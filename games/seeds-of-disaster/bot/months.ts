/** 10.0, 21.0 Set-up and movement before the war: units come to centres, hold manoeuvres, divide for Poland, march to the border and over it. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import { bestOf } from '../../../bots/weights.ts';
import type { State } from '../../../engine/state.ts';
import {
  armyPoisedWith,
  factorOf,
  heightOf,
  isArmy,
  isCorps,
  isMobile,
  isMobileKind,
  mobilised,
  onMap,
  placeOf,
  poisedWith,
  stepsOf,
  typeOf,
} from '../model/army.ts';
import { G } from '../model/box.ts';
import { centresOf, homeSide } from '../model/ground.ts';
import { MACHINE } from '../rules/machine.ts';
import { reachOf } from '../rules/movement/march.ts';
import { cpOf, monthOf, sideName } from '../model/tracks.ts';
import { ENOUGH } from './build.ts';
import { hasMoved, assessmentOf, standWorth, type MarchAssessment } from './march.ts';
import type { Situation } from './situation.ts';
import { chosenArea, chosenUnit } from '../rules/choice-fields.ts';

/** 21.0 Prefers empty centres near enemy objectives, with a large random part. */
export const place = (x: Situation, a: Question, rnd: Rnd): Choice => {
  const choices = MACHINE.choices(x.g, a);
  const liking = x.box.areaIds.map(() => rnd(100) / 20);
  const empty = choices.filter(c => heightOf(x.g, chosenArea(c)) === 0);
  return bestOf(empty.length ? empty : choices, c => liking[chosenArea(c)]! + 0.1 * x.pull[chosenArea(c)]!);
};
/** 19.0 The zone our weights prefer, more so where our border units are strong. */
export const chooseAxis = (x: Situation, rnd: Rnd): Choice => {
  const { w } = x;
  const by = [w.north, w.centre, w.south * 0.6].map(n => n * (1 + rnd(100) / 300));
  for (const area of x.box.areaIds) {
    if (homeSide(x.g, area) !== G || x.own[area] === 0) continue;
    for (const n of x.box.nextTo[area]!) {
      const { zone } = x.box.tables.areas[n]!;
      if (zone) by[['North', 'Centre', 'South'].indexOf(zone)]! += x.own[area]! / 60;
    }
  }
  return { do: 'choose', strategy: 1 + by.indexOf(Math.max(...by)) };
};
/** 21.5 The weakest units stay or garrison Poland. The others fill the first group, then the second. */
export const sendToPoland = (x: Situation, a: Question): Choice => {
  const { g } = x;
  const choices = MACHINE.choices(g, a);
  if (choices[0]!.do !== 'send') return bestOf(choices, c => -stepsOf(g, chosenUnit(c)));
  return choices.find(c => c.group === 0) ?? choices[0]!;
};
export const arrive = (x: Situation, a: Question): Choice =>
  bestOf(MACHINE.choices(x.g, a), c => 0.2 * x.pull[chosenArea(c)]! + x.open[chosenArea(c)]!);

// 10.0 -------------------------------------------------------------------------------------------------------------
/** 6.1.1 A manoeuvre that can be held now, if we need the CPs. */
const drill = (x: Situation, side: string): Choice | undefined => {
  if (x.w.manoeuvre < 0.5 || cpOf(x.g, x.s) > ENOUGH) return undefined;
  const areas = centresOf(x.g, x.s === G ? 'Germany' : 'France');
  return areas.map(area => ({ do: 'manoeuvre', area })).find(c => MACHINE.judge(x.g, side, c).ok);
};
/** 10.1.4 From the box to a centre, armies and strong units first. Centres where the unit makes a pair for manoeuvres come first. */
const shift = (x: Situation, side: string): Choice | undefined => {
  const { g, box, s } = x;
  const waiting = box.ofSide[s]
    .filter(u => placeOf(g, u) === mobilised(g, s) && stepsOf(g, u) > 0)
    .toSorted((p, q) => Number(isArmy(g, q)) - Number(isArmy(g, p)) || factorOf(g, q) - factorOf(g, p));
  const centres = [...centresOf(g, s === G ? 'Germany' : 'France')];
  const liking = (area: number): number =>
    (heightOf(g, area) % 2 === 1 ? 3 : 0) + 0.3 * x.open[area]! + 0.05 * x.pull[area]! - heightOf(g, area);
  centres.sort((p, q) => liking(q) - liking(p));
  for (const unit of waiting)
    for (const area of centres) {
      const c = { do: 'shift', unit, area };
      if (MACHINE.judge(g, side, c).ok) return c;
    }
  return undefined;
};
const mass = (g: State, army: number): number => factorOf(g, army) + poisedWith(g, army).length * 3;
/** 9.2.1, 2.3.2 Mobile corps become Poised with the best placed armies; parachutists go to the Reserve. */
const post = (x: Situation, side: string): Choice | undefined => {
  const { g, box, s } = x;
  const armies = box.ofSide[s].filter(u => isArmy(g, u) && onMap(g, u));
  const liking = (army: number): number =>
    mass(g, army) + 0.25 * x.pull[placeOf(g, army)]! - 5 * Math.max(0, poisedWith(g, army).length - 1);
  armies.sort((p, q) => liking(q) - liking(p));
  for (const unit of box.ofSide[s]) {
    if (!isCorps(g, unit) || stepsOf(g, unit) === 0 || armyPoisedWith(g, unit) >= 0) continue;
    if (typeOf(g, unit) === 'parachute') {
      const c = { do: 'reserve', unit };
      if (MACHINE.judge(g, side, c).ok) return c;
    } else if (isMobile(g, unit))
      for (const army of armies) {
        const c = { do: 'poise', unit, army };
        if (MACHINE.judge(g, side, c).ok) return c;
      }
  }
  return undefined;
};
/** The share of our strength at home that stands on the border. */
const massed = (x: Situation): number => {
  let [front, all] = [0, 0];
  for (const a of x.box.areaIds) {
    if (x.own[a] === 0 || homeSide(x.g, a) !== x.s) continue;
    all += x.own[a]!;
    if (x.box.nextTo[a]!.some(n => homeSide(x.g, n) !== x.s)) front += x.own[a]!;
  }
  return front / Math.max(1, all);
};
const READY = 0.68;
/** 12.0 The Germans attack when nearly all mobile corps are Poised and most strength is on the border, or at the latest in month 7. */
const strikes = (x: Situation): boolean => {
  const { g, box, s } = x;
  if (s !== G || monthOf(g) < 4) return false; // 21.5.2 not before all are back from Poland
  const mobile = box.ofSide[G].filter(u => isCorps(g, u) && isMobileKind(g, u) && stepsOf(g, u) > 0);
  const ready = mobile.filter(u => armyPoisedWith(g, u) >= 0 || typeOf(g, u) === 'parachute');
  return (ready.length >= mobile.length - 1 && massed(x) >= READY) || monthOf(g) >= 7;
};
const MIN_WORTH_OF_MOVE = 0.3;
/** 10.1.5 The best march: within our country, and over the border once we attack. */
const marches = (d: MarchAssessment, side: string): Choice | undefined => {
  const { x } = d;
  const { g, box, s } = x;
  if (monthOf(g) === 0) return undefined;
  const war = strikes(x);
  let [best, most]: [Choice | undefined, number] = [undefined, MIN_WORTH_OF_MOVE];
  for (const unit of box.ofSide[s]) {
    if (!onMap(g, unit) || stepsOf(g, unit) === 0 || hasMoved(g, unit)) continue;
    const stays = standWorth(d, unit, placeOf(g, unit));
    for (const area of reachOf(g, unit)) {
      if (homeSide(g, area) !== s && !war) continue;
      const gain = standWorth(d, unit, area) - stays;
      const c = { do: 'move', unit, area };
      if (gain > most && MACHINE.judge(g, side, c).ok) [best, most] = [c, gain];
    }
  }
  return best;
};
/** 10.1.4 The one move a turn from a centre to any Area of the country: an army out of a stack of three. */
const station = (d: MarchAssessment, side: string): Choice | undefined => {
  const { x } = d;
  const { g, box, s } = x;
  if (monthOf(g) > 0) return undefined;
  for (const unit of box.ofSide[s]) {
    if (!isArmy(g, unit) || !onMap(g, unit) || heightOf(g, placeOf(g, unit)) < 3) continue;
    const wanted = box.areaIds.filter(a => homeSide(g, a) === s && heightOf(g, a) === 0);
    for (const area of wanted.toSorted((p, q) => x.pull[q]! - x.pull[p]!).slice(0, 4)) {
      const c = { do: 'station', unit, area };
      if (MACHINE.judge(g, side, c).ok) return c;
    }
  }
  return undefined;
};
export const move = (x: Situation): Choice => {
  const side = sideName(x.s);
  const d = assessmentOf(x);
  return drill(x, side) ?? shift(x, side) ?? post(x, side) ?? marches(d, side) ?? station(d, side) ?? { do: 'done' };
};
