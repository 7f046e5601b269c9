/** 12.0 Combat: a Combat Phase, and one battle from its planning to the die. */
import { roll } from '../../../engine/chance.ts';
import { blockedBy, cells, granted, ok, type Decision, type Verdict, untilOver } from '../../../engine/decide.ts';
import { look } from '../../../engine/events.ts';
import { again, done, next, put, type Frame, type Next } from '../../../engine/flow.ts';
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
import { nameOf, names } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { resultAt } from '../data/charts.ts';
import { placed } from '../model/ground.ts';
import {
  AT,
  at,
  FLIEGER_READY,
  foe,
  FOUGHT,
  intactFort,
  ofPower,
  placeOf,
  PLANNED,
  sideName,
  stackIn,
} from '../model/state.ts';
import { attackingSide, battleProc, powerIn, standingAttackers } from './battle.ts';
import { beforeCallingOff, beforeJump, callOff, jump, jumpStep, lateJumpStep, maySupport } from './flieger.ts';
import { ask, emit, goto, steps, type Battle } from './flow.ts';
import { violationSteps } from './neutrals.ts';
import { isNoGround, notOfPower, POWER, restingOn } from './obstacles.ts';
import { accountOf, attackNow, isConcentricAttack, type Attack } from './odds.ts';
import { phaseEnd, phaseStart } from './phases.ts';
import { brokenSteps, resultSteps } from './results.ts';
import { mayLie } from './stacking.ts';
import { beside, DONE, judgeStrike, mayFlank, mayStrike, sayStrike, strikesBy, type Strike } from './strikes.ts';
import { inSupply } from './supply.ts';

const attackIn = (g: State, b: Battle): Attack => ({
  g,
  hex: b.hex,
  attackers: b.attackers ?? [],
  cut: b.cut ?? [],
  flieger: b.flieger === true,
});
/** 12.0 Attacks are made one after the other, in any order, none declared beforehand. */
export const attacking: Decision<Strike> = {
  verbs: ['attack', 'flank', 'done'],
  ends: ['done'],
  candidates: g => {
    const power = powerIn(g);
    return [DONE, ...strikesBy(g, attackingSide(g), ofPower(g, power), power === 0)];
  },
  judge: (g, _a, c) => {
    const v = judgeStrike(g, powerIn(g), c);
    return c.do !== 'done' && isNoGround(g, c.hex) ? v : restingOn(v, POWER);
  },
  take: (_g, _a, c) =>
    c.do === 'done' ? next : battleProc.call(c.do === 'flank' ? { hex: c.hex, flank: true } : { hex: c.hex }, '12.0'),
  say: (g, _a, c) => sayStrike(g, c, 'End the Combat Phase'),
};

