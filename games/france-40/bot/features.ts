/** The features of a position, for the learned value: objectives and ways to them, the front, supply, losses and points. */
import { featuresBy, softened, type Features, type Put } from '../../../bots/features.ts';
import { cachedPerBox } from '../../../bots/cache.ts';
import {
  boardOf,
  objective,
  putAlone,
  putFront,
  putObjectives,
  putStrengths,
  type Objective,
  type Objectives,
} from '../../../bots/board-features.ts';
import type { State } from '../../../engine/state.ts';
import { NO_ENTRY, priced } from '../../../kernel/path.ts';
import { A, BRITISH, G, isMech, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf, type OfBox } from '../model/box.ts';
import { BELGIUM, citiesOf, countryOf, crossCosts, GERMANY, gridOf, NETHERLANDS, placed } from '../model/ground.ts';
import {
  AT,
  at,
  controls,
  fortUnits,
  is1940,
  mobileOf,
  neutralStatus,
  NEUTRALS,
  onMap,
  placeOf,
  stepsLeft,
} from '../model/state.ts';
import { frameOf } from '../rules/flow.ts';
import { germanCitiesLost, vpOf } from '../rules/victory.ts';
import { botCacheOf, FARTHEST_1939, waysFrom } from './cache.ts';
import { evaluate } from './evaluate.ts';
import { costsFrom, overland, situationOf, type Situation } from './situation.ts';
import { left } from './win-chance.ts';

/** Strength so many movement points away counts half. */
const HALF = 5;
const openSteps = (g: OfBox): Objectives['steps'] =>
  priced(gridOf(g), { enter: boxOf(g).ENTER, cross: crossCosts(g, false, false) }).steps;
const map1940 = (g: OfBox & State): Objectives => {
  const box = boxOf(g);
  const to = (hex: number): Int16Array => costsFrom(g, hex);
  const each = (hexes: readonly number[]): readonly Objective[] =>
    hexes.map(hex => objective(placed(g, hex), [hex], to));
  return {
    board: boardOf(gridOf(g)),
    steps: openSteps(g),
    half: HALF,
    objectives: [
      objective('Paris', box.PARIS, to),
      objective('Dijon and Lyon', box.MEDITERRANEAN_CITIES, to),
      objective('the south edge', box.SOUTH_EDGE, to),
      objective('Brittany', box.BRITTANY, to),
      objective('the rear of the Maginot Line', box.BEHIND_MAGINOT, to),
      objective('the Dyle', box.DYLE_HEXES, to),
      objective('the Ruhr', box.RUHR, to),
      objective('the Dutch cities', citiesOf(g, NETHERLANDS), to),
      ...each(citiesOf(g, BELGIUM)),
      ...each(box.PORT_HEXES.filter(hex => !(citiesOf(g, BELGIUM) as readonly number[]).includes(hex))),
    ],
  };
};
/** 3.2 Neutral countries are closed. */
const map1939 = (g: OfBox): Objectives => {
  const box = boxOf(g);
  const { open1939, scratch } = botCacheOf(g);
  const to = (hex: number): Int16Array => waysFrom(box, hex, open1939, scratch).slice();
  const ruhr = new Set<number>(box.RUHR);
  return {
    board: boardOf(gridOf(g)),
    steps: priced(gridOf(g), { enter: open1939, cross: crossCosts(g, false, false) }).steps,
    half: HALF,
    objectives: [
      objective(
        'the Ruhr',
        box.BESIDE_RUHR.filter(hex => open1939[hex] !== NO_ENTRY),
        to,
      ),
      ...citiesOf(g, GERMANY)
        .filter(hex => !ruhr.has(hex) && waysFrom(box, hex, open1939, scratch)[box.RUHR[0]!]! <= FARTHEST_1939)
        .map(hex => objective(placed(g, hex), [hex], to)),
    ],
  };
};
const mapsOf = cachedPerBox<OfBox, { [year: string]: Objectives }>(() => ({}));

