/** A position as the staff works on it: the situation with tasks and targets drawn in, each when first asked for. */
import type { TiltFields } from '../../../bots/hex-tilts.ts';
import { later, laterFor } from '../../../bots/weights.ts';
import type { State } from '../../../engine/state.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { UNREACHED } from '../../../kernel/path.ts';
import type { SideNo } from '../model/army.ts';
import { gridOf, joinedTo, waterTo } from '../model/ground.ts';
import { NO_SUPPLY, supplyAt } from '../rules/supply/supply.ts';
import { faceNow, foe, onMap, placeOf, unitsOf } from '../model/state.ts';
import { fightWith, targetAt, type Striker, type Target } from './battle.ts';
import { isEager } from './leaving.ts';
import { lineOf, type Line } from './line.ts';
import { assign, tasksOf, type Task } from './objectives.ts';
import { costsFrom } from './cache.ts';
import { situationOf, type Situation } from './situation.ts';
import type { Weights } from './weights.ts';
import { cityWorth } from './worth.ts';

/** A target: what attacking it with all at hand is worth, and the strength that takes. */
export interface Aim extends Target {
  readonly full: number;
  readonly needed: number;
  readonly beside: Map<number, Beside>;
}
/** Who stands next to a target but for one unit, and what they would do by themselves. */
export interface Beside {
  readonly list: readonly Striker[];
  readonly sp: number;
  readonly before: number;
}
export interface Assessment {
  readonly s: Situation;
  readonly w: Weights;
  /** What the plan of the turn adds to the worth of standing in each hex; undefined where it has no tilts. */
  readonly tilt: TiltFields | undefined;
  /** Units are still on the way: retreats of the enemy are looked at roughly. */
  readonly marching: boolean;
  /** The side is on the march or in battle in its own turn: attacks can still be made. */
  readonly fight: boolean;
  tasks(): readonly Task[];
  task(unit: number): Task | undefined;
  /** How much of its task a unit has in a hex. */
  pull(unit: number, hex: number): number;
  /** The best that any city to be taken has for a hex. */
  field(hex: number): number;
  aim(hex: number): Aim | undefined;
  line(): Line;
  supplied(unit: number, hex: number): boolean;
}
/** However far a task is, each point nearer counts. */
const HASTE = 0.02;
const TABLES = new Map<number, Float32Array>();
/** What is left of a task so many points away. */
const powersOf = (decay: number): Float32Array => {
  const known = TABLES.get(decay);
  if (known) return known;
  const made = Float32Array.from({ length: 128 }, (_, points) => decay ** points);
  if (TABLES.size > 50) TABLES.clear();
  TABLES.set(decay, made);
  return made;
};
/** 4.0 Movement or Combat of the side itself. */
const fightFollows = (g: State, side: SideNo): boolean =>
  g.stack.some(
    f => (f.proc === 'movement' || f.proc === 'combat' || f.proc === 'blitzkrieg') && (f.vars.side ?? 0) === side,
  );

export const deskOf = (g: State, side: SideNo, w: Weights, tilt?: TiltFields): Assessment => {
  const s = situationOf(g, side);
  const left = powersOf(w.decay);
  const share = (to: number, hex: number): number => {
    const cost = costsFrom(g, to)[hex]!;
    return cost === UNREACHED ? 0 : left[Math.min(127, cost)]!;
  };
  const tasks = later(() => tasksOf(s, w));
  const told = later(() => assign(s, tasks(), w));
  const desk: Assessment = {
    s,
    w,
    tilt,
    marching: g.stack.some(f => f.proc === 'movement'),
    fight: fightFollows(g, side),
    tasks,
    task: unit => (isEager(desk, unit) ? undefined : told().get(unit)),
    pull: (unit, hex) => {
      const t = desk.task(unit);
      if (!t) return 0;
      const cost = costsFrom(g, t.hex)[hex]!;
      return cost === UNREACHED ? 0 : t.worth * left[Math.min(127, cost)]! - HASTE * cost;
    },
    field: laterFor(hex => {
      let most = 0;
      for (const t of tasks()) if (!t.keep) most = Math.max(most, t.worth * share(t.hex, hex));
      return most;
    }),
    aim: laterFor(hex => aimAt(desk, hex)),
    line: later(() => lineOf(s)),
    supplied: (unit, hex) => supplyAt(g, unit, hex) !== NO_SUPPLY,
  };
  return desk;
};

/** Of taking a hex on the way, what the way is shortened by. */
const STEP = 0.12;
const MAX_STRIKERS = 6;
export const groundWorth = (d: Assessment, hex: number): number =>
  d.w.prize * cityWorth(d.s, d.s.side, hex, d.w) + STEP * d.w.goal * d.field(hex);
/** An enemy hex, with the best that could be done to it with all that is near. */
const aimAt = (d: Assessment, hex: number): Aim | undefined => {
  const { s, w } = d;
  const { g } = s;
  if (s.count[foe(s.side)][hex] === 0) return undefined;
  const t = targetAt(s, w, hex, groundWorth(d, hex), d.marching);
  const open = joinedTo(g, hex).filter(h => s.count[foe(s.side)][h] === 0);
  const from = open.find(h => waterTo(g, h, hex) === 0) ?? open[0];
  if (from === undefined) return undefined;
  const grid = gridOf(g);
  const near = unitsOf(g, s.side)
    .filter(
      u =>
        onMap(g, u) &&
        s.willing[u] === 1 &&
        distance(grid, placeOf(g, u) as HexId, hex as HexId) <= (faceNow(g, u).mp > 3 ? 4 : 3),
    )
    .toSorted((a, b) => s.strength[b]! - s.strength[a]!)
    .slice(0, Math.min(MAX_STRIKERS, 2 * open.length));
  const list = near.map((unit): Striker => ({ unit, from }));
  const full = fightWith(s, w, t, list, 'target')?.worth ?? 0;
  return { ...t, full: Math.max(0, full), needed: 3 * t.sp + 2, beside: new Map() };
};