// The draft of a battle, in a column where only its owner sees it (8.3) -------------------------------------------
type Draft = Drafting | { readonly do: 'support' };
/** 8.3 The attacked stack is looked at. */
const LOOK_BARS = granted({ bars: 'look' });
const SUPPORT = { do: 'support' } as const;
const mayJoinIn = (g: State, planned: readonly number[], unit: number): Verdict => {
  const b = battleProc.vars(g);
  if (!b.flank) return mayStrike(g, powerIn(g), unit, b.hex, b.roster);
  const flank = mayFlank(g, powerIn(g), unit, b.hex, b.roster);
  if (!flank.ok) return flank;
  if (mayLie(g, [...planned, unit])) return ok;
  const why = `${placed(g, b.hex)} has no room for ${nameOf(g, unit)} beside ${names(g, planned)}`;
  return blockedBy(cells('fought', ...planned), '8.0', why, [b.hex]);
};
const DRAFT: AttackRules = {
  nameOf,
  column: g => at(g).fought,
  columnName: 'fought',
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
export const planning: Decision<Draft> = {
  verbs: ['add', 'drop', 'support', 'declare', 'cancel'],
  candidates: g => drafting.candidates(g, g.cells[AT.flieger] === FLIEGER_READY ? [SUPPORT] : []),
  judge: (g, _a, c) => {
    if (c.do === 'support') return maySupport(g);
    const other = 'unit' in c ? notOfPower(g, powerIn(g), c.unit) : undefined;
    if (other) return other;
    const v = restingOn(drafting.judge(g, c), untilOver(g));
    return v.ok && c.do === 'declare' && !battleProc.vars(g).flank ? LOOK_BARS : v;
  },
  take: (g, _a, c) => {
    if (c.do === 'declare') return battleProc.vars(g).flank ? declareFlank(g) : declare(g);
    if (c.do === 'support') return jump(g);
    drafting.change(g, c);
    if (c.do === 'cancel') callOff(g);
    return c.do === 'cancel' ? done() : again;
  },
  sample: (g, _a, rnd) => {
    const add = drafting.sampleAdd(g, rnd);
    if (add) return add;
    if (planned(g).length === 0) return CANCEL;
    return g.cells[AT.flieger] === FLIEGER_READY && rnd(3) === 0 && maySupport(g).ok ? SUPPORT : DECLARE;
  },
  caution: (g, _a, c) => (c.do === 'support' ? beforeJump(g) : beforeCallingOff(g, c.do)),
  say: (g, _a, c) => (c.do === 'support' ? 'Commit the 7th Flieger Division' : drafting.say(g, c)),
};
/** 8.3 The declaration reveals the stack and bars an undo; the attackers are revealed, too. */
const declare = (g: State): Next => {
  const b = battleProc.vars(g);
  const attackers = planned(g);
  const defenders = stackIn(g, b.hex);
  const fort = intactFort(g, b.hex);
  const { fought, assaulted, momentum } = at(g);
  show(boxOf(g).STACKS, g, [...attackers, ...defenders]);
  markAll(g, fought, [...attackers, ...defenders], FOUGHT);
  if (b.roster) markAll(g, momentum, b.roster, 1); // one momentum attack for each advance
  if (fort >= 0) g.cells[assaulted + fort] = 1;
  look(g, sideName(attackingSide(g)), '8.3', { hex: b.hex, units: defenders });
  emit(g, { is: 'declared', case: '12.0', side: attackingSide(g), hex: b.hex, units: attackers });
  put(g, { attackers, from: attackers.map(u => placeOf(g, u)) });
  return goto('10.5/attackers');
};
/** 12.6 No die and no loss: the attackers are in the hex. */
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

/** 12.1, 12.3 */
const settle = (g: State, { vars: b }: Frame<Battle>, die: number): Next => {
  const x = attackIn(g, b);
  const account = accountOf(x);
  const result = resultAt(chartsOf(g).crt, account.column, die);
  emit(g, { is: 'result', case: '12.3', hex: b.hex, dice: [die], die, losses: result, ...account });
  return goto('12.3/defender', {
    ...b,
    result,
    concentric: isConcentricAttack(x),
    owed: result[1] * 2,
    loser: foe(attackingSide(g)),
  });
};
export const battleSteps = steps('battle', [
  ...jumpStep,
  {
    at: '12.0/plan',
    case: '12.0',
    name: 'Plan the attack',
    run: g => ask(sideName(attackingSide(g)), 'planning', '12.0'),
  },
  ...brokenSteps,
  ...lateJumpStep,
  {
    at: '12.1',
    case: '12.1',
    name: 'Combat',
    run: (g, { vars: b }) => {
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
  ...resultSteps,
]);
export const combatSteps = steps('combat', [
  phaseStart('12.0/start', 'Combat Phase'),
  ...violationSteps,
  {
    at: '12.0',
    case: '12.0',
    name: 'Attacks',
    run: g => ask(sideName(attackingSide(g)), 'attacking', '12.0', { power: powerIn(g) }),
  },
  ...phaseEnd,
]);
