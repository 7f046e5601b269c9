/** 21.0 Set-up: the starting position, and the armies each side places in secret. */
import {
  blockedBy,
  cells,
  no,
  ok,
  type Decision,
  type Refused,
  type Verdict,
  places,
} from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { Options } from '../../../../engine/game.ts';
import { layAll } from '../../../../engine/pieces.ts';
import { blank, type Case, type State } from '../../../../engine/state.ts';
import {
  forcePool,
  isArmy,
  mobilised,
  nationOf,
  onMap,
  placeOf,
  putUnit,
  reserve,
  unitName,
  unitsOf,
} from '../../model/army.ts';
import { A, boxOf, G, type Box, type SideNo } from '../../model/box.ts';
import { NUMBERS } from '../../data/charts.ts';
import { areaName, centresOf, homeSide, setControl } from '../../model/ground.ts';
import { AT, DECK, MIDDLE, PEACE } from '../../model/state.ts';
import { at, BOTH, sideNo } from '../../model/tracks.ts';
import { layOut1940 } from './start-1940.ts';
import { ask, emit, steps } from '../flow.ts';

export const SCENARIOS = [
  { id: '1934', title: 'From 1934 to the war' },
  { id: '1940', title: 'The campaign alone, 10 May 1940 (ours)' },
] as const;
const OPTION_COLUMNS = [
  'fog',
  'counterEvents',
  'collection',
  'neutralisation',
  'fortAttack',
  'vacated',
  'earlyParis',
  'heldFast',
] as const;

const layTracks = (g: State, options: Options): void => {
  const { BOARD } = boxOf(g);
  for (const cell of [AT.permanent, AT.temporary, AT.drm, AT.adjusted])
    for (const s of BOTH) g.cells[cell + s] = MIDDLE;
  for (const name of OPTION_COLUMNS) {
    const value = BOARD.columns[name]!.values!.indexOf(options[name] ?? '');
    g.cells[AT[name]] = Math.max(0, value);
  }
  g.cells[AT.status] = PEACE;
  g.cells[AT.year] = 1934;
};
const layPrices = (g: State): void => {
  const { tables } = boxOf(g);
  tables.prices.forEach((p, i) => {
    g.cells[at(g).opens + i] = p.year ?? tables.chronology[0]!.year;
  });
};
/** 21.2, 21.3 The steps of an army at the start. */
const startSteps = (g: State, army: number): number => {
  const nation = nationOf(g, army);
  if (nation === 'Germany') return NUMBERS.germanSteps.value;
  return nation === 'France' ? NUMBERS.frenchSteps.value : NUMBERS.britishSteps.value;
};
const layUnits = (g: State): void => {
  const { steps, place } = at(g);
  for (const s of BOTH)
    for (const u of unitsOf(g, s)) {
      g.cells[place + u] = isArmy(g, u) ? mobilised(g, s) : forcePool(g, s);
      g.cells[steps + u] = isArmy(g, u) ? startSteps(g, u) : 0;
    }
};
const named = (g: State, name: string): number => boxOf(g).unitNames.indexOf(name);
/** 21.2 Allied units that begin ready: a French fleet, and a Dutch corps on its centre. A Belgian corps waits to be placed. */
const layAllies = (g: State): void => {
  const { steps } = at(g);
  const [fleet, dutch, belgian] = [named(g, 'F 1 Air'), named(g, 'NL I'), named(g, 'B I')];
  if (fleet >= 0) {
    putUnit(g, fleet, reserve(g, A));
    g.cells[steps + fleet] = 1;
  }
  const rotterdam = centresOf(g, 'Netherlands')[0];
  if (dutch >= 0 && rotterdam !== undefined) {
    putUnit(g, dutch, rotterdam);
    g.cells[steps + dutch] = 2;
  }
  if (belgian >= 0) {
    putUnit(g, belgian, mobilised(g, A));
    g.cells[steps + belgian] = 2;
  }
};
export const layOut = (box: Box, scenario: string, options: Options, rules: number): State => {
  const g = blank(box.BOARD.size, box);
  g.cells[AT.rules] = rules === 1 ? 0 : 1;
  layTracks(g, options);
  layPrices(g);
  layUnits(g);
  for (const area of box.areaIds) setControl(g, area, homeSide(g, area));
  layAll(box.CARDS, g, DECK);
  layAllies(g);
  if (scenario === '1940') layOut1940(g);
  return g;
};

// 21.2, 21.3 Placing -----------------------------------------------------------------------------------------------
type Place = { readonly do: 'place'; readonly unit: number; readonly area: number };
/** The nation whose armies a side places on its centres. */
const placedNation = (s: SideNo): string => (s === G ? 'Germany' : 'France');
const armiesPlaced = (g: State, s: SideNo): number =>
  boxOf(g).armiesOf[s].filter(u => nationOf(g, u) === placedNation(s) && onMap(g, u)).length;
