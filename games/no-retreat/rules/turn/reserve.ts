/** 16.0 The Reserve Phase. */
import {
  drawNumber,
  oneOf,
  no,
  ok,
  type Decision,
  type Verdict,
  zoneAt,
  stackAt,
  cells,
  blockedBy,
  places,
} from '../../../../engine/decide.ts';
import { again, next } from '../../../../engine/flow.ts';
import type { State } from '../../../../engine/state.ts';
import {
  A,
  BELGIANS,
  campOf,
  DUTCH,
  G,
  isMobile,
  nameOf,
  nationOf,
  sideOf,
  SOVIETS,
  SWISS,
  type SideNo,
} from '../../model/army.ts';
import { boxOf } from '../../model/box.ts';
import { countryNo, gridOf, isIn, placed } from '../../model/ground.ts';
import { beside, OUT, RESERVE } from '../../model/places.ts';
import {
  at,
  citiesOf,
  controls,
  DROPS,
  hasOf,
  inBox,
  isEarly,
  isFrance,
  isOnSheet,
  landIn,
  landOf,
  newList,
  onMap,
  placeOf,
  putUnit,
  sideName,
  touched,
  unitsOf,
} from '../../model/state.ts';
import { mayBeIn } from '../movement/areas.ts';
import { moveTo } from '../movement/control.ts';
import { inZone, isBarredTo } from '../position/board-cache.ts';
import { hasPlan, byPlan } from '../plans/plans.ts';
import { backToCup, payWith, heldCount, laid, takeOut, usable, mayWield } from '../cards/pool.ts';
import { reserveOf } from './organisation.ts';
import { mayStackFreely } from '../movement/stacking.ts';
import { isSuppliedAt } from '../supply/supply.ts';
import { TURN, lineOf } from '../position/obstacles.ts';
import { ask, askSecretly, emit, procedure, steps } from '../flow.ts';

export type Reserving = { readonly side: SideNo };
export const reserveProc = procedure('reserve');
const USSR = countryNo('USSR');
const HOME: ReadonlyMap<number, readonly number[]> = new Map([
  [BELGIANS, [countryNo('Belgium'), countryNo('Luxembourg')]],
  [DUTCH, [countryNo('Holland')]],
  [SWISS, [countryNo('Switzerland')]],
  [SOVIETS, [USSR]],
]);
/** 16.1 In or next to a city that was friendly when the turn began, and is now. */
const isBase = (g: State, side: SideNo, city: number): boolean =>
  controls(g, side, city) && g.cells[at(g).held + boxOf(g).CITY_NO[city]!] === side;
const nearBase = (g: State, side: SideNo, hex: number): boolean => {
  const { CITY } = boxOf(g);
  const isOne = (h: number): boolean => CITY[h] !== 0 && isBase(g, side, h);
  return isOne(hex) || gridOf(g).around[hex]!.some(isOne);
};
/** 16.1 Why the cities near a hex are no base. */
const noBase = (g: State, side: SideNo, hex: number): Verdict => {
  const { CITY, CITY_NO } = boxOf(g);
  const here = placed(g, hex);
  const cities = [hex, ...gridOf(g).around[hex]!].filter(h => CITY[h] !== 0);
  if (cities.length === 0) return no('16.1', `no city is within a hex of ${here}`, [hex]);
  const own = cities.filter(h => controls(g, side, h));
  return own.length
    ? blockedBy(
        cells('held', ...own.map(h => CITY_NO[h]!)),
        '16.1',
        `${placed(g, own[0]!)} was not friendly when the turn began: nobody is deployed in ${here}`,
        [hex],
      )
    : blockedBy(cells('control', ...cities), '16.1', `no friendly city is within a hex of ${here}`, [hex]);
};
/** 24.3 With the Ardennes Surprise mobile German units may also enter the Ardennes. */
const bySurprise = (g: State, unit: number, hex: number): boolean =>
  isEarly(g) &&
  sideOf(g, unit) === G &&
  isMobile(g, unit) &&
  isIn(g, hex, 'Ardennes') &&
  hasPlan(g, 'Ardennes Surprise');
