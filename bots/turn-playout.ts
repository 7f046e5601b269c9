/** A playout of a whole turn: ours by a plan, the enemy's by his staff, until he has answered. */
import type { Choice, Question } from '../engine/decide.ts';
import type { Game } from '../engine/game.ts';
import { seededRandom, type Rnd } from '../engine/random.ts';
import { copyInto, type Side, type State } from '../engine/state.ts';
import type { Brain, Plans } from './brain.ts';
import { settleAlike } from './luck.ts';

type Pick = (g: State, a: Question, rnd: Rnd) => Choice;
/** What all playouts of one search have in common. */
export interface TurnSearch {
  readonly game: Game;
  readonly brain: Brain;
  readonly span: Omit<Plans, 'intentions'>;
  /** The plain plan, for what follows the planned part of the turn. */
  readonly plain: Pick;
  readonly view: State;
  readonly side: Side;
  /** A silent copy of the view, overwritten by each playout. */
  readonly scratch: State;
}
const MAX_CHOICES = 3000;
/** The position after one playout of a plan. The same world gives every plan the same hidden things and the same luck. Overwritten by the next. */
export const playTurn = (s: TurnSearch, plan: Pick, world: string): State => {
  const { game, brain, span, side } = s;
  const { machine } = game;
  const rnd = seededRandom(world);
  const luck = rnd(2 ** 31);
  const turn = game.turn(s.view);
  const stretch = span.stretch(s.view, side);
  const g = copyInto(s.scratch, machine.rules.fill(s.view, side, rnd));
  let isPlanned = true;
  for (let i = 0; i < MAX_CHOICES; i++) {
    settleAlike(game, g, luck);
    g.events.length = 0;
    if (g.wait.for === 'over' || span.answered(g, side, turn)) break;
    const a = machine.open(g)[0]!;
    isPlanned &&= a.side !== side || game.turn(g) === turn || span.stretch(g, side) === stretch;
    const own = isPlanned ? plan : s.plain;
    machine.giveListed(g, a, a.side === side ? own(g, a, rnd) : brain.pick(g, a, rnd, 0));
  }
  return g;
};
