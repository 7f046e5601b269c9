/** 11.0 The Combat Phase, and a battle from its planning to the die. What a result does is in results.ts. */
import { roll } from '../../../engine/chance.ts';
import {
  blockedBy,
  granted,
  leaves,
  no,
  ok,
  supplyOf,
  trackCell,
  type Caution,
  type Decision,
  type Verdict,
} from '../../../engine/decide.ts';
import { isReported, look } from '../../../engine/events.ts';
import { again, done, next, type Next } from '../../../engine/flow.ts';
import { type State } from '../../../engine/state.ts';
import { A, FRENCH, nameOf, nationOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { resultAt } from '../data/charts.ts';
import { placed } from '../model/ground.ts';
import {
  AT,
  at,
  clearPhase,
  fortIn,
  FOUGHT,
  is1940,
  mobileOf,
  placeOf,
  PLANNED,
  sideName,
  stackIn,
} from '../model/state.ts';
import {
  attackDraft,
  DECLARE,
  markAll,
  markedIn,
  plannedIn,
  type AttackRules,
  type Drafting,
} from '../../../field/attack.ts';
import { show } from '../../../field/fog.ts';
import { ask, call, declared, emit, goto, procedure, steps, type DeclaredBattle } from './flow.ts';
import { accountOf, columnLabel, columnOf, type Attack } from './odds.ts';
import { beforeViolation, judgeViolation, sayViolation, violate, violations, type Violation } from './neutrals.ts';
import { battlesOf } from './obstacles.ts';
import { resultSteps } from './results.ts';
import { stackingCheck } from './stacking.ts';
import { isOverland } from './supply.ts';
import { mayAttack, mayStrike, adjacentAttackers, adjacentTargets } from './targets.ts';

const combatProc = procedure('combat');
const battleProc = procedure('battle');
const attackIn = (g: State, b: DeclaredBattle): Attack => ({
  g,
  hex: b.hex,
  attackers: b.attackers,
  armoured: b.armoured === true,
});

type Phase = Violation | { readonly do: 'attack'; readonly hex: number } | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const toAttack = (hex: number) => ({ do: 'attack', hex }) as const;

/** Warns of hexes that could still be attacked when the phase is ended. */
const unfought = (g: State, side: SideNo): Caution | undefined => {
  const left = adjacentTargets(g, side).filter(hex => mayAttack(g, side, hex).ok).length;
  const fought = markedIn(g, at(g).fought, mobileOf(g, side), FOUGHT).length;
  return leaves(left, fought, left === 1 ? 'One hex may still be attacked' : `${left} hexes may still be attacked`);
};
/** 11.9 Attacks are resolved one by one, in any order; none has to be declared beforehand. */
export const attacking: Decision<Phase> = {
  verbs: ['attack', 'violate', 'done'],
  ends: ['done'],
  caution: (g, _a, c) => {
    if (c.do === 'violate') return beforeViolation(c);
    return c.do === 'done' ? unfought(g, phasing(g)) : undefined;
  },
  candidates: g => {
    const side = phasing(g);
    return [DONE, ...violations(g, side), ...adjacentTargets(g, side).map(toAttack)];
  },
  judge: (g, _a, c) => {
    const side = phasing(g);
    switch (c.do) {
      case 'done':
        return ok;
      case 'violate':
        return judgeViolation(g, side, c);
      case 'attack':
        return mayAttack(g, side, c.hex);
    }
  },
  take: (g, _a, c) => {
    switch (c.do) {
      case 'done':
        return next;
      case 'violate':
        violate(g, c.neutral);
        return again;
      case 'attack':
        return call('battle', { hex: c.hex }, '11.9');
    }
  },
  say: (g, _a, c) => {
    switch (c.do) {
      case 'done':
        return 'End the Combat Phase';
      case 'violate':
        return sayViolation(c);
      case 'attack':
        return `Attack ${placed(g, c.hex)}: ${nameOf(g, stackIn(g, c.hex).at(-1) ?? fortIn(g, c.hex))}`;
    }
  },
};

// The draft of a battle is in a column of the state, not in the frame, because only its owner may see it (3.10) --
type Draft = Drafting | { readonly do: 'support' };
const SUPPORT = { do: 'support' } as const;

/** The side whose Combat Phase it is. */
const phasing = (g: State): SideNo => combatProc.vars(g).side;
const planned = (g: State): readonly number[] => plannedIn(DRAFT, g);
const draft = (g: State): DeclaredBattle => ({
  ...battleProc.vars(g),
  attackers: planned(g),
  armoured: g.cells[AT.fourthArmoured] === PLANNED,
});
/** 11.2 All units of an attack are of one nation. 5.17 With the 4th Armoured Division all must trace supply overland. */
const mayJoin = (g: State, attackers: readonly number[], unit: number): Verdict => {
  const strike = mayStrike(g, phasing(g), unit, battleProc.vars(g).hex);
  const first = attackers[0];
  if (!strike.ok) return strike;
  if (first !== undefined && nationOf(g, first) !== nationOf(g, unit))
    return blockedBy(
      battlesOf(...attackers),
      '11.2',
      `${nameOf(g, unit)} is of another nation than ${nameOf(g, first)}`,
    );
  return g.cells[AT.fourthArmoured] === PLANNED && !isOverland(g, unit)
    ? blockedBy(
        supplyOf(unit),
        '5.17',
        `${nameOf(g, unit)} traces no supply overland, as the 4th Armoured Division asks`,
      )
    : ok;
};
const DRAFT: AttackRules = {
  nameOf,
  column: g => at(g).fought,
  columnName: 'fought',
  planned: PLANNED,
  emptyCase: '11.0',
  twiceCase: '11.7',
  units: g => mobileOf(g, phasing(g)),
  able: g => adjacentAttackers(g, phasing(g), battleProc.vars(g).hex),
  mayJoin,
  /** 3.10 Declaring an attack reveals the defending stack. */
  bars: granted({ bars: 'look' }),
};
const drafting = attackDraft(DRAFT);
const ARMOURED = trackCell('fourthArmoured');
/** 5.17 The 4th Armoured Division supports one French attack a phase, if all attackers trace supply to the west or south edge. */
const maySupport = (g: State, b: DeclaredBattle): Verdict => {
  const [first] = b.attackers;
  if (!is1940(g)) return no('5.17', 'the 4th Armoured Division is of 1940');
  if (phasing(g) !== A) return no('5.17', 'the 4th Armoured Division is French');
  if (first === undefined)
    return blockedBy(
      battlesOf(...mobileOf(g, A)),
      '5.17',
      'no French unit attacks yet for the 4th Armoured Division to support',
    );
  if (nationOf(g, first) !== FRENCH)
    return blockedBy(
      battlesOf(...b.attackers),
      '5.17',
      `${nameOf(g, first)} is not French, as the 4th Armoured Division is`,
    );
  if (b.armoured) return blockedBy(ARMOURED, '5.17', 'the 4th Armoured Division is committed already');
  if (g.cells[AT.fourthArmoured] === FOUGHT)
    return blockedBy(ARMOURED, '5.17', 'the 4th Armoured Division has supported an attack this phase');
  const cut = b.attackers.find(u => !isOverland(g, u));
  return cut === undefined
    ? ok
    : blockedBy(
        supplyOf(cut),
        '5.17',
        `${nameOf(g, cut)} traces no supply overland, as the 4th Armoured Division asks`,
      );
};
export const planning: Decision<Draft> = {
  verbs: ['add', 'drop', 'support', 'declare', 'cancel'],
  candidates: g => drafting.candidates(g, [SUPPORT]),
  judge: (g, _a, c) => (c.do === 'support' ? maySupport(g, draft(g)) : drafting.judge(g, c)),
  take: (g, _a, c) => {
    if (c.do === 'declare') return declare(g, draft(g));
    if (c.do === 'support') g.cells[AT.fourthArmoured] = PLANNED;
    else drafting.change(g, c);
    if (planned(g).length === 0) withdraw(g);
    return c.do === 'cancel' ? done() : again;
  },
  sample: (g, _a, rnd) =>
    drafting.sampleAdd(g, rnd) ?? (rnd(3) === 0 && maySupport(g, draft(g)).ok ? SUPPORT : DECLARE),
  say: (g, _a, c) => (c.do === 'support' ? 'Commit the 4th Armoured Division' : drafting.say(g, c)),
};
/** 5.17 When the last attacker is dropped from the draft, the 4th Armoured Division is free again. */
const withdraw = (g: State): void => {
  if (g.cells[AT.fourthArmoured] === PLANNED) g.cells[AT.fourthArmoured] = 0;
};
/** 3.10 The defending stack is revealed, and the attack can no longer be cancelled. The attackers become public too. */
const declare = (g: State, b: DeclaredBattle): Next => {
  const defenders = stackIn(g, b.hex);
  const fort = fortIn(g, b.hex);
  const side = phasing(g);
  show(boxOf(g).STACKS, g, [...b.attackers, ...defenders]);
  markAll(g, at(g).fought, [...b.attackers, ...defenders, ...(fort >= 0 ? [fort] : [])], FOUGHT);
  if (b.armoured) g.cells[AT.fourthArmoured] = FOUGHT;
  look(g, sideName(side), '3.10', { hex: b.hex, units: defenders });
  emit(g, { is: 'declared', case: '11.9', side, hex: b.hex, units: b.attackers });
  battleProc.put(g, {
    attackers: b.attackers,
    ...(b.armoured ? { armoured: true } : {}),
    from: [...new Set(b.attackers.map(u => placeOf(g, u)))],
  });
  return goto('11.10');
};

/** 11.10 Beyond either end of the table the result is automatic; otherwise a die is rolled. */
const resolve = (g: State, b: DeclaredBattle): Next => {
  const column = columnOf(attackIn(g, b));
  if (column >= 0 && column < chartsOf(g).crt.columns.length) return roll(sideName(phasing(g)), '11.10', 6);
  return settleAt(g, b, column, 0);
};
const settleAt = (g: State, b: DeclaredBattle, column: number, die: number): Next => {
  const result = resultAt(chartsOf(g).crt, column, Math.max(1, die));
  emit(g, {
    is: 'result',
    case: '11.10',
    side: phasing(g),
    hex: b.hex,
    result,
    die,
    odds: columnLabel(g, column),
    ...(isReported(g) && accountOf(attackIn(g, b))),
  });
  const fort = fortIn(g, b.hex);
  return goto('11.10/result', {
    ...b,
    die,
    result,
    defenders: [...stackIn(g, b.hex), ...(fort >= 0 ? [fort] : [])],
  });
};

export const battleSteps = steps('battle', [
  { at: '11.2', case: '11.2', name: 'Plan the attack', run: g => ask(sideName(phasing(g)), 'planning', '11.2') },
  {
    at: '11.10',
    case: '11.10',
    name: 'Odds',
    run: (g, f) => resolve(g, declared(f.vars)),
    fed: (g, f, [die]) => {
      const b = declared(f.vars);
      return settleAt(g, b, columnOf(attackIn(g, b)), die!);
    },
  },
  ...resultSteps,
]);
export const combatSteps = steps('combat', [
  {
    at: '11.0/start',
    case: '11.0',
    name: 'Combat Phase',
    run: g => {
      clearPhase(g);
      g.cells[AT.fourthArmoured] = 0;
      return next;
    },
  },
  { at: '11.9', case: '11.9', name: 'Attacks', run: (_g, f) => ask(sideName(f.vars.side), 'attacking', '11.9') },
  stackingCheck,
]);
