/** 3.3.3 Checks of the chronology, and 7.1 the roll for RPs. */
import { roll } from '../../../../engine/chance.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { boxOf, G, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { AT, GERMAN, STATUS } from '../../model/state.ts';
import { addRp, addSigned, BOTH, chronology, sideNo, signed, statusOf, yearOf } from '../../model/tracks.ts';
import { ledgerOf } from './roll-modifiers.ts';
import { raiseStatus } from './status.ts';
import { emit, procedure, steps } from '../flow.ts';

/** 3.3.3 A failed check can modify both sides' rolls for RPs. */
const nearMiss = (g: State, by: number): void => {
  const { within, near, far } = boxOf(g).tables.nearMiss;
  const drm = by <= within ? near : far;
  for (const s of BOTH) {
    const points = s === G ? drm.german : drm.allied;
    addSigned(g, AT.drm, s, points);
    if (points !== 0) emit(g, { is: 'gained', case: '3.3.3', side: s, what: 'drm', points });
  }
};
export const checks = procedure('checks');
/** 3.3.4 All checks of the year are rolled, even if the first one raises the status. The first die is German, the second Allied. */
export const checkSteps = steps('checks', [
  {
    at: '3.3.3/roll',
    case: '3.3.3',
    name: 'Check',
    when: (g, f) => f.vars.done < chronology(g).checks.length,
    run: () => roll(GERMAN, '3.3.3', 6, 6),
    fed: (g, f, dice) => {
      const which = f.vars.done;
      const { number, name } = chronology(g).checks[which]!;
      const short = number - dice[0]! - dice[1]!;
      emit(g, { is: 'check', case: '3.3.3', dice, number, name, reached: short <= 0 });
      if (short <= 0) raiseStatus(g, '3.3.3');
      else nearMiss(g, short);
      checks.put(g, { done: which + 1 });
      return again;
    },
  },
]);

/** 7.1.1 The status and this turn's events modify the roll for RPs. */
const statusModifier = (g: State): number => NUMBERS.statusModifier.value[statusOf(g)] ?? 0;
export const incomeModifier = (g: State, s: SideNo): number => statusModifier(g) + signed(g, AT.drm, s);
const incomeFor = (g: State, s: SideNo, modified: number): number => {
  const { income, chronology: years } = boxOf(g).tables;
  const row = income.rows[Math.max(0, Math.min(income.rows.length - 1, modified - income.from))]!;
  const column = Math.max(
    0,
    years.findIndex(y => y.year === yearOf(g)),
  );
  return (s === 0 ? row.german : row.allied)[column]!;
};
export const income = procedure('income');
export const incomeSteps = steps('income', [
  {
    at: '7.1.1/roll',
    case: '7.1.1',
    name: 'Resource Points',
    run: (_g, { vars: { who } }) => roll(who, '7.1.1', 6, 6),
    fed: (g, { vars: { who } }, dice) => {
      const s = sideNo(who);
      const modifier = incomeModifier(g, s);
      const points = incomeFor(g, s, dice[0]! + dice[1]! + modifier);
      addRp(g, s, points);
      const ledger = ledgerOf(
        ['3.2', `Status ${STATUS[statusOf(g)]}`, statusModifier(g)],
        ['7.1.1', 'Events of this turn', signed(g, AT.drm, s)],
      );
      emit(g, { is: 'income', case: '7.1.1', side: s, dice, modifier, points, ledger });
      return next;
    },
  },
]);
