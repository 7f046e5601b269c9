/** 7.0 Game turn: Blitz (8), Counterattack (9), Determination (10). */
import { blockedBy, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { next } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import {
  ADVANCING,
  allDivisions,
  allKorps,
  at,
  audacityOf,
  capOf,
  divisionName,
  divisionsOf,
  GERMAN,
  isReady,
  korpsName,
  korpsOf,
  turnOf,
} from '../model/state.ts';
import { boxIn, type Activate } from '../model/box.ts';
import { counterattackSteps } from './counterattack.ts';
import { determinationSteps } from './determination.ts';
import { ask, call, emit, steps } from './flow.ts';
import { facesOf } from './obstacles.ts';
import { conquered } from './victory.ts';

/** 8.1 Ready Counters Segment. */
const ready = (g: State): void => {
  emit(g, { is: 'turn', case: '7.0', turn: turnOf(g) });
  for (const d of allDivisions(g)) g.cells[at(g).face + d] = ADVANCING; // 8.1.1
  for (const c of allKorps(g)) {
    // 8.1.2, 5.4.4
    g.cells[at(g).rerolled + c] = 0;
    g.cells[at(g).spent + c] = 0;
    if (audacityOf(g, c) < capOf(g, c)) g.cells[at(g).audacity + c]! += 1;
  }
};

/** The ready divisions as bits: who may act depends on nothing else. */
const readyMask = (g: State): number => {
  let mask = 0;
  for (const d of allDivisions(g)) if (isReady(g, d)) mask |= 1 << d;
  return mask;
};
/** 7.0 A Korps is finished before another begins: the one with some of its divisions done, or -1. */
const underWay = (g: State, mask: number): number =>
  boxIn(g).korpsMask.findIndex(all => (mask & all) !== 0 && (mask & all) !== all);

const mayAct = (g: State, mask: number, division: number): Verdict => {
  if ((mask & (1 << division)) === 0)
    return blockedBy(facesOf(division), '7.0', `the ${divisionName(g, division)} has been activated this turn`);
  const korps = underWay(g, mask);
  return korps < 0 || korps === korpsOf(g, division)
    ? ok
    : blockedBy(
        facesOf(...divisionsOf(g, korps)),
        '7.0',
        `the ${divisionName(g, division)} waits: finish the divisions of ${korpsName(g, korps)} first`,
      );
};
/** The choices for each set of ready divisions, made once. */
const mayActNow = (g: State): readonly Activate[] => {
  const mask = readyMask(g);
  const { activate, ofReady } = boxIn(g).choices;
  const known = ofReady.get(mask);
  if (known) return known;
  const list = activate.filter(c => mayAct(g, mask, c.division).ok);
  ofReady.set(mask, list);
  return list;
};

export const activating: Decision<Activate> = {
  candidates: mayActNow,
  judge: (g, _a, { division }) => mayAct(g, readyMask(g), division),
  take: (_g, _a, { division }) => call('activation', { division, moved: 0, path: [] }, '8.2'),
  say: (g, _a, { division }) => `Activate the ${divisionName(g, division)}`,
};

const WHO_ACTS = ask(GERMAN, 'activating', '7.0');

export const turn = steps('turn', [
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
]);
