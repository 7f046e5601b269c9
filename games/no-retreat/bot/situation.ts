/** What the staff sees at a glance: who stands where, strengths by hex, and what threatens each hex. Everything in it is public. */
import type { State } from '../../../engine/state.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { A, G, isStatic, isWhite, sideOf, SOVIET_CAMP, type SideNo } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { gridOf } from '../model/ground.ts';
import { LAST_TURN } from '../model/places.ts';
import { at, faceNow, foe, happened, isFrance, sheetOf, turnOf, unitsOf } from '../model/state.ts';
import { NO_SUPPLY } from '../rules/supply/supply.ts';
import { raidOn } from './raid.ts';
import { diskOf, MAX_THREAT_HEXES, roomOf } from './cache.ts';

export type Both<T> = readonly [T, T];
export interface Situation {
  readonly g: State;
  readonly side: SideNo;
  readonly france: boolean;
  readonly turn: number;
  /** Turns left, this one counted. */
  readonly left: number;
  /** The counters in a hex. */
  readonly stack: readonly (readonly number[] | undefined)[];
  /** Strength by side and hex: of all, and of those who attack of their own will. */
  readonly sp: Both<Float32Array>;
  readonly attack: Both<Float32Array>;
  readonly count: Both<Uint8Array>;
  /** The strength of a counter as it lies. */
  readonly strength: Float32Array;
  /** 2.7, 12.4 By counter: the supply state its stack is under; 1 where it may attack of its own will. */
  readonly supply: Uint8Array;
  readonly willing: Uint8Array;
  /** What Secret Plans add to a hex, by side; less than nothing where it was not asked yet. */
  readonly planned: Both<Float32Array>;
  /** Strength of the other side that could attack a hex after its next march, by the side that is threatened. */
  threat(side: SideNo): Float32Array;
  /** Hexes of a side that its enemies could march into next, if nobody stood in them. */
  raid(side: SideNo): Uint8Array;
}
const NOBODY: readonly number[] = [];
export const stackIn = (s: Situation, hex: number): readonly number[] => s.stack[hex] ?? NOBODY;

/** How far a unit comes in a march, in hexes, the attack after it counted: zones and friends in the way slow it down. */
const marchOf = (g: State, unit: number): number => {
  const { mp } = faceNow(g, unit);
  if (mp <= 3) return 3;
  return Math.min(MAX_THREAT_HEXES, sideOf(g, unit) === G ? 5 : 4);
};
const countThreat = (s: Situation, enemy: SideNo): Float32Array => {
  const { g } = s;
  const grid = gridOf(g);
  const threat = new Float32Array(grid.size);
  for (const u of unitsOf(g, enemy)) {
    const from = g.cells[at(g).place + u]!;
    if (from < 0 || from >= grid.size || isStatic(g, u) || isWhite(g, u) || isDormant(g, u)) continue;
    const far = marchOf(g, u);
    for (const hex of diskOf(g, from)) {
      const d = distance(grid, from as HexId, hex as HexId);
      if (d <= far) threat[hex]! += s.strength[u]! * (d < 2 ? 1 : d === far ? 0.25 : 0.6);
    }
  }
  return threat;
};
/** 20.2.2 Soviets before the invasion. */
export const isDormant = (g: State, unit: number): boolean =>
  boxOf(g).CAMP[unit] === SOVIET_CAMP && !happened(g, 'invasion');

/** The worst of a stack binds all in it. */
const bindTogether = (g: State, units: readonly number[], supply: Uint8Array, willing: Uint8Array): void => {
  const { CELLS } = boxOf(g);
  let worst = 0;
  let tired = false;
  for (const u of units) {
    worst = Math.max(worst, g.cells[CELLS.supply + u]!);
    tired ||= g.cells[CELLS.na + u] === 1;
  }
  for (const u of units) {
    supply[u] = worst;
    willing[u] = tired || worst === NO_SUPPLY || isStatic(g, u) || isWhite(g, u) || isDormant(g, u) ? 0 : 1;
  }
};
const look = (g: State, side: SideNo): Situation => {
  const { SIZE, CELLS, COUNT } = boxOf(g);
  const { from, to } = sheetOf(g);
  const stack: (number[] | undefined)[] = [];
  const held: number[] = [];
  const floats = (): [Float32Array, Float32Array] => [new Float32Array(SIZE), new Float32Array(SIZE)];
  const sp = floats();
  const attack = floats();
  const count: [Uint8Array, Uint8Array] = [new Uint8Array(SIZE), new Uint8Array(SIZE)];
  const strength = new Float32Array(COUNT);
  for (const own of [G, A])
    for (const u of unitsOf(g, own)) {
      const hex = g.cells[CELLS.place + u]!;
      strength[u] = faceNow(g, u).sp;
      if (hex < from || hex >= to) continue;
      if (stack[hex]) stack[hex].push(u);
      else {
        stack[hex] = [u];
        held.push(hex);
      }
      sp[own][hex]! += strength[u];
      count[own][hex]! += 1;
      if (!isWhite(g, u) && !isStatic(g, u)) attack[own][hex]! += strength[u];
    }
  const supply = new Uint8Array(COUNT);
  const willing = new Uint8Array(COUNT);
  for (const hex of held) bindTogether(g, stack[hex]!, supply, willing);
  const threats: (Float32Array | undefined)[] = [];
  const raids: (Uint8Array | undefined)[] = [];
  const s: Situation = {
    g,
    side,
    france: isFrance(g),
    turn: turnOf(g),
    left: LAST_TURN - turnOf(g) + 1,
    stack,
    sp,
    attack,
    count,
    strength,
    supply,
    willing,
    planned: [new Float32Array(SIZE).fill(-1), new Float32Array(SIZE).fill(-1)],
    threat: own => (threats[own] ??= countThreat(s, foe(own))),
    raid: own => (raids[own] ??= raidOn(s, own)),
  };
  return s;
};
export const sameList = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
};
/** Looked at again only when a cell has changed. The position itself goes on living, so it is copied. */
export const situationOf = (g: State, side: SideNo): Situation => {
  const room = roomOf(g);
  const { last } = room;
  if (last?.side === side && sameList(last.n, g.cells)) return { ...last.s, g };
  const s = look({ ...g, cells: g.cells.slice(), events: [] }, side);
  room.last = { n: s.g.cells, side, s };
  return { ...s, g };
};
