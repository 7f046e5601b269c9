/** 21.4, 21.5 Units that enter from outside the map: the BEF and other British units, Germans back from Poland, Poles. */
import {
  blockedBy,
  cells,
  drawNumber,
  named,
  no,
  ok,
  trackCell,
  type Decision,
  type Refused,
  type Verdict,
  places,
} from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { Rnd } from '../../../../engine/random.ts';
import type { Case, State } from '../../../../engine/state.ts';
import {
  forcePool,
  isArmy,
  isCorps,
  boxWords,
  mobilised,
  nationOf,
  onMap,
  placeOf,
  putUnit,
  reserve,
  setSteps,
  sideOf,
  stepsOf,
  unitName,
  unitsOf,
} from '../../model/army.ts';
import { A, boxOf, G, perBox, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaName, centresOf, controlOf } from '../../model/ground.ts';
import { AT, GERMAN } from '../../model/state.ts';
import { at, byFirstRules, carriedOut, sideName, sideNo, turnsSince, weekOf } from '../../model/tracks.ts';
import { MONTH } from '../position/obstacles.ts';
import { mayStand } from './stacking.ts';
import { ask, emit, procedure, steps } from '../flow.ts';

export type Arrive = { readonly do: 'arrive'; readonly unit: number; readonly area: number };

// When -------------------------------------------------------------------------------------------------------------
/** 21.5.2, 21.5.4 The turns on which the two groups return from Poland. */
const returnTurns = (g: State): readonly [number, number] =>
  g.cells[AT.pact] === 1 ? NUMBERS.pactReturns.value : NUMBERS.polandReturns.value;
/** 21.5.2 The group that returns first: the one the Germans have named, or -1 until they name one. It is group A with the pact (21.5.4) and in games of version 1. */
const firstGroup = (g: State): number => (byFirstRules(g) || g.cells[AT.pact] === 1 ? 0 : g.cells[AT.recalled]! - 1);
const isBack = (g: State, unit: number): boolean => {
  const group = boxOf(g).poland.indexOf(placeOf(g, unit));
  const [first, second] = returnTurns(g);
  return group >= 0 && turnsSince(g) >= (group === firstGroup(g) ? first : second);
};
const waits = (g: State, unit: number): boolean => placeOf(g, unit) === mobilised(g, A) && stepsOf(g, unit) > 0;
/** 21.4, 21.5 By side, the ground units that can ever arrive. */
const comersOf = perBox(box => {
  const isGuest = (u: number): boolean => box.nationOf[u] === 'Britain' || box.nationOf[u] === 'Poland';
  return [box.groundOf[G], box.groundOf[A].filter(isGuest)] as const;
});
const britishCorps = perBox(box =>
  box.ofSide[A].filter(unit => box.nationOf[unit] === 'Britain' && isCorps({ box }, unit)),
);
/** 21.4 Whether any British corps has arrived, even if it has been destroyed since. */
const someBritishCame = (g: State): boolean => {
  for (const u of britishCorps(g))
    if (placeOf(g, u) !== mobilised(g, A) && placeOf(g, u) !== forcePool(g, A)) return true;
  return false;
};
const britishCorpsDue = (g: State): boolean =>
  someBritishCame(g) ? weekOf(g) >= NUMBERS.lastBritishWeek.value : turnsSince(g) >= NUMBERS.firstBritishCorps.value;
const isDue = (g: State, unit: number): boolean => {
  const nation = nationOf(g, unit);
  if (nation === 'Germany') return isBack(g, unit);
  if (nation === 'Poland') return placeOf(g, unit) === forcePool(g, A) && turnsSince(g) >= returnTurns(g)[0];
  if (nation !== 'Britain' || !waits(g, unit)) return false;
  return isArmy(g, unit) ? turnsSince(g) >= NUMBERS.expeditionaryForce.value : britishCorpsDue(g);
};

// 21.5.2 Which group comes back first ------------------------------------------------------------------------------
type Recall = { readonly do: 'recall'; readonly group: number };
const RECALLS: readonly Recall[] = [0, 1].map(group => ({ do: 'recall', group }));
/** In war the Germans are asked even if nobody is in Poland, so that the question reveals nothing. */
export const mustRecall = (g: State, s: SideNo): boolean =>
  s === G &&
  turnsSince(g) === returnTurns(g)[0] &&
  firstGroup(g) < 0 &&
  (weekOf(g) > 0 || unitsOf(g, G).some(u => boxOf(g).poland.includes(placeOf(g, u))));
