/** What an obstacle is without, by the rulebook: for the law of truth (engine/test/truth.ts). An empty hex that lacks somebody gets him. */
import type { TruthSpec } from '../../../engine/test/truth.ts';
import type { State } from '../../../engine/state.ts';
import { distance, type HexId } from '../../../kernel/hex.ts';
import { FRENCH, GERMANS, isStaticUnit, nationOf, POLES, powerOf, SOVIETS } from '../model/army.ts';
import { boxOf } from '../model/box.ts';
import { COUNTRIES } from '../data/map.ts';
import { gridOf } from '../model/ground.ts';
import {
  at,
  AT,
  AT_WAR,
  beside,
  foe,
  is1939,
  isHex,
  NEUTRAL,
  placeOf,
  putUnit,
  REMOVED,
  SET_ASIDE,
  sideNo,
  standing,
  unitsInPlay,
  unitsOf,
} from '../model/state.ts';

/** 11.7, 13.1 Who may be anywhere, or in 1939 in Poland. */
const FREE = [FRENCH, SOVIETS, GERMANS, POLES];
type Side = Parameters<NonNullable<TruthSpec['remove']>>[2];
const powerNow = (g: State): number => (g.stack.findLast(f => f.vars.power !== undefined)?.vars.power as number) ?? -1;
/** 8.0 Everybody in these hexes is gone; where nobody is, two of the power whose phase it is stand in the first, and enemies in the rest. */
const stacksIn = (g: State, hexes: readonly number[], side: Side): void => {
  const there = unitsInPlay(g).filter(u => hexes.includes(placeOf(g, u)));
  for (const u of there) putUnit(g, u, beside(g, SET_ASIDE));
  if (there.length || hexes.length === 0) return;
  const mobile = (u: number): boolean => !isStaticUnit(g, u) && !boxOf(g).UNITS[u]!.short.includes('Mot');
  const ours = unitsOf(g, sideNo(side)).filter(u => mobile(u) && powerOf(nationOf(g, u)) === powerNow(g));
  const theirs = unitsOf(g, foe(sideNo(side))).filter(u => mobile(u) && FREE.includes(nationOf(g, u)));
  for (const u of ours.filter(o => boxOf(g).LOAD[o] === 1 && boxOf(g).IS_ARMY[o] === 0).slice(0, 2))
    putUnit(g, u, hexes[0]!);
  for (const [i, hex] of hexes.slice(1).entries()) putUnit(g, theirs[i]!, hex);
};
/** 9.0 Units and forts of the enemy next to these hexes are gone. */
const zonesOver = (g: State, hexes: readonly number[], side: Side): void => {
  const near = new Set(hexes.flatMap(hex => [hex, ...gridOf(g).around[hex]!]));
  for (const u of unitsOf(g, foe(sideNo(side))))
    if (near.has(placeOf(g, u) as HexId)) putUnit(g, u, beside(g, REMOVED));
  for (const [fort, hex] of boxOf(g).FORT_HEXES.entries()) if (near.has(hex)) g.cells[at(g).breached + fort] = 1;
};
/** 10.2, 10.3 Nobody and nothing in the way of a line, and for Soviets a railhead close by. */
const lineOf = (g: State, unit: number, side: Side): void => {
  const { FORT_HEXES, RAIL_HEXES, SIZE } = boxOf(g);
  for (const u of unitsOf(g, foe(sideNo(side)))) if (isHex(g, placeOf(g, u))) putUnit(g, u, beside(g, REMOVED));
  g.cells.fill(1, at(g).breached, at(g).breached + FORT_HEXES.length);
  g.cells.fill(sideNo(side) + 1, at(g).control, at(g).control + SIZE);
  for (const [c] of COUNTRIES.entries())
    if (standing(g, c) === NEUTRAL && !is1939(g)) g.cells[AT.standing + c] = AT_WAR;
  if (nationOf(g, unit) !== SOVIETS) return;
  const away = (hex: HexId): number => distance(gridOf(g), hex, placeOf(g, unit) as HexId);
  g.cells[at(g).railhead] = RAIL_HEXES.toSorted((a, b) => away(a) - away(b))[0]!;
};
export const remove: NonNullable<TruthSpec['remove']> = (g, obstacle, side) => {
  if (obstacle.is === 'stack') stacksIn(g, obstacle.at, side);
  else if (obstacle.is === 'zone') zonesOver(g, obstacle.at, side);
  else for (const unit of obstacle.at) lineOf(g, unit, side);
};