/** 21.2 The Belgian corps while it is still to be placed, or -1. */
const belgianToPlace = (g: State, s: SideNo): number => {
  const unit = named(g, 'B I');
  return s === A && unit >= 0 && placeOf(g, unit) === mobilised(g, A) ? unit : -1;
};
const isPlaced = (g: State, s: SideNo): boolean =>
  armiesPlaced(g, s) >= NUMBERS.armiesOnMap.value && belgianToPlace(g, s) < 0;
const isArmyToPlace = (g: State, s: SideNo, unit: number): boolean =>
  isArmy(g, unit) && nationOf(g, unit) === placedNation(s) && !onMap(g, unit);
const isToPlace = (g: State, s: SideNo, unit: number): boolean =>
  isArmyToPlace(g, s, unit) || (unit >= 0 && unit === belgianToPlace(g, s));
const toPlace = (g: State, s: SideNo): readonly number[] => {
  const belgian = belgianToPlace(g, s);
  const armies = boxOf(g).armiesOf[s].filter(u => isArmyToPlace(g, s, u));
  return belgian >= 0 ? [belgian, ...armies] : armies;
};
const notToPlace = (g: State, s: SideNo, unit: number, ruleCase: Case): Refused => {
  const why = `${unitName(g, unit)} is not to be placed now`;
  const isEver = (isArmy(g, unit) && nationOf(g, unit) === placedNation(s)) || (s === A && unit === named(g, 'B I'));
  return isEver ? blockedBy(places(unit), ruleCase, why) : no(ruleCase, why);
};
/** 21.2 French armies begin one to a centre. 21.3 has no such limit for the Germans, and a centre holds any number (8.0). */
const mayPlace = (g: State, s: SideNo, { unit, area }: Place): Verdict => {
  const name = unitName(g, unit);
  const ruleCase = s === G ? '21.3' : '21.2';
  if (!isToPlace(g, s, unit)) return notToPlace(g, s, unit, ruleCase);
  const nation = nationOf(g, unit);
  if (!centresOf(g, nation).includes(area))
    return no(ruleCase, `${name} cannot be placed in ${areaName(g, area)}: it begins on a centre of ${nation}`, [area]);
  if (!isArmy(g, unit)) return ok;
  if (armiesPlaced(g, s) >= NUMBERS.armiesOnMap.value)
    return blockedBy(
      places(...boxOf(g).armiesOf[s].filter(u => onMap(g, u))),
      ruleCase,
      `${name} stays in the box: three armies begin on the map`,
    );
  if (s === A && g.cells[at(g).height + area]! > 0)
    return blockedBy(
      cells('height', area),
      ruleCase,
      `${name} cannot be placed in ${areaName(g, area)}: one army an Area`,
      [area],
    );
  return ok;
};
/** Nothing is left to be placed after it: the set-up ends and is sealed. */
const isLastPlace = (g: State, s: SideNo, { unit }: Place): boolean => {
  const belgian = belgianToPlace(g, s);
  const armies = armiesPlaced(g, s) + (isArmy(g, unit) ? 1 : 0);
  return armies >= NUMBERS.armiesOnMap.value && (belgian < 0 || belgian === unit);
};
export const placing: Decision<Place> = {
  planned: true,
  verbs: ['place'],
  candidates: (g, a) => {
    const all: Place[] = [];
    for (const unit of toPlace(g, sideNo(a.side)))
      for (const area of centresOf(g, nationOf(g, unit))) all.push({ do: 'place', unit, area });
    return all;
  },
  near: (_g, _a, { unit, area }) => [{ do: 'place', unit, area }], // all legal choices are listed
  judge: (g, a, c) => mayPlace(g, sideNo(a.side), c),
  take: (g, a, { unit, area }) => {
    putUnit(g, unit, area);
    emit(g, { is: 'placed', case: '21.0', to: [a.side], unit, area });
    return again;
  },
  caution: (g, a, c) =>
    isLastPlace(g, sideNo(a.side), c)
      ? { says: ['It is the last to be placed: with it your set-up is sealed'], asks: true }
      : undefined,
  say: (g, _a, { unit, area }) => `${unitName(g, unit)} in ${areaName(g, area)}`,
};
export const setUpSteps = steps('setUp', [
  {
    at: '21.0/place',
    case: '21.0',
    name: 'Set-up',
    run: (g, f) => (isPlaced(g, sideNo(f.vars.who)) ? next : ask(f.vars.who, 'placing', '21.0')),
  },
]);
