/** What the staff sees at a glance: strengths by hex, zones and supply of both sides. Of hidden units it assumes the average. */
import type { State } from '../../../engine/state.ts';
import type { HexId } from '../../../kernel/hex.ts';
import { makeReach, NO_ENTRY, reach, type Reach } from '../../../kernel/path.ts';
import { makeSupplied, supplyFrom, type SupplyMap } from '../../../kernel/supply.ts';
import { SUPPLY, TURNS } from '../data/charts.ts';
import { GRID } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import {
  CITY,
  COUNTRY,
  crossCosts,
  EAST_EDGE,
  ENTER,
  FRANCE,
  PORT_HEXES,
  rowOf,
  RUHR,
  SIZE,
  SOUTH_EDGE,
  WATER_SIDE,
  WEST_EDGE,
} from '../ground.ts';
import { isNeutralGround } from '../rules/supply.ts';
import { zones } from '../rules/zones.ts';
import {
  A,
  AT,
  attackOf,
  controls,
  defenceOf,
  foe,
  fortUnits,
  FULL,
  G,
  heightOf,
  inPlay,
  is1940,
  mobileOf,
  NATION,
  onMap,
  placeOf,
  SIDE,
  turnOf,
  type SideNo,
} from '../state.ts';
import { isAlliedPort } from './places.ts';

export const later = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};
type Both<T> = readonly [T, T];

export interface Situation {
  readonly g: State;
  readonly side: SideNo;
  readonly year: '1940' | '1939';
  readonly turn: number;
  /** Turns left, this one counted. */
  readonly left: number;
  /** Attack and defence factors of each side by hex, forts among the defence; neutrals cannot attack. */
  readonly attack: Both<Float32Array>;
  readonly defence: Both<Float32Array>;
  /** Mobile units in play by hex and side. */
  readonly count: Both<Uint8Array>;
  /** 1 German fort, 2 Allied. */
  readonly fort: Uint8Array;
  readonly zone: Both<Uint8Array>;
  readonly supplied: Both<() => Uint8Array>;
  /** What bars Allied supply, for changing a zone and asking again. */
  readonly allied: () => SupplyMap;
}

const floats = (): [Float32Array, Float32Array] => [new Float32Array(SIZE), new Float32Array(SIZE)];
const bytes = (): [Uint8Array, Uint8Array] => [new Uint8Array(SIZE), new Uint8Array(SIZE)];

/** Average factors of the hidden units of a side, by nation. */
const hiddenFactors = (g: State, side: SideNo): ReadonlyMap<number, readonly [number, number]> => {
  const sums = new Map<number, [number, number, number]>();
  for (const u of mobileOf(g, side)) {
    if (placeOf(g, u) >= 0) continue;
    const sum = sums.get(NATION[u]!) ?? [0, 0, 0];
    const [a, d] = UNITS[u]!.factors[0]!;
    sums.set(NATION[u]!, [sum[0] + a, sum[1] + d, sum[2] + 1]);
  }
  return new Map([...sums].map(([nation, [a, d, n]]) => [nation, [a / n, d / n]]));
};
const nation = new Int8Array(SIZE);
const seen = new Uint8Array(SIZE);
const strengths = (g: State, side: SideNo, attack: Float32Array, defence: Float32Array, count: Uint8Array): void => {
  seen.fill(0);
  for (const u of mobileOf(g, side)) {
    if (!onMap(g, u)) continue;
    const hex = placeOf(g, u);
    seen[hex]! += 1;
    nation[hex] = NATION[u]!;
    if (inPlay(g, u)) {
      attack[hex]! += attackOf(g, u);
      count[hex] = heightOf(g, hex);
    }
    defence[hex]! += g.n[AT.retreated + u] === 1 ? 0 : defenceOf(g, u);
  }
  let hidden: ReadonlyMap<number, readonly [number, number]> | undefined;
  for (let hex = 0; hex < SIZE; hex++) {
    const missing = seen[hex] ? heightOf(g, hex) - seen[hex]! : 0;
    if (missing <= 0) continue;
    const [a, d] = (hidden ??= hiddenFactors(g, side)).get(nation[hex]!) ?? [4, 4];
    attack[hex]! += missing * a;
    defence[hex]! += missing * d;
  }
};

