/** 10.0, 10.4-10.7 One unit or a stack on the march: who goes, and everywhere it gets to. */
import { blockedBy, stackAt, variable, zoneAt, type Obstacle, type Verdict } from '../../../engine/decide.ts';
import { type Frame, top } from '../../../engine/flow.ts';
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { UNREACHED, type Reach } from '../../../kernel/path.ts';
import { A, isMech, nameOf, nationOf, type SideNo, sideOf } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { isParis, placed } from '../model/ground.ts';
import { foe, is1940, placeOf, stackIn } from '../model/state.ts';
import { groupIn } from '../../../field/march.ts';
import type { MarchCache } from '../model/cache.ts';
import { type Exit, exitsFor } from './exits.ts';
import { groundFor, mayStand } from './ground.ts';
import { inZoneOf } from './zones.ts';
import { places, whichUnit, zoneWords } from './obstacles.ts';
import { factorOf, fixedPoints, mayMove } from './points.ts';

/**
 * One unit, or all of a hex that may still move: a stack is not named, nor points that hang on what is in it, so that nobody learns it (3.10).
 * `passed`: it has gone some way already; a stack is then the topmost `count` of where it is. `dealt`: its points are from a die, or its own as one unit.
 */
export interface March {
  readonly units: readonly number[];
  readonly points: number;
  readonly passed: boolean;
  readonly dealt: boolean;
}
export const unitsIn = (g: State, f: Frame): readonly number[] => {
  const { unit, hex, count } = f.vars;
  if (unit !== undefined) return boxOf(g).ALONE[unit as number]!;
  return count === undefined ? ableIn(g, hex as number) : groupIn(boxOf(g).STACKS, g, f);
};
/** An enemy who sees only the top unit may see none that is able: the stack will do. */
const ableIn = (g: State, hex: number): readonly number[] => {
  const stack = stackIn(g, hex);
  const able = stack.filter(u => mayMove(g, sideOf(g, u), u).ok);
  return able.length ? able : stack;
};
export const march = (g: State): March => {
  const f = top(g);
  const units = unitsIn(g, f);
  const { points, passed } = f.vars;
  return {
    units,
    points: points === undefined ? fixedPoints(g, slowest(g, units)) : (points as number),
    passed: passed === true,
    dealt: points !== undefined,
  };
};
/** Slowest of the units that go together; zones count if they count for one. */
export const slowest = (g: State, units: readonly number[]): number => units.find(u => !isMech(g, u)) ?? units[0]!;
export const whereIs = (g: State, m: March): number => placeOf(g, m.units[0]!);
export const whose = (g: State, m: March): SideNo => sideOf(g, m.units[0]!);
export const whoGoes = (g: State, m: March): string => (m.units.length === 1 ? nameOf(g, m.units[0]!) : 'the stack');

const goesAlone = (g: State): boolean => top(g).vars.unit !== undefined;
/** What a refusal of this march rests on: who goes, */
export const whoIsOnMarch = (g: State, m: March): Obstacle => whichUnit(goesAlone(g), whereIs(g, m));
/** where it is, */
export const whereItIs = (g: State, m: March): Obstacle =>
  goesAlone(g) ? places(m.units[0]!) : stackAt(whereIs(g, m));
/** or the points it has: a stack without a die has those of its units. */
export const pointsLeft = (g: State, m: March): Obstacle =>
  top(g).vars.points === undefined ? whoIsOnMarch(g, m) : variable('points');

/** Everywhere this march gets to; overwritten by the next march's. Asked again for the same one, it is still there. */
export const reachOf = (g: State, m: March): Reach =>
  boxOf(g).cache.march.reachOf.find(groundFor(g, slowest(g, m.units)), whereIs(g, m), m.points);