const mayDeploy = (g: State, side: SideNo, unit: number, hex: number): Verdict => {
  const name = nameOf(g, unit);
  const camp = campOf(g, unit);
  const home = HOME.get(nationOf(g, unit));
  if (sideOf(g, unit) !== side) return no('16.1', `${name} is not yours to deploy`);
  if (!inBox(g, unit, RESERVE)) return blockedBy(places(unit), '16.1', `${name} is not in your Reserve`);
  if (!isOnSheet(g, hex)) return no('2.1', `${placed(g, hex)} is on the other map`, [hex]);
  if (isBarredTo(g, camp, hex)) return blockedBy(stackAt(hex), '16.1', `an enemy stands in ${placed(g, hex)}`, [hex]);
  const ground = mayBeIn(g, unit, hex);
  if (!ground.ok) return ground;
  if (boxOf(g).EZ[hex] === 1)
    return no('13.2.3', `${placed(g, hex)} is an Evacuation Zone: nobody is deployed in it`, [hex]);
  if (bySurprise(g, unit, hex)) return mayStackFreely(g, unit, hex);
  if (home && !home.includes(boxOf(g).COUNTRY[hex]!)) return no('16.1', `${name} is deployed at home only`, [hex]);
  if (nationOf(g, unit) !== SOVIETS && !nearBase(g, side, hex)) return noBase(g, side, hex);
  if (inZone(g, camp, hex))
    return blockedBy(zoneAt(hex), '16.1', `${placed(g, hex)} is in an enemy zone of control`, [hex]);
  if (nationOf(g, unit) !== SOVIETS && !isSuppliedAt(g, unit, hex))
    return blockedBy(lineOf(unit), '16.1', `${name} would be out of supply in ${placed(g, hex)}`, [hex]);
  return mayStackFreely(g, unit, hex);
};
/** The land in and next to some cities, city by city. */
export interface NearBases {
  readonly bases: readonly number[];
  readonly hexes: readonly number[];
}
/** Whether exactly these cities are the bases of a side. */
const areBases = (g: State, side: SideNo, bases: readonly number[]): boolean => {
  let count = 0;
  for (const city of citiesOf(g)) {
    if (!isBase(g, side, city)) continue;
    if (count === bases.length || bases[count] !== city) return false;
    count++;
  }
  return count === bases.length;
};
/** A city and the land next to it, in a list built once. */
const landBy = (g: State, city: number): readonly number[] => {
  const { cache, LAND } = boxOf(g);
  return (cache.landBy[city] ??= [city, ...gridOf(g).around[city]!.filter(hex => LAND[hex] === 1)]);
};
/** The same list as long as the same cities are bases. */
const nearBases = (g: State, side: SideNo): readonly number[] => {
  const { cache } = boxOf(g);
  const last = cache.nearBases[side];
  if (last && areBases(g, side, last.bases)) return last.hexes;
  const bases = citiesOf(g).filter(c => isBase(g, side, c));
  const isNew = newList(g);
  const hexes: number[] = [];
  for (const city of bases) for (const hex of landBy(g, city)) if (isNew(hex)) hexes.push(hex);
  cache.nearBases[side] = { bases, hexes };
  return hexes;
};
/** The hexes to consider for a unit. */
const hexesFor = (g: State, side: SideNo, unit: number): readonly number[] => {
  if (nationOf(g, unit) === SOVIETS) return landIn(g, USSR);
  const near = nearBases(g, side);
  const ardennes = side === G && isEarly(g) && isMobile(g, unit) && hasPlan(g, 'Ardennes Surprise');
  return ardennes ? [...new Set([...near, ...landOf(g).filter(hex => isIn(g, hex, 'Ardennes'))])] : near;
};
/** 24.3 The Belgian VII Corps and the French cavalry, while they are in the Ardennes in the first turns. */
const lightForces = (g: State): readonly number[] =>
  isFrance(g) && isEarly(g) ? boxOf(g).LIGHT.filter(u => onMap(g, u) && isIn(g, placeOf(g, u), 'Ardennes')) : NOBODY;
const NOBODY: readonly number[] = [];
const mayExpel = (g: State, side: SideNo, unit: number): Verdict => {
  const name = nameOf(g, unit);
  if (side !== G || !hasPlan(g, 'Ardennes Surprise')) return byPlan(g, side, '24.3', 'has no such instruction');
  if (!boxOf(g).LIGHT.includes(unit)) return no('24.3', `${name} is not to be driven out of the Ardennes`);
  if (!isEarly(g)) return blockedBy(TURN, '24.3', `${name} is driven out of the Ardennes until turn 4 alone`);
  if (!lightForces(g).includes(unit)) return blockedBy(places(unit), '24.3', `${name} is not in the Ardennes`);
  return mayWield(g, G, 'Blitzkrieg!', '24.3');
};
const expel = (g: State, unit: number): void => {
  payWith(g, usable(g, G, 'Blitzkrieg!')[0]!, '24.3', 'Blitzkrieg!');
  putUnit(g, unit, beside(g, RESERVE));
  emit(g, { is: 'withdrawn', case: '24.3', unit });
};
type Choice =
  | { readonly do: 'deploy'; readonly unit: number; readonly hex: number }
  | { readonly do: 'expel'; readonly unit: number }
  | { readonly do: 'done' };
