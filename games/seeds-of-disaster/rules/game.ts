/** 3.0 The game from set-up to its end: the Diplomatic Status decides whether the next turn is a year, a month or a week. */
import type { Call } from '../../../engine/flow.ts';
import { replayPlan, sealed } from '../../../engine/sealed.ts';
import type { State } from '../../../engine/state.ts';
import { NUMBERS } from '../data/charts.ts';
import { AT, BELLIGERENCE, HOSTILITIES, SIDES } from '../model/state.ts';
import { atWar, isBelligerence, monthOf, yearOf } from '../model/tracks.ts';
import { drawCards } from './cards/cards.ts';
import { chooseStrategy } from './war/strategy.ts';
import { call, emit, sealedPlan, steps } from './flow.ts';

/** The step each turn comes back to. */
const TURN = '3.0/turn';
const beforeWar = (g: State): boolean => !atWar(g);

/** 3.3.5 A rise to Armed Belligerence that was pending comes now. 3.1.2 In 1940 it comes in any case. */
const nextYear = (g: State): Call => {
  g.cells[AT.year]! += 1;
  const last = NUMBERS.lastYear.value;
  if (g.cells[AT.pending] === 0 && yearOf(g) < last) return call('year', {}, TURN);
  g.cells[AT.pending] = 0;
  g.cells[AT.status] = BELLIGERENCE;
  g.cells[AT.month] = 1;
  emit(g, { is: 'status', case: '3.3.5', status: BELLIGERENCE });
  return call('month', {}, TURN);
};
const nextMonth = (g: State): Call => {
  if (monthOf(g) < NUMBERS.months.value) {
    g.cells[AT.month]! += 1;
    return call('month', {}, TURN);
  }
  g.cells[AT.status] = HOSTILITIES;
  emit(g, { is: 'status', case: '3.1.2', status: HOSTILITIES });
  return nextWeek(g);
};
const nextWeek = (g: State): Call => {
  g.cells[AT.week]! += 1;
  return call('week', {}, TURN);
};
const nextTurn = (g: State): Call => {
  if (atWar(g)) return nextWeek(g);
  return isBelligerence(g) ? nextMonth(g) : nextYear(g);
};

export const gameSteps = steps('game', [
  {
    at: '21.0/plan',
    case: '21.0',
    name: 'Set-up',
    when: beforeWar,
    run: () => sealed(...SIDES.map(who => sealedPlan(who, 'setUp', { who }))),
  },
  ...SIDES.flatMap(side =>
    steps('game', [{ at: `21.0/${side}`, case: '21.0', name: 'Set-up', when: beforeWar, run: () => replayPlan(side) }]),
  ),
  ...SIDES.flatMap(side =>
    steps('game', [
      {
        at: `4.1.1/${side}`,
        case: '4.1.1',
        name: 'First hands',
        when: beforeWar,
        run: () => drawCards(side, NUMBERS.hand.value),
      },
    ]),
  ),
  { at: '19.0/choose', case: '19.0', name: 'Attack strategy', when: atWar, run: () => chooseStrategy },
  { at: '3.0/first', case: '3.0', name: 'First turn', when: beforeWar, run: () => call('year') },
  { at: TURN, case: '3.0', name: 'Next turn', run: nextTurn },
]);
