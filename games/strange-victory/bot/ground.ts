/** The map as the staff sees it: distances, the worth of areas, and which divisions are near them. */
import type { State } from '../../../engine/state.ts';
import { boxIn, type Box } from '../model/box.ts';
import type { Kind } from '../data/map.ts';
import type { ValueRows } from '../data/tables.ts';
import { allDivisions, at, fieldOf, isOnMap, isPort, kindOf, letterOf, valuesOf } from '../model/state.ts';
import type { Weights } from './weights.ts';

const UNREACHED = 99;
const VILLAGES = ['A', 'B', 'C'] as const;
/** 11.1 The points of a village as a third of a trio, whichever of the three comes first. */
const shareOf = ({ A, B, C }: ValueRows): number => (A + B + C) / 2 / VILLAGES.length;

const villagesHeld = (g: State): readonly number[] => {
  const held = [0, 0, 0];
  for (const area of fieldOf(g))
    if (kindOf(g, area) === 'regular' && g.cells[at(g).garrison + area] === 0) held[letterOf(g, area)]! += 1;
  return held;
};
/** What one village more brings at once, by letter. */
const villageNow = (values: ValueRows, [a, b, c]: readonly number[]): readonly number[] => {
  const halves = (x: number, y: number, z: number): number =>
    x * values.A + Math.min(x, y) * values.B + Math.min(x, y, z) * values.C;
  const now = halves(a!, b!, c!);
  return [halves(a! + 1, b!, c!) - now, halves(a!, b! + 1, c!) - now, halves(a!, b!, c! + 1) - now].map(h => h / 2);
};
/** The points of an area that is no village, by its kind. */
const kindWorth = (values: ValueRows, kind: Kind): number =>
  kind === 'staging' || kind === 'regular' ? 0 : values[kind] / 2;

/** The points of each area still to be taken. A village counts for what it brings now and what it may bring in a trio later. */
export const worthOfAreas = (g: State, w: Weights): Float64Array => {
  const values = valuesOf(g);
  const worth = new Float64Array(boxIn(g).areas);
  const now = villageNow(values, villagesHeld(g));
  const share = shareOf(values) * w.pairing;
  for (const area of fieldOf(g)) {
    if (g.cells[at(g).garrison + area] === 0) continue;
    const kind = kindOf(g, area);
    worth[area] = kind === 'regular' ? now[letterOf(g, area)]! * (1 - w.pairing) + share : kindWorth(values, kind);
  }
  return worth;
};

/** The areas worth going for; `within`: by area and half turns, how many divisions that can move are at most so far from it; `toll`: half turns to enter each area; `marches`: distances computed so far. */
export interface Goals {
  readonly areas: readonly number[];
  readonly within: Uint8Array;
  readonly toll: Uint8Array;
  readonly marches: Uint8Array[];
  readonly box: Box;
}
/** Distances are computed up to this many half turns. */
const MAX_HALF_TURNS = 24;
/** The half turns that entering an area takes. A garrison costs the whole turn. */
const OPEN = 1;
const HELD = 2;
export const goalsOf = (g: State, prizes: Float64Array): Goals => {
  const box = boxIn(g);
  const areas = fieldOf(g).filter(area => prizes[area]! > 0);
  const within = new Uint8Array(box.areas * MAX_HALF_TURNS);
  const toll = Uint8Array.from(box.areaIds, area => (g.cells[at(g).garrison + area] ? HELD : OPEN));
  const goals: Goals = { areas, within, toll, marches: [], box };
  for (const d of allDivisions(g)) {
    const place = g.cells[at(g).place + d]!;
    if (!isOnMap(g, place) || isPort(g, place)) continue;
    const far = marchesFrom(goals, place);
    for (const area of areas) within[area * MAX_HALF_TURNS + Math.min(MAX_HALF_TURNS - 1, far[area]!)]! += 1;
  }
  for (const area of areas)
    for (let k = area * MAX_HALF_TURNS + 1; k < (area + 1) * MAX_HALF_TURNS; k++) within[k]! += within[k - 1]!;
  return goals;
};
/** Half turns from one area to all others with the present garrisons. */
export const marchesFrom = (goals: Goals, start: number): Uint8Array =>
  (goals.marches[start] ??= shortest(goals, start));
const shortest = ({ toll, box }: Goals, start: number): Uint8Array => {
  const far = new Uint8Array(box.areas).fill(UNREACHED);
  const at: number[][] = Array.from({ length: MAX_HALF_TURNS }, () => []);
  far[start] = 0;
  at[0]!.push(start);
  for (let t = 0; t < MAX_HALF_TURNS; t++)
    for (const here of at[t]!) {
      if (far[here] !== t || (box.port[here] && here !== start)) continue; // 8.2.11 no way leads on from a port
      for (const next of box.nextTo[here]!) {
        const then = t + toll[next]!;
        if (then < far[next]! && then < MAX_HALF_TURNS) {
          far[next] = then;
          at[then]!.push(next);
        }
      }
    }
  return far;
};

/** The points ahead of a division if it were at `from`. Near points count more; points that other divisions are as near to count less. */
export const outlook = (
  g: State,
  w: Weights,
  prizes: Float64Array,
  goals: Goals,
  division: number,
  from: number,
  turns: number,
): number => {
  if (isPort(g, from) || turns <= 0) return 0;
  const far = marchesFrom(goals, from);
  const own = marchesFrom(goals, g.cells[at(g).place + division]!);
  const reach = Math.min(MAX_HALF_TURNS - 1, turns * w.march);
  let sum = 0;
  for (const area of goals.areas) {
    const d = far[area]!;
    if (d === 0 || d > reach) continue;
    const others = goals.within[area * MAX_HALF_TURNS + d]! - (own[area]! <= d ? 1 : 0);
    sum += (prizes[area]! * w.step ** d) / (1 + w.contested * others);
  }
  return sum;
};
