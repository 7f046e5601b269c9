/** 5.4 Audacity Points. */
import { blockedBy, cells, ok, type Verdict } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { at, audacityOf, capOf, commanderName, korpsOf } from '../model/state.ts';
import { emit } from './flow.ts';

/** What pays for a third area (8.2.7) or a re-roll (8.3.7). */
export const WITH = ['gas', 'audacity', 'giraud'] as const;
export const WITH_GAS = 0;
export const WITH_AUDACITY = 1;
export const WITH_GIRAUD = 2;

/** 5.4.2 Only the commander of a division's own Korps can help it. */
export const commanderOf = korpsOf;

/** 5.4.3 At 0 no more points can be used. */
export const maySpend = (g: State, division: number): Verdict => {
  const commander = commanderOf(g, division);
  return audacityOf(g, commander) > 0
    ? ok
    : blockedBy(cells('audacity', commander), '5.4.3', `${commanderName(g, commander)} has no Audacity Points left`);
};
/** 5.4.1 Several points may be spent in one turn. `spent` notes for 10.1.1 that one was. */
export const spend = (g: State, division: number): void => {
  const commander = commanderOf(g, division);
  g.cells[at(g).audacity + commander]! -= 1;
  g.cells[at(g).spent + commander] = 1;
};
/** 5.4.6, 5.4.7 A point comes back, but never above the starting number. */
export const regain = (g: State, division: number): void => {
  const commander = commanderOf(g, division);
  if (audacityOf(g, commander) >= capOf(g, commander)) return;
  g.cells[at(g).audacity + commander]! += 1;
  emit(g, { is: 'regained', case: '5.4.6', commander });
};
