/** Ways to play a turn: the staff with some of its weights turned. */
import { times } from '../../../bots/weights.ts';
import type { Ask, Choice } from '../../../engine/decide.ts';
import type { Rnd } from '../../../engine/random.ts';
import type { State } from '../../../engine/state.ts';
import { sideNo, turnOf } from '../state.ts';
import { decide } from './staff.ts';
import { plainFor, type Weights } from './weights.ts';

/** One table a front and side, made when first asked for: what is thought out is kept by it. */
const turned = (name: string, by: { readonly [K in keyof Weights]?: number }) => {
  const made = new Map<Weights, Weights>();
  const weights = (plain: Weights): Weights => {
    const known = made.get(plain);
    if (known) return known;
    const w = times<Weights>(plain, by);
    made.set(plain, w);
    return w;
  };
  return {
    name,
    pick: (g: State, a: Ask, rnd: Rnd): Choice => decide(g, a, rnd, weights(plainFor(g, sideNo(a.side)))),
  };
};
const PLAIN = {
  name: 'as the staff has it',
  pick: (g: State, a: Ask, rnd: Rnd): Choice => decide(g, a, rnd, plainFor(g, sideNo(a.side))),
};
const GERMANS = [
  PLAIN,
  turned('straight for the cities', { goal: 1.6, prize: 1.5, risk: 0.4, attack: 0.8 }),
  turned('break their army first', { attack: 1.7, sp: 1.5, goal: 0.6 }),
  turned('the main effort in the north', { lean: 2.2 }),
  turned('the main effort in the south', { lean: 0.45 }),
  turned('spare the corps', { risk: 2, dead: 1.6, boldness: 5 }),
];
const ALLIES = [
  PLAIN,
  turned('into the cities', { line: 0.2, garrison: 1.6, thin: 2 }),
  turned('a closed line', { line: 2.2, thin: 0.6 }),
  turned('fall back, and keep the army', { risk: 2.2, garrison: 0.7, hungry: 2 }),
  turned('the north before the south', { lean: 2.2 }),
  turned('strike at what has come too far', { attack: 1.8, sp: 1.4, risk: 0.5 }),
];
const intentions = (_g: State, side: string) => (side === 'german' ? GERMANS : ALLIES);
/** A side's own turn is thought about once, when it begins to move. */
const stretch = (g: State, side: string): string | undefined => {
  const f = g.stack.find(x => x.proc === 'playerTurn');
  return f && f.vars.side === sideNo(side) ? `${turnOf(g)}` : undefined;
};
/** The enemy has answered when the next turn's checks are done and his turn is over. */
const answered = (g: State, side: string, turn: number): boolean => {
  if (turnOf(g) > turn + 1) return true;
  const f = g.stack.find(x => x.proc === 'playerTurn');
  return turnOf(g) > turn && f !== undefined && f.vars.side === sideNo(side);
};
export const PLANS = { intentions, stretch, answered };
