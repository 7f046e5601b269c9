/** 11.0 Combat: a Combat Phase, and one battle from its planning to the die. */
import { roll } from '../../../engine/chance.ts';
import { granted, no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit, look } from '../../../engine/events.ts';
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
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { COLUMNS, resultAt, type Result } from '../data/charts.ts';
import { GRID } from '../data/map.ts';
import { isGap, isWater, labelOf, SIZE } from '../ground.ts';
import {
  A,
  AT,
  clearPhase,
  foe,
  FORT,
  fortIn,
  FOUGHT,
  FRENCH,
  heightOf,
  inPlay,
  is1940,
  MECH,
  mobileOf,
  NATION,
  onMap,
  placeOf,
  PLANNED,
  SIDE,
  sideName,
  stackIn,
  topOf,
  UNIT_NAMES,
  type SideNo,
} from '../state.ts';
import { columnLabel, columnOf, type Attack } from './odds.ts';
import { mayFight } from './ground.ts';
import { judgeViolation, sayViolation, violate, violations, type Violation } from './neutrals.ts';
import { boardOf } from './memo.ts';
import { isOverland } from './supply.ts';

export interface Battle {
  readonly hex: number;
  readonly attackers: readonly number[];
  readonly armoured?: boolean;
  readonly die?: number;
  readonly result?: Result;
  readonly defenders?: readonly number[];
  readonly from?: readonly number[];
}
export const battle = (f: Frame): Battle => f.vars as unknown as Battle;
export const attackIn = (g: State, b: Battle): Attack => ({
  g,
  hex: b.hex,
  attackers: b.attackers,
  armoured: b.armoured === true,
});
const sideOf = (f: Frame): SideNo => f.vars.side as SideNo;

/** 11.0 Units there that were not attacked yet this phase. Of what cannot be seen in an enemy stack nothing was, or it would have been shown (3.10). */
const fresh = (g: State, hex: number): number => {
  const fort = fortIn(g, hex);
  const fought = (u: number): boolean => g.n[AT.fought + u] === FOUGHT;
  return heightOf(g, hex) - stackIn(g, hex).filter(fought).length + (fort >= 0 && !fought(fort) ? 1 : 0);
};
/** 11.0, 3.6, 5.8, 7.9 May this hex be attacked by this side at all? Friends that retreated into it do not shield it. */
const mayAttack = (g: State, side: SideNo, hex: number): Verdict => {
  const enemy = topOf(g, hex) >= 0 ? topOf(g, hex) : fortIn(g, hex);
  if (enemy < 0) return no('11.0', `nobody defends ${labelOf(hex)}: vacant hexes are not attacked`, [hex]);
  if (SIDE[enemy] === side) return no('11.0', `your own units stand in ${labelOf(hex)}`, [hex]);
  if (isGap(hex)) return no('10.8', 'there is no combat in the Sarreguemines Gap', [hex]);
  if (!inPlay(g, enemy)) return no('3.6', `${UNIT_NAMES[enemy]} is neutral`, [hex]);
  if (fresh(g, hex) === 0) return no('11.0', `${labelOf(hex)} has been attacked this phase`, [hex]);
  const beside = around(GRID, hex as HexId)
    .flatMap(h => stackIn(g, h))
    .filter(u => SIDE[u] === side)
    .map(u => mayStrike(g, side, u, hex));
  return beside.find(v => v.ok) ?? beside[0] ?? no('11.2', `no unit of yours is next to ${labelOf(hex)}`, [hex]);
};
/** 11.0, 2.12, 5.10 May this unit attack that hex? */
const mayStrike = (g: State, side: SideNo, unit: number, hex: number): Verdict => {
  const name = UNIT_NAMES[unit]!;
  const from = placeOf(g, unit);
  if (SIDE[unit] !== side || !onMap(g, unit)) return no('11.0', `${name} cannot attack`);
  if (FORT[unit]) return no('2.12', `${name} never attacks`);
  if (!inPlay(g, unit)) return no('3.6', `${name} is neutral`);
  if (g.n[AT.fought + unit] === FOUGHT) return no('11.0', `${name} has been in a battle this phase`);
  if (MECH[unit] && g.n[AT.halted] === 2) return no('5.10', 'the panzers are halted this turn');
  if (!around(GRID, from as HexId).includes(hex as HexId))
    return no('11.2', `${name} is not next to ${labelOf(hex)}`, [hex]);
  if (isWater(from as HexId, hex as HexId)) return no('10.7', `${name} cannot attack across the water`, [hex]);
  return mayFight(g, NATION[unit]!, hex);
};
const adjacentAttackers = (g: State, side: SideNo, hex: number): readonly number[] =>
  around(GRID, hex as HexId)
    .flatMap(h => stackIn(g, h))
    .filter(u => mayStrike(g, side, u, hex).ok);

