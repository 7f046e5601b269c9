/** 11.0 A Movement Phase: which unit or stack moves next. The march itself is in march.ts. */
import {
  blockedBy,
  cells,
  no,
  ok,
  stackAt,
  trackCell,
  type Decision,
  type Verdict,
  places,
} from '../../../engine/decide.ts';
import { again, next, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { setOut } from '../../../field/march.ts';
import { raise } from '../../../field/stacks.ts';
import { breaks, isStaticUnit, nameOf, nationOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { placed } from '../model/ground.ts';
import {
  AT,
  at,
  foe,
  heightOf,
  isActive,
  MOVED,
  NOT_MOVED,
  ofPower,
  onMap,
  placeOf,
  sideName,
  sideOf,
  sideOfPower,
  stackIn,
  STOPPED,
  topOf,
} from '../model/state.ts';
import { mountainStep } from './arrivals.ts';
import { ask, call, procedure, steps } from './flow.ts';
import { begin } from './march.ts';
import { violationSteps } from './neutrals.ts';
import { isNoGround, notOfPower, takesNoPart } from './obstacles.ts';
import { phaseEnd, phaseStart } from './phases.ts';
import { railheadSteps } from './railheads.ts';
import { disperse } from './stacking.ts';
import { breakDown, brokenBy } from './structure.ts';
import { inSupply } from './supply.ts';
import { zoneOwner } from './zones.ts';

const movementProc = procedure('movement');

/** 2.3.2, 5.2, 11.0, 11.2 Whether this unit may begin to move, or go on. */
const mayMove = (g: State, power: number, unit: number): Verdict => {
  const name = nameOf(g, unit);
  const other = notOfPower(g, power, unit);
  if (other) return other;
  if (!onMap(g, unit)) return blockedBy(places(unit), '11.0', `${name} is not on the map`);
  if (!isActive(g, nationOf(g, unit))) return takesNoPart(g, unit);
  if (isStaticUnit(g, unit)) return no('2.3.2', `${name} is static and never moves`);
  const { moved, factor, spent, column } = at(g);
  const has = (why: string, ruleCase: string) => blockedBy(cells('moved', unit), ruleCase, `${name} ${why}`);
  if (g.cells[moved + unit] === MOVED) return has('has moved, and another stack has begun since', '11.2');
  if (g.cells[moved + unit] === STOPPED) return has(whatStopped(g, unit), '9.1');
  if (
    g.cells[moved + unit] === NOT_MOVED ||
    g.cells[spent + unit]! < (g.cells[column + unit] ? 2 : 1) * g.cells[factor + unit]!
  )
    return ok;
  return blockedBy(cells('spent', unit), '11.0', `${name} has no movement points left`);
};
/** 9.1 The owner of the zone that stopped it; 4.5 that nation may be gone by now. */
const whatStopped = (g: State, unit: number): string => {
  const hex = placeOf(g, unit);
  const whose = zoneOwner(g, foe(sideOf(g, unit)), hex) ?? 'the enemy';
  return `came into the zone of control of ${whose} in ${placed(g, hex)}, and its move ended there`;
};
/** The usual reasons why a unit cannot move, read from its cells: faster than `mayMove`, which puts the reason into words. */
const isAble = (g: State, unit: number): boolean => {
  const { STATIC, CELLS } = boxOf(g);
  const moved = g.cells[CELLS.moved + unit];
  return STATIC[unit] === 0 && moved !== MOVED && moved !== STOPPED && onMap(g, unit);
};
/** 11.2 Units that began the phase in one hex and are together now: those that set out from here, or came here and may go on. */
const ableIn = (g: State, power: number, hex: number): readonly number[] => {
  const able = stackIn(g, hex).filter(u => isAble(g, u) && mayMove(g, power, u).ok);
  const { moved } = at(g);
  const came = able.filter(u => g.cells[moved + u] !== NOT_MOVED);
  if (g.cells[AT.active] === hex) return able;
  return came.length > 1 ? came : able.filter(u => !came.includes(u));
};
const mayMoveStack = (g: State, power: number, hex: number): Verdict => {
  const stack = stackIn(g, hex);
  if (stack.length < 2) return noStack(g, hex);
  if (ableIn(g, power, hex).length >= 2) return ok;
  for (const u of stack.filter(one => isAble(g, one) || !isStaticUnit(g, one))) {
    const v = mayMove(g, power, u);
    if (!v.ok) return v;
  }
  if (stack.some(u => isStaticUnit(g, u)))
    return blockedBy(stackAt(hex), '2.3.2', `only one unit in ${placed(g, hex)} can move: the others are static`, [
      hex,
    ]);
  return blockedBy(trackCell('active'), '11.2', `those in ${placed(g, hex)} did not begin together`, [hex]);
};
const noStack = (g: State, hex: number): Verdict => {
  const here = placed(g, hex);
  const top = topOf(g, hex);
  if (isNoGround(g, hex)) return no('11.4', `nobody stands in ${here}: it is no ground in play`, [hex]);
  const why = top < 0 ? `nobody is in ${here}` : `${nameOf(g, top)} is alone in ${here}: move it by itself`;
  return blockedBy(stackAt(hex), '11.2', why, [hex]);
};
/** 8.3 The owner may rearrange a stack at will. */
const mayTop = (g: State, power: number, unit: number): Verdict => {
  const other = notOfPower(g, power, unit);
  if (other) return other;
  const name = nameOf(g, unit);
  if (!onMap(g, unit)) return blockedBy(places(unit), '8.3', `${name} is not on the map`);
  const stack = stackIn(g, placeOf(g, unit));
  return stack.at(-1) === unit
    ? blockedBy(places(...stack), '8.3', `${name} lies on top already in ${placed(g, placeOf(g, unit))}`)
    : ok;
};

type Choice =
  | { readonly do: 'move'; readonly unit: number }
  | { readonly do: 'stack'; readonly hex: number }
  | { readonly do: 'top'; readonly unit: number }
  | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const toMove = (unit: number) => ({ do: 'move', unit }) as const;
const toMoveStack = (hex: number) => ({ do: 'stack', hex }) as const;
const toTop = (unit: number) => ({ do: 'top', unit }) as const;
/** 10.5 Armies out of supply break up first, and that is all; otherwise the units set out. */
const setOff = (g: State, hex: number, units: readonly number[]): Next => {
  const broken = brokenBy(g, units, u => g.cells[at(g).moved + u] === NOT_MOVED && !inSupply(g, u));
  for (const army of broken) breakDown(g, army, '10.5');
  if (broken.length) return disperse(hex, '11.0');
  for (const u of units) begin(g, u);
  return call('march', { ...setOut(boxOf(g).STACKS, g, hex, units), origin: originOf(g, hex, units) }, '11.0');
};
/** 11.2 Where they began the phase: here, unless they are under way. */
const originOf = (g: State, hex: number, units: readonly number[]): number =>
  units.some(u => g.cells[at(g).spent + u]! > 0) ? g.cells[AT.active]! : hex;

const TRIES = 60;
export const moving: Decision<Choice> = {
  verbs: ['move', 'stack', 'top', 'done'],
  ends: ['done'],
  candidates: g => {
    const { power } = movementProc.vars(g);
    const list: Choice[] = [DONE];
    const seen = new Set<number>();
    for (const u of ofPower(g, power)) {
      if (!onMap(g, u)) continue;
      const hex = placeOf(g, u);
      if (isAble(g, u)) list.push(toMove(u));
      if (heightOf(g, hex) < 2) continue;
      list.push(toTop(u));
      if (!seen.has(hex)) list.push(toMoveStack(hex));
      seen.add(hex);
    }
    return list;
  },
  judge: (g, _a, c) => {
    const { power } = movementProc.vars(g);
    switch (c.do) {
      case 'done':
        return ok;
      case 'top':
        return mayTop(g, power, c.unit);
      case 'stack':
        return mayMoveStack(g, power, c.hex);
      case 'move':
        return mayMove(g, power, c.unit);
    }
  },
  take: (g, _a, c) => {
    const { power } = movementProc.vars(g);
    switch (c.do) {
      case 'done':
        return next;
      case 'top':
        raise(boxOf(g).STACKS, g, c.unit);
        return again;
      case 'stack':
        return setOff(g, c.hex, ableIn(g, power, c.hex));
      case 'move':
        return setOff(g, placeOf(g, c.unit), [c.unit]);
    }
  },
  sample: (g, _a, rnd) => {
    const { power } = movementProc.vars(g);
    const units = ofPower(g, power);
    for (let tries = 0; tries < TRIES; tries++) {
      const unit = units[rnd(units.length + 1)];
      if (unit === undefined) return DONE;
      if (isAble(g, unit) && mayMove(g, power, unit).ok) return oneOf(g, power, unit, rnd);
    }
    return DONE;
  },
  say: (g, _a, c) => {
    switch (c.do) {
      case 'done':
        return 'End the Movement Phase';
      case 'move':
        return `Move ${nameOf(g, c.unit)}${breaks(g, c.unit) && !inSupply(g, c.unit) ? ': out of supply, it breaks up' : ''}`;
      case 'stack':
        return `Move the stack in ${placed(g, c.hex)}`;
      case 'top':
        return `Put ${nameOf(g, c.unit)} on top`;
    }
  },
};
/** A random unit moves alone or with its whole stack. */
const oneOf = (g: State, power: number, unit: number, rnd: (n: number) => number): Choice =>
  rnd(4) === 0 && mayMoveStack(g, power, placeOf(g, unit)).ok ? toMoveStack(placeOf(g, unit)) : toMove(unit);

export const movementSteps = steps('movement', [
  phaseStart('11.0/start', 'Movement Phase'),
  ...violationSteps,
  ...mountainStep,
  {
    at: '11.0',
    case: '11.0',
    name: 'Movement',
    run: g => {
      const { power } = movementProc.vars(g);
      return ask(sideName(sideOfPower(g, power)), 'moving', '11.0', { power });
    },
  },
  ...railheadSteps,
  ...phaseEnd,
]);
