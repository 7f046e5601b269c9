/** 11.0 Combat: a Combat Phase, and one battle from its planning to the die. */
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
import { emit, isReported, look } from '../../../engine/events.ts';
import {
  again,
  ask,
  call,
  done,
  goto,
  next,
  put,
  top,
  type Frame,
  type Next,
  type Step,
} from '../../../engine/flow.ts';
import { type State } from '../../../engine/state.ts';
import { A, FRENCH, nameOf, nationOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { resultAt, type Result } from '../data/charts.ts';
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
import { accountOf, columnLabel, columnOf, type Attack } from './odds.ts';
import { beforeViolation, judgeViolation, sayViolation, violate, violations, type Violation } from './neutrals.ts';
import { battlesOf } from './obstacles.ts';
import { isOverland } from './supply.ts';
import { mayAttack, mayStrike, adjacentAttackers, besideUs } from './targets.ts';

/** What the procedure of a battle keeps. */
export type Battle = {
  readonly hex: number;
  readonly attackers: readonly number[];
  readonly armoured?: boolean;
  readonly die?: number;
  readonly result?: Result;
  readonly defenders?: readonly number[];
  readonly from?: readonly number[];
  /** 11.3 Those who have no way back. */
  readonly stuck?: readonly number[];
};
export const battle = (f: Frame): Battle => f.vars as Battle;
const attackIn = (g: State, b: Battle): Attack => ({
  g,
  hex: b.hex,
  attackers: b.attackers,
  armoured: b.armoured === true,
});
const sideIn = (f: Frame): SideNo => f.vars.side as SideNo;

type Phase = Violation | { readonly do: 'attack'; readonly hex: number } | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const toAttack = (hex: number) => ({ do: 'attack', hex }) as const;

/** What could still be attacked when the phase is ended. */
const unfought = (g: State, side: SideNo): Caution | undefined => {
  const left = besideUs(g, side).filter(hex => mayAttack(g, side, hex).ok).length;
  const fought = markedIn(g, at(g).fought, mobileOf(g, side), FOUGHT).length;
  return leaves(left, fought, left === 1 ? 'One hex may still be attacked' : `${left} hexes may still be attacked`);
};
/** 11.9 Attacks one after the other, in any order, none declared beforehand. */
export const attacking: Decision<Phase> = {
  verbs: ['attack', 'violate', 'done'],
  ends: ['done'],
  caution: (g, _a, c) => {
    if (c.do === 'violate') return beforeViolation(c);
    return c.do === 'done' ? unfought(g, sideIn(top(g))) : undefined;
  },
  candidates: g => {
    const side = sideIn(top(g));
    return [DONE, ...violations(g, side), ...besideUs(g, side).map(toAttack)];
  },
  judge: (g, _a, c) => {
    const side = sideIn(top(g));
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

// The draft of a battle: it lies in a column, where only its owner sees it (3.10) ------------------------------
type Draft = Drafting | { readonly do: 'support' };
const SUPPORT = { do: 'support' } as const;

/** The side that attacks: the phase's. */
const phasing = (g: State): SideNo => sideIn(g.stack[g.stack.length - 2]!);
const planned = (g: State): readonly number[] => plannedIn(DRAFT, g);
const draft = (g: State): Battle => ({
  ...battle(top(g)),
  attackers: planned(g),
  armoured: g.cells[AT.fourthArmoured] === PLANNED,
});
/** 11.2 One Allied nationality in an attack. */
const mayJoin = (g: State, attackers: readonly number[], unit: number): Verdict => {
  const strike = mayStrike(g, phasing(g), unit, battle(top(g)).hex);
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
  able: g => adjacentAttackers(g, phasing(g), battle(top(g)).hex),
  mayJoin,
  /** 3.10 Once declared the stack is looked at. */
  bars: granted({ bars: 'look' }),
};
const drafting = attackDraft(DRAFT);
const ARMOURED = trackCell('fourthArmoured');
/** 5.17 The 4th Armoured supports one French attack a phase, by units that trace to the edges. */
const maySupport = (g: State, b: Battle): Verdict => {
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
/** 5.17 With nobody to support, it stays ready. */
const withdraw = (g: State): void => {
  if (g.cells[AT.fourthArmoured] === PLANNED) g.cells[AT.fourthArmoured] = 0;
};
/** 3.10 Once declared the stack is looked at, and there is no way back; the attackers are named too. */
const declare = (g: State, b: Battle): Next => {
  const defenders = stackIn(g, b.hex);
  const fort = fortIn(g, b.hex);
  const side = phasing(g);
  show(boxOf(g).STACKS, g, [...b.attackers, ...defenders]);
  markAll(g, at(g).fought, [...b.attackers, ...defenders, ...(fort >= 0 ? [fort] : [])], FOUGHT);
  if (b.armoured) g.cells[AT.fourthArmoured] = FOUGHT;
  look(g, sideName(side), '3.10', { hex: b.hex, units: defenders });
  emit(g, { is: 'declared', case: '11.9', side, hex: b.hex, units: b.attackers });
  put(g, {
    attackers: b.attackers,
    ...(b.armoured ? { armoured: true } : {}),
    from: [...new Set(b.attackers.map(u => placeOf(g, u)))],
  });
  return goto('11.10');
};

/** 11.10 Automatic beyond the table, else a die. */
const resolve = (g: State, f: Frame): Next => {
  const column = columnOf(attackIn(g, battle(f)));
  if (column >= 0 && column < chartsOf(g).crt.columns.length) return roll(sideName(phasing(g)), '11.10', 6);
  return settleAt(g, f, column, 0);
};
const settleAt = (g: State, f: Frame, column: number, die: number): Next => {
  const b = battle(f);
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

export const battleSteps = (results: readonly Step[]): readonly Step[] => [
  { at: '11.2', case: '11.2', name: 'Plan the attack', run: g => ask(sideName(phasing(g)), 'planning', '11.2') },
  {
    at: '11.10',
    case: '11.10',
    name: 'Odds',
    run: resolve,
    fed: (g, f, [die]) => settleAt(g, f, columnOf(attackIn(g, battle(f))), die!),
  },
  ...results,
];
export const combatSteps = (end: Step): readonly Step[] => [
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
  { at: '11.9', case: '11.9', name: 'Attacks', run: (_g, f) => ask(sideName(sideIn(f)), 'attacking', '11.9') },
  end,
];
