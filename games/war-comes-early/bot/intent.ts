/** What the staff has in mind with a choice, in words that name no counter: gathered over a turn, they are its intention. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { COUNTRIES } from '../data/map.ts';
import { placed } from '../model/ground.ts';
import { marchNow } from '../rules/marchers.ts';
import { controls, sideNo } from '../model/state.ts';
import { assessmentOf, type Assessment } from './assessment.ts';
import { worthOf } from './objectives.ts';
import { weightsOf } from './weights.ts';

const marching = (d: Assessment, c: Choice): string | undefined => {
  const { s } = d;
  if (c.do !== 'to') return undefined;
  const hex = c.hex as number;
  if (!controls(s.g, s.side, hex) && worthOf(s, s.side, hex) > 0) return `to take ${placed(s.g, hex)}`;
  const task = d.task(marchNow(s.g).units[0]!);
  return task && (task.keep ? `to guard ${task.name}` : `to get on toward ${task.name}`);
};
const MEANT: { readonly [kind: string]: (d: Assessment, c: Choice) => string | undefined } = {
  marching,
  violating: (_d, c) => (c.do === 'violate' ? `to go into ${COUNTRIES[c.country as number]}` : undefined),
  bombing: (_d, c) => (c.count ? 'to bomb their cities' : undefined),
};
export const meantBy = (g: State, a: Question, c: Choice): string | undefined =>
  MEANT[a.kind]?.(assessmentOf(g, sideNo(a.side), weightsOf(g, a.side)), c);
