import type { CaseText } from '../../../engine/game.ts';
import { WAR_CASES } from './cases-war.ts';
import { YEAR_CASES } from './cases-years.ts';

/** Every case of the rulebook, in our own words; the keys are the rulebook's. Where it is silent or contradicts itself our reading stands in the case. `norule` says why a case rules nothing. */
export const CASES: { readonly [c: string]: CaseText } = { ...YEAR_CASES, ...WAR_CASES };
