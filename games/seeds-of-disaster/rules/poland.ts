/** 21.5 The invasion of Poland: who stays, who is left there for good, and two groups of the rest. */
import { no, ok, type Decision, type Verdict } from '../../../engine/decide.ts';
import { emit } from '../../../engine/events.ts';
import { again, ask, next, type Step } from '../../../engine/flow.ts';
import type { Side, State } from '../../../engine/state.ts';
import {
  forcePool,
  isArmy,
  isFleet,
  outOfPlay,
  placeOf,
  putUnit,
  setSteps,
  stepsOf,
  typeOf,
  unitName,
  unitsOf,
} from '../army.ts';
import { boxOf, G } from '../box.ts';
import { NUMBERS } from '../data/charts.ts';
import { AT, GERMAN } from '../state.ts';
import { at, monthOf } from '../tracks.ts';

type Who = { readonly who: Side };
type Choice =
  | { readonly do: 'stay' | 'garrison'; readonly unit: number }
  | { readonly do: 'send'; readonly unit: number; readonly group: number };

const groupBox = (g: State, group: number): number => boxOf(g).poland[group]!;
const isMobilised = (g: State, unit: number): boolean =>
  stepsOf(g, unit) > 0 && placeOf(g, unit) !== forcePool(g, G) && placeOf(g, unit) !== outOfPlay(g);
const inPoland = (g: State, unit: number): boolean =>
  placeOf(g, unit) === groupBox(g, 0) || placeOf(g, unit) === groupBox(g, 1);
const stays = (g: State, unit: number): boolean => g.n[at(g).stays + unit] === 1;
const germans = (g: State): readonly number[] => {
  const found: number[] = [];
  for (const u of unitsOf(g, G)) if (isMobilised(g, u)) found.push(u);
  return found;
};
/** Those whose way is not settled yet. */
const open = (g: State, all = germans(g)): readonly number[] => all.filter(u => !stays(g, u) && !inPoland(g, u));

const staying = (g: State, all: readonly number[], fleet: boolean): number =>
  all.filter(u => stays(g, u) && isFleet(g, u) === fleet).length;
/** 21.5.1 Three armies and a fleet stay, if there are so many. */
const armiesToStay = (g: State, all = germans(g)): number =>
  Math.min(NUMBERS.polishGarrison.value - staying(g, all, false), open(g, all).filter(u => isArmy(g, u)).length);
const fleetsToStay = (g: State, all = germans(g)): number =>
  Math.min(1 - staying(g, all, true), open(g, all).filter(u => isFleet(g, u)).length);
/** 21.5.4 Armies still to be left in Poland; how many were is kept by their place. */
const garrisonLeft = (g: State): number => {
  if (g.n[AT.pact] === 0) return 0;
  const left = unitsOf(g, G).filter(u => isArmy(g, u) && placeOf(g, u) === outOfPlay(g) && stays(g, u)).length;
  return Math.min(NUMBERS.pactGarrison.value - left, open(g).filter(u => isArmy(g, u)).length);
};
/** Which of the three questions is open. */
const stage = (g: State): 'stay' | 'garrison' | 'send' | undefined => {
  const all = germans(g);
  if (armiesToStay(g, all) > 0 || fleetsToStay(g, all) > 0) return 'stay';
  if (garrisonLeft(g) > 0) return 'garrison';
  return open(g, all).length > 0 ? 'send' : undefined;
};
const mayStay = (g: State, unit: number): Verdict => {
  const name = unitName(g, unit);
  if (isFleet(g, unit)) return fleetsToStay(g) > 0 ? ok : no('21.5.1', `${name} goes to Poland: one air fleet stays`);
  if (!isArmy(g, unit)) return no('21.5.1', `${name} goes to Poland: only armies and a fleet stay`);
  return armiesToStay(g) > 0 ? ok : no('21.5.1', `${name} goes to Poland: three armies stay`);
};
const mayGarrison = (g: State, unit: number): Verdict =>
  isArmy(g, unit) ? ok : no('21.5.4', `${unitName(g, unit)}: armies are left to hold Poland`);
/** 21.5.1 The groups are equal type by type, an odd one in either. */
const maySend = (g: State, unit: number, group: number): Verdict => {
  const alike = germans(g).filter(u => !stays(g, u) && typeOf(g, u) === typeOf(g, unit));
  const there = alike.filter(u => placeOf(g, u) === groupBox(g, group)).length;
  return there < Math.ceil(alike.length / 2)
    ? ok
    : no('21.5.1', `${unitName(g, unit)}: group ${'AB'[group]} has its half of this type`);
};
const judge = (g: State, c: Choice): Verdict => {
  const now = stage(g);
  const name = unitName(g, c.unit);
  if (!open(g).includes(c.unit)) return no('21.5.1', `${name} is not to be divided`);
  if (c.do !== now) return no('21.5.1', `${name}: first it is settled who is to ${now ?? 'march'}`);
  if (c.do === 'send') return maySend(g, c.unit, c.group);
  return c.do === 'stay' ? mayStay(g, c.unit) : mayGarrison(g, c.unit);
};
const choicesFor = (g: State, now: 'stay' | 'garrison' | 'send'): readonly Choice[] => {
  if (now !== 'send') return open(g).map(unit => ({ do: now, unit }));
  return open(g).flatMap(unit => [0, 1].map(group => ({ do: 'send', unit, group }) as const));
};
const WORDS = { stay: 'stays in the West', garrison: 'is left to hold Poland' } as const;
export const sending: Decision<Choice> = {
  verbs: ['stay', 'garrison', 'send'],
  candidates: g => {
    const now = stage(g);
    return now ? choicesFor(g, now) : [];
  },
  judge: (g, _a, c) => judge(g, c),
  take: (g, _a, c) => {
    if (c.do === 'send') putUnit(g, c.unit, groupBox(g, c.group));
    else g.n[at(g).stays + c.unit] = 1;
    if (c.do === 'garrison') {
      putUnit(g, c.unit, outOfPlay(g));
      setSteps(g, c.unit, 0);
    }
    emit(g, { is: 'poland', case: '21.5.1', to: [GERMAN], ...c });
    return again;
  },
  forced: ['send'],
  say: (g, _a, c) =>
    c.do === 'send' ? `${unitName(g, c.unit)} to group ${'AB'[c.group]}` : `${unitName(g, c.unit)} ${WORDS[c.do]}`,
};
export const polandSteps: readonly Step<Who>[] = [
  {
    at: '21.5.1/divide',
    case: '21.5.1',
    name: 'Invasion of Poland',
    when: (g, f) => f.vars.who === GERMAN && monthOf(g) === 1,
    run: g => (stage(g) ? ask(GERMAN, 'sending', '21.5.1') : next),
  },
];