/** 10.6 In 1940 no Allied move ends in Paris. */
export const isOpenCity = (g: State, side: SideNo, hex: number): boolean => side === A && is1940(g) && isParis(g, hex);
/** The hexes where no move of this side ends, 1 for each; none where all may. */
export const openCity = (g: State, side: SideNo): Uint8Array | undefined =>
  side === A && is1940(g) ? boxOf(g).IN_PARIS : undefined;

/** 10.7 The other end of the Zuiderzee, from one of its two; -1 from anywhere else. */
export const overTheZuiderzee = (g: State, from: number): number => {
  const { ZUIDERZEE } = boxOf(g);
  const end = ZUIDERZEE.indexOf(from as HexId);
  return end < 0 ? -1 : ZUIDERZEE[1 - end]!;
};
/** 10.7 A move that begins there may cross; 7.3 not from one enemy zone into another. */
export const mayCross = (g: State, m: March, to: number): Verdict => {
  const from = whereIs(g, m);
  const unit = slowest(g, m.units);
  const side = whose(g, m);
  const there = stackIn(g, to)[0];
  if (m.passed)
    return blockedBy(
      variable('passed'),
      '10.7',
      `only a move that begins in ${placed(g, from)} crosses the Zuiderzee`,
      [to],
    );
  if (m.points < 1) return blockedBy(pointsLeft(g, m), '10.4', 'it has no movement points', [to]);
  if (there !== undefined && sideOf(g, there) !== side)
    return blockedBy(stackAt(to), '6.2', `${nameOf(g, there)} is there, and enemies never share a hex`, [to]);
  if (!isMech(g, unit) && inZoneOf(g, foe(side), from) && inZoneOf(g, foe(side), to))
    return blockedBy(zoneAt(to), '7.3', `${placed(g, to)} is in ${zoneWords(foe(side))}, like ${placed(g, from)}`, [
      to,
    ]);
  return mayStand(g, nationOf(g, unit), to, from);
};
export const acrossTheZuiderzee = (g: State, m: March): number => {
  const to = overTheZuiderzee(g, whereIs(g, m));
  return to >= 0 && mayCross(g, m, to).ok ? to : -1;
};
/** Where the move may end: everywhere within reach but Paris, and over the Zuiderzee. */
export const goals = (g: State, m: March, r: Reach): MarchCache['goals'] => {
  const found = boxOf(g).cache.march.goals;
  const { hexes } = found;
  const { order } = r;
  const side = whose(g, m);
  const shut = openCity(g, side);
  const zee = acrossTheZuiderzee(g, m);
  let count = 0;
  for (let i = 1; i < r.count; i++) if (!shut?.[order[i]!]) hexes[count++] = order[i]!;
  if (zee >= 0 && r.cost[zee] === UNREACHED) hexes[count++] = zee;
  found.count = count;
  return found;
};
/** 10.6 Can a unit that stands in Paris get out of it? Before its die nobody knows. */
export const canLeaveParis = (g: State, unit: number): boolean => {
  if (factorOf(g, unit) === 'die') return true;
  const m = { units: [unit], points: fixedPoints(g, unit), passed: false, dealt: true };
  return goals(g, m, reachOf(g, m)).count > 0;
};

/** 4.5, 4.6, 5.13, 5.14 Exits in reach. 7.3 A unit that has just come into an enemy zone goes no further; 7.6 one that began in it may. */
export const exits = (g: State, m: March, r: Reach): readonly Exit[] =>
  exitsFor(g, m.units).filter(e => {
    if (r.cost[e.hex] === UNREACHED || r.cost[e.hex]! + chartsOf(g).exit.cost > m.points) return false;
    return e.hex === whereIs(g, m) || isMech(g, slowest(g, m.units)) || !inZoneOf(g, foe(whose(g, m)), e.hex);
  });
/** 10.7 Over the Zuiderzee it costs all there is. */
export const costTo = (m: March, r: Reach, hex: number): number =>
  r.cost[hex] === UNREACHED ? m.points : r.cost[hex]!;
