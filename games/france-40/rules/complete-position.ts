/** Completes a position set by hand: stacks, control, markers and points that follow from where the units were put. Whatever the position names itself stays as named. */
import { isSaid, type Saved } from '../../../engine/save.ts';
import type { State } from '../../../engine/state.ts';
import { A, countOf, FRENCH, fullSteps, G, nameOf, nationOf, sideOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { isOnDyle } from '../model/ground.ts';
import {
  AT,
  at,
  AT_WAR,
  boxPlace,
  CAPITULATED,
  controls,
  DEAD,
  EXITED_SOUTH,
  EXITED_WEST,
  fortIn,
  is1940,
  mobileOf,
  mobileUnits,
  NEUTRALS,
  onMap,
  placeOf,
  stackIn,
  neutralStatus,
  stepsLeft,
  turnOf,
} from '../model/state.ts';
import { restack } from '../../../field/stacks.ts';
import { frameOf, procedure } from './flow.ts';
import { FORWARD, mustCapitulate, SWITZERLAND, unitsOf } from './neutrals.ts';
import { isOverland } from './supply.ts';
import { rememberAll } from './victory.ts';

type Position = Partial<Saved>;

/** 2.10 A unit put on the map from the dead pile has full strength, unless the position names its steps. */
const reviveUnits = (g: State, before: State, p: Position): void => {
  for (let u = 0; u < countOf(g); u++)
    if (onMap(g, u) && !onMap(before, u) && stepsLeft(g, u) === 0 && !isSaid(p, 'steps', nameOf(g, u)))
      g.cells[at(g).steps + u] = fullSteps(g, u);
};
const marchProc = procedure('march');
/** 10.0 The units of a stack that is on the march: the topmost of its hex, above those it passes through. */
const marchersIn = (g: State, hex: number): readonly number[] => {
  const { hex: from, count } = frameOf(g, 'march')?.vars ?? {};
  return count !== undefined && from === hex ? stackIn(g, hex).slice(-count) : [];
};
/** A marching stack counts only the units that the position left in its hex. */
const recountMarchers = (g: State, before: State): void => {
  const hex = frameOf(g, 'march')?.vars.hex;
  const were = hex === undefined ? [] : marchersIn(before, hex);
  if (were.length) marchProc.put(g, { count: were.filter(u => placeOf(g, u) === hex).length });
};
/** 3.10 From bottom to top: units that were there, in their order; newcomers; a stack on the march. A newcomer whose level the position names is sorted among the first. */
const stackOrder = (g: State, before: State, p: Position, hex: number, stack: readonly number[]): readonly number[] => {
  const marchers = marchersIn(before, hex);
  const group = (u: number): number =>
    marchers.includes(u) ? 2 : placeOf(before, u) === hex || isSaid(p, 'level', nameOf(g, u)) ? 0 : 1;
  const level = (u: number): number => g.cells[at(g).level + u]!;
  return stack.toSorted((a, b) => group(a) - group(b) || (group(a) === 1 ? 0 : level(a) - level(b)));
};

/** Tracks that count for one turn; a position with another turn clears them. */
const TURN_TRACKS = ['dyleRoll', 'evacuatedSteps', 'halted'] as const;
const clearTurnTracks = (g: State, before: State, p: Position): void => {
  if (turnOf(g) !== turnOf(before)) for (const track of TURN_TRACKS) if (!isSaid(p, track)) g.cells[AT[track]] = 0;
};

/** 6.2 A fort with enemies in its hex is eliminated, unless the position places it. */
const removeFallenForts = (g: State, p: Position): void => {
  for (const u of mobileUnits(g)) {
    const fort = onMap(g, u) ? fortIn(g, placeOf(g, u)) : -1;
    if (fort >= 0 && sideOf(g, fort) !== sideOf(g, u) && !isSaid(p, 'place', nameOf(g, fort)))
      g.cells[at(g).place + fort] = boxPlace(g, DEAD);
  }
};

/** 4.5, 4.6 A corps in an exit box has scored the point of that edge. */
const scoreExits = (g: State): void => {
  for (const u of mobileOf(g, G)) {
    if (placeOf(g, u) === boxPlace(g, EXITED_WEST)) g.cells[AT.brittany] = 1;
    if (placeOf(g, u) === boxPlace(g, EXITED_SOUTH)) g.cells[AT.mediterranean] = 2;
  }
};
/** 4.4 A French unit put on the Dyle in overland supply counts as having entered it. */
const markOnDyle = (g: State, before: State): void => {
  for (const u of mobileOf(g, A))
    if (
      nationOf(g, u) === FRENCH &&
      isOnDyle(g, placeOf(g, u)) &&
      placeOf(before, u) !== placeOf(g, u) &&
      isOverland(g, u)
    )
      g.cells[AT.onDyle] = 1;
};
/** 4.3 A neutral that meets the conditions capitulates and its army is removed. Switzerland at war has chosen forward defence. */
const completeNeutrals = (g: State, p: Position): void => {
  if (
    neutralStatus(g, SWITZERLAND) === AT_WAR &&
    g.cells[AT.swiss] === 0 &&
    !g.stack.some(f => f.proc === 'swiss') &&
    !isSaid(p, 'swiss')
  )
    g.cells[AT.swiss] = FORWARD;
  for (const [n, name] of NEUTRALS.entries()) {
    if (!isSaid(p, 'neutral', name) && mustCapitulate(g, n)) g.cells[AT.neutral + n] = CAPITULATED;
    if (neutralStatus(g, n) !== CAPITULATED) continue;
    for (const u of unitsOf(g, n)) g.cells[at(g).place + u] = boxPlace(g, DEAD);
  }
};
const POINT_TRACKS = ['onDyle', 'brittany', 'mediterranean', 'paris', 'maginot'] as const;
/** 4.3-4.8 Scores what the position shows; tracks that it names keep their value. */
const scorePoints = (g: State, before: State, p: Position): void => {
  const given = POINT_TRACKS.map(track => (isSaid(p, track) ? g.cells[AT[track]]! : undefined));
  scoreExits(g);
  markOnDyle(g, before);
  rememberAll(g);
  for (const [i, track] of POINT_TRACKS.entries()) if (given[i] !== undefined) g.cells[AT[track]] = given[i]!;
};
const restackAll = (g: State, before: State, p: Position): void => {
  const stacks = restack(boxOf(g).STACKS, g, (hex, stack) => stackOrder(g, before, p, hex, stack));
  for (const [hex, stack] of stacks) g.cells[at(g).control + hex] = sideOf(g, stack[0]!) + 1;
};

/** Completes `g`, which was made from `before` and this position. 3.1 Units control their hexes; 8.8 a port in German hands is lost for good. Stacks are made twice, because a capitulation removes units. */
export const derive = (g: State, before: State, position: Position): void => {
  reviveUnits(g, before, position);
  clearTurnTracks(g, before, position);
  if (!position.flow) recountMarchers(g, before);
  removeFallenForts(g, position);
  restackAll(g, before, position);
  for (const [i, hex] of boxOf(g).PORT_HEXES.entries()) if (controls(g, G, hex)) g.cells[at(g).lostPort + i] = 1;
  if (!is1940(g)) return;
  completeNeutrals(g, position);
  restackAll(g, before, position);
  scorePoints(g, before, position);
};
