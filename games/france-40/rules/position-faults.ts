/** What is wrong with a position set by hand: units where none can be, tracks out of range, counts that do not match the counters. */
import { sameChoice } from '../../../engine/decide.ts';
import { frameFaults, isWhole } from '../../../engine/frames.ts';
import type { Json, State } from '../../../engine/state.ts';
import { A, BRITISH, counterOf, countOf, fullSteps, isFort, isMech, nameOf, nationOf, sideOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { SCENARIOS } from '../data/charts.ts';
import { isPort, labelOf, sizeOf } from '../model/ground.ts';
import {
  AT,
  at,
  boxPlace,
  EVACUATED,
  EXITED_SOUTH,
  EXITED_WEST,
  fortIn,
  fortUnits,
  heightOf,
  heldOf,
  is1940,
  mobileUnits,
  NEUTRAL,
  NEUTRALS,
  onMap,
  placeName,
  placeOf,
  scenarioOf,
  neutralStatus,
  stepsLeft,
  TO_SET_UP,
  TURN_TRACK,
  turnOf,
} from '../model/state.ts';
import { stackFaults } from '../../../field/stacks.ts';
import { leftFaults, planFaults, SHAPES } from './frames.ts';
import { REDOUBT, SWITZERLAND, unitsOf } from './neutrals.ts';
import { sickleCorps } from './setup.ts';
import { lastTurn } from './turn.ts';
import { atOnceCase, germanCitiesLost, outcome, vpNow } from './victory.ts';

/** 6.0, 3.10 Stack heights and levels must match the counters in each hex. */
const stackHeightFaults = (g: State): readonly string[] =>
  stackFaults(boxOf(g).STACKS, g).map(({ hex, wrong, count }) =>
    wrong === 'height'
      ? `6.0 ${labelOf(g, hex)} has height ${heightOf(g, hex)}, but ${count} units stand there`
      : `3.10 the levels in ${labelOf(g, hex)} do not run from 0 without a gap`,
  );
/** 10.5 No unit is in water or in the Sarreguemines Gap. */
const terrainFaults = (g: State): readonly string[] =>
  mobileUnits(g)
    .filter(u => onMap(g, u) && boxOf(g).SHUT[placeOf(g, u)])
    .map(u => `10.5 nobody can stand in ${labelOf(g, placeOf(g, u))}, not even ${nameOf(g, u)}`);
/** 6.2 Enemies never share a hex, nor stand in an enemy fort. */
const sharedHexFaults = (g: State): readonly string[] => {
  const sides = new Uint8Array(sizeOf(g));
  for (const u of fortUnits(g)) if (onMap(g, u)) sides[placeOf(g, u)]! |= 1 << sideOf(g, u);
  for (const u of mobileUnits(g)) if (onMap(g, u)) sides[placeOf(g, u)]! |= 1 << sideOf(g, u);
  return [...sides.keys()]
    .filter(hex => sides[hex] === 3)
    .map(hex => {
      const fort = fortIn(g, hex);
      return `6.2 both sides stand in ${labelOf(g, hex)}${fort >= 0 ? `: ${nameOf(g, fort)} is a fort there` : ''}`;
    });
};
/** 2.10, 2.12, 2.4 Checks of single units: steps, forts in their own hexes, no unit of the other scenario. */
const unitFaults = (g: State): readonly string[] => {
  const out: string[] = [];
  for (let u = 0; u < countOf(g); u++) {
    if (stepsLeft(g, u) > fullSteps(g, u) || (onMap(g, u) && stepsLeft(g, u) < 1))
      out.push(`2.10 ${nameOf(g, u)} has ${stepsLeft(g, u)} steps`);
    if (isFort(g, u) && g.cells[at(g).level + u]) out.push(`6.1 the fort ${nameOf(g, u)} has a level`);
    if (isFort(g, u) && onMap(g, u) && labelOf(g, placeOf(g, u)) !== counterOf(g, u).hex)
      out.push(`2.12 the fort ${nameOf(g, u)} stands in ${counterOf(g, u).hex} and nowhere else`);
    if (onMap(g, u) && counterOf(g, u).scenario !== 'both' && counterOf(g, u).scenario !== SCENARIOS[scenarioOf(g)])
      out.push(`2.4 ${nameOf(g, u)} is a unit of ${counterOf(g, u).scenario}`);
  }
  return out;
};
/** 2.12, 5.13, 4.5, 4.6, 9.4 Which boxes beside the map a unit can be in. */
const mayLieIn = (g: State, unit: number, box: number): boolean => {
  if (box === boxPlace(g, TO_SET_UP)) return !isFort(g, unit);
  if (box === boxPlace(g, EVACUATED)) return nationOf(g, unit) === BRITISH;
  if (box === boxPlace(g, EXITED_WEST) || box === boxPlace(g, EXITED_SOUTH)) return isMech(g, unit);
  return box !== boxPlace(g, TURN_TRACK) || nameOf(g, unit) === chartsOf(g).reinforcement.unit;
};
const boxFaults = (g: State): readonly string[] =>
  [...boxOf(g).UNIT_NAMES.keys()]
    .filter(u => !onMap(g, u) && !mayLieIn(g, u, placeOf(g, u)))
    .map(u => `2.0 ${nameOf(g, u)} cannot lie in ${placeName(g, placeOf(g, u))}`);

const panzerCount = (g: State): number => boxOf(g).MECH.reduce((n, m) => n + m, 0);
const britishCount = (g: State): number => boxOf(g).NATION.filter((n, u) => n === BRITISH && !isFort(g, u)).length;
/** Tracks that count from 0 to a maximum. */
const TRACKS: readonly {
  readonly case: string;
  readonly track:
    | 'dyleRoll'
    | 'germanReplacements'
    | 'frenchReplacements'
    | 'evacuatedSteps'
    | 'britishLost'
    | 'panzersLost'
    | 'halts';
  readonly max: (g: State) => number;
}[] = [
  { case: '5.16', track: 'dyleRoll', max: () => 6 },
  { case: '9.1', track: 'germanReplacements', max: g => chartsOf(g).replacements.german },
  { case: '9.3', track: 'frenchReplacements', max: g => chartsOf(g).replacements.french },
  { case: '5.13', track: 'evacuatedSteps', max: g => chartsOf(g).dynamo.stepsATurn },
  { case: '4.9', track: 'britishLost', max: britishCount },
  { case: '4.10', track: 'panzersLost', max: panzerCount },
  { case: '5.10', track: 'halts', max: g => Math.max(0, turnOf(g) - chartsOf(g).halt.fromTurn + 1) },
];
const trackFaults = (g: State): readonly string[] => [
  ...(isWhole(turnOf(g), 1, lastTurn(g)) ? [] : [`5.0 turn is ${turnOf(g)}, not 1 to ${lastTurn(g)}`]),
  ...TRACKS.filter(t => !isWhole(g.cells[AT[t.track]], 0, t.max(g))).map(
    t => `${t.case} ${t.track} is ${g.cells[AT[t.track]]}, not 0 to ${t.max(g)}`,
  ),
];
/** 5.13 Dynamo was declared on turn 5 or later, at a port. */
const dynamoFaults = (g: State): readonly string[] => {
  const declared = g.cells[AT.dynamo]!;
  const port = g.cells[AT.dynamoPort]!;
  if (declared === 0) return [];
  return [
    ...(isWhole(declared, chartsOf(g).dynamo.fromTurn, turnOf(g))
      ? []
      : [`5.13 dynamo is the turn it was declared, ${chartsOf(g).dynamo.fromTurn} to ${turnOf(g)}, not ${declared}`]),
    ...(isPort(g, port)
      ? []
      : [
          `5.13 Dynamo needs a port: set dynamoPort to one of ${boxOf(g)
            .PORT_HEXES.map(hex => labelOf(g, hex))
            .join(', ')}, not ${placeName(g, port)}`,
        ]),
  ];
};
/** 4.3 A neutral was violated in this turn or an earlier one, and is then no longer neutral. */
const neutralFaults = (g: State): readonly string[] =>
  NEUTRALS.flatMap((name, n) => {
    const violated = g.cells[AT.violated + n]!;
    const latest = neutralStatus(g, n) === NEUTRAL ? 0 : turnOf(g);
    return isWhole(violated, 0, latest)
      ? []
      : [`4.3 ${name} was violated on turn ${violated}, but it is ${latest ? `turn ${latest}` : 'neutral'}`];
  });
const sickleFaults = (g: State): readonly string[] =>
  [...boxOf(g).UNIT_NAMES.keys()]
    .filter(u => g.cells[at(g).sickle + u] && !isMech(g, u))
    .map(u => `3.8 ${nameOf(g, u)} is no corps of Sickle Cut`);

/** The results with which a game can have ended in this position: on the last turn, or by a sudden-death victory it allows. */
const possibleEnds = (g: State): readonly Json[] => {
  const last = turnOf(g) === lastTurn(g);
  const atOnce = germanCitiesLost(g) > 0 || heldOf(g, A, boxOf(g).BESIDE_RUHR) > 0;
  return [
    ...(last ? [is1940(g) ? outcome(g) : outcome(g, 'german', '4.1')] : []),
    ...(atOnce ? [outcome(g, 'allied', atOnceCase(g))] : []),
    ...(is1940(g) && g.cells[AT.panzersLost]! > 0 && vpNow(g) <= 0 ? [outcome(g, 'allied', '4.10')] : []),
  ];
};
const endFaults = (g: State): readonly string[] => {
  if (g.wait.for !== 'over') return [];
  const ends = possibleEnds(g);
  const { result } = g.wait;
  if (ends.some(e => sameChoice(e, result))) return [];
  return [
    `4.0 ${ends.length ? `this position ends as ${ends.map(e => JSON.stringify(e)).join(' or ')}, not ${JSON.stringify(result)}` : `this position has not ended: the last turn is ${lastTurn(g)}`}`,
  ];
};
/** 5.5, 4.3, 3.8 Markers that contradict the scenario, the Swiss strategy or Sickle Cut. */
const scenarioFaults = (g: State): readonly string[] => [
  ...(is1940(g) && g.cells[AT.supplyCrisis] ? ['5.5 the supply crisis is of 1939'] : []),
  ...(g.cells[AT.swiss] === REDOUBT && unitsOf(g, SWITZERLAND).length
    ? [`4.3 the Swiss are in the redoubt, but ${nameOf(g, unitsOf(g, SWITZERLAND)[0]!)} is on the map`]
    : []),
  ...(sickleCorps(g).length > chartsOf(g).sickleCut.corps
    ? [`3.8 Sickle Cut has ${chartsOf(g).sickleCut.corps} corps, not ${sickleCorps(g).length}`]
    : []),
];

export const faults = (g: State): readonly string[] => [
  ...stackHeightFaults(g),
  ...terrainFaults(g),
  ...sharedHexFaults(g),
  ...unitFaults(g),
  ...boxFaults(g),
  ...trackFaults(g),
  ...dynamoFaults(g),
  ...neutralFaults(g),
  ...sickleFaults(g),
  ...scenarioFaults(g),
  ...endFaults(g),
  ...planFaults(g),
  ...leftFaults(g),
  ...frameFaults(g, SHAPES),
];
