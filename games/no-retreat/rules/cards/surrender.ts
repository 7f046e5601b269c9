/** 19.8, 8.0-F Surrender! markers: cities that are surrendered, and which units leave them for where. */
import {
  drawNumber,
  no,
  ok,
  oneOf,
  type Decision,
  type Verdict,
  cells,
  blockedBy,
  untilOver,
} from '../../../../engine/decide.ts';
import { again, done } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import { distance, type HexId } from '../../../../kernel/hex.ts';
import { A, campOf, G, GERMAN_CAMP, inOrder, isStatic, nameOf } from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { gridOf, isIn, isWithin, joinedTo, placed } from '../../model/ground.ts';
import {
  citiesOf,
  controls,
  newList,
  onMap,
  placeOf,
  sideName,
  turnOf,
  unitsOf,
  unitsOfIn,
} from '../../model/state.ts';
import { mayRetreatInto } from '../movement/areas.ts';
import { eliminate, hungryOf, portsOf } from '../combat/losses.ts';
import { moveTo } from '../movement/control.ts';
import { hasFriend, inZone, isBarredTo } from '../position/board-cache.ts';
import { canUse, isGivenUp, layMarker, usable, laid, mayWield } from './pool.ts';
import { crowdProc } from '../movement/crowding.ts';
import { isOverstacked, mayStack } from '../movement/stacking.ts';
import { TURN } from '../position/obstacles.ts';
import { ask, emit, procedure, steps } from '../flow.ts';

const RANGE = 4;
const isNear = (g: State, hex: number): boolean =>
  unitsOf(g, G).some(u => onMap(g, u) && campOf(g, u) === GERMAN_CAMP && isWithin(g, hex, placeOf(g, u), RANGE));
/** All hexes of the city in this hex: Paris has three, which one marker covers. */
const cityAround = (g: State, hex: number): readonly number[] =>
  isIn(g, hex, 'Paris') ? citiesOf(g).filter(h => isIn(g, h, 'Paris')) : [hex];
const mayGiveUp = (g: State, hex: number): Verdict => {
  if (turnOf(g) === 1) return blockedBy(TURN, '19.8', 'no city is given up on the first turn');
  if (boxOf(g).CITY[hex] === 0) return no('19.8', `${placed(g, hex)} is no city`, [hex]);
  if (!cityAround(g, hex).every(h => controls(g, A, h)))
    return blockedBy(cells('control', ...cityAround(g, hex)), '19.8', `${placed(g, hex)} is not all yours`, [hex]);
  if (isGivenUp(g, hex))
    return blockedBy(
      cells('lies', ...laid(g, A, 'Surrender!')),
      '19.8',
      `${placed(g, hex)} has been given up already`,
      [hex],
    );
  if (!isNear(g, hex))
    return blockedBy(untilOver(g), '19.8', `no German is within four hexes of ${placed(g, hex)}`, [hex]);
  return mayWield(g, A, 'Surrender!', '19.8');
};
type Laying = { readonly do: 'giveUp'; readonly hex: number } | { readonly do: 'done' };
export const yielding: Decision<Laying> = {
  verbs: ['giveUp', 'done'],
  candidates: g => [{ do: 'done' }, ...citiesOf(g).map(hex => ({ do: 'giveUp', hex }) as const)],
  judge: (g, _a, c) => (c.do === 'done' ? ok : mayGiveUp(g, c.hex)),
  sample: (g, _a, rnd) => {
    const cities = citiesOf(g);
    const able = canUse(g, A, 'Surrender!');
    const k = drawNumber(cities.length + 1, i => i === 0 || (able && mayGiveUp(g, cities[i - 1]!).ok), rnd);
    return k === 0 ? { do: 'done' } : { do: 'giveUp', hex: cities[k - 1]! };
  },
  take: (g, _a, c) => {
    if (c.do === 'done') return { to: 'next' };
    layMarker(g, usable(g, A, 'Surrender!')[0]!, c.hex);
    emit(g, { is: 'givenUp', case: '19.8', hex: c.hex });
    return clearProc.call({ hexes: cityAround(g, c.hex) }, '8.0/F');
  },
  ends: ['done'],
  say: (g, _a, c) => (c.do === 'done' ? 'Give up no city' : `Give up ${placed(g, c.hex)}`),
};

