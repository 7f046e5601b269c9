/** The intent of a choice in words that name no counter. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { hexRow, labelOf } from '../model/ground.ts';
import { type FranceDecision } from '../rules/flow.ts';
import type { FranceChoice } from '../rules/machine.ts';
import { march } from '../rules/march-reach.ts';
import { controls, NEUTRALS, sideNo } from '../model/state.ts';
import { assessmentOf, type Assessment } from './assessment.ts';
import { drawnTo } from './objectives.ts';
import { WEIGHTS } from './weights.ts';

const named = (d: Assessment, hex: number): string => hexRow(d.s.g, hex).city ?? labelOf(d.s.g, hex);
/** The intent of a march: a city to take, a distant goal, or the line. Attacks need none, because everybody sees them. */
const marching = (d: Assessment, c: FranceChoice<'marching'>): string | undefined => {
  if (c.do === 'exit') return 'to leave the map while it can';
  if (c.do !== 'to') return undefined;
  const hex = c.hex;
  const { s, w } = d;
  if (hexRow(s.g, hex).city && !controls(s.g, s.side, hex)) return `to take ${named(d, hex)}`;
  if (!d.attacks && !d.battle) return d.line().on[hex] ? 'to hold the line' : 'to keep a reserve behind the line';
  const goal = drawnTo(s.g, d.goals(march(s.g).units[0]!), hex, w.decay);
  return goal ? `to get on toward ${goal}` : undefined;
};
const INTENTS: { readonly [D in FranceDecision]?: (d: Assessment, c: FranceChoice<D>) => string | undefined } = {
  marching,
  moving: (_d, c) => (c.do === 'violate' ? `to go through ${NEUTRALS[c.neutral]}` : undefined),
  dropping: (d, c) => (c.do === 'pass' ? undefined : `to open the way at ${named(d, c.hex)} from the air`),
  evacuating: (_d, c) => (c.do === 'pass' ? undefined : 'to bring the British home'),
};
export const meantBy = (g: State, a: Question, c: Choice): string | undefined =>
  (INTENTS[a.kind as FranceDecision] as ((d: Assessment, c: Choice) => string | undefined) | undefined)?.(
    assessmentOf(g, sideNo(a.side), WEIGHTS),
    c,
  );