export const recalling: Decision<Recall> = {
  verbs: ['recall'],
  candidates: () => RECALLS,
  judge: () => ok,
  take: (g, _a, { group }) => {
    g.cells[AT.recalled] = group + 1;
    emit(g, { is: 'recalled', case: '21.5.2', to: [GERMAN], group });
    return next;
  },
  say: (_g, _a, { group }) => `Call group ${'AB'[group]} back from Poland first`,
};

// Where ------------------------------------------------------------------------------------------------------------
/** How many units have arrived in each Area this turn. */
const ARRIVED = new Uint8Array(256);
const countArrived = (g: State): Uint8Array => {
  const { arrived, place } = at(g);
  ARRIVED.fill(0);
  for (const u of boxOf(g).ground)
    if (g.cells[arrived + u] === 1 && g.cells[place + u]! >= 0) ARRIVED[g.cells[place + u]!]! += 1;
  return ARRIVED;
};
const arrivedIn = (g: State, area: number): readonly number[] =>
  boxOf(g).ground.filter(u => g.cells[at(g).arrived + u] === 1 && placeOf(g, u) === area);
/** 21.5.2 Each centre gets one unit before any centre gets a second. */
const evenly = (g: State, area: number): Verdict => {
  const arrived = countArrived(g);
  let fewest = Infinity;
  for (const c of centresOf(g, 'Germany')) if (controlOf(g, c) === G) fewest = Math.min(fewest, arrived[c]!);
  return arrived[area] === fewest
    ? ok
    : blockedBy(
        cells('arrived', ...arrivedIn(g, area)),
        '21.5.2',
        `${areaName(g, area)} has its share: one unit to each centre in turn`,
        [area],
      );
};
const mayLand = (g: State, unit: number, area: number): Verdict => {
  const nation = nationOf(g, unit);
  if (nation === 'Germany')
    return centresOf(g, 'Germany').includes(area)
      ? evenly(g, area)
      : no('21.5.2', 'it comes back to a German centre', [area]);
  if (nation === 'Poland')
    return centresOf(g, 'France').includes(area) ? ok : no('21.5.3', 'it comes to a French centre', [area]);
  return boxOf(g).ports.includes(area) ? ok : no('21.4', 'it lands on the coast of France', [area]);
};
/** The case by which a unit arrives. */
export const comesBy = (g: State, unit: number): Case => {
  const nation = nationOf(g, unit);
  if (nation === 'Germany') return '21.5.2';
  return nation === 'Poland' ? '21.5.3' : '21.4';
};
export const mayArrive = (g: State, s: SideNo, { unit, area }: Omit<Arrive, 'do'>): Verdict => {
  if (sideOf(g, unit) !== s) return of(g, unit, area, no(comesBy(g, unit), 'it is not yours'));
  if (!isDue(g, unit)) return of(g, unit, area, whyNotDue(g, unit));
  const placed = mayLand(g, unit, area);
  if (!placed.ok) return of(g, unit, area, placed);
  if (controlOf(g, area) !== s)
    return of(g, unit, area, blockedBy(cells('control', area), comesBy(g, unit), 'the enemy holds it', [area]));
  const stands = mayStand(g, unit, area);
  return stands.ok ? ok : of(g, unit, area, stands);
};
const of = (g: State, unit: number, area: number, v: Refused): Refused =>
  named(v, `${unitName(g, unit)} in ${areaName(g, area)}`);
/** Why an own unit cannot arrive: it never enters from outside, it is on the map, it is in another box, or it is not due yet. */
const whyNotDue = (g: State, unit: number): Refused => {
  const ruleCase = comesBy(g, unit);
  if (!comersOf(g)[sideOf(g, unit)].includes(unit)) return no(ruleCase, 'it does not come from outside the map');
  if (onMap(g, unit)) return blockedBy(places(unit), ruleCase, 'it is on the map');
  if (!isInComersBox(g, unit)) return blockedBy(places(unit), ruleCase, boxWords(g, unit));
  const isLastBritish = britishCorps(g).includes(unit) && someBritishCame(g);
  return blockedBy(isLastBritish ? trackCell('week') : MONTH, ruleCase, 'it is not due');
};
const isInComersBox = (g: State, unit: number): boolean => {
  const nation = nationOf(g, unit);
  if (nation === 'Germany') return boxOf(g).poland.includes(placeOf(g, unit));
  return placeOf(g, unit) === (nation === 'Poland' ? forcePool(g, A) : mobilised(g, A));
};
const candidatesFor = (g: State, unit: number): readonly number[] =>
  nationOf(g, unit) === 'Britain'
    ? boxOf(g).ports
    : centresOf(g, nationOf(g, unit) === 'Germany' ? 'Germany' : 'France');
