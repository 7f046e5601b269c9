/** 14.7.1 Step losses: who may take them, and what a fight has cost a side. */
import { ok, type Decision, variable, blockedBy } from '../../../../engine/decide.ts';
import { next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { G, nameOf, NO_TANK, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { sideNo, stepsOf } from '../../model/state.ts';
import { battleIn, putBattle, type Battle } from './battle-vars.ts';
import { alive, hungryOf, loseStep, portsOf } from './losses.ts';
import { finishTodo } from './result-queue.ts';
import { untilOver } from '../position/obstacles.ts';

export const unitsOfSide = (g: State, b: Battle, side: SideNo): readonly number[] =>
  alive(g, side === b.attacker ? b.attackers : b.defenders);
/** 14.7.1, 14.6.5 Whoever used the armour bonus loses a tank. */
export const mayLose = (g: State, b: Battle, side: SideNo): readonly number[] => {
  const units = unitsOfSide(g, b, side);
  const tanks = units.filter(u => boxOf(g).TANK[u] !== NO_TANK);
  return side === b.attacker && b.armour && tanks.length ? tanks : units;
};
/** 14.7.2 What the fight has cost a side. */
export const count = (g: State, side: SideNo): void => {
  const b = battleIn(g);
  const [german, allied] = b.lost;
  putBattle(g, { ...b, lost: side === G ? [german + 1, allied] : [german, allied + 1] });
};
export const hurt = (g: State, units: readonly number[], side: SideNo): void => {
  const hungry = hungryOf(g, units);
  const falling = units.filter(u => stepsOf(g, u) <= 1);
  const ports = portsOf(g, falling);
  for (const u of units) {
    count(g, side);
    loseStep(g, u, '14.7.1', hungry.includes(u), ports[falling.indexOf(u)]);
  }
};
export const losing: Decision<{ readonly do: 'lose'; readonly unit: number }> = {
  verbs: ['lose'],
  candidates: (g, a) => unitsOfSide(g, battleIn(g), sideNo(a.side)).map(unit => ({ do: 'lose', unit })),
  judge: (g, a, c) => {
    const b = battleIn(g);
    if (!unitsOfSide(g, b, sideNo(a.side)).includes(c.unit))
      return blockedBy(untilOver(g), '14.7.1', `${nameOf(g, c.unit)} does not fight for you in this battle`);
    return mayLose(g, b, sideNo(a.side)).includes(c.unit)
      ? ok
      : blockedBy(
          variable('armour'),
          '14.6.5',
          `the armour bonus was used: a tank unit takes the loss, not ${nameOf(g, c.unit)}`,
        );
  },
  take: (g, a, c) => {
    hurt(g, [c.unit], sideNo(a.side));
    finishTodo(g);
    return next;
  },
  forced: ['lose'],
  say: (g, _a, c) => `${nameOf(g, c.unit)} loses a step`,
};