// Supply over the arrays above: asked for so often, and for positions that are only thought of, that the rules' own answer hex by hex is too slow
const GERMAN_SOURCES = [...RUHR, ...EAST_EDGE];
const EDGES = [...WEST_EDGE, ...SOUTH_EDGE];
const FRENCH_HEXES = Array.from({ length: SIZE }, (_, hex) => hex).filter(
  hex => COUNTRY[hex] === FRANCE && ENTER[hex] !== NO_ENTRY,
);
const COASTAL = Uint8Array.from({ length: SIZE }, (_, hex) => (rowOf(hex) >= SUPPLY.coastalFromRow ? 1 : 0));
const mapFor = (
  g: State,
  side: SideNo,
  count: Both<Uint8Array>,
  fort: Uint8Array,
  zone: Both<Uint8Array>,
): SupplyMap => {
  const closed = new Uint8Array(SIZE);
  const barred = new Uint8Array(SIZE);
  const enemy = foe(side);
  for (let hex = 0; hex < SIZE; hex++) {
    closed[hex] = ENTER[hex] === NO_ENTRY || isNeutralGround(g, hex) ? 1 : 0;
    barred[hex] = count[enemy][hex] || fort[hex] === enemy + 1 || (CITY[hex] && !controls(g, side, hex)) ? 1 : 0;
  }
  return { closed, barred, wall: WATER_SIDE, zone: zone[enemy], friend: count[side] };
};
const edges = makeSupplied(GRID);
const ports = makeSupplied(GRID);
/** The hexes with a line to the west or south edge. Overwritten by the next call. */
export const overland = (map: SupplyMap): Uint8Array => supplyFrom(GRID, map, EDGES, edges).reached;
/** The hexes in which Allied units of 1940 are fed. Overwritten by the next call. */
export const alliedSupply = (g: State, map: SupplyMap): Uint8Array => {
  overland(map);
  supplyFrom(
    GRID,
    map,
    PORT_HEXES.filter(hex => isAlliedPort(g, hex)),
    ports,
  );
  for (let hex = 0; hex < SIZE; hex++) if (ports.reached[hex] && COASTAL[hex]) edges.reached[hex] = 1;
  return edges.reached;
};

const look = (g: State, side: SideNo): Situation => {
  const attack = floats();
  const defence = floats();
  const count = bytes();
  const zone = bytes();
  const fort = new Uint8Array(SIZE);
  const year = is1940(g) ? '1940' : '1939';
  for (const s of [G, A]) {
    strengths(g, s, attack[s], defence[s], count[s]);
    zones(g, s, zone[s]);
  }
  for (const u of fortUnits(g))
    if (onMap(g, u)) {
      fort[placeOf(g, u)] = SIDE[u]! + 1;
      defence[SIDE[u] as SideNo][placeOf(g, u)]! += defenceOf(g, u);
    }
  const allied = later(() => mapFor(g, A, count, fort, zone));
  return {
    g,
    side,
    year,
    turn: turnOf(g),
    left: TURNS[year].length - turnOf(g) + 1,
    attack,
    defence,
    count,
    fort,
    zone,
    allied,
    supplied: [
      later(() => supplyFrom(GRID, mapFor(g, G, count, fort, zone), GERMAN_SOURCES, edges).reached.slice()),
      later(() =>
        (year === '1940' ? alliedSupply(g, allied()) : supplyFrom(GRID, allied(), FRENCH_HEXES, edges).reached).slice(),
      ),
    ],
  };
};
let last:
  | { readonly n: Int16Array; readonly stack: State['stack']; readonly side: SideNo; readonly s: Situation }
  | undefined;
const same = (a: Int16Array, b: Int16Array): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
/** Looked at again only when a cell has changed. */
export const situationOf = (g: State, side: SideNo): Situation => {
  if (last?.side === side && last.stack === g.stack && same(last.n, g.n)) return last.s;
  const s = look({ ...g, n: g.n.slice(), out: [] }, side);
  last = { n: s.g.n, stack: g.stack, side, s };
  return s;
};

/** Does a Combat Phase of this side still follow in this player turn? */
export const fightFollows = (g: State): boolean =>
  g.stack.findLast(f => f.proc === 'playerTurn')?.vars.first === 0 && g.stack.some(f => f.proc === 'movement');

/** Movement points from a hex over open ground, enemies and zones apart: kept for good. */
const kept = new Map<number, Int16Array>();
const scratch: Reach = makeReach(GRID);
const FARTHEST = 120;
export const costsFrom = (hex: number): Int16Array => {
  let costs = kept.get(hex);
  if (!costs)
    kept.set(
      hex,
      (costs = reach(
        GRID,
        { enter: ENTER, cross: crossCosts(false, false) },
        hex as HexId,
        FARTHEST,
        scratch,
      ).cost.slice()),
    );
  return costs;
};
export const enemyOf = (s: Situation): SideNo => foe(s.side);
/** Factors of a unit at full strength: what it is worth having. */
export const fullFactors = (unit: number): number => {
  const [a, d] = UNITS[unit]!.factors[0]!;
  return a + d;
};
/** The factors its next loss takes. */
export const stepFactors = (g: State, unit: number): number => {
  const rows = UNITS[unit]!.factors;
  const at = FULL[unit]! - g.n[AT.steps + unit]!;
  const now = rows[at]!;
  const next = rows[at + 1];
  return now[0] + now[1] - (next ? next[0] + next[1] : 0);
};
