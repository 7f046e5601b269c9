/** 13.5.4 Air Neutralization, and 5.2.5 the IPs spent on it. */
import { roll } from '../../../../engine/chance.ts';
import { blockedBy, granted, ok, type Decision } from '../../../../engine/decide.ts';
import { next, type Frame, type Next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { dotsOf } from '../../model/army.ts';
import type { SideNo } from '../../model/box.ts';
import { AT } from '../../model/state.ts';
import { addIp, experience, ipOf, other, sideName, sideNo } from '../../model/tracks.ts';
import { attackerOf, battleProc, defenderOf } from './battle-frame.ts';
import { ledgerOf } from '../turn/roll-modifiers.ts';
import { loseStep } from './force.ts';
import { duelChances } from './odds.ts';
import { ipFor } from '../position/obstacles.ts';
import { ask, emit, goto, steps, type Battle } from '../flow.ts';

/** The place of a side's die in `duel`: the attacker's is first. */
const roleOf = (b: Battle, s: SideNo): number => (s === attackerOf(b) ? 0 : 1);
const dots = (g: State, fleets: readonly number[] = []): number => fleets.reduce((sum, f) => sum + dotsOf(g, f), 0);
/** The fleet that takes part in the air battle: the strongest sent, of equal ones the first. */
const strongest = (g: State, fleets: readonly number[]): number =>
  fleets.reduce((a, f) => (dotsOf(g, f) > dotsOf(g, a) ? f : a));
/** A side's die, dots and IPs. */
const sumOf = (g: State, b: Battle, s: SideNo): number =>
  b.duel![roleOf(b, s)]! + dots(g, s === attackerOf(b) ? b.fleets : b.answering);

/** Before the roll: the chances that the attacker's total is higher, equal, lower. */
export const airChances = (g: State, b: Battle): readonly [number, number, number] =>
  duelChances(dots(g, b.fleets), dots(g, b.answering));

// 5.2.5 ------------------------------------------------------------------------------------------------------------
type Reading = { readonly do: 'pass' | 'intercept' };
const READING: readonly Reading[] = [{ do: 'pass' }, { do: 'intercept' }];
const PASSED_ON = granted({ bars: 'side' });
export const airIntelligence: Decision<Reading> = {
  verbs: ['pass', 'intercept'],
  candidates: () => READING,
  judge: (g, a, c) => {
    if (c.do === 'pass') return PASSED_ON;
    return ipOf(g, sideNo(a.side)) >= 1 ? ok : blockedBy(ipFor(sideNo(a.side)), '5.2.5', 'there is no IP left for it');
  },
  take: (g, a, c) => {
    const b = battleProc.vars(g);
    const s = sideNo(a.side);
    if (c.do === 'pass') return next;
    addIp(g, s, -1);
    emit(g, { is: 'putIn', case: '5.2.5', side: s, what: c.do });
    battleProc.put(g, { duel: b.duel!.map((n, i) => (i === roleOf(b, s) ? n + 1 : n)) });
    return next;
  },
  say: (g, a, c) => {
    const b = battleProc.vars(g);
    const s = sideNo(a.side);
    const stands = `${sumOf(g, b, s)} against ${sumOf(g, b, other(s))}`;
    return c.do === 'pass' ? `Let it stand at ${stands}` : 'Spend an IP on the air battle: +1';
  },
};

/** 13.5.4 The lower side loses a step of its fleet. The attacker's fleet is diverted in any case (option `neutralisation`). */
const settle = (g: State, f: Frame<Battle>): Next => {
  const b = f.vars;
  const [one, two] = [sumOf(g, b, attackerOf(b)), sumOf(g, b, defenderOf(b))];
  const [met, meets] = [strongest(g, b.fleets!), strongest(g, b.answering!)];
  emit(g, { is: 'airBattle', case: '13.5.4', area: b.area, sums: [one, two] });
  if (one !== two) {
    const loser = one < two ? attackerOf(b) : defenderOf(b);
    loseStep(g, one < two ? met : meets, '13.5.4');
    experience(g, other(loser), 'air losses');
  }
  battleProc.put(g, { diverted: g.cells[AT.neutralisation] === 0 || one < two ? met : -1 });
  return goto('13.6/attacker');
};
/** Only `standing` leads here, by a jump. */
export const airSteps = steps('battle', [
  {
    at: '13.5.4',
    case: '13.5.4',
    name: 'Air Neutralization',
    run: (_g, { vars: b }) => roll(sideName(attackerOf(b)), '13.5.4', 6, 6),
    fed: (g, { vars: b }, duel) => {
      battleProc.put(g, { duel });
      const ledger = [
        ...ledgerOf(['18.0', 'Dots of the attacker', dots(g, b.fleets)]),
        ...ledgerOf(['18.0', 'Dots of the defender', dots(g, b.answering)]),
      ];
      emit(g, { is: 'airDice', case: '13.5.4', area: b.area, side: attackerOf(b), dice: duel, ledger });
      return next;
    },
  },
  {
    at: '5.2.5/attacker',
    case: '5.2.5',
    name: 'Air intelligence',
    run: (g, { vars: b }) =>
      ipOf(g, attackerOf(b)) > 0 ? ask(sideName(attackerOf(b)), 'airIntelligence', '5.2.5') : next,
  },
  {
    at: '5.2.5/defender',
    case: '5.2.5',
    name: 'Air intelligence',
    run: (g, { vars: b }) =>
      ipOf(g, defenderOf(b)) > 0 ? ask(sideName(defenderOf(b)), 'airIntelligence', '5.2.5') : next,
  },
  { at: '13.5.4/result', case: '13.5.4', name: 'Air battle', run: settle },
]);