const NOBODY: readonly number[] = [];
const dueUnits = (g: State, s: SideNo): readonly number[] => {
  if (turnsSince(g) === 0) return NOBODY; // nobody is due before Armed Belligerence
  let due: number[] | undefined; // usually nobody is waiting, so the list is made only when needed
  const one = s === G ? boxOf(g).poland[0] : mobilised(g, A); // the only two boxes units arrive from
  const two = s === G ? boxOf(g).poland[1] : forcePool(g, A);
  const { place } = at(g);
  for (const u of comersOf(g)[s])
    if ((g.cells[place + u] === one || g.cells[place + u] === two) && isDue(g, u)) (due ??= []).push(u);
  return due ?? NOBODY;
};
const NONE: readonly Arrive[] = [];
/** By unit and Area. */
const arrivalsBy = perBox(box =>
  box.units.map(unit => box.areaIds.map((area): Arrive => ({ do: 'arrive', unit, area }))),
);
export const arrivalsOf = (g: State, s: SideNo): readonly Arrive[] => {
  const due = dueUnits(g, s);
  if (due.length === 0) return NONE;
  const all: Arrive[] = [];
  for (const unit of due) for (const area of candidatesFor(g, unit)) all.push(arrivalsBy(g)[unit]![area]!);
  return all;
};
/** A random legal arrival out of `due`, or nothing if none is legal. */
export const sampleArrival = (g: State, s: SideNo, due: readonly Arrive[], rnd: Rnd): Arrive | undefined => {
  const k = drawNumber(due.length, i => mayArrive(g, s, due[i]!).ok, rnd);
  return k < 0 ? undefined : due[k];
};
/** 21.4, 21.5.2 Whether a unit is due and has an Area to arrive in: then it must arrive. */
export const someArrival = (g: State, s: SideNo): boolean =>
  dueUnits(g, s).some(unit => candidatesFor(g, unit).some(area => mayArrive(g, s, { unit, area }).ok));

/** In a sealed month only the owner gets the event: the enemy sees no more than where counters stand. */
export const arrive = (g: State, s: SideNo, { unit, area }: Arrive): void => {
  if (stepsOf(g, unit) === 0) setSteps(g, unit, 2);
  putUnit(g, unit, area);
  g.cells[at(g).arrived + unit] = 1;
  carriedOut(g, s, 'deploying');
  const event = { is: 'arrived', case: comesBy(g, unit), unit, area } as const;
  emit(g, weekOf(g) > 0 ? event : { ...event, to: [sideName(s)] });
};
export const arriving: Decision<Arrive> = {
  planned: true,
  verbs: ['arrive'],
  candidates: (g, a) => arrivalsOf(g, sideNo(a.side)),
  near: (_g, _a, { unit, area }) => [{ do: 'arrive', unit, area }], // all legal arrivals are listed
  judge: (g, a, c) => mayArrive(g, sideNo(a.side), c),
  take: (g, a, c) => {
    arrive(g, sideNo(a.side), c);
    return again;
  },
  forced: ['arrive'],
  say: (g, _a, { unit, area }) => `${unitName(g, unit)} arrives in ${areaName(g, area)}`,
};
/** Fleets need no Area: they go straight to the Reserve. */
const isDueFleet = (g: State, unit: number): boolean =>
  isBack(g, unit) ||
  (nationOf(g, unit) === 'Britain' && waits(g, unit) && turnsSince(g) >= NUMBERS.expeditionaryForce.value);
export const someFleet = (g: State, s: SideNo): boolean => boxOf(g).fleetsOf[s].some(u => isDueFleet(g, u));
export const arrivals = procedure('arrivals');
/** In war, units arrive during the Movement Segment (war/movement-segment.ts). A question before it would reveal that a unit is waiting. */
export const arrivalSteps = steps('arrivals', [
  {
    at: '21.5.2/recall',
    case: '21.5.2',
    name: 'Return from Poland',
    when: (g, { vars: { who } }) => mustRecall(g, sideNo(who)),
    run: () => ask(GERMAN, 'recalling', '21.5.2'),
  },
  {
    at: '21.4/fleets',
    case: '21.4',
    name: 'Fleets arrive',
    when: (g, { vars: { who } }) => someFleet(g, sideNo(who)),
    run: (g, { vars: { who } }) => {
      const s = sideNo(who);
      for (const u of boxOf(g).fleetsOf[s]) if (isDueFleet(g, u)) putUnit(g, u, reserve(g, s));
      return next;
    },
  },
]);
export const landingSteps = steps('moving', [
  ...arrivalSteps,
  {
    at: '21.4/arrive',
    case: '21.4',
    name: 'Arrivals',
    when: (g, { vars: { who } }) => someArrival(g, sideNo(who)),
    run: (_g, { vars: { who } }) => ask(who, 'arriving', '21.4'),
  },
]);
