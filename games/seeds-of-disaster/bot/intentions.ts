/** Ways to play a week: the staff with some of its weights turned. */
import { times } from '../../../bots/weights.ts';
import type { Ask, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { atWar, sideNo, weekOf } from '../tracks.ts';
import { decide } from './staff.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const intention = (name: string, w: Weights) => ({
  name,
  pick: (g: State, a: Ask, rnd: Rnd): Choice => decide(g, a, rnd, w),
});
const turned = (name: string, by: { readonly [K in keyof Weights]?: number }) =>
  intention(name, times<Weights>(WEIGHTS, by));
export const PLAIN = intention('as the staff has it', WEIGHTS);
const GERMAN = [
  PLAIN,
  turned('the northern wing forward', { north: 1.8, south: 0.6 }),
  turned('through the centre', { centre: 1.8, paris: 1.4, south: 0.7 }),
  turned('straight for Paris', { paris: 2, boldness: 0.5 }),
  turned('break their armies', { kill: 1.5, boldness: -0.5, join: 1.6 }),
  turned('keep what we have', { guard: 2, block: 2, danger: 1.5, own: 1.2 }),
];
const ALLIED = [
  PLAIN,
  turned('a closed line', { block: 2, guard: 1.3, pull: 0.5 }),
  turned('hold the cities', { guard: 2, block: 0.5, danger: 0.5 }),
  turned('strike back', { pull: 1.6, join: 1.8, boldness: -0.5 }),
  turned('give ground, keep the armies', { danger: 2.5, own: 1.3, ground: 0.5 }),
  turned('into Germany', { pull: 2.5, south: 1, guard: 0.7 }),
];
/** A week is thought about once, when its own movement opens; what the enemy's turn brings is the staff's. */
const stretch = (g: State, side: string): string | undefined => {
  if (!atWar(g)) return undefined;
  const turn = g.stack.find(f => f.proc === 'playerTurn')?.vars.side;
  return turn === sideNo(side) ? `${weekOf(g)} ${side}` : undefined;
};
/** The enemy has answered when his turn of the week is over. */
const answered = (g: State, side: string, turn: number): boolean => {
  const now = weekOf(g);
  const begun = turn;
  return gameTurn(g) > begun && (sideNo(side) === 0 || alliesAhead(g, now));
};
const gameTurn = (g: State): number => weekOf(g);
const alliesAhead = (g: State, _week: number): boolean =>
  g.stack.some(f => f.proc === 'playerTurn' && f.vars.side === 1);
export const PLANS = {
  intentions: (_g: State, side: string) => (side === 'german' ? GERMAN : ALLIED),
  stretch,
  answered,
};
