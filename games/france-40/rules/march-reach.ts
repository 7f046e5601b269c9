/** 10.0, 10.4-10.7 A unit or stack on the march: which units it has, and the hexes and exits it can reach. */
import { blockedBy, stackAt, variable, zoneAt, type Obstacle, type Verdict, places } from '../../../engine/decide.ts';
import type { Frame } from '../../../engine/flow.ts';
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
import { frameOf, type MarchVars } from './flow.ts';
import { groundFor, mayStand } from './ground.ts';
import { inZoneOf } from './zones.ts';
import { whichUnit, zoneWords } from './obstacles.ts';
import { factorOf, fixedPoints, mayMove } from './movement-points.ts';

/**
 * One unit, or all units of a hex that may still move. The frame of a stack is public: it names neither its units nor points that depend on them (3.10).
 * `passed`: it has already moved by way of some hex; a stack is then the topmost `count` units of its hex. `pointsAreSet`: the frame has its points, because a die was rolled or one unit moves alone.
 */
export interface March {
  readonly units: readonly number[];
  readonly points: number;
  readonly passed: boolean;
  readonly pointsAreSet: boolean;
}
export const unitsIn = (g: State, f: Frame<MarchVars>): readonly number[] => {
  const { unit, hex, count } = f.vars;
  if (unit !== undefined) return boxOf(g).ALONE[unit]!;
  return count === undefined ? ableIn(g, hex) : groupIn(boxOf(g).STACKS, g, f);
};
/** An enemy sees only the top unit, which may be one that cannot move; the whole visible stack then stands for the march. */
const ableIn = (g: State, hex: number): readonly number[] => {
  const stack = stackIn(g, hex);
  const able = stack.filter(u => mayMove(g, sideOf(g, u), u).ok);
  return able.length ? able : stack;
};
export const march = (g: State): March => {
  const f = frameOf(g, 'march')!;
  const units = unitsIn(g, f);
  const { points, passed } = f.vars;
  return {
    units,
    points: points === undefined ? fixedPoints(g, slowest(g, units)) : points,
    passed: passed === true,
    pointsAreSet: points !== undefined,
  };
};
/** The unit whose costs and zones count for all: one that is not mechanised, if there is any. */
export const slowest = (g: State, units: readonly number[]): number => units.find(u => !isMech(g, u)) ?? units[0]!;
export const whereIs = (g: State, m: March): number => placeOf(g, m.units[0]!);
export const whose = (g: State, m: March): SideNo => sideOf(g, m.units[0]!);
export const whoGoes = (g: State, m: March): string => (m.units.length === 1 ? nameOf(g, m.units[0]!) : 'the stack');

export const goesAlone = (g: State): boolean => frameOf(g, 'march')?.vars.unit !== undefined;
/** The obstacles that a refusal of this march can name: which unit or stack goes, */
export const marcherObstacle = (g: State, m: March): Obstacle => whichUnit(goesAlone(g), whereIs(g, m));
/** where it is, */
export const placeObstacle = (g: State, m: March): Obstacle =>
  goesAlone(g) ? places(m.units[0]!) : stackAt(whereIs(g, m));
/** or its points, which for a stack without a die depend on its units. */
export const pointsObstacle = (g: State, m: March): Obstacle =>
  frameOf(g, 'march')?.vars.points === undefined ? marcherObstacle(g, m) : variable('points');

/** Every hex this march can reach, with costs. Cached for the last march asked about and overwritten by the next. */
export const reachOf = (g: State, m: March): Reach =>
  boxOf(g).cache.march.reachOf.find(groundFor(g, slowest(g, m.units)), whereIs(g, m), m.points);
/** 10.6 In 1940 no Allied move ends in Paris. */
export const isOpenCity = (g: State, side: SideNo, hex: number): boolean => side === A && is1940(g) && isParis(g, hex);
/** 10.6 Flags of the hexes where no move of this side may end; undefined if there are none. */
export const openCity = (g: State, side: SideNo): Uint8Array | undefined =>
  side === A && is1940(g) ? boxOf(g).IN_PARIS : undefined;

/** 10.7 The hex on the other side of the Zuiderzee crossing, or -1. */
export const overTheZuiderzee = (g: State, from: number): number => {
  const { ZUIDERZEE } = boxOf(g);
  const end = ZUIDERZEE.indexOf(from as HexId);
  return end < 0 ? -1 : ZUIDERZEE[1 - end]!;
};
/** 10.7 A move that begins at the crossing may cross it; 7.3 not from one enemy zone into another. */
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
  if (m.points < 1) return blockedBy(pointsObstacle(g, m), '10.4', 'it has no movement points', [to]);
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
/** The hexes where this move may end: all in reach except Paris for the Allies (10.6), and across the Zuiderzee (10.7). Overwritten by the next call. */
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
/** 10.6 Whether a unit in Paris can leave it; assumed so while its die is still to be rolled. */
export const canLeaveParis = (g: State, unit: number): boolean => {
  if (factorOf(g, unit) === 'die') return true;
  const m = { units: [unit], points: fixedPoints(g, unit), passed: false, pointsAreSet: true };
  return goals(g, m, reachOf(g, m)).count > 0;
};

/** 4.5, 4.6, 5.13, 5.14 Exits in reach. 7.3 A unit that enters an enemy zone must stop there; 7.6 one that starts in it may leave the map. */
export const exits = (g: State, m: March, r: Reach): readonly Exit[] =>
  exitsFor(g, m.units).filter(e => {
    if (r.cost[e.hex] === UNREACHED || r.cost[e.hex]! + chartsOf(g).exit.cost > m.points) return false;
    return e.hex === whereIs(g, m) || isMech(g, slowest(g, m.units)) || !inZoneOf(g, foe(whose(g, m)), e.hex);
  });
/** 10.7 Crossing the Zuiderzee costs all points. */
export const costTo = (m: March, r: Reach, hex: number): number =>
  r.cost[hex] === UNREACHED ? m.points : r.cost[hex]!;
