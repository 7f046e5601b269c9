/** The situation: strengths by hex, zones and supply of both sides. Hidden units count as average. */
import { later } from '../../../bots/weights.ts';
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { NO_ENTRY, reach } from '../../../kernel/path.ts';
import { supplyFrom, type SupplyMap } from '../../../kernel/supply.ts';
import { A, counterOf, fullSteps, G, nationOf, sideOf, type SideNo } from '../model/army.ts';
import { boxOf, chartsOf } from '../model/box.ts';
import { crossCosts, gridOf, isCity, sizeOf } from '../model/ground.ts';
import {
  at,
  attackOf,
  controls,
  defenceOf,
  foe,
  fortUnits,
  heightOf,
  inPlay,
  is1940,
  mobileOf,
  onMap,
  placeOf,
  stepsLeft,
  turnOf,
} from '../model/state.ts';
import { frameOf } from '../rules/flow.ts';
import { isNeutralGround } from '../rules/supply.ts';
import { zonesOf } from '../rules/zones.ts';
import { isAlliedPort } from './places.ts';
import { botCacheOf } from './cache.ts';

type Both<T> = readonly [T, T];

export interface Situation {
  readonly g: State;
  readonly side: SideNo;
  readonly year: '1940' | '1939';
  readonly turn: number;
  /** Turns left, including this one. */
  readonly left: number;
  /** Attack and defence factors of each side by hex. Forts add to the defence; neutrals defend, but do not attack. */
  readonly attack: Both<Float32Array>;
  readonly defence: Both<Float32Array>;
  /** Mobile units in play by hex and side. */
  readonly count: Both<Uint8Array>;
  /** 1 German fort, 2 Allied. */
  readonly fort: Uint8Array;
  readonly zone: Both<Uint8Array>;
  readonly supplied: Both<() => Uint8Array>;
  /** What blocks Allied supply. `cutBy` changes it to try a move, and restores it. */
  readonly allied: () => SupplyMap;
}

const floats = (g: State): [Float32Array, Float32Array] => [new Float32Array(sizeOf(g)), new Float32Array(sizeOf(g))];
const bytes = (g: State): [Uint8Array, Uint8Array] => [new Uint8Array(sizeOf(g)), new Uint8Array(sizeOf(g))];

/** Average factors of the hidden units of a side, by nation. */
const hiddenFactors = (g: State, side: SideNo): ReadonlyMap<number, readonly [number, number]> => {
  const sums = new Map<number, [number, number, number]>();
  for (const u of mobileOf(g, side)) {
    if (placeOf(g, u) >= 0) continue;
    const sum = sums.get(nationOf(g, u)) ?? [0, 0, 0];
    const [a, d] = counterOf(g, u).factors[0]!;
    sums.set(nationOf(g, u), [sum[0] + a, sum[1] + d, sum[2] + 1]);
  }
  return new Map([...sums].map(([nation, [a, d, n]]) => [nation, [a / n, d / n]]));
};
const strengths = (g: State, side: SideNo, attack: Float32Array, defence: Float32Array, count: Uint8Array): void => {
  const { nation, seen } = botCacheOf(g);
  seen.fill(0);
  for (const u of mobileOf(g, side)) {
    if (!onMap(g, u)) continue;
    const hex = placeOf(g, u);
    seen[hex]! += 1;
    nation[hex] = nationOf(g, u);
    if (inPlay(g, u)) {
      attack[hex]! += attackOf(g, u);
      count[hex] = heightOf(g, hex);
    }
    defence[hex]! += g.cells[at(g).retreated + u] === 1 ? 0 : defenceOf(g, u);
  }
  let hidden: ReadonlyMap<number, readonly [number, number]> | undefined;
  for (let hex = 0; hex < sizeOf(g); hex++) {
    const missing = seen[hex] ? heightOf(g, hex) - seen[hex]! : 0;
    if (missing <= 0) continue;
    const [a, d] = (hidden ??= hiddenFactors(g, side)).get(nation[hex]!) ?? [4, 4];
    attack[hex]! += missing * a;
    defence[hex]! += missing * d;
  }
};

