/** What is to be taken and kept, what it is worth, and who is sent for it. */
import type { State } from '../../../engine/state.ts';
import { around, type HexId } from '../../../kernel/hex.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import { campOf, G, isFortress, isMobile, isStatic, sideOf, SOVIET_CAMP } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { countryNo, GREAT, gridOf, isIn, placed, terrainOf } from '../model/ground.ts';
import { hasPlan } from '../rules/plans/plans.ts';
import { isBound } from '../rules/movement/regional.ts';
import { citiesOf, controls, foe, happened, isAtWar, isFrance, onMap, placeOf, unitsOf } from '../model/state.ts';
import { isEast, wantsSoviets } from './partition.ts';
import { costsFrom } from './cache.ts';
import { isDormant, stackIn, type Situation } from './situation.ts';
import type { Weights } from './weights.ts';
import { cityWorth, lossWorth } from './worth.ts';

export interface Task {
  readonly hex: number;
  readonly worth: number;
  /** Strength it takes. */
  readonly need: number;
  readonly keep: boolean;
  readonly name: string;
}
const HOLLAND = countryNo('Holland');
const SWITZERLAND = countryNo('Switzerland');
/** 13.2.1, 24.3 Cities nobody of this side goes for. */
const isClosed = (s: Situation, hex: number): boolean => {
  const country = boxOf(s.g).COUNTRY[hex]!;
  if (country === HOLLAND)
    return s.side === G ? hasPlan(s.g, 'Neutral Holland') && !isAtWar(s.g, 'Holland') : !isAtWar(s.g, 'Holland');
  return country === SWITZERLAND && !isAtWar(s.g, 'Switzerland') && !(s.side === G && hasPlan(s.g, 'Swiss Question'));
};
const aroundIt = (s: Situation, list: Float32Array, hex: number): number =>
  around(gridOf(s.g), hex as HexId).reduce((sum, h) => sum + list[h]!, 0);
/** 14.6.2 What makes an attack on it harder, in strength points: its ground, and great rivers around it. */
const wallsOf = (s: Situation, hex: number): number => {
  const { WATER, GRID } = boxOf(s.g);
  let wet = 0;
  for (let k = hex * 6; k < hex * 6 + 6; k++) wet += WATER[GRID.sides[k]!]! === GREAT ? 1 : 0;
  return 2 * terrainOf(s.g, hex).shift + wet + (stackIn(s, hex).some(u => isFortress(s.g, u)) ? 6 : 0);
};
const taking = (s: Situation, w: Weights, hex: number): Task | undefined => {
  const worth = cityWorth(s, s.side, hex, w);
  if (worth === 0 || isClosed(s, hex)) return undefined;
  const sp = s.sp[foe(s.side)];
  const held = sp[hex]! + 0.4 * aroundIt(s, sp, hex);
  return {
    hex,
    worth: (w.toTake * worth) / (1 + w.hard * (held + (held > 0 ? wallsOf(s, hex) : 0))),
    need: 2 + 1.6 * held,
    keep: false,
    name: placed(s.g, hex),
  };
};
const NEAR_BY = 0.5;
/** 17.6 After a while the capital is never left empty, nor to a few. */
const isWatched = (s: Situation, w: Weights, hex: number): boolean =>
  s.turn >= w.watchFrom && s.side !== G && isIn(s.g, hex, s.france ? 'Paris' : 'Warsaw');
/** An enemy could march in, or stands next to it; into a city of Germany he could as soon as those before it march off. */
export const isInDanger = (s: Situation, w: Weights, hex: number): boolean =>
  s.raid(s.side)[hex] === 1 ||
  isWatched(s, w, hex) ||
  (w.wary > 0 && boxOf(s.g).GREATER[hex] === 1 && s.threat(s.side)[hex]! >= NEAR_BY) ||
  around(gridOf(s.g), hex as HexId).some(h => s.attack[foe(s.side)][h]! > 0);
/** So much strength is worth having in one city. */
const FULL = 6;
/** What a city of ours should be held by. */
export const guardOf = (s: Situation, w: Weights, hex: number): number =>
  Math.max(isWatched(s, w, hex) ? w.watch : 1, Math.min(FULL, 0.35 * s.threat(s.side)[hex]!));