/** 1 the German side, -1 the Allied. */
const holderIn = (g: State) => (hex: number) => (controls(g, G, hex) ? 1 : controls(g, A, hex) ? -1 : 0);
const unitsOnMap = (g: State, side: SideNo): readonly number[] => mobileOf(g, side).filter(u => onMap(g, u));
const putUnits = (put: Put, s: Situation): void => {
  const { g } = s;
  for (const side of [G, A]) {
    const of = side === G ? 'German' : 'Allied';
    const units = unitsOnMap(g, side);
    const fed = s.supplied[side]();
    put(`${of} units`, units.length / 40);
    put(`${of} steps`, units.reduce((sum, u) => sum + stepsLeft(g, u), 0) / 80);
    put(`${of} units out of supply`, units.filter(u => !fed[placeOf(g, u)]).length / 10);
    put(`${of} forts`, fortUnits(g).filter(u => sideOf(g, u) === side && onMap(g, u)).length / 15);
    put(`${of} units in Germany`, units.filter(u => countryOf(g, placeOf(g, u)) === GERMANY).length / 20);
  }
  put('German cities lost', germanCitiesLost(g));
};
/** 4.3-4.10 What 1940 is scored by. */
const putPoints = (put: Put, s: Situation): void => {
  const { g } = s;
  put('points', vpOf(g) / 5);
  for (const name of ['onDyle', 'brittany', 'mediterranean', 'paris', 'maginot', 'sickleCut', 'dynamo'] as const)
    put(name, Math.min(1, g.cells[AT[name]]!));
  put('British corps lost', g.cells[AT.britishLost]! / 3);
  put('panzer corps lost', g.cells[AT.panzersLost]! / 3);
  for (const [i, name] of NEUTRALS.entries()) put(name, neutralStatus(g, i) / 2);
  const fed = s.supplied[A]();
  const fuelled = s.supplied[G]();
  const open = overland(g, s.allied()); // after supply, which is traced in the same array
  const panzers = unitsOnMap(g, G).filter(u => isMech(g, u));
  const british = unitsOnMap(g, A).filter(u => nationOf(g, u) === BRITISH);
  put('panzer corps', panzers.length / 8);
  put('panzer steps', panzers.reduce((sum, u) => sum + stepsLeft(g, u), 0) / 16);
  put('panzer corps out of supply', panzers.filter(u => !fuelled[placeOf(g, u)]).length / 4);
  put('panzer corps alone', panzers.filter(u => s.count[G][placeOf(g, u)] === 1).length / 4);
  put('British corps', british.length / 3);
  put('British corps cut off', british.filter(u => !fed[placeOf(g, u)]).length / 3);
  put('British corps by a port', british.filter(u => !open[placeOf(g, u)]).length / 3);
  put('ports lost', boxOf(g).PORT_HEXES.filter((_, i) => g.cells[at(g).lostPort + i]).length / 4);
};
const write =
  (map: Objectives) =>
  (g: State, put: Put): void => {
    put('left', left(g));
    put('mover', frameOf(g, 'playerTurn')?.vars.side === A ? -1 : 1);
    const s = situationOf(g, G);
    const forces = { attack: s.attack, defence: s.defence, holder: holderIn(g) };
    const today = evaluate(g, 'german');
    put("today's evaluation", today);
    put("today's evaluation, softened", softened(today - 4.5, 3));
    if (is1940(g)) putPoints(put, s);
    else put('supply crisis', g.cells[AT.supplyCrisis]!);
    putUnits(put, s);
    putStrengths(put, forces, 100);
    putObjectives(put, map, forces);
    putFront(put, map.board, forces);
    putAlone(put, map.board, forces);
  };
const known = cachedPerBox<OfBox, { [year: string]: Features }>(() => ({}));
export const features = (g: State): Features => {
  const year = is1940(g) ? '1940' : '1939';
  const map = (mapsOf(g)[year] ??= is1940(g) ? map1940(g) : map1939(g));
  return (known(g)[year] ??= featuresBy(write(map), g));
};