type Phase = Violation | { readonly do: 'attack'; readonly hex: number } | { readonly do: 'done' };
const DONE = { do: 'done' } as const;
const ATTACK = Array.from({ length: SIZE }, (_, hex) => ({ do: 'attack', hex }) as const);

/** 11.2 The hexes next to our units that enemies or their forts hold, in the order of the map. */
const besideUs = (g: State, side: SideNo): readonly number[] => {
  const { units, forts } = boardOf(g);
  const ours = units[side];
  const theirs = units[foe(side)];
  const theirFort = foe(side) + 1;
  const { length } = ours;
  const found: number[] = [];
  for (let hex = 0; hex < length; hex++)
    if ((theirs[hex] || (forts[hex] === theirFort && !ours[hex])) && isBeside(ours, hex)) found.push(hex);
  return found;
};
const isBeside = (held: Uint8Array, hex: number): boolean => {
  for (const h of around(GRID, hex as HexId)) if (held[h]) return true;
  return false;
};
/** 11.9 Attacks one after the other, in any order, none declared beforehand. */
export const attacking: Decision<Phase> = {
  verbs: ['attack', 'violate', 'done'],
  candidates: g => {
    const side = sideOf(top(g));
    return [DONE, ...violations(g, side), ...besideUs(g, side).map(hex => ATTACK[hex]!)];
  },
  judge: (g, _a, c) =>
    c.do === 'done'
      ? ok
      : c.do === 'violate'
        ? judgeViolation(g, sideOf(top(g)), c)
        : mayAttack(g, sideOf(top(g)), c.hex),
  take: (g, _a, c) =>
    c.do === 'done'
      ? next
      : c.do === 'violate'
        ? (violate(g, c.neutral), again)
        : call('battle', { hex: c.hex }, '11.9'),
  say: (g, _a, c) =>
    c.do === 'done'
      ? 'End the Combat Phase'
      : c.do === 'violate'
        ? sayViolation(c)
        : `Attack ${labelOf(c.hex)}: ${UNIT_NAMES[stackIn(g, c.hex).at(-1) ?? fortIn(g, c.hex)]}`,
};

// The draft of a battle: it lies in a column, where only its owner sees it (3.10) ------------------------------
type Draft =
  | { readonly do: 'add'; readonly unit: number }
  | { readonly do: 'drop'; readonly unit: number }
  | { readonly do: 'support' }
  | { readonly do: 'declare' }
  | { readonly do: 'cancel' };
const ADD = UNIT_NAMES.map((_, unit) => ({ do: 'add', unit }) as const);
const DROP = UNIT_NAMES.map((_, unit) => ({ do: 'drop', unit }) as const);
const SUPPORT = { do: 'support' } as const;
const DECLARE = { do: 'declare' } as const;
const CANCEL = { do: 'cancel' } as const;
const LOOK_BARS = granted({ bars: 'look' });

