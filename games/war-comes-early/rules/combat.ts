/** 12.0 Combat: a Combat Phase, and one battle from its planning to the die. */
import { roll } from '../../../engine/chance.ts';
import { granted, no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit, look } from '../../../engine/events.ts';
import {
  again,
  ask,
  done,
  goto,
  next,
  procedure,
  put,
  type Frame,
  type Next,
  type Step,
} from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import {
  attackDraft,
  CANCEL,
  DECLARE,
  markAll,
  plannedIn,
  type AttackRules,
  type Drafting,
} from '../../../field/attack.ts';
import { show } from '../../../field/fog.ts';
import { nameOf, type SideNo } from '../army.ts';
import { boxOf, chartsOf } from '../box.ts';
import { resultAt, type Result } from '../data/charts.ts';
import { placed } from '../ground.ts';
import {
  AT,
  at,
  clearPhase,
  FLIEGER_PLANNED,
  FLIEGER_READY,
  FLIEGER_USED,
  foe,
  FOUGHT,
  GERMAN,
  intactFort,
  ofPower,
  placeOf,
  PLANNED,
  sideName,
  sideOfPower,
  stackIn,
} from '../state.ts';
import { accountOf, attackNow, isConcentricAttack, type Attack } from './odds.ts';
import { mayLie } from './stacking.ts';
import {
  beside,
  DONE,
  enemyIn,
  judgeStrike,
  mayFlank,
  mayStrike,
  sayStrike,
  strikesBy,
  type Strike,
} from './strikes.ts';
import { inSupply } from './supply.ts';

const combatProc = procedure<{ readonly power: number }>('combat');
/** What the procedure of a battle keeps. */
export type Battle = {
  readonly hex: number;
  /** 12.6 Into an empty hex of an enemy zone. */
  readonly flank?: boolean;
  /** 12.7 Those who advanced and may now attack again. */
  readonly roster?: readonly number[];
  readonly attackers?: readonly number[];
  /** Where each of them stands. */
  readonly from?: readonly number[];
  /** 10.5 Those found out of supply. */
  readonly cut?: readonly number[];
  /** 12.8 */
  readonly flieger?: boolean;
  readonly concentric?: boolean;
  readonly result?: Result;
  /** 12.3 Halves of a corps equivalent still to be lost, and by whom. */
  readonly owed?: number;
  readonly loser?: number;
  /** 12.3 The garrison is gone, unless nobody advances. */
  readonly fallen?: boolean;
  readonly advanced?: readonly number[];
};
export const battleProc = procedure<Battle>('battle');
export const powerIn = (g: State): number => combatProc.vars(g).power;
export const attackingSide = (g: State): SideNo => sideOfPower(g, powerIn(g));
const attackIn = (g: State, b: Battle): Attack => ({
  g,
  hex: b.hex,
  attackers: b.attackers ?? [],
  cut: b.cut ?? [],
  flieger: b.flieger === true,
});
/** Those who attack or attacked and are still where they stood. */
export const standingAttackers = (g: State, b: Battle): readonly number[] =>
  (b.attackers ?? []).filter((u, i) => placeOf(g, u) === b.from![i]);

/** 12.0 Attacks one after the other, in any order, none declared beforehand. */
export const attacking: Decision<Strike> = {
  verbs: ['attack', 'flank', 'done'],
  ends: ['done'],
  candidates: g => {
    const power = powerIn(g);
    return [DONE, ...strikesBy(g, attackingSide(g), ofPower(g, power), power === 0)];
  },
  judge: (g, _a, c) => judgeStrike(g, powerIn(g), c),
  take: (_g, _a, c) =>
    c.do === 'done' ? next : battleProc.call(c.do === 'flank' ? { hex: c.hex, flank: true } : { hex: c.hex }, '12.0'),
  say: (g, _a, c) => sayStrike(g, c, 'End the Combat Phase'),
};

