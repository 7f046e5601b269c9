/** 10.0 The Movement Phase: which unit or stack moves next, violations, and the order of stacks. The march itself is in march.ts. */
import {
  blockedBy,
  granted,
  leaves,
  no,
  ok,
  stackAt,
  type Caution,
  type Decision,
  type Refused,
  type Verdict,
  places,
} from '../../../engine/decide.ts';
import { again, next, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { G, isFort, nameOf, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { placed } from '../model/ground.ts';
import {
  at,
  clearPhase,
  heightOf,
  inPlay,
  is1940,
  mobileOf,
  onMap,
  placeOf,
  sideName,
  stackIn,
  topOf,
} from '../model/state.ts';
import { raise } from '../../../field/stacks.ts';
import { ask, call, procedure, steps, type MarchVars } from './flow.ts';
import { canLeaveParis } from './march-reach.ts';
import { heightIn } from './obstacles.ts';
import { factorOf, mayMove } from './movement-points.ts';
import { beforeViolation, judgeViolation, sayViolation, violate, violations, type Violation } from './neutrals.ts';
import { stackingCheck } from './stacking.ts';
import { dyleCheck } from './turn.ts';

const noStack = (g: State, hex: number): Refused => {
  const who = heightOf(g, hex) === 0 ? 'nobody is' : `${nameOf(g, topOf(g, hex))} is alone`;
  return blockedBy(heightIn(hex), '10.0', `${who} in ${placed(g, hex)}, which makes no stack`, [hex]);
};
/** 10.0 All units of a hex that may still move go together, if they are two or more. Some can be left behind on the march. */
const mayMoveStack = (g: State, side: SideNo, hex: number): Verdict => {
  const stack = stackIn(g, hex);
  if (heightOf(g, hex) < 2) return noStack(g, hex);
  if (sideOf(g, stack[0]!) !== side)
    return blockedBy(stackAt(hex), '10.0', `the stack in ${placed(g, hex)} is not yours`, [hex]);
  if (stack.some(u => nationOf(g, u) !== nationOf(g, stack[0]!)))
    return blockedBy(stackAt(hex), '6.2', `the stack in ${placed(g, hex)} is of two nations: they move one by one`, [
      hex,
    ]);
  const verdicts = stack.map(u => mayMove(g, side, u));
  return verdicts.filter(v => v.ok).length >= 2 ? ok : verdicts.find(v => !v.ok)!;
};

type Phase =
  | Violation
  | { readonly do: 'move'; readonly unit: number }
  | { readonly do: 'stack'; readonly hex: number }
  | { readonly do: 'top'; readonly unit: number }
  | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const toMove = (unit: number) => ({ do: 'move', unit }) as const;
const toTop = (unit: number) => ({ do: 'top', unit }) as const;
const toMoveStack = (hex: number) => ({ do: 'stack', hex }) as const;
const DIE_BLOCKS_UNDO = granted({ bars: 'chance' });

/** Warns of units that could still move when the phase is ended. */
const unmoved = (g: State, side: SideNo): Caution | undefined => {
  const all = mobileOf(g, side).filter(u => onMap(g, u));
  const left = all.filter(u => hasNotMoved(g, u) && mayMove(g, side, u).ok).length;
  const moved = all.filter(u => g.cells[at(g).moved + u]).length;
  return leaves(left, moved, left === 1 ? 'One unit may still move' : `${left} units may still move`);
};

/** 10.6 Allied units may not end the phase in Paris while they can leave it. */
const stuckInParis = (g: State, side: SideNo): number =>
  side === G || !is1940(g)
    ? -1
    : (boxOf(g)
        .PARIS.flatMap(hex => stackIn(g, hex))
        .find(u => mayMove(g, side, u).ok && canLeaveParis(g, u)) ?? -1);
const mayEnd = (g: State, side: SideNo): Verdict => {
  const stuck = stuckInParis(g, side);
  return stuck < 0
    ? ok
    : blockedBy(
        places(stuck),
        '10.6',
        `${nameOf(g, stuck)} must leave ${placed(g, placeOf(g, stuck))}: it is an open city`,
        [placeOf(g, stuck)],
      );
};

/** A cheap check of the commonest refusals, made before `mayMove` builds its sentence. */
const hasNotMoved = (g: State, unit: number): boolean => !g.cells[at(g).moved + unit] && onMap(g, unit);
const MAX_TRIES = 200;
const movementProc = procedure('movement');
/** 3.10 A player may put any unit of his on top of its stack. */
const mayTop = (g: State, side: SideNo, unit: number): Verdict => {
  const name = nameOf(g, unit);
  if (sideOf(g, unit) !== side) return no('3.10', `${name} is not yours`);
  if (isFort(g, unit)) return no('3.10', `${name} is a fort and lies in no stack`);
  if (!onMap(g, unit)) return blockedBy(places(unit), '3.10', `${name} is not on the map`);
  const hex = placeOf(g, unit);
  if (heightOf(g, hex) === 1) return blockedBy(heightIn(hex), '3.10', `${name} is alone in ${placed(g, hex)}`, [hex]);
  return topOf(g, hex) === unit
    ? blockedBy(places(unit), '3.10', `${name} lies on top in ${placed(g, hex)} already`, [hex])
    : ok;
};

export const moving: Decision<Phase> = {
  verbs: ['move', 'stack', 'top', 'violate', 'done'],
  ends: ['done'],
  caution: (g, _a, c) => {
    if (c.do === 'violate') return beforeViolation(c);
    return c.do === 'done' ? unmoved(g, movementProc.vars(g).side) : undefined;
  },
  candidates: g => {
    const side = movementProc.vars(g).side;
    const list: Phase[] = [DONE, ...violations(g, side)];
    const seen = new Set<number>();
    for (const u of mobileOf(g, side)) {
      if (!onMap(g, u)) continue;
      const hex = placeOf(g, u);
      if (!g.cells[at(g).moved + u] && inPlay(g, u)) list.push(toMove(u));
      if (heightOf(g, hex) < 2) continue;
      list.push(toTop(u));
      if (!seen.has(hex)) {
        seen.add(hex);
        list.push(toMoveStack(hex));
      }
    }
    return list;
  },
  judge: (g, _a, c) => {
    const side = movementProc.vars(g).side;
    switch (c.do) {
      case 'done':
        return mayEnd(g, side);
      case 'violate':
        return judgeViolation(g, side, c);
      case 'top':
        return mayTop(g, side, c.unit);
      case 'stack':
        return blocksUndoIfDie(g, mayMoveStack(g, side, c.hex), stackIn(g, c.hex)[0]);
      case 'move':
        return blocksUndoIfDie(g, mayMove(g, side, c.unit), c.unit);
    }
  },
  take: (g, _a, c) => {
    switch (c.do) {
      case 'done':
        return next;
      case 'violate':
        violate(g, c.neutral);
        return again;
      case 'top':
        raise(boxOf(g).STACKS, g, c.unit);
        return again;
      case 'stack':
        return begin({ hex: c.hex });
      case 'move':
        g.cells[at(g).shown + c.unit] = 1;
        return begin({ unit: c.unit }); // 3.10 a unit that moves alone is seen by the enemy
    }
  },
  sample: (g, _a, rnd) => {
    const side = movementProc.vars(g).side;
    const neutral = rnd(30) === 0 ? violations(g, side) : [];
    const units = mobileOf(g, side);
    if (neutral.length) return neutral[rnd(neutral.length)]!;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const k = rnd(units.length + 1);
      const unit = units[k];
      if (unit === undefined ? stuckInParis(g, side) < 0 : hasNotMoved(g, unit) && mayMove(g, side, unit).ok)
        return unit === undefined ? DONE : oneOf(g, side, unit, rnd);
    }
    const able = units.filter(u => hasNotMoved(g, u) && mayMove(g, side, u).ok);
    return able.length && stuckInParis(g, side) >= 0 ? toMove(able[rnd(able.length)]!) : DONE;
  },
  say: (g, _a, c) => {
    switch (c.do) {
      case 'done':
        return 'End the Movement Phase';
      case 'violate':
        return sayViolation(c);
      case 'move':
        return `Move ${nameOf(g, c.unit)}`;
      case 'stack':
        return `Move the stack in ${placed(g, c.hex)}`;
      case 'top':
        return `Put ${nameOf(g, c.unit)} on top`;
    }
  },
};
/** For random play: mostly the unit alone, sometimes its whole stack. */
const oneOf = (g: State, side: SideNo, unit: number, rnd: (n: number) => number): Phase =>
  rnd(4) === 0 && mayMoveStack(g, side, placeOf(g, unit)).ok ? toMoveStack(placeOf(g, unit)) : toMove(unit);
const blocksUndoIfDie = (g: State, v: Verdict, unit: number | undefined): Verdict =>
  v.ok && factorOf(g, unit!) === 'die' ? DIE_BLOCKS_UNDO : v;
const begin = (vars: MarchVars): Next => call('march', vars, '10.0');
export const movementSteps = steps('movement', [
  {
    at: '10.0/start',
    case: '10.0',
    name: 'Movement Phase',
    run: g => {
      clearPhase(g);
      return next;
    },
  },
  ...dyleCheck,
  { at: '10.0', case: '10.0', name: 'Movement', run: (_g, f) => ask(sideName(f.vars.side), 'moving', '10.0') },
  stackingCheck,
]);
