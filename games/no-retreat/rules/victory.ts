/** 17.0 Victory: points on the map, the track, and the end of the game; 23.0 partition lines. */
import { counted } from '../../../engine/words.ts';
import type { State } from '../../../engine/state.ts';
import { A, BRITISH, campOf, G, GERMAN_CAMP, isMobile, nationOf, SOVIET_CAMP, SOVIETS } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { hexRow, isIn } from '../model/ground.ts';
import { DESTROYED, EVACUATED, LAST_TURN, portOfSea, SURRENDERED } from '../model/places.ts';
import {
  ALLIED,
  altVP,
  at,
  citiesOf,
  controls,
  eventVP,
  frontOf,
  GERMAN,
  happened,
  inBox,
  isFrance,
  onMap,
  option,
  PLAN_MARKERS,
  placeOf,
  sideName,
  stanceOf,
  turnOf,
  unitsIn,
  unitsOf,
  AT,
} from '../model/state.ts';
import { planGoals } from './plans/goals.ts';
import { isGivenUp, laid, whereLaid } from './cards/pool.ts';

export type Line = {
  readonly case: string;
  readonly name: string;
  readonly points: number;
};
// 17.1-17.3 ----------------------------------------------------------------------------------------------------------
/** 17.1, 19.8 What a city is worth to the Germans: two or one, less if it was surrendered; minus three in Germany. */
export const cityValue = (g: State, hex: number): number => {
  const { GREATER, CITY } = boxOf(g);
  if (GREATER[hex] === 1) return controls(g, A, hex) ? -3 : 0;
  if (!controls(g, G, hex)) return 0;
  return CITY[hex]! - (isGivenUp(g, hex) ? 1 : 0);
};
export const mapVP = (g: State): number => citiesOf(g).reduce((n, hex) => n + cityValue(g, hex), 0);
export const totalVP = (g: State): number => mapVP(g) + eventVP(g);

// 17.5, 17.6 ----------------------------------------------------------------------------------------------------------
const AUTOMATIC = 30;
export const holdsCapital = (g: State, all: boolean): boolean => {
  const cities = citiesOf(g).filter(hex => isIn(g, hex, isFrance(g) ? 'Paris' : 'Warsaw'));
  if (cities.length === 0) return false;
  return all
    ? cities.every(hex => controls(g, G, hex))
    : cities.some(hex => controls(g, G, hex) && isPrincipal(g, hex));
};
/** 26.3 The Warsaw hex itself, or any of Paris. */
const isPrincipal = (g: State, hex: number): boolean => isFrance(g) || hexRow(g, hex).city === 'Warsaw';
export const isAutomatic = (g: State): boolean =>
  totalVP(g) > AUTOMATIC && (!option(g, 'harder') || holdsCapital(g, false));
export const isInGermany = (g: State): boolean =>
  unitsOf(g, A).some(u => onMap(g, u) && boxOf(g).GREATER[placeOf(g, u)] === 1);

// 23.0 Partition lines --------------------------------------------------------------------------------------------------
const isEast = (g: State, hex: number): boolean =>
  (happened(g, 'red line') ? hexRow(g, hex).eastOfRed : hexRow(g, hex).eastOfYellow) === true;
const partition = (g: State): readonly Line[] => {
  if (isFrance(g)) return [];
  const ruleCase = happened(g, 'red line') ? '23.2' : '23.1';
  const units = unitsOf(g, G).filter(u => onMap(g, u));
  const east = units.filter(u => campOf(g, u) === GERMAN_CAMP && isEast(g, placeOf(g, u))).length;
  const west = units.filter(
    u => campOf(g, u) === SOVIET_CAMP && !isEast(g, placeOf(g, u)) && boxOf(g).COUNTRY[placeOf(g, u)] !== USSR,
  ).length;
  const waits = !happened(g, 'red line') && !happened(g, 'invasion');
  const cities = waits
    ? []
    : citiesOf(g).filter(
        hex => isEast(g, hex) && boxOf(g).GREATER[hex] === 0 && !unitsIn(g, hex).some(u => nationOf(g, u) === SOVIETS),
      );
  return [
    { case: ruleCase, name: 'German units east of the line', points: 0 - Math.floor(east / 2) },
    { case: ruleCase, name: 'Soviet units west of the line', points: 0 - Math.floor(west / 2) },
    { case: ruleCase, name: 'Cities east of the line without a Soviet unit', points: 0 - cities.length },
  ];
};
const USSR = 14;

// 17.7 --------------------------------------------------------------------------------------------------------------------
/** 17.7 What Surrender! markers give back: one each, three for Paris. */
const givenBack = (g: State): number => {
  if (option(g, 'giveBack')) return citiesOf(g).filter(hex => isGivenUp(g, hex) && controls(g, G, hex)).length;
  return laid(g, A, 'Surrender!').reduce((n, m) => n + (isIn(g, whereLaid(g, m), 'Paris') ? 3 : 1), 0);
};
const dead = (g: State, unit: number): boolean =>
  inBox(g, unit, DESTROYED) || inBox(g, unit, SURRENDERED) || portOfSea(g, placeOf(g, unit)) >= 0;