// The draft of a battle: it lies in a column, where only its owner sees it (8.3) ----------------------------------
type Draft = Drafting | { readonly do: 'support' };
/** 8.3 Whoever is attacked is looked at. */
const LOOK_BARS = granted({ bars: 'look' });
const SUPPORT = { do: 'support' } as const;
const mayJoinIn = (g: State, planned: readonly number[], unit: number): Verdict => {
  const b = battleProc.vars(g);
  if (!b.flank) return mayStrike(g, powerIn(g), unit, b.hex, b.roster);
  const flank = mayFlank(g, powerIn(g), unit, b.hex, b.roster);
  if (!flank.ok) return flank;
  return mayLie(g, [...planned, unit]) ? ok : no('8.0', `${placed(g, b.hex)} takes no more units`, [b.hex]);
};
const DRAFT: AttackRules = {
  nameOf,
  column: g => at(g).fought,
  planned: PLANNED,
  emptyCase: '12.0',
  twiceCase: '12.0',
  units: g => ofPower(g, powerIn(g)),
  able: g => {
    const b = battleProc.vars(g);
    return beside(g, attackingSide(g), b.hex)
      .filter(u => mayJoinIn(g, [], u).ok)
      .toSorted((one, two) => one - two);
  },
  mayJoin: mayJoinIn,
  bars: ok,
};
const drafting = attackDraft(DRAFT);
const planned = (g: State): readonly number[] => plannedIn(DRAFT, g);
/** 12.8 From GT 3 on, under German air superiority, once in the game; not for a flank attack. */
const maySupport = (g: State): Verdict => {
  const state = g.n[AT.flieger];
  if (powerIn(g) !== 0 || battleProc.vars(g).flank)
    return no('12.8', 'the 7th Flieger Division supports a German attack');
  if (state === FLIEGER_PLANNED) return no('12.8', 'it is committed already');
  if (state !== FLIEGER_READY) return no('12.8', state === FLIEGER_USED ? 'it has jumped' : 'it is not ready yet');
  if (g.n[AT.airWinner] !== 1) return no('12.8', 'the Germans have no air superiority this turn');
  return enemyIn(g, attackingSide(g), battleProc.vars(g).hex) === 'units'
    ? ok
    : no('12.8', 'it jumps only where enemy units are');
};
const withdraw = (g: State): void => {
  if (g.n[AT.flieger] === FLIEGER_PLANNED) g.n[AT.flieger] = FLIEGER_READY;
};
export const planning: Decision<Draft> = {
  verbs: ['add', 'drop', 'support', 'declare', 'cancel'],
  candidates: g => drafting.candidates(g, g.n[AT.flieger] === FLIEGER_READY ? [SUPPORT] : []),
  judge: (g, _a, c) => {
    if (c.do === 'support') return maySupport(g);
    const v = drafting.judge(g, c);
    return v.ok && c.do === 'declare' && !battleProc.vars(g).flank ? LOOK_BARS : v;
  },
  take: (g, _a, c) => {
    if (c.do === 'declare') return battleProc.vars(g).flank ? declareFlank(g) : declare(g);
    if (c.do === 'support') g.n[AT.flieger] = FLIEGER_PLANNED;
    else drafting.change(g, c);
    if (c.do === 'cancel') withdraw(g);
    return c.do === 'cancel' ? done() : again;
  },
  sample: (g, _a, rnd) => {
    const add = drafting.sampleAdd(g, rnd);
    if (add) return add;
    if (planned(g).length === 0) return CANCEL;
    return g.n[AT.flieger] === FLIEGER_READY && rnd(3) === 0 && maySupport(g).ok ? SUPPORT : DECLARE;
  },
  say: (g, _a, c) => (c.do === 'support' ? 'Commit the 7th Flieger Division' : drafting.say(g, c)),
};
/** 8.3 Once declared the stack is looked at, and there is no way back; the attackers are named too. */
const declare = (g: State): Next => {
  const b = battleProc.vars(g);
  const attackers = planned(g);
  const defenders = stackIn(g, b.hex);
  const fort = intactFort(g, b.hex);
  const { fought, assaulted, momentum } = at(g);
  show(boxOf(g).STACKS, g, [...attackers, ...defenders]);
  markAll(g, fought, [...attackers, ...defenders], FOUGHT);
  if (b.roster) markAll(g, momentum, b.roster, 1); // one momentum attack an advance
  if (fort >= 0) g.n[assaulted + fort] = 1;
  look(g, sideName(attackingSide(g)), '8.3', { hex: b.hex, units: defenders });
  emit(g, { is: 'declared', case: '12.0', side: attackingSide(g), hex: b.hex, units: attackers });
  put(g, { attackers, from: attackers.map(u => placeOf(g, u)) });
  return goto('10.5/attackers');
};
/** 12.6 No die and no loss: they are in the hex. */
const declareFlank = (g: State): Next => {
  const b = battleProc.vars(g);
  const attackers = planned(g);
  const { fought, flanked, momentum } = at(g);
  markAll(g, fought, attackers, FOUGHT);
  markAll(g, flanked, attackers, 1);
  if (b.roster) markAll(g, momentum, b.roster, 1);
  emit(g, { is: 'flanked', case: '12.6', side: attackingSide(g), hex: b.hex, units: attackers });
  put(g, { attackers, from: attackers.map(u => placeOf(g, u)), advanced: [] });
  return goto('12.6');
};

