/** The map as the staff sees it: how far, how much it is worth, who is nearer. */
import type { State } from '../../../engine/state.ts';
import { VALUES } from '../data/charts.ts';
import { AREAS } from '../data/map.ts';
import { AT, D, FIELD, isPort, kindOf, letterOf, NEXT_TO } from '../state.ts';
import type { Weights } from './weights.ts';

const FAR = 99;
const distancesFrom = (start: number): Int8Array => {
  const far = new Int8Array(AREAS.length).fill(FAR);
  const queue = [start];
  far[start] = 0;
  for (const here of queue) {
    if (isPort(here) && here !== start) continue; // 8.2.11 no way leads on from a port
    for (const next of NEXT_TO[here]!)
      if (far[next] === FAR) {
        far[next] = far[here]! + 1;
        queue.push(next);
      }
  }
  return far;
};
/** Areas to march from one to another, through no port. */
export const DISTANCE: readonly Int8Array[] = AREAS.map((_, area) => distancesFrom(area));

const VILLAGES = ['A', 'B', 'C'] as const;
/** 11.1 A trio of villages is worth two points whichever comes first. */
const SHARE = (VALUES.A + VALUES.B + VALUES.C) / 2 / VILLAGES.length;

const villagesHeld = (g: State): readonly number[] => {
  const held = [0, 0, 0];
  for (const area of FIELD) if (kindOf(area) === 'regular' && g.n[AT.garrison + area] === 0) held[letterOf(area)]! += 1;
  return held;
};
/** What one village more brings at once, by letter. */
const villageNow = ([a, b, c]: readonly number[]): readonly number[] => {
  const halves = (x: number, y: number, z: number): number =>
    x * VALUES.A + Math.min(x, y) * VALUES.B + Math.min(x, y, z) * VALUES.C;
  const now = halves(a!, b!, c!);
  return [halves(a! + 1, b!, c!) - now, halves(a!, b! + 1, c!) - now, halves(a!, b!, c! + 1) - now].map(h => h / 2);
};
const KIND_WORTH = {
  staging: 0,
  regular: 0,
  strategic: VALUES.strategic / 2,
  port: VALUES.port / 2,
  fortress: VALUES.fortress / 2,
} as const;

/** The points in each area that is still to be taken, villages by what they bring now and may bring later. */
export const worthOfAreas = (g: State, w: Weights): Float64Array => {
  const worth = new Float64Array(AREAS.length);
  const now = villageNow(villagesHeld(g));
  for (const area of FIELD) {
    if (g.n[AT.garrison + area] === 0) continue;
    const kind = kindOf(area);
    worth[area] = kind === 'regular' ? now[letterOf(area)]! * (1 - w.pairing) + SHARE * w.pairing : KIND_WORTH[kind];
  }
  return worth;
};

/** The areas worth going for, how many divisions that can move are within each march of them, and the marches already worked out. */
export interface Goals {
  readonly areas: readonly number[];
  readonly within: Uint8Array;
  readonly toll: Uint8Array;
  readonly marches: Uint8Array[];
}
const MOST = 24;
/** Half turns a march into an area takes: a garrison costs the turn. */
const OPEN = 1;
const HELD = 2;
export const goalsOf = (g: State, prizes: Float64Array): Goals => {
  const areas = FIELD.filter(area => prizes[area]! > 0);
  const within = new Uint8Array(AREAS.length * MOST);
  const toll = Uint8Array.from(AREAS, (_, area) => (g.n[AT.garrison + area] ? HELD : OPEN));
  const goals: Goals = { areas, within, toll, marches: [] };
  for (let d = 0; d < D; d++) {
    const place = g.n[AT.place + d]!;
    if (place >= AREAS.length || isPort(place)) continue;
    const far = marchesFrom(goals, place);
    for (const area of areas) within[area * MOST + Math.min(MOST - 1, far[area]!)]! += 1;
  }
  for (const area of areas) for (let k = area * MOST + 1; k < (area + 1) * MOST; k++) within[k]! += within[k - 1]!;
  return goals;
};
/** Half turns from one area to all others as the garrisons stand now. */
export const marchesFrom = (goals: Goals, start: number): Uint8Array =>
  (goals.marches[start] ??= shortest(goals.toll, start));
const shortest = (toll: Uint8Array, start: number): Uint8Array => {
  const far = new Uint8Array(AREAS.length).fill(FAR);
  const at: number[][] = Array.from({ length: MOST }, () => []);
  far[start] = 0;
  at[0]!.push(start);
  for (let t = 0; t < MOST; t++)
    for (const here of at[t]!) {
      if (far[here] !== t || (isPort(here) && here !== start)) continue; // 8.2.11 no way leads on from a port
      for (const next of NEXT_TO[here]!) {
        const then = t + toll[next]!;
        if (then < far[next]! && then < MOST) {
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
  if (isPort(from) || turns <= 0) return 0;
  const far = marchesFrom(goals, from);
  const own = marchesFrom(goals, g.n[AT.place + division]!);
  const reach = Math.min(MOST - 1, turns * w.march);
  let sum = 0;
  for (const area of goals.areas) {
    const d = far[area]!;
    if (d === 0 || d > reach) continue;
    const others = goals.within[area * MOST + d]! - (own[area]! <= d ? 1 : 0);
    sum += (prizes[area]! * w.step ** d) / (1 + w.contested * others);
  }
  return sum;
};
