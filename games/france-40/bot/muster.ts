/** The general's set-up of 1939: a prepared one. The Germans then move divisions to the weakest hex of the front, as long as that leaves no hex as weak. */
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { NO_ENTRY } from '../../../kernel/path.ts';
import { A, G } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { countryOf, FRANCE, GERMANY, gridOf, isCity, isGap, isRiver, isWater, sizeOf } from '../model/ground.ts';
import { defenceOf, mobileOf, onMap, placeOf } from '../model/state.ts';
import { placing, settingUp } from '../rules/setup.ts';
import { columnFor, groundShift } from './battle.ts';
import { assessmentOf, type Assessment } from './assessment.ts';
import type { Situation } from './situation.ts';
import type { Weights } from './weights.ts';

/** The attack factor of a good French division, on open ground and across a river. */
const DIVISION = 2;
const OVER_RIVER = 1;
/** The factors that could be massed against a hex from France, every hex beside it full. */
const massOn = (g: State, hex: number): number => {
  let sum = 0;
  for (let k = hex * 6; k < hex * 6 + 6; k++) {
    const from = gridOf(g).near[k]!;
    if (from < 0 || countryOf(g, from) !== FRANCE || boxOf(g).ENTER[from] === NO_ENTRY) continue;
    if (isGap(g, from) || isWater(g, from, hex)) continue;
    sum += chartsOf(g).stacking['1939'] * (isRiver(g, from, hex) ? OVER_RIVER : DIVISION);
  }
  return sum;
};
/** Hexes of Germany that can be attacked from France, with what can be massed on each. */
const frontOf = (g: State): readonly (readonly [hex: number, mass: number])[] => {
  const list: (readonly [number, number])[] = [];
  for (let hex = 0; hex < sizeOf(g); hex++) {
    const mass = countryOf(g, hex) === GERMANY ? massOn(g, hex) : 0;
    if (mass > 0) list.push([hex, mass]);
  }
  return list;
};
interface Weak {
  readonly hex: number;
  /** The column of the attack that a prepared enemy could open with. */
  readonly column: number;
}
/** The French would attack a city at odds a column worse. */
const CITY = 1;
const weakness = (s: Situation, hex: number, mass: number, less: number): number =>
  columnFor(s.g, mass, s.defence[G][hex]! - less, groundShift(s, A, hex)) + (isCity(s.g, hex) ? CITY : 0);
/** The hex of the front that is most open to attack; undefined on a map without a front. */
const weakest = (s: Situation): Weak | undefined =>
  frontOf(s.g)
    .map(([hex, mass]): Weak => ({ hex, column: weakness(s, hex, mass, 0) }))
    .reduce<Weak | undefined>((a, b) => (!a || b.column > a.column ? b : a), undefined);

/** A division whose hex stays stronger than the weakest hex even without it. */
const spare = (s: Situation, to: Weak): number | undefined => {
  const mass = new Map(frontOf(s.g));
  const after = (unit: number): number => {
    const hex = placeOf(s.g, unit);
    const there = mass.get(hex);
    if (there !== undefined) return weakness(s, hex, there, defenceOf(s.g, unit));
    return isCity(s.g, hex) && s.count[G][hex] === 1 ? Infinity : -10;
  };
  const helps = (unit: number): boolean =>
    weakness(s, to.hex, mass.get(to.hex)!, -defenceOf(s.g, unit)) < to.column && after(unit) < to.column;
  const units = mobileOf(s.g, G).filter(u => onMap(s.g, u) && placeOf(s.g, u) !== to.hex && helps(u));
  return units.length ? units.reduce((a, b) => (after(b) < after(a) ? b : a)) : undefined;
};

const even = (d: Assessment, list: readonly Choice[], done: Choice): Choice => {
  const to = weakest(d.s);
  const unit = to && spare(d.s, to);
  return list.find(c => c.do === 'lift' && c.unit === unit) ?? done;
};
/** The general's choice during set-up; undefined where it leaves it to the staff. */
export const muster = (g: State, a: Question, rnd: Rnd, w: Weights, plans: readonly string[]): Choice | undefined => {
  const german = a.side === 'german';
  if (a.kind === 'placing' && german) {
    const hex = weakest(assessmentOf(g, G, w).s)?.hex;
    return legal(placing, g, a).find(c => c.do === 'at' && c.hex === hex);
  }
  if (a.kind !== 'settingUp') return undefined;
  const list = legal(settingUp, g, a);
  const done = list.find(c => c.do === 'done');
  if (done) return german ? even(assessmentOf(g, G, w), list, done) : done;
  if (list.some(c => c.do === 'lift')) return list.find(c => c.do === 'pick');
  const wanted = plans[rnd(plans.length)];
  return list.find(c => c.do === 'lay' && boxOf(g).PLANS[c.plan]!.id === wanted);
};
