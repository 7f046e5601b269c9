/** What the staff sees at a glance: strengths by hex of both sides, and what threatens each hex. Of hidden units it assumes the average. */
import type { State } from '../../../engine/state.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { A, G, nationOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { gridOf, sizeOf } from '../model/ground.ts';
import { groundIn } from '../rules/odds.ts';
import {
  at,
  AT,
  foe,
  garrisonIn,
  heightOf,
  isActive,
  is1939,
  lastTurn,
  onMap,
  placeOf,
  sideOfNation,
  turnOf,
  unitsOf,
} from '../model/state.ts';
import { raidOn } from './raid.ts';
import { diskOf, limitsOf, MAX_THREAT_HEXES, botCacheOf } from './cache.ts';

export type Both<T> = readonly [T, T];
export interface Situation {
  readonly g: State;
  readonly side: SideNo;
  readonly in1939: boolean;
  readonly turn: number;
  /** Turns left, this one counted. */
  readonly left: number;
  /** Attack and defence factors of each side by hex, garrisons among the defence; corps equivalents in halves. */
  readonly attack: Both<Float32Array>;
  readonly defence: Both<Float32Array>;
  readonly ce: Both<Float32Array>;
  /** Units by hex and side. */
  readonly count: Both<Uint8Array>;
  /** The nation in a hex, where somebody is. */
  readonly nation: Uint8Array;
  /** What a hex is worth to who takes it, by side; less than nothing where it was not asked yet. */
  readonly worths: Both<Float32Array>;
  /** Factors of the other side that could attack a hex after their next march, by the side that is threatened. */
  threat(side: SideNo): Float32Array;
  /** Hexes of a side that its enemies could ride into next, if nobody stood in them. */
  raid(side: SideNo): Uint8Array;
}
const floats = (g: State): [Float32Array, Float32Array] => [new Float32Array(sizeOf(g)), new Float32Array(sizeOf(g))];
const bytes = (g: State): [Uint8Array, Uint8Array] => [new Uint8Array(sizeOf(g)), new Uint8Array(sizeOf(g))];

type Mean = readonly [attack: number, defence: number, ce: number];
/** Average factors of the units of a nation that are not seen. */
const hiddenMean = (g: State, side: SideNo, nation: number): Mean => {
  const { ATTACK, DEFENCE, CE } = boxOf(g);
  let n = 0;
  let [a, d, ce] = [0, 0, 0];
  for (const u of unitsOf(g, side))
    if (placeOf(g, u) < 0 && nationOf(g, u) === nation) {
      n++;
      a += ATTACK[u]!;
      d += DEFENCE[u]!;
      ce += CE[u]!;
    }
  return n ? [a / n, d / n, ce / n] : [3, 3, 2];
};

const look = (g: State, side: SideNo): Situation => {
  const { ATTACK, DEFENCE, CE, NATION, FORT_HEXES } = boxOf(g);
  const attack = floats(g);
  const defence = floats(g);
  const ce = floats(g);
  const seen = bytes(g);
  const count = bytes(g);
  const nation = new Uint8Array(sizeOf(g));
  for (const own of [G, A])
    for (const u of unitsOf(g, own)) {
      if (!onMap(g, u)) continue;
      const hex = placeOf(g, u);
      attack[own][hex]! += ATTACK[u]!;
      defence[own][hex]! += DEFENCE[u]!;
      ce[own][hex]! += CE[u]!;
      seen[own][hex]! += 1;
      nation[hex] = NATION[u]!;
      if (seen[own][hex] !== 1) continue;
      count[own][hex] = heightOf(g, hex);
    }
  for (const own of [G, A])
    for (let hex = 0; hex < nation.length; hex++) {
      const missing = count[own][hex]! - seen[own][hex]!;
      if (missing <= 0) continue;
      const [a, d, c] = hiddenMean(g, own, nation[hex]!);
      attack[own][hex]! += missing * a;
      defence[own][hex]! += missing * d;
      ce[own][hex]! += missing * c;
    }
  for (const hex of FORT_HEXES) {
    const owner = garrisonIn(g, hex);
    if (owner < 0 || !isActive(g, owner)) continue;
    const own = sideOfNation(g, owner);
    defence[own][hex]! += chartsOf(g).terrain[groundIn(g, hex)].garrison ?? 0;
    ce[own][hex]! += 2;
  }
  const threats: (Float32Array | undefined)[] = [];
  const raids: (Uint8Array | undefined)[] = [];
  const s: Situation = {
    g,
    side,
    in1939: is1939(g),
    turn: turnOf(g),
    left: lastTurn(g) - turnOf(g) + 1,
    attack,
    defence,
    ce,
    count,
    nation,
    worths: [new Float32Array(nation.length).fill(-1), new Float32Array(nation.length).fill(-1)],
    threat: own => (threats[own] ??= threatTo(s, own)),
    raid: own => (raids[own] ??= raidOn(s, own)),
  };
  return s;
};
export const sameList = (a: ArrayLike<number>, b: ArrayLike<number>): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
/** Nothing has changed but what units have done this phase, and whose march is under way: nobody has stirred. */
const isStill = (g: State, before: Int16Array): boolean => {
  const { moved, breached } = at(g);
  const { cells: n } = g;
  for (let i = 0; i < moved; i++) if (n[i] !== before[i] && i !== AT.active) return false;
  for (let i = breached; i < n.length; i++) if (n[i] !== before[i]) return false;
  return true;
};
/** Looked at again only when somebody has stirred. */
export const situationOf = (g: State, side: SideNo): Situation => {
  const cache = botCacheOf(g);
  const { last } = cache;
  if (last?.side === side && isStill(g, last.n)) {
    last.n.set(g.cells);
    last.s.g.cells.set(g.cells);
    Object.assign(last.s.g, { stack: g.stack, wait: g.wait });
    return last.s;
  }
  const s = look({ ...g, cells: g.cells.slice(), events: [] }, side);
  cache.last = { n: g.cells.slice(), side, s };
  return s;
};

const MAX_CACHED_SITUATIONS = 6;
/** 11.7 Who may not come there threatens nobody; the farther, the less. */
const countThreat = ({ g, attack, nation }: Situation, enemy: SideNo): Float32Array => {
  const { COUNTRY } = boxOf(g);
  const grid = gridOf(g);
  const threat = new Float32Array(nation.length);
  for (let from = 0; from < nation.length; from++) {
    const factors = attack[enemy][from]!;
    if (factors === 0) continue;
    const limits = limitsOf(g, nation[from]!);
    for (const hex of diskOf(g, from))
      if (limits[COUNTRY[hex]!] === 1)
        threat[hex]! += factors * (distance(grid, from as HexId, hex as HexId) < MAX_THREAT_HEXES ? 1 : 0.5);
  }
  return threat;
};
const threatTo = (s: Situation, side: SideNo): Float32Array => {
  const enemy = foe(side);
  const { threats } = botCacheOf(s.g);
  const key = enemy * 2 + (s.in1939 ? 1 : 0);
  const at = threats.findIndex(k => k.key === key && sameList(k.attack, s.attack[enemy]));
  const found =
    at < 0 ? { key, attack: s.attack[enemy].slice(), threat: countThreat(s, enemy) } : threats.splice(at, 1)[0]!;
  threats.unshift(found);
  if (threats.length > MAX_CACHED_SITUATIONS) threats.pop();
  return found.threat;
};
