/** 7.0 The Game Turn Checks Phase: automatic victory, sudden death, plans, stance; 26.7 change of command. */
import { counted } from '../../../../engine/words.ts';
import { roll } from '../../../../engine/chance.ts';
import { ok, type Decision, type Verdict, stackAt, cells, blockedBy, untilOver } from '../../../../engine/decide.ts';
import { again, done, next, over, type Next, type Step } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { A, G, type SideNo } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { placed } from '../../model/ground.ts';
import {
  ALLIED,
  ALT_ZERO,
  altVP,
  at,
  AT,
  commandOf,
  DISMISSED,
  eventVP,
  foe,
  frontOf,
  GERMAN,
  hexesOf,
  isFrance,
  MAIN,
  MAX_EVENT_VP,
  onMap,
  option,
  PLAN_MARKERS,
  sideName,
  sideNo,
  SIDES,
  turnRow,
  unitsOf,
  unitsIn,
  unitsOfIn,
} from '../../model/state.ts';
import { isMet, planGoals } from '../plans/goals.ts';
import { scoreEvent } from '../combat/losses.ts';
import { musterStep } from '../movement/red-army.ts';
import { tire } from '../combat/no-actions.ts';
import { moveStance } from './stance.ts';
import { automaticWin, holdsCapital, isInGermany, totalVP, wonBy, type Outcome } from '../victory.ts';
import { ask, askSecretly, emit, procedure, steps } from '../flow.ts';
import type { NoVars } from '../../../../engine/typed-flow.ts';

// 17.6 Sudden death ------------------------------------------------------------------------------------------------------
/** The side that misses its threshold, if one does: strictly more, strictly less. */
const whoFails = (g: State): SideNo | undefined => {
  const { exceed, undercut } = turnRow(g);
  if (exceed !== undefined && totalVP(g) > exceed) return A;
  return undercut !== undefined && totalVP(g) < undercut ? G : undefined;
};
/** 26.4 The Alternate Event points a failing side must spend to be spared; undefined if it has too few, or the Event marker would leave its track (17.2). */
const ransom = (g: State): { readonly side: SideNo; readonly need: number } | undefined => {
  const { exceed, undercut } = turnRow(g);
  const side = option(g, 'altScoring') ? whoFails(g) : undefined;
  if (side === undefined) return undefined;
  const need = side === A ? totalVP(g) - exceed! : undercut! - totalVP(g);
  const [has, room] = side === A ? [-altVP(g), eventVP(g)] : [altVP(g), -eventVP(g)];
  return has >= need && room + MAX_EVENT_VP >= need ? { side, need } : undefined;
};
/** 26.4 The owner may spend exactly as many of them as are needed. */
export const sparing: Decision<{ readonly do: 'spend' } | { readonly do: 'pass' }> = {
  verbs: ['spend', 'pass'],
  candidates: () => [{ do: 'spend' }, { do: 'pass' }],
  judge: () => ok,
  take: (g, _a, c) => {
    const { side, need } = ransom(g)!;
    if (c.do === 'pass') return next;
    g.cells[AT.altVP] = ALT_ZERO + altVP(g) + (side === A ? need : -need);
    scoreEvent(g, side === A ? -need : need, '26.4');
    return next;
  },
  say: (g, _a, c) =>
    c.do === 'pass' ? 'Keep them' : `Spend ${counted(ransom(g)!.need, 'Alternate Event point')} to be spared`,
};
/** 5.6 The leader's card is turned at the start of the next turn; the points are adjusted at once, in favour of that side. */
const dismiss = (g: State, side: SideNo, scores: boolean): void => {
  const next = boxOf(g).tables.leaders.find(l => l.front === frontOf(g) && l.side === SIDES[side] && !l.main)!;
  g.cells[AT.leader + side] = DISMISSED;
  emit(g, { is: 'dismissed', case: '5.6', side });
  if (scores) scoreEvent(g, side === A ? -next.cost : next.cost, '5.6');
};
/** 17.6 B True from the dismissal on, before the successor's card is revealed. */
const isReplaced = (g: State, side: SideNo): boolean => commandOf(g, side) !== MAIN;
/** 17.6 C, D Whether the loser's enemy wins outright. */
const suddenWin = (g: State, loser: SideNo): boolean =>
  isReplaced(g, loser) && (loser === A ? holdsCapital(g, true) : isInGermany(g));
