/** 3.2.1, 3.2.2 German reinforcements of 1938: the 18th Mountain and the 18th Motorised Corps, the static corps; 12.8 the Flieger division. */
import { roll } from '../../../engine/chance.ts';
import { blockedBy, no, ok, variable, type Decision, type Refused, type Verdict } from '../../../engine/decide.ts';
import { done, next, put } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import { around, distance, type HexId } from '../../../kernel/hex.ts';
import { G, GERMANS, nameOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { fortKind, GERMANY, gridOf, placed } from '../model/ground.ts';
import {
  AT,
  beside,
  controls,
  FLIEGER_READY,
  GERMAN,
  is1939,
  NO_FLIEGER,
  placeOf,
  putUnit,
  RESERVE,
  turnOf,
} from '../model/state.ts';
import { mayStand } from './areas.ts';
import { ask, emit, procedure, steps, type ArrivalKind, type PhaseStep } from './flow.ts';
import { controlIn } from './obstacles.ts';
import { mayJoin } from './stacking.ts';

const arrivalProc = procedure('arrival');
const waits = (g: State, unit: number): boolean => placeOf(g, unit) === beside(g, RESERVE);

const NO_WAY = 0x3fff;
type Open = (g: State, hex: number) => boolean;
const isGerman: Open = (g, hex) => controls(g, G, hex);
const isAnybodys: Open = () => true;
/** 3.2.1 Steps from one city over open hexes, on paths that may still reach the other city within `most` steps; the cities themselves do not count. */
const stepsFrom = (g: State, city: HexId, other: HexId, most: number, isOpen: Open): Int16Array => {
  const grid = gridOf(g);
  const { near, sides } = grid;
  const { WALL } = boxOf(g);
  const steps = new Int16Array(grid.size).fill(NO_WAY);
  const queue: HexId[] = [city];
  steps[city] = 0;
  for (const hex of queue)
    for (let k = hex * 6; k < hex * 6 + 6; k++) {
      const to = near[k]! as HexId;
      if (to < 0 || steps[to] !== NO_WAY || !isOpen(g, to) || WALL[sides[k]!] === 1) continue;
      if (steps[hex]! + 1 + distance(grid, to, other) > most) continue;
      steps[to] = steps[hex]! + 1;
      queue.push(to);
    }
  return steps;
};
const endsOf = (g: State): readonly (HexId | undefined)[] => {
  const { CITIES, HEXES } = boxOf(g);
  const { from, to } = chartsOf(g).arrivals.motorised;
  return [from, to].map(name => CITIES.find(hex => HEXES[hex]!.city === name));
};
/** 3.2.1 The hexes of all open paths of at most nine hexes between Vienna and Breslau. */
const waysBetween = (g: State, isOpen: Open): readonly HexId[] => {
  const { hexes } = chartsOf(g).arrivals.motorised;
  const [vienna, breslau] = endsOf(g);
  if (vienna === undefined || breslau === undefined) return [];
  if (g.cells[AT.corridor] === 1 && !(isOpen(g, vienna) && isOpen(g, breslau))) return [];
  const one = stepsFrom(g, vienna, breslau, hexes + 1, isOpen);
  if (!around(gridOf(g), breslau).some(hex => one[hex]! <= hexes)) return [];
  const two = stepsFrom(g, breslau, vienna, hexes + 1, isOpen);
  return Array.from(one.keys()).filter(
    hex => hex !== vienna && hex !== breslau && one[hex]! + two[hex]! <= hexes + 1,
  ) as HexId[];
};
/** 3.2.1 Over hexes in German hands. */
export const corridor = (g: State): readonly HexId[] => waysBetween(g, isGerman);
/** 3.2.1, 3.2.2 Where each of them may be placed. */
const hexesFor = (g: State, kind: ArrivalKind): readonly number[] => {
  const { CITIES, CITIES_OF, FORT_HEXES } = boxOf(g);
  if (kind === 'motorised') return corridor(g);
  if (kind === 'mountain') return CITIES_OF[GERMANY]!;
  return [...CITIES, ...FORT_HEXES.filter(hex => fortKind(g, hex) === 'west wall')];
};
const CASE_OF: { readonly [K in ArrivalKind]: string } = { mountain: '3.2.2', motorised: '3.2.1', static: '3.2.2' };
const ARRIVE_IN: { readonly [K in ArrivalKind]: string } = {
  mountain: 'arrives in a city of Germany',
  motorised: 'arrives on a way of nine German hexes at most between Vienna and Breslau',
  static: 'arrives in a city and in the West Wall',
};
/** 3.2.1 The corridor depends on who controls its hexes, everything else on the map. */
const notThere = (g: State, kind: ArrivalKind, unit: number, hex: number): Refused => {
  const why = `${nameOf(g, unit)} ${ARRIVE_IN[kind]}, not in ${placed(g, hex)}`;
  const ways: readonly number[] = kind === 'motorised' ? waysBetween(g, isAnybodys) : [];
  const wanting = ways.filter(h => !isGerman(g, h));
  return ways.includes(hex)
    ? blockedBy(controlIn(...wanting), CASE_OF[kind], why, [hex])
    : no(CASE_OF[kind], why, [hex]);
};
const mayArrive = (g: State, kind: ArrivalKind, unit: number, hex: number, hexes = hexesFor(g, kind)): Verdict => {
  const c = CASE_OF[kind];
  if (!hexes.includes(hex)) return notThere(g, kind, unit, hex);
  if (!controls(g, G, hex)) return blockedBy(controlIn(hex), c, `${placed(g, hex)} is not in German hands`, [hex]);
  const stand = mayStand(g, GERMANS, hex);
  return stand.ok ? mayJoin(g, [unit], hex) : stand;
};
const canArrive = (g: State, kind: ArrivalKind, unit: number): boolean =>
  hexesFor(g, kind).some((hex, _, hexes) => mayArrive(g, kind, unit, hex, hexes).ok);

const PASS = { do: 'pass' } as const;
const toArrive = (unit: number, hex: number) => ({ do: 'arrive', unit, hex }) as const;
const coming = (g: State): { readonly unit: number; readonly kind: ArrivalKind } => {
  const { unit, reason } = arrivalProc.vars(g);
  return { unit, kind: reason };
};
export const arriving: Decision<ReturnType<typeof toArrive> | typeof PASS> = {
  verbs: ['arrive', 'pass'],
  candidates: g => {
    const { unit, kind } = coming(g);
    return [PASS, ...hexesFor(g, kind).map(hex => toArrive(unit, hex))];
  },
  judge: (g, _a, c) => {
    const { unit, kind } = coming(g);
    const now = (why: string) => blockedBy(variable('unit'), CASE_OF[kind], `${nameOf(g, unit)} ${why}`);
    if (c.do === 'pass') return kind === 'motorised' ? ok : now('must be placed');
    return c.unit === unit ? mayArrive(g, kind, unit, c.hex) : now(`arrives now, not ${nameOf(g, c.unit)}`);
  },
  take: (g, _a, c) => {
    if (c.do === 'pass') return done();
    putUnit(g, c.unit, c.hex);
    emit(g, { is: 'arrived', case: CASE_OF[coming(g).kind], unit: c.unit, hex: c.hex });
    return done();
  },
  say: (g, _a, c) => (c.do === 'pass' ? 'Not now' : `${nameOf(g, c.unit)} in ${placed(g, c.hex)}`),
};
export const arrivalSteps = steps('arrival', [
  {
    at: '3.2.2',
    case: '3.2.2',
    name: 'Reinforcements',
    run: g => ask(GERMAN, 'arriving', CASE_OF[coming(g).kind]),
  },
]);

/** 3.2.2 In the Movement Phase of the second turn; it may move at once. */
export const mountainStep = steps('movement', [
  {
    at: '3.2.2/mountain',
    case: '3.2.2',
    name: '18th Mountain Corps',
    when: (g, f) =>
      f.vars.power === 0 &&
      !is1939(g) &&
      turnOf(g) === chartsOf(g).arrivals.mountain.turn &&
      waits(g, boxOf(g).MOUNTAIN) &&
      canArrive(g, 'mountain', boxOf(g).MOUNTAIN),
    run: g => arrivalProc.call({ unit: boxOf(g).MOUNTAIN, reason: 'mountain' }),
  },
]);
const staticWaiting = (g: State): number => boxOf(g).STATIC_RESERVE.find(u => waits(g, u)) ?? -1;
/** 3.2.2 From the third turn on: a die minus one static corps. */
export const staticSteps = steps('reorganisation', [
  {
    at: '3.2.2/die',
    case: '3.2.2',
    name: 'Static corps',
    when: (g, f) =>
      f.vars.power === 0 && !is1939(g) && turnOf(g) >= chartsOf(g).arrivals.staticCorps.turn && staticWaiting(g) >= 0,
    run: () => roll(GERMAN, '3.2.2', 6),
    fed: (g, _f, [face]) => {
      const { less } = chartsOf(g).arrivals.staticCorps;
      const count = face! - less;
      emit(g, { is: 'staticCorps', case: '3.2.2', dice: [face!], face: face!, less, count });
      put(g, { coming: count });
      return next;
    },
  },
  {
    at: '3.2.2/static',
    case: '3.2.2',
    name: 'Static corps',
    when: (g, { vars: { coming: count = 0 } }) =>
      count > 0 && staticWaiting(g) >= 0 && canArrive(g, 'static', staticWaiting(g)),
    run: (g, { vars: { coming: count = 0 } }) => {
      put(g, { coming: count - 1 });
      return arrivalProc.call({ unit: staticWaiting(g), reason: 'static' }, '3.2.2/static');
    },
  },
  {
    at: '12.8/ready',
    case: '12.8',
    name: '7th Flieger Division',
    when: (g, f) =>
      f.vars.power === 0 && !is1939(g) && g.cells[AT.flieger] === NO_FLIEGER && turnOf(g) >= chartsOf(g).flieger.turn,
    run: g => {
      g.cells[AT.flieger] = FLIEGER_READY;
      return next;
    },
  },
]);
/** 3.2.1 At the end of any German phase. */
export const motorisedStep: PhaseStep<'3.2.1'> = {
  at: '3.2.1',
  case: '3.2.1',
  name: '18th Motorised Corps',
  when: (g, f) =>
    f.vars.power === 0 && !is1939(g) && waits(g, boxOf(g).MOTORISED) && canArrive(g, 'motorised', boxOf(g).MOTORISED),
  run: g => arrivalProc.call({ unit: boxOf(g).MOTORISED, reason: 'motorised' }),
};