const keeping = (s: Situation, w: Weights, hex: number): Task | undefined => {
  const threat = s.threat(s.side)[hex]!;
  const worth = lossWorth(s, hex, w);
  if (worth === 0 || !isInDanger(s, w, hex)) return undefined;
  return {
    hex,
    worth: w.toKeep * worth * Math.min(1, 0.35 + threat / 12),
    need: guardOf(s, w, hex),
    keep: true,
    name: placed(s.g, hex),
  };
};
/** The main effort: labels open with the row, from the south. */
const [MIDDLE, HALF] = [15, 11];
const leaning = (s: Situation, w: Weights, task: Task): Task => {
  const row = Number(gridOf(s.g).labels[task.hex]!.slice(1, 3));
  return { ...task, worth: task.worth * w.lean ** ((row - MIDDLE) / HALF) };
};
export const tasksOf = (s: Situation, w: Weights): readonly Task[] =>
  w.lean === 1 ? allTasks(s, w) : allTasks(s, w).map(t => leaning(s, w, t));
const allTasks = (s: Situation, w: Weights): readonly Task[] =>
  citiesOf(s.g).flatMap(hex => {
    if (!controls(s.g, s.side, hex)) return taking(s, w, hex) ?? [];
    return (s.side === G && wantsSoviets(s, hex, -1) ? manning(s, hex) : keeping(s, w, hex)) ?? [];
  });
/** 23.1, 23.2 A city of the east that is ours and has no Soviet unit in it. */
const manning = (s: Situation, hex: number): Task => ({ hex, worth: 1, need: 1, keep: true, name: placed(s.g, hex) });

/** 23.0 The east is for the Soviets once they are in, and the west never. */
const suits = (g: State, unit: number, task: Task): boolean => {
  if (isFrance(g) || !happened(g, 'invasion') || sideOf(g, unit) !== G) return true;
  return isEast(g, task.hex) === (campOf(g, unit) === SOVIET_CAMP);
};
const isSent = (g: State, unit: number): boolean =>
  onMap(g, unit) && !isStatic(g, unit) && !isDormant(g, unit) && !isBound(g, unit);
/** Panzers that are not to sit in cities. */
const isSpared = (s: Situation, w: Weights, unit: number): boolean =>
  w.mounted < 1 && s.side === G && isMobile(s.g, unit);
const FAR_TO_KEEP = 9;
interface Order {
  readonly task: Task;
  readonly way: Int16Array;
  readonly near: number;
}
/** Near and dear tasks first: each gets the nearest until it has what it needs; who is left over goes where he is drawn most. */
export const assign = (s: Situation, tasks: readonly Task[], w: Weights): ReadonlyMap<number, Task> => {
  const { g } = s;
  const { decay } = w;
  const told = new Map<number, Task>();
  let free = unitsOf(g, s.side).filter(u => isSent(g, u));
  const orders = tasks
    .map((task): Order => {
      const way = costsFrom(g, task.hex);
      let near = UNREACHED;
      for (const u of free) near = Math.min(near, way[placeOf(g, u)]!);
      return { task, way, near };
    })
    .toSorted((a, b) => b.task.worth * decay ** b.near - a.task.worth * decay ** a.near || a.task.hex - b.task.hex);
  for (const { task, way } of orders) {
    const most = task.keep ? FAR_TO_KEEP : 30;
    const near = free
      .filter(u => way[placeOf(g, u)]! <= most && suits(g, u, task) && !(task.keep && isSpared(s, w, u)))
      .toSorted((a, b) => way[placeOf(g, a)]! - way[placeOf(g, b)]! || a - b);
    let has = 0;
    for (const u of near) {
      if (has >= task.need) break;
      told.set(u, task);
      has += s.strength[u]!;
    }
    free = free.filter(u => !told.has(u));
  }
  for (const u of free) {
    let most = 0;
    for (const { task, way } of orders) {
      const far = way[placeOf(g, u)]!;
      const pull = far === UNREACHED || !suits(g, u, task) ? 0 : task.worth * decay ** far;
      if (pull <= most) continue;
      most = pull;
      told.set(u, task);
    }
  }
  return told;
};
