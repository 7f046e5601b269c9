/** 3.3 Neutral nations enter the war only by a German violation, announced at the start of a German Movement or Combat Phase. */
import { blockedBy, no, ok, oneOf, type Decision, type Refused, type Verdict } from '../../../engine/decide.ts';
import { again, next, type Next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { A, G, nationIn } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { BELGIUM, DANZIG, DENMARK, ESTONIA, LATVIA, LITHUANIA, LUXEMBOURG, NETHERLANDS } from '../model/ground.ts';
import { AT, at, AT_WAR, GERMAN, is1939, isAlone, NEUTRAL, ofNation, standing, touched } from '../model/state.ts';
import { addPoints } from './control.ts';
import { ask, emit, type PhaseStep } from './flow.ts';
import { standingOf, TURN } from './obstacles.ts';
import { setUpNation } from './setup.ts';

const NEUTRALS = [BELGIUM, NETHERLANDS, LUXEMBOURG, DENMARK, LITHUANIA, LATVIA, ESTONIA, DANZIG];
/** 3.3, 5.1, 13.1 Which countries can be violated now. */
const mayViolate = (g: State, country: number): Verdict => {
  const name = COUNTRIES[country]!;
  if (!NEUTRALS.includes(country)) return no('1.3', `${name} is not among the neutrals of 3.3`);
  if (is1939(g) && country !== DANZIG) return no('13.1', `${name} is not in play`);
  if (standing(g, country) !== NEUTRAL) return blockedBy(standingOf(country), '3.3', `${name} is no longer neutral`);
  return isAlone(g) && !is1939(g)
    ? blockedBy(TURN, '5.1', 'until the third turn Germans stay in Germany and Czechoslovakia')
    : ok;
};
/** 3.3 Why a violation is refused in the middle of a phase, or at any time. */
export const notViolated = (g: State, country: number): Refused => {
  const v = mayViolate(g, country);
  return v.ok
    ? no('3.3', 'neutrals are violated at the start of a German Movement Phase and of a Combat Phase only')
    : no(v.case, v.why);
};
const violable = (g: State): readonly number[] => NEUTRALS.filter(country => mayViolate(g, country).ok);

/** 3.3 Its hexes become Allied; 4.5.3 Danzig scores at once, for the Germans only, and belongs to nobody until somebody enters. */
export const violate = (g: State, country: number): Next => {
  const { HEXES_OF, CAPITAL, VALUE } = boxOf(g);
  const nation = nationIn(country);
  g.cells[AT.standing + country] = AT_WAR;
  touched(g);
  emit(g, { is: 'violated', case: '3.3', country });
  if (country === DANZIG) addPoints(g, G, VALUE[CAPITAL[DANZIG]!]!, '4.5.3');
  else for (const hex of HEXES_OF[country]!) g.cells[at(g).control + hex] = A + 1;
  return nation >= 0 && ofNation(g, nation).length ? setUpNation(nation, '3.3') : again;
};

const DONE = { do: 'done' } as const;
const toViolate = (country: number) => ({ do: 'violate', country }) as const;
export const violating: Decision<ReturnType<typeof toViolate> | typeof DONE> = {
  verbs: ['violate', 'done'],
  candidates: () => [DONE, ...NEUTRALS.map(toViolate)],
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayViolate(g, c.country)),
  take: (g, _a, c) => (c.do === 'done' ? next : violate(g, c.country)),
  /** Random Germans rarely do it. */
  sample: (g, _a, rnd) => {
    const list = violable(g);
    return list.length && rnd(4) === 0 ? toViolate(oneOf(list, rnd)) : DONE;
  },
  say: (_g, _a, c) => (c.do === 'done' ? 'No neutral is violated' : `Violate ${COUNTRIES[c.country]}`),
};
const violationStep: PhaseStep<'3.3'> = {
  at: '3.3',
  case: '3.3',
  name: 'Violation of neutrals',
  when: (g, f) => f.vars.power === 0 && violable(g).length > 0,
  run: () => ask(GERMAN, 'violating', '3.3'),
};
export const violationSteps = [violationStep] as const;
