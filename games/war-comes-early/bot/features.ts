/** The features of a position, for the learned value: cities and forts with the ways to them, the front, nations, points. */
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
import type { State } from '../../../engine/state.ts';
import { makeReach, priced, reach } from '../../../kernel/path.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { A, G, GERMANS, isMech, POWERS } from '../model/army.ts';
import { boxOf, type OfBox } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { countryOf, CZECHOSLOVAKIA, GERMANY, gridOf, placed, POLAND } from '../model/ground.ts';
import {
  AT,
  controls,
  is1939,
  isBreached,
  onMap,
  placeOf,
  pointsOf,
  sideOfPower,
  standing,
  unitsOf,
} from '../model/state.ts';
import { points1939 } from '../rules/victory.ts';
import { costsFrom, groundOf } from './cache.ts';
import { evaluate } from './evaluate.ts';
import { situationOf, type Situation } from './situation.ts';
import { left } from './win-chance.ts';

/** Strength so many halves of a movement point away counts half. */
const HALF = 8;
const FARTHEST = 100;
/** Cities that count one by one; those of other countries count together. */
const ownCities = (g: State): readonly number[] => (is1939(g) ? [GERMANY, POLAND] : [GERMANY, CZECHOSLOVAKIA]);
const objectivesOf = (g: State): Objectives => {
  const { GRID, ENTER, CROSS, RAIL_SIDE, CITIES, COUNTRY, FORT_HEXES } = boxOf(g);
  const ground = is1939(g)
    ? groundOf(g, GERMANS, false)
    : priced(GRID, { enter: ENTER[0], cross: CROSS, road: RAIL_SIDE });
  const scratch = makeReach(GRID);
  const to = (hex: number): Int16Array =>
    is1939(g) ? costsFrom(g, GERMANS, false, hex) : reach(GRID, ground, hex as HexId, FARTHEST, scratch).cost.slice();
  const own = ownCities(g);
  const alone = CITIES.filter(hex => own.includes(COUNTRY[hex]!));
  const others = is1939(g)
    ? []
    : COUNTRIES.flatMap((name, c) => {
        const cities = CITIES.filter(hex => COUNTRY[hex] === c);
        return own.includes(c) || cities.length === 0 ? [] : [objective(`cities of ${name}`, cities, to)];
      });
  const forts = COUNTRIES.flatMap((name, c) => {
    const hexes = FORT_HEXES.filter(hex => COUNTRY[hex] === c);
    return hexes.length === 0 || (is1939(g) && !own.includes(c)) ? [] : [objective(`forts of ${name}`, hexes, to)];
  });
  return {
    board: boardOf(gridOf(g)),
    steps: ground.steps!,
    half: HALF,
    objectives: [...alone.map(hex => objective(placed(g, hex), [hex], to)), ...others, ...forts],
  };
};
const holderIn = (g: State) => (hex: number) => (controls(g, G, hex) ? 1 : controls(g, A, hex) ? -1 : 0);

const putUnits = (put: Put, s: Situation, powers: readonly number[]): void => {
  const { g } = s;
  for (const side of [G, A]) {
    const of = side === G ? 'German' : 'Allied';
    const units = unitsOf(g, side).filter(u => onMap(g, u));
    put(`${of} units`, units.length / 40);
    put(`${of} mechanised units`, units.filter(u => isMech(g, u)).length / 10);
    put(`${of} units in Germany`, units.filter(u => countryOf(g, placeOf(g, u)) === GERMANY).length / 20);
    put(`${of} corps equivalents`, s.ce[side].reduce((sum, x) => sum + x, 0) / 100);
    put(`${of} threat`, Math.log1p(threatened(s, side)));
  }
  put('forts breached', boxOf(g).FORT_HEXES.filter((_, fort) => isBreached(g, fort)).length / 10);
  for (const power of powers) {
    put(`${POWERS[power]} to move`, g.stack.some(f => f.proc === 'movement' && f.vars.power === power) ? 1 : 0);
    put(`${POWERS[power]} on the side of the first`, sideOfPower(g, power) === G ? 1 : 0);
  }
};
/** Factors that could attack cities of a side, those held well less. */
const threatened = (s: Situation, side: 0 | 1): number => {
  const threat = s.threat(side);
  let sum = 0;
  for (const hex of boxOf(s.g).CITIES)
    if (controls(s.g, side, hex)) sum += threat[hex]! / (threat[hex]! + 2 * s.defence[side][hex]! + 5);
  return sum;
};
const putPoints = (put: Put, g: State): void => {
  if (is1939(g)) {
    put('points', points1939(g) / 3);
    return;
  }
  const margin = pointsOf(g, G) - pointsOf(g, A);
  put('margin', margin / 20);
  put('margin, softened', softened(margin, 10));
  put('German points', pointsOf(g, G) / 50);
  put('Allied points', pointsOf(g, A) / 50);
  for (const [c, name] of COUNTRIES.entries()) put(`standing of ${name}`, standing(g, c) / 2);
  put('air superiority', g.cells[AT.airWinner] === 1 ? 1 : g.cells[AT.airWinner] === 2 ? -1 : 0);
};
const write =
  (objectives: Objectives, powers: readonly number[]) =>
  (g: State, put: Put): void => {
    const power = g.stack.find(f => f.proc === 'movement')?.vars.power as number | undefined;
    put('left', left(g));
    put('mover', power !== undefined && sideOfPower(g, power) === A ? -1 : 1);
    const s = situationOf(g, G);
    const forces = { attack: s.attack, defence: s.defence, holder: holderIn(g) };
    const today = evaluate(g, 'german');
    put("today's evaluation", today / 10);
    put("today's evaluation, softened", softened(today, 10));
    putPoints(put, g);
    putUnits(put, s, powers);
    putStrengths(put, forces, 100);
    putObjectives(put, objectives, forces);
    putFront(put, objectives.board, forces);
    putAlone(put, objectives.board, forces);
  };
/** Powers with a unit in this scenario. */
const powersOf = (g: State): readonly number[] =>
  [...POWERS.keys()].filter(power => boxOf(g).BY_POWER[is1939(g) ? 1 : 0]![power]!.length > 0);
const known = cachedPerBox<OfBox, { [year: string]: Features }>(() => ({}));
export const features = (g: State): Features =>
  (known(g)[is1939(g) ? '1939' : '1938'] ??= featuresBy(write(objectivesOf(g), powersOf(g)), g));
