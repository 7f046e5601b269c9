/** Set-up, reinforcements, reorganisation: where counters come in and what they are put together as. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Ask, type Choice } from '../../../engine/decide.ts';
import { top } from '../../../engine/flow.ts';
import type { Rnd } from '../../../engine/random.ts';
import { arriving } from '../rules/arrivals.ts';
import { reorganising } from '../rules/reorganisation.ts';
import { layingRailheads, placing, settingUp } from '../rules/setup.ts';
import type { Desk } from './desk.ts';
import { standWorth } from './worth.ts';

/** 3.0 A ready-made set-up, one of those that fit; units left over are put where they are worth most. */
export const setUp = (d: Desk, a: Ask, rnd: Rnd): Choice => {
  const list = legal(settingUp, d.s.g, a);
  const plans = list.filter(c => c.do === 'lay');
  const done = list.find(c => c.do === 'done');
  if (done) return done;
  if (plans.length && !list.some(c => c.do === 'lift')) return plans[rnd(plans.length)]!;
  return list.find(c => c.do === 'pick') ?? plans[0] ?? list[0]!;
};
export const place = (d: Desk, a: Ask): Choice => {
  const { unit } = top(d.s.g).vars as { unit: number };
  return bestOf(
    legal(placing, d.s.g, a).filter(c => c.do === 'at'),
    c => standWorth(d, unit, c.hex as number),
  );
};
/** 3.1 Where a railway leads to what the Soviets are to take. */
export const layRailhead = (d: Desk, a: Ask, rnd: Rnd): Choice => {
  const list = legal(layingRailheads, d.s.g, a);
  return list[rnd(list.length)]!;
};
/** 3.2.1, 3.2.2 Who can come comes, where it is worth most. */
export const arrive = (d: Desk, a: Ask): Choice => {
  const list = legal(arriving, d.s.g, a).filter(c => c.do === 'arrive');
  return list.length ? bestOf(list, c => standWorth(d, c.unit as number, c.hex as number)) : { do: 'pass' };
};
/** 7.0 Near the enemy armies are stronger and take less room; on the way corps are faster. Nothing is broken down. */
const isNearEnemy = (d: Desk, hex: number): boolean => d.s.threat(d.s.side)[hex]! > 0;
export const reorganise = (d: Desk, a: Ask): Choice => {
  const { g } = d.s;
  const list = legal(reorganising, g, a);
  const coming = list.filter(c => c.do === 'arrive');
  if (coming.length) return bestOf(coming, c => standWorth(d, c.unit as number, c.hex as number));
  return list.find(c => c.do === 'form' && isNearEnemy(d, c.hex as number)) ?? { do: 'done' };
};