/** 17.6 How a turn with a death's head ends the game, if it does. */
export const suddenEnd = (g: State): Outcome | undefined => {
  const loser = turnRow(g).deathsHead ? whoFails(g) : undefined;
  if (loser === undefined || !suddenWin(g, loser)) return undefined;
  const winner = loser === A ? GERMAN : ALLIED;
  return wonBy(g, winner, '17.6', `Sudden Death Victory with ${counted(totalVP(g), 'point')}`);
};
const suffer = (g: State, loser: SideNo): Next => {
  const end = suddenEnd(g);
  if (end) return over(end);
  if (!isReplaced(g, loser)) dismiss(g, loser, true);
  g.cells[AT.unled + loser] = 1;
  return penaltyProc.call({ side: foe(loser), left: -1 });
};
/** 17.6 The opponent rolls two dice and may lay that many No Actions markers. */
export type Penalty = { readonly side: SideNo; readonly left: number };
const penaltyProc = procedure('penalty');
const openHexes = (g: State, side: SideNo): readonly number[] => {
  const { na } = at(g);
  return hexesOf(
    g,
    unitsOf(g, foe(side)).filter(u => g.cells[na + u] === 0),
  );
};
/** 17.6 */
const notTireable = (g: State, side: SideNo, hex: number): Verdict => {
  const enemies = unitsOfIn(g, foe(side), hex);
  if (enemies.length)
    return blockedBy(cells('na', ...enemies), '17.6', `all in ${placed(g, hex)} are under No Actions already`, [hex]);
  const words = unitsIn(g, hex).length ? `no enemy is in ${placed(g, hex)}` : `nobody is in ${placed(g, hex)}`;
  return blockedBy(stackAt(hex), '17.6', words, [hex]);
};
export const punishing: Decision<{ readonly do: 'tire'; readonly hex: number } | { readonly do: 'done' }> = {
  verbs: ['tire', 'done'],
  candidates: g => [
    { do: 'done' },
    ...openHexes(g, penaltyProc.vars(g).side).map(hex => ({ do: 'tire', hex }) as const),
  ],
  judge: (g, _a, c) =>
    c.do === 'done' || openHexes(g, penaltyProc.vars(g).side).includes(c.hex)
      ? ok
      : notTireable(g, penaltyProc.vars(g).side, c.hex),
  sample: (g, _a, rnd) => {
    const hexes = openHexes(g, penaltyProc.vars(g).side);
    const k = rnd(1 + hexes.length);
    return k === 0 ? { do: 'done' } : { do: 'tire', hex: hexes[k - 1]! };
  },
  take: (g, a, c) => {
    const v = penaltyProc.vars(g);
    if (c.do === 'done') return done();
    tire(g, foe(sideNo(a.side)), c.hex);
    penaltyProc.set(g, { ...v, left: v.left - 1 });
    return v.left > 1 ? again : done();
  },
  say: (g, _a, c) => (c.do === 'done' ? 'No more' : `No Actions in ${placed(g, c.hex)}`),
};
export const penaltySteps = steps('penalty', [
  {
    at: '17.6/dice',
    case: '17.6',
    name: 'Two dice',
    run: (_g, { vars }) => roll(sideName(vars.side), '17.6', 6, 6),
    fed: (g, { vars }, dice) => {
      const count = dice.reduce((a, b) => a + b, 0);
      penaltyProc.put(g, { left: count });
      emit(g, { is: 'penalty', case: '17.6', side: vars.side, dice, count });
      return next;
    },
  },
  {
    at: '17.6/markers',
    case: '17.6',
    name: 'No Actions markers',
    when: (g, { vars }) => unitsOf(g, foe(vars.side)).some(u => onMap(g, u) && g.cells[at(g).na + u] === 0),
    run: (_g, { vars }) => ask(sideName(vars.side), 'punishing', '17.6'),
  },
]);

