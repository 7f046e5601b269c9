/** How the general plays: the staff with a line, with attacks in concert, with an eye for forts, and with other builds in the years. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { A } from '../model/box.ts';
import { atWar, monthOf, sideNo, weekOf, yearOf } from '../model/tracks.ts';
import { decide } from './staff.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const intention = (name: string, turned: Partial<Weights>) => {
  const w = { ...WEIGHTS, ...turned };
  return { name, pick: (g: State, a: Question, rnd: Rnd): Choice => decide(g, a, rnd, w) };
};
/** Attacks are planned before the units march, so that what each would add to one counts little or nothing (docs/CALIBRATION.md). */
const GERMAN = [
  intention('one blow where it goes best', { concert: 1, join: 0.3, line: 2, sorties: 1, bars: 3, westwall: 1 }),
];
const ALLIED = [
  intention('a closed line, and blows from it', { concert: 1, join: 0, line: 3, sorties: 1, bars: 2, technology: 0 }),
];
/** As the game counts turns. */
const turnOf = (g: State): number => yearOf(g) - 1933 + Math.max(0, monthOf(g) - 1) + weekOf(g);
/** A week is thought about once, when its own movement opens; what the enemy's turn brings is the staff's. */
const stretch = (g: State, side: string): string | undefined => {
  if (!atWar(g)) return undefined;
  const turn = g.stack.find(f => f.proc === 'playerTurn')?.vars.side;
  return turn === sideNo(side) ? `${weekOf(g)} ${side}` : undefined;
};
/** The enemy has answered when his next player-turn is over: the Germans' turn opens a week, the Allies' ends it. */
const answered = (g: State, side: string, turn: number): boolean => {
  if (turnOf(g) <= turn) return false;
  return side === 'german' || turnOf(g) > turn + 1 || g.stack.some(f => f.proc === 'playerTurn' && f.vars.side === A);
};
export const PLANS = {
  intentions: (_g: State, side: string) => (side === 'german' ? GERMAN : ALLIED),
  stretch,
  answered,
};
