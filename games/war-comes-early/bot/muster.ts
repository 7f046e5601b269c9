/** Set-up, reinforcements, reorganisation: where counters come in and what they are put together as. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, oneOf, type Question, type Choice } from '../../../engine/decide.ts';
import { top } from '../../../engine/flow.ts';
import type { Rnd } from '../../../engine/random.ts';
import { isArmy } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { placeOf, stackIn } from '../model/state.ts';
import { arriving } from '../rules/arrivals.ts';
import { reorganising } from '../rules/reorganisation.ts';
import { layingRailheads, placing, settingUp } from '../rules/setup.ts';
import type { Assessment } from './assessment.ts';
import { standWorth } from './worth.ts';

/** 3.0 A ready-made set-up, one of those that fit, of the favoured ones if any does; units left over are put where they are worth most. */
export const setUp = (d: Assessment, a: Question, rnd: Rnd, favoured: readonly string[] = []): Choice => {
  const list = legal(settingUp, d.s.g, a);
  const all = list.filter(c => c.do === 'lay');
  const best = all.filter(c => favoured.includes(boxOf(d.s.g).PLANS[c.plan as number]!.id));
  const plans = best.length ? best : all;
  const done = list.find(c => c.do === 'done');
  if (done) return done;
  if (plans.length && !list.some(c => c.do === 'lift')) return oneOf(plans, rnd);
  return list.find(c => c.do === 'pick') ?? plans[0] ?? list[0]!;
};
export const place = (d: Assessment, a: Question): Choice => {
  const { unit } = top(d.s.g).vars as { unit: number };
  return bestOf(
    legal(placing, d.s.g, a).filter(c => c.do === 'at'),
    c => standWorth(d, unit, c.hex as number),
  );
};
/** 3.1 Where a railway leads to what the Soviets are to take. */
export const layRailhead = (d: Assessment, a: Question, rnd: Rnd): Choice => {
  const list = legal(layingRailheads, d.s.g, a);
  return oneOf(list, rnd);
};
/** 3.2.1, 3.2.2 Who can come comes, where it is worth most. */
export const arrive = (d: Assessment, a: Question): Choice => {
  const list = legal(arriving, d.s.g, a).filter(c => c.do === 'arrive');
  return list.length ? bestOf(list, c => standWorth(d, c.unit as number, c.hex as number)) : { do: 'pass' };
};
const isNearEnemy = (d: Assessment, hex: number): boolean => d.s.threat(d.s.side)[hex]! > 0;
/** Where an army stands already no other comes in: its corps do. */
const isShutOut = (d: Assessment, unit: number, hex: number): boolean => {
  const task = d.task(unit);
  return task !== undefined && task.keep && task.hex !== hex && stackIn(d.s.g, task.hex).some(u => isArmy(d.s.g, u));
};
/** A hex that counts, that an enemy could ride into, and nobody in it. */
const isBare = (d: Assessment, unit: number): boolean => {
  const task = d.task(unit);
  return task !== undefined && task.keep && d.s.count[d.s.side][task.hex] === 0;
};
/** Near the enemy armies are stronger and take less room; on the way to garrisons and into full cities corps are better. */
const isBetterSplit = (d: Assessment, unit: number): boolean =>
  isShutOut(d, unit, placeOf(d.s.g, unit)) || (!isNearEnemy(d, placeOf(d.s.g, unit)) && isBare(d, unit));
/** 3.5, 7.0 Replacements come in, corps become armies before the enemy. */
export const reorganise = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const list = legal(reorganising, g, a);
  const coming = list.filter(c => c.do === 'arrive');
  if (coming.length) return bestOf(coming, c => standWorth(d, c.unit as number, c.hex as number));
  const forms = (c: Choice): boolean => {
    const parts = c.units as readonly number[];
    return isNearEnemy(d, c.hex as number) && !parts.some(u => isShutOut(d, u, c.hex as number));
  };
  return (
    list.find(c => c.do === 'split' && isBetterSplit(d, c.unit as number)) ??
    list.find(c => c.do === 'form' && forms(c)) ?? { do: 'done' }
  );
};