// 7.3, 20.3 Plans ---------------------------------------------------------------------------------------------------------
const letterNow = (g: State): number => 'ABC'.indexOf(turnRow(g).plan ?? '?');
const markerOf = (side: SideNo, letter: string): number => PLAN_MARKERS.indexOf(`${sideName(side)} ${letter}`);
const isMetNow = (g: State, side: SideNo): boolean => {
  const goal = planGoals(g, side)[letterNow(g)];
  return goal !== undefined && isMet(g, side, goal);
};
type Scoring = { readonly do: 'scored' } | { readonly do: 'bluff' } | { readonly do: 'pass' };
/** 7.3 A plan that is met gets its marker, face down; if it is not met there is none, or once a game the Dummy. */
export const concealing: Decision<Scoring> = {
  verbs: ['scored', 'bluff', 'pass'],
  candidates: () => [{ do: 'scored' }, { do: 'bluff' }, { do: 'pass' }],
  judge: (g, a, c) => {
    const side = sideNo(a.side);
    const met = isMetNow(g, side);
    if (c.do === 'scored') return met ? ok : blockedBy(untilOver(g), '20.3', 'your plan asks for more than that');
    if (met) return blockedBy(untilOver(g), '20.3', 'your plan is met: its marker goes into the box');
    if (c.do === 'pass') return ok;
    return g.cells[AT.planMarker + markerOf(side, 'Dummy')] === 0
      ? ok
      : blockedBy(cells('planMarker', markerOf(side, 'Dummy')), '20.3', 'your Dummy marker is in the box already');
  },
  take: (g, a, c) => {
    const side = sideNo(a.side);
    if (c.do !== 'pass') {
      g.cells[AT.planMarker + markerOf(side, c.do === 'bluff' ? 'Dummy' : 'ABC'[letterNow(g)]!)] = 1;
      g.cells[AT.planCount + side]!++;
    }
    emit(g, { is: 'planMarker', case: '7.3', side, count: c.do === 'pass' ? 0 : 1 });
    return next;
  },
  say: (_g, _a, c) =>
    ({ scored: 'Your plan is met: lay its marker', bluff: 'Lay the Dummy', pass: 'Lay no marker' })[c.do],
};
/** 26.9 Without plan markers nobody bluffs: a plan that is met scores in the open. */
const scorePlan = (g: State, side: SideNo): Next => {
  if (isMetNow(g, side)) scoreEvent(g, (side === G ? 1 : -1) * planGoals(g, side)[letterNow(g)]!.vp, '26.9');
  return next;
};
const planStep = (side: SideNo): Step<NoVars, '7.3/allied' | '7.3/german'> => ({
  at: side === A ? '7.3/allied' : '7.3/german',
  case: '7.3',
  name: 'Secret Plan check',
  when: g => isFrance(g) && letterNow(g) >= 0,
  run: g => (option(g, 'planPoints') ? scorePlan(g, side) : askSecretly(sideName(side), 'concealing', '7.3')),
});

// 26.7 Change of command ---------------------------------------------------------------------------------------------------
const mayChange = (g: State, side: SideNo): boolean =>
  option(g, 'changing') &&
  turnRow(g).deathsHead === true &&
  commandOf(g, side) === MAIN &&
  commandOf(g, foe(side)) === MAIN;
export const changing: Decision<{ readonly do: 'change' } | { readonly do: 'pass' }> = {
  verbs: ['change', 'pass'],
  candidates: () => [{ do: 'pass' }, { do: 'change' }],
  judge: () => ok,
  take: (g, a, c) => {
    if (c.do === 'pass') return next;
    const side = sideNo(a.side);
    dismiss(g, side, false);
    g.cells[AT.unled + side] = 1;
    return penaltyProc.call({ side: foe(side), left: -1 });
  },
  say: (_g, _a, c) => (c.do === 'change' ? 'Replace your Main Leader' : 'Keep him'),
};
const changeStep = (side: SideNo): Step<NoVars, '26.7/allied' | '26.7/german'> => ({
  at: side === A ? '26.7/allied' : '26.7/german',
  case: '26.7',
  name: 'Change of Command',
  when: g => mayChange(g, side),
  run: () => ask(sideName(side), 'changing', '26.7'),
});

export const checkSteps = steps('checks', [
  {
    at: '7.1',
    case: '7.1',
    name: 'Automatic Victory check',
    run: g => {
      const end = automaticWin(g);
      return end ? over(end) : next;
    },
  },
  {
    at: '26.4',
    case: '26.4',
    name: 'Alternate Event points',
    when: g => ransom(g) !== undefined,
    run: g => ask(sideName(ransom(g)!.side), 'sparing', '26.4'),
  },
  {
    at: '7.2',
    case: '7.2',
    name: 'Sudden Death check',
    when: g => turnRow(g).deathsHead === true,
    run: g => {
      const loser = whoFails(g);
      return loser === undefined ? next : suffer(g, loser);
    },
  },
  planStep(A),
  planStep(G),
  {
    at: '7.4',
    case: '7.4',
    name: 'Stance check',
    when: g => turnRow(g).stance !== undefined,
    run: g => {
      if (totalVP(g) > turnRow(g).stance!) moveStance(g, 'down', '7.4');
      return next;
    },
  },
  musterStep,
  changeStep(A),
  changeStep(G),
]);
