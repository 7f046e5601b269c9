/** Checks that a position is well-formed: every counter, card and marker is in one possible place, tracks are within their ends, frames fit. */
import { frameFaults, isWhole } from '../../../../engine/frames.ts';
import { pieceFaults, sizeOf } from '../../../../engine/pieces.ts';
import type { State } from '../../../../engine/state.ts';
import {
  A,
  campOf,
  counterOf,
  GERMAN_CAMP,
  isFort,
  isFortress,
  isMobile,
  isStatic,
  nameOf,
  nationOf,
  sideOf,
  SWISS,
  type SideNo,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { COUNTRIES, type Ability } from '../../data/rows.ts';
import { abilityOf, markerOf, pieceName } from '../../model/deck.ts';
import { isCity, isIn, placed, terrainOf } from '../../model/ground.ts';
import {
  beside,
  BESIDE_CUP,
  cupOf,
  EVACUATED,
  LAST_TURN,
  ON_MAP,
  OUT,
  placeName,
  planPlace,
  portOfSea,
  RESERVE,
  SURRENDERED,
  WAITING,
} from '../../model/places.ts';
import {
  controls,
  ALT_EVENTS,
  AT,
  at,
  BATTLE_MARKERS,
  DROPS,
  frontNo,
  frontOf,
  inBox,
  isFrance,
  isHex,
  MAX_EVENT_VP,
  onMap,
  placeOf,
  scenarioOf,
  isOnSheet,
  SIDES,
  turnOf,
  unitsIn,
  unitsInPlay,
} from '../../model/state.ts';
import { isStranger } from '../movement/areas.ts';
import { SHAPES } from './frames.ts';
import { COUNTERBLOW } from '../combat/markers.ts';
import { hasFortress } from '../combat/odds.ts';
import { laid as laidMarkers, whereLaid } from '../cards/pool.ts';
import { suddenEnd } from '../turn/checks.ts';
import { automaticWin, endOf, isLastTurn, type Outcome } from '../victory.ts';
import { frameOf } from '../flow.ts';

const OTHER_MAP = 'on the other map';

// Counters ---------------------------------------------------------------------------------------------------------------
/** 21.1.1 While units are redeployed, those still in Bohemia are about to leave. */
const isLeaving = (g: State, unit: number): boolean => frameOf(g, 'redeploy')?.vars.units.includes(unit) === true;
const standing = (g: State, unit: number): readonly string[] => {
  const hex = placeOf(g, unit);
  if (!isOnSheet(g, hex)) return [`2.1 ${nameOf(g, unit)} stands ${OTHER_MAP}`];
  if (boxOf(g).LAND[hex] === 0) return [`13.2 ${nameOf(g, unit)} stands in ${placed(g, hex)}, which is no ground`];
  if (boxOf(g).EZ[hex] === 1 && sideOf(g, unit) === 0)
    return [`13.2.3 ${nameOf(g, unit)} is German and stands in ${placed(g, hex)}, an Evacuation Zone`];
  if (isStranger(g, unit, hex) && !isLeaving(g, unit))
    return [`13.2.1 ${nameOf(g, unit)} stands in ${COUNTRIES[boxOf(g).COUNTRY[hex]!]}, which is closed to it`];
  const others = unitsIn(g, hex).filter(v => campOf(g, v) !== campOf(g, unit));
  if (!controls(g, sideOf(g, unit), hex))
    return [`2.11 ${nameOf(g, unit)} stands in ${placed(g, hex)}: its player controls that hex`];
  return others.length ? [`13.3 enemies stand together in ${placed(g, hex)}`] : [];
};
/** 10.0 Units that can leave the map: of the German ones only mobile units, by a blue edge. */
const mayLeave = (g: State, unit: number): boolean =>
  !isStatic(g, unit) && (sideOf(g, unit) !== 0 || (isFrance(g) && isMobile(g, unit)));
/** 14.7.1, 18.6 A Fort or Fortress that is gone has surrendered. */
const FORT_BOXES = [SURRENDERED, WAITING, OUT];
const whyNotLeft = (g: State, unit: number): string => {
  if (isStatic(g, unit)) return 'it is static';
  return isMobile(g, unit) ? 'no German leaves the Polish map' : 'it is not mobile';
};
/** Boxes for counters: those of the mat, the turn track, and for Allied units in France the sea off a port. */
const lying = (g: State, unit: number): readonly string[] => {
  const place = placeOf(g, unit);
  if (place < beside(g, RESERVE)) return [`2.1 ${nameOf(g, unit)} cannot lie in ${placeName(g, place)}`];
  const isAtSea = portOfSea(g, place) >= 0;
  if (place === beside(g, EVACUATED) && !mayLeave(g, unit))
    return [`10.0 ${nameOf(g, unit)} cannot have left the map: ${whyNotLeft(g, unit)}`];
  if ((isFort(g, unit) || isFortress(g, unit)) && !FORT_BOXES.some(box => place === beside(g, box)))
    return [`18.6 ${nameOf(g, unit)} cannot lie in ${placeName(g, place)}: it stays where it is, or surrenders`];
  return isAtSea && (!isFrance(g) || sideOf(g, unit) === 0)
    ? [`2.14 ${nameOf(g, unit)} cannot lie in ${placeName(g, place)}`]
    : [];
};
/** 2.3.5, 2.7, 12.4, 15.0 Sides and markers a counter cannot have. */
const bearing = (g: State, unit: number): readonly string[] => {
  const { face, supply, na, blitz } = at(g);
  const isMarked = [supply, na, blitz].some(cell => g.cells[cell + unit] !== 0);
  if (g.cells[face + unit] === 1 && boxOf(g).STEPS[unit] === 1) return [`2.3.5 ${nameOf(g, unit)} has one side only`];
  if (isMarked && !onMap(g, unit)) return [`2.7 ${nameOf(g, unit)} is not on the map and bears no markers`];
  if (g.cells[supply + unit] !== 0 && (counterOf(g, unit).supply || nationOf(g, unit) === SWISS))
    return [`12.2 ${nameOf(g, unit)} is always in supply`];
  return g.cells[blitz + unit] === 1 && campOf(g, unit) !== GERMAN_CAMP
    ? [`15.0 ${nameOf(g, unit)} is no German unit: it lies under no Blitzkrieg! marker`]
    : [];
};
const units = (g: State): readonly string[] => {
  const { COUNT, FRONT } = boxOf(g);
  const strangers = Array.from({ length: COUNT }, (_, u) => u).filter(
    u => FRONT[u] !== frontNo(g) && !inBox(g, u, OUT),
  );
  return [
    ...strangers.map(u => `2.3 ${nameOf(g, u)} is no counter of this front: it is Out`),
    ...unitsInPlay(g).flatMap(u => [...(onMap(g, u) ? standing(g, u) : lying(g, u)), ...bearing(g, u)]),
  ];
};

// Markers ----------------------------------------------------------------------------------------------------------------
const markers = (g: State): readonly string[] => {
  const seen = new Map<number, string>();
  return BATTLE_MARKERS.flatMap((name, m) => {
    const place = g.cells[at(g).marker + m]!;
    if (place === beside(g, BESIDE_CUP)) return [];
    if (!isHex(g, place)) return [`2.5 the marker ${name} is neither in hand nor on the map`];
    if (!isOnSheet(g, place)) return [`2.1 the marker ${name} lies ${OTHER_MAP}`];
    const other = seen.get(place);
    seen.set(place, name);
    if (g.cells[at(g).markerFace + m] === COUNTERBLOW && isBlowless(g, place)) return [noBlowIn(g, place)];
    return other === undefined ? [] : [`14.1 ${other} and ${name} lie in one hex, ${placed(g, place)}`];
  });
};
/** 14.1.2, 14.6.2 Hexes where a Counterblow can never be. */
const isBlowless = (g: State, hex: number): boolean => hasFortress(g, hex) || terrainOf(g, hex).noCounterblow === true;
const noBlowIn = (g: State, hex: number): string =>
  `14.1.2 no Counterblow lies in ${placed(g, hex)}: a Fortress stands there, or the ground bars it`;
/** 15.0, 19.3, 19.4, 19.8, 19.9 Markers that can be on the map, and where. */
const LAID: readonly Ability[] = ['Blitzkrieg!', 'Shock-Target', 'Shock-Counterblow', 'Surrender!', 'Halt! Hitler'];
const isShock = (ability: Ability): boolean => ability === 'Shock-Target' || ability === 'Shock-Counterblow';
const marksIn = (g: State, hex: number): number => {
  const { FIRST_MARKER, FIRST_PLAN } = boxOf(g);
  const { marker, lies } = at(g);
  let count = BATTLE_MARKERS.filter((_, m) => g.cells[marker + m] === hex).length;
  for (let m = FIRST_MARKER; m < FIRST_PLAN; m++) if (g.cells[lies + m] === hex && isShock(abilityOf(g, m))) count++;
  return count;
};
/** 19.8 One marker for each city, and one for all of Paris. */
const givenUpIn = (g: State, marker: number, hex: number): readonly string[] => {
  if (!isCity(g, hex)) return [`19.8 ${pieceName(g, marker)} lies in no city`];
  const isSame = (h: number): boolean => h === hex || (isIn(g, h, 'Paris') && isIn(g, hex, 'Paris'));
  const others = laidMarkers(g, A, 'Surrender!').filter(m => m !== marker && isSame(whereLaid(g, m)));
  return others.length ? [`19.8 more than one Surrender! marker lies in ${placed(g, hex)}`] : [];
};
const lyingIn = (g: State, marker: number, hex: number): readonly string[] => {
  const ability = abilityOf(g, marker);
  if (!isOnSheet(g, hex)) return [`2.1 ${pieceName(g, marker)} lies ${OTHER_MAP}`];
  if (!LAID.includes(ability)) return [`19.0 ${pieceName(g, marker)} is never laid on the map`];
  if (isShock(ability) && marksIn(g, hex) > 1)
    return [`14.1 more than one Target or Counterblow lies in ${placed(g, hex)}`];
  if (ability === 'Surrender!') return givenUpIn(g, marker, hex);
  return ability === 'Shock-Counterblow' && isBlowless(g, hex) ? [noBlowIn(g, hex)] : [];
};
/** 2.6 An initiative marker has a hex if and only if it is on the map. */
const laid = (g: State): readonly string[] => {
  const { FIRST_MARKER, FIRST_PLAN } = boxOf(g);
  const { piece, lies } = at(g);
  return Array.from({ length: FIRST_PLAN - FIRST_MARKER }, (_, i) => FIRST_MARKER + i).flatMap(m => {
    const isOn = g.cells[piece + m] === beside(g, ON_MAP);
    const hex = g.cells[lies + m]!;
    if (markerOf(g, m).beside && g.cells[piece + m] === cupOf(g, markerOf(g, m).side))
      return [`19.3 ${pieceName(g, m)} is never in the cup: it lies beside it`];
    if (isOn && isHex(g, hex)) return lyingIn(g, m, hex);
    if (isOn === isHex(g, hex)) return [];
    return [
      isOn
        ? `2.6 ${pieceName(g, m)} is on the map but lies in no hex`
        : `2.6 ${pieceName(g, m)} lies in a hex, but as ${abilityOf(g, m)} it is in ${placeName(g, g.cells[piece + m]!)}`,
    ];
  });
};
const drops = (g: State): readonly string[] =>
  DROPS.flatMap((name, d) => {
    const place = g.cells[at(g).drop + d]!;
    if (isHex(g, place) && (boxOf(g).LAND[place] === 0 || boxOf(g).EZ[place] === 1))
      return [`19.10 ${name} lies in ${placed(g, place)}, which is no ground`];
    if (isHex(g, place) ? isFrance(g) && isOnSheet(g, place) : [RESERVE, OUT].some(box => place === beside(g, box)))
      return [];
    return [`19.10 ${name} cannot be in ${placeName(g, place)}`];
  });
/** 3.0 The cards of the other front stay in the box. */
const cards = (g: State): readonly string[] =>
  boxOf(g).CARDS.flatMap(({ front }, c) =>
    front === frontOf(g) || g.cells[at(g).piece + c] === beside(g, OUT)
      ? []
      : [`3.0 ${pieceName(g, c)} is no card of this front: it is Out`],
  );
/** 5.7 One plan a side. */
const plans = (g: State): readonly string[] =>
  SIDES.flatMap((side, s) => {
    const count = sizeOf(boxOf(g).PLAN_PIECES[s as SideNo], g, planPlace(g, s as SideNo));
    return count > 1 ? [`5.7 the ${side} side has ${count} plans`] : [];
  });
/** 21.1 Not on the French Front, and without effect in the historical campaign. */
const noAlt = (event: string): string => `21.1 ${event} is an Alternate Event of the regular Polish campaign`;
const tracks = (g: State): readonly string[] => [
  ...(isWhole(turnOf(g), 0, LAST_TURN) ? [] : [`4.0 the turn is ${turnOf(g)}, not 1 to ${LAST_TURN}`]),
  ...(isWhole(g.cells[AT.eventVP], 0, 2 * MAX_EVENT_VP) ? [] : ['17.2 the Event score goes from -12 to 12']),
  ...(g.cells[AT.stanceFace] === 1 && g.cells[AT.stance] !== 1
    ? ['20.2 the stance marker is turned in the second box only']
    : []),
  ...(scenarioOf(g) === 'poland' ? [] : ALT_EVENTS.filter((_, i) => g.cells[AT.alt + i] !== 0).map(noAlt)),
];
/** 17.5-17.7 A finished game ended in a way in which this position can end. */
const ended = (g: State): readonly string[] => {
  if (g.wait.for !== 'over') return [];
  const said = g.wait.result as Partial<Outcome> | null;
  const ends = [isLastTurn(g) ? endOf(g) : undefined, turnOf(g) > 0 ? suddenEnd(g) : undefined, automaticWin(g)];
  const isSo = (e?: Outcome): boolean =>
    e?.case === said?.case && e?.points === said?.points && e?.level === said?.level && e?.winner === said?.winner;
  if (ends.some(e => e && isSo(e))) return [];
  const would = ends.flatMap(e => (e ? [`${e.winner} by ${e.case} with ${e.points}`] : [])).join(' or ');
  return [`17.7 the game cannot have ended so: ${would || 'it is not over'}`];
};
export const faults = (g: State): readonly string[] => {
  const { CARD_PIECES, MARKER_PIECES, PLAN_PIECES, PLACES } = boxOf(g);
  const all = [
    ...tracks(g),
    ...ended(g),
    ...units(g),
    ...markers(g),
    ...laid(g),
    ...drops(g),
    ...[CARD_PIECES, ...MARKER_PIECES, ...PLAN_PIECES].flatMap(p => pieceFaults(p, g, PLACES)),
    ...cards(g),
    ...plans(g),
    ...frameFaults(g, SHAPES),
  ];
  return [...new Set(all)];
};
