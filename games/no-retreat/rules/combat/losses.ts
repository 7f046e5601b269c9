/** 14.7.1 Step losses: who takes them, and where eliminated units go. */
import { blockedBy, ok, variable, type Decision, untilOver } from '../../../../engine/decide.ts';
import { next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { G, isFort, isFortress, nameOf, NO_TANK, sideOf, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { beside, DESTROYED, seaOff, SURRENDERED } from '../../model/places.ts';
import { addEventVP, AT, at, eventVP, onMap, option, placeOf, putUnit, sideNo, stepsOf } from '../../model/state.ts';
import { battleIn, putBattle, type Battle } from './battle-vars.ts';
import { finishTodo } from './result-queue.ts';
import { IN_SUPPLY, portOf, supplyOf } from '../supply/supply.ts';
import { emit } from '../flow.ts';

/** 17.2 Adds Event VP for the German side; negative points are for the Allies. */
export const scoreEvent = (g: State, points: number, ruleCase: string): void => {
  addEventVP(g, points);
  emit(g, { is: 'points', case: ruleCase, change: points, total: eventVP(g) });
};
/** 14.7.1 A unit in the Surrendered box is a point for the enemy at once; 26.2 less for each marker there. */
export const surrender = (g: State, unit: number, ruleCase: string): void => {
  const side = sideOf(g, unit);
  const from = placeOf(g, unit);
  putUnit(g, unit, beside(g, SURRENDERED));
  emit(g, { is: 'surrendered', case: ruleCase, unit, from });
  scoreEvent(g, side === G ? -1 : 1, '14.7.1');
};
const isHungry = (g: State, unit: number): boolean => supplyOf(g, unit) !== IN_SUPPLY;
/** 12.4 The units under a supply marker, their own or a stack-mate’s. Must be asked before any of them is removed. */
export const hungryOf = (g: State, units: readonly number[]): readonly number[] => units.filter(u => isHungry(g, u));
/** 2.14 The port that supplies each unit, also to be asked before any is removed; empty for a single unit, whose port `eliminate` finds. */
export const portsOf = (g: State, units: readonly number[]): readonly number[] =>
  units.length > 1 ? units.map(u => portOf(g, u)) : NO_PORTS;
const NO_PORTS: readonly number[] = [];
/** 14.7.1, 2.14 Eliminates a unit: to the Surrendered box, off the port that supplied it, or to the Destroyed box. */
export const eliminate = (
  g: State,
  unit: number,
  ruleCase: string,
  hungry = isHungry(g, unit),
  port = portOf(g, unit),
): void => {
  const from = placeOf(g, unit);
  if (isFort(g, unit) || isFortress(g, unit) || hungry || (port >= 0 && option(g, 'portDead')))
    return surrender(g, unit, ruleCase);
  putUnit(g, unit, port >= 0 ? seaOff(g, port) : beside(g, DESTROYED));
  g.cells[at(g).face + unit] = boxOf(g).STEPS[unit]! - 1;
  emit(g, { is: 'eliminated', case: port >= 0 ? '2.14' : ruleCase, unit, from });
};
export const loseStep = (g: State, unit: number, ruleCase: string, hungry = isHungry(g, unit), port?: number): void => {
  if (stepsOf(g, unit) <= 1) return eliminate(g, unit, ruleCase, hungry, port);
  g.cells[at(g).face + unit] = 1;
  emit(g, { is: 'reduced', case: ruleCase, unit });
};

export const alive = (g: State, units: readonly number[]): readonly number[] => units.filter(u => onMap(g, u));
export const givenMarkers = (g: State): number => g.cells[AT.given]!;

// 14.7.1 Step losses of a battle -------------------------------------------------------------------------------------

export const unitsOfSide = (g: State, b: Battle, side: SideNo): readonly number[] =>
  alive(g, side === b.attacker ? b.attackers : b.defenders);
/** 14.7.1, 14.6.5 Units that may take the loss: a side that used the armour bonus loses a tank unit first. */
export const mayLose = (g: State, b: Battle, side: SideNo): readonly number[] => {
  const units = unitsOfSide(g, b, side);
  const tanks = units.filter(u => boxOf(g).TANK[u] !== NO_TANK);
  return side === b.attacker && b.armour && tanks.length ? tanks : units;
};
/** 14.7.2 Counts a step lost by a side in this fight. */
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