// Units that leave ---------------------------------------------------------------------------------------------------------
/** `hexes`: the city, all three hexes for Paris. */
export type Clearing = { readonly hexes: readonly number[] };
const clearProc = procedure('clearing');
const farFrom = (g: State, cities: readonly number[], hex: number): number => {
  let far = Infinity;
  for (const city of cities) far = Math.min(far, distance(gridOf(g), city as HexId, hex as HexId));
  return far;
};
/** Units in the city and next to it. */
const leavers = (g: State, { hexes }: Clearing): readonly number[] => {
  const isNew = newList(g);
  const units: number[] = [];
  const add = (hex: number): void => {
    if (isNew(hex)) units.push(...unitsOfIn(g, A, hex));
  };
  for (const city of hexes) {
    add(city);
    gridOf(g).around[city]!.forEach(add);
  }
  return inOrder(units);
};
const mayFleeTo = (g: State, unit: number, hex: number): boolean => {
  const camp = campOf(g, unit);
  return (
    !isBarredTo(g, camp, hex) && mayRetreatInto(g, unit, hex) && (!inZone(g, camp, hex) || hasFriend(g, camp, hex))
  );
};
/** Two hexes from the city, with one hex between; 14.7.5, 13.3.4 into an enemy zone only onto a friend, and into an overfull stack, only if there is no other hex. */
const havens = (g: State, v: Clearing, unit: number): readonly number[] => {
  const ends = endsFor(g, v, unit);
  const free = ends.filter(hex => !inZone(g, campOf(g, unit), hex));
  const roomy = (of: readonly number[]): readonly number[] => of.filter(hex => mayStack(g, unit, hex).ok);
  return [roomy(free), roomy(ends), free].find(of => of.length > 0) ?? ends;
};
const endsFor = (g: State, { hexes }: Clearing, unit: number): readonly number[] => {
  if (isStatic(g, unit)) return [];
  const ends: number[] = [];
  const isEnd = (hex: number): boolean => farFrom(g, hexes, hex) === 2 && !ends.includes(hex);
  for (const near of joinedTo(g, placeOf(g, unit))) {
    if (!mayFleeTo(g, unit, near)) continue;
    if (isEnd(near)) ends.push(near);
    for (const hex of joinedTo(g, near)) if (isEnd(hex) && mayFleeTo(g, unit, hex)) ends.push(hex);
  }
  return ends;
};
export type Leaving = { readonly do: 'shove'; readonly unit: number; readonly hex: number };
const ways = (g: State, v: Clearing): readonly Leaving[] => boxOf(g).cache.leaving(g, v, findWays);
const findWays = (g: State, v: Clearing): readonly Leaving[] => {
  const all: Leaving[] = [];
  for (const unit of leavers(g, v)) for (const hex of havens(g, v, unit)) all.push({ do: 'shove', unit, hex });
  return all;
};
export const clearing: Decision<Leaving> = {
  verbs: ['shove'],
  candidates: g => ways(g, clearProc.vars(g)),
  /** Everything listed is legal. */
  sample: (g, _a, rnd) => oneOf(ways(g, clearProc.vars(g)), rnd),
  judge: (g, _a, c) => {
    const v = clearProc.vars(g);
    if (!leavers(g, v).includes(c.unit))
      return blockedBy(untilOver(g), '19.8', `${nameOf(g, c.unit)} need not leave the city that is given up`);
    return havens(g, v, c.unit).includes(c.hex)
      ? ok
      : blockedBy(untilOver(g), '19.8', `${nameOf(g, c.unit)} cannot go to ${placed(g, c.hex)}`, [c.hex]);
  },
  take: (g, _a, c) => {
    const from = placeOf(g, c.unit);
    moveTo(g, c.unit, c.hex);
    emit(g, { is: 'retreated', case: '19.8', unit: c.unit, from, hex: c.hex });
    return isOverstacked(g, c.hex) ? crowdProc.call({ side: A, hexes: clearProc.vars(g).hexes }, '19.8') : again;
  },
  forced: ['shove'],
  say: (g, _a, c) => `${nameOf(g, c.unit)} leaves for ${placed(g, c.hex)}`,
};
export const clearSteps = steps('clearing', [
  {
    at: '19.8',
    case: '19.8',
    name: 'Leave the city',
    run: (g, { vars }) => {
      if (ways(g, vars).length) return ask(sideName(A), 'clearing', '19.8');
      const units = leavers(g, vars);
      const hungry = hungryOf(g, units);
      const ports = portsOf(g, units);
      for (const [i, u] of units.entries()) eliminate(g, u, '19.8', hungry.includes(u), ports[i]);
      return done();
    },
  },
]);
