/** 3.0 The game from set-up to its end: years, months and weeks follow each other as the status says. */
import { emit } from '../../../engine/events.ts';
import { call, type Call, type Step } from '../../../engine/flow.ts';
import { sealedPlan, replayPlan, sealed } from '../../../engine/sealed.ts';
import type { State } from '../../../engine/state.ts';
import { NUMBERS } from '../data/charts.ts';
import { AT, BELLIGERENCE, HOSTILITIES, SIDES } from '../model/state.ts';
import { atWar, isBelligerence, monthOf, yearOf } from '../model/tracks.ts';
import { drawCards } from './cards/cards.ts';
import { chooseStrategy } from './war/strategy.ts';

const beforeWar = (g: State): boolean => !atWar(g);

/** 3.3.5 A rise that waited uses up this turn's rise too; 3.1.2 by 1940 it comes of itself. */
const nextYear = (g: State): Call => {
  g.cells[AT.year]! += 1;
  const last = NUMBERS.lastYear.value;
  if (g.cells[AT.pending] === 0 && yearOf(g) < last) return call('year');
  g.cells[AT.pending] = 0;
  g.cells[AT.status] = BELLIGERENCE;
  g.cells[AT.month] = 1;
  emit(g, { is: 'status', case: '3.3.5', status: BELLIGERENCE });
  return call('month');
};
const nextMonth = (g: State): Call => {
  if (monthOf(g) < NUMBERS.months.value) {
    g.cells[AT.month]! += 1;
    return call('month');
  }
  g.cells[AT.status] = HOSTILITIES;
  emit(g, { is: 'status', case: '3.1.2', status: HOSTILITIES });
  return nextWeek(g);
};
const nextWeek = (g: State): Call => {
  g.cells[AT.week]! += 1;
  return call('week');
};
const nextTurn = (g: State): Call => {
  if (atWar(g)) return nextWeek(g);
  return isBelligerence(g) ? nextMonth(g) : nextYear(g);
};

export const gameSteps: readonly Step[] = [
  {
    at: '21.0/plan',
    case: '21.0',
    name: 'Set-up',
    when: beforeWar,
    run: () => sealed(...SIDES.map(who => sealedPlan(who, 'setUp', { who }))),
  },
  ...SIDES.map((side): Step => ({
    at: `21.0/${side}`,
    case: '21.0',
    name: 'Set-up',
    when: beforeWar,
    run: () => replayPlan(side),
  })),
  ...SIDES.map((side): Step => ({
    at: `4.1.1/${side}`,
    case: '4.1.1',
    name: 'First hands',
    when: beforeWar,
    run: () => drawCards(side, NUMBERS.hand.value),
  })),
  { at: '19.0/choose', case: '19.0', name: 'Attack strategy', when: atWar, run: () => chooseStrategy },
  { at: '3.0/first', case: '3.0', name: 'First turn', when: beforeWar, run: () => call('year') },
  {
    at: '3.0/turn',
    case: '3.0',
    name: 'Next turn',
    run: g => ({ ...nextTurn(g), back: '3.0/turn' }),
  },
];
