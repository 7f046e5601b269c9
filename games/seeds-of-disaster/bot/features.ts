/** The features of a position, for the learned value: objectives, armies and what is spent on them, forts, cards and points of both sides. */
import { objective, putAlone, putFront, putObjectives, type Objectives } from '../../../bots/board-features.ts';
import { cachedPerBox } from '../../../bots/cache.ts';
import { featuresBy, softened, type Features, type Put } from '../../../bots/features.ts';
import { sizeOf } from '../../../engine/pieces.ts';
import type { State } from '../../../engine/state.ts';
import type { Board } from '../../../kernel/flood.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import {
  dotsOf,
  isArmy,
  isDisrupted,
  isFleet,
  isMobileKind,
  onMap,
  outOfPlay,
  placeOf,
  poisedWith,
  stepsOf,
} from '../model/army.ts';
import { A, boxOf, G, type Box, type OfBox } from '../model/box.ts';
import { areaName, controlOf, westwallIn } from '../model/ground.ts';
import { ALLIED_HAND, AT, GERMAN_HAND, MIDDLE, SIDES, STATUS, STRATEGIES } from '../model/state.ts';
import { atWar, monthOf, statusOf, weekOf, yearOf } from '../model/tracks.ts';
import { levelOf, objectivesOf } from '../rules/war/victory.ts';
import { frameOf } from '../rules/flow.ts';
import { evaluate } from './evaluate.ts';
import { situationOf } from './situation.ts';
import { WEIGHTS } from './weights.ts';
import { isCampaign, left } from './win-chance.ts';

const boardOf = ({ areas, nextTo }: Box): Board => {
  const degree = Math.max(...nextTo.map(list => list.length));
  const near = new Int16Array(areas * degree).fill(-1);
  for (const [area, list] of nextTo.entries()) near.set(list, area * degree);
  return { size: areas, near, degree };
};
/** An Area is two points, a rough one three; strength two Areas away counts half. */
const [CLEAR, ROUGH, HALF] = [2, 3, 4];
const objectivesIn = (g: State): Objectives => {
  const box = boxOf(g);
  const board = boardOf(box);
  return {
    board,
    steps: Int16Array.from({ length: board.size * board.degree }, (_, k) => {
      const to = board.near[k]!;
      return to < 0 ? UNREACHED : box.tables.areas[to]!.terrain === 'clear' ? CLEAR : ROUGH;
    }),
    half: HALF,
    objectives: box.objectives.map(area =>
      objective(areaName(g, area), [area], to =>
        Int16Array.from(box.areaIds, from => CLEAR * box.distance[to * box.areas + from]!),
      ),
    ),
  };
};

const SIDE_TRACKS = ['rp', 'invested', 'cp', 'ip', 'manoeuvres', 'freeLooks', 'mapMoves'] as const;
const SIGNED_TRACKS = ['permanent', 'temporary', 'drm'] as const;
const COMMON_TRACKS = [
  'pending',
  'risen',
  'parachuted',
  'belgium',
  'lowCountries',
  'metier',
  'pact',
  'recalled',
] as const;
const putTracks = (put: Put, g: State): void => {
  for (const name of COMMON_TRACKS) put(name, g.cells[AT[name]]!);
  for (const [i, status] of STATUS.entries()) put(`status ${status}`, statusOf(g) === i ? 1 : 0);
  for (const [i, zone] of STRATEGIES.entries()) put(`axis ${zone}`, g.cells[AT.strategy] === i ? 1 : 0);
  for (const side of [G, A]) {
    for (const name of SIDE_TRACKS) put(`${SIDES[side]} ${name}`, g.cells[AT[name] + side]! / 10);
    for (const name of SIGNED_TRACKS) put(`${SIDES[side]} ${name}`, (g.cells[AT[name] + side]! - MIDDLE) / 5);
    put(`${SIDES[side]} cards`, sizeOf(boxOf(g).CARDS, g, side === G ? GERMAN_HAND : ALLIED_HAND) / 5);
  }
};
const putArmies = (put: Put, g: State): void => {
  for (const side of [G, A]) {
    const name = SIDES[side];
    const units = boxOf(g).ofSide[side].filter(u => stepsOf(g, u) > 0 && placeOf(g, u) !== outOfPlay(g));
    const armies = units.filter(u => isArmy(g, u));
    const sum = (of: (unit: number) => number, list = units): number => list.reduce((n, u) => n + of(u), 0);
    put(`${name} army steps`, sum(u => stepsOf(g, u), armies) / 80);
    put(`${name} army steps on the map`, sum(u => (onMap(g, u) ? stepsOf(g, u) : 0), armies) / 80);
    put(`${name} armies disrupted`, armies.filter(u => isDisrupted(g, u)).length / 5);
    put(`${name} armies with Poised Forces`, armies.filter(u => poisedWith(g, u).length > 0).length / 5);
    put(`${name} corps`, units.filter(u => !isArmy(g, u) && !isFleet(g, u)).length / 10);
    put(`${name} mobile dots`, sum(u => (isMobileKind(g, u) ? dotsOf(g, u) : 0)) / 10);
    put(`${name} fleet dots`, sum(u => (isFleet(g, u) ? dotsOf(g, u) : 0)) / 5);
  }
  put('Westwall', boxOf(g).areaIds.reduce((n, area) => n + westwallIn(g, area), 0) / 10);
};
/** Factors of both sides, and the logarithm of what they make of each other. */
const putFactors = (put: Put, own: Float64Array, foe: Float64Array): void => {
  const [german, allied] = [own, foe].map(list => list.reduce((sum, x) => sum + x, 0));
  put('German factors', german! / 100);
  put('Allied factors', allied! / 100);
  put('balance of factors', Math.log((german! + 10) / (allied! + 10)));
};
const PEACE_YEARS = 6;
const moverOf = (g: State): number => (frameOf(g, 'playerTurn')?.vars.side === A ? -1 : 1);
const write =
  (objectives: Objectives) =>
  (g: State, put: Put): void => {
    put('left', left(g));
    put('mover', moverOf(g));
    const today = evaluate(g, 'german');
    put("today's evaluation", today / 5);
    put("today's evaluation, softened", softened(today, 5));
    put('years of peace left', atWar(g) ? 0 : (1940 - yearOf(g)) / PEACE_YEARS);
    put('month', monthOf(g) / 12);
    put('week', weekOf(g) / 10);
    put('objectives', objectivesOf(g, G) / 10);
    put('level', levelOf(g) / 5);
    putTracks(put, g);
    putArmies(put, g);
    const s = situationOf(g, G, WEIGHTS);
    const both: readonly [Float64Array, Float64Array] = [s.own, s.foe];
    const forces = { attack: both, defence: both, holder: (area: number) => (controlOf(g, area) === G ? 1 : -1) };
    putFactors(put, s.own, s.foe);
    putObjectives(put, objectives, forces);
    putFront(put, objectives.board, forces);
    putAlone(put, objectives.board, forces);
  };
const known = cachedPerBox<OfBox, { [start: string]: Features }>(() => ({}));
export const features = (g: State): Features =>
  (known(g)[isCampaign(g) ? '1940' : '1934'] ??= featuresBy(write(objectivesIn(g)), g));
