/** 7.0 Game turn: Blitz (8), Counterattack (9), Determination (10). */
import { no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { ask, call, next, type Step } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { COMMANDERS, DIVISIONS, KORPS } from '../data/units.ts';
import { ADVANCING, AT, audacityOf, capOf, D, divisionsOf, GERMAN, isReady, korpsOf, turnOf } from '../state.ts';
import { counterattackSteps } from './counterattack.ts';
import { determinationSteps } from './determination.ts';
import { conquered } from './victory.ts';

/** 8.1 Ready Counters Segment. */
const ready = (g: State): void => {
  emit(g, { is: 'turn', case: '7.0', turn: turnOf(g) });
  for (let d = 0; d < D; d++) g.n[AT.face + d] = ADVANCING; // 8.1.1
  for (let c = 0; c < COMMANDERS.length; c++) {
    // 8.1.2, 5.4.4
    g.n[AT.rerolled + c] = 0;
    g.n[AT.spent + c] = 0;
    if (audacityOf(g, c) < capOf(c)) g.n[AT.audacity + c]! += 1;
  }
};

/** The ready divisions as bits: who may act depends on nothing else. */
const readyMask = (g: State): number => {
  let mask = 0;
  for (let d = 0; d < D; d++) if (isReady(g, d)) mask |= 1 << d;
  return mask;
};
const OF_KORPS = KORPS.map((_, k) => divisionsOf(k).reduce((mask, d) => mask | (1 << d), 0));
/** 7.0 A Korps is finished before another begins: the one with some of its divisions done, or -1. */
const underWay = (mask: number): number => OF_KORPS.findIndex(all => (mask & all) !== 0 && (mask & all) !== all);

const ACTIVATE = DIVISIONS.map((_, division) => ({ do: 'activate', division }) as const);
const mayAct = (mask: number, division: number): Verdict => {
  if ((mask & (1 << division)) === 0) return no('7.0', `the ${DIVISIONS[division]} has been activated this turn`);
  const korps = underWay(mask);
  return korps < 0 || korps === korpsOf(division) ? ok : no('7.0', `finish the divisions of ${KORPS[korps]} first`);
};
/** The choices for each of the 128 masks, made once. */
const CHOICES = Array.from({ length: 1 << D }, (_, mask) => ACTIVATE.filter(c => mayAct(mask, c.division).ok));

export const activating: Decision<(typeof ACTIVATE)[number]> = {
  candidates: g => CHOICES[readyMask(g)]!,
  judge: (g, _a, { division }) => mayAct(readyMask(g), division),
  take: (_g, _a, { division }) => call('activation', { division, moved: 0, path: [] }, '8.2'),
  say: (_g, _a, { division }) => `Activate the ${DIVISIONS[division]}`,
};

const WHO_ACTS = ask(GERMAN, 'activating', '7.0');

export const turn: readonly Step[] = [
  {
    at: '8.1',
    case: '8.1',
    name: 'Ready',
    run: g => {
      ready(g);
      return next;
    },
  },
  { at: '8.2', case: '8.2', name: 'Move and fight', run: g => conquered(g) ?? (readyMask(g) ? WHO_ACTS : next) },
  ...counterattackSteps,
  ...determinationSteps,
];
