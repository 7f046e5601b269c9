/** 7.0 The sequence of play, as the strip above the map shows it. */
import type { State } from '../../../engine/state.ts';
import { whenOf, type PartOfTurn } from '../../../engine/view.ts';
import { frameOf } from '../rules/flow.ts';
import { MACHINE } from '../rules/machine.ts';
import { turn as turnSteps } from '../rules/turn.ts';

/** 7.0 The sequence of play; the step of the turn frame tells where the game stands. */
const SEQUENCE = [
  ['I', 'Blitz', ['8.1', '8.2']],
  ['II', 'Counterattack', ['9.1']],
  ['III', 'Determination', ['10.1', '10.2', '10.3', '10.4', '10.5']],
] as const;
const STEP_NAMES = new Map(turnSteps.map(s => [s.at, s.name]));
const ORDER: readonly string[] = turnSteps.map(s => s.at);
/** While a procedure runs, its caller already stands at the step to come back to: the innermost procedure tells. */
export const stepNow = (g: State): string => {
  if (frameOf(g, 'activation')) return '8.2';
  if (frameOf(g, 'counterattack')) return '9.1';
  return frameOf(g, 'turn')?.at ?? '';
};
export const sequenceView = (g: State): readonly PartOfTurn[] => {
  const now = ORDER.indexOf(stepNow(g));
  return SEQUENCE.map(([roman, name, steps]) => ({
    roman,
    name,
    steps: steps.map(at => {
      const i = ORDER.indexOf(at);
      return {
        name: STEP_NAMES.get(at)!,
        case: at,
        state: whenOf(i, now),
      };
    }),
  }));
};
export const stepView = (g: State): { readonly case: string; readonly name: string } => {
  const step = MACHINE.steps(g).at(-1);
  return g.wait.for === 'over' || !step
    ? { case: '10.5', name: 'The game is over' }
    : { case: step.case, name: step.name };
};
