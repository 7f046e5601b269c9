/** What makes a position well-formed: every card and counter in one place that fits it, every track within its bounds. */
import { frameFaults } from '../../../../engine/frames.ts';
import { pieceFaults } from '../../../../engine/pieces.ts';
import type { State } from '../../../../engine/state.ts';
import { stackFaults } from '../../../../field/stacks.ts';
import {
  armyPoisedWith,
  forcePool,
  heightOf,
  isArmy,
  isCorps,
  isDisrupted,
  isFleet,
  isMobileKind,
  mobilised,
  mostSteps,
  nationOf,
  onMap,
  onReplacement,
  outOfPlay,
  placeName,
  placeOf,
  reserve,
  sideOf,
  stackIn,
  staysHome,
  stepsOf,
  unitName,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { REPLACEMENTS } from '../../data/units.ts';
import { areaName, areaRow, controlOf, westwallIn } from '../../model/ground.ts';
import { AT, BELLIGERENCE, CARD_ZONES, HOSTILITIES, PREPARATIONS, SIDES } from '../../model/state.ts';
import { at, BOTH, monthOf, statusOf, weekOf, yearOf } from '../../model/tracks.ts';
import { laneFrameFaults, SHAPES } from './frames.ts';
import { borderFaults, markFaults } from './marks.ts';
import { frameOf } from '../flow.ts';

// What is wrong ------------------------------------------------------------------------------------------------------
const heaps = (g: State): readonly string[] =>
  stackFaults(boxOf(g).STACKS, g).map(({ hex, wrong, count }) =>
    wrong === 'height'
      ? `${areaName(g, hex)} has height ${heightOf(g, hex)}, but ${count} units stand there`
      : `the levels in ${areaName(g, hex)} do not run from 0 without a gap`,
  );
const mixed = (g: State): readonly string[] =>
  boxOf(g).areaIds.flatMap(area => {
    const sides = new Set(stackIn(g, area).map(u => sideOf(g, u)));
    if (sides.size > 1 && !frameOf(g, 'battle')) return [`17.0 units of both sides are in ${areaName(g, area)}`];
    return sides.size === 1 && !sides.has(controlOf(g, area))
      ? [`20.0 ${areaName(g, area)} is not controlled by the side that stands in it`]
      : [];
  });
const stepFault = (g: State, unit: number): string | undefined => {
  const [name, steps, most] = [unitName(g, unit), stepsOf(g, unit), mostSteps(g, unit)];
  const idle = placeOf(g, unit) === forcePool(g, sideOf(g, unit)) || placeOf(g, unit) === outOfPlay(g);
  if (steps > most) return `2.3.1 ${name} has ${steps} steps: ${most} are the most`;
  if (idle && steps > 0) return `2.3.3 ${name} is in the ${placeName(g, placeOf(g, unit))} and has ${steps} steps`;
  return !idle && steps === 0 ? `7.2.3 ${name} has no step left and is in play` : undefined;
};
/** 2.3 Which boxes are whose. */
const ownBox = (g: State, unit: number): boolean => {
  const place = placeName(g, placeOf(g, unit));
  const german = sideOf(g, unit) === 0;
  if (place.startsWith('Poland')) return german;
  if (/^(German|OKW)/.test(place)) return german;
  return /^(Allied|GQG)/.test(place) ? !german : true;
};
const placeFault = (g: State, unit: number): string | undefined => {
  const name = unitName(g, unit);
  const place = placeOf(g, unit);
  if (!ownBox(g, unit)) return `2.3 ${name} cannot be in the ${placeName(g, place)}`;
  if (isFleet(g, unit) && onMap(g, unit)) return `2.3.2 ${name} flies from the Reserve and stands nowhere on the map`;
  if (isFleet(g, unit) && place === mobilised(g, sideOf(g, unit)) && nationOf(g, unit) !== 'Britain')
    return `7.2.10 ${name} goes to the Reserve when it is built`;
  if (isArmy(g, unit) && place === reserve(g, sideOf(g, unit)))
    return `6.2.2 ${name} is an army: only corps are in Reserve`;
  if (staysHome(g, unit) && place === reserve(g, sideOf(g, unit)))
    return `7.2.5 ${name} stays in its country and is in no Reserve`;
  const army = armyPoisedWith(g, unit);
  if (army < 0) return undefined;
  if (!isCorps(g, unit) || !isMobileKind(g, unit)) return `9.2 ${name} cannot be Poised`;
  if (sideOf(g, army) !== sideOf(g, unit)) return `9.2 ${name} is Poised with an enemy army`;
  if (isDisrupted(g, army)) return `15.1.3 ${name} is Poised with ${unitName(g, army)}, which is Disrupted`;
  return onMap(g, army) ? undefined : `9.2 ${name} is Poised with ${unitName(g, army)}, which is not on the map`;
};
const unitFaults = (g: State): readonly string[] =>
  boxOf(g).units.flatMap(u => [stepFault(g, u), placeFault(g, u)].filter(f => f !== undefined));
const trackFaults = (g: State): readonly string[] =>
  BOTH.flatMap(s => {
    const over = (cell: number, most: number, ruleCase: string, what: string): readonly string[] =>
      g.cells[cell + s]! > most ? [`${ruleCase} ${SIDES[s]} ${what} is ${g.cells[cell + s]}: ${most} is the most`] : [];
    const poor = g.cells[AT.invested + s]! < NUMBERS.technology.value;
    return [
      ...over(AT.cp, NUMBERS.mostPoints.value, '6.1', 'CP'),
      ...over(AT.ip, NUMBERS.mostPoints.value, '5.1.1', 'IP'),
      ...over(AT.invested, NUMBERS.technology.value, '7.3.4', 'investment'),
      ...(poor ? over(AT.rp, NUMBERS.mostResources.value, '7.3.3', 'RP') : []),
    ];
  });
/** 3.0 Status and time must agree. */
const timeFaults = (g: State): readonly string[] => {
  const [status, year, month, week] = [statusOf(g), yearOf(g), monthOf(g), weekOf(g)];
  const { chronology } = boxOf(g).tables;
  if (!chronology.some(y => y.year === year)) return [`3.3 ${year} is no year of the chronology`];
  if (month > NUMBERS.months.value) return [`3.1.2 there is no month ${month}`];
  if (week > NUMBERS.weeks.value) return [`3.1.2 there is no week ${week}`];
  if (status < BELLIGERENCE && year >= NUMBERS.lastYear.value)
    return [`3.1.2 ${year} begins with Armed Belligerence at the latest`];
  if (status < BELLIGERENCE && month > 0) return ['3.1.2 there are months only from Armed Belligerence on'];
  if (status >= BELLIGERENCE && month === 0) return ['3.1.2 Armed Belligerence and war have a month'];
  if (status !== HOSTILITIES && week > 0) return ['3.1.2 there are weeks only in Active Hostilities'];
  if (g.cells[AT.pending] === 1 && status !== PREPARATIONS)
    return ['3.3.5 a rise to Armed Belligerence waits only at Military Preparations'];
  return [];
};
const groundFaults = (g: State): readonly string[] => {
  const { areaIds, westwallAreas, tables, maginot } = boxOf(g);
  const walls = areaIds.filter(a => westwallIn(g, a) > 0);
  return [
    ...walls.filter(a => !westwallAreas.includes(a)).map(a => `14.2.1 no Westwall can stand in ${areaName(g, a)}`),
    ...(walls.length > tables.westwall.count
      ? [`14.2.1 ${walls.length} Westwall markers: there are ${tables.westwall.count}`]
      : []),
    ...areaIds
      .filter(a => g.cells[at(g).ruined + a] === 1 && maginot[a] === 0)
      .map(a => `14.1 ${areaName(g, a)} has no fort of the Maginot Line that could be destroyed`),
    ...areaIds
      .filter(a => g.cells[at(g).fellFrom + a]! > 0 && areaRow(g, a).terrain !== 'city')
      .map(a => `19.0 ${areaName(g, a)} is not of Paris`),
    ...(onReplacement(g).length > REPLACEMENTS.count
      ? [`7.2.5 ${onReplacement(g).length} Belgian corps stand on ${REPLACEMENTS.count} replacement counters`]
      : []),
  ];
};
/** The kind of turn in the frames must be the one on the tracks. */
const flowFaults = (g: State): readonly string[] => {
  const proc = g.stack.find(f => ['year', 'month', 'week'].includes(f.proc))?.proc;
  if (proc === undefined) return [];
  const month = monthOf(g) > 0 && weekOf(g) === 0;
  const says = weekOf(g) > 0 ? 'week' : month ? 'month' : 'year';
  return proc === says ? [] : [`flow: a ${proc} is played, but the tracks say a ${says}`];
};
export const faults = (g: State): readonly string[] => [
  ...heaps(g),
  ...mixed(g),
  ...unitFaults(g),
  ...pieceFaults(boxOf(g).CARDS, g, CARD_ZONES),
  ...trackFaults(g),
  ...timeFaults(g),
  ...groundFaults(g),
  ...borderFaults(g),
  ...markFaults(g),
  ...flowFaults(g),
  ...frameFaults(g, SHAPES),
  ...laneFrameFaults(g),
];
