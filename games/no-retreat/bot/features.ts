/** The features of a position, for the learned value: cities and ways to them, the front, supply, cards and markers, points. */
import {
  boardOf,
  objective,
  putAlone,
  putFront,
  putObjectives,
  putStrengths,
  type Objectives,
} from '../../../bots/board-features.ts';
import { cachedPerBox } from '../../../bots/cache.ts';
import { featuresBy, softened, type Features, type Put } from '../../../bots/features.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import { A, G, isMobile, isStatic } from '../model/army.ts';
import { boxOf, type OfBox } from '../model/box.ts';
import { countryNo, countryOf, gridOf, placed } from '../model/ground.ts';
import {
  AT,
  citiesOf,
  commandOf,
  controls,
  eventVP,
  happened,
  inBox,
  isAtWar,
  NEUTRALS,
  ONCE,
  onMap,
  placeOf,
  scenarioOf,
  stanceOf,
  stepsOf,
  turnRow,
  unitsOf,
} from '../model/state.ts';
import { DESTROYED, handOf, heldBy, SURRENDERED } from '../model/places.ts';
import { bandsOf, endTotal, totalVP } from '../rules/victory.ts';
import { costsFrom, roomOf } from './cache.ts';
import { evaluate } from './evaluate.ts';
import { situationOf, type Situation } from './situation.ts';
import { left } from './win-chance.ts';

/** Strength so many movement points away counts half. */
const HALF = 3;
const objectivesOf = (g: State): Objectives => ({
  board: boardOf(gridOf(g)),
  steps: roomOf(g).ground.steps,
  half: HALF,
  objectives: citiesOf(g).map(hex => objective(placed(g, hex), [hex], at => costsFrom(g, at))),
});
const holderIn = (g: State) => (hex: number) => (controls(g, G, hex) ? 1 : controls(g, A, hex) ? -1 : 0);

const GERMANY = countryNo('Germany');
const putUnits = (put: Put, s: Situation): void => {
  const { g } = s;
  for (const side of [G, A]) {
    const of = side === G ? 'German' : 'Allied';
    const units = unitsOf(g, side).filter(u => onMap(g, u));
    const moving = units.filter(u => !isStatic(g, u));
    put(`${of} units`, moving.length / 30);
    put(`${of} steps`, moving.reduce((n, u) => n + stepsOf(g, u), 0) / 50);
    put(`${of} mobile units`, moving.filter(u => isMobile(g, u)).length / 10);
    put(`${of} units with little supply`, moving.filter(u => s.supply[u] === 1).length / 10);
    put(`${of} units without supply`, moving.filter(u => s.supply[u] === 2).length / 10);
    put(`${of} units in Germany`, moving.filter(u => countryOf(g, placeOf(g, u)) === GERMANY).length / 10);
    put(`${of} units eliminated`, unitsOf(g, side).filter(u => inBox(g, u, DESTROYED)).length / 10);
    put(`${of} units surrendered`, unitsOf(g, side).filter(u => inBox(g, u, SURRENDERED)).length / 10);
  }
};
/** 17.0 Points now and at the end, and what is near: the next death's head and the levels. */
const putPoints = (put: Put, g: State): void => {
  const total = totalVP(g);
  const { exceed, undercut } = turnRow(g);
  put('points', total / 10);
  put('points at the end', endTotal(g) / 10);
  put('points at the end, softened', softened(endTotal(g) - bandsOf(g)[1]!, 5));
  put('event points', eventVP(g) / 5);
  put('above what ends the game', exceed === undefined ? 0 : softened(total - exceed, 3));
  put('below what ends the game', undercut === undefined ? 0 : softened(undercut - total, 3));
  put('stance', stanceOf(g) / 4);
};
/** Cards and markers in hand, leaders, and what happens once. */
const putMeans = (put: Put, g: State): void => {
  const { CARD_PIECES, MARKER_PIECES } = boxOf(g);
  for (const side of [G, A]) {
    const of = side === G ? 'German' : 'Allied';
    put(`${of} cards`, sizeOf(CARD_PIECES, g, handOf(g, side)) / 5);
    put(`${of} markers`, MARKER_PIECES.reduce((n, p) => n + sizeOf(p, g, heldBy(g, side)), 0) / 5);
    put(`${of} leader`, commandOf(g, side) / 2);
  }
  for (const what of ONCE) put(what, happened(g, what) ? 1 : 0);
  for (const neutral of NEUTRALS) put(`${neutral} at war`, isAtWar(g, neutral) ? 1 : 0);
  put('bad weather', g.cells[AT.weather] === 1 ? 1 : 0);
};
const write =
  (objectives: Objectives) =>
  (g: State, put: Put): void => {
    put('left', left(g));
    put('mover', g.stack.find(f => f.proc === 'playerTurn')?.vars.side === A ? -1 : 1);
    const s = situationOf(g, G);
    const forces = { attack: s.attack, defence: s.sp, holder: holderIn(g) };
    const today = evaluate(g, 'german');
    put("today's evaluation", today / 10);
    put("today's evaluation, softened", softened(today, 8));
    putPoints(put, g);
    putMeans(put, g);
    putUnits(put, s);
    putStrengths(put, forces, 50);
    putObjectives(put, objectives, forces);
    putFront(put, objectives.board, forces);
    putAlone(put, objectives.board, forces);
  };
const known = cachedPerBox<OfBox, { [scenario: string]: Features }>(() => ({}));
export const features = (g: State): Features => {
  const scenario = scenarioOf(g);
  return (known(g)[scenario] ??= featuresBy(write(objectivesOf(g)), g));
};
