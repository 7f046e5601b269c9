/** 8.0 Supply. */
import type { HexId } from '../../../kernel/hex.ts';
import { makeSupplied, supplyFrom, traceSupply, type SupplyMap, type Trace } from '../../../kernel/supply.ts';
import type { State } from '../../../engine/state.ts';
import { SUPPLY } from '../data/charts.ts';
import { GRID } from '../data/map.ts';
import { CITY, COUNTRY, EAST_EDGE, FRANCE, isGap, isLand, MAGINOT_HEXES, PORT_HEXES, rowOf, RUHR, SIZE, SOUTH_EDGE, WATER_SIDE, WEST_EDGE } from '../ground.ts';
import { A, AT, controlOf, controls, foe, fortIn, FRENCH, G, is1940, MECH, NATION, NEUTRAL, neutralOf, onMap, placeOf, SIDE, standing, turnOf, type SideNo } from '../state.ts';
import { forts, occupied, zones } from './zones.ts';

const closed = new Uint8Array(SIZE), barred = new Uint8Array(SIZE), zone = new Uint8Array(SIZE), friend = new Uint8Array(SIZE), theirs = new Uint8Array(SIZE), fort = new Uint8Array(SIZE);
const MAP: SupplyMap = { closed, barred, wall: WATER_SIDE, zone, friend };
const GROUND_SHUT = Uint8Array.from({ length: SIZE }, (_, hex) => (isLand(hex) && !isGap(hex) ? 0 : 1));
/** Countries by hex: Belgium 1 … as in ground.ts; their place in NEUTRALS. */
const NEUTRAL_BY_COUNTRY = [-1, 0, 1, 2, -1, 3, -1];
/** 3.2, 3.6 A neutral's ground is closed to everyone until it is violated. */
export const isNeutralGround = (g: State, hex: number): boolean => {
  const neutral = NEUTRAL_BY_COUNTRY[COUNTRY[hex]!]!;
  return neutral >= 0 && (!is1940(g) || standing(g, neutral) === NEUTRAL);
};

/** 8.1 What bars a line of this side: enemies and their forts, cities they control, closed ground. */
const lay = (g: State, side: SideNo): SupplyMap => {
  occupied(g, foe(side), theirs);
  forts(g, fort);
  occupied(g, side, friend);
  zones(g, foe(side), zone);
  for (let hex = 0; hex < SIZE; hex++) {
    closed[hex] = GROUND_SHUT[hex]! || isNeutralGround(g, hex) ? 1 : 0;
    barred[hex] = theirs[hex] || fort[hex] === foe(side) + 1 || (CITY[hex] && !controls(g, side, hex)) ? 1 : 0;
  }
  return MAP;
};

/** 8.7, 8.8, 8.6 Where lines lead. The ports serve only units in row 31 and north of it. */
const edgeSources = (g: State, side: SideNo): readonly HexId[] => (side === G ? GERMAN_SOURCES : is1940(g) ? ALLIED_EDGES : FRENCH_HEXES);
const GERMAN_SOURCES = [...RUHR, ...EAST_EDGE], ALLIED_EDGES = [...WEST_EDGE, ...SOUTH_EDGE];
const FRENCH_HEXES = Array.from({ length: SIZE }, (_, hex) => hex as HexId).filter(hex => COUNTRY[hex] === FRANCE && !GROUND_SHUT[hex]);
const openPorts = (g: State): readonly HexId[] => PORT_HEXES.filter((hex, i) => controlOf(g, hex) === A + 1 && !g.n[AT.lostPort + i]);
const isCoastal = (hex: number): boolean => rowOf(hex) >= SUPPLY.coastalFromRow;

const edges = makeSupplied(GRID), ports = makeSupplied(GRID);
/** The hexes in which a unit of this side would be in supply: 1. Overwritten by the next call. */
export const suppliedHexes = (g: State, side: SideNo, out: Uint8Array): Uint8Array => {
  const map = lay(g, side);
  supplyFrom(GRID, map, edgeSources(g, side), edges);
  out.set(edges.reached);
  if (side === A && is1940(g)) {
    supplyFrom(GRID, map, openPorts(g), ports);
    for (let hex = 0; hex < SIZE; hex++) if (ports.reached[hex] && isCoastal(hex)) out[hex] = 1;
  }
  return out;
};

const reached = new Uint8Array(SIZE);
/** 4.4, 4.8, 5.17 The hexes with a line to the west or south edge: neither a port nor a fort will do. Overwritten by the next call. */
export const overlandHexes = (g: State, out: Uint8Array): Uint8Array => {
  out.set(supplyFrom(GRID, lay(g, A), ALLIED_EDGES, edges).reached);
  return out;
};
export const isOverland = (g: State, unit: number): boolean => onMap(g, unit) && overlandHexes(g, reached)[placeOf(g, unit)] === 1;

/** 8.0, 8.10 Always in supply: neutrals, Germans in 1939, mechanised corps in the first turns, the French in a Maginot fort. */
const always = (g: State, unit: number): boolean => {
  if (neutralOf(NATION[unit]!) >= 0) return true;
  if (SIDE[unit] === G) return !is1940(g) || (MECH[unit] === 1 && turnOf(g) <= SUPPLY.mechanisedToTurn);
  return NATION[unit] === FRENCH && fortIn(g, placeOf(g, unit)) >= 0 && (MAGINOT_HEXES as readonly number[]).includes(placeOf(g, unit));
};
export const inSupply = (g: State, unit: number): boolean =>
  onMap(g, unit) && (always(g, unit) || suppliedHexes(g, SIDE[unit] as SideNo, reached)[placeOf(g, unit)] === 1);

/** The line of a unit, or the hex that cuts it and how: for the screen. */
export const traceOf = (g: State, unit: number): Trace => {
  const side = SIDE[unit] as SideNo, hex = placeOf(g, unit) as HexId;
  if (always(g, unit)) return { ok: true, line: [hex] };
  return traceSupply(GRID, lay(g, side), hex, [...edgeSources(g, side), ...(side === A && is1940(g) && isCoastal(hex) ? openPorts(g) : [])]);
};
