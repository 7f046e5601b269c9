/** What the staff has in mind with a choice, in words that name no counter: gathered over a turn, they are its intention. */
import type { Question, Choice } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { hexRow, labelOf } from '../model/ground.ts';
import { march } from '../rules/march.ts';
import { controls, NEUTRALS, sideNo } from '../model/state.ts';
import { deskOf, type Assessment } from './assessment.ts';
import { drawnTo } from './objectives.ts';
import { WEIGHTS } from './weights.ts';

const named = (d: Assessment, hex: number): string => hexRow(d.s.g, hex).city ?? labelOf(d.s.g, hex);
/** A city to take, a goal far off, the line. What is attacked everybody sees. */
const marching = (d: Assessment, c: Choice): string | undefined => {
  if (c.do === 'exit') return 'to leave the map while it can';
  if (c.do !== 'to') return undefined;
  const hex = c.hex as number;
  const { s, w } = d;
  if (hexRow(s.g, hex).city && !controls(s.g, s.side, hex)) return `to take ${named(d, hex)}`;
  if (!d.attacks && !d.battle) return d.line().on[hex] ? 'to hold the line' : 'to keep a reserve behind the line';
  const goal = drawnTo(s.g, d.goals(march(s.g).units[0]!), hex, w.decay);
  return goal ? `to get on toward ${goal}` : undefined;
};
const MEANT: { readonly [kind: string]: (d: Assessment, c: Choice) => string | undefined } = {
  marching,
  moving: (_d, c) => (c.do === 'violate' ? `to go through ${NEUTRALS[c.neutral as number]}` : undefined),
  dropping: (d, c) => (c.do === 'pass' ? undefined : `to open the way at ${named(d, c.hex as number)} from the air`),
  evacuating: (_d, c) => (c.do === 'pass' ? undefined : 'to bring the British home'),
};
export const meantBy = (g: State, a: Question, c: Choice): string | undefined =>
  MEANT[a.kind]?.(deskOf(g, sideNo(a.side), WEIGHTS), c);