/** 12.8 A modified die of two or more: the division has landed. */
const landing = (g: State, face: number): Next => {
  const landed = face >= chartsOf(g).flieger.least;
  g.n[AT.flieger] = FLIEGER_USED;
  emit(g, { is: 'flieger', case: '12.8', face, landed: landed ? 1 : 0 });
  put(g, { flieger: landed });
  return next;
};
/** 12.1, 12.3 */
const settle = (g: State, f: Frame, die: number): Next => {
  const b = f.vars as Battle;
  const x = attackIn(g, b);
  const account = accountOf(x);
  const result = resultAt(chartsOf(g).crt, account.column, die);
  emit(g, { is: 'result', case: '12.3', hex: b.hex, die, losses: result, ...account });
  return goto('12.3/defender', {
    ...f.vars,
    result,
    concentric: isConcentricAttack(x),
    owed: result[1] * 2,
    loser: foe(attackingSide(g)),
  });
};
export const battleSteps = (broken: readonly Step[], results: readonly Step[]): readonly Step[] => [
  {
    at: '12.0/plan',
    case: '12.0',
    name: 'Plan the attack',
    run: g => ask(sideName(attackingSide(g)), 'planning', '12.0'),
  },
  ...broken,
  {
    at: '12.8',
    case: '12.8',
    name: '7th Flieger Division',
    when: g => g.n[AT.flieger] === FLIEGER_PLANNED,
    run: () => roll(GERMAN, '12.8', 6),
    fed: (g, _f, [face]) => landing(g, face!),
  },
  {
    at: '12.1',
    case: '12.1',
    name: 'Combat',
    run: (g, f) => {
      const b = f.vars as Battle;
      const attackers = standingAttackers(g, b);
      if (attackers.length === 0) return done();
      const cut = attackNow(g, b.hex, attackers).cut;
      const starving = stackIn(g, b.hex).filter(u => !inSupply(g, u));
      put(g, { attackers, from: attackers.map(u => placeOf(g, u)), cut: [...cut, ...starving] });
      return goto('12.1/die');
    },
  },
  {
    at: '12.1/die',
    case: '12.1',
    name: 'Combat',
    run: g => roll(sideName(attackingSide(g)), '12.1', 6),
    fed: (g, f, [die]) => settle(g, f, die!),
  },
  ...results,
];
export const combatSteps = (start: readonly Step[], end: readonly Step[]): readonly Step[] => [
  {
    at: '12.0/start',
    case: '12.0',
    name: 'Combat Phase',
    run: g => {
      clearPhase(g);
      return next;
    },
  },
  ...start,
  {
    at: '12.0',
    case: '12.0',
    name: 'Attacks',
    run: g => ask(sideName(attackingSide(g)), 'attacking', '12.0', { power: powerIn(g) }),
  },
  ...end,
];
