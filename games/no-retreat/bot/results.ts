/** 14.7, 14.8 What follows from the die: losses, counterattacks, retreats, advances. */
import { bestOf } from '../../../bots/weights.ts';
import { legal, type Question, type Choice } from '../../../engine/decide.ts';
import { advancing } from '../rules/combat/advance.ts';
import { battleIn, counterattackOf } from '../rules/combat/battle-vars.ts';
import { suffering } from '../rules/combat/battle.ts';
import { tablesFor } from '../rules/combat/odds.ts';
import { converting, wishFor } from '../rules/combat/conversions.ts';
import { countering, standing } from '../rules/combat/counterattack.ts';
import { shoving } from '../rules/movement/crowding.ts';
import { tiring } from '../rules/combat/no-actions.ts';
import { leading, needsOthers, retreating } from '../rules/combat/retreat.ts';
import { losing } from '../rules/combat/losses.ts';
import type { Result } from '../data/rows.ts';
import { isMobile } from '../model/army.ts';
import { controls, onMap, placeOf } from '../model/state.ts';
import { fightWorth, outcomeNow, sidesOf } from './bids.ts';
import type { Assessment } from './assessment.ts';
import { standWorth } from './stand.ts';
import { stepWorth } from './worth.ts';

/** Nothing more is attacked by who has fought. */
const spent = (d: Assessment): Assessment => ({ ...d, fight: false });

export const lose = (d: Assessment, a: Question): Choice =>
  bestOf(legal(losing, d.s.g, a), c => -stepWorth(d.s, c.unit as number, d.w));
export const suffer = (d: Assessment, a: Question): Choice =>
  bestOf(legal(suffering, d.s.g, a), c => -stepWorth(d.s, c.unit as number, d.w));
/** 22.2, 22.6 The result that costs us less. */
export const convert = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const b = battleIn(g);
  const to = wishFor(g, b);
  if (!to || !legal(converting, g, a).some(c => c.do === 'convert')) return { do: 'pass' };
  return outcomeNow(d, b, to) < outcomeNow(d, b, b.result as Result) ? { do: 'convert' } : { do: 'pass' };
};
/** 14.7.3 The counterattack as it would be fought, on the better table. */
export const counterNow = (d: Assessment): number => {
  const { g } = d.s;
  const b = battleIn(g);
  const todo = b.todo[0];
  const now = {
    ...b,
    attackers: b.attackers.filter(u => onMap(g, u)),
    defenders: b.defenders.filter(u => onMap(g, u)),
  };
  const hexes = [...new Set(now.attackers.map(u => placeOf(g, u)))];
  const answer = counterattackOf(now, hexes, todo?.step === 'counter' ? todo.n : 0);
  const worths = tablesFor(g, answer).map(table => fightWorth(d, { ...answer, table }));
  return worths.length ? Math.max(...worths) : -1;
};
/** D: to stand costs a step, to go the ground. */
const fallBackCost = (d: Assessment): { readonly stand: number; readonly go: number } => {
  const { t } = sidesOf(d, battleIn(d.s.g));
  return { stand: t.step, go: t.run(2) + t.ground };
};
export const counter = (d: Assessment, a: Question): Choice => {
  const { stand, go } = fallBackCost(d);
  return bestOf(legal(countering, d.s.g, a), c => {
    if (c.do === 'counterattack') return counterNow(d);
    return c.do === 'fallBack' ? -Math.min(stand, go) : 0;
  });
};
export const hold = (d: Assessment, a: Question): Choice => {
  const { stand, go } = fallBackCost(d);
  return bestOf(legal(standing, d.s.g, a), c => (c.do === 'stand' ? -stand : -go));
};
export const retreat = (d: Assessment, a: Question): Choice => {
  const [unit] = battleIn(d.s.g).retreating;
  const list = legal(retreating, d.s.g, a);
  return list.length === 1 ? list[0]! : bestOf(list, c => standWorth(spent(d), unit!, c.hex as number));
};
/** 14.7.5 Who gets away only through others goes before them, the best first. */
export const lead = (d: Assessment, a: Question): Choice => {
  const { g } = d.s;
  const b = battleIn(g);
  return bestOf(legal(leading, g, a), c => {
    const unit = c.unit as number;
    return needsOthers(g, b, unit) ? stepWorth(d.s, unit, d.w) : -1;
  });
};
export const shove = (d: Assessment, a: Question): Choice =>
  bestOf(legal(shoving, d.s.g, a), c =>
    c.do === 'shove'
      ? standWorth(spent(d), c.unit as number, c.hex as number) - stepWorth(d.s, c.unit as number, d.w)
      : -5 - stepWorth(d.s, c.unit as number, d.w),
  );
export const tired = (d: Assessment, a: Question): Choice =>
  bestOf(legal(tiring, d.s.g, a), c => -d.s.sp[d.s.side][c.hex as number]!);
/** What was paid for in the attack is not given back. */
const TAKEN = 0.12;
export const advance = (d: Assessment, a: Question): Choice => {
  const { g, side } = d.s;
  const x = spent(d);
  return bestOf(legal(advancing, g, a), c => {
    if (c.do === 'done') return 0;
    const unit = c.unit as number;
    const hex = c.hex as number;
    const taken = controls(g, side, hex) ? 0 : TAKEN + (isMobile(g, unit) ? 0.02 : 0);
    return standWorth(x, unit, hex) - standWorth(x, unit, placeOf(g, unit)) + taken;
  });
};
