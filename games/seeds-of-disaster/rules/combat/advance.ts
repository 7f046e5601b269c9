/** 13.7.9 Advance After Combat: winners into the vacated Area, Poised units as far as their MPs go (9.2.5). */
import { blockedBy, cells, ok, variable, type Decision, type Verdict, places } from '../../../../engine/decide.ts';
import { again, done } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { show } from '../../../../field/fog.ts';
import { areaOf, armiesIn, armyPoisedWith, isArmy, poisedWith, rowOf, sideOf, unitName } from '../../model/army.ts';
import { boxOf, G, type SideNo } from '../../model/box.ts';
import { areaName, areaRow, nextTo, riverBetween } from '../../model/ground.ts';
import { at, other, sideName } from '../../model/tracks.ts';
import { captureParis, enter, isAlive } from './force.ts';
import { counted } from './result-words.ts';
import { crowds, enemiesIn, mayEnter } from '../movement/stacking.ts';
import { hasFort } from './forts.ts';
import { stepCost } from '../movement/distances.ts';
import { untilOver } from '../position/obstacles.ts';
import { ask, emit, procedure, steps, type Advance } from '../flow.ts';

export const advanceProc = procedure('advance');

/** Whether neither enemies nor an enemy fort are in the Area. */
export const isOpen = (g: State, s: SideNo, area: number): boolean =>
  !enemiesIn(g, s, area) && !hasFort(g, area, other(s));
const isRider = (a: Advance, unit: number): boolean => a.riders.includes(unit);
/** 16.1.6 A unit its army carried into the Area has advanced, too. */
const hasGone = (g: State, a: Advance, unit: number): boolean =>
  a.went.includes(unit) || (isRider(a, unit) && a.went.includes(armyPoisedWith(g, unit)));
const mpLeft = (g: State, unit: number): number => rowOf(g, unit).mp - g.cells[at(g).spent + unit]!;

const mayAdvance = (g: State, a: Advance, unit: number, area: number): Verdict => {
  const from = areaOf(g, unit);
  const name = unitName(g, unit);
  if (!a.units.includes(unit)) return blockedBy(untilOver(g), '13.7.9', `${name} did not win this battle`);
  if (riverBetween(g, from, area) < 0)
    return blockedBy(places(unit), '13.7.9', `${name} is not next to ${areaName(g, area)}`, [area]);
  const went = hasGone(g, a, unit);
  if (went && !isRider(a, unit))
    return blockedBy(variable('went'), '13.7.9', `${name} has advanced; only Poised units go on`);
  if (!went && !a.areas.includes(area))
    return blockedBy(untilOver(g), '13.7.9', `${areaName(g, area)} was not vacated by the loser`, [area]);
  const may = mayEnter(g, unit, area);
  if (!may.ok) return { ...may, why: `${name} cannot advance to ${areaName(g, area)}: ${may.why}` };
  if (isRider(a, unit) && stepCost(g, from, area, false) > mpLeft(g, unit))
    return blockedBy(
      cells('spent', unit),
      '9.2.5',
      `${name} has ${counted(mpLeft(g, unit), 'MP')} left, and ${areaName(g, area)} costs ${stepCost(g, from, area, false)}`,
      [area],
    );
  return crowds(g, unit, area) && !(a.massed && a.areas.includes(area))
    ? blockedBy(places(...armiesIn(g, area)), '8.0', `another army is in ${areaName(g, area)}`, [area])
    : ok;
};
const advance = (g: State, a: Advance, unit: number, area: number): void => {
  const origin = areaOf(g, unit);
  for (const u of isRider(a, unit) ? [unit] : poisedWith(g, unit))
    g.cells[at(g).spent + u]! += stepCost(g, origin, area, false);
  enter(g, unit, area, origin);
  show(boxOf(g).STACKS, g, [unit]); // 13.1.6 a unit that fought stays known
  if (a.side === G && a.areas.includes(area) && areaRow(g, area).terrain === 'city') captureParis(g, area, origin);
  emit(g, { is: 'advanced', case: '13.7.9', unit, origin, area });
  advanceProc.set(g, { ...a, went: a.went.includes(unit) ? a.went : [...a.went, unit] });
};

type Advancing = { readonly do: 'done' } | { readonly do: 'advance'; readonly unit: number; readonly area: number };
const DONE = { do: 'done' } as const;
const candidates = (g: State, a: Advance): readonly Advancing[] => {
  const all: Advancing[] = [DONE];
  for (const unit of a.units)
    if (isAlive(g, unit)) for (const area of nextTo(g, areaOf(g, unit))) all.push({ do: 'advance', unit, area });
  return all;
};
export const advancing: Decision<Advancing> = {
  verbs: ['done', 'advance'],
  forced: ['done'],
  candidates: g => candidates(g, advanceProc.vars(g)),
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayAdvance(g, advanceProc.vars(g), c.unit, c.area)),
  take: (g, _a, c) => {
    const a = advanceProc.vars(g);
    if (c.do === 'done') return done(a.went);
    advance(g, a, c.unit, c.area);
    return again;
  },
  say: (g, _a, c) =>
    c.do === 'done' ? 'Advance no farther' : `Advance ${unitName(g, c.unit)} to ${areaName(g, c.area)}`,
};
const canAdvance = (g: State, a: Advance): boolean => {
  for (const unit of a.units)
    if (isAlive(g, unit) && nextTo(g, areaOf(g, unit)).some(area => mayAdvance(g, a, unit, area).ok)) return true;
  return false;
};
export const advanceSteps = steps('advance', [
  {
    at: '13.7.9',
    case: '13.7.9',
    name: 'Advance After Combat',
    run: (g, { vars: a }) =>
      canAdvance(g, a) ? ask(sideName(a.side), 'advancing', '13.7.9', { areas: a.areas }) : done(a.went),
  },
]);
/** The variables of a new advance. Units that were Poised have all their MPs again. */
export const advanceOf = (
  g: State,
  s: SideNo,
  units: readonly number[],
  areas: readonly number[],
  massed: boolean,
  ride: boolean,
): Advance => {
  const alive = units.filter(u => isAlive(g, u) && areaOf(g, u) >= 0 && sideOf(g, u) === s);
  const riders = ride ? alive.filter(u => !isArmy(g, u) && armyPoisedWith(g, u) >= 0) : [];
  for (const u of riders) g.cells[at(g).spent + u] = 0;
  return { side: s, units: alive, areas: areas.filter(a => isOpen(g, s, a)), riders, massed, went: [] };
};