export const reserving: Decision<Choice> = {
  verbs: ['deploy', 'expel', 'done'],
  candidates: g => {
    const { side } = reserveProc.vars(g);
    return [
      { do: 'done' },
      ...reserveOf(g, side).flatMap(unit =>
        hexesFor(g, side, unit).map((hex): Choice => ({ do: 'deploy', unit, hex })),
      ),
      ...(side === G ? lightForces(g).map((unit): Choice => ({ do: 'expel', unit })) : []),
    ];
  },
  judge: (g, _a, c) => {
    const { side } = reserveProc.vars(g);
    if (c.do === 'done') return ok;
    return c.do === 'expel' ? mayExpel(g, side, c.unit) : mayDeploy(g, side, c.unit, c.hex);
  },
  sample: (g, _a, rnd) => {
    const { side } = reserveProc.vars(g);
    const units = reserveOf(g, side);
    const light = side === G ? lightForces(g).filter(u => mayExpel(g, side, u).ok) : NOBODY;
    if (light.length > 0 && rnd(2) === 0) return { do: 'expel', unit: oneOf(light, rnd) };
    if (units.length === 0 || rnd(5) === 0) return { do: 'done' };
    const unit = units[rnd(units.length)]!;
    const hexes = hexesFor(g, side, unit);
    const k = drawNumber(hexes.length, i => mayDeploy(g, side, unit, hexes[i]!).ok, rnd);
    return k < 0 ? { do: 'done' } : { do: 'deploy', unit, hex: hexes[k]! };
  },
  take: (g, _a, c) => {
    if (c.do === 'done') return next;
    if (c.do === 'expel') {
      expel(g, c.unit);
      return again;
    }
    moveTo(g, c.unit, c.hex);
    emit(g, { is: 'deployed', case: '16.1', unit: c.unit, hex: c.hex });
    return again;
  },
  ends: ['done'],
  say: (g, _a, c) => {
    if (c.do === 'done') return 'End the Reserve Phase';
    return c.do === 'expel'
      ? `Pay a Blitzkrieg! marker: ${nameOf(g, c.unit)} leaves the Ardennes`
      : `${nameOf(g, c.unit)} to ${placed(g, c.hex)}`;
  },
};
/** 16.2 Removes No Actions from the Phasing player's units; in the Allied turn Blitzkrieg!, Halt! Hitler, Drop! and Glider markers, too. */
const removeMarkers = (g: State, side: SideNo): void => {
  const { na, blitz, drop, borrowed, control } = at(g);
  for (const u of unitsOf(g, side)) g.cells[na + u] = 0;
  if (side !== A) return;
  for (const u of unitsOf(g, G)) g.cells[blitz + u] = 0;
  for (const m of laid(g, G, 'Blitzkrieg!')) backToCup(g, m);
  for (const m of laid(g, A, 'Halt! Hitler')) takeOut(g, m);
  for (const i of DROPS.keys()) {
    const hex = g.cells[drop + i]!;
    if (hex >= boxOf(g).SIZE) continue;
    g.cells[drop + i] = beside(g, OUT);
    touched(g);
    if (g.cells[borrowed + i] === 1) {
      g.cells[control + hex] = A;
      emit(g, { is: 'lapsed', case: '19.10', side: A, hex });
    }
    g.cells[borrowed + i] = 0;
  }
};
/** 24.3 By public facts the German player might drive a unit out, and is asked, so that being asked does not reveal the plan. */
const isTempted = (g: State, side: SideNo): boolean => side === G && heldCount(g, G) > 0 && lightForces(g).length > 0;
export const reserveSteps = steps('reserve', [
  {
    at: '16.1',
    case: '16.1',
    name: 'Deploy Reserves',
    when: (g, { vars }) => hasOf(g, vars.side, beside(g, RESERVE)) || isTempted(g, vars.side),
    run: (g, { vars }) => (isTempted(g, vars.side) ? askSecretly : ask)(sideName(vars.side), 'reserving', '16.1'),
  },
  {
    at: '16.2',
    case: '16.2',
    name: 'Markers off',
    run: (g, { vars }) => {
      removeMarkers(g, vars.side);
      return next;
    },
  },
]);
