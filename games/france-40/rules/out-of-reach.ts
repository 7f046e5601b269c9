/** 6.2, 7.3, 10.4, 10.7 Why a march cannot reach a hex: the first obstacle on its way. */
import { blockedBy, named, stackAt, zoneAt, type Obstacle, type Refused } from '../../../engine/decide.ts';
import type { State } from '../../../engine/state.ts';
import { counted } from '../../../engine/words.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import {
  UNREACHED,
  isZoneToZone,
  MAX_POINTS,
  reach,
  routeTo,
  STOP,
  type Ground,
  type Reach,
} from '../../../kernel/path.ts';
import { nameOf, nationOf, sideOf } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf, isWater, placed } from '../model/ground.ts';
import { foe, fortIn, topOf } from '../model/state.ts';
import { groundFor, mayStand, openFor } from './ground.ts';
import { restsOn, zoneWords } from './obstacles.ts';

/** `who` is the name used in the refusal, `unit` the one whose terrain costs count. */
export interface MarchAttempt {
  readonly who: string;
  readonly unit: number;
  readonly from: number;
  readonly points: number;
  /** The obstacles to name if points or the choice of unit are to blame. */
  readonly rests: { readonly points: Obstacle; readonly who: Obstacle };
}
const enemyIn = (g: State, unit: number, hex: number): number => {
  const there = topOf(g, hex) >= 0 ? topOf(g, hex) : fortIn(g, hex);
  return there >= 0 && sideOf(g, there) !== sideOf(g, unit) ? there : -1;
};
const zoneOf = (g: State, unit: number): string => zoneWords(foe(sideOf(g, unit)));
const found = (g: State, ground: Ground, from: number, points: number): Reach =>
  reach(gridOf(g), ground, from as HexId, points, boxOf(g).cache.march.further);

/** 6.2, 7.3 The first enemy unit or zone of control on this way. */
const inTheWay = (g: State, { unit }: MarchAttempt, way: readonly HexId[]): Refused | undefined => {
  const { zone } = groundFor(g, unit);
  for (let i = 1; i < way.length; i++) {
    const [here, to] = [way[i - 1]!, way[i]!];
    const enemy = enemyIn(g, unit, to);
    if (i > 1 && zone![here]! & STOP)
      return blockedBy(zoneAt(here), '7.3', `${zoneOf(g, unit)} in ${placed(g, here)} ends its move`, [here]);
    if (isZoneToZone(zone![here]!, zone![to]!))
      return blockedBy(zoneAt(to), '7.3', `${placed(g, to)} is in ${zoneOf(g, unit)}, like ${placed(g, here)}`, [to]);
    if (enemy >= 0) return blockedBy(stackAt(to), '6.2', `${nameOf(g, enemy)} stands in ${placed(g, to)}`, [to]);
  }
  return undefined;
};
/** 10.4 What the way would cost, if there is one at all. */
const tooExpensive = (g: State, { unit, from, points, rests }: MarchAttempt, hex: number): Refused | undefined => {
  const legal = found(g, groundFor(g, unit), from, MAX_POINTS).cost[hex]!;
  const least = legal === UNREACHED ? found(g, openFor(g, nationOf(g, unit)), from, MAX_POINTS).cost[hex]! : legal;
  return least === UNREACHED
    ? undefined
    : blockedBy(rests.points, '10.4', `that takes ${counted(least, 'movement point')}, and it has ${points}`, [hex]);
};
/** 10.7 No way leads there however many points it has: forbidden ground or water lies between. */
const cutOff = (g: State, { unit, from, rests }: MarchAttempt, hex: number): Refused => {
  const { ENTER, CROSS } = boxOf(g);
  const way = routeTo(found(g, { enter: ENTER, cross: CROSS[0]![0]! }, from, MAX_POINTS), hex as HexId);
  for (let i = 1; i < way.length; i++) {
    const stand = mayStand(g, nationOf(g, unit), way[i]!, way[i - 1]!);
    if (!stand.ok) return restsOn(stand, rests.who);
  }
  return blockedBy(rests.who, '10.7', 'water lies between', [hex]);
};
const reasonFor = (g: State, w: MarchAttempt, hex: number): Refused => {
  const there = enemyIn(g, w.unit, hex);
  if (there >= 0)
    return blockedBy(stackAt(hex), '6.2', `${nameOf(g, there)} is there, and enemies never share a hex`, [hex]);
  if (around(gridOf(g), w.from as HexId).includes(hex as HexId) && isWater(g, w.from, hex))
    return blockedBy(w.rests.who, '10.7', 'water lies between', [hex]);
  const { zone: _zone, ...withoutZones } = groundFor(g, w.unit);
  const wayOver = (ground: Ground) => routeTo(found(g, ground, w.from, w.points), hex as HexId);
  return (
    inTheWay(g, w, wayOver(withoutZones)) ??
    inTheWay(g, w, wayOver(openFor(g, nationOf(g, w.unit)))) ??
    tooExpensive(g, w, hex) ??
    cutOff(g, w, hex)
  );
};
export const whyOutOfReach = (g: State, w: MarchAttempt, hex: number): Refused =>
  named(reasonFor(g, w, hex), `${w.who} cannot get to ${placed(g, hex)}`);
