/** 3.1, 3.3 Diplomatic Status: what raises and lowers it, and the start of a turn. */
import type { Case, State } from '../../../../engine/state.ts';
import { boxOf } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { AT, BELLIGERENCE, EVENTS_ONLY, HOSTILITIES, MIDDLE, PEACE, PREPARATIONS } from '../../model/state.ts';
import { at, atWar, BOTH, monthOf, statusOf, yearOf } from '../../model/tracks.ts';
import { emit } from '../flow.ts';

/** 3.1.3 One level a turn, whatever raises it. 3.3.5 The rise to Armed Belligerence waits for the next year. */
export const raiseStatus = (g: State, ruleCase: Case): boolean => {
  if (statusOf(g) >= BELLIGERENCE || g.cells[AT.risen] === 1) return false;
  g.cells[AT.risen] = 1;
  if (statusOf(g) === PREPARATIONS) {
    g.cells[AT.pending] = 1;
    emit(g, { is: 'pending', case: '3.3.5' });
    return true;
  }
  g.cells[AT.status]! += 1;
  emit(g, { is: 'status', case: ruleCase, status: statusOf(g) });
  return true;
};
/** 4.1.13 Some cards lower the status, though not below Peace and not from Armed Belligerence on. A pending rise is cancelled first. */
export const lowerStatus = (g: State, ruleCase: Case): boolean => {
  if (statusOf(g) >= BELLIGERENCE) return false;
  if (g.cells[AT.pending] === 1) {
    g.cells[AT.pending] = 0;
    emit(g, { is: 'averted', case: ruleCase });
    return true;
  }
  if (statusOf(g) === PEACE) return false;
  g.cells[AT.status]! -= 1;
  emit(g, { is: 'status', case: ruleCase, status: statusOf(g) });
  return true;
};
/** 12.0 The first border crossing starts the war at once. */
export const declareWar = (g: State): void => {
  if (statusOf(g) !== BELLIGERENCE) return;
  g.cells[AT.status] = HOSTILITIES;
  g.cells[AT.risen] = 1;
  emit(g, { is: 'status', case: '12.0', status: HOSTILITIES });
};

/** Cell by cell: for so few cells this is quicker than `fill`. */
export const wipe = (g: State, from: number, count: number, value = 0): void => {
  for (let cell = from; cell < from + count; cell++) g.cells[cell] = value;
};
/** Clears everything that lasts one turn. */
export const startTurn = (g: State): void => {
  const { raised, moved, spent, reserved, arrived, dug, drilled, fresh, halved, dearer } = at(g);
  const { units, areas, cardNames, priceNames } = boxOf(g);
  for (const cell of [raised, moved, spent, reserved, arrived]) wipe(g, cell, units.length);
  for (const cell of [dug, drilled]) wipe(g, cell, areas);
  wipe(g, fresh, cardNames.length);
  for (const cell of [halved, dearer]) wipe(g, cell, priceNames.length);
  g.cells.copyWithin(AT.before, AT.indicators, AT.indicators + BOTH.length);
  for (const cell of TURN_CELLS) wipe(g, cell, BOTH.length);
  for (const cell of SIGNED_CELLS) wipe(g, cell, BOTH.length, MIDDLE);
  if (!lastsToTheRoll(g)) wipe(g, AT.temporary, BOTH.length, MIDDLE);
  g.cells[AT.rolled] = 0;
  g.cells[AT.risen] = monthOf(g) === 1 ? 1 : 0;
  if (monthOf(g) <= 1) wipe(g, AT.manoeuvres, BOTH.length);
};
const SIGNED_CELLS = [AT.drm, AT.adjusted];
/** 5.3.5 Whether temporary advantages last until the next roll on the list of events: where the option lets them modify that roll alone. */
export const lastsToTheRoll = (g: State): boolean =>
  g.cells[AT.collection] === EVENTS_ONLY && !atWar(g) && yearOf(g) >= NUMBERS.firstIntelligence.value;
const TURN_CELLS = [
  AT.indicators,
  AT.investing,
  AT.barred,
  AT.reading,
  AT.stole,
  AT.played,
  AT.extra,
  AT.freeLooks,
  AT.fleetsFirst,
  AT.use,
  AT.share,
  AT.centreMoves,
  AT.countryMoves,
  AT.mapMoves,
  AT.experience,
];