/** The side that attacks: the phase's. */
const phasing = (g: State): SideNo => sideOf(g.stack[g.stack.length - 2]!);
const planned = (g: State): readonly number[] => {
  const units: number[] = [];
  for (const u of mobileOf(g, phasing(g))) if (g.n[AT.fought + u] === PLANNED) units.push(u);
  return units;
};
const draft = (g: State): Battle => ({
  ...battle(top(g)),
  attackers: planned(g),
  armoured: g.n[AT.fourthArmoured] === PLANNED,
});
const plan = (g: State, units: readonly number[], as: number): void => {
  for (const u of units) g.n[AT.fought + u] = as;
};
/** 5.17 Do they all trace to the south or west edge? */
const traceOverland = (g: State, units: readonly number[]): boolean => units.every(u => isOverland(g, u));
/** 11.2 One Allied nationality in an attack. */
const mayAdd = (g: State, b: Battle, unit: number): Verdict => {
  if (b.attackers.includes(unit)) return no('11.7', `${UNIT_NAMES[unit]} is in this attack already`);
  const strike = mayStrike(g, phasing(g), unit, b.hex);
  const first = b.attackers[0];
  if (!strike.ok) return strike;
  if (first !== undefined && NATION[first] !== NATION[unit])
    return no('11.2', `${UNIT_NAMES[unit]} is of another nation than ${UNIT_NAMES[first]}`);
  return b.armoured && !traceOverland(g, [unit])
    ? no('5.17', `${UNIT_NAMES[unit]} cannot trace to the south or west edge`)
    : ok;
};
/** 5.17 The 4th Armoured supports one French attack a phase, by units that trace to the edges. */
const maySupport = (g: State, b: Battle): Verdict => {
  if (!is1940(g) || phasing(g) !== A || b.attackers.length === 0 || NATION[b.attackers[0]!] !== FRENCH)
    return no('5.17', 'the 4th Armoured Division supports a French attack');
  if (b.armoured) return no('5.17', 'it is committed already');
  if (g.n[AT.fourthArmoured] === FOUGHT) return no('5.17', 'it has supported an attack this phase');
  return traceOverland(g, b.attackers) ? ok : no('5.17', 'an attacker cannot trace to the south or west edge');
};
export const planning: Decision<Draft> = {
  verbs: ['add', 'drop', 'support', 'declare', 'cancel'],
  candidates: g => {
    const b = draft(g);
    const able = adjacentAttackers(g, phasing(g), b.hex);
    return [
      ...(b.attackers.length ? [DECLARE] : []),
      ...able.map(u => ADD[u]!),
      ...b.attackers.map(u => DROP[u]!),
      SUPPORT,
      CANCEL,
    ];
  },
  judge: (g, _a, c) => {
    const b = draft(g);
    switch (c.do) {
      case 'add':
        return mayAdd(g, b, c.unit);
      case 'drop':
        return b.attackers.includes(c.unit) ? ok : no('11.7', `${UNIT_NAMES[c.unit]} is not in this attack`);
      case 'support':
        return maySupport(g, b);
      case 'declare':
        return b.attackers.length ? LOOK_BARS : no('11.0', 'no unit attacks yet');
      case 'cancel':
        return ok;
    }
  },
  take: (g, _a, c) => {
    const b = draft(g);
    switch (c.do) {
      case 'add':
        plan(g, [c.unit], PLANNED);
        return again;
      case 'drop':
        plan(g, [c.unit], 0);
        if (b.attackers.length === 1) withdraw(g);
        return again;
      case 'support':
        g.n[AT.fourthArmoured] = PLANNED;
        return again;
      case 'declare':
        return declare(g, b);
      case 'cancel':
        plan(g, b.attackers, 0);
        withdraw(g);
        return done();
    }
  },
  sample: (g, _a, rnd) => {
    const b = draft(g);
    const last = b.attackers.at(-1) ?? -1;
    const able = adjacentAttackers(g, phasing(g), b.hex).filter(u => u > last && mayAdd(g, b, u).ok);
    if (able.length && (b.attackers.length === 0 || rnd(3))) return ADD[able[rnd(able.length)]!]!;
    return rnd(3) === 0 && maySupport(g, b).ok ? SUPPORT : DECLARE;
  },
  say: (_g, _a, c) =>
    c.do === 'add'
      ? `Add ${UNIT_NAMES[c.unit]}`
      : c.do === 'drop'
        ? `Leave out ${UNIT_NAMES[c.unit]}`
        : c.do === 'support'
          ? 'Commit the 4th Armoured Division'
          : c.do === 'declare'
            ? 'Declare the attack'
            : 'Call it off',
};
/** 5.17 With nobody to support, it stays ready. */
const withdraw = (g: State): void => {
  if (g.n[AT.fourthArmoured] === PLANNED) g.n[AT.fourthArmoured] = 0;
};
/** 3.10 Once declared the stack is looked at, and there is no way back; the attackers are named too. */
const declare = (g: State, b: Battle): Next => {
  const defenders = stackIn(g, b.hex);
  const fort = fortIn(g, b.hex);
  const side = phasing(g);
  for (const u of [...b.attackers, ...defenders]) g.n[AT.shown + u] = 1;
  plan(g, [...b.attackers, ...defenders, ...(fort >= 0 ? [fort] : [])], FOUGHT);
  if (b.armoured) g.n[AT.fourthArmoured] = FOUGHT;
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
  if (column >= 0 && column < COLUMNS.length) return roll(sideName(phasing(g)), '11.10', 6);
  return settleAt(g, f, column, 0);
};
const settleAt = (g: State, f: Frame, column: number, die: number): Next => {
  const b = battle(f);
  const result = resultAt(column, Math.max(1, die));
  emit(g, { is: 'result', case: '11.10', hex: b.hex, result, die, odds: columnLabel(column) });
  const fort = fortIn(g, b.hex);
  return goto('11.10/result', {
    ...b,
    die,
    result,
    defenders: [...stackIn(g, b.hex), ...(fort >= 0 ? [fort] : [])],
  } as unknown as Frame['vars']);
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
      g.n[AT.fourthArmoured] = 0;
      return next;
    },
  },
  { at: '11.9', case: '11.9', name: 'Attacks', run: (_g, f) => ask(sideName(sideOf(f)), 'attacking', '11.9') },
  end,
];