// Supply computed from the arrays above. The rules' own answer is too slow here: it is needed very often, and for positions that do not exist yet
const mapFor = (
  g: State,
  side: SideNo,
  count: Both<Uint8Array>,
  fort: Uint8Array,
  zone: Both<Uint8Array>,
): SupplyMap => {
  const closed = new Uint8Array(sizeOf(g));
  const barred = new Uint8Array(sizeOf(g));
  const enemy = foe(side);
  for (let hex = 0; hex < sizeOf(g); hex++) {
    closed[hex] = boxOf(g).ENTER[hex] === NO_ENTRY || isNeutralGround(g, hex) ? 1 : 0;
    barred[hex] = count[enemy][hex] || fort[hex] === enemy + 1 || (isCity(g, hex) && !controls(g, side, hex)) ? 1 : 0;
  }
  return { closed, barred, wall: boxOf(g).WATER_SIDE, zone: zone[enemy], friend: count[side] };
};
/** The hexes with a line to the west or south edge. Overwritten by the next call. */
export const overland = (g: State, map: SupplyMap): Uint8Array => {
  const { alliedEdges, edges } = botCacheOf(g);
  return supplyFrom(gridOf(g), map, alliedEdges, edges).reached;
};
/** The hexes in which Allied units of 1940 are in supply. Overwritten by the next call. */
export const alliedSupply = (g: State, map: SupplyMap): Uint8Array => {
  const { COASTAL } = boxOf(g);
  const { edges, ports } = botCacheOf(g);
  overland(g, map);
  supplyFrom(
    gridOf(g),
    map,
    boxOf(g).PORT_HEXES.filter(hex => isAlliedPort(g, hex)),
    ports,
  );
  for (let hex = 0; hex < sizeOf(g); hex++) if (ports.reached[hex] && COASTAL[hex]) edges.reached[hex] = 1;
  return edges.reached;
};

const look = (g: State, side: SideNo): Situation => {
  const cache = botCacheOf(g);
  const attack = floats(g);
  const defence = floats(g);
  const count = bytes(g);
  const zone = bytes(g);
  const fort = new Uint8Array(sizeOf(g));
  const year = is1940(g) ? '1940' : '1939';
  for (const s of [G, A]) {
    strengths(g, s, attack[s], defence[s], count[s]);
    zone[s].set(zonesOf(g, s));
  }
  for (const u of fortUnits(g))
    if (onMap(g, u)) {
      fort[placeOf(g, u)] = sideOf(g, u) + 1;
      defence[sideOf(g, u)][placeOf(g, u)]! += defenceOf(g, u);
    }
  const allied = later(() => mapFor(g, A, count, fort, zone));
  return {
    g,
    side,
    year,
    turn: turnOf(g),
    left: chartsOf(g).turns[year].length - turnOf(g) + 1,
    attack,
    defence,
    count,
    fort,
    zone,
    allied,
    supplied: [
      later(() =>
        supplyFrom(gridOf(g), mapFor(g, G, count, fort, zone), cache.germanSources, cache.edges).reached.slice(),
      ),
      later(() =>
        (year === '1940'
          ? alliedSupply(g, allied())
          : supplyFrom(gridOf(g), allied(), cache.frenchHexes, cache.edges).reached
        ).slice(),
      ),
    ],
  };
};
const same = (a: Int16Array, b: Int16Array): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
/** The situation of this position for this side. Cached until a cell, the stack or the side changes. */
export const situationOf = (g: State, side: SideNo): Situation => {
  const cache = botCacheOf(g);
  const { last } = cache;
  if (last?.side === side && last.stack === g.stack && same(last.n, g.cells)) return last.s;
  const s = look({ ...g, cells: g.cells.slice(), events: [] }, side);
  cache.last = { n: s.g.cells, stack: g.stack, side, s };
  return s;
};

/** Does a Combat Phase of this side still follow in this player turn? */
export const fightFollows = (g: State): boolean =>
  frameOf(g, 'playerTurn')?.vars.first === 0 && frameOf(g, 'movement') !== undefined;

/** Costs over open ground are searched up to this many points, and cached for good. */
const MAX_PATH_COST = 120;
export const costsFrom = (g: State, hex: number): Int16Array => {
  const { costs, scratch } = botCacheOf(g);
  const known = costs.get(hex);
  if (known) return known;
  const ground = { enter: boxOf(g).ENTER, cross: crossCosts(g, false, false) };
  const found = reach(gridOf(g), ground, hex as HexId, MAX_PATH_COST, scratch).cost.slice();
  costs.set(hex, found);
  return found;
};
export const enemyOf = (s: Situation): SideNo => foe(s.side);
/** The factors of a unit at full strength. */
export const fullFactors = (g: State, unit: number): number => {
  const [a, d] = counterOf(g, unit).factors[0]!;
  return a + d;
};
/** The factors that the next step loss costs. */
export const stepFactors = (g: State, unit: number): number => {
  const rows = counterOf(g, unit).factors;
  const lost = fullSteps(g, unit) - stepsLeft(g, unit);
  const now = rows[lost]!;
  const next = rows[lost + 1];
  return now[0] + now[1] - (next ? next[0] + next[1] : 0);
};
