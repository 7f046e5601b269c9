/** Ways to play a week: the staff with some of its weights turned. */
import { times } from '../../../bots/weights.ts';
import type { Ask, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { A } from '../box.ts';
import { atWar, monthOf, sideNo, weekOf, yearOf } from '../tracks.ts';
import { decide } from './staff.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const intention = (name: string, w: Weights) => ({
  name,
  pick: (g: State, a: Ask, rnd: Rnd): Choice => decide(g, a, rnd, w),
});
const turned = (name: string, by: { readonly [K in keyof Weights]?: number }) =>
  intention(name, times<Weights>(WEIGHTS, by));
/** Series with turned weights (docs/CALIBRATION.md) found none that was better twice: the plain plan is the staff's. */
const GERMAN = [
  turned('the main effort where it goes best', {}),
  turned('the northern wing forward', { north: 1.8, south: 0.6 }),
  turned('through the centre', { centre: 1.8, paris: 1.4, south: 0.7 }),
  turned('straight for Paris', { paris: 2, boldness: 0.5 }),
  turned('break their armies', { kill: 1.5, boldness: -0.5, join: 1.6 }),
  turned('keep what we have', { guard: 2, block: 2, danger: 1.5, own: 1.2 }),
  turned('all on the objectives', { objective: 1.8, danger: 0.5, boldness: -1 }),
];
const ALLIED = [
  turned('hold and counter', {}),
  turned('a closed line', { block: 2, guard: 1.3, pull: 0.5 }),
  turned('hold the cities', { guard: 2, block: 0.5, danger: 0.5 }),
  turned('strike back', { pull: 1.6, join: 1.8, boldness: -0.5 }),
  turned('give ground, keep the armies', { danger: 2.5, own: 1.3, ground: 0.5 }),
  turned('into Germany', { pull: 2.5, guard: 0.7, danger: 0.5 }),
  turned('spare nothing', { cp: 0.4, ip: 0.4, fleet: 0.5, boldness: -1 }),
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
  /** A playout of a week is dear and its dice are wild: few worlds are met, so the plain plan must be beaten clearly. */
  caution: 2,
  intentions: (_g: State, side: string) => (side === 'german' ? GERMAN : ALLIED),
  stretch,
  answered,
};
