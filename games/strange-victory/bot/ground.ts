/** The map as the staff sees it: how far, how much it is worth, who is nearer. */
import type { State } from '../../../engine/state.ts';
import { boxIn, type Box } from '../model/box.ts';
import type { Kind } from '../data/map.ts';
import type { ValueRows } from '../data/tables.ts';
import { allDivisions, at, fieldOf, isOnMap, isPort, kindOf, letterOf, valuesOf } from '../model/state.ts';
import type { Weights } from './weights.ts';

const UNREACHED = 99;
const VILLAGES = ['A', 'B', 'C'] as const;
/** 11.1 A trio of villages is worth the same whichever comes first. */
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
/** What an area that is no village is worth by its kind. */
const kindWorth = (values: ValueRows, kind: Kind): number =>
  kind === 'staging' || kind === 'regular' ? 0 : values[kind] / 2;

/** The points in each area that is still to be taken, villages by what they bring now and may bring later. */
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

/** The areas worth going for, how many divisions that can move are within each march of them, and the marches already worked out. */
export interface Goals {
  readonly areas: readonly number[];
  readonly within: Uint8Array;
  readonly toll: Uint8Array;
  readonly marches: Uint8Array[];
  readonly box: Box;
}
const MAX_CACHED_GROUNDS = 24;
/** Half turns a march into an area takes: a garrison costs the turn. */
const OPEN = 1;
const HELD = 2;
export const goalsOf = (g: State, prizes: Float64Array): Goals => {
  const box = boxIn(g);
  const areas = fieldOf(g).filter(area => prizes[area]! > 0);
  const within = new Uint8Array(box.areas * MAX_CACHED_GROUNDS);
  const toll = Uint8Array.from(box.areaIds, area => (g.cells[at(g).garrison + area] ? HELD : OPEN));
  const goals: Goals = { areas, within, toll, marches: [], box };
  for (const d of allDivisions(g)) {
    const place = g.cells[at(g).place + d]!;
    if (!isOnMap(g, place) || isPort(g, place)) continue;
    const far = marchesFrom(goals, place);
    for (const area of areas) within[area * MAX_CACHED_GROUNDS + Math.min(MAX_CACHED_GROUNDS - 1, far[area]!)]! += 1;
  }
  for (const area of areas)
    for (let k = area * MAX_CACHED_GROUNDS + 1; k < (area + 1) * MAX_CACHED_GROUNDS; k++) within[k]! += within[k - 1]!;
  return goals;
};
/** Half turns from one area to all others as the garrisons stand now. */
export const marchesFrom = (goals: Goals, start: number): Uint8Array =>
  (goals.marches[start] ??= shortest(goals, start));
const shortest = ({ toll, box }: Goals, start: number): Uint8Array => {
  const far = new Uint8Array(box.areas).fill(UNREACHED);
  const at: number[][] = Array.from({ length: MAX_CACHED_GROUNDS }, () => []);
  far[start] = 0;
  at[0]!.push(start);
  for (let t = 0; t < MAX_CACHED_GROUNDS; t++)
    for (const here of at[t]!) {
      if (far[here] !== t || (box.port[here] && here !== start)) continue; // 8.2.11 no way leads on from a port
      for (const next of box.nextTo[here]!) {
        const then = t + toll[next]!;
        if (then < far[next]! && then < MAX_CACHED_GROUNDS) {
          far[next] = then;
          at[then]!.push(next);
        }
      }
    }
  return far;
};

/** Points that lie ahead of a division standing at `from`: near ones count more, those others are as near to count less. */
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
  const reach = Math.min(MAX_CACHED_GROUNDS - 1, turns * w.march);
  let sum = 0;
  for (const area of goals.areas) {
    const d = far[area]!;
    if (d === 0 || d > reach) continue;
    const others = goals.within[area * MAX_CACHED_GROUNDS + d]! - (own[area]! <= d ? 1 : 0);
    sum += (prizes[area]! * w.step ** d) / (1 + w.contested * others);
  }
  return sum;
};
