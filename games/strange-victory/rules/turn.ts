/** 7.0 Game turn: Blitz (8), Counterattack (9), Determination (10). */
import { no, ok, type Decision } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { ask, call, next, type Step } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { COMMANDERS, DIVISIONS, KORPS } from '../data/units.ts';
import { ADVANCING, AT, audacityOf, capOf, D, divisionsOf, GERMAN, isReady, korpsOf, turnOf } from '../state.ts';
import { counterattackSteps } from './counterattack.ts';
import { determinationSteps } from './determination.ts';

/** 8.1 Ready Counters Segment. */
const ready = (g: State): void => {
  emit(g, { is: 'turn', case: '7.0', turn: turnOf(g) });
  for (let d = 0; d < D; d++) g.n[AT.face + d] = ADVANCING; // 8.1.1
  for (let c = 0; c < COMMANDERS.length; c++) { // 8.1.2, 5.4.4
    g.n[AT.rerolled + c] = 0;
    g.n[AT.spent + c] = 0;
    if (audacityOf(g, c) < capOf(c)) g.n[AT.audacity + c]! += 1;
  }
};

const ALL = DIVISIONS.map((_, d) => d);
const anyReady = (g: State): boolean => {
  for (let d = 0; d < D; d++) if (isReady(g, d)) return true;
  return false;
};
const readyIn = (g: State, korps: number): number => {
  let count = 0;
  for (const d of divisionsOf(korps)) if (isReady(g, d)) count++;
  return count;
};
/** 7.0 A Korps is finished before another begins: the one with some of its divisions done, or -1. */
const underWay = (g: State): number => {
  for (let k = 0; k < KORPS.length; k++) {
    const left = readyIn(g, k);
    if (left > 0 && left < divisionsOf(k).length) return k;
  }
  return -1;
};

const ACTIVATE = ALL.map(division => ({ do: 'activate', division }) as const);
export const activating: Decision<(typeof ACTIVATE)[number]> = {
  candidates: g => {
    const korps = underWay(g);
    return ACTIVATE.filter(c => isReady(g, c.division) && (korps < 0 || korpsOf(c.division) === korps));
  },
  judge: (g, _a, { division }) => {
    if (!isReady(g, division)) return no('7.0', `the ${DIVISIONS[division]} has been activated this turn`);
    const korps = underWay(g);
    if (korps >= 0 && korps !== korpsOf(division)) return no('7.0', `finish the divisions of ${KORPS[korps]} first`);
    return ok;
  },
  take: (_g, _a, { division }) => call('activation', { division, moved: 0, path: [] }, '8.2'),
  say: (_g, _a, { division }) => `Activate the ${DIVISIONS[division]}`,
};

const WHO_ACTS = ask(GERMAN, 'activating', '7.0');

export const turn: readonly Step[] = [
  { at: '8.1', case: '8.1', name: 'Ready', run: g => { ready(g); return next; } },
  { at: '8.2', case: '8.2', name: 'Move and fight', run: g => (anyReady(g) ? WHO_ACTS : next) },
  ...counterattackSteps,
  ...determinationSteps,
];
