/** The general: the staff with other weights, which keep a line, concert attacks, count on forts and build differently. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { A } from '../model/box.ts';
import { atWar, monthOf, sideNo, weekOf, yearOf } from '../model/tracks.ts';
import { decide } from './staff.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { frameOf } from '../rules/flow.ts';

const intention = (name: string, turned: Partial<Weights>) => {
  const w = { ...WEIGHTS, ...turned };
  return { name, pick: (g: State, a: Question, rnd: Rnd): Choice => decide(g, a, rnd, w) };
};
/** `concert` plans attacks before units march, so `join` counts little or nothing (docs/CALIBRATION.md). */
const GERMAN = [
  intention('one blow where it goes best', { concert: 1, join: 0.3, line: 2, sorties: 1, bars: 3, westwall: 1 }),
];
const ALLIED = [
  intention('a closed line, and blows from it', { concert: 1, join: 0, line: 3, sorties: 1, bars: 2, technology: 0 }),
];
/** The turn number, as in game.ts. */
const turnOf = (g: State): number => yearOf(g) - 1933 + Math.max(0, monthOf(g) - 1) + weekOf(g);
/** The general thinks once a week, when its own player-turn begins. Decisions in the enemy's turn are left to the staff. */
const stretch = (g: State, side: string): string | undefined => {
  if (!atWar(g)) return undefined;
  return frameOf(g, 'playerTurn')?.vars.side === sideNo(side) ? `${weekOf(g)} ${side}` : undefined;
};
/** Whether the enemy's next player-turn is over: the German turn opens a week, the Allied turn ends it. */
const answered = (g: State, side: string, turn: number): boolean => {
  if (turnOf(g) <= turn) return false;
  return side === 'german' || turnOf(g) > turn + 1 || frameOf(g, 'playerTurn')?.vars.side === A;
};
export const PLANS = {
  intentions: (_g: State, side: string) => (side === 'german' ? GERMAN : ALLIED),
  stretch,
  answered,
};