const stepsIn = (g: State, unit: number): number => boxOf(g).STEPS[unit]! - g.cells[at(g).face + unit]!;
const evacuatedSteps = (g: State, british: boolean): number =>
  unitsOf(g, A)
    .filter(u => inBox(g, u, EVACUATED) && (nationOf(g, u) === BRITISH) === british)
    .reduce((n, u) => n + stepsIn(g, u), 0);
const planPoints = (g: State): readonly Line[] => {
  if (!isFrance(g) || option(g, 'planPoints')) return [];
  return ([G, A] as const).map(side => {
    const points = planGoals(g, side).reduce(
      (n, goal, k) =>
        n + (g.cells[AT.planMarker + PLAN_MARKERS.indexOf(`${sideName(side)} ${'ABC'[k]}`)] === 1 ? goal.vp : 0),
      0,
    );
    return {
      case: '20.3',
      name: `${side === G ? 'German' : 'Allied'} Secret Plan`,
      points: side === G ? points : 0 - points,
    };
  });
};
/** The final account line by line. Event points do not count. */
export const endSheet = (g: State): readonly Line[] => {
  const germans = unitsOf(g, G).filter(u => campOf(g, u) === GERMAN_CAMP);
  const british = unitsOf(g, A).filter(u => nationOf(g, u) === BRITISH && dead(g, u)).length;
  return [
    { case: '17.1', name: 'Cities', points: mapVP(g) },
    { case: '17.7', name: 'Surrender! markers', points: givenBack(g) },
    {
      case: '17.7',
      name: 'German mobile units off the map',
      points: isFrance(g) ? germans.filter(u => inBox(g, u, EVACUATED) && isMobile(g, u)).length : 0,
    },
    { case: '17.7', name: 'British units lost', points: british },
    { case: '17.7', name: 'British steps evacuated', points: 0 - evacuatedSteps(g, true) },
    { case: '17.7', name: 'Other Allied steps evacuated', points: 0 - Math.floor(evacuatedSteps(g, false) / 2) },
    { case: '17.7', name: 'German units lost', points: 0 - germans.filter(u => dead(g, u)).length },
    ...planPoints(g),
    { case: '20.2', name: 'Stance', points: chartsOf(g).stanceVP[frontOf(g)][stanceOf(g)]! },
    ...partition(g),
    ...(option(g, 'altScoring') ? [{ case: '26.4', name: 'Alternate Events', points: altVP(g) }] : []),
  ];
};
export const endTotal = (g: State): number => endSheet(g).reduce((n, l) => n + l.points, 0);
export const LEVELS = ['Allied Major', 'Allied Operational', 'German Operational', 'German Major'] as const;
export type Level = (typeof LEVELS)[number];
const BANDS = { france: [15, 22, 31], poland: [10, 16, 22] } as const;
export const bandsOf = (g: State): readonly number[] => BANDS[frontOf(g)];
/** 17.7.1, 17.7.2 */
export const levelOf = (g: State, points: number): Level => LEVELS[bandsOf(g).filter(from => points >= from).length]!;
/** `sheet`: at the end of a game, the lines the points come from, with the plans, which are open then (17.7, 20.3). */
export type Outcome = {
  readonly winner: string;
  readonly level: string;
  readonly case: string;
  readonly points: number;
  readonly why: string;
  readonly sheet?: readonly Line[];
};
export const endOf = (g: State): Outcome => {
  const points = endTotal(g);
  const level = levelOf(g, points);
  return {
    winner: level.startsWith('German') ? GERMAN : ALLIED,
    level,
    case: isFrance(g) ? '17.7.1' : '17.7.2',
    points,
    why: `Game End with ${counted(points, 'point')}: ${level} Victory`,
    sheet: endSheet(g),
  };
};
export const wonBy = (g: State, winner: string, ruleCase: string, why: string): Outcome => ({
  winner,
  level: winner === GERMAN ? 'German Major' : 'Allied Major',
  case: ruleCase,
  points: totalVP(g),
  why,
});
/** 17.5 */
export const automaticWin = (g: State): Outcome | undefined =>
  isAutomatic(g) ? wonBy(g, GERMAN, '17.5', `Automatic Victory with ${counted(totalVP(g), 'point')}`) : undefined;
/** 20.1.7 On the Polish Front the game ends with a turn from the tenth on in which all cities are German. */
export const allTaken = (g: State): boolean =>
  !isFrance(g) && turnOf(g) >= 10 && citiesOf(g).every(hex => controls(g, G, hex));
/** 17.7 Whether the present turn is the last. */
export const isLastTurn = (g: State): boolean => turnOf(g) >= LAST_TURN || happened(g, 'game end') || allTaken(g);
