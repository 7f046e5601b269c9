/** What the staff has in mind with a choice, in words that name no counter and nothing hidden: gathered over a turn, they are its intention. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { placed } from '../model/ground.ts';
import { marchProc } from '../rules/movement/march.ts';
import { controls, sideNo } from '../model/state.ts';
import { deskOf, type Assessment } from './assessment.ts';
import { weightsFor } from './weights.ts';
import { cityWorth } from './worth.ts';

const marching = (d: Assessment, c: Choice): string | undefined => {
  const { s } = d;
  if (c.do !== 'to') return undefined;
  const hex = c.hex as number;
  if (!controls(s.g, s.side, hex) && cityWorth(s, s.side, hex, { ...d.w, plan: 0 }) > 0)
    return `to take ${placed(s.g, hex)}`;
  const task = d.task(marchProc.vars(s.g).unit);
  return task && (task.keep ? `to guard ${task.name}` : `to get on toward ${task.name}`);
};
const MEANT: { readonly [kind: string]: (d: Assessment, c: Choice) => string | undefined } = {
  marching,
  declaring: (d, c) => (c.do === 'target' ? `to break ${placed(d.s.g, c.hex as number)}` : undefined),
  blitzing: (d, c) => (c.do === 'assault' ? `to strike again at ${placed(d.s.g, c.hex as number)}` : undefined),
  ending: (_d, c) => (c.do === 'endGame' ? 'to bring the war to its end' : undefined),
};
export const meantBy = (g: State, a: Question, c: Choice): string | undefined =>
  MEANT[a.kind]?.(deskOf(g, sideNo(a.side), weightsFor(g, sideNo(a.side))), c);
